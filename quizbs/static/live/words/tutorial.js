/** The words of the lobby's tutorial: four moments, at most twelve words a step. To be translated with words/phone.js. */
import { capital, oneOf, rankName, rankNames } from "./common.js";

export const label = "practice";
export const skip = "Skip";
export const progress = (step, all) => `${step} of ${all}`;
export const turn = (rank) => `Your turn: ${rankNames(rank)}`;

export const honest = {
  title: (rank) => `Lay your *${rankNames(rank)}* face down.`,
  tap: (rank) => `Tap your ${rankNames(rank)}`,
  /** By the option `truth`: must what one holds be laid? */
  why: (truth, rank) =>
    ({
      free: "Who has no card left wins.",
      any: `Who has ${rankNames(rank)} must lay ${rankNames(rank)}.`,
      all: `Who has ${rankNames(rank)} must lay them all.`,
    })[truth],
  /** Of the picked cards one is another one: by its own rank; "" where several are. */
  other: (odd, rank) => (odd ? `The ${rankName(odd)} isn’t ${oneOf(rank)}.` : `Only ${rankNames(rank)} this time.`),
  back: (odd) => (odd ? `Tap the ${rankName(odd)} again to put it back` : "Tap the others again to put them back"),
};

export const cheat = {
  title: (rank) => `No ${rankNames(rank)}? Lay any card, say *“${rankNames(rank)}”*.`,
  tap: "Tap any card",
  why: "Nobody sees which card.",
  secret: "*A cheat.* That is allowed.",
};

export const call = {
  kicker: (name) => `${name} says`,
  why: (count, rank) => `You hold *${count} ${rankNames(rank)}*. There are only four!`,
  believe: "I believe it",
  sure: (word) => `It cannot be true. Tap *${word}*`,
  caught: "Caught!",
  pile: (name) => `${name} takes the pile. A wrong call, and you take it.`,
  goOn: "Go on",
};

export const question = {
  kicker: "A card, a question",
  halves: "A right answer halves the pile you take.",
  counts: "Every call brings a question like this.",
  tap: "Tap an answer",
  read: "Read and pick",
  answer: (letter) => `Answer ${letter}`,
  right: "Right!",
  wrong: "Not this time.",
  why: "Why?",
};

export const done = {
  kicker: "That is the whole game",
  title: "You are ready",
  why: "Cheat if you dare. Call if you must.",
  button: "I am ready",
};

/** What a screen reader hears when a step begins. */
export const heard = (sentence) => capital(sentence.replaceAll("*", ""));
