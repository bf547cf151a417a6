/**
 * The words of the desk, the teacher's own page of a running lesson. The one place to translate them, together with
 * words/common.js. `name` is a student's name as the class sees it.
 */
import { isolated, capital, cards, claimed, inWords, rankNames, refusal, verdict } from "./common.js";
import { all } from "./needs.js";

export const head = {
  private: "Only you see this",
  here: (here, all) => `${here} of ${all} here`,
  code: "Join code",
  wall: "Open the projector",
  remote: "Use my phone",
  ended: "This phone is no longer the remote.",
  offline: "No connection. Trying again…",
};

export const bell = {
  none: "No bell yet",
  left: (minutes) => (minutes < 1 ? "Cards stop in less than a minute" : `Cards stop in ${minutes} min`),
  rang: "The cards stop: last lap",
  set: "Time until the cards stop",
  warning: "last round",
};

export const freeze = {
  on: "Freeze: eyes up",
  off: "Go on",
  more: "With a message",
  title: "Eyes up",
  message: "Message on every screen",
  example: "For example: look at the board",
  still: "Everything stands still.",
};

export const moving = {
  apart: (name, other) => `${isolated(name)} and ${isolated(other)} are to be kept apart`,
  apartLine: (name, table) => `Does ${isolated(name)} go to table ${table} all the same?`,
  together: (table) => `Yes, to table ${table}`,
  title: (name, table) => `When does ${name} go to table ${table}?`,
  line: (name) => `${name} holds cards in a running game.`,
  next: "From the next deal on",
  now: "Now: a bot plays these cards on",
  stay: "Not at all",
  planned: (table) => `table ${table} at the next deal`,
  moved: (name, table) => `${name} is at table ${table} now`,
  movedLine: (from) => `The cards stay at table ${from}, and a bot plays them.`,
  back: (table) => `Back to table ${table}`,
  came: (name, table) => `${name} is back at table ${table}, with the same cards.`,
};

export const tables = {
  title: "Tables",
  none: "No cards yet. Deal when everybody is in.",
  nobody: "Nobody has come yet. The projector shows how to get in.",
  left: (seconds) => `${seconds} s`,
  since: (seconds) => (seconds < 10 ? "" : seconds < 120 ? `for ${seconds} s` : `for ${Math.floor(seconds / 60)} min`),
  number: (table) => `Table ${table}`,
  waits: (names) => `waiting for ${names.length > 3 ? `${names.length} players` : all(names)}`,
  waitsAll: (names) => `Waiting for ${all(names)}.`,
  lays: (rank) => `lays ${rankNames(rank)}`,
  says: (count, rank) => `says ${claimed(count, rank)}`,
  called: (name) => `called by ${name}`,
  asks: "chooses a question",
  answers: "answers",
  reads: "reads why",
  discards: "lets a card go",
  wonWith: (winners, count) => (winners > 1 ? `${cards(count)} each` : count ? `won with ${cards(count)}` : "has won"),
  nobodyWon: "The game is over",
  playedFor: "mostly played by a bot",
  alike: (count) => capital(`${inWords(count)} alike`),
  knew: (right, asked) => `${right} of ${asked} right`,
  result: (round) => `Round ${round} is over`,
  best: { match: "Match", cards: "Cards", knowledge: "Knowledge" },
  class: (right, asked) => `${right} of ${asked} answers were right.`,
  looking: (sat, all) => `${sat} of ${all} ${sat === 1 ? "sits" : "sit"}`,
  state: {
    caught: "Caught",
    honest: "Honest",
    stands: "Stands",
    called: "Called",
    paused: "Paused",
    gone: "Phone gone",
    right: verdict.right,
    wrong: verdict.wrong,
  },
  pause: "Pause this table",
  resume: "Go on",
  skip: "Skip this step",
  end: "End this game",
  again: "One more short game",
  now: "Cards now",
  follow: "Show on the wall",
};

export const judging = {
  now: (count) => `Answers (${count})`,
  before: "Answers of earlier games",
  game: (round, table, count) => `Round ${round}${table ? `, table ${table}` : ""} (${count})`,
  none: "Nothing was answered at this table before.",
  was: (right) => (right ? "Right" : "Wrong"),
  noAnswer: "no answer",
  count: (right) => (right ? "Count as right" : "Count as wrong"),
  countOf: (right, name, question) => `${right ? "Count as right" : "Count as wrong"}: ${name}, ${question}`,
};

export const foot = {
  wall: "On the wall",
  all: "All tables",
  follow: (table) => `Table ${table}`,
  deal: "Deal",
  dealNow: "Cards for all tables now",
  next: "Deal the next round",
  ask: "Same question to all",
  show: "Show the answer",
  back: "Back to the cards",
  students: (count) => `Students (${count})`,
  plan: "Who sits where",
  bots: "Fill up with bots",
  lock: "Lock the lesson",
  unlock: "Unlock the lesson",
  last: "Last lap in one minute",
  close: "End the lesson",
};

/**
 * Why the cards cannot be dealt, where Deal would stand; "" while that needs no word.
 *
 * @param {View.NoDeal} deal
 */
export const whyNoDeal = ({ refused, least = 3 }) =>
  ({
    need_players: `${capital(inWords(least))} are needed to deal.`,
    not_coprime: "No deal yet: this deck does not fit.",
    need_decks: "No deal yet: too many at one table.",
    paused: "Go on first, then deal.",
  })[refused] ?? "";

const refusals = {
  not_yours: "That can only be done on the laptop.",
  paused: "Everything stands still. Go on first.",
  not_now: "Not just now: cards are out.",
  need_players: "There are too few for that.",
  not_coprime: "This deck does not fit these tables. Take another one.",
  need_decks: "So many at one table need another deck.",
  full: "This lesson is full.",
  locked: "The lesson is locked. Unlock it first.",
  removed: "That name is out already.",
  over: "This lesson is over.",
};

/** What a refusal means to a teacher. */
export const refused = (code) => refusals[code] ?? refusal(code);

export const asking = {
  title: "Same question to all",
  line: "All tables stand still meanwhile. Nobody but you sees what is right.",
  ask: "Ask this",
  others: "Other questions",
  none: "No question came. Try again.",
  right: "right",
};

export const panels = {
  done: "Done",
  students: "Students",
  find: "Find a name",
  foundNone: "Nobody of that name.",
  noTable: "No table yet",
  acts: (name) => `What ${name} needs`,
  name: "Name",
  table: "Table",
  guest: "from the next deal",
  fromNext: (table) => `→ Table ${table}`,
  autoplayOn: "Play for them",
  autoplayOff: "They play again",
  remove: "Remove",
  removeTitle: (name) => `Remove ${isolated(name)}?`,
  removeLine: "Name and phone stay out until you let them back in. For ten minutes you see each new name first.",
  partLine: "The others play on with this phone. For ten minutes you see each new name first.",
  holds: "holds the phone",
  removeAll: "Remove all",
  accommodation: "Make it easier",
  easeTitle: (name) => `What helps ${isolated(name)}`,
  easeLine: "Nobody but you and this phone can see it.",
  time: "Time",
  times: {
    1: "as everybody",
    1.5: "half as much again",
    2: "twice as much",
    10: "ten times",
    0: "no clock until the last lap",
  },
  accommodations: {
    may_pass: "May pass instead of cheating",
    fewer: "Fewer choices",
    read_aloud: "Read aloud",
    large: "Large type",
    spacing: "Wide spacing",
    dyslexia: "Plain letters for dyslexia",
  },
  plan: "Who sits where",
  planLine: "Drag a name, or tap it and then a table.",
  ways: { random: "Mix", results: "Mix by the last round", keep: "As they sit", one: "One big table" },
  fresh: "A new table",
  picked: (name) => `${isolated(name)}: tap a table`,
  apart: "Keep apart",
  apartLine: "Two who shall not share a table, from the next mixing on.",
  and: "and",
  apartAdd: "Keep apart",
  apartBoth: (table) => `both at table ${table} now`,
  apartGone: (one, other) => `${isolated(one)} and ${isolated(other)} may sit together again`,
  close: ["End the lesson?", "Every phone says goodbye. Results are kept, names are not.", "End the lesson"],
  end: ["End this game now?", "Fewest cards win.", "End this game"],
  last: [
    "Last lap in one minute?",
    "Then every table finishes its lap and ranks. The bell stays.",
    "Last lap in one minute",
  ],
  no: "Not yet",
  phone: "New phone",
  phoneTitle: (name) => `Another phone for ${isolated(name)}`,
  phoneLine: "Let this student scan it: seat and cards come to that phone, and the first one stops. It works once.",
  remoteTitle: "Your phone as the remote",
  remoteLine: "Scan this with your own phone. It opens this desk, and nothing else. It works once.",
  remoteUsed: "A phone is the remote now. If it is not yours, or you want another one, end it here.",
  remoteEnd: "End the remote",
  remoteType: "Or type:",
  remoteWarn: "Do not show this code to the class.",
};
