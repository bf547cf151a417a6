/** What phone and wall keep themselves. What the screens hand to each other is in screen.ts. */

/** For scripts that cannot import types. */
declare namespace Screen {
  type Act = View.Act;
  type Mark = import("./screen.js").Mark;
  type Clock = import("./screen.js").Clock;
  type Answer = import("./screen.js").Answer;
  type Waiting = import("./screen.js").Waiting;
  type Line<V> = import("./screen.js").Line<V>;
  type Message = import("./screen.js").Message;
  type Handlers<V> = import("./screen.js").Handlers<V>;
  type Changed = import("./screen.js").Changed;
  type Submitted = import("./screen.js").Submitted;
  type Toggled = import("./screen.js").Toggled;
  type Open<V> = import("./screen.js").Open<V>;
  type Pulse = import("./screen.js").Pulse;
  type Address = import("./screen.js").Address;
  type Reach = import("./screen.js").Reach;
  type Waiter = import("./screen.js").Waiter;
  type Question = import("./screen.js").Question;
}

declare namespace Phone {
  /** All but the first are there once their part is (parts.js). */
  type On = ReturnType<typeof import("./phone/actions.js").actionsFor> &
    ReturnType<typeof import("./phone/later.js").actions> &
    ReturnType<typeof import("./phone/show_switches.js").setUp>;
  interface Parts {
    later: typeof import("./phone/later.js");
  }
  type Part = <Name extends keyof Parts>(name: Name) => Parts[Name] | null;
  type Context = ReturnType<typeof import("./phone/context.js").readContext>;
  /** The same at a table; on my turn; while a claim lies there; from a call on; from a question on. */
  type AtTable = Context & { game: View.PhoneGame };
  type Turn = AtTable & { can: { play: View.Play } };
  type Claimed = AtTable & { game: { claim: View.Claim } };
  type Called = AtTable & { game: { challenge: View.Challenge } };
  type Asked = AtTable & { game: { question: View.Question } };

  /** Which question is answered. */
  type How = "answer" | "answer_class" | "retry";

  interface App {
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
  type Still = (can: View.Can, game: Partial<View.PhoneGame>, view: View.Phone) => unknown;
  type Send = (command: Screen.Act, still: Still) => Promise<void>;

  /** What the tutorial's made-up moments show. */
  interface Moment {
    rank: View.Rank;
    cards: View.OwnCard[];
    claim?: { count: number; faces: View.Face[] };
    name?: string;
  }

  /** How the own cards may be touched. */
  interface Hand {
    marked: boolean;
    barred: boolean;
    picked: boolean;
    pick: (card: View.OwnCard, may: boolean) => void;
    stops: boolean;
    reached: (id: number) => void;
  }

  /** A question once everybody may know the answer. */
  type Answered<Asked extends Screen.Question = Screen.Question> = Asked & { result: NonNullable<Asked["result"]> };

  /** A question whose answer this phone was shown, with what it had answered itself. */
  interface Met {
    question: Phone.Answered;
    given: View.Given | null;
    right: boolean;
    without: number[];
  }

  interface Retry {
    list: Met[];
    at: number;
    given: View.Given | null;
    right: boolean | null;
  }

  type Practice = ReturnType<typeof import("./phone/practice.js").freshPractice>;

  /** The hand that was left, and how many turns had been played for its owner by then. */
  interface Left {
    hand: string;
    played: number;
  }

  /** What is chosen and typed for a question, and not sent yet. */
  interface Draft {
    choices: number[];
    typed: string;
  }

  interface State {
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
    unsaid: string[];
    hidden: boolean;
    panel: boolean;
    theme: string;
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
}

declare namespace Wall {
  type People = ReturnType<typeof import("./wall/people.js").peopleOf>;

  /** The view with the table that the wall follows, if it follows one, as its own. */
  interface Focused extends View.Wall {
    table?: View.TableNumber;
  }

  /** A small podium: its kind, who stands on it, and whether names are written out. */
  interface Strip {
    kind: keyof View.Podiums;
    podium: View.Step[];
    named: number;
    lines?: number;
  }

  /** What was decided last, and until when it stands, in this page's ms. */
  interface Held {
    view: Focused;
    game: import("./wall/scene.js").Called;
    decision: string;
    until: number;
  }

  /** How a sound is played: s from now, how loud (1 as it is), under which key, how many it counts, s that a roll lasts. */
  interface Sounding {
    after?: number;
    loud?: number;
    key?: string;
    many?: number;
    long?: number;
  }

  interface State {
    clock: Screen.Clock | null;
    wait: Screen.Clock | null;
    line: "on" | "off";
    still: string;
    here: Set<View.Seat> | null;
    reach: Screen.Reach | null;
    bell: Screen.Clock | null;
    classClock: Screen.Clock | null;
    trouble: string;
    follow: View.TableNumber;
    held: Held | null;
    /** The beats of the show that have come, the track of the call on the wall, and how many ms of that have passed. */
    reached: ReadonlySet<string>;
    call: import("./wall/timeline.js").Track<unknown> | undefined;
    passed: number;
    motion: ReturnType<typeof import("./wall/calm.js").calm>;
    speaker: ReturnType<typeof import("./wall/sounds.js").loudspeaker>;
    drawn: number;
    finale: ReturnType<typeof import("./wall/finale.js").finaleAt>;
    /** What the class knows together, at the end of the lesson. */
    learnt: ReturnType<typeof import("./wall/learnt.js").learnt>;
    panel: string | null;
    said: string;
    act(command: Screen.Act): Promise<void>;
    open(panel: string | null): void;
    mute(): void;
    music(): void;
    full: { possible: boolean; on: boolean; turn(): Promise<void> };
  }
}
