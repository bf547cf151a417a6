/**
 * What server and screens say to each other (docs/protocol.md says what each field means), made from the structs of
 * quizbs/game/views/view_types.py, quizbs/game/views/seat_view.py, quizbs/lesson/views and all commands that travel by
 * `python -m tests.tools.view_types`. Times are in ms.
 */
export type Seat = number;
export type TableNumber = number;
export type Rank = string;
export type Face = string;
export type Version = Phone["version"];
export type Phase = Game["phase"];
export type Kind = Question["kind"];
export type RightAnswer = Result["answer"];
export type Happening = Game["log"][number];

/** Why an act isn't carried out. */
export type Refusal =
  | "not_understood"
  | "not_yours"
  | "too_early"
  | "not_your_turn"
  | "wrong_cards"
  | "too_many"
  | "too_few"
  | "must_be_true"
  | "closed"
  | "own_claim"
  | "believed"
  | "not_next"
  | "no_tokens"
  | "in_a_row"
  | "paused"
  | "not_now"
  | "need_players"
  | "not_coprime"
  | "need_decks"
  | "full"
  | "locked"
  | "removed"
  | "over"
  | "same_one"
  | "apart_already"
  | "kept_apart"
  | "empty"
  | "too_long"
  | "truth"
  | "rude"
  | "own_lie"
  | "busy";

/** What a screen may ask for. */
export type Act =
  | { do: "accommodate"; seat: number; accommodation: Partial<Accommodation> }
  | { do: "add_student"; name: string }
  | { do: "address"; address: string }
  | { do: "again" }
  | { do: "answer"; question: number; choices?: number[] | null; text?: string | null; sure?: number | null }
  | { do: "answer_class"; number: number; choices?: number[] | null; text?: string | null; sure?: number | null }
  | { do: "arrange"; way: "keep" | "one" | "random" | "results" }
  | { do: "ask"; challenge: number; card: number; answerer: number }
  | { do: "ask_class"; question?: string }
  | { do: "ask_own"; text: string; right: string; wrong?: string[]; save?: boolean }
  | { do: "ask_trick"; question?: string; filtered?: boolean }
  | { do: "autoplay"; seat: number; on: boolean; table?: number }
  | { do: "believe"; claim: number }
  | { do: "bell"; minutes: number }
  | { do: "bet"; turn: number; lie: boolean }
  | { do: "bots"; seats: number }
  | { do: "call"; claim: number }
  | { do: "choose_tile"; number: number; tile: number }
  | { do: "clear"; seats: number[] }
  | { do: "close" }
  | { do: "deal" }
  | { do: "deal_table"; table: number }
  | { do: "decline"; challenge: number }
  | { do: "discard"; challenge: number; card: number }
  | { do: "discard_lie"; number: number; lie: number; on?: boolean }
  | { do: "end"; table?: number }
  | { do: "end_class"; number: number }
  | { do: "end_remote" }
  | { do: "end_trick"; number: number }
  | { do: "fill"; table: number }
  | { do: "follow"; table: number }
  | { do: "freeze"; message?: string }
  | { do: "go_on_trick"; number: number; step: number }
  | { do: "keep_apart"; pairs: [number, number][] }
  | { do: "keep_lie"; number: number; lie: number }
  | { do: "leave_class"; number: number }
  | { do: "let_all_in"; people: string[] }
  | { do: "let_back"; person: string }
  | { do: "let_in"; person: string; drawn?: boolean }
  | { do: "lock" }
  | { do: "look"; question: number }
  | { do: "look_class"; number: number }
  | { do: "move"; seat: number; table: number; at_once?: boolean; together?: boolean }
  | { do: "overrule"; question: number; right: boolean; game?: string; table?: number }
  | { do: "own_up"; number: number }
  | { do: "part"; person: string }
  | { do: "pass"; turn: number }
  | { do: "pause"; table?: number }
  | { do: "play"; turn: number; cards: number[] }
  | { do: "practise"; choices: number[] }
  | { do: "practised" }
  | { do: "prepare"; preset: string; options?: Record<string, string>; match?: string }
  | { do: "react"; turn: number; which: number }
  | { do: "ready"; question: number }
  | { do: "rematch" }
  | { do: "remove"; seat: number }
  | { do: "resume"; table?: number }
  | { do: "show_class"; number: number }
  | { do: "show_lie"; round: number }
  | { do: "sit" }
  | { do: "skip"; step: number; table?: number }
  | { do: "stop_cards"; minutes: number }
  | { do: "turn_away"; people: string[]; out: boolean }
  | { do: "unfreeze" }
  | { do: "unlock" }
  | { do: "use_deck"; deck: string }
  | { do: "vote_class"; number: number }
  | { do: "write_lie"; number: number; text: string };

/** The accommodations of a seat, as in `Accommodation`. */
export interface Accommodation {
  time: number;
  may_pass: boolean;
  fewer: boolean;
  read_aloud: boolean;
  large: boolean;
  spacing: boolean;
  dyslexia: boolean;
}

/**
 * What only the projector gets before the stamp: the verdict and all cards, so that it can prepare its drawing.
 * `since`: the time since the call. `turns`: when the first card starts to turn, in ms from the call. `faces`,
 * `stamp`: when each face is visible, and when the stamp falls.
 */
export interface Ahead {
  honest: boolean;
  loser: number | null;
  cards: Card[];
  since: number;
  turns: number;
  faces: number[];
  stamp: number;
}

/** The asked seat answered. `right` is null if no answer came in time. */
export interface AnsweredLine extends LogLine {
  what: "answered";
  seat: number | null;
  right: boolean | null;
}

/**
 * How many seats have answered, of how many. `who` lists those that have, until the right answer is shown. Their
 * answers are hidden.
 */
export interface Answered {
  answered: number;
  of: number;
  who: number[];
}

/**
 * How arguing changed the answers of students who voted twice. `before` and `after`: how often each choice was
 * chosen; `right`: how many were right before and after.
 */
export interface Argued {
  voters: number;
  right: [number, number];
  before: number[];
  after: number[];
}

/** A challenged card (its position among them) and the question on it. */
export interface AskCard {
  card: number;
  face: string;
  question: string;
  topic: string;
}

/**
 * Which questions may be asked, and whom. `optional`: the seat may skip the question. `least_asked`: which of
 * `answerers` was asked least.
 */
export interface Ask {
  challenge: number;
  optional: boolean;
  answerers: number[];
  least_asked: number;
  cards: AskCard[];
}

/** `seat` asked `answerer` a question. Whichever of them is the caller is null if calls are quiet. */
export interface AskedLine extends LogLine {
  what: "asked";
  seat: number | null;
  answerer: number | null;
}

/** A bot plays for the seat from now on, or stopped. */
export interface AutoplayLine extends LogLine {
  what: "autoplay";
  seat: number;
  on: boolean;
}

/** An award that everybody may see. */
export interface Awarded extends Praise {
  seat: number;
}

/** The clock until the cards stop, and the time until the bell. `rang`: the last lap has begun; `warning`: it is near. */
export interface Bell extends Clock {
  rang: boolean;
  warning: boolean;
  rings: number;
}

/** A seat that is announced for this many right answers in a row. */
export interface BestRow {
  seat: number;
  right: number;
}

/** How many bets are on a lie, and how many on the truth. */
export interface Bets {
  lie: number;
  true: number;
}

/** A place among the three seats with most points. */
export interface Brains {
  seat: number;
  place: number;
}

/** The claim that was called: `count` cards played as `rank`. `last`: the hand is empty. */
export interface CalledClaim {
  number: number;
  seat: number;
  count: number;
  rank: string;
  last: boolean;
}

/** A claim was called. `seat` is the caller, null if calls are quiet. */
export interface CalledLine extends LogLine {
  what: "called";
  seat: number | null;
  claimant: number;
  count: number;
  rank: string;
}

/** What the player may do in the lesson now. Numbers are those of the class question or of *Trick the class*. */
export interface CanInLesson {
  sit?: true;
  again?: true;
  rematch?: true;
  class?: number;
  look_class?: number;
  leave_class?: number;
  write?: number;
  choose?: number;
  own_up?: number;
  show_lie?: number;
}

/**
 * What the seat may do now. Numbers are those of a claim, question or turn, which the command repeats. `answer`: as
 * the asked seat; `along`: with no cards at stake.
 */
export interface Can {
  play?: Play;
  call?: number;
  believe?: number;
  ask?: Ask;
  answer?: number;
  along?: number;
  bet?: number;
  react?: number;
  ready?: number;
  discard?: Discard;
  pass?: number;
}

/** A card that was turned. `true`: it is of the claimed rank, null before the stamp. */
export interface Card {
  face: string;
  true: boolean | null;
}

/**
 * A challenge, from the call to the next play. `called` is false if the rules show the cards uncalled. `honest`,
 * `loser` and `wins` (the seat that wins by honest last cards) are null before the stamp. `pile`: cards at stake.
 * `short`: shown in half the time. `on_wall`: the cards are on a wall, so phones get them at the stamp.
 */
export interface Challenge {
  number: number;
  claim: CalledClaim;
  called: boolean;
  caller: number | null;
  honest: boolean | null;
  loser: number | null;
  wins: number | null;
  cards: Card[];
  pile: number;
  short: boolean;
  bets: Bets | null;
  met: Met | null;
  on_wall: boolean;
}

/** Who chooses a question, and which seats may be asked. `optional`: the question may be skipped. */
export interface Choosing {
  asker: number | null;
  answerers: number[];
  optional: boolean;
  stakes: Stakes | null;
}

/**
 * The newest claim: `count` cards played as `rank`. `last`: the hand is empty. `open`: it may be called. `believers`
 * accept it; `voters`: how many may call or believe it.
 */
export interface Claim {
  number: number;
  seat: number;
  count: number;
  rank: string;
  autoplay: boolean;
  last: boolean;
  open: boolean;
  believers: number[];
  voters: number;
}

/**
 * A class question. `answered` seats of `of` have answered. `sure`: students say how sure they are. `again`: the
 * class votes for the second time, or has. `groups`: while the class argues, how many gave the same answer, largest
 * first. `private`: the class has continued, and only this phone still has it.
 */
export interface ClassQuestion {
  number: number;
  kind: "choice" | "multi" | "true/false" | "typed";
  text: string;
  picture: string;
  topic: string;
  lang: string;
  choices: string[];
  translation: Translation | null;
  answered: number;
  of: number;
  sure: boolean;
  clock: Clock | null;
  private: boolean;
  again: boolean;
  groups: number[];
  result: ClassResult | null;
}

/**
 * The result of a class question. `answer`: the shown positions of the right choices, or the accepted texts. `right`
 * of `given` answers in time were right. `row`: the longest row of right answers, to announce. `lure`: the wrong
 * choice that most chose, if several did.
 */
export interface ClassResult {
  answer: (number | string)[];
  explanation: string;
  feedback: string[];
  right: number;
  given: number;
  row: BestRow | null;
  argued: Argued | null;
  lure: number | null;
}

/** A clock: the time left, and the whole time `of` (ms). */
export interface Clock {
  left: number;
  of: number;
}

/** The cards were dealt: `cards` to each seat, and `pile` to the middle. `starter` is null while the bottle turns. */
export interface DealtLine extends LogLine {
  what: "dealt";
  starter: number | null;
  cards: number;
  pile: number;
}

/** The deck. `step`: how many ranks the rank in play advances from turn to turn. */
export interface Deck {
  ranks: string;
  decks: number;
  step: number;
}

/** The asker skipped the question. */
export interface DeclinedLine extends LogLine {
  what: "declined";
  seat: number | null;
}

/**
 * The lesson on the desk. `shared`, `came`, `names` (in the class list), `accommodations` and `moving` are by seat,
 * `waits` by table. `watch`: how long new names still need approval. `apart`: pairs to keep at different tables.
 * `votes`: how often each choice of the class question was chosen so far. `lies` are those of the newest trick;
 * `trick_told`: its number, once the truth has turned; `no_trick`: why none can start.
 */
export interface DeskLesson extends Lesson {
  address: string;
  deal: NoDeal | null;
  shared: Record<string, Sharer[]>;
  came: Record<string, number>;
  out: Out[];
  watch: Clock | null;
  names: Record<string, string>;
  accommodations: Record<string, Accommodation>;
  moving: Record<string, number>;
  apart: [number, number][];
  needs: Need[];
  waits: Record<string, number[]>;
  votes: number[];
  lies: Lie[];
  trick_told: number | null;
  no_trick: "need_players" | "not_now" | null;
  answers: Judged[];
  rules: Rules;
}

/** The desk's whole view. `game` is set if there is only one table. */
export interface Desk {
  version: [number, string, number];
  you: DeskYou;
  lesson: DeskLesson;
  game: Game | null;
  games: Shown[];
}

/** Who the viewer is: the teacher's own page. */
export interface DeskYou {
  role: "desk";
}

/** Which cards, by their hand ids, the hunter may throw away after this challenge. */
export interface Discard {
  challenge: number;
  cards: number[];
}

/** A right caller threw away a card. */
export interface DiscardedLine extends LogLine {
  what: "discarded";
  seat: number | null;
}

/** The teacher has ended the game. */
export interface EndedLine extends LogLine {
  what: "ended";
}

/** The freeze: screens show the message and pause. */
export interface Frozen {
  message: string;
}

/** The player's place in the last game, of how many; null in the lower half. */
export interface GamePlace {
  place: number | null;
  of: number;
  knowledge: Share;
}

/**
 * The public part of a game. `wait`: when the next play is allowed. `slow`: a turn without a time limit lasts longer
 * than `clocks.NUDGED`. `gone`: cards out of the game. `ready`: seats that have read the explanation. `brains`: the
 * best three, only in the first turn of a lap. `end_on_wall`: the wall shows the end, so phones don't.
 */
export interface Game {
  phase: "answering" | "choosing" | "discard" | "explaining" | "last" | "over" | "reveal" | "spinning" | "turn" | "turning";
  step: number;
  paused: boolean;
  paused_by: ("freeze" | "host")[];
  clock: Clock | null;
  wait: number;
  slow: boolean;
  lap: number;
  last_lap: LastLap | null;
  deck: Deck;
  starter: Starter;
  direction: -1 | 1;
  seats: Place[];
  turn: number | null;
  turn_number: number;
  rank: string | null;
  open_card: string | null;
  pile: number;
  gone: number;
  claim: Claim | null;
  challenge: Challenge | null;
  choosing: Choosing | null;
  question: Question | null;
  settled: Settled | null;
  ready: number[];
  log: (DealtLine | PointedLine | OpenedLine | LaidLine | PassedLine | StoodLine | CalledLine | ShownLine | StampedLine | AskedLine | DeclinedLine | AnsweredLine | TookLine | DiscardedLine | OverruledLine | AutoplayLine | WonLine | LastLapLine | PausedLine | ResumedLine | EndedLine)[];
  places: Placed[] | null;
  winner: number | null;
  brains: Brains[];
  reactions: Reaction[];
  end_on_wall: boolean;
}

/** An answer as it was given: either the shown positions of `choices`, or a `text`. */
export interface Given {
  choices?: number[];
  text?: string;
}

/** The seat that may throw away a card, and whether it has. */
export interface Hunter {
  seat: number | null;
  done: boolean;
}

/** An answer that the teacher may overrule. `number` is the question's in its game; texts are shortened. */
export interface Judged {
  table: number;
  game: string;
  round: number;
  number: number;
  seat: number;
  question: string;
  given: string;
  right: boolean;
}

/** How many of those who answered in time were right, and how often each choice was chosen. */
export interface Knew {
  right: number;
  of: number;
  choices: number[];
}

/** A seat played `count` cards face down as `rank`. `last`: its hand is empty. */
export interface LaidLine extends LogLine {
  what: "laid";
  seat: number;
  count: number;
  rank: string;
  autoplay: boolean;
  last: boolean;
}

/** The last lap began. */
export interface LastLapLine extends LogLine {
  what: "last_lap";
}

/** How many turns are left in the last lap. */
export interface LastLap {
  turns: number;
}

/**
 * The public part of a lesson. `round`: its number. `language`: the tag of the wall's language. `letters`: what is
 * printed on cards in that language, by rank, unless that is the rank itself. `rematch`: how many people want another
 * round, of how many.
 */
export interface Lesson {
  code: string;
  phase: "closed" | "lobby" | "playing" | "seating";
  round: number;
  locked: boolean;
  language: string;
  preset: string;
  call_word: string;
  letters: Record<string, string>;
  bank: string;
  questions: boolean;
  stakes: "half" | "none";
  truth: "all" | "any" | "free";
  seats: Person[];
  practice: Practice | null;
  tables: Table[];
  bell: Bell | null;
  frozen: Frozen | null;
  class_question: ClassQuestion | null;
  trick: Trick | null;
  standings: Standings | null;
  rematch: Wanted | null;
}

/**
 * A lie as the teacher sees it, without its authors. `writers`: how many wrote it. `doubtful`: it may be rude.
 * `votes` is null until the truth has turned. `kept`: saved in the bank.
 */
export interface Lie {
  lie: number;
  text: string;
  writers: number;
  discarded: boolean;
  doubtful: boolean;
  votes: number | null;
  kept: boolean;
}

/** A line of the log. `n` increases by one with each line. */
export interface LogLine {
  n: number;
}

/** The player's place in the match so far, of how many; null in the lower half. `cards`: points out of 100. */
export interface MatchPlace {
  place: number | null;
  of: number;
  games: number;
  cards: number;
  knowledge: Share;
}

/** The number of a duel between two seats, and how often each had caught the other before. */
export interface Met {
  duel: number;
  by_caller: number;
  by_claimant: number;
}

/**
 * A player's statistics of bluffs and calls. Nobody called `unseen` of the `bluffs`; in `free` of them the player had
 * the rank. `challenged` claims were called although they were true. `reader` is the seat that detected most of the
 * bluffs, without a tie, and `read` how many. Of the `calls`, `right` found a bluff; in `blind` ones the caller had
 * no card of that rank. Judging by the caller's own cards, `likely` calls would have found one.
 */
export interface Mirror {
  claims: number;
  bluffs: number;
  unseen: number;
  free: number;
  challenged: number;
  reader: number | null;
  read: number;
  calls: number;
  right: number;
  blind: number;
  likely: number;
}

/** Where the teacher is needed. `why` is a short code; the optional fields belong to some of the codes. */
export interface Need {
  table: number;
  seat: number | null;
  why: string;
  to?: number;
  seats?: number[];
  minutes?: number;
  good?: string[];
}

/** Why cards can't be dealt: a refusal code, with its details (`docs/protocol.md`). */
export interface NoDeal {
  refused: "need_decks" | "need_players" | "not_coprime" | "not_now" | "paused";
  least?: number;
  most?: number;
  decks?: number;
  good?: string[];
}

/** The starter played a card face up. */
export interface OpenedLine extends LogLine {
  what: "opened";
  seat: number;
  face: string;
  autoplay: boolean;
}

/** A person whose device is excluded. `real`: the name in the class list, "" without a list. */
export interface Out {
  person: string;
  name: string;
  real: string;
}

/** The teacher ruled whether the seat's answer counts as right. */
export interface OverruledLine extends LogLine {
  what: "overruled";
  seat: number | null;
  right: boolean;
}

/** The seat's own answer. `right` is set once the result is public. */
export interface OwnAnswer {
  given: Given | null;
  right: boolean | null;
}

/**
 * The seat's bet that the next play, or the called claim, is a lie (or true). `right` is set once the cards are
 * visible.
 */
export interface OwnBet {
  lie: boolean;
  right: boolean | null;
}

/** A card of the seat's hand. `id` is its hand id, `question` the text of its question. */
export interface OwnCard {
  id: number;
  face: string;
  question: string | null;
}

/** The clock of a seat: `left`, and the whole time `of` in ms. Both are null if only this seat has no limit. */
export interface OwnClock {
  left: number | null;
  of: number | null;
}

/** The player's places after a game. `match` is null until all tables have finished. */
export interface OwnPlace {
  game: GamePlace | null;
  match: MatchPlace | null;
}

/**
 * A player's part in *Trick the class*: the lie, the position of its tile, and the position of the chosen one.
 * `fooled` (how many chose the lie) is null until the lie is revealed; `right`, `points` and `total`, the points of
 * all such questions in the lesson, are null until the truth is. `owned`: has said "It was me".
 */
export interface OwnTrick {
  lie: string | null;
  tile: number | null;
  chosen: number | null;
  fooled: number | null;
  right: boolean | null;
  points: number | null;
  total: number | null;
  owned: boolean;
}

/**
 * The private part of a game's view. `played_for`: how many of the seat's turns a bot played. `fooled`: how many
 * seats believed its turned claim. `caller`: who called, if calls are quiet and the seat may know. `tokens`: wrong
 * calls left. `without`: choices hidden from this seat. `own_rank`: the rank of its next turn.
 */
export interface Own {
  seat: number;
  hand: OwnCard[];
  own_rank: string | null;
  played_for: number;
  accommodation: Accommodation | null;
  clock: OwnClock | null;
  along: OwnAnswer | null;
  score: Score | null;
  caller: number | null;
  tokens: number | null;
  without: number[];
  bet: OwnBet | null;
  fooled: number | null;
  can: Can;
}

/** A seat passed its turn. */
export interface PassedLine extends LogLine {
  what: "passed";
  seat: number;
  autoplay: boolean;
}

/** The game is paused. */
export interface PausedLine extends LogLine {
  what: "paused";
}

/**
 * A present seat. `people`: the names of several who share it. `sign`, `head`: its coloured shape, its animal.
 * `ready`: has finished the tutorial.
 */
export interface Person {
  seat: number;
  name: string;
  people: string[];
  sign: number;
  head: string;
  bot: boolean;
  ready: boolean;
  table: number | null;
}

/** A game as a phone gets it. `you` is missing if the seat doesn't take part. */
export interface PhoneGame extends Game {
  you?: Own;
}

/** A phone's whole view. */
export interface Phone {
  version: [number, string, number];
  you: You;
  lesson: Lesson;
  game: PhoneGame | null;
}

/** A seat's points, and how many questions it could have answered. */
export interface PlaceScore {
  points: number;
  of: number;
}

/**
 * The public part of a seat at a table. `cards`: how many it holds; `tokens`: wrong calls left, null without a limit;
 * `next`: it plays after the seat in turn.
 */
export interface Place {
  seat: number;
  sign: number;
  cards: number;
  autoplay: boolean;
  tokens: number | null;
  next: boolean;
}

/** A seat's place when a game is over, null if a bot played most of its turns. */
export interface Placed {
  seat: number;
  place: number | null;
  cards: number;
  right: number;
  asked: number;
  score: PlaceScore | null;
}

/**
 * Which cards may be played, by their hand ids: between `least` and `most` of them. More than `usual` is obviously a
 * cheat. `turn`: its number. `truth` is as in `turns.CardChoice`. `open`: the card is played face up.
 */
export interface Play {
  turn: number;
  cards: number[];
  least: number;
  most: number;
  usual: number;
  rank: string | null;
  truth: "all" | "any" | "bluff" | "free";
  open: boolean;
}

/** The podiums with at most three places each, best first. */
export interface Podiums {
  match: Step[];
  cards: Step[];
  knowledge: Step[];
  detective: Step[];
  helpful: Step[];
}

/** The bottle stopped and points at the seat that starts. */
export interface PointedLine extends LogLine {
  what: "pointed";
  seat: number;
}

/** The player's points in this lesson, and those of the next higher seat at the table (null: nobody is higher). */
export interface Points {
  points: number;
  next: number | null;
}

/** The tutorial's question, without its answer. `translated`: its bank has it in another language too. */
export interface Practice {
  text: string;
  lang: string;
  choices: string[];
  translated: boolean;
}

/**
 * The player's answer to the practice question and the right one, both as positions of choices. `right`: they are
 * equal.
 */
export interface Practised {
  given: number[];
  right: boolean;
  answer: number[];
  explanation: string;
}

/**
 * What a player did in a game: an award, or the player's own best number if `award` is null. `deed` names what was
 * counted, `value` is the number, for some deeds out of `of`.
 */
export interface Praise {
  award: "bait" | "big_bluff" | "brain" | "brave_heart" | "feather" | "half_price" | "hawk_eye" | "helping_hand" | "honest_soul" | "hot_streak" | "iron_nerve" | "jackpot" | "low_flyer" | "phoenix" | "poker_face" | "spring_cleaner" | "treasure_chest" | null;
  deed: "bait" | "big_bluff" | "brain" | "brave_heart" | "feather" | "half_price" | "hawk_eye" | "helping_hand" | "honest_soul" | "hot_streak" | "iron_nerve" | "jackpot" | "low_flyer" | "phoenix" | "plays" | "poker_face" | "spring_cleaner" | "treasure_chest";
  value: number;
  of: number | null;
}

/**
 * A question at a table, from the asking to the next play. `card` is the position of its card among the challenged
 * ones. `again`: a seat has seen its answer before. `sure`: players say how sure they are. `result` is null before
 * the reveal.
 */
export interface Question {
  number: number;
  asker: number | null;
  answerer: number | null;
  card: number;
  kind: "choice" | "multi" | "true/false" | "typed";
  text: string;
  picture: string;
  topic: string;
  lang: string;
  choices: string[];
  translation: Translation | null;
  stakes: Stakes | null;
  again: boolean;
  sure: boolean;
  along: Answered | null;
  result: Result | null;
}

/** Which reaction (0–3) a seat shows in this turn. */
export interface Reaction {
  seat: number;
  which: number;
}

/**
 * The result of a question. `right`: the asked seat's answer `given` is right. `answer`: the shown positions of the
 * right choices, or the accepted texts. `feedback` is by choice, empty without any. `overruled`: by the teacher.
 * `shines`: seats to be named for knowing the answer in time.
 */
export interface Result {
  right: boolean;
  given: Given | null;
  answer: (number | string)[];
  explanation: string;
  feedback: string[];
  overruled: boolean;
  row: BestRow | null;
  knew: Knew | null;
  shines: number[];
}

/** The game continues. */
export interface ResumedLine extends LogLine {
  what: "resumed";
}

/**
 * The rules from the next deal on. `options` has those that differ from the preset, `weights` those of cards and
 * knowledge.
 */
export interface Rules {
  preset: string;
  options: Record<string, string>;
  weights: [number, number];
}

/** The seat's right answers in a row, what a right answer to the open question is worth, and what the seat won by it. */
export interface Score {
  row: number;
  worth: number | null;
  won: number | null;
}

/**
 * What a challenge cost: how many cards the loser takes, and how many leave the game. `why`: the claim was true, or
 * the cheat was caught by a call, or was shown without a call. `hunter` may throw away a card.
 */
export interface Settled {
  loser: number | null;
  takes: number;
  leaves: number;
  why: "caught" | "shown" | "true";
  hunter: Hunter | null;
}

/** How many answers were right, of how many. */
export interface Share {
  right: number;
  of: number;
}

/**
 * One of several people who share a phone. `real`: the name in the class list, "" without a list; `holds`: has the
 * phone.
 */
export interface Sharer {
  person: string;
  name: string;
  real: string;
  holds: boolean;
}

/** A lie that nobody called, as its player shows it. `short`: its cards turn in half the time. */
export interface ShownLie {
  seat: number;
  rank: string;
  cards: Card[];
  short: boolean;
}

/** A seat's last cards are turned although nobody called, because `Options.last_card` is `honest`. */
export interface ShownLine extends LogLine {
  what: "shown";
  seat: number;
}

/**
 * A table as wall and desk show it: the id of its `game`, whether that is over, and its view. Only the teacher's wall
 * gets `ahead`.
 */
export interface Shown {
  table: number;
  game: string;
  over: boolean;
  view: Game | null;
  ahead?: Ahead | null;
}

/** How many cards the loser picks up after a right and after a wrong answer. */
export interface Stakes {
  right: number;
  wrong: number;
}

/** The verdict on a claim is public. */
export interface StampedLine extends LogLine {
  what: "stamped";
  claimant: number;
  count: number;
  rank: string;
  honest: boolean;
}

/** Podiums and public awards, once all tables have finished. */
export interface Standings {
  podiums: Podiums;
  awards: Awarded[];
}

/** The seat that starts, null while the bottle turns, and how it is determined. */
export interface Starter {
  seat: number | null;
  how: "bottle" | "dealer" | "turn";
}

/** A place on a podium. What `value` and `of` are depends on the podium (`standings.podiums`). */
export interface Step {
  seat: number;
  place: number;
  value: number;
  of: number | null;
  points: boolean;
}

/** Nobody called a seat's claim of `count` cards. `last`: they were its last ones. */
export interface StoodLine extends LogLine {
  what: "stood";
  seat: number;
  count: number;
  rank: string;
  last: boolean;
}

/**
 * A table, with its seats in the order of their turns, guests last. `sat`: seats that have found it; `dealt`: it has
 * cards; `over`: its game is.
 */
export interface Table {
  number: number;
  seats: number[];
  starter: number | null;
  sat: number[];
  dealt: boolean;
  over: boolean;
  round: number;
}

/** An answer to choose from. `votes` and `truth` are null until it has turned. `by`: seats that said "It was me". */
export interface Tile {
  text: string;
  votes: number | null;
  truth: boolean | null;
  by: number[];
}

/** A seat picked up `cards` of the pile; `left` cards are out of the game. */
export interface TookLine extends LogLine {
  what: "took";
  seat: number | null;
  cards: number;
  left: number;
}

/** A question in a second language of its bank, which a wall may show below the first. */
export interface Translation {
  lang: string;
  text: string;
  choices: string[];
}

/**
 * The public part of *Trick the class*. `most`: letters of a lie. `done` seats have written or voted, `of` so many.
 * `tiles`: the answers to choose from; `turned`: the positions of the revealed ones, the newest last. `explanation`
 * is empty until the truth has turned.
 */
export interface Trick {
  number: number;
  step: number;
  phase: "glance" | "reveal" | "voting" | "writing";
  text: string;
  picture: string;
  topic: string;
  lang: string;
  most: number;
  done: number;
  of: number;
  clock: Clock | null;
  tiles: Tile[];
  turned: number[];
  explanation: string;
}

/** A lie that nobody called: `cards` were played as `rank`. `own`: it is this player's, who may show it. */
export interface Unseen {
  seat: number;
  rank: string;
  cards: string[];
  own: boolean;
}

/**
 * The lesson on a wall. `address`: what students type. `deal` is null if cards may be dealt, and missing on a wall
 * without the teacher's controls. `door`: the enlarged table, if the wall shows all tables.
 */
export interface WallLesson extends Lesson {
  address: string;
  deal?: NoDeal | null;
  door: number | null;
  lie: ShownLie | null;
}

/** A projector's whole view. `game` is set if there is only one table. */
export interface Wall {
  version: [number, string, number];
  you: WallYou;
  lesson: WallLesson;
  game: Game | null;
  games: Shown[];
}

/** Who the viewer is: the projector. `host`: it has the teacher's bar of controls. */
export interface WallYou {
  host: boolean;
  role: "wall";
}

/** How many people want something, of how many. */
export interface Wanted {
  wanted: number;
  of: number;
}

/** The seat won: it got rid of all its cards. */
export interface WonLine extends LogLine {
  what: "won";
  seat: number;
}

/**
 * The private part of a phone; after a removal only the first three fields. `moved_from`: the table where a bot plays
 * the player's hand. `other_head`: the player may take another animal. `holder`: who of several people has the phone.
 * `without`: hidden choices of the class question. `rematch`: the player wants another round, or another game at this
 * table; `one_more`: how many at this table want another game while other tables play.
 */
export interface You {
  role: "player";
  seat: number;
  practised: Practised | null;
  table?: number | null;
  guest?: boolean;
  moved_from?: number | null;
  next_table?: number | null;
  other_head?: boolean;
  partners?: string[];
  holder?: string | null;
  accommodation?: Accommodation;
  place?: OwnPlace | null;
  praise?: Praise | null;
  mirror?: Mirror | null;
  lie?: Unseen | null;
  class?: OwnAnswer | null;
  without?: number[];
  trick?: OwnTrick | null;
  points?: Points | null;
  score?: Score | null;
  rematch?: boolean;
  one_more?: Wanted | null;
  can?: CanInLesson;
}
