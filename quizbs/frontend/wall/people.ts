/** Who is who in one view: names, words for sentences, signs. Made again for every view. */
import type * as View from "../protocol.js";
import type * as Wall from "./types.js";
import { html, nothing } from "lit-html";
import { botSign, marks, seatSign } from "../ui/signs.js";
import { capital, CALLER, named, nameless } from "../words/common.js";

/**
 * The people of a view: `{name(seat), away(seat, here), word(seat), bot(seat), isBot(seat), sign(seat), who(seat)}`. A seat that is null is
 * somebody whom the view hides: the caller, where calls are quiet.
 */
export function peopleOf(view: Wall.Focused) {
  const names = new Map(view.lesson.seats.map(({ seat, name }) => [seat, name]));
  const signs = marks(view);
  const bots = new Set(view.lesson.seats.filter(({ bot }) => bot).map(({ seat }) => seat));
  const known = named(names);
  const name = (seat: View.Seat | null) => (seat == null ? capital(CALLER) : (names.get(seat) ?? nameless(seat)));
  /** The sign of a seat, `otherwise` where it has none. */
  function signOf(seat: View.Seat | null, otherwise: unknown) {
    const mark = seat === null ? undefined : signs.get(seat);
    return mark ? seatSign(mark) : otherwise;
  }
  const bot = (seat: View.Seat | null) => (seat !== null && bots.has(seat) ? botSign() : nothing);
  return {
    name,
    /** Whether nobody holds a phone for this seat, as far as `here` says (null: not yet known). */
    away: (seat: View.Seat | null, here: Set<View.Seat> | null) =>
      here !== null && seat !== null && !here.has(seat) && !bots.has(seat),
    /** For a sentence of words/: the name with its own reading direction. */
    word: known,
    bot,
    isBot: (seat: View.Seat) => bots.has(seat),
    /** For a removed player the sign of the bot that plays on. */
    sign: (seat: View.Seat | null) => signOf(seat, seat == null ? nothing : botSign()),
    /** The colour of a seat, as style sheets write it. */
    colour(seat: View.Seat | null) {
      const mark = seat === null ? undefined : signs.get(seat);
      return mark ? `var(--seat-${mark.sign % 8})` : null;
    },
    /** Sign and name together; `place` is the class of where they stand. */
    who: (seat: View.Seat | null, place = "") =>
      html`<span class="who ${place}">${signOf(seat, nothing)}<bdi>${name(seat)}</bdi>${bot(seat)}</span>`,
  };
}
