/**
 * The words of the projector and of its slim bar for the host. The one place to translate them, together with
 * words/common.js. A star pair marks what is to stand out; `who` is a function from a seat to its word.
 */
import {
  CALLER,
  capital,
  cards,
  claimed,
  does,
  everyOne,
  falseCards,
  inWords,
  oneOf,
  rankName,
  rankNames,
  ranked,
  stop,
  trueCards,
  wholePile,
} from "./common.js";
import { varied } from "./verdicts.js";

const people = (count) => `${count} ${count === 1 ? "player" : "players"}`;
const list = (words) => (words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`);
/** "Three": a number at the beginning of a sentence. */
const opening = (count) => capital(inWords(count));

/** What a claim may be, by the option `truth`. */
const claimLines = {
  free: ["Claim them:", "true or not"],
  any: ["Have sevens?", "Lay sevens"],
  all: ["Have sevens?", "Lay them all"],
};

export const lobby = {
  nobody: "Who plays?",
  here: (ready, all) => `${ready} of ${all} ready`,
  first: "Scan the code. Take a name. That is all.",
  locked: "Closed for new names.",
  names: "Who is here",
  qr: (address) => `QR code: opens ${address}`,
  /**
   * The game in four moments, in three where no questions are asked: `[picture, lines]`.
   *
   * @param {View.Lesson} lesson
   * @returns {["lay" | "claim" | "call" | "answer", string[]][]}
   */
  moments: ({ call_word: word, questions, stakes, truth }) => [
    ["lay", ["Lay cards", "face down"]],
    ["claim", claimLines[truth]],
    ["call", ["Believe it", `or say “${word}”`]],
    ...(questions
      ? [
          /** @type {["answer", string[]]} */ ([
            "answer",
            stakes === "half" ? ["Right answer,", "fewer cards"] : ["A call brings", "a question"],
          ]),
        ]
      : []),
  ],
  bubble: ["3", rankNames("7")],
};

const ONE_TABLE = 6; // hands; more of them sit at several tables, unless one big one was chosen

/**
 * Why no game can be dealt now; "" when it can.
 *
 * @param {View.WallLesson} lesson
 */
export function deal({ deal, seats, tables }) {
  if (!deal) return "";
  const here = seats.length;
  if (deal.refused === "need_players") {
    const { least, most } = deal;
    if (here > most) return `At most ${people(most)} at one table: ${here - most} too many.`;
    const missing = least - here;
    return here === 0
      ? `${opening(least)} players needed.`
      : `${opening(least)} players needed: ${inWords(missing)} more.`;
  }
  if (deal.refused === "not_coprime") {
    const good = (deal.good ?? []).map(rankName);
    const several = here > ONE_TABLE && tables?.length !== 1;
    const does = `This deck does not fit ${several ? "the tables" : people(here)}.`;
    return good.length ? `${does} Ace to ${list(good)} does.` : `${does} Choose another one.`;
  }
  if (deal.refused === "need_decks") {
    return deal.decks ? `${people(here)} need ${inWords(deal.decks)} decks.` : `${people(here)} need more decks.`;
  }
  return refusedNow[deal.refused] ?? "Not now.";
}
const refusedNow = { not_now: "A game is running.", over: "The lesson is over.", paused: "The game is paused." };

export const table = {
  says: "says",
  lays: "lays",
  claim: claimed,
  ranks: rankNames,
  believe: (count, all) =>
    count === 0
      ? "Who believes it?"
      : count === all
        ? "Everybody believes it"
        : `${count} of ${all} ${count === 1 ? "believes" : "believe"} it`,
  nextIn: "then the next may lay",
  untilStands: "until it stands",
  pile: (count) => (count === 0 ? "The pile is empty" : `${cards(count)} in the pile`),
  gone: (count) => `${count} out of the game`,
  open: (rank) => `${oneOf(rank)} lies open`,
  last: (who) => `If nobody calls it, *${who} ${does(who, "win")}.*`,
  firstLap: "Say it aloud. True or not: who knows?",
  autoplay: "Laid automatically: time was up.",
  seats: "Seats in playing order",
};

export const seat = {
  laid: (count) => `laid ${cards(count)}`,
  believes: "believes",
  thinks: "thinks …",
  lays: (rank) => `lays ${rankNames(rank)}`,
  next: rankNames,
  autoplay: "bot plays",
  away: "no phone",
  cards,
};

export const bottle = {
  begins: "begins",
  what: "with any card, face up",
  label: "The bottle decides who begins",
};

export const reveal = {
  said: "said",
  ranked,
  call: (word) => `“${word}”`,
  shown: "The last card is shown",
  shownMany: "The last cards are shown",
  true: rankName,
  false: (rank) => `not ${oneOf(rank)}`,
  waits: (pile) => `${capital(cards(pile))} ${pile === 1 ? "is" : "are"} at stake.`,
  /** One sentence: who takes what, and why. `cost` is the pile at stake, or what was settled. */
  cost: (
    /** @type {View.Challenge} */ challenge,
    /** @type {View.Settled | null} */ settled,
    /** @type {Wall.People["word"]} */ word,
  ) => {
    if (!challenge.called && challenge.loser === null)
      return `${capital(truth(challenge.claim))}: nobody takes a card.`;
    const who = word(challenge.loser);
    const count = settled ? settled.takes : challenge.pile;
    const all = settled ? settled.takes + settled.leaves : challenge.pile;
    const much = count === 0 ? "no cards" : count < all ? `${count} of the ${cards(all)}` : wholePile(count);
    return `${capital(who)} ${does(who, "take")} ${much}: ${found(challenge)}.`;
  },
  atStake: (/** @type {View.Challenge} */ challenge, /** @type {Wall.People["word"]} */ word) => {
    if (!challenge.called && challenge.loser === null) return reveal.cost(challenge, null, word);
    const who = word(challenge.loser);
    return `${capital(found(challenge))}: ${stop(`${cards(challenge.pile)} for ${who}`)}`;
  },
  chooses: (asker, answerers, optional) => {
    const whom = answerers.length === 1 ? ` for ${answerers[0]}` : " and who must answer it";
    return `${capital(asker)} ${optional ? "may pick" : `${does(asker, "pick")}`} ${stop(`a question${whom}`)}`;
  },
  hunts: (who) => `${capital(who)} caught it: one own card may leave the game.`,
};
/** @param {{ count: number, rank: View.Rank }} claim */
const truth = ({ count, rank }) => trueCards({ all: count, rank, past: true });

/**
 * What was found under the claim: "the two is not a seven", "both were jacks".
 *
 * @param {View.Challenge} challenge
 */
function found({ honest, claim, cards: shown }) {
  if (honest) return truth(claim);
  const wrong = shown.filter((card) => !card.true);
  return falseCards({ found: wrong.length, all: shown.length, rank: claim.rank, odd: wrong[0].face.slice(0, -1) });
}

/**
 * One calm line of what a challenge decided: the verdict, who takes what. `view` as it stood then.
 *
 * @param {Wall.Focused} view
 * @param {Wall.People["word"]} word
 */
export function decided({ lesson, game: { challenge, settled, question } }, word) {
  const result = question?.result;
  if (result && settled)
    return `${answer.verdict(result, word(question.answerer), challenge.number, lesson.call_word)} ${answer.price(settled, result, word(settled.loser))}.`;
  const found = varied(challenge.honest ? "honest" : "caught", challenge.number, lesson.call_word);
  return `*${found}* ${settled || !lesson.questions ? reveal.cost(challenge, settled, word) : reveal.atStake(challenge, word)}`;
}

export const question = {
  must: "must answer",
  stakes: (/** @type {View.Stakes} */ stakes) => [
    `Right: take ${stakes.right === 0 ? "none" : stakes.right}`,
    `Wrong: take ${stakes.wrong}`,
  ],
  nothing: "No cards at stake",
  asks: (who) => `${capital(who)} ${does(who, "ask")}.`,
  kinds: {
    choice: "One choice is right.",
    multi: "Several are right: find them all.",
    "true/false": "True or not?",
    typed: "Type the answer.",
  },
  choices: "Choices",
};

export const answer = {
  right: "Right",
  also: (others) => `Also right: ${others.join(", ")}`,
  /** The verdict in two lines: what happened, and its price. `settled` may be null. `number` of the challenge. */
  verdict: (
    /** @type {View.Result} */ result,
    /** @type {string} */ who,
    /** @type {number} */ number,
    /** @type {string} */ callWord,
  ) => {
    const quiet = who === CALLER;
    if (result.given === null && !result.right) return quiet ? "No answer in time." : `No answer from ${who} in time.`;
    return varied(result.right ? (quiet ? "rightQuietly" : "right") : "wrong", number, callWord, who);
  },
  overruled: "The teacher decided so.",
  price: (/** @type {View.Settled} */ settled, /** @type {View.Result} */ result, /** @type {string} */ who) => {
    const all = settled.takes + settled.leaves;
    if (settled.takes === 0) return `${capital(who)} ${does(who, "take")} *no cards*`;
    if (settled.leaves > 0) return `${capital(who)} ${does(who, "take")} *${settled.takes}* instead of ${all}`;
    return `${capital(who)} ${does(who, "take")} *${all === 1 ? "1 card" : wholePile(all)}*`;
  },
  takes: (count) => `takes ${count}`,
  leave: (count) => (count === 1 ? "1 leaves the game" : `${count} leave the game`),
  hunter: (who) => `${capital(who)} caught the cheat: one own card may leave the game.`,
  hunted: (who) => `${capital(who)} caught the cheat: one own card has left the game.`,
  ready: (count, all) => `${count} of ${all} ready`,
};

export const podium = {
  won: (who) => `${capital(who)} ${does(who, "win")}!`,
  ended: "What a game!",
  tie: "A draw at the top!",
  cards: "Cards",
  cardsWhat: "fewest left",
  knowledge: "Knowledge",
  knowledgeWhat: "right answers",
  left: (count) => (count === 0 ? "all gone" : cards(count)),
  right: (right, asked) => `${right} of ${asked}`,
  thanks: (count) => `Well played, ${everyOne(count)}.`,
};

export const overlay = {
  paused: "Paused",
  pausedLine: "All clocks stand still. Eyes up, please.",
  offline: "No connection. Trying again … Nothing is lost.",
  closed: "The lesson is over",
  closedLine: "Thank you for playing.",
  unknown: "This lesson is not here any more",
  moved: "This projector was opened somewhere else",
  here: "Show it here",
  home: "Back to your page",
};

export const bar = {
  label: "For the host",
  desk: "Desk",
  deal: "Deal",
  dealBots: "Let the bots play", // nobody else is there
  again: "Deal again",
  dealNow: "Cards for all now",
  next: "Next round",
  freeze: "Eyes up",
  unfreeze: "Go on",
  question: "Same question",
  show: "Show the answer",
  back: "Back to the cards",
  follow: (table) => (table ? `Wall: table ${table}` : "Wall: all tables"),
  followTitle: "What the wall shows",
  all: "All tables",
  table: (table) => `Table ${table}`,
  more: "More",
  moreTitle: "More for the host",
  pause: "Pause",
  resume: "Go on",
  skip: "Skip",
  end: "End the game",
  lock: "Lock the lesson",
  unlock: "Unlock the lesson",
  names: (count) => `Names: ${count}`,
  close: "End the lesson",
  full: "Full screen",
  small: "Leave full screen",
  mute: "Mute",
  asRight: "Count as right",
  asWrong: "Count as wrong",
  ask: {
    end: ["End this game now?", "Fewest cards win. The lesson stays open.", "End the game"],
    close: ["End the lesson?", "All phones are let go. The results are kept.", "End the lesson"],
    remove: (who) => [`Remove ${who}?`, "That phone cannot come back under this name.", "Remove"],
  },
  no: "Keep playing",
  keep: "Keep",
  namesTitle: "Who is here",
  nobody: "Nobody yet.",
  remove: "Remove",
  removeWho: (who) => `Remove ${who}`,
  autoplayOn: "Let the server play",
  autoplayOnFor: (who) => `Let the server play for ${who}`,
  autoplayOff: "Plays by itself again",
  autoplayOffFor: (who) => `${who} plays by itself again`,
  done: "Done",
};

/** What a screen reader hears when the scene changes; the log's own sentence comes before it. */
export const told = {
  turn: (who, rank) => `${capital(who)} ${does(who, "lay")} ${rankNames(rank)}.`,
  claim: (who, count, rank) => `${capital(who)} ${does(who, "say")} ${count} ${ranked(count, rank)}.`,
  question: (who, text) => `${capital(who)} must answer: ${text}`,
  paused: "The game is paused.",
  over: (who) => `The game is over. ${who}`,
};

/** "Seat 3": a name that was taken out of the lesson while its seat plays on. */
export const nameless = (seat) => `Seat ${seat}`;
