/** The pile in the middle: the cards just played on top, the older ones below, and the open card, if any. */
import type * as View from "../../protocol.js";
import type * as Screen from "../../screen.js";
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { back, card, rankOf } from "../../ui/cards.js";
import { css } from "../../ui/css.js";
import * as words from "words:wall";
import { ring } from "./ring.js";

const BELOW = [-24, 13, -9, 31, -38, 4, 19, -15]; // degrees of older cards, the same on every drawing
const MOST_FANNED = 8;
const FAN = 17; // degrees between two of the cards just played, less for many

function fanned(count: number) {
  const shown = Math.min(count, MOST_FANNED);
  const step = Math.min(FAN, 64 / shown);
  return Array.from({ length: shown }, (_, at) => ({
    at,
    turn: (at - (shown - 1) / 2) * step,
    lift: shown === 1 ? 0 : 1,
  }));
}

/** The cards: `laid` of them on top as the newest. A new `number` animates them. */
const heap = (pile: number, laid: number, number: unknown, open: View.Face | null) => {
  const below = BELOW.slice(0, Math.max(0, Math.min(BELOW.length, pile - laid)));
  return html`<div class="heap ${pile ? "" : "heap-empty"}">
    ${below.map((turn, at) => html`<span class="heap-old" ${css({ "--turn": `${turn}deg`, "--at": at })}>${back()}</span>`)}
    ${open && pile > 0 ? html`<span class="heap-open">${card(open)}</span>` : nothing}
    ${repeat(
      fanned(laid),
      ({ at }) => `${number}-${at}`,
      ({ at, turn }) => html`<span class="heap-new" ${css({ "--turn": `${turn}deg`, "--at": at })}>${back()}</span>`,
    )}
  </div>`;
};

/** The pile in its ring; below it the number of cards, and what the clock is for. */
export const pile = (
  { pile: count, claim, open_card: open, gone }: View.Game,
  clock: Screen.Clock | null,
  purpose: unknown,
) => {
  const laid = claim?.open ? claim.count : 0;
  return html`<div class="pile">
    ${ring(clock, heap(count, laid, claim?.number, open))}
    <p class="pile-words">
      <b>${words.pile({ count })}</b>
      ${clock && purpose ? html`<span class="pile-purpose">${purpose}</span>` : nothing}
      ${open && count > 0 && !laid ? html`<span>${words.faceUp({ rank: rankOf(open) })}</span>` : nothing}
      ${gone && !laid ? html`<span>${words.gone({ count: gone })}</span>` : nothing}
    </p>
  </div>`;
};
