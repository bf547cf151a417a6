/**
 * Cards as pictures: faces with inline SVG suits in four colours, backs, and the order of ranks. The caller provides
 * the element around a card and its name for screen readers (`cardName` in words/cards.ts). A face is written "7H" or
 * "TS", as everywhere.
 */
import { html, nothing, svg, type TemplateResult } from "lit-html";
import type * as View from "../protocol.js";

const SUITS: Record<string, TemplateResult | undefined> = {
  S: svg`<path d="M16 2C13 8 3 12.5 3 20a6.2 6.2 0 0 0 10.8 4.1C13.7 27 12.6 29 10.5 30.500h11C19.4 29 18.3 27 18.2 24.100A6.2 6.2 0 0 0 29 20C29 12.5 19 8 16 2Z"/>`,
  H: svg`<path d="M16 29.500C10 24 2.5 18.5 2.5 10.800A7.2 7.2 0 0 1 9.7 3.500c2.7 0 5 1.5 6.3 3.9 1.3-2.4 3.6-3.9 6.3-3.900a7.2 7.2 0 0 1 7.2 7.300C29.5 18.5 22 24 16 29.500Z"/>`,
  D: svg`<path d="M16 1.500C19 6.5 23 11.5 27.5 16 23 20.5 19 25.5 16 30.5 13 25.5 9 20.5 4.5 16 9 11.5 13 6.5 16 1.500Z"/>`,
  C: svg`<path d="M16 2a6.8 6.8 0 0 0-5.3 11A6.9 6.9 0 0 0 2 19.500a6.7 6.7 0 0 0 11.9 4.200C13.8 26.8 12.6 29 10.5 30.500h11c-2.1-1.5-3.3-3.7-3.4-6.800A6.7 6.7 0 0 0 30 19.5 6.9 6.9 0 0 0 21.3 13 6.8 6.8 0 0 0 16 2Z"/>`,
};

/** Return the rank of a face: "7" of "7H". */
export const rankOf = (face: View.Face) => face.slice(0, -1);

/** Return the suit of a face: "H" of "7H". */
export const suitOf = (face: View.Face) => face.slice(-1);

let printed: View.Lesson["letters"] = {};

/** Print these letters on cards from now on: those of the wall's language, from the view. */
export const printLetters = (letters: typeof printed) => {
  printed = letters;
};

/** Return the text in a card's corner, such as "10" for T. */
export const rankSign = (rank: View.Rank) => printed[rank] ?? rank;

/** A suit, coloured by the class `suit-S` … `suit-C`; `place` is a class for its position. */
export const suit = (letter: string, place = "") =>
  html`<svg class="suit suit-${letter} ${place}" viewBox="0 0 32 32" aria-hidden="true">
    ${SUITS[letter] ?? nothing}
  </svg>`;

/** The contents of a face-up card, for an element of class `card`. */
export const face = (written: View.Face) =>
  html`<span class="card-rank suit-${suitOf(written)}" aria-hidden="true">${rankSign(rankOf(written))}</span
    >${suit(suitOf(written), "card-suit")}`;

/** A face-up card. `state` adds classes, for example "picked" or "wrong". */
export const card = (written: View.Face, state: string = "") =>
  html`<span class="card ${state}">${face(written)}</span>`;

/** A face-down card. */
export const back = (state = "") => html`<span class="card card-back ${state}" aria-hidden="true"></span>`;
