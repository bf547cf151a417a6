/** The people of one view: names, signs, tables, and whose phone is disconnected. */
import { html, nothing } from "lit-html";
import * as words from "words:desk";
import { botSign, seatSign } from "../ui/signs.js";
import { nameless } from "../words/people.js";
import { fullName } from "../words/desk.js";
import type * as View from "../protocol.js";
import type * as Desk from "./types.js";

const PLACE = "\ue000"; // stands for a name in a sentence until that is drawn with its sign

/** Draw a sentence about a player; `who` is the player with sign and name. */
export const drawn = (sentence: (who: string) => string, who: unknown) =>
  sentence(PLACE)
    .split(PLACE)
    .map((part, at) => html`${at ? who : nothing}${part.trim() ? html`<span>${part}</span>` : nothing}`);

export function peopleOf(view: View.Desk, state: Desk.State) {
  const seats = new Map(view.lesson.seats.map((student) => [student.seat, student]));
  const shown = (seat: View.Seat) => seats.get(seat)?.name ?? nameless(seat);
  const name = (seat: View.Seat | null) =>
    seat == null ? words.somebody : fullName(shown(seat), view.lesson.names?.[seat]);
  const mark = (seat: View.Seat, sign: number = seats.get(seat)?.sign ?? 0) => ({ sign, head: seats.get(seat)?.head });
  return {
    name,
    shown,
    bot: (seat: View.Seat) => Boolean(seats.get(seat)?.bot),
    away: (seat: View.Seat) => state.connected !== null && seats.get(seat)?.bot === false && !state.connected.has(seat),
    /** The sign of a seat; of a removed player, that of the bot that plays on. */
    sign: (seat: View.Seat, sign?: number) => (seats.has(seat) ? seatSign(mark(seat, sign)) : botSign()),
    who: (seat: View.Seat | null, sign?: number) =>
      seat == null
        ? html`<span class="who"><bdi>${name(seat)}</bdi></span>`
        : html`<span class="who"
            >${seatSign(mark(seat, sign))}<bdi>${name(seat)}</bdi>${seats.get(seat)?.bot ? botSign() : nothing}</span
          >`,
  };
}
