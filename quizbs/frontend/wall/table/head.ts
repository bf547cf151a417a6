/** A large head: the sign of a seat, or a mask for a hidden caller. */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html } from "lit-html";

const MASK = html`<svg class="sign" viewBox="0 0 32 32" aria-hidden="true">
  <path
    fill-rule="evenodd"
    d="M1 10c5-3.5 25-3.5 30 0 .5 6-2 12.5-8 12.5-3.5 0-4.5-3-7-3s-3.5 3-7 3C3 22.5.5 16 1 10Zm5.5 3.8c1.5 3.2 5 4 7.5 1.7-1.7-2.5-5-3.2-7.5-1.7Zm19 0c-1.5 3.2-5 4-7.5 1.7 1.7-2.5 5-3.2 7.5-1.7Z"
  />
</svg>`;

/** Draw the head; `place` is a class for its position. */
export const head = (people: Wall.People, seat: View.Seat | null, place = "") =>
  html`<span class="head ${place}">${seat == null ? MASK : people.sign(seat)}</span>`;
