/** The names of cards, and what turned cards are after a claim. */
import type * as View from "../protocol.js";
import * as words from "words:cards";

const suit = (face: View.Face) => face.slice(-1) as "S" | "H" | "D" | "C";

/** "7 of hearts". */
export const cardName = (face: View.Face) => words.name({ sign: face.slice(0, -1), suit: suit(face) });

interface Turned {
  all: number;
  rank: View.Rank;
}

/**
 * Return what `all` cards are of which `found` were false, as a sentence without a full stop. A single false card is
 * named by its rank `odd`, if that is given.
 */
export function falseCards({ found, all, rank, odd }: Turned & { found: number; odd?: View.Rank }) {
  if (all === 1 && !odd) return words.falseOnly({ rank });
  if (found === all && all === 2) return words.falseNeither({ rank });
  if (found === all && all > 2) return words.falseAll({ rank });
  return found === 1 && odd ? words.falseOdd({ odd, rank }) : words.falseSome({ found, rank });
}

export const trueCards = ({ all, rank }: Turned) => words.allTrue({ all, rank });
