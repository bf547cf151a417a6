/**
 * Words that phone, wall and desk share: ranks, cards, events, verdicts. A star pair marks emphasis, `*like this*`;
 * `emphasis()` of emphasis.ts draws it, `plain()` removes it. `who` returns a word for a seat: a name, or "you" (see
 * `named`).
 */
import type * as View from "../protocol.js";

const RANKS: Record<View.Rank, string[] | undefined> = {
  A: ["ace", "aces"],
  2: ["two", "twos"],
  3: ["three", "threes"],
  4: ["four", "fours"],
  5: ["five", "fives"],
  6: ["six", "sixes"],
  7: ["seven", "sevens"],
  8: ["eight", "eights"],
  9: ["nine", "nines"],
  T: ["ten", "tens"],
  J: ["jack", "jacks"],
  Q: ["queen", "queens"],
  K: ["king", "kings"],
};
const SUITS: Record<string, string> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const ORDINALS = ["", "1st", "2nd", "3rd"];

/** "seven"; for an unknown rank the rank itself. */
export const rankName = (rank: View.Rank) => RANKS[rank]?.[0] ?? rank;

/** "sevens". */
export const rankNames = (rank: View.Rank) => RANKS[rank]?.[1] ?? `${rank}s`;

/** "seven" for one, "sevens" otherwise. */
export const ranked = (count: number, rank: View.Rank) => (count === 1 ? rankName(rank) : rankNames(rank));

/** "a" or "an" before a rank: "an ace", "an eight". */
export const oneOf = (rank: View.Rank) => `${/^[A8]$/.test(rank) ? "an" : "a"} ${rankName(rank)}`;

/** "both" for two, "all three" for three: everything there is, of at least two. */
export const everyOne = (count: number) => (count === 2 ? "both" : `all ${inWords(count)}`);

/** "1 card", "both cards", "all 8 cards": a whole pile. */
export const wholePile = (count: number) =>
  count === 1 ? cards(1) : count === 2 ? "both cards" : `all ${cards(count)}`;

/** "two" up to twelve, digits above. */
export const inWords = (count: number) => NUMBERS[count] ?? String(count);

/** "3 tens", as a claim is written. */
export const claimed = (count: number, rank: View.Rank) => `${count} ${ranked(count, rank)}`;

/** "three tens", as a claim is said aloud. */
export const spoken = (count: number, rank: View.Rank) => `${inWords(count)} ${ranked(count, rank)}`;

/** "7 of hearts". */
export const cardName = (face: View.Face) => {
  const rank = face.slice(0, -1);
  return `${rank === "T" ? "10" : /\d/.test(rank) ? rank : rankName(rank)} of ${SUITS[face.slice(-1)]}`;
};

/** "1 card", "4 cards". */
export const cards = (count: number) => `${count} ${count === 1 ? "card" : "cards"}`;

/** "1st", "2nd", "4th". */
export const ordinal = (place: number) => ORDINALS[place] ?? `${place}th`;

/** "19 s". */
export const seconds = (count: number) => `${count} s`;

/** Capitalise a sentence. */
export const capital = (sentence: string) =>
  sentence.replace(/^([^\p{L}\p{N}]*)(\p{L})/u, (_, before: string, letter: string) => before + letter.toUpperCase());

const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolate the direction of a text inside a sentence: a quote after a Hebrew name then stays in place. */
export const isolated = (text: string) => (FROM_THE_RIGHT.test(text) ? `\u2068${text}\u2069` : `${text}`);

/** A name inside a sentence with stars: with its own direction, and without a star pair. */
export const quotedName = (name: string) => `\u2068${String(name).replaceAll("*", "\u2217")}\u2069`;

/** "Seat 3": a removed student whose seat plays on. */
export const nameless = (seat: number) => `Seat ${seat}`;
/** The caller of a quiet call, inside a sentence: the view has null for that seat. */
export const CALLER = "somebody";
export const BOT = "bot";
const YOU = "you";

/** Returns the word for a seat, as `named` does. */
export type Who = (seat: View.Seat | null | undefined) => string;

/**
 * Return a function from seat to word: "you" for `own`, otherwise the name; "Seat 3" for a removed student, "somebody"
 * for a hidden seat.
 */
export const named =
  (names: Map<View.Seat, string>, own: View.Seat | null = null): Who =>
  (seat) =>
    seat == null ? CALLER : seat === own ? YOU : quotedName(names.get(seat) ?? nameless(seat));

/** End a sentence with a full stop, unless it ends with one, as in "Ann B." */
export const stop = (sentence: string) => (/[.!?…]\u2069?$/.test(sentence) ? sentence : `${sentence}.`);

const VERBS: Record<string, string> = { have: "has", do: "does", "don’t": "doesn’t" };

/** The verb after a seat's word: "you take", "Ben takes". */
export const does = (who: string, verb: string) =>
  who === YOU ? verb : (VERBS[verb] ?? `${verb}${/(s|sh|ch|o)$/.test(verb) ? "es" : "s"}`);

/** Who wins as soon as the challenge is over, "" for nobody; with `asks`, only after its question. */
export const wins = (
  { challenge, question, settled }: Pick<View.Game, "challenge" | "question" | "settled">,
  who: Who,
  asks = false,
) => {
  if (challenge?.wins == null) return "";
  const waits = asks && challenge.called && !settled && !question?.result;
  return `*${capital(who(challenge.wins))} ${does(who(challenge.wins), "win")}${waits ? "* – after this question!" : "!*"}`;
};

/** "your" or "Ben’s". */
export const whose = (who: string) => (who === YOU ? "your" : `${who}’s`);

interface Cards {
  all: number;
  rank: View.Rank;
  past?: boolean;
}

/**
 * Words for cards that weren't all as claimed: `found` of `all` cards were false. `past` uses the past tense. A single
 * false card is named by its rank `odd`, if that is given.
 */
export function falseCards({
  found,
  all,
  rank,
  odd = null,
  past = false,
}: Cards & { found: number; odd?: View.Rank | null }) {
  const [isnt, arent] = past ? ["wasn’t", "weren’t"] : ["isn’t", "aren’t"];
  if (all === 1 && !odd) return `it ${isnt} ${oneOf(rank)}`;
  if (found === all && all === 2) return `neither ${past ? "was" : "is"} ${oneOf(rank)}`;
  if (found === all && all > 2) return `not a single ${rankName(rank)}`;
  if (found === 1) return `${odd ? `the ${rankName(odd)}` : "one"} ${isnt} ${oneOf(rank)}`;
  return `${inWords(found)} of them ${arent} ${rankNames(rank)}`;
}

/** The same for cards that are as claimed: "it’s a seven", "both are sevens", "all three are sevens". */
export const trueCards = ({ all, rank, past = false }: Cards) =>
  all === 1
    ? `${past ? "it was" : "it’s"} ${oneOf(rank)}`
    : `${everyOne(all)} ${past ? "were" : "are"} ${rankNames(rank)}`;

export const signs = { right: "✓", wrong: "✗", turn: "▶", picked: "✓" };

export const verdict = {
  caught: "Caught!",
  honest: "It was true!",
  right: "Right!",
  wrong: "Not this time.",
  unanswered: "Time’s up!",
};

export const presets: Record<string, string> = {
  classroom: "Classroom",
  cheater: "Cheater",
  bs: "B.S.",
  bottle: "Spin the bottle",
};

/** "1 is gone for good", "4 are gone for good": cards that have left the game. */
export const gone = (count: number) => `${count} ${count === 1 ? "is" : "are"} gone for good`;

/**
 * Who picks up how many: the sentence after every challenge. After a question it says what the answer has changed,
 * otherwise why. Without cards nobody took any.
 */
export function settlement({ settled, question }: { settled: View.Settled; question: View.Question | null }, who: Who) {
  const all = settled.takes + settled.leaves;
  if (settled.loser == null && !all) return "It was true! Nobody picks up a card.";
  const loser = who(settled.loser);
  const picks = `${does(loser, "pick")} up`;
  if (settled.leaves > 0 && !settled.takes) return `${capital(loser)} ${picks} *no cards*. ${capital(gone(all))}.`;
  if (settled.leaves > 0)
    return `${capital(loser)} ${picks} only *${settled.takes} of ${cards(all)}*. The other ${settled.leaves === 1 ? "one is gone for good" : gone(settled.leaves)}.`;
  const why = {
    true: `It was true: ${loser}`,
    shown: `${capital(loser)} cheated on the last card and`,
    caught: `${capital(loser)} got caught and`,
  };
  return `${question ? capital(loser) : (why[settled.why] ?? why.caught)} ${picks} *${settled.takes ? wholePile(settled.takes) : "no cards"}*.`;
}

type Lines = { [Line in View.Happening as Line["what"]]: Line };
type Told<What extends keyof Lines> = { [Each in What]: Lines[Each] & { what: Each } }[What];

/** What happened: one sentence for each kind of log entry. */
export const happened: { [What in keyof Lines]: (e: Told<What>, who: Who) => string } = {
  dealt: (e, who) =>
    `${cards(e.cards)} each.${e.pile ? ` ${e.pile} spare ${e.pile === 1 ? "card starts" : "cards start"} the pile.` : ""}${e.starter === null ? "" : ` ${capital(who(e.starter))} ${does(who(e.starter), "go")} first.`}`,
  pointed: (e, who) =>
    `${stop(`The bottle points at ${who(e.seat)}`)} ${capital(who(e.seat))} ${does(who(e.seat), "go")} first!`,
  opened: (e, who) => `${capital(who(e.seat))} ${does(who(e.seat), "start")} with the ${cardName(e.face)}, face up.`,
  laid: (e, who) =>
    `${e.autoplay ? `Played for ${who(e.seat)}:` : `${capital(who(e.seat))} ${does(who(e.seat), "play")}`} *${claimed(e.count, e.rank)}*.${e.last ? ` Last ${e.count === 1 ? "card" : "cards"}!` : ""}`,
  passed: (e, who) =>
    e.autoplay ? stop(`Passed for ${who(e.seat)}`) : `${capital(who(e.seat))} ${does(who(e.seat), "pass")}.`,
  stood: (e, who) => `Nobody called ${whose(who(e.seat))} ${claimed(e.count, e.rank)}.`,
  called: (e, who) => `${capital(who(e.seat))} called ${whose(who(e.claimant))} ${claimed(e.count, e.rank)}.`,
  shown: (e, who) => `${capital(whose(who(e.seat)))} last card is turned over.`,
  stamped: (e) => `*${e.honest ? verdict.honest : verdict.caught}*`,
  asked: (e, who) => `${capital(who(e.seat))} ${does(who(e.seat), "ask")} ${who(e.answerer)} a question.`,
  declined: (e, who) => `${capital(who(e.seat))} ${does(who(e.seat), "skip")} the question.`,
  answered: (e, who) =>
    e.right === null
      ? `${capital(who(e.seat))} ran out of time.`
      : `${capital(who(e.seat))} got it ${e.right ? "*right*" : "*wrong*"}.`,
  took: (e, who) =>
    `${capital(who(e.seat))} ${does(who(e.seat), "pick")} up *${cards(e.cards)}*${e.left ? `; ${gone(e.left)}` : ""}.`,
  discarded: (e, who) => `${capital(who(e.seat))} threw one card away.`,
  overruled: (e, who) =>
    `Teacher’s ruling: ${who(e.seat)} ${who(e.seat) === YOU ? "are" : "is"} ${e.right ? "*right*" : "*wrong*"}.`,
  last_lap: () => "*Last lap!*",
  paused: () => "Your teacher paused the game.",
  resumed: () => "Back to the game!",
  autoplay: (e, who) =>
    e.on
      ? stop(`A bot is playing for ${who(e.seat)}`)
      : `${capital(who(e.seat))} ${who(e.seat) === YOU ? "are" : "is"} back.`,
  won: (e, who) => `*${capital(who(e.seat))} ${does(who(e.seat), "win")}!*`,
  ended: () => "Game over. Fewest cards wins.",
};

/** The sentence for a log entry; "" for one that this screen doesn't know. */
export const sentence = <What extends keyof typeof happened>(entry: Told<What>, who: Who) =>
  happened[entry.what]?.(entry, who) ?? "";

/** The stakes in cards: "take 4", "take none". */
export const take = (count: number) => (count === 0 ? "take none" : `take ${count}`);

/** Sentences by a short code of the problem; `away` is for all others. */
export type Troubles = Record<string, string> & { away: string };

/** Why nothing can be saved at the moment, "" if everything works; `said` are the screen's sentences. */
export const troubled = (why: string, said: Troubles) => (why ? (said[why] ?? said.away) : "");

/** The picture of a question for screen readers, if it has no description. */
export const questionPicture = "Picture for this question";
