/** What the server says and is told, as docs/protocol.md explains it. */

/** A fact said as it is, a seat (its player's name), or another text. */
export type Fact = number | string | { s: number } | { r: string };
/** A sentence in no language yet: the name of its text and the facts in it. */
export type Phrase = [text: string, facts?: Record<string, Fact>];

export type Language = "en" | "fr" | "de";

export interface GameInfo {
  id: string;
  letters: string;
  players: [least: number, most: number];
  options: { id: string; players: number[] }[];
  levels: string[];
  level: string;
  texts: Record<Language, string>;
  rules: Record<Language, string>;
  board: string | null;
  /** Where a position of the game is, for a picture of its board. */
  sample: string;
}

export interface Sample {
  players: number;
  pieces: Piece[];
}

export interface SeatRequest {
  kind: "me" | "open" | "bot" | "local";
  name?: string;
  level?: string;
}

export type UndoPolicy = "free" | "consent" | "none";
export type Pace = "live" | "correspondence";

export interface TableRequest {
  game: string;
  seats: SeatRequest[];
  options?: string[];
  first?: number | null;
  undo?: UndoPolicy;
  hints?: boolean;
  listed?: boolean;
  pace?: Pace;
  clock?: { minutes: number; increment: number };
  absent_hours?: number;
  language?: Language;
}

export interface Player {
  seat: number;
  name: string;
  kind: "person" | "local" | "open" | "bot";
  level?: string;
  online: boolean;
  /** A bot plays for a person who can come back. */
  away?: boolean;
}

export interface Turn {
  seats: number[];
  over?: boolean;
  winners?: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  players: Player[];
  options: string[];
  edition: string;
  status: "waiting" | "playing" | "over";
  undo: UndoPolicy;
  hints: boolean;
  listed: boolean;
  pace: Pace;
  clock: { minutes: number; increment: number } | null;
  absent_hours: number | null;
  /** My seats. */
  you: number[];
  creator: boolean;
  n: number;
  turn: Turn;
  opened: number;
  changed: number;
  rivals: Phrase[];
  rematch?: string;
  origin?: { table: string; at: number };
  my_turn?: boolean;
}

export interface Piece {
  i: string;
  /** Symbol. */
  y: string;
  /** Slot. */
  s: string;
  /** Owner. */
  o?: number;
  /** What is written on it. */
  x?: string;
  /** Label. */
  l?: Phrase;
}

/** What is different about a piece; null: the field is gone. A new piece is whole. */
export type PieceChange = Pick<Piece, "i"> & { [Field in Exclude<keyof Piece, "i">]?: Piece[Field] | null };

/** With the pieces, if any, on which a click means it. */
export type Choice = [notation: string, phrase: Phrase, pieces?: string[]];

export interface LogEntry {
  n: number;
  /** Seat, -1 for chance. */
  w: number;
  e: string;
  p: Phrase;
  told?: Phrase[];
  count?: boolean;
}

export interface Can {
  undo: "free" | "ask" | "no";
  restart: boolean;
  hint: boolean;
}

export interface Clocks {
  left?: (number | null)[];
  running?: number[];
  at?: number;
  until?: number | null;
}

export interface View {
  n: number;
  /** How often something was taken back. */
  u: number;
  seat: number | null;
  pieces: Piece[];
  turn: Turn;
  choices: Choice[];
  log: LogEntry[];
  /** How many entries of the log were left out before the first one. */
  first: number;
  scores: number[];
  can: Can;
  seen: number;
  clocks?: Clocks;
}

export interface Step {
  n: number;
  from: number;
  pieces?: { set?: PieceChange[]; gone?: string[]; last?: string[] };
  turn?: Turn;
  choices?: Choice[] | { add?: Choice[]; drop?: string[] };
  log?: LogEntry[];
  /** From which number on entries of the log go before new ones are added; otherwise that of the first new one. */
  cut?: number;
  scores?: number[];
  can?: Can;
  clocks?: Clocks;
}

export interface Moment {
  n: number;
  count: number;
  seat: number | null;
  pieces: Piece[];
  turn: Turn;
  log: LogEntry[];
  scores: number[];
}

export interface CountItem {
  value: number | Phrase;
  /** What explains it, in smaller letters; a figure in brackets. */
  why?: number | Phrase;
}

export interface CountColumn {
  heading: Phrase;
  /** Gains are figures with a sign. */
  kind: "words" | "figures" | "gains" | "reasons";
  role?: string;
}

export interface CountRow {
  /** Null: as in the row above. */
  label: Phrase | null;
  /** For each column what adds up there. */
  cells: CountItem[][];
  /** `total`: it sums up the rows above. `dim`: somebody who gets nothing. `seat-0`, ...: somebody's. */
  role?: string;
}

/** What a payday, a scoring or the end of the game gave to whom and why. */
export interface Count {
  title: Phrase;
  /** Over the labels of the rows. */
  labels: Phrase | null;
  columns: CountColumn[];
  rows: CountRow[];
  notes: { phrase: Phrase; role?: string }[];
}

export interface Chat {
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

export interface Ask {
  seat: number | null;
  restart?: boolean;
  answers?: Record<string, boolean>;
}

interface Answer {
  id?: number;
}

export type FromServer =
  | { t: "table"; table: TableInfo }
  | ({ t: "view" } & View)
  | ({ t: "step" } & Step)
  | ({ t: "ask" } & Ask)
  | ({ t: "chat" } & Chat)
  | { t: "chats"; chats: Chat[] }
  | { t: "presence"; online: number[] }
  | ({ t: "hint"; e: string; phrase: Phrase } & Answer)
  | ({ t: "why"; e: string; phrase: Phrase; clause?: string } & Answer)
  | ({ t: "ok" } & Answer)
  | ({ t: "error"; code: string; phrase: Phrase; clause?: string } & Answer);

export type ToServer =
  | { t: "move"; n: number; u: number; seat: number; e: string }
  | { t: "undo" | "restart" | "hint"; seat: number }
  | { t: "answer"; yes: boolean }
  | { t: "why"; seat: number; e: string }
  | { t: "why"; seat: number; piece: string }
  | { t: "chat"; text: string }
  | { t: "seen"; n: number }
  | { t: "sit"; seat: number | null }
  | { t: "sync" };
