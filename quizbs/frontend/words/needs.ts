/** The words of what needs the teacher. */
import { capital, inWords, isolated, rankName } from "./common.js";
import type * as View from "../protocol.js";

/** Names in one phrase, each with its own direction. */
export const all = (names: string[]) => new Intl.ListFormat("en").format(names.map(isolated));

const listed = (numbers: number[]) => new Intl.ListFormat("en", { type: "disjunction" }).format(numbers.map(inWords));

export const needs = {
  ready: "Ready",
  readyLine: "Everyone here? Then deal. Latecomers can still join.",
  waiting: "Waiting for students",
  waitingLine: "They join with the code on the wall.",
  title: (count: number) =>
    count === 0 ? "All good" : count === 1 ? "One thing needs you" : `${inWords(count)} things need you`,
  gone: (name: string) => `${isolated(name)}’s phone is gone`,
  newPhone: "Move to another phone",
  goneLine: (table: number) => `Table ${table}. After 20 s a bot takes over until the phone is back.`,
  goneGuest: (table: number) => `Table ${table}. Nobody is waiting: this student plays from the next deal.`,
  goneWaits: (table: number) => `Table ${table} is waiting, and can’t start without this student.`,
  goneSits: (table: number) => `Table ${table}. Already seated, so nobody is waiting.`,
  now: (table: number) => `Deal to table ${table} now`,
  goneMany: (count: number) => `${count} phones are gone`,
  goneManyLine: "Maybe the Wi-Fi. Every hand is safe and comes back with its phone.",
  goneManyWait: "Maybe the Wi-Fi. Their tables wait for them, unless you deal now.",
  autoplay: (name: string) => `A bot is playing for ${isolated(name)}`,
  autoplayLine: (table: number) => `Table ${table}. The cards go back as soon as the phone returns.`,
  take: (name: string) => `Give ${isolated(name)} the seat back`,
  out: "Remove",
  slow: (names: string[], minutes: number) =>
    `${all(names)} ${names.length > 1 ? "are" : "is"} taking long (${minutes} min)`,
  slowLine: (table: number) => `Table ${table} is waiting.`,
  play: "Let a bot play this turn",
  goOn: "Carry on without them",
  paused: (table: number) => `Table ${table} is paused`,
  pausedLine: "Its clocks have stopped.",
  go: "Carry on",
  plan: "Who sits where",
  answer: (text: string) => `Is “${isolated(text)}” right?`,
  answerLine: (table: number, name: string, wanted: string) =>
    `Table ${table}, ${isolated(name)}. The bank says “${isolated(wanted)}”.`,
  right: "Count as right",
  leave: "Leave as wrong",
  deck: "Tables would get stuck with this deck",
  deckLine: (sizes: number[]) =>
    sizes.length
      ? `With ${listed(sizes)} players and this deck, everybody would always get the same cards to play.`
      : "Everybody would always get the same cards to play.",
  deckNone: "No deck works for every table. Shuffle the tables.",
  takeDeck: (deck: View.Rank) => `Use ace to ${rankName(deck)}`,
  three: (table: number) => `Table ${table} has 3 players`,
  threeLine: "It’s more fun with four.",
  asIs: "Leave it",
  fill: (table: number) => `Fill table ${table} with a bot`,
  fillAll: (table: number) => `Fill table ${table} with bots`,
  few: (table: number) => `Too few at table ${table}`,
  fewLine: "A game needs three. Move somebody there, or add bots.",
  many: (table: number) => `Too many at table ${table}`,
  manyLine: "One deck is enough for eight. Move somebody to another table.",
  refused: (table: number) => `Table ${table} can’t start yet`,
  refusedLine: "Check who sits there.",
  fine: (count: number) => (count === 1 ? "The other table is fine." : `The other ${inWords(count)} tables are fine.`),
  some: (count: number) =>
    count === 1 ? "One table is playing fine." : `${capital(inWords(count))} tables are playing fine.`,
  allFine: "All tables are fine.",
  waits: (names: string[]) =>
    `${names.length > 2 ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} more` : names.join(" and ")}: not yet at the table`,
  waitsLine: (table: number, count: number) =>
    `Table ${table} is waiting for a tap on “I’m here” on ${count === 1 ? "that phone" : "those phones"}.`,
};
