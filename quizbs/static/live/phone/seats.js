/** The row of seats in playing order: sign, name, cards left; whose turn, whose last card. Not buttons. */
import { html, nothing } from "lit-html";
import { botSign, seatSign } from "../signs.js";
import { signs } from "../words/common.js";
import * as words from "../words/phone.js";

const MOST_NAMES = 6; // from seven seats on a name has no room beside the count

export function seatsRow(here) {
  const { table, order, own, local } = here;
  const wide = order.length <= MOST_NAMES;
  return html`<ul class="seats ${wide ? "" : "signs-only"} seats-${order.length}" aria-label=${words.seats.label}>
    ${order.map((seat) => {
      const turn = seat.seat === table.turn;
      const last = Boolean(table.claim?.last && table.claim.seat === seat.seat);
      const person = here.view.lesson.seats.find((one) => one.seat === seat.seat);
      const bot = Boolean(person?.bot);
      const away = local.here !== null && seat.seat !== own && !bot && !local.here.has(seat.seat);
      const name = seat.seat === own ? words.seats.you : (person?.name ?? "");
      return html`<li class="seat ${turn && !last ? "turn" : ""} ${last ? "last" : ""} ${seat.seat === own ? "own" : ""} ${away || seat.automatic ? "away" : ""}">
        <span aria-hidden="true">
          ${wide ? html`<span class="seat-name"><bdi>${name}</bdi></span>` : nothing}
          <span class="seat-count">${seatSign(seat.sign)}${turn && !last ? html`<i class="seat-turn">${signs.turn}</i>` : nothing}<b>${seat.cards}</b>${bot ? botSign() : nothing}</span>
        </span>
        <span class="heard">${words.seats.seat(name, seat.cards, { turn, next: seat.next, last, automatic: seat.automatic, away, bot })}</span>
      </li>`;
    })}
  </ul>`;
}
