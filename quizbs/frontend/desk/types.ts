/** Types of the desk: its state, its panels, and what the server answers. */
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type { peopleOf } from "./people.js";

export type People = ReturnType<typeof peopleOf>;

/** The panels that can be open, by kind, with what each is about. */
export interface Panels {
  door: unknown;
  clear: { which: "fresh" | "gone" | "crowd" };
  ask: unknown;
  trick: unknown;
  phone: { seat: View.Seat };
  bell: { minutes?: number };
  freeze: unknown;
  more: unknown;
  remote: unknown;
  table: { table: View.TableNumber };
  students: unknown;
  accommodation: { seat: View.Seat };
  plan: unknown;
  move: { seat: View.Seat; table: View.TableNumber; together?: boolean };
  together: { seat: View.Seat; table: View.TableNumber; other: View.Seat };
  remove: { seat: View.Seat };
  part: { name: string; person: string };
  end: { table: View.TableNumber };
  last: unknown;
  close: unknown;
}

/** An open panel, and the one to return to. */
export type Opened<Kind extends keyof Panels> = { kind: Kind; back?: Panel | null } & Panels[Kind];
export type Panel = { [Kind in keyof Panels]: Opened<Kind> }[keyof Panels];

/** A question to ask the class. */
export interface Offer {
  question: string;
  text: string;
  topic: string;
  choices: string[];
  answer: string[];
}

/** An answer of an earlier game. */
export interface Earlier extends View.Judged {
  name: string;
}

/** Something that needs the teacher, about these tables. */
export interface Card {
  key: string;
  tables?: View.TableNumber[];
  title: unknown;
  line: unknown;
  buttons: unknown[];
}

/** Make a button; the first of several stands out. */
export type Button = (label: unknown, click: () => void, first?: boolean) => unknown;

export interface Moment {
  moment: string;
  at: number;
  ends: number;
  of: number;
  held: number | null;
}

export type Since = Map<View.TableNumber, Moment>;
export type Sitting = Map<View.TableNumber, { key: string; at: number }>;

export interface Odds {
  one: number;
  all: number;
  calm: number;
  hot: number;
  minutes: number;
}

export interface Choice extends Odds {
  deck: string;
  rounds: number;
}

/** What fits before the bell. */
export interface Plan {
  tables: number[];
  bots: number;
  minutes: number;
  cards: number;
  rounds: number;
  expected: number;
  running: Odds | null;
  best: Choice;
  others: Choice[];
  sure: boolean;
  deck: string;
  at_most: boolean;
  dealt: string | null;
  preset: string;
  better: { preset: string; best: Choice } | null;
  dropped: string[];
  dropped_best: string[];
  measured: {
    here: boolean;
    called: number;
    cheats: number;
    turn: number;
    question: number;
  } | null;
}

export interface State {
  host: boolean;
  code: string;
  remote: string;
  remoteUsed: boolean;
  classList: boolean;
  added: string;
  bell: Screen.Clock | null;
  clocks: Map<View.TableNumber, Screen.Clock | null>;
  classClock: Screen.Clock | null;
  sitting: Sitting;
  since: Since;
  line: "on" | "off";
  trouble: string;
  here: Set<View.Seat> | null;
  held: Screen.Waiter[];
  crowd: View.Seat[];
  watch: Screen.Clock | null;
  taken: number;
  clearing: boolean;
  follow: View.TableNumber;
  panel: Panel | null;
  picked: View.Seat | null;
  search: string;
  apart: { one?: View.Seat; other?: View.Seat };
  chosen: View.Seat | null;
  left: Set<string>;
  said: string;
  plan: Plan | null;
  earlier: Earlier[] | null;
  questions: Offer[] | null;
  sought: string;
  unread: boolean;
  act(command: View.Act): Promise<boolean>;
  tell(sentence: string): void;
  open(panel: Panel | null): void;
  offers(words?: string): Promise<void>;
  recalls(): Promise<void>;
  remotes(): Promise<void>;
  plans(minutes: number): Promise<void>;
  pick(seat: View.Seat): void;
  find(part: string): void;
  choose(seat: View.Seat): void;
  add(name: string): Promise<void>;
  leave(key: string): void;
}
