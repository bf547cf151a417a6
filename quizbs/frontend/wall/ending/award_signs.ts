/** A picture for each award. Decorative: its title and text are beside it. */
import type * as View from "../../protocol.js";
import { html, nothing, svg } from "lit-html";

type Award = View.Awarded["award"];

const drawn = (path: string) => svg`<path fill-rule="evenodd" d=${path} />`;

const CARDS = drawn(
  "M9.6 3.4 2.9 5.5A1.3 1.3 0 0 0 2 7.1l3.6 12a1.3 1.3 0 0 0 1.6.9l1.3-.4V6a3.4 3.4 0 0 1 1.1-2.6ZM11.5 4h9a1.3 1.3 0 0 1 1.3 1.3v13.4a1.3 1.3 0 0 1-1.3 1.3h-9a1.3 1.3 0 0 1-1.3-1.3V5.3A1.3 1.3 0 0 1 11.5 4ZM16 7.8 12.9 12l3.1 4.2 3.1-4.2Z",
);
const FLAME = drawn(
  "M12.6 1.3c.9 4.3 6.2 6.6 6.2 12.7a6.8 6.8 0 0 1-13.6 0c0-3 1.5-4.6 2.5-6.6.5 2 1.2 3 2.3 3.5-.5-3.5.6-7 2.6-9.6Zm-.4 12.2c-1.7 1.7-2.5 2.8-2.5 4.2a2.5 2.5 0 0 0 5 0c0-1.5-1.3-2.4-2.5-4.2Z",
);
const FEATHER = drawn("M21.6 2.4C13 2.4 7 6.5 6 13.5L2.4 20l2 1.6 3-4.6C15.4 17.5 21.1 12 21.6 2.4Z");

const SIGNS: Record<NonNullable<Award>, unknown> = {
  poker_face: CARDS,
  big_bluff: CARDS,
  jackpot: drawn("m12 1.5 3.1 6.7 7.4.9-5.5 5 1.5 7.3L12 17.7l-6.5 3.7L7 14.1l-5.5-5 7.4-.9Z"),
  hawk_eye: drawn(
    "M1.3 12C4.6 6.5 8.4 4.4 12 4.4s7.4 2.1 10.7 7.6c-3.3 5.5-7.1 7.6-10.7 7.6S4.6 17.5 1.3 12ZM12 7.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6Zm0 2.6a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z",
  ),
  brain: drawn(
    "M12 1.3a7.6 7.6 0 0 0-4.1 14V18h8.2v-2.7a7.6 7.6 0 0 0-4.1-14ZM8.5 19.5h7V21a1.7 1.7 0 0 1-1.7 1.7h-3.6A1.7 1.7 0 0 1 8.5 21Z",
  ),
  hot_streak: FLAME,
  phoenix: drawn("M12 1.5 20.5 10h-5v5h-7v-5h-5ZM8.5 17h7v2h-7Zm0 3.5h7v2h-7Z"),
  brave_heart: drawn(
    "M12 21.3C5 15.7 1.7 12.3 1.7 8.2A5.3 5.3 0 0 1 12 6.3a5.3 5.3 0 0 1 10.3 1.9c0 4.1-3.3 7.5-10.3 13.1Z",
  ),
  honest_soul: drawn("M9.4 20.4 1.7 12.7l3-3 4.7 4.7L19.3 4.5l3 3Z"),
  iron_nerve: drawn("M12 1.4 21 4.5v7c0 5.5-3.8 9.1-9 11.1-5.2-2-9-5.6-9-11.1v-7Z"),
  bait: svg`<path fill="none" stroke="currentColor" stroke-width="2.8" d="M15.5 5.5v9a5.6 5.6 0 0 1-11.2 0V9.5l4.5 4.5" /><circle cx="15.5" cy="3.6" r="2.4" />`,
  low_flyer: FEATHER,
  feather: FEATHER,
  treasure_chest: drawn(
    "M2.5 10A6 6 0 0 1 8.5 4h7a6 6 0 0 1 6 6v1.2h-6.7V9.5H9.2v1.7H2.5ZM2.5 13h6.7v3h5.6v-3h6.7v7.5h-19Z",
  ),
  spring_cleaner: drawn(
    "m19.8 1.5 2 2-6.5 7 1.6 1.6-2.5 2.5-5.2-5.2 2.5-2.5 1.5 1.5ZM8 10.8l5.3 5.3-4.6 6.2H1.9c2-3.2 1.9-6.3 1.9-8.6Z",
  ),
  half_price: drawn("M12 1.8a10.2 10.2 0 1 0 0 20.4 10.2 10.2 0 0 0 0-20.4Zm0 2.7a7.5 7.5 0 0 1 0 15Z"),
  helping_hand: drawn("M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z"),
};

/** Return the picture of an award, or nothing for an award without one. */
export const awardSign = (award: Award) =>
  award
    ? html`<svg class="finale-award-sign" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
        ${SIGNS[award]}
      </svg>`
    : nothing;
