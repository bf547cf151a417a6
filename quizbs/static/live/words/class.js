/** The words of the projector for a whole class at several tables. The one place to translate them, with words/wall.js. */
import { capital, claimed, everyOne, inWords, rankNames, verdict } from "./common.js";

export const tables = {
  title: "Find your table",
  order: "Sit in this order.",
  gold: "Gold starts.",
  then: "Then down the line.",
  sat: (sat, all) => `${sat} of ${all} ${sat === 1 ? "sits" : "sit"}`,
  ready: "playing",
  sits: "sits",
  table: (number) => `Table ${number}`,
};

export const overview = {
  bell: (minutes) => ["Cards stop in", String(Math.max(1, minutes)), "min"],
  rang: "The cards stop: last lap",
  last: "Last round",
  title: "All tables",
  word: "Table",
  paused: "Paused",
  lays: (rank) => `lays ${rankNames(rank)}`,
  says: (count, rank) => `says ${claimed(count, rank)}`,
  asks: "chooses a question",
  answers: "answers",
  reads: "reads why",
  drops: "drops a card",
  wins: "has won",
  table: (number) => `Table ${number}`,
  honest: "Honest",
  caught: "Caught",
  stands: "Stands",
  called: "Called",
  calls: "calls",
  said: (count, rank) => `“${claimed(count, rank)}”?`,
  was: (count, rank) => `“${claimed(count, rank)}”`,
  must: "must answer",
  knew: (name) => `${name} knew it!`,
  notYet: verdict.wrong,
  shown: "The last card is shown",
  lastCard: "lays the last card",
};

export const classQuestion = {
  title: "One question for all",
  answered: (count, of) => `${count} of ${of} answered`,
  right: (right, given) => `${right} of ${given} knew it`,
};

/** What a screen reader hears of the whole class. */
export const heardAll = {
  seating: (sat, all) => `Find your table. ${tables.sat(sat, all)}.`,
  calm: "All tables play.",
  moment: (table, said) => `${table}: ${said}`,
  turning: "The cards are turned.",
  verdict: (honest) => (honest ? verdict.honest : verdict.caught),
  question: (name) => `${name} must answer.`,
  last: (name) => `${name} lays the last card.`,
};

export const freeze = { title: "Eyes up", line: "All clocks stand still." };

const points = (value) => (value === 1 ? "1 point" : `${value} points`);

export const podiums = {
  title: "The round is over",
  /** `what` is counted, and one's own as few words as fit on a step. */
  kinds: {
    match: { title: "The match", what: "cards and knowledge so far", value: points },
    cards: { title: "Cards", what: "best places", value: points },
    knowledge: { title: "Knowledge", what: "right answers", value: (value, of) => `${value} of ${of}` },
    detective: { title: "Best detective", what: "right calls", value: (value, of) => `${value} of ${of}` },
    helpful: {
      title: "Most helpful",
      what: "answered along",
      value: (value) => (value === 1 ? "once" : `${value} times`),
    },
  },
  tables: { title: "First at the table", what: "without cards, or with the fewest" },
  /** Who is first, for a screen reader. */
  first: (title, names) => `${title}: ${names.join(", ")}.`,
  many: (count) => `${capital(inWords(count))} of you`,
  thanks: (count) => `Well played, ${everyOne(count)}.`,
};
