/** The words of the tutorial: four moments, at most twelve words a step. */
import type * as View from "../protocol.js";
import { capital, oneOf, rankName, rankNames } from "./common.js";

export const label = "practice";
export const skip = "Skip";
export const progress = (step: number, all: number) => `${step} of ${all}`;
export const turn = (rank: View.Rank) => `Your turn: ${rankNames(rank)}`;

export const honest = {
  title: (rank: View.Rank) => `Play your *${rankNames(rank)}* face down.`,
  tap: (rank: View.Rank) => `Tap your ${rankNames(rank)}`,
  /** By the option `truth`: must you play what you have? */
  why: (truth: View.Lesson["truth"], rank: View.Rank) =>
    ({
      free: "First player with no cards wins.",
      any: `Got ${rankNames(rank)}? You must play ${rankNames(rank)}.`,
      all: `Got ${rankNames(rank)}? You must play them all.`,
    })[truth],
  /** One of the picked cards is wrong: its rank `odd`; "" if several are. */
  other: (odd: View.Rank, rank: View.Rank) =>
    odd ? `The ${rankName(odd)} isn’t ${oneOf(rank)}.` : `Only ${rankNames(rank)} this time.`,
  back: (odd: View.Rank) =>
    odd ? `Tap the ${rankName(odd)} again to put it back` : "Tap the others again to put them back",
};

export const cheat = {
  title: (rank: View.Rank) => `No ${rankNames(rank)}? Bluff! Play any card, say *“${rankNames(rank)}”*.`,
  tap: "Tap any card",
  why: "Nobody can see it.",
  secret: "*A bluff!* That’s allowed.",
};

export const call = {
  kicker: (name: string) => `${name} says`,
  why: (count: number, rank: View.Rank) => `You have *${count} ${rankNames(rank)}*. There are only 4!`,
  believe: "I believe it",
  sure: (word: string) => `That can’t be true. Tap *${word}*`,
  caught: "Caught!",
  pile: (name: string) => `${name} picks up the pile. Wrong call? Then you would.`,
  goOn: "Next",
};

export const question = {
  kicker: "Every card hides a question",
  halves: "Get it right and you pick up only half.",
  counts: "Every call brings a question like this.",
  tap: "Tap an answer",
  read: "Read and pick",
  answer: (letter: string) => `Answer ${letter}`,
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

/** The announcement when a step begins. */
export const heard = (sentence: string) => capital(sentence.replaceAll("*", ""));
