/** A large head: the sign of a seat, or a mask for a hidden caller. */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html } from "lit-html";

const MASK = html`<svg class="sign" viewBox="0 0 32 32" aria-hidden="true">
  <path
    fill-rule="evenodd"
    d="M1 10c5-3.500 25-3.500 30 0 .5 6-2 12.500-8 12.500-3.500 0-4.500-3-7-3s-3.500 3-7 3C3 22.500.5 16 1 10Zm5.500 3.800c1.500 3.200 5 4 7.500 1.700-1.700-2.500-5-3.200-7.500-1.700Zm19 0c-1.500 3.200-5 4-7.500 1.700 1.700-2.500 5-3.200 7.500-1.700Z"
  />
</svg>`;

/** Draw the head; `place` is a class for its position. */
export const head = (people: Wall.People, seat: View.Seat | null, place = "") =>
  html`<span class="head ${place}">${seat == null ? MASK : people.sign(seat)}</span>`;
