/**
 * The words of the desk, the teacher's own page of a running lesson. The one place to translate them, together with
 * words/common.js. `name` is a student's name as the class sees it.
 */
import { capital, cards, claimed, inWords, rankName, rankNames, refusal, verdict } from "./common.js";

export const head = {
  private: "Only you see this",
  here: (here, all) => `${here} of ${all} here`,
  code: "Join code",
  wall: "Open the projector",
  remote: "Use my phone",
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

const listed = (numbers) => new Intl.ListFormat("en", { type: "disjunction" }).format(numbers.map(inWords));

export const needs = {
  title: (count) => (count === 0 ? "Nobody needs you" : count === 1 ? "One thing needs you" : `${inWords(count)} things need you`),
  gone: (name) => `${name}’s phone is gone`,
  newPhone: "Another phone",
  goneLine: (table) => `Table ${table}. After 20 seconds the seat plays by itself, until the phone is back.`,
  goneWaits: (table) => `Table ${table} waits for it and gets no cards meanwhile.`,
  goneSits: (table) => `Table ${table}. It already sits there, so nobody waits for it.`,
  now: (table) => `Cards for table ${table} now`,
  goneMany: (count) => `${count} phones are gone`,
  goneManyLine: "Perhaps the Wi-Fi. Every hand is kept, and comes back with its phone.",
  goneManyWait: "Perhaps the Wi-Fi. The tables wait for them, unless you deal the cards now.",
  automatic: (name) => `The seat of ${name} plays by itself`,
  automaticLine: (table) => `Table ${table}. The hand goes back the moment the phone returns.`,
  take: (name) => `${name} plays again`,
  out: "Take the name out",
  slow: (name) => `${name} has thought for a minute`,
  slowLine: (table) => `Table ${table}, without a clock.`,
  play: "Play for this turn",
  paused: (table) => `Table ${table} is paused`,
  pausedLine: "Its clocks stand still.",
  go: "Go on",
  plan: "Who sits where",
  held: (name) => `“${name}”?`,
  heldLine: "Typed by a student who waits at the door.",
  letIn: "Let in",
  drawn: "Draw another name",
  answer: (text) => `Is “${text}” right?`,
  answerLine: (table, name, wanted) => `Table ${table}, ${name}. The bank says “${wanted}”.`,
  right: "Count as right",
  leave: "Leave as wrong",
  deck: "This deck does not fit",
  deckLine: (sizes) => `${sizes.length ? `With ${listed(sizes)} at a table everybody` : "Everybody"} would always lay the same few ranks.`,
  deckNone: "No deck fits all tables as they are. Share the class out anew.",
  takeDeck: (deck) => `Take ace to ${rankName(deck)}`,
  three: (table) => `Three sit at table ${table}`,
  threeLine: "A fourth makes it a better game.",
  asIs: "Leave it",
  fill: (table) => `Fill table ${table} with a bot`,
  fillAll: (table) => `Fill table ${table} with bots`,
  few: (table) => `Too few at table ${table}`,
  fewLine: "Three are needed. Move somebody there, or let bots play.",
  many: (table) => `Too many at table ${table}`,
  manyLine: "One deck is enough for eight. Move somebody to another table.",
  refused: (table) => `Table ${table} gets no cards yet`,
  refusedLine: "See who sits there.",
  fine: (count) => (count === 1 ? "The other table is fine." : `The other ${inWords(count)} tables are fine.`),
  some: (count) => (count === 1 ? "One table plays and is fine." : `${capital(inWords(count))} tables play and are fine.`),
  allFine: "All tables are fine.",
  waits: (names) => `${names.length > 2 ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} more` : names.join(" and ")}: not yet at the table`,
  waitsLine: (table, count) => `Table ${table} waits for a tap on “I sit here” on ${count === 1 ? "that phone" : "those phones"}.`,
};

/** Somebody changes tables. */
export const moving = {
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
  number: (group) => `Table ${group}`,
  lays: (rank) => `lays ${rankNames(rank)}`,
  says: (count, rank) => `says ${claimed(count, rank)}`,
  called: (name) => `called by ${name}`,
  asks: "chooses a question",
  answers: "answers",
  reads: "reads why",
  discards: "lets a card go",
  wonWith: (winners, count) => (winners > 1 ? `${cards(count)} each` : count ? `won with ${cards(count)}` : "has won"),
  alike: (count) => capital(`${inWords(count)} alike`),
  knew: (right, asked) => `${right} of ${asked} right`,
  result: (round) => `Round ${round} is over`,
  best: { match: "Match", cards: "Cards", knowledge: "Knowledge" },
  class: (right, asked) => `${right} of ${asked} answers were right.`,
  looking: (sat, all) => `${sat} of ${all} ${sat === 1 ? "sits" : "sit"}`,
  state: { caught: "Caught", honest: "Honest", stands: "Stands", called: "Called", paused: "Paused", gone: "Phone gone", right: verdict.right, wrong: verdict.wrong },
  pause: "Pause this table",
  resume: "Go on",
  skip: "Skip this step",
  end: "End this game",
  again: "One more short game",
  now: "Cards now",
  follow: "Show on the wall",
};

export const foot = {
  wall: "On the wall",
  all: "All tables",
  follow: (group) => `Table ${group}`,
  deal: "Deal",
  dealNow: "Cards for all tables now",
  next: "Deal the next round",
  ask: "Same question to all",
  show: "Show the answer",
  back: "Back to the cards",
  students: (count) => `Students (${count})`,
  plan: "Who sits where",
  bots: "Fill up with bots",
  lock: "Close the door",
  unlock: "Open the door",
  last: "Last lap in one minute",
  close: "End the lesson",
};

/** Why the cards cannot be dealt, where Deal would stand; "" while that needs no word. */
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
  locked: "The door is closed. Open it first.",
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
  standIn: "Play for them",
  standBack: "They play again",
  remove: "Take out",
  removeTitle: (name) => `Take out ${name}?`,
  removeLine: "The name and the phone are out. The hand is played on to the end.",
  ease: "Make it easier",
  easeTitle: (name) => `What helps ${name}`,
  easeLine: "Nobody but you and this phone can see it.",
  time: "Time",
  times: { 1: "as everybody", 1.5: "half as much again", 2: "twice as much", 10: "ten times", 0: "no clock" },
  eases: {
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
  picked: (name) => `${name}: tap a table`,
  apart: "Keep apart",
  apartLine: "Two who shall not share a table, from the next mixing on.",
  and: "and",
  apartAdd: "Keep apart",
  apartGone: (one, other) => `${one} and ${other} may sit together again`,
  close: ["End the lesson?", "Every phone says goodbye. Results are kept, names are not.", "End the lesson"],
  end: ["End this game now?", "Fewest cards win.", "End this game"],
  last: ["Last lap in one minute?", "Then every table finishes its lap and ranks. The bell stays.", "Last lap in one minute"],
  no: "Not yet",
  phone: "New phone",
  phoneTitle: (name) => `Another phone for ${name}`,
  phoneLine: "Let this student scan it: seat and cards come to that phone, and the first one stops. It works once.",
  remoteTitle: "Your phone as the remote",
  remoteLine: "Scan this with your own phone. It opens this desk, and nothing else.",
  remoteType: "Or type:",
  remoteWarn: "Do not show this code to the class.",
};
