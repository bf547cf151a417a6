/** The words of the bluff that nobody called, on phone and wall. */
import type * as View from "../protocol.js";
import { capital, claimed, does } from "./common.js";
import { cardName } from "./cards.js";

export const lie = {
  title: "The lie nobody saw",
  /** The claim, and what the cards were. */
  said: (count: number, rank: View.Rank) => `“${capital(claimed(count, rank))}”`,
  phone: {
    caught: "Nobody caught this one!",
    show: "Show it?",
    secret: "Only you know. One tap, and all see it.",
    shown: "Look up: there it is!",
    of: (who: string) => `${capital(who)} got away with it:`,
  },
  wall: {
    says: (who: string) => `${capital(who)} ${does(who, "say")}:`,
    stamp: "Nobody saw it!",
    heard: (who: string, count: number, rank: View.Rank, faces: View.Face[]) =>
      `${capital(who)} ${does(who, "show")} a lie that nobody saw: ${claimed(count, rank)} were ${faces.map(cardName).join(", ")}.`,
  },
};
