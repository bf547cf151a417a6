/** How a student is named in a message: by a name, as "you", or as "somebody" for the caller of a quiet call. */
import type * as View from "../protocol.js";
import * as cards from "words:cards";

/** The fact for the student who looks at the screen. */
export const YOU = "you";
/** The fact for a student whom the view doesn't name. */
export const CALLER = "somebody";

/** Returns the fact for a seat, as `named` does. */
export type Who = (seat: View.Seat | null | undefined) => string;

/** A name inside a sentence with stars: with its own direction, and without a star pair. It never equals YOU or CALLER. */
export const quotedName = (name: string) => `\u2068${String(name).replaceAll("*", "\u2217")}\u2069`;

/** "Seat 3": a removed student whose seat plays on. */
export const nameless = (seat: View.Seat) => cards.seat({ seat });

/** Return a function from seat to fact: YOU for `own`, CALLER for a hidden seat, otherwise the name. */
export const named =
  (names: Map<View.Seat, string>, own: View.Seat | null = null): Who =>
  (seat) =>
    seat == null ? CALLER : seat === own ? YOU : quotedName(names.get(seat) ?? nameless(seat));
