/** Who is who on the desk: names, signs, tables, and whose phone is gone. Made anew for every view. */
import { html, nothing } from "lit-html";
import { botSign, seatSign } from "../signs.js";
import { capital, CALLER } from "../words/common.js";

export function peopleOf(view, state) {
  const seats = new Map(view.lesson.seats.map((one) => [one.seat, one]));
  const name = (seat) => (seat == null ? capital(CALLER) : (seats.get(seat)?.name ?? `#${seat}`));
  return {
    name,
    real: (seat) => view.lesson.names?.[seat] ?? "",
    bot: (seat) => Boolean(seats.get(seat)?.bot),
    away: (seat) => Boolean(state.here) && seats.has(seat) && !seats.get(seat).bot && !state.here.has(seat),
    sign: (seat, sign = seats.get(seat)?.sign ?? 0) => seatSign(sign),
    who: (seat, sign = seats.get(seat)?.sign ?? 0) =>
      html`<span class="who"
        >${seat == null ? nothing : seatSign(sign)}<bdi>${name(seat)}</bdi>${seats.get(seat)?.bot ? botSign() : nothing}</span
      >`,
  };
}
