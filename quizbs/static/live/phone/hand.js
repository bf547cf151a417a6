/** The hand, lying on the dock: rows of cards to tap, or their backs while it is hidden. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { back, face, rankOf } from "../cards.js";
import { cardName, signs } from "../words/common.js";
import * as words from "../words/phone.js";

/** The size class: 5 columns to 20 cards, 6 to 30, then 7. */
const sizeOf = (count) => (count <= 20 ? 5 : count <= 30 ? 6 : 7);

/**
 * `mark` is the rank with a gold lower edge; `only` the ids that may be picked (null: all); `picked` says whether
 * an id is picked, `pick(card, may)` is called for a tap.
 *
 * @param {any} here
 * @param {{mark?: string | null, only?: string[] | null, picked?: (id: string) => boolean,
 *   pick?: (card: any, may: boolean) => void}} [how]
 */
export function hand(here, { mark = null, only = null, picked = (id) => here.local.picked.has(id), pick = here.on.pick } = {}) {
  const cards = here.hand;
  const may = only && new Set(only);
  const size = sizeOf(cards.length);
  return html`<section class="hand-zone size-${size}" data-zone="hand">
    <h2 class="heard" id="hand-title">${cards.length ? words.hand.title(cards.length) : words.hand.empty}</h2>
    ${here.local.hidden
      ? html`<div class="hand" aria-hidden="true">${cards.map(() => back())}</div>`
      : html`<ul class="hand" aria-labelledby="hand-title">
          ${repeat(
            cards,
            (card) => card.id,
            (card) => one(card, { marked: rankOf(card.face) === mark, barred: may !== null && !may.has(card.id), picked: picked(card.id), pick }),
          )}
        </ul>`}
  </section>`;
}

function one(card, { marked, barred, picked, pick }) {
  const name = cardName(card.face);
  return html`<li>
    <button
      class="card ${marked ? "marked" : ""} ${picked ? "picked" : ""} ${barred ? "barred" : ""}"
      aria-label=${picked ? words.hand.picked(name) : barred ? words.hand.cannot(name) : name}
      aria-disabled=${barred ? "true" : "false"}
      @click=${() => pick(card, !barred)}
    >
      ${face(card.face)}${picked ? html`<i class="tick" aria-hidden="true">${signs.picked}</i>` : nothing}
    </button>
  </li>`;
}

/** What stands in the middle when the hand lies face down. */
export const hiddenWords = (here) =>
  here.local.hidden && here.hand.length
    ? html`<div class="hidden-words">
        <h2>${words.hand.hiddenTitle}</h2>
        <p>${words.hand.hidden(here.hand.length, Boolean(here.can.call))}</p>
      </div>`
    : nothing;
