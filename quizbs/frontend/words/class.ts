/** The words of the wall for several tables. */
import { cards, claimed, rankNames, verdict } from "./common.js";
import type * as View from "../protocol.js";

export const tables = {
  title: "Find your table",
  order: "Sit in this order.",
  gold: "Gold goes first.",
  then: "Then down the list.",
  sat: (sat: number, all: number) => `${sat}\u00a0of\u00a0${all} seated`,
  ready: "playing",
  sits: "here",
  table: (number: number) => `Table ${number}`,
};

export const overview = {
  bell: (minutes: number) => `${Math.max(1, minutes)} min left to play`,
  rang: "Last lap!",
  last: "Last round",
  title: "All tables",
  word: "Table",
  paused: "Paused",
  spins: "The bottle decides who goes first",
  lays: (rank: View.Rank) => `plays ${rankNames(rank)}`,
  says: (count: number, rank: View.Rank) => `says ${claimed(count, rank)}`,
  waits: "Waiting for",
  asks: "is picking a question",
  answers: "is answering",
  reads: "is reading the answer",
  drops: "throws a card away",
  wins: "has won",
  table: (number: number) => `Table ${number}`,
  honest: "Honest",
  caught: "Caught",
  stands: "No call",
  gotIt: "Knew it",
  tookThem: "Picked up",
  called: "Called",
  calls: "calls",
  said: (count: number, rank: View.Rank) => `“${claimed(count, rank)}”?`,
  was: (count: number, rank: View.Rank) => `“${claimed(count, rank)}”`,
  must: "must answer",
  knew: (name: string) => `${name} knew it!`,
  notYet: verdict.wrong,
  shown: "Last card: let’s see!",
  lastCard: "plays the last card",
  inPile: "in the pile",
  gets: (who: string, count: number) => `${cards(count)} for ${who}`,
  low: (names: string[]) =>
    names.length === 1 ? `1 card left: ${names[0]}!` : `1 card left: ${names.length} players!`,
};

export const classQuestion = {
  title: "Question for everyone",
  answered: (count: number, of: number) => `${count} of ${of} answered`,
  right: (right: number, given: number) => `${right} of ${given} knew it`,
  voted: (count: number, of: number) => `${count} of ${of} voted`,
  again: (count: number, of: number) => `Vote again: ${count} of ${of}`,
  split: "We don’t agree",
  groups: "How many gave the same answer",
  argue: "Find somebody with another answer. Convince them. Then vote again.",
  talked: (before: number, after: number) => `${before} knew it. Now ${after} do.`,
  gain: ({ voters, right: [before, after] }: View.Argued) =>
    `${voters} voted twice: ${Math.round((100 * before) / voters)} % right before, ${Math.round((100 * after) / voters)} % after talking.`,
};

/** Announcements for screen readers. */
export const heardAll = {
  seating: (sat: number, all: number) => `Find your table. ${tables.sat(sat, all)}.`,
  calm: "All tables are playing.",
  moment: (table: string, said: string) => `${table}: ${said}`,
  turning: "The cards are turned.",
  verdict: (honest: boolean) => (honest ? verdict.honest : verdict.caught),
  question: (name: string) => `${name} must answer.`,
  last: (name: string) => `${name} plays the last card.`,
};

export const freeze = { title: "Eyes up", line: "Everything is paused." };

const points = (value: number) => (value === 1 ? "1 point" : `${value} points`);

/** Who wants another round, once all tables are done. */
export const rematch = {
  title: "Rematch?",
  asks: "Tap “Again!” on your phone.",
  count: (wanted: number, of: number) =>
    wanted === of ? "Everyone wants one!" : `${wanted} of ${of} want${wanted === 1 ? "s" : ""} one`,
};

export const podiums = {
  title: "What a round!",
  /** `what` is counted, and the value as short as a podium step needs. */
  kinds: {
    match: { title: "Overall", what: "cards and brains so far", value: ({ value }: View.Step) => points(value) },
    cards: { title: "Cards", what: "best places", value: ({ value }: View.Step) => points(value) },
    knowledge: {
      title: "Brains",
      what: "right answers",
      scored: "points per question",
      value: ({ value, of, points: scored }: View.Step) => (scored ? String(value) : `${value} of ${of}`),
    },
    detective: {
      title: "Best detective",
      what: "right calls",
      scored: "right calls and bets",
      value: ({ value, of }: View.Step) => (of === null ? `${value} right` : `${value} of ${of}`),
    },
    helpful: {
      title: "Most helpful",
      what: "answers for others",
      value: ({ value }: View.Step) => (value === 1 ? "once" : `${value} times`),
    },
  },
  tables: { title: "Table winners", what: "no cards, or the fewest" },
  /** Who is first, for screen readers. */
  first: (title: string, names: string[]) => `${title}: ${names.join(", ")}.`,
  many: (count: number) => `${count}-way tie`,
  thanks: "Well played, everyone!",
};
