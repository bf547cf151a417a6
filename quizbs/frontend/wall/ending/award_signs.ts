/** A picture for each award. Decorative: its title and text are beside it. */
import type * as View from "../../protocol.js";
import { html, nothing, svg } from "lit-html";

type Award = View.Awarded["award"];

const drawn = (path: string) => svg`<path fill-rule="evenodd" d=${path} />`;

const CARDS = drawn(
  "M9.600 3.400 2.900 5.500A1.300 1.300 0 0 0 2 7.100l3.600 12a1.300 1.300 0 0 0 1.600.9l1.300-.4V6a3.400 3.400 0 0 1 1.100-2.600ZM11.500 4h9a1.300 1.300 0 0 1 1.300 1.300v13.400a1.300 1.300 0 0 1-1.300 1.300h-9a1.300 1.300 0 0 1-1.300-1.300V5.300A1.300 1.300 0 0 1 11.500 4ZM16 7.800 12.900 12l3.100 4.200 3.100-4.200Z",
);
const FLAME = drawn(
  "M12.600 1.300c.9 4.300 6.200 6.600 6.200 12.700a6.800 6.800 0 0 1-13.600 0c0-3 1.500-4.600 2.500-6.600.5 2 1.200 3 2.300 3.500-.5-3.500.6-7 2.600-9.600Zm-.4 12.200c-1.700 1.700-2.500 2.800-2.500 4.200a2.500 2.500 0 0 0 5 0c0-1.500-1.300-2.400-2.500-4.200Z",
);
const FEATHER = drawn(
  "M21.600 2.400C13 2.400 7 6.500 6 13.500L2.400 20l2 1.600 3-4.600C15.400 17.500 21.100 12 21.600 2.400Z",
);

const SIGNS: Record<NonNullable<Award>, unknown> = {
  poker_face: CARDS,
  big_bluff: CARDS,
  jackpot: drawn(
    "m12 1.500 3.100 6.700 7.400.9-5.500 5 1.500 7.300L12 17.700l-6.500 3.700L7 14.100l-5.500-5 7.400-.9Z",
  ),
  hawk_eye: drawn(
    "M1.300 12C4.600 6.500 8.400 4.400 12 4.400s7.400 2.100 10.700 7.600c-3.300 5.500-7.100 7.600-10.700 7.600S4.600 17.500 1.300 12ZM12 7.200a4.800 4.800 0 1 0 0 9.600 4.800 4.800 0 0 0 0-9.600Zm0 2.600a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400Z",
  ),
  brain: drawn(
    "M12 1.300a7.600 7.600 0 0 0-4.100 14V18h8.200v-2.700a7.600 7.600 0 0 0-4.100-14ZM8.500 19.500h7V21a1.700 1.700 0 0 1-1.700 1.700h-3.600A1.700 1.700 0 0 1 8.500 21Z",
  ),
  hot_streak: FLAME,
  phoenix: drawn("M12 1.500 20.500 10h-5v5h-7v-5h-5ZM8.500 17h7v2h-7Zm0 3.500h7v2h-7Z"),
  brave_heart: drawn(
    "M12 21.300C5 15.700 1.700 12.300 1.700 8.200A5.300 5.300 0 0 1 12 6.300a5.300 5.300 0 0 1 10.300 1.900c0 4.100-3.300 7.500-10.300 13.100Z",
  ),
  honest_soul: drawn("M9.400 20.400 1.700 12.700l3-3 4.700 4.700L19.300 4.500l3 3Z"),
  iron_nerve: drawn("M12 1.400 21 4.500v7c0 5.500-3.800 9.100-9 11.100-5.200-2-9-5.600-9-11.100v-7Z"),
  bait: svg`<path fill="none" stroke="currentColor" stroke-width="2.800" d="M15.500 5.500v9a5.600 5.600 0 0 1-11.200 0V9.500l4.500 4.500" /><circle cx="15.500" cy="3.600" r="2.400" />`,
  low_flyer: FEATHER,
  feather: FEATHER,
  treasure_chest: drawn(
    "M2.500 10A6 6 0 0 1 8.500 4h7a6 6 0 0 1 6 6v1.200h-6.700V9.500H9.200v1.700H2.500ZM2.500 13h6.700v3h5.600v-3h6.700v7.500h-19Z",
  ),
  spring_cleaner: drawn(
    "m19.800 1.500 2 2-6.500 7 1.600 1.600-2.500 2.500-5.200-5.200 2.500-2.500 1.500 1.500ZM8 10.800l5.300 5.300-4.600 6.200H1.900c2-3.200 1.900-6.300 1.900-8.600Z",
  ),
  half_price: drawn(
    "M12 1.800a10.200 10.200 0 1 0 0 20.400 10.200 10.200 0 0 0 0-20.400Zm0 2.700a7.500 7.500 0 0 1 0 15Z",
  ),
  helping_hand: drawn("M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z"),
};

/** Return the picture of an award, or nothing for an award without one. */
export const awardSign = (award: Award) =>
  award
    ? html`<svg class="finale-award-sign" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
        ${SIGNS[award]}
      </svg>`
    : nothing;
