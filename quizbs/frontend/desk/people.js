/** Who is who on the desk: names, signs, tables, and whose phone is gone. Made anew for every view. */
import { html, nothing } from "lit-html";
import { botSign, seatSign } from "../ui/signs.js";
import { capital, CALLER, nameless } from "../words/common.js";
import { fullName } from "../words/desk.js";

/**
 * @param {View.Desk} view
 * @param {Desk.State} state
 */
export function peopleOf(view, state) {
  const seats = new Map(view.lesson.seats.map((student) => [student.seat, student]));
  /** @param {View.Seat} seat */
  const shown = (seat) => seats.get(seat)?.name ?? nameless(seat);
  /** @param {View.Seat | null} seat */
  const name = (seat) => (seat == null ? capital(CALLER) : fullName(shown(seat), view.lesson.names?.[seat]));
  /**
   * @param {View.Seat} seat
   * @param {number} [sign]
   */
  const mark = (seat, sign = seats.get(seat)?.sign ?? 0) => ({ sign, head: seats.get(seat)?.head });
  return {
    name,
    shown,
    /** @param {View.Seat} seat */
    bot: (seat) => Boolean(seats.get(seat)?.bot),
    /** @param {View.Seat} seat */
    away: (seat) => Boolean(state.here) && seats.has(seat) && !seats.get(seat).bot && !state.here.has(seat),
    /**
     * For a removed player the sign of the bot that plays on.
     *
     * @param {View.Seat} seat
     * @param {number} [sign]
     */
    sign: (seat, sign) => (seats.has(seat) ? seatSign(mark(seat, sign)) : botSign()),
    /**
     * @param {View.Seat | null} seat
     * @param {number} [sign]
     */
    who: (seat, sign) =>
      html`<span class="who"
        >${seat == null ? nothing : seatSign(mark(seat, sign))}<bdi>${name(seat)}</bdi>${seats.get(seat)?.bot ? botSign() : nothing}</span
      >`,
  };
}
