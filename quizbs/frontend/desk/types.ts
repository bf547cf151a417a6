/** Types of the desk: its state, its panels, and what the server answers. */
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type { peopleOf } from "./people.js";

export type People = ReturnType<typeof peopleOf>;

/** The panels that can be open, by kind, with what each is about. */
export interface Panels {
  waiting: unknown;
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

/** What the desk keeps itself, and its handlers. */
export interface State {
  /** Whether this is the host's laptop rather than the remote. */
  host: boolean;
  code: string;
  /** The path that makes a phone the remote, for those who can't scan it; "" until it has loaded. */
  remotePath: string;
  /** The address of this laptop before that path; "" if no network was found. */
  remoteAddress: string;
  /** Whether a phone is the remote. */
  remoteUsed: boolean;
  /** Whether the lesson has a class list. */
  classList: boolean;
  /** The name that was last added to the class list. */
  addedName: string;
  bell: Screen.Clock | null;
  /** The clocks of the tables. */
  clocks: Map<View.TableNumber, Screen.Clock | null>;
  /** The clock of a question for the whole class. */
  classClock: Screen.Clock | null;
  /** Since when each table has waited for players who haven't sat down. */
  sitting: Sitting;
  /** Since when each table has been at the same moment. */
  since: Since;
  line: "on" | "off";
  /** Why the server cannot save anything at the moment, "" if it can. */
  trouble: Screen.Trouble | "";
  /** The seats whose phones are connected; null until the first pulse. */
  connected: Set<View.Seat> | null;
  /** The names that wait to be let in. */
  waiters: Screen.Waiter[];
  /** Seats that joined from one address at once. */
  crowd: View.Seat[];
  /** How much longer each new name must wait, after a removal. */
  waitClock: Screen.Clock | null;
  /** When the newest view arrived, in ms of this page. */
  viewArrived: number;
  /** Whether the fold that removes many students is open. */
  clearingOpen: boolean;
  /** The table that the wall shows alone; 0: all tables. */
  follow: View.TableNumber;
  /** The open dialog. */
  panel: Panel | null;
  /** The seat that is being moved. */
  picked: View.Seat | null;
  /** The search among the students. */
  search: string;
  /** The two students picked to be kept apart. */
  apartPair: { one?: View.Seat; other?: View.Seat };
  /** The student whose buttons are open, if there isn't room for everybody's. */
  openStudent: View.Seat | null;
  /** Keys of the cards that the teacher has dismissed. */
  dismissed: Set<string>;
  /** A sentence that is shown for a while. */
  notice: string;
  /** What fits before the bell. */
  plan: Plan | null;
  /** The answers of earlier games; null until they have loaded. */
  earlier: Earlier[] | null;
  /** Questions to ask the class; null until they have loaded. */
  questions: Offer[] | null;
  /** The search for those questions. */
  questionSearch: string;
  /** Whether lies of "Trick the class" are shown without being approved here. */
  unread: boolean;
  /** Send a command; resolves with whether it was done. */
  act(command: View.Act): Promise<boolean>;
  /** Show a sentence for a while. */
  show(sentence: string): void;
  /** Open a dialog, or close it with null. */
  open(panel: Panel | null): void;
  loadQuestions(words?: string): Promise<void>;
  loadEarlier(): Promise<void>;
  loadRemote(): Promise<void>;
  loadPlan(minutes: number): Promise<void>;
  /** Pick a seat to move. */
  pick(seat: View.Seat): void;
  /** Search among the students. */
  find(part: string): void;
  /** Open the buttons of a student. */
  choose(seat: View.Seat): void;
  /** Add a name to the class list. */
  add(name: string): Promise<void>;
  /** Dismiss the card with this key. */
  dismiss(key: string): void;
}
