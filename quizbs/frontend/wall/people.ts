/** The names, words and signs of the seats of one view. */
import type * as View from "../protocol.js";
import type * as Wall from "./types.js";
import { html, nothing } from "lit-html";
import { botSign, marks, seatSign } from "../ui/signs.js";
import { somebody } from "words:wall";
import { named, nameless } from "../words/people.js";

/** Return the people of a view. A seat that is null is hidden by the view: the caller, if calls are quiet. */
export function peopleOf(view: Wall.Focused) {
  const names = new Map(view.lesson.seats.map(({ seat, name }) => [seat, name]));
  const signs = marks(view);
  const bots = new Set(view.lesson.seats.filter(({ bot }) => bot).map(({ seat }) => seat));
  const known = named(names);
  const name = (seat: View.Seat | null) => (seat == null ? somebody : (names.get(seat) ?? nameless(seat)));
  /** Return the sign of a seat, or `otherwise`. */
  function signOf(seat: View.Seat | null, otherwise: unknown) {
    const mark = seat === null ? undefined : signs.get(seat);
    return mark ? seatSign(mark) : otherwise;
  }
  const bot = (seat: View.Seat | null) => (seat !== null && bots.has(seat) ? botSign() : nothing);
  return {
    name,
    /** Return whether no phone is connected for this seat; `here` is null until that is known. */
    away: (seat: View.Seat | null, here: Set<View.Seat> | null) =>
      here !== null && seat !== null && !here.has(seat) && !bots.has(seat),
    /** The name for use in a sentence, with its own text direction. */
    word: known,
    bot,
    isBot: (seat: View.Seat) => bots.has(seat),
    /** The sign of a seat; of a removed player, that of the bot that plays on. */
    sign: (seat: View.Seat | null) => signOf(seat, seat == null ? nothing : botSign()),
    /** Return the colour of a seat, as CSS. */
    colour(seat: View.Seat | null) {
      const mark = seat === null ? undefined : signs.get(seat);
      return mark ? `var(--seat-${mark.sign % 8})` : null;
    },
    /** The sign and the name; `place` is a class for their position. */
    who: (seat: View.Seat | null, place = "") =>
      html`<span class="who ${place}">${signOf(seat, nothing)}<bdi>${name(seat)}</bdi>${bot(seat)}</span>`,
  };
}
