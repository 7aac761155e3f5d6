/** What the current form of the client adds to its pages. */
import type { FunctionComponent } from "preact";

export interface Parts {
  /** Shown on every page. */
  Notices?: FunctionComponent;
  /** Shown below the games on the first page, instead of what needs a server. */
  Below?: FunctionComponent<{ onChanged: () => void }>;
  /** Opens a table at a position that the documentation shows. */
  Position?: FunctionComponent<{ game: string; picture: string }>;
}

export const parts: Parts = {};
