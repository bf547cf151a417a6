/** Who is who in one view: names, words for sentences, signs. Made anew for every view. */
import { html, nothing } from "lit-html";
import { botSign, marks, seatSign } from "../ui/signs.js";
import { capital, CALLER, named, nameless } from "../words/common.js";

/**
 * The people of a view: `{name(seat), away(seat, here), word(seat), bot(seat), sign(seat), who(seat)}`. A seat that is null is
 * somebody whom the view does not tell: the caller, where calls are quiet.
 *
 * @param {Wall.Focused} view
 */
export function peopleOf(view) {
  const names = new Map(view.lesson.seats.map(({ seat, name }) => [seat, name]));
  const signs = marks(view);
  const bots = new Set(view.lesson.seats.filter(({ bot }) => bot).map(({ seat }) => seat));
  const known = named(names);
  /** @param {View.Seat | null} seat */
  const name = (seat) => (seat == null ? capital(CALLER) : (names.get(seat) ?? nameless(seat)));
  return {
    name,
    /**
     * Whether nobody holds a phone for this seat, as far as `here` says (null: not yet known).
     *
     * @param {View.Seat | null} seat
     * @param {Set<View.Seat> | null} here
     */
    away: (seat, here) => Boolean(here) && !here.has(seat) && !bots.has(seat),
    /**
     * For a sentence of words/: the name with its own reading direction.
     *
     * @param {View.Seat | null} seat
     */
    word: known,
    /** @param {View.Seat | null} seat */
    bot: (seat) => (bots.has(seat) ? botSign() : nothing),
    /**
     * For a removed player the sign of the bot that plays on.
     *
     * @param {View.Seat | null} seat
     */
    sign: (seat) => (signs.has(seat) ? seatSign(signs.get(seat)) : seat == null ? nothing : botSign()),
    /**
     * The colour of a seat, as style sheets write it.
     *
     * @param {View.Seat | null} seat
     */
    colour: (seat) => (signs.has(seat) ? `var(--seat-${signs.get(seat).sign % 8})` : null),
    /**
     * Sign and name together.
     *
     * @param {View.Seat | null} seat
     */
    who: (seat) =>
      html`<span class="who"
        >${signs.has(seat) ? seatSign(signs.get(seat)) : nothing}<bdi>${name(seat)}</bdi>${bots.has(seat) ? botSign() : nothing}</span
      >`,
  };
}
