/** What the screens keep themselves, and what they hand to each other. What the server sends is in view.d.ts. */
declare namespace Screen {
  /** By what a seat is known: its sign, and the head of its owner's animal, "" or none where there is none. */
  interface Mark {
    sign: number;
    head?: string;
  }

  type Clock = NonNullable<ReturnType<typeof import("./ui/clock.js").clockFrom>>;

  interface Act {
    do: string;
    [field: string]: unknown;
  }

  interface Answer {
    done?: boolean;
    refused?: string;
    left?: number;
    dropped?: boolean;
  }

  interface Waiting {
    act: Act;
    sent: boolean;
  }

  interface Line<V> {
    act(command: Act, still?: (view: V) => unknown): Promise<Answer>;
    shows(on: boolean): void;
    resume(): void;
  }

  /** An act without an answer, with what its sender waits for. */
  type Message = { id: string; act: Act };

  interface Entry<V> {
    message: Message;
    still: (view: V) => unknown;
    resolve: (answer: Answer) => void;
    sent: boolean;
    flying: boolean;
    done?: boolean;
  }

  interface Handlers<V> {
    view(view: V): void;
    pulse(pulse: Pulse): void;
    line(now: "on" | "off"): void;
    waiting?(list: Waiting[]): void;
    moved(): void;
    gone(why: string): void;
  }

  /** What comes over the line: of each section the fields that have changed; with the number 0 all of them. */
  interface News {
    version: View.Version;
    at: number;
    /** The server's ms, for the moments in it. */
    now: number;
    you?: object;
    lesson?: object;
    game?: object | null;
    hand?: object | null;
    games?: Record<string, object | null>;
  }

  /** All sections, and the number of the message that was the last to bring something. */
  type Held = News;

  /** What a field of a form tells when it changes. */
  type Changed = Event & { target: HTMLInputElement };

  /** What a fold tells when it opens or closes. */
  type Toggled = Event & { target: HTMLDetailsElement; currentTarget: HTMLDetailsElement };

  type Open<V> = (on: Handlers<V>) => Line<V>;

  interface Pulse {
    here: View.Seat[];
    trouble?: string;
    follow?: View.TableNumber;
    reach?: Reach;
    held?: Waiter[];
    crowd?: View.Seat[];
    remote?: boolean;
    class_list?: boolean;
  }

  interface Address {
    address: string;
    devices: number;
    websocket: boolean;
  }

  interface Reach {
    address: string;
    shut: boolean;
    addresses: Address[];
  }

  /** A name that waits for the teacher. */
  interface Waiter {
    person: string;
    name: string;
    real: string;
    asks: "" | "unlisted" | "taken";
    gone: boolean;
  }

  /** A question as any screen shows it: of a table, of the class, of the tutorial, or tried again. */
  type Question = View.Question | View.ClassQuestion;
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

  interface App {
    state: State;
    view(): View.Phone | null;
    draw(): void;
    link(): Screen.Line<View.Phone>;
    say(text: string): void;
    arm(left: number): void;
    refused(code: string): void;
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

  /** A question whose answer this phone was shown, with what it had answered itself. */
  interface Met {
    question: Screen.Question;
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

  type Practice = ReturnType<typeof import("./phone/tutorial.js").freshPractice>;

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
    away: string | null;
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
    refused: string;
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
    late: boolean;
    bell: Screen.Clock | null;
    classClock: Screen.Clock | null;
    trouble: string;
    follow: View.TableNumber;
    heard: Focused | null;
    held: Held | null;
    begun(place: number): boolean;
    since: number;
    turns: number;
    plays: boolean;
    staged: number | null;
    stamping: "" | "stamp" | "cards";
    lit: "" | "now" | "over";
    hushed: boolean;
    motion: ReturnType<typeof import("./wall/calm.js").calm>;
    speaker: ReturnType<typeof import("./wall/sounds.js").loudspeaker>;
    drawn: number;
    finale: ReturnType<typeof import("./wall/finale.js").finale>;
    /** What the class knows together, at the end of the lesson. */
    learnt: ReturnType<typeof import("./wall/learnt.js").learnt>;
    panel: string | null;
    said: string;
    dim: boolean;
    act(command: Screen.Act): Promise<void>;
    open(panel: string | null): void;
    mute(): void;
    music(): void;
    full: { possible: boolean; on: boolean; turn(): Promise<void> };
  }
}

declare namespace Desk {
  type People = ReturnType<typeof import("./desk/people.js").peopleOf>;

  /** What is open above the desk. */
  interface Panel {
    kind: string;
    table?: View.TableNumber;
    seat?: View.Seat;
    other?: View.Seat;
    person?: string;
    name?: string;
    which?: "fresh" | "gone" | "crowd";
    minutes?: number;
    together?: boolean;
    back?: Panel | null;
  }

  /** A question that the class could be asked. */
  interface Offer {
    question: string;
    text: string;
    topic: string;
    choices: string[];
    answer: string[];
  }

  /** An answer of an earlier game. */
  interface Earlier extends View.Judged {
    name: string;
  }

  /** What needs the teacher, about these tables. */
  interface Card {
    key: string;
    tables?: View.TableNumber[];
    title: unknown;
    line: unknown;
    buttons: unknown[];
  }

  /** A button with its words and what it does; the first of several stands out. */
  type Button = (label: unknown, click: () => void, first?: boolean) => unknown;

  interface Moment {
    moment: string;
    at: number;
    ends: number;
    of: number;
    held: number | null;
  }

  type Since = Map<View.TableNumber, Moment>;
  type Sitting = Map<View.TableNumber, { key: string; at: number }>;

  interface Odds {
    one: number;
    all: number;
    calm: number;
    hot: number;
    minutes: number;
  }

  interface Choice extends Odds {
    deck: string;
    rounds: number;
  }

  /** What fits before the bell. */
  interface Plan {
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

  interface State {
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
    act(command: Screen.Act): Promise<boolean>;
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
}
