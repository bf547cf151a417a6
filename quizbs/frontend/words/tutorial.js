/** The words of the lobby's tutorial: four moments, at most twelve words a step. To be translated with words/phone.js. */
import { capital, oneOf, rankName, rankNames } from "./common.js";

export const label = "practice";
export const skip = "Skip";
export const progress = (step, all) => `${step} of ${all}`;
export const turn = (rank) => `Your turn: ${rankNames(rank)}`;

export const honest = {
  title: (rank) => `Play your *${rankNames(rank)}* face down.`,
  tap: (rank) => `Tap your ${rankNames(rank)}`,
  /** By the option `truth`: must you play what you have? */
  why: (truth, rank) =>
    ({
      free: "First player with no cards wins.",
      any: `Got ${rankNames(rank)}? You must play ${rankNames(rank)}.`,
      all: `Got ${rankNames(rank)}? You must play them all.`,
    })[truth],
  /** Of the picked cards one is another one: by its own rank; "" where several are. */
  other: (odd, rank) => (odd ? `The ${rankName(odd)} isn’t ${oneOf(rank)}.` : `Only ${rankNames(rank)} this time.`),
  back: (odd) => (odd ? `Tap the ${rankName(odd)} again to put it back` : "Tap the others again to put them back"),
};

export const cheat = {
  title: (rank) => `No ${rankNames(rank)}? Bluff! Play any card, say *“${rankNames(rank)}”*.`,
  tap: "Tap any card",
  why: "Nobody can see it.",
  secret: "*A bluff!* That’s allowed.",
};

export const call = {
  kicker: (name) => `${name} says`,
  why: (count, rank) => `You have *${count} ${rankNames(rank)}*. There are only 4!`,
  believe: "I believe it",
  sure: (word) => `That can’t be true. Tap *${word}*`,
  caught: "Caught!",
  pile: (name) => `${name} picks up the pile. Wrong call? Then you would.`,
  goOn: "Next",
};

export const question = {
  kicker: "Every card hides a question",
  halves: "Get it right and you pick up only half.",
  counts: "Every call brings a question like this.",
  tap: "Tap an answer",
  read: "Read and pick",
  answer: (letter) => `Answer ${letter}`,
  right: "Right!",
  wrong: "Not this time.",
  why: "Why?",
};

export const done = {
  kicker: "That’s the whole game",
  title: "You’re ready!",
  why: "Cheat if you dare. Call if you must.",
  button: "I’m ready",
};

/** What a screen reader hears when a step begins. */
export const heard = (sentence) => capital(sentence.replaceAll("*", ""));
