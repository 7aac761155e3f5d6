/** What the form of the client that is started adds to its pages. */
import type { FunctionComponent } from "preact";

export interface Parts {
  /** Stands on every page. */
  Notices?: FunctionComponent;
  /** Stands below the games on the first page, instead of what needs a server. */
  Below?: FunctionComponent<{ onChanged: () => void }>;
  /** Opens a table at a position that the documentation shows. */
  Position?: FunctionComponent<{ game: string; picture: string }>;
}

export const parts: Parts = {};
