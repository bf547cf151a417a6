/** The seats: one rail below for up to five, one above and one below for up to eight, columns of names for more. */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { css } from "../../ui/css.js";
import { pop } from "./pop.js";
import { cards as counted } from "words:cards";
import * as words from "words:wall";

const ONE_RAIL = 5;
const TWO_RAILS = 8;

/** Return how the seats are arranged: "one", "two" or "many". */
export const standing = (count: number) => (count <= ONE_RAIL ? "one" : count <= TWO_RAILS ? "two" : "many");

/**
 * Return what a seat is doing as `[words, class]`. The player who acts is gold; a belief is white, since it says
 * nothing about the truth.
 */
function doing({ seat, autoplay }: View.Place, { claim, turn, rank, phase }: View.Game, away: boolean) {
  const aside = autoplay ? words.seatBot : away ? words.seatAway : "";
  if (claim?.open) {
    if (seat === claim.seat) return [words.seatPlayed(claim), "acts"];
    if (claim.believers.includes(seat)) return [words.seatBelieves, "believes"];
    if (seat === turn && phase !== "last") return [rank ? words.seatNext({ rank }) : "", "next"];
    return [aside || words.seatThinks, "thinks"];
  }
  if (seat === turn) return [rank ? words.seatPlays({ rank }) : "", "acts"];
  return [aside, "rests"];
}

const count = (cards: number) =>
  html`<span class="count seat-count"
    ><span class="count-back" aria-hidden="true"></span><span aria-hidden="true">${cards}</span
    ><span class="heard">${counted({ count: cards })}</span></span
  >`;

const place = (seat: View.Place, game: View.Game, people: Wall.People, here: Set<View.Seat> | null) => {
  const [does, how] = doing(seat, game, people.away(seat.seat, here));
  return html`<li class="seat seat-${how} ${seat.cards <= 1 ? "seat-low" : ""}" data-seat=${seat.seat}>
    <span class="seat-sign">${people.sign(seat.seat)}</span>${pop(game, seat.seat)}
    <span class="seat-name" data-fit data-fit-least=".68" data-fit-steps="is-broken"
      ><bdi>${people.name(seat.seat)}</bdi>${people.bot(seat.seat)}</span
    >
    <span class="seat-does">
      ${how === "believes" ? html`<svg class="mark-tick" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 13l5.5 5.5L20 7" /></svg>` : nothing}
      ${how === "next" ? html`<span aria-hidden="true">▶</span>` : nothing}${does}
    </span>
    ${count(seat.cards)}
  </li>`;
};

const short = (seat: View.Place, game: View.Game, people: Wall.People, here: Set<View.Seat> | null) => {
  const [does, how] = doing(seat, game, people.away(seat.seat, here));
  return html`<li class="seat-short seat-short-${how}" data-seat=${seat.seat}>
    <span class="person seat-short-who">
      ${people.sign(seat.seat)}<bdi>${people.name(seat.seat)}</bdi>${people.bot(seat.seat)}
      ${how === "believes" ? html`<svg class="mark-tick" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 13l5.5 5.5L20 7" /></svg>` : nothing}
      ${pop(game, seat.seat)}<b class="seat-short-count" aria-hidden="true">${seat.cards}</b
      ><span class="heard">${counted({ count: seat.cards })} ${does}</span>
    </span>
  </li>`;
};

const rail = (seats: View.Place[], draw: (place: View.Place) => unknown, where: string, columns: number) =>
  html`<ul class="rail rail-${where}" aria-label=${words.seats} ${css({ "--columns": columns })}>
    ${repeat(seats, ({ seat }) => seat, draw)}
  </ul>`;

/**
 * Return the rails around the table as `{above, below}`. Seats go clockwise: the upper rail reads to the right, the
 * lower one to the left.
 */
export function rails(game: View.Game, people: Wall.People, here: Set<View.Seat> | null) {
  const { seats } = game;
  const draw = (seat: View.Place) => place(seat, game, people, here);
  if (standing(seats.length) === "one")
    return { above: nothing, below: rail(seats, draw, "below", Math.max(2, seats.length)) };
  if (standing(seats.length) === "two") {
    const half = Math.ceil(seats.length / 2);
    return {
      above: rail(seats.slice(0, half), draw, "above", half),
      below: rail(seats.slice(half).reverse(), draw, "below", half),
    };
  }
  return {
    above: nothing,
    below: html`<ul
      class="person-list rail-many ${seats.length > 20 ? "rail-class" : ""}"
      data-fit-names
      data-most="2.6"
      data-line="1.42"
      data-gap="1"
      aria-label=${words.seats}
    >
      ${repeat(
        seats,
        ({ seat }) => seat,
        (seat) => short(seat, game, people, here),
      )}
    </ul>`,
  };
}
