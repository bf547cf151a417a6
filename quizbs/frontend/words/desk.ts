/**
 * The words of the desk, the teacher's page of a running lesson. `name` is a student's name as the teacher knows it.
 */
import { isolated, cards, claimed, rankNames, verdict } from "./common.js";
import { refusal } from "./refusals.js";
import { all } from "./needs.js";
import type * as View from "../protocol.js";

/** The name in the class list, with the one that the class sees. */
export const fullName = (shown: string, real: string) => (real ? `${isolated(real)} (${isolated(shown)})` : shown);

export const head = {
  private: "Only you see this",
  here: (here: number, all: number) => (all ? `${here} of ${all} here` : "Nobody yet"),
  came: (count: number) => (count ? `${count} ${count === 1 ? "is" : "are"} in` : "Nobody yet"),
  learning: (count: number) => `${count} still learning`,
  code: "Join code",
  wall: "Open the wall",
  remote: "Phone remote",
  klass: "Class and names",
  report: "Report",
  ended: "This phone isn’t the remote any more.",
  offline: "No connection. Trying again…",
};

export const bell = {
  none: "No bell yet",
  left: (minutes: number) => (minutes < 1 ? "Less than a minute left to play" : `${minutes} min left to play`),
  rang: "Last lap!",
  over: "The last lap is over",
  set: "Minutes left to play",
  warning: "last round",
  open: "The bell",
};

/** The dock of the remote. */
export const dock = {
  more: "More",
  deal: (count: number) => `Deal to ${count}`,
};

export const freeze = {
  on: "Freeze: eyes up",
  off: "Carry on",
  more: "Freeze with a message…",
  title: "Eyes up",
  message: "Message on every screen",
  example: "Like “Look at the board”",
  still: "Everything is paused.",
};

export const moving = {
  apart: (name: string, other: string) => `You asked to keep ${isolated(name)} and ${isolated(other)} apart`,
  apartLine: (name: string, table: number) => `Move ${isolated(name)} to table ${table} anyway?`,
  together: (table: number) => `Yes, to table ${table}`,
  title: (name: string, table: number) => `When should ${name} go to table ${table}?`,
  line: (name: string) => `${name} is in the middle of a game.`,
  next: "At the next deal",
  now: "Now: a bot plays their cards",
  stay: "Don’t move",
  planned: (table: number) => `table ${table} at the next deal`,
  moved: (name: string, table: number) => `${name} is at table ${table} now`,
  movedLine: (from: number) => `The cards stay at table ${from}. A bot plays them.`,
  back: (table: number) => `Back to table ${table}`,
  came: (name: string, table: number) => `${name} is back at table ${table}, with the same cards.`,
};

export const tables = {
  title: "Tables",
  none: "No cards yet. Deal when everybody is in.",
  nobody: "Nobody’s here yet. The wall shows how to join.",
  left: (seconds: number) => `${seconds} s`,
  since: (seconds: number) =>
    seconds < 10 ? "" : seconds < 120 ? `for ${seconds} s` : `for ${Math.floor(seconds / 60)} min`,
  number: (table: number) => `Table ${table}`,
  waits: (names: string[]) => `waiting for ${names.length > 3 ? `${names.length} players` : all(names)}`,
  waitsAll: (names: string[]) => `Waiting for ${all(names)}.`,
  spins: "The bottle decides who goes first",
  lays: (rank: View.Rank) => `plays ${rankNames(rank)}`,
  says: (count: number, rank: View.Rank) => `says ${claimed(count, rank)}`,
  called: (name: string) => `called by ${name}`,
  asks: "is picking a question",
  answers: "is answering",
  reads: "is reading the answer",
  discards: "throws a card away",
  wonWith: (winners: number, count: number) =>
    winners > 1 ? `${cards(count)} each` : count ? `won with ${cards(count)}` : "has won",
  nobodyWon: "Game over",
  playedFor: "mostly played by a bot",
  alike: (count: number) => `${count}-way tie`,
  knew: (right: number, asked: number) => `${right} of ${asked} right`,
  result: (round: number) => `Round ${round} is over`,
  best: { match: "Overall", cards: "Cards", knowledge: "Brains" },
  class: (right: number, asked: number) => `Answers for cards: ${right} of ${asked} right.`,
  looking: (sat: number, all: number) => `${sat} of ${all} seated`,
  state: {
    caught: "Caught",
    honest: "Honest",
    stands: "Nobody called",
    called: "Called",
    paused: "Paused",
    gone: "Phone gone",
    right: verdict.right,
    wrong: verdict.wrong,
  },
  pause: "Pause this table",
  resume: "Carry on",
  skip: "Skip this step",
  end: "End this game",
  again: "One more short game",
  late: "From the next deal:",
  now: "Deal now",
  follow: "Show on the wall",
};

export const judging = {
  now: (count: number) => `Answers (${count})`,
  before: "Answers from earlier games",
  game: (round: number, table: number, count: number) => `Round ${round}${table ? `, table ${table}` : ""} (${count})`,
  none: "No earlier answers at this table.",
  was: (right: boolean) => (right ? "Right" : "Wrong"),
  noAnswer: "no answer",
  count: (right: boolean) => (right ? "Count as right" : "Count as wrong"),
  countOf: (right: boolean, name: string, question: string) =>
    `${right ? "Count as right" : "Count as wrong"}: ${name}, ${question}`,
};

export const foot = {
  wall: "On the wall",
  all: "All tables",
  one: "Table ▾",
  follow: (table: number) => `Table ${table}`,
  deal: "Deal",
  dealNow: "Deal now anyway",
  next: "Deal the next round",
  ask: "Question for everyone",
  show: "Show the answer",
  vote: "Vote again now",
  back: "Back to the cards",
  students: (count: number) => `Students (${count})`,
  plan: "Who sits where",
  bots: "Fill up with bots",
  lock: "Lock the lesson",
  unlock: "Unlock the lesson",
  last: "Finish soon (1 min)",
  close: "End the lesson",
};

/** Why the cards can't be dealt, in place of the button; "" if that is obvious. */
export function whyNoDeal({ refused, least = 3 }: View.NoDeal) {
  const why: Record<View.NoDeal["refused"], string> = {
    need_players: `You need ${least} players to deal.`,
    not_coprime: "Can’t deal yet: tables would get stuck with this deck.",
    need_decks: "Can’t deal yet: too many at one table.",
    paused: "Press “Carry on” first, then deal.",
    not_now: "",
  };
  return why[refused];
}

const refusals: Partial<Record<View.Refusal, string>> = {
  not_yours: "You can only do that on the laptop.",
  paused: "Everything is paused. Press “Carry on” first.",
  not_now: "Not while a game is on.",
  need_players: "Not enough players for that.",
  not_coprime: "Some tables would get stuck with this deck. Pick another.",
  need_decks: "That many at one table need another deck.",
  full: "This lesson is full.",
  locked: "The lesson is locked. Unlock it first.",
  removed: "You’ve already removed that name.",
  over: "This lesson is over.",
};

/** What a refusal means to a teacher. */
export const refused = (code: View.Refusal) => refusals[code] ?? refusal(code);

export const asking = {
  title: "Question for everyone",
  line: "All tables pause. Only you can see the right answer.",
  ask: "Ask this",
  others: "Other questions",
  none: "No questions arrived. Try again.",
  foundNone: "No question in the bank has that.",
  find: "Find in the question bank",
  right: "right",
  own: "Type a question",
  text: "Question",
  answer: "Right answer",
  wrong: (number: number) => `Wrong answer ${number}`,
  typed: "Without wrong answers, students type theirs.",
  save: "Save it in this bank, or in “My questions” if the bank came with quizbs",
};

export const panels = {
  done: "Done",
  students: "Students",
  find: "Find a name",
  foundNone: "Nobody with that name.",
  add: "Add a student",
  addName: "Name for your class list",
  added: (name: string) => `“${isolated(name)}” is on your list and can join now.`,
  noTable: "No table yet",
  acts: (name: string) => `What ${name} needs`,
  name: "Name",
  table: "Table",
  guest: "from the next deal",
  fromNext: (table: number) => `→ Table ${table}`,
  autoplayOn: "Let a bot play",
  autoplayOff: "Give the seat back",
  remove: "Remove",
  removeTitle: (name: string) => `Remove ${isolated(name)}?`,
  removeLine: "Name and phone stay out until you let them back in. For ten minutes you see each new name first.",
  partLine: "The others keep playing on this phone. For ten minutes you see each new name first.",
  holds: "has the phone",
  removeAll: "Remove all",
  accommodation: "Make it easier",
  easeTitle: (name: string) => `What helps ${isolated(name)}`,
  easeLine: "Only you and this phone can see it.",
  time: "Time",
  times: {
    1: "normal",
    1.5: "1.5×",
    2: "2×",
    10: "10×",
    0: "no limit until the last lap",
  },
  accommodations: {
    may_pass: "May pass instead of bluffing",
    fewer: "Fewer choices",
    read_aloud: "Read aloud",
    large: "Large type",
    spacing: "Wide spacing",
    dyslexia: "Letters for dyslexia",
  },
  plan: "Who sits where",
  planLine: "Drag a name, or tap it and then a table.",
  ways: { random: "Shuffle", results: "Group by results", keep: "Keep as is", one: "One big table" },
  fresh: "A new table",
  picked: (name: string) => `${isolated(name)}: tap a table`,
  apart: "Keep apart",
  apartLine: "These two won’t be put at the same table next time you shuffle.",
  and: "and",
  apartAdd: "Keep apart",
  apartBoth: (table: number) => `both at table ${table} now`,
  apartGone: (one: string, other: string) => `${isolated(one)} and ${isolated(other)} may sit together again`,
  close: [
    "End the lesson?",
    "This disconnects everyone. Results are saved, names only until tomorrow.",
    "End the lesson",
  ],
  end: ["End this game now?", "Fewest cards wins.", "End this game"],
  last: [
    "Finish soon?",
    "In one minute each table plays its last lap and is ranked. Your bell time stays.",
    "Finish in 1 minute",
  ],
  no: "Not yet",
  phone: "New phone",
  phoneTitle: (name: string) => `Another phone for ${isolated(name)}`,
  phoneLine: "Let this student scan it: seat and cards move to that phone, and the old one stops. It works once.",
  remoteTitle: "Your phone as the remote",
  remoteLine: "Scan this with your own phone. It opens this desk, and nothing else. It works once.",
  remoteUsed: "A phone is the remote now. If it isn’t yours, or you want another one, end it here.",
  remoteEnd: "End the remote",
  remoteType: "Or type:",
  remoteWarn: "Don’t show this code to the class.",
};

/** Why nothing can be saved at the moment. */
export const troubles = {
  full: "The disk is full. Free some space and the game carries on. Nothing is lost.",
  damaged: "The data file is damaged. Stop quizbs and restore a backup: quizbs restore FILE.",
  disk: "quizbs can’t read or write its data file. Is the disk write-protected, unplugged or broken?",
  server: "PostgreSQL doesn’t answer. Once it’s back, the game carries on. Nothing is lost.",
  away: "quizbs can’t reach its data file. Put it back, or restart quizbs. Nothing is lost.",
};
