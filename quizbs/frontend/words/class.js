/** The words of the wall for a whole class at several tables. The one place to translate them, with words/wall.js. */
import { cards, claimed, rankNames, verdict } from "./common.js";

export const tables = {
  title: "Find your table",
  order: "Sit in this order.",
  gold: "Gold goes first.",
  then: "Then down the list.",
  sat: (sat, all) => `${sat}\u00a0of\u00a0${all} seated`,
  ready: "playing",
  sits: "here",
  table: (number) => `Table ${number}`,
};

export const overview = {
  bell: (minutes) => `${Math.max(1, minutes)} min left to play`,
  rang: "Last lap!",
  last: "Last round",
  title: "All tables",
  word: "Table",
  paused: "Paused",
  spins: "The bottle decides who goes first",
  lays: (rank) => `plays ${rankNames(rank)}`,
  says: (count, rank) => `says ${claimed(count, rank)}`,
  waits: "Waiting for",
  asks: "is picking a question",
  answers: "is answering",
  reads: "is reading the answer",
  drops: "throws a card away",
  wins: "has won",
  table: (number) => `Table ${number}`,
  honest: "Honest",
  caught: "Caught",
  stands: "No call",
  gotIt: "Knew it",
  tookThem: "Picked up",
  called: "Called",
  calls: "calls",
  said: (count, rank) => `“${claimed(count, rank)}”?`,
  was: (count, rank) => `“${claimed(count, rank)}”`,
  must: "must answer",
  knew: (name) => `${name} knew it!`,
  notYet: verdict.wrong,
  shown: "Last card: let’s see!",
  lastCard: "plays the last card",
  inPile: "in the pile",
  gets: (who, count) => `${cards(count)} for ${who}`,
  low: (names) => (names.length === 1 ? `1 card left: ${names[0]}!` : `1 card left: ${names.length} players!`),
};

export const classQuestion = {
  title: "Question for everyone",
  answered: (count, of) => `${count} of ${of} answered`,
  right: (right, given) => `${right} of ${given} knew it`,
  voted: (count, of) => `${count} of ${of} voted`,
  again: (count, of) => `Vote again: ${count} of ${of}`,
  split: "We don’t agree",
  groups: "How many gave the same answer",
  argue: "Find somebody with another answer. Convince them. Then vote again.",
  talked: (before, after) => `${before} knew it. Now ${after} do.`,
  gain: ({ voters, right: [before, after] }) =>
    `${voters} voted twice: ${Math.round((100 * before) / voters)} % right before, ${Math.round((100 * after) / voters)} % after talking.`,
};

/** What a screen reader hears of the whole class. */
export const heardAll = {
  seating: (sat, all) => `Find your table. ${tables.sat(sat, all)}.`,
  calm: "All tables are playing.",
  moment: (table, said) => `${table}: ${said}`,
  turning: "The cards are turned.",
  verdict: (honest) => (honest ? verdict.honest : verdict.caught),
  question: (name) => `${name} must answer.`,
  last: (name) => `${name} plays the last card.`,
};

export const freeze = { title: "Eyes up", line: "Everything is paused." };

const points = (value) => (value === 1 ? "1 point" : `${value} points`);

/** Who wants one more round, when all tables are done. */
export const rematch = {
  title: "Rematch?",
  asks: "Tap “Again!” on your phone.",
  count: (wanted, of) =>
    wanted === of ? "Everyone wants one!" : `${wanted} of ${of} want${wanted === 1 ? "s" : ""} one`,
};

export const podiums = {
  title: "What a round!",
  /** `what` is counted, and one's own as few words as fit on a step. */
  kinds: {
    match: { title: "Overall", what: "cards and brains so far", value: ({ value }) => points(value) },
    cards: { title: "Cards", what: "best places", value: ({ value }) => points(value) },
    knowledge: {
      title: "Brains",
      what: "right answers",
      scored: "points per question",
      value: ({ value, of, points: scored }) => (scored ? String(value) : `${value} of ${of}`),
    },
    detective: { title: "Best detective", what: "right calls", value: ({ value, of }) => `${value} of ${of}` },
    helpful: {
      title: "Most helpful",
      what: "answers for others",
      value: ({ value }) => (value === 1 ? "once" : `${value} times`),
    },
  },
  tables: { title: "Table winners", what: "no cards, or the fewest" },
  /** Who is first, for a screen reader. */
  first: (title, names) => `${title}: ${names.join(", ")}.`,
  many: (count) => `${count}-way tie`,
  thanks: "Well played, everyone!",
};
