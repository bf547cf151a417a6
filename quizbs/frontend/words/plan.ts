/** The words of the bell and of what fits before it, at the desk. */
import { capital, inWords, rankName } from "./common.js";
import * as events from "words:events";
import type * as View from "../protocol.js";
import type * as Desk from "../desk/types.js";

const percent = (share: number) => `${Math.round(100 * share)} %`;
const minutes = (count: number) => `${Math.round(count)} min`;
const rounds = (count: number) => (count === 1 ? "one round" : `${inWords(count)} rounds`);
const deck = (last: View.Rank) => `ace to ${rankName(last)}`;
const preset = (name: string) => events.preset({ preset: name });

const KINDS: [keyof Desk.Odds, string][] = [
  ["all", "typical"],
  ["calm", "few calls"],
  ["hot", "many calls"],
];

/** The dialog that sets the bell. */
export const panel = {
  title: "Class ends in",
  minutes: "minutes",
  ok: "Set the bell",
  off: "No bell",
};

export const planned = {
  title: "What you have time for",
  cards: (cards: number, of: number) => `${minutes(cards)} of play, ${minutes(of - cards)} to wrap up.`,
  expected: (students: number) => `For ${students} students, as you said on the start page.`,
  tables: (sizes: number[], bots: number) =>
    `${sizes.length === 1 ? "One table" : capital(`${inWords(sizes.length)} tables`)} (${sizes.join(", ")})${bots ? `, ${bots === 1 ? "1 bot" : `${bots} bots`} included` : ""}.`,
  proposal: (one: Desk.Choice, after: boolean) =>
    `${after ? "After that " : ""}${after ? deck(one.deck) : capital(deck(one.deck))}, ${rounds(one.rounds)}.`,
  time: (one: Desk.Choice, left: number) => `About ${minutes(one.minutes)} of ${minutes(left)}.`,
  odds: "Chance that all tables finish:",
  kinds: KINDS,
  percent,
  running: ({ minutes: left, all }: Desk.Odds, several: boolean) =>
    all >= 0.8
      ? `This round should be over in about ${minutes(left)}.`
      : all >= 0.5
        ? `This round should just be over in time, in about ${minutes(left)}.`
        : all >= 0.1
          ? `${several ? "Some tables" : "The table"} may not finish before the bell.`
          : `At this pace ${several ? "not every table finishes" : "the table doesn’t finish"} before the bell.`,
  noMore: "There’s hardly time for another one.",
  tight: "Tight.",
  ranked: "Unfinished tables are ranked by cards left.",
  nothing: "Too short for a game. Ask a few questions for everyone instead.",
  noDeck: "No deck works for every table, so each table gets its own.",
  dealt: (last: View.Rank) => `Next deal: ${deck(last)}.`,
  taken: (last: View.Rank) => `Next deal: ${deck(last)} (smaller where needed).`,
  refused: (last: View.Rank) => `Next deal: ${deck(last)}, but these tables would get stuck with it.`,
  use: (last: View.Rank) => `Use ${deck(last)}`,
  fit: "Back to the deck for 20 minutes",
  other: (one: Desk.Choice) => `Or ${deck(one.deck)}, ${rounds(one.rounds)} (${percent(one.all)})`,
  better: (name: string, one: Desk.Choice) =>
    `${preset(name)} would suit this time much better: ${deck(one.deck)}, ${rounds(one.rounds)}, ${percent(one.all)}.`,
  play: (name: string) => `Play ${preset(name)}`,
  dropped: (count: number, last: View.Rank) =>
    count === 1
      ? `1 question is left out: its card isn’t in ${deck(last)}`
      : `${count} questions are left out: their cards aren’t in ${deck(last)}`,
  measured: ({ here, called, cheats, turn, question }: NonNullable<Desk.Plan["measured"]>) =>
    `${here ? "This class" : "Your earlier classes"}: ${called} % of plays called, ${cheats} % bluffs, ${turn} s a turn, ${question} s a question.`,
};
