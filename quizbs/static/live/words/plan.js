/** The words of the bell and of what fits before it, for the desk. The one place to translate them, with words/desk.js. */
import { capital, inWords, rankName } from "./common.js";

const percent = (share) => `${Math.round(100 * share)} %`;
const minutes = (count) => `${Math.round(count)} min`;
const rounds = (count) => (count === 1 ? "one round" : `${inWords(count)} rounds`);
const deck = (last) => `ace to ${rankName(last)}`;
const PRESETS = { classroom: "Classroom", cheater: "Cheater", bs: "B.S.", bottle: "Spin the bottle" };
const preset = (name) => PRESETS[name] ?? name;

/** The dialog in which the bell is set. */
export const panel = {
  title: "The lesson’s bell rings in",
  minutes: "minutes",
  ok: "Set the bell",
  off: "No bell",
};

export const planned = {
  title: "What fits",
  cards: (cards, of) =>
    `Cards stop in ${minutes(cards)}, ${minutes(of - cards)} before the bell: time for the last lap, an exit ticket, the podium and packing.`,
  expected: (students) => `For ${students} students, as you said on the host page.`,
  tables: (sizes, bots) =>
    `${sizes.length === 1 ? "One table" : capital(`${inWords(sizes.length)} tables`)} (${sizes.join(", ")})${bots ? `, ${bots} of the seats for bots` : ""}.`,
  proposal: (one, after) =>
    `${after ? "After that " : ""}${after ? deck(one.deck) : capital(deck(one.deck))}, ${rounds(one.rounds)}.`,
  time: (one, left) => `About ${minutes(one.minutes)} of ${minutes(left)}.`,
  odds: "All tables done in time:",
  kinds: [
    ["all", "as this plan takes it"],
    ["calm", "if they call little"],
    ["hot", "if they call a lot"],
  ],
  percent,
  running: (one) =>
    `The round that goes on is done at all tables in about ${minutes(one.minutes)}, in time in ${percent(one.all)} of such lessons.`,
  noMore: "There is hardly time for another one.",
  unsure: "That is tight. What is not done when the cards stop is ranked as it stands.",
  nothing: "Too short for a game. Ask the class a few questions instead.",
  noDeck: "No deck fits all tables as they are. Each table takes its own.",
  dealt: (last) => `Set now: ${deck(last)} from the next deal on.`,
  taken: (last) => `Taken: ${deck(last)} from the next deal on, a smaller deck where a table needs it.`,
  refused: (last) => `Set now: ${deck(last)}, which does not fit these tables.`,
  use: (last) => `Take ${deck(last)}`,
  fit: "Back to what fits 20 minutes",
  other: (one) => `Or ${deck(one.deck)}, ${rounds(one.rounds)} (${percent(one.all)})`,
  better: (name, one) =>
    `${preset(name)} would suit this time far better: ${deck(one.deck)}, ${rounds(one.rounds)}, ${percent(one.all)}.`,
  play: (name) => `Play ${preset(name)}`,
  dropped: (count, last) =>
    `${count === 1 ? "One question waits" : `${capital(inWords(count))} questions wait`} among the spare ones: not in ${deck(last)}`,
  measured: ({ here, called, cheats, turn, question }) =>
    here
      ? `This class calls ${called} % of the plays and cheats in ${cheats} %; a turn takes ${turn} s, a question ${question} s.`
      : `As your earlier classes played: ${called} % of the plays called, ${cheats} % cheats, a turn ${turn} s, a question ${question} s.`,
};
