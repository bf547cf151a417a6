/** The row of seats in playing order: sign, name, number of cards, whose turn it is, who has one card left. */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { botSign, seatSign, signs } from "../../ui/signs.js";
import * as words from "words:phone";
import { nameless } from "../../words/people.js";

const MOST_NAMES = 6; // names don't fit beside the counts of seven seats
const MOST_SIGNS = 8; // seats in one row; larger tables show those that are next, and the student's own

/** Return what fits the row: of a drawn name the animal, which is unique, while many share its first word. */
function short({ name, head }: View.Person) {
  const [, animal = ""] = name.split(" ");
  return animal.toLowerCase() === head ? animal : name;
}

/** Return the seats that fit the row: those after the current player, in order, including the student's own. */
function inSight(order: View.Place[], turn: View.Seat | null, own: View.Seat) {
  if (order.length <= MOST_SIGNS) return order;
  const now = Math.max(
    0,
    order.findIndex(({ seat }) => seat === turn),
  );
  const from = [...order.slice(now), ...order.slice(0, now)];
  const next = [...from.slice(-1), ...from.slice(0, MOST_SIGNS - 2)];
  const mine = order.find(({ seat }) => seat === own);
  return mine && !next.includes(mine) ? [...next.slice(0, -1), mine] : next;
}

/** Return what a screen reader says of a seat. */
function heard(
  { who, name }: Phone.AtTable,
  { seat, cards: count, next, autoplay }: View.Place,
  { turn, last, away, bot }: Record<"turn" | "last" | "away" | "bot", boolean>,
) {
  return [
    bot ? words.seatsBot({ name: name(seat), count }) : words.seatsSeat({ who: who(seat), count }),
    turn && words.seatsNow,
    next && !turn && words.seatsNext,
    last && words.seatsLast,
    autoplay && words.seatsPlayedFor,
    away && !autoplay && words.seatsAway,
  ]
    .filter(Boolean)
    .join(" ");
}

export function seatsRow(context: Phone.AtTable) {
  const { game, order, own, state } = context;
  const wide = order.length <= MOST_NAMES;
  const shown = inSight(order, game.turn, own);
  return html`<ul class="seats ${wide ? "" : "is-narrow"} seats-${shown.length}" aria-label=${words.seatsTitle}>
    ${shown.map((seat) => {
      const turn = seat.seat === game.turn;
      const last = Boolean(game.claim?.last && game.claim.seat === seat.seat);
      const person = context.view.lesson.seats.find((student) => student.seat === seat.seat);
      const bot = Boolean(person?.bot);
      const away = state.connected !== null && seat.seat !== own && !bot && !state.connected.has(seat.seat);
      const sign = context.sign(seat.seat);
      const name = seat.seat === own ? words.seatsYou : (person?.name ?? nameless(seat.seat));
      return html`<li
        class="seats-one ${turn && !last ? "is-turn" : ""} ${last ? "is-last" : ""} ${seat.seat === own ? "is-own" : ""} ${away || seat.autoplay ? "is-away" : ""}"
      >
        <span aria-hidden="true">
          ${wide ? html`<span class="seats-name"><bdi>${person && seat.seat !== own ? short(person) : name}</bdi></span>` : nothing}
          <span class="seats-count"
            >${seatSign(sign)}${turn && !last ? html`<i class="seats-turn ${sign.head ? "is-corner" : ""}">${signs.turn}</i>` : nothing}<b>${seat.cards}</b>${bot ? botSign() : nothing}</span
          >
        </span>
        <span class="heard">${heard(context, seat, { turn, last, away, bot })}</span>
      </li>`;
    })}
    ${shown.length < order.length ? html`<li class="seats-one seats-others"><span class="seats-count" aria-hidden="true">+${order.length - shown.length}</span><span class="heard">${words.seatsOthers({ count: order.length - shown.length })}</span></li>` : nothing}
  </ul>`;
}
