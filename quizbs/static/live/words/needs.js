/** What needs the teacher, in words. */
import { capital, inWords, isolated, rankName } from "./common.js";

/** Names in one phrase, each kept apart from the words around it. */
export const all = (names) => new Intl.ListFormat("en").format(names.map(isolated));

const listed = (numbers) => new Intl.ListFormat("en", { type: "disjunction" }).format(numbers.map(inWords));

export const needs = {
  title: (count) =>
    count === 0 ? "Nobody needs you" : count === 1 ? "One thing needs you" : `${inWords(count)} things need you`,
  gone: (name) => `${isolated(name)}’s phone is gone`,
  newPhone: "Another phone",
  goneLine: (table) => `Table ${table}. After 20 seconds the seat plays by itself, until the phone is back.`,
  goneGuest: (table) => `Table ${table}. It holds no cards, and nobody waits for it.`,
  goneWaits: (table) => `Table ${table} waits for it and gets no cards meanwhile.`,
  goneSits: (table) => `Table ${table}. It already sits there, so nobody waits for it.`,
  now: (table) => `Cards for table ${table} now`,
  goneMany: (count) => `${count} phones are gone`,
  goneManyLine: "Perhaps the Wi-Fi. Every hand is kept, and comes back with its phone.",
  goneManyWait: "Perhaps the Wi-Fi. The tables wait for them, unless you deal the cards now.",
  autoplay: (name) => `The seat of ${isolated(name)} plays by itself`,
  autoplayLine: (table) => `Table ${table}. The hand goes back the moment the phone returns.`,
  take: (name) => `${isolated(name)} plays again`,
  out: "Remove",
  slow: (names) => `${all(names)} ${names.length > 1 ? "have" : "has"} thought for a minute`,
  slowLine: (table) => `Table ${table}, without a clock.`,
  play: "Play for this turn",
  goOn: "Go on without them",
  paused: (table) => `Table ${table} is paused`,
  pausedLine: "Its clocks stand still.",
  go: "Go on",
  plan: "Who sits where",
  answer: (text) => `Is “${isolated(text)}” right?`,
  answerLine: (table, name, wanted) => `Table ${table}, ${isolated(name)}. The bank says “${isolated(wanted)}”.`,
  right: "Count as right",
  leave: "Leave as wrong",
  deck: "This deck does not fit",
  deckLine: (sizes) =>
    `${sizes.length ? `With ${listed(sizes)} at a table everybody` : "Everybody"} would always lay the same few ranks.`,
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
  some: (count) =>
    count === 1 ? "One table plays and is fine." : `${capital(inWords(count))} tables play and are fine.`,
  allFine: "All tables are fine.",
  waits: (names) =>
    `${names.length > 2 ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} more` : names.join(" and ")}: not yet at the table`,
  waitsLine: (table, count) =>
    `Table ${table} waits for a tap on “I sit here” on ${count === 1 ? "that phone" : "those phones"}.`,
};

/** Somebody changes tables. */
