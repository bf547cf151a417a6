/** What the phone keeps and hands from one part to another. */
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
/** All but the first are there once their part is (parts.ts). */
export type On = ReturnType<typeof import("./actions.js").actionsFor> &
  ReturnType<typeof import("./later.js").actions> &
  ReturnType<typeof import("./show_switches.js").setUp>;
export interface Parts {
  later: typeof import("./later.js");
  trick: typeof import("./trick.js");
}
export type Part = <Name extends keyof Parts>(name: Name) => Parts[Name] | null;
export type Context = ReturnType<typeof import("./context.js").readContext>;
/** The same at a table; on my turn; while a claim lies there; from a call on; from a question on. */
export type AtTable = Context & { game: View.PhoneGame };
export type Turn = AtTable & { can: { play: View.Play } };
export type Claimed = AtTable & { game: { claim: View.Claim } };
export type Called = AtTable & { game: { challenge: View.Challenge } };
export type Asked = AtTable & { game: { question: View.Question } };

/** Which question is answered. */
export type How = "answer" | "answer_class" | "retry";

export interface App {
  state: State;
  /** What is shown; throws as long as there is nothing to tap. */
  view(): View.Phone;
  draw(): void;
  link(): Screen.Line<View.Phone>;
  say(text: string): void;
  arm(left: number): void;
  refused(code: View.Refusal): void;
  keep(): void;
}

/** Whether a newer view leaves sense in an act. Where there is no game, `game` is empty. */
export type Still = (can: View.Can, game: Partial<View.PhoneGame>, view: View.Phone) => unknown;
export type Send = (command: View.Act, still: Still) => Promise<void>;

/** What the tutorial's made-up moments show. */
export interface Moment {
  rank: View.Rank;
  cards: View.OwnCard[];
  claim?: { count: number; faces: View.Face[] };
  name?: string;
}

/** How the own cards may be touched. */
export interface Hand {
  marked: boolean;
  barred: boolean;
  picked: boolean;
  pick: (card: View.OwnCard, may: boolean) => void;
  stops: boolean;
  reached: (id: number) => void;
}

/** A question once everybody may know the answer. */
export type Answered<Asked extends Screen.Question = Screen.Question> = Asked & {
  result: NonNullable<Asked["result"]>;
};

/** A question whose answer this phone was shown, with what it had answered itself. */
export interface Met {
  question: Answered;
  given: View.Given | null;
  right: boolean;
  without: number[];
}

export interface Retry {
  list: Met[];
  at: number;
  given: View.Given | null;
  right: boolean | null;
}

export type Practice = ReturnType<typeof import("./practice.js").freshPractice>;

/** The hand that was left, and how many turns had been played for its owner by then. */
export interface Left {
  hand: string;
  played: number;
}

/** What is chosen and typed for a question, and not sent yet. */
export interface Draft {
  choices: number[];
  typed: string;
}

export interface State {
  lesson: string;
  line: "on" | "off";
  trouble: string;
  waiting: Screen.Waiting[];
  here: Set<View.Seat> | null;
  away: "moved" | "removed" | "cleared" | "given" | "closed" | "older" | "unknown" | null;
  picked: Set<number>;
  stop: number | null;
  reading: number | null;
  choices: number[];
  typed: string;
  drafts: Map<string, Draft>;
  left: Left | null;
  aloud: string;
  card: number | null;
  answerer: View.Seat | null;
  discard: number | null;
  game: string;
  met: Map<string, Met>;
  retry: Retry | null;
  upSince: number;
  praisedAt: number;
  shownAt: number;
  unsaid: string[];
  hidden: boolean;
  panel: boolean;
  theme: string;
  room: string; // room.ts
  buzz: boolean;
  keys: boolean;
  practice: Practice | false | null;
  armed: { turn: number; cards: number[] } | null;
  fresh: number | null;
  hint: string;
  refused: View.Refusal | "";
  clock: Screen.Clock | null;
  wait: Screen.Clock | null;
  bell: Screen.Clock | null;
  classClock: Screen.Clock | null;
}
