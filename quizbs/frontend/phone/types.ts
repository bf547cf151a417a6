/** Types of the phone: its state, its handlers, and the views narrowed to what a screen needs. */
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";

/** The handlers of taps that load with the part `later`. */
export type LaterActions = ReturnType<typeof import("./after_question.js").actions>;

/** The handlers of taps; `later` is missing until that part has loaded (parts.ts). */
export type On = ReturnType<typeof import("./actions.js").actionsFor> &
  ReturnType<typeof import("./help/phone_switches.js").switchActions>;

/** The parts of the script that load when they are first needed. */
export interface Parts {
  later: typeof import("./after_question.js");
  trick: typeof import("./question/trick.js");
}

/** Return a part, or null while it is loading. */
export type Part = <Name extends keyof Parts>(name: Name) => Parts[Name] | null;

export type Context = ReturnType<typeof import("./context.js").readContext>;
/** The context of a phone whose student plays at a table. */
export type AtTable = Context & { game: View.PhoneGame };
/** On the student's own turn. */
export type Turn = AtTable & { can: { play: View.Play } };
/** While there is a claim. */
export type Claimed = AtTable & { game: { claim: View.Claim } };
/** After a call. */
export type Called = AtTable & { game: { challenge: View.Challenge } };
/** Once a question has been asked. */
export type Asked = AtTable & { game: { question: View.Question } };

/** The command that sends an answer; "retry" answers stay on the phone. */
export type How = "answer" | "answer_class" | "retry";

export interface App {
  state: State;
  /** Return the view on the screen; throws before the first one has arrived. */
  view(): View.Phone;
  draw(): void;
  link(): Screen.Line<View.Phone>;
  say(text: string): void;
  /** Send the armed play after `left` ms. */
  arm(left: number): void;
  /** Show why the server refused an act. */
  refused(code: View.Refusal): void;
  /** Store the settings on this phone. */
  keep(): void;
}

/** Return whether an act still makes sense in a newer view. Without a game, `game` is empty. */
export type Still = (can: View.Can, game: Partial<View.PhoneGame>, view: View.Phone) => unknown;
export type Send = (command: View.Act, still: Still) => Promise<void>;

/** A made-up moment of the tutorial. */
export interface Moment {
  rank: View.Rank;
  cards: View.OwnCard[];
  claim?: { count: number; faces: View.Face[] };
}

/** How one card of the hand looks and reacts. */
export interface Hand {
  at: number;
  marked: boolean;
  barred: boolean;
  picked: boolean;
  pick: (card: View.OwnCard, may: boolean) => void;
  stops: boolean;
  reached: (id: number) => void;
}

/** A question whose answer is public. */
export type Answered<Asked extends Screen.Question = Screen.Question> = Asked & {
  result: NonNullable<Asked["result"]>;
};

/** A question whose answer this phone has shown, with the student's own answer. */
export interface SeenQuestion {
  question: Answered;
  given: View.Given | null;
  right: boolean;
  without: number[];
}

/** The missed questions that are tried again, and how far the student is. */
export interface Retry {
  list: SeenQuestion[];
  at: number;
  given: View.Given | null;
  right: boolean | null;
}

export type Practice = ReturnType<typeof import("./lobby/practice.js").freshPractice>;

/** The hand when the page was left, and how many turns autoplay had played for the student until then. */
export interface PageLeft {
  hand: string;
  played: number;
}

/** An unsent answer. */
export interface Draft {
  choices: number[];
  typed: string;
}

/**
 * The state that only this phone knows: picked and typed answers, clocks, settings. `arrive` updates it for each view.
 */
export interface State {
  /** The code of the lesson. */
  lessonCode: string;
  line: "on" | "off";
  /** Why the server cannot save anything at the moment, "" if it can. */
  trouble: string;
  /** Acts that the server has not answered yet. */
  pendingActs: Screen.Waiting[];
  /** The seats whose phones are connected; null until the first pulse. */
  connected: Set<View.Seat> | null;
  /** Why this phone is no longer in the lesson. */
  away: "moved" | "removed" | "cleared" | "given" | "closed" | "older" | "unknown" | null;
  /** Ids of the picked cards of the hand. */
  picked: Set<number>;
  /** Id of the card that had the focus last: Tab returns to it. */
  focusedCard: number | null;
  /** Id of the card whose question is shown above the hand. */
  questionCard: number | null;
  /** Picked choices of the open question. */
  choices: number[];
  /** The text typed for the open question. */
  typed: string;
  /** Unsent answers by question, kept while another question covers theirs. */
  drafts: Map<string, Draft>;
  /** Set while the student has left the page, and until the next tap after that. */
  leftAt: PageLeft | null;
  /** The text that is being read aloud, "" for none. */
  aloudText: string;
  /** Index of the challenged card whose question the asker has picked. */
  askCard: number | null;
  /** The seat that the asker has picked to answer. */
  answerer: View.Seat | null;
  /** Id of the card picked to be discarded. */
  discardCard: number | null;
  /** Id of the game that `seenQuestions` belongs to. */
  seenGame: string;
  /** Answered questions of this game with the student's own answers, by text. */
  seenQuestions: Map<string, SeenQuestion>;
  /** The missed questions, while they are tried again. */
  retry: Retry | null;
  /**
   * When this phone received an answer or the end that the wall reveals first, in ms of this page; 0 once the wall has
   * revealed it. Until then the phone must not show it.
   */
  wallShowsSince: number;
  /** When the first award can be read on the wall, in ms of this page. */
  awardsShownAt: number;
  /** When the wall has shown the whole end, in ms of this page. */
  endShownAt: number;
  /** Sentences for the screen reader that wait for the wall. */
  delayedNews: string[];
  /** Whether the student has hidden the hand. */
  handHidden: boolean;
  /** Whether the help panel is open. */
  helpOpen: boolean;
  theme: string;
  /** How much room the page has: words for `data-room` (room.ts). */
  room: string;
  /** Whether the phone may vibrate. */
  mayVibrate: boolean;
  /** Whether letters and digits work as shortcuts. */
  letterKeys: boolean;
  /** Progress in the tutorial; null before it starts, false once it is finished or skipped. */
  practice: Practice | false | null;
  /** A play that is sent as soon as `playDelay` has passed. */
  armedPlay: { turn: number; cards: number[] } | null;
  /** Number of a claim that has just replaced another one: a tap on it now would be accidental. */
  replacingClaim: number | null;
  /** One sentence in the dock, until the next tap or moment. */
  hint: string;
  /** A refusal that is shown once the words for refusals have loaded. */
  pendingRefusal: View.Refusal | "";
  /** The clock of the current step, or the student's own one with more time. */
  clock: Screen.Clock | null;
  /** Time until a play is allowed: the shortest call window must pass first. */
  playDelay: Screen.Clock | null;
  /** The clock of a question for the whole class. */
  classClock: Screen.Clock | null;
}
