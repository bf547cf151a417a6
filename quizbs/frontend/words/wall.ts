/** The words of the wall and of the host's bar. A star pair marks emphasis; `who` returns the word for a seat. */
import type * as View from "../protocol.js";
import type * as Wall from "../wall/types.js";
import { CALLER } from "./people.js";
import {
  capital,
  cards,
  claimed,
  does,
  inWords,
  oneOf,
  rankName,
  rankNames,
  ranked,
  stop,
  verdict,
  wholePile,
} from "./common.js";
import { falseCards, trueCards } from "./cards.js";
import { varied } from "./verdicts.js";
import type { Called } from "../wall/scene.js";

const people = (count: number) => `${count} ${count === 1 ? "player" : "players"}`;
const list = (words: string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
const more = (count: number) => (count === 1 ? "One more player" : `${count} more players`);

/** What a claim may be, by the option `truth`. */
const claimLines = {
  free: ["Say what they", "are – or lie"],
  any: ["Got sevens?", "Play sevens"],
  all: ["Got sevens?", "Play them all"],
};

/** What happens with questions, by the option `stakes`. */
const asked: Record<View.Lesson["stakes"], ["answer", string[]]> = {
  half: ["answer", ["Right answer,", "fewer cards"]],
  none: ["answer", ["Called?", "Question!"]],
};

export const lobby = {
  nobody: "Who’s playing?",
  here: (ready: number, all: number) => `${ready} of ${all} ready`,
  first: "Scan, pick a name, play.",
  locked: "Locked: no new players.",
  names: "Who’s here",
  qr: (address: string) => `QR code: opens ${address}`,
  /** The game in four moments, or three without questions: `[picture, lines]`. */
  moments: ({
    call_word: word,
    questions,
    stakes,
    truth,
  }: View.Lesson): ["lay" | "claim" | "call" | "answer", string[]][] => [
    ["lay", ["Play cards", "face down"]],
    ["claim", claimLines[truth]],
    ["call", ["Believe it", `or say “${word}”`]],
    ...(questions ? [asked[stakes]] : []),
  ],
  bubble: ["3", rankNames("7")],
};

const ONE_TABLE = 6; // players; more sit at several tables, unless one large table was chosen

/** Why no game can be dealt now; "" if one can. */
export function deal({ deal, seats, tables }: View.WallLesson) {
  if (!deal) return "";
  const here = seats.length;
  if (deal.refused === "need_players") {
    const { least = 0, most = Infinity } = deal;
    if (here > most) return `${people(most)} max at one table: ${here - most} too many.`;
    return here === 0 ? `We need ${people(least)}.` : `${more(least - here)} and we can start!`;
  }
  if (deal.refused === "not_coprime") {
    const good = (deal.good ?? []).map(rankName);
    const several = here > ONE_TABLE && tables?.length !== 1;
    const stuck = `${several ? "Some tables" : people(here)} would get stuck with this deck.`;
    return good.length ? `${stuck} Use ace to ${list(good)}.` : `${stuck} Pick another.`;
  }
  if (deal.refused === "need_decks") {
    return deal.decks ? `${people(here)} need ${inWords(deal.decks)} decks.` : `${people(here)} need more decks.`;
  }
  return refusedNow[deal.refused] ?? "Not now.";
}
const refusedNow: Record<string, string> = {
  not_now: "A game is on.",
  over: "The lesson is over.",
  paused: "The game is paused.",
};

export const table = {
  says: "says",
  lays: "plays",
  claim: claimed,
  ranks: rankNames,
  believe: (count: number, all: number) =>
    count === 0
      ? "Who believes it?"
      : count === all
        ? "Everybody believes it"
        : `${count} of ${all} ${count === 1 ? "believes" : "believe"} it`,
  nextIn: "Call it?",
  untilStands: "Time to call",
  each: (count: number) => `${cards(count)} each`,
  pile: (count: number) => (count === 0 ? "The pile is empty" : `${cards(count)} in the pile`),
  gone: (count: number) => `${cards(count)} gone for good`,
  open: (rank: View.Rank) => `${oneOf(rank)} is face up`,
  lastCard: "Last card!",
  lastCards: "Last cards!",
  last: (who: string) => `If nobody calls, *${who} ${does(who, "win")}.*`,
  firstLap: "Say it out loud. Truth… or bluff?",
  nudge: (who: string) => `${capital(who)}, it’s your turn!`,
  autoplay: "Time’s up! A bot played this one.",
  seats: "Seats in playing order",
};

export const seat = {
  laid: (count: number) => `played ${count}`,
  believes: "believes",
  thinks: "thinking…",
  lays: (rank: View.Rank) => `plays ${rankNames(rank)}`,
  next: rankNames,
  autoplay: "a bot plays",
  away: "no phone",
  cards,
};

export const bottle = {
  label: "The bottle decides:",
  who: "Who goes first?",
  begins: "goes first",
  what: "with any card, face up",
};

export const reveal = {
  said: "said",
  ranked,
  call: (word: string) => `“${word}”`,
  calls: "calls it",
  says: (count: number, rank: View.Rank) => `says ${claimed(count, rank)}`,
  saidIt: "said it",
  claim: claimed,
  last: "Last card!",
  lasts: "Last cards!",
  stake: (pile: number) => `${cards(pile)} at stake`,
  /** How many have bet on what, without names. */
  bets: ({ lie, true: truth }: View.Bets) =>
    [lie && `${lie} ${lie === 1 ? "says" : "say"} lie`, truth && `${truth} ${truth === 1 ? "says" : "say"} true`]
      .filter(Boolean)
      .join(", "),
  /** From the third duel of two players on: who has caught whom how often. */
  met: ({ duel, by_caller, by_claimant }: View.Met, caller: string, claimant: string) =>
    by_caller || by_claimant
      ? by_caller < by_claimant
        ? caught(claimant, caller, by_claimant)
        : caught(caller, claimant, by_caller)
      : `${capital(caller)} against ${claimant}, round ${inWords(duel)}!`,
  shown: "Last card: let’s see!",
  shownMany: "Last cards: let’s see!",
  true: rankName,
  false: (rank: View.Rank) => `not ${oneOf(rank)}`,
  believed: (count: number) => `${capital(inWords(count))} had believed it.`,
  waits: (pile: number) => `${capital(cards(pile))} ${pile === 1 ? "is" : "are"} at stake.`,
  /** One sentence: who picks up what, and why. `cost` is the pile at stake, or what was settled. */
  cost: (challenge: View.Challenge, settled: View.Settled | null, word: Wall.People["word"]) => {
    if (!challenge.called && challenge.loser === null)
      return `${capital(truth(challenge.claim))}: nobody picks up a card.`;
    const who = word(challenge.loser);
    const count = settled ? settled.takes : challenge.pile;
    const all = settled ? settled.takes + settled.leaves : challenge.pile;
    const much = count === 0 ? "no cards" : count < all ? `${count} of ${cards(all)}` : wholePile(count);
    return `${capital(found(challenge))}: ${who} ${does(who, "pick")} up ${much}.`;
  },
  atStake: (challenge: View.Challenge, word: Wall.People["word"]) => {
    if (!challenge.called && challenge.loser === null) return reveal.cost(challenge, null, word);
    const who = word(challenge.loser);
    return `${capital(found(challenge))}: ${stop(`${cards(challenge.pile).replace(" ", "\u00a0")} for ${who}`)}`;
  },
  chooses: (asker: string, answerers: unknown[], optional: boolean) => {
    const whom = answerers.length === 1 ? ` for ${answerers[0]}` : " and who must answer it";
    return `${capital(asker)} ${optional ? "may pick" : `${does(asker, "pick")}`} ${stop(`a question${whom}`)}`;
  },
  hunts: (who: string) => `Good catch! ${capital(who)} ${does(who, "throw")} a card away.`,
};
const caught = (one: string, other: string, count: number) =>
  `${capital(one)} ${does(one, "have")} caught ${other} *${["once", "twice"][count - 1] ?? `${inWords(count)} times`}*`;
const truth = ({ count, rank }: { count: number; rank: View.Rank }) => trueCards({ all: count, rank });

/** What was found under the claim: "the two isn’t a seven", "both were jacks". */
function found({ honest, claim, cards: shown }: View.Challenge) {
  if (honest) return truth(claim);
  const wrong = shown.filter((card) => !card.true);
  return falseCards({ found: wrong.length, all: shown.length, rank: claim.rank, odd: wrong[0].face.slice(0, -1) });
}

/** One line for a decision: the verdict, and who picks up what; `game` as it was then. */
export function decided(lesson: View.Lesson, { challenge, settled, question }: Called, word: Wall.People["word"]) {
  const result = question?.result;
  if (result && settled)
    return `${answer.verdict(result, word(question.answerer), challenge.number, lesson.call_word)} ${answer.price(settled, result, word(settled.loser))}.`;
  const found = varied(challenge.honest ? "honest" : "caught", challenge.number, lesson.call_word);
  return `*${found}* ${settled || !lesson.questions ? reveal.cost(challenge, settled, word) : reveal.atStake(challenge, word)}`;
}

export const question = {
  must: "must answer",
  stakes: (stakes: View.Stakes) => [
    `Right: ${stakes.right === 0 ? "no cards" : cards(stakes.right)}`,
    `Wrong: ${stakes.wrong === 0 ? "no cards" : cards(stakes.wrong)}`,
  ],
  asks: (who: string) => `${capital(who)} ${does(who, "ask")}.`,
  kinds: {
    choice: "Pick the right answer.",
    multi: "More than one is right. Find them all.",
    "true/false": "True or false?",
    typed: "Type the answer.",
  },
  choices: "Choices",
};

export const brains = {
  title: "Brains",
  knew: (names: string[]) => `${names.join(", ")} knew it.`,
};

export const answer = {
  votes: (before: number, after: number) => `before ${before} · after ${after}`,
  right: "Right",
  also: (others: (string | number)[]) => `Also right: ${others.join(", ")}`,
  /** The verdict in two lines: what happened, and its price. `settled` may be null; `number` is the challenge's. */
  verdict: (result: View.Result, who: string, number: number, callWord: string) => {
    const quiet = who === CALLER;
    if (result.given === null && !result.right) return quiet ? verdict.unanswered : `Time’s up, ${who}!`;
    return varied(result.right ? (quiet ? "rightQuietly" : "right") : "wrong", number, callWord, who);
  },
  overruled: "Teacher’s ruling.",
  price: (settled: View.Settled, result: View.Result, who: string) => {
    const all = settled.takes + settled.leaves;
    const picks = `${capital(who)} ${does(who, "pick")} up`;
    if (settled.takes === 0) return `${picks} *no cards*`;
    if (settled.leaves > 0) return `${picks} *${settled.takes}* instead of ${all}`;
    return `${picks} *${wholePile(all)}*`;
  },
  hunter: (who: string) => `Good catch! ${capital(who)} ${does(who, "throw")} a card away.`,
  hunted: (who: string) => `Good catch! ${capital(who)} threw a card away.`,
  ready: (count: number, all: number) => `${count} of ${all} ready`,
};

export const finale = {
  down: "Cards down!",
  ways: (count: number) => (count === 1 ? "Who was best?" : `${capital(inWords(count))} ways to win. Here they come.`),
  photo: "Smile!",
  awards: "And the awards …",
  share: (count: number) => `${count} share it`,
  left: (count: number) => (count === 0 ? "no cards left" : cards(count)),
};

export const podium = {
  won: (who: string) => `${capital(who)} ${does(who, "win")}!`,
  ended: "What a game!",
  tie: "A tie at the top!",
  cards: "Cards",
  cardsWhat: "fewest left",
  knowledge: "Brains",
  knowledgeWhat: "right answers",
  pointsWhat: "points per question",
  points: (count: number) => (count === 1 ? "1 point" : `${count} points`),
  left: (count: number) => (count === 0 ? "all gone" : cards(count)),
  right: (right: number, asked: number) => `${right} of ${asked}`,
  thanks: "Well played, everyone!",
};

export const overlay = {
  paused: "Paused",
  pausedLine: "The clocks have stopped.",
  offline: "No connection. Trying again… Nothing is lost.",
  closed: "The lesson is over",
  closedLine: "Thanks for playing!",
  unknown: "This lesson has ended",
  moved: "This wall is open somewhere else now",
  older: "This page is too old: open it again",
  here: "Show it here",
  home: "Back to your page",
  learnt: "What we learnt",
};

export const bar = {
  label: "For the host",
  desk: "Desk",
  deal: "Deal",
  dealBots: "Let the bots play", // only bots are left
  again: "Deal again",
  dealNow: "Deal now anyway",
  next: "Next round",
  freeze: "Eyes up",
  unfreeze: "Carry on",
  question: "Question for everyone",
  show: "Show the answer",
  vote: "Vote again now",
  back: "Back to the cards",
  follow: (table: number) => (table ? `Wall: table ${table}` : "Wall: all tables"),
  followTitle: "What the wall shows",
  all: "All tables",
  table: (table: number) => `Table ${table}`,
  more: "More",
  moreTitle: "More",
  resume: "Carry on",
  skip: "Skip",
  end: "End the game",
  lock: "Lock the lesson",
  unlock: "Unlock the lesson",
  names: (count: number) => `Players: ${count}`,
  close: "End the lesson",
  full: "Full screen",
  calm: "Less motion",
  lively: "Full motion",
  small: "Leave full screen",
  mute: "Mute",
  music: "Music",
  asRight: "Count as right",
  asWrong: "Count as wrong",
  ask: {
    end: ["End this game now?", "Fewest cards wins. You can deal again afterwards.", "End the game"],
    close: ["End the lesson?", "This disconnects everyone. Results are saved.", "End the lesson"],
    remove: (who: string) => [`Remove ${who}?`, "That phone can’t come back under this name.", "Remove"],
  },
  no: "Keep playing",
  keep: "Keep",
  namesTitle: "Who’s here",
  nobody: "Nobody yet. Who’s first?",
  remove: "Remove",
  removeWho: (who: string) => `Remove ${who}`,
  autoplayOn: "Let a bot play",
  autoplayOnFor: (who: string) => `Let a bot play for ${who}`,
  autoplayOff: "Give the seat back",
  autoplayOffFor: (who: string) => `Give the seat back to ${who}`,
  done: "Done",
};

/** Announcements when the scene changes; the log's own sentence precedes them. */
export const told = {
  turn: (who: string, rank: View.Rank) => `${capital(who)} ${does(who, "play")} ${rankNames(rank)}.`,
  begins: (who: string) => `${capital(who)} ${bottle.begins}, ${bottle.what}.`,
  claim: (who: string, count: number, rank: View.Rank) =>
    `${capital(who)} ${does(who, "say")} ${count} ${ranked(count, rank)}.`,
  question: (who: string, text: string) => `${capital(who)} must answer: ${text}`,
  paused: "The game is paused.",
  over: (who: string) => `Game over. ${who}`,
};

/** Why nothing can be saved at the moment. */
export const troubles = {
  full: "The disk is full. The game waits.",
  damaged: "The data file is damaged. The game waits.",
  disk: "The disk doesn’t work. The game waits.",
  server: "The database doesn’t answer. The game waits.",
  away: "The data file is gone. The game waits.",
};
