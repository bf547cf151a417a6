/**
 * What the server sends: the `view` of docs/protocol.md, which says what each field means. tests/test_views.py holds real
 * views against these types, field by field: what is sent and not named here, and what is named here and never sent, fails.
 * Times are in ms.
 */
declare namespace View {
  type Seat = number;
  type TableNumber = number;
  type Rank = string;
  type Face = string;

  interface Phone {
    version: Version;
    you: You;
    lesson: Lesson;
    game: PhoneGame | null;
  }

  interface Wall {
    version: Version;
    you: { role: "wall"; host: boolean };
    lesson: WallLesson;
    game: Game | null;
    games: Shown[];
  }

  interface Desk {
    version: Version;
    you: { role: "desk" };
    lesson: DeskLesson;
    game: Game | null;
    games: Shown[];
  }

  type Version = [number, string, number];

  interface Clock {
    left: number;
    of: number;
  }

  /** The clock of a seat: of one without a limit, where others have one, both are null. */
  interface OwnClock {
    left: number | null;
    of: number | null;
  }

  /** One of the two. */
  interface Given {
    choices?: number[];
    text?: string;
  }

  type RightAnswer = (number | string)[];

  interface OwnAnswer {
    given: Given | null;
    right: boolean | null;
  }

  interface Accommodation {
    time: number;
    may_pass: boolean;
    fewer: boolean;
    read_aloud: boolean;
    large: boolean;
    spacing: boolean;
    dyslexia: boolean;
  }

  // --- what a phone is told of itself

  /** A phone; one whose seat has been removed is told no more than the first three. */
  interface You {
    role: "player";
    seat: Seat;
    practised: Practised | null;
    table?: TableNumber | null;
    guest?: boolean;
    moved_from?: TableNumber | null;
    next_table?: TableNumber | null;
    partners?: string[];
    holder?: string | null;
    accommodation?: Accommodation;
    place?: OwnPlace | null;
    praise?: Praise | null;
    mirror?: Mirror | null;
    class?: OwnAnswer | null;
    without?: number[];
    points?: Points | null;
    score?: Score | null;
    /** I want one more round, or one more game at this table. */
    rematch?: boolean;
    /** How many at this table want one more game while others play, out of all it waits for. */
    one_more?: { wanted: number; of: number } | null;
    can?: CanInLesson;
  }

  /** The own points in this lesson, and those of the next one above at the table. */
  interface Points {
    points: number;
    next: number | null;
  }

  /** Right answers in a row, what the open question is worth, and when it is over what it brought. */
  interface Score {
    row: number;
    worth: number | null;
    won: number | null;
  }

  /** Who is named for right answers in a row. */
  interface BestRow {
    seat: Seat;
    right: number;
  }

  interface Practised {
    given: number[];
    right: boolean;
    answer: number[];
    explanation: string;
  }

  interface Share {
    right: number;
    of: number;
  }

  interface OwnPlace {
    game: { place: number | null; of: number; knowledge: Share } | null;
    match: MatchPlace | null;
  }

  /** What somebody did in a game: an award, or with `award` null the own best number. */
  interface Praise {
    award: string | null;
    deed: string;
    value: number;
    of: number | null;
  }

  /** The own bluffs and calls in a game that is over. */
  interface Mirror {
    claims: number;
    bluffs: number;
    unseen: number;
    free: number;
    challenged: number;
    reader: Seat | null;
    read: number;
    calls: number;
    right: number;
    blind: number;
    likely: number;
  }

  interface MatchPlace {
    place: number | null;
    of: number;
    games: number;
    cards: number;
    knowledge: Share;
  }

  interface CanInLesson {
    sit?: true;
    again?: true;
    rematch?: true;
    class?: number;
    look_class?: number;
    leave_class?: number;
  }

  // --- the lesson

  interface Lesson {
    code: string;
    phase: "lobby" | "seating" | "playing" | "closed";
    round: number;
    locked: boolean;
    preset: string;
    call_word: string;
    bank: string;
    questions: boolean;
    stakes: "none" | "half";
    truth: "free" | "any" | "all";
    seats: Person[];
    practice: Practice | null;
    tables: Table[];
    bell: Bell | null;
    frozen: { message: string } | null;
    class_question: ClassQuestion | null;
    standings: { podiums: Podiums; awards: Awarded[] } | null;
    /** How many want one more round, of how many people. */
    rematch: { wanted: number; of: number } | null;
  }

  interface Person {
    seat: Seat;
    name: string;
    people: string[];
    sign: number;
    head: string;
    bot: boolean;
    ready: boolean;
    table: TableNumber | null;
  }

  interface Practice {
    text: string;
    lang: string;
    choices: string[];
  }

  interface Table {
    number: TableNumber;
    seats: Seat[];
    starter: Seat | null;
    sat: Seat[];
    dealt: boolean;
    over: boolean;
    round: number;
  }

  interface Bell extends Clock {
    rang: boolean;
    warning: boolean;
    rings: number;
  }

  interface ClassQuestion {
    number: number;
    kind: Kind;
    text: string;
    picture: string;
    topic: string;
    lang: string;
    choices: string[];
    answered: number;
    of: number;
    /** Whether an answer says how sure one is. */
    sure: boolean;
    clock: Clock | null;
    private: boolean;
    /** The class has argued and votes again, or has done so. */
    again: boolean;
    /** While the class argues: how many gave the same answer, the largest group first. */
    groups: number[];
    result: ClassResult | null;
  }

  type Kind = "choice" | "multi" | "true/false" | "typed";

  interface ClassResult {
    answer: RightAnswer;
    explanation: string;
    /** Why each choice is wrong; empty if no choice has that. */
    feedback: string[];
    right: number;
    given: number;
    row: BestRow | null;
    argued: Argued | null;
    /** The wrong choice that most chose, if several did. */
    lure: number | null;
  }

  /** What talking changed, of those who voted twice: how often each choice was given, and how many were right. */
  interface Argued {
    voters: number;
    right: [number, number];
    before: number[];
    after: number[];
  }

  interface Awarded extends Praise {
    seat: Seat;
  }

  interface Podiums {
    match: Step[];
    cards: Step[];
    knowledge: Step[];
    detective: Step[];
    helpful: Step[];
  }

  interface Step {
    seat: Seat;
    place: number;
    value: number;
    of: number | null;
    points: boolean;
  }

  // --- what the wall and the desk are told besides

  interface WallLesson extends Lesson {
    address: string;
    /** Null: cards may be dealt. A wall without the teacher's controls is not told. */
    deal?: NoDeal | null;
    /** Of the wall alone: the table that it enlarges where it shows all of them. */
    door: TableNumber | null;
  }

  /** Why no cards may be dealt: a short code, and what helps to deal them all the same. */
  interface NoDeal {
    refused: string;
    least?: number;
    most?: number;
    decks?: number;
    good?: Rank[];
  }

  interface DeskLesson extends Lesson {
    address: string;
    deal: NoDeal | null;
    shared: Record<string, Sharer[]>;
    came: Record<string, number>;
    out: { person: string; name: string; real: string }[];
    watch: Clock | null;
    names: Record<string, string>;
    accommodations: Record<string, Accommodation>;
    moving: Record<string, TableNumber>;
    apart: [Seat, Seat][];
    needs: Need[];
    waits: Record<string, Seat[]>;
    /** How often each choice of the question for everyone was given until it is shown: for the teacher alone. */
    votes: number[];
    answers: Judged[];
    rules: { preset: string; options: Record<string, string>; weights: [number, number] };
  }

  interface Sharer {
    person: string;
    name: string;
    real: string;
    holds: boolean;
  }

  interface Need {
    table: TableNumber;
    seat: Seat | null;
    why: string;
    to?: TableNumber;
    seats?: Seat[];
    minutes?: number;
    good?: Rank[];
  }

  interface Judged {
    table: TableNumber;
    game: string;
    round: number;
    number: number;
    seat: Seat;
    question: string;
    given: string;
    right: boolean;
  }

  interface Shown {
    table: TableNumber;
    game: string;
    over: boolean;
    view: Game | null;
    /** Of the teacher's wall alone. */
    ahead?: Ahead | null;
  }

  interface Ahead {
    honest: boolean;
    loser: Seat | null;
    cards: Card[];
    /** All in ms; from the call: how long ago it was, and when the first card begins to turn. */
    since: number;
    turns: number;
    faces: number[];
    stamp: number;
  }

  // --- a game

  interface Game {
    phase: Phase;
    step: number;
    paused: boolean;
    paused_by: ("host" | "freeze")[];
    clock: Clock | null;
    wait: number;
    /** This turn has no clock, as in the first lap, and lasts long. */
    slow: boolean;
    lap: number;
    last_lap: { turns: number } | null;
    deck: { ranks: string; decks: number; step: number };
    starter: { seat: Seat | null; how: "dealer" | "bottle" | "turn" };
    direction: 1 | -1;
    seats: Place[];
    turn: Seat | null;
    turn_number: number;
    rank: Rank | null;
    open_card: Face | null;
    pile: number;
    gone: number;
    claim: Claim | null;
    challenge: Challenge | null;
    choosing: Choosing | null;
    question: Question | null;
    settled: Settled | null;
    ready: Seat[];
    log: Happening[];
    places: Placed[] | null;
    winner: Seat | null;
    end_on_wall: boolean;
  }

  type Phase =
    "spinning" | "turn" | "last" | "turning" | "reveal" | "choosing" | "answering" | "discard" | "explaining" | "over";

  /** A seat at a table, as everybody sees it. */
  interface Place {
    seat: Seat;
    sign: number;
    cards: number;
    autoplay: boolean;
    tokens: number | null;
    next: boolean;
  }

  interface Claim {
    number: number;
    seat: Seat;
    count: number;
    rank: Rank;
    autoplay: boolean;
    last: boolean;
    open: boolean;
    believers: Seat[];
    voters: number;
  }

  interface Challenge {
    number: number;
    claim: { number: number; seat: Seat; count: number; rank: Rank; last: boolean };
    called: boolean;
    caller: Seat | null;
    honest: boolean | null;
    loser: Seat | null;
    /** Whose last cards were true, and who has won once this is over. */
    wins: Seat | null;
    cards: Card[];
    pile: number;
    /** In half the time. */
    short: boolean;
    /** On phones: the cards are on a wall, so there is none of them here before the stamp. */
    on_wall: boolean;
  }

  interface Card {
    face: Face;
    true: boolean | null;
  }

  interface Stakes {
    right: number;
    wrong: number;
  }

  interface Choosing {
    asker: Seat | null;
    answerers: Seat[];
    optional: boolean;
    stakes: Stakes | null;
  }

  interface Question {
    number: number;
    asker: Seat | null;
    answerer: Seat | null;
    card: number;
    kind: Kind;
    text: string;
    picture: string;
    topic: string;
    lang: string;
    choices: string[];
    stakes: Stakes | null;
    again: boolean;
    /** Whether an answer says how sure one is. */
    sure: boolean;
    along: { answered: number; of: number } | null;
    result: Result | null;
  }

  interface Result {
    right: boolean;
    given: Given | null;
    answer: RightAnswer;
    explanation: string;
    /** Why each choice is wrong; empty if no choice has that. */
    feedback: string[];
    overruled: boolean;
    row: BestRow | null;
    knew: Knew | null;
  }

  /** How many of those who answered in time knew it, and how often each choice was given; of few nothing is told. */
  interface Knew {
    right: number;
    of: number;
    choices: number[];
  }

  interface Settled {
    loser: Seat | null;
    takes: number;
    leaves: number;
    why: "true" | "caught" | "shown";
    hunter: { seat: Seat | null; done: boolean } | null;
  }

  interface Placed {
    seat: Seat;
    place: number | null;
    cards: number;
    right: number;
    asked: number;
    score: { points: number; of: number } | null;
  }

  type Happening =
    | { n: number; what: "dealt"; starter: Seat | null; cards: number; pile: number }
    | { n: number; what: "pointed"; seat: Seat }
    | { n: number; what: "opened"; seat: Seat; face: Face; autoplay: boolean }
    | { n: number; what: "laid"; seat: Seat; count: number; rank: Rank; autoplay: boolean; last: boolean }
    | { n: number; what: "passed"; seat: Seat; autoplay: boolean }
    | { n: number; what: "stood"; seat: Seat; count: number; rank: Rank; last: boolean }
    | { n: number; what: "called"; seat: Seat | null; claimant: Seat; count: number; rank: Rank }
    | { n: number; what: "shown"; seat: Seat }
    | { n: number; what: "stamped"; claimant: Seat; count: number; rank: Rank; honest: boolean }
    | { n: number; what: "asked"; seat: Seat | null; answerer: Seat | null }
    | { n: number; what: "declined"; seat: Seat | null }
    | { n: number; what: "answered"; seat: Seat | null; right: boolean | null }
    | { n: number; what: "took"; seat: Seat | null; cards: number; left: number }
    | { n: number; what: "discarded"; seat: Seat | null }
    | { n: number; what: "overruled"; seat: Seat | null; right: boolean }
    | { n: number; what: "autoplay"; seat: Seat; on: boolean }
    | { n: number; what: "won"; seat: Seat }
    | { n: number; what: "last_lap" }
    | { n: number; what: "paused" }
    | { n: number; what: "resumed" }
    | { n: number; what: "ended" };

  // --- what a game tells one seat alone

  interface PhoneGame extends Game {
    /** Missing where this seat does not take part. */
    you?: Own;
  }

  interface Own {
    seat: Seat;
    hand: OwnCard[];
    own_rank: Rank | null;
    /** How many own turns a bot has played in this game. */
    played_for: number;
    accommodation: Accommodation | null;
    clock: OwnClock | null;
    along: OwnAnswer | null;
    score: Score | null;
    caller: Seat | null;
    tokens: number | null;
    without: number[];
    can: Can;
  }

  interface OwnCard {
    id: number;
    face: Face;
    question: string | null;
  }

  interface Can {
    play?: Play;
    pass?: number;
    call?: number;
    believe?: number;
    ask?: Ask;
    answer?: number;
    along?: number;
    ready?: number;
    discard?: { challenge: number; cards: number[] };
  }

  interface Play {
    turn: number;
    cards: number[];
    least: number;
    most: number;
    usual: number;
    rank: Rank | null;
    truth: "free" | "any" | "all" | "bluff";
    open: boolean;
  }

  interface Ask {
    challenge: number;
    optional: boolean;
    answerers: Seat[];
    least_asked: Seat;
    cards: { card: number; face: Face; question: string; topic: string }[];
  }
}
