/** The hand above the dock: rows of cards to tap, or their backs while it is hidden. */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { back, face, rankOf } from "../../ui/cards.js";
import { css } from "../../ui/css.js";
import * as words from "words:phone";
import { cardName } from "../../words/cards.js";
import { signs } from "../../ui/signs.js";

const LAST = 14; // from this card on all come at once

/** Return the number of columns: 5 for up to 20 cards, 6 up to 30, then 7. */
const sizeOf = (count: number) => (count <= 20 ? 5 : count <= 30 ? 6 : 7);

/** By how many places each key moves the focus. The hand is one Tab stop; arrows, Home and End move inside it. */
const MOVES: Record<string, number> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

function move(event: KeyboardEvent & { currentTarget: HTMLElement }) {
  const by = MOVES[event.key];
  if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...event.currentTarget.querySelectorAll("button")];
  const to = Math.max(0, Math.min(all.length - 1, all.findIndex((card) => card === event.target) + by));
  event.preventDefault();
  all[to]?.focus();
}

/** Return the card that Tab focuses: the last focused one, otherwise the first that fits. */
const stopOf = ({ hand: cards, state }: Phone.Context, mark: View.Rank | null) =>
  (cards.find((card) => card.id === state.focusedCard) ?? cards.find((card) => rankOf(card.face) === mark) ?? cards[0])
    ?.id;

/** Return "dealt" or "took" if cards have just come into this hand. */
function newest({ game, own }: Phone.Context) {
  const last = game?.log.at(-1);
  return last?.what === "dealt" || (last?.what === "took" && last.seat === own) ? last.what : undefined;
}

/**
 * Draw the hand. `mark` is the rank with a gold edge, `only` the ids that may be picked (null: all). `picked(id)`
 * returns whether a card is picked, and a tap calls `pick(card, may)`.
 */
export function hand(
  context: Phone.Context,
  {
    mark = null,
    only = null,
    picked = (id) => context.state.picked.has(id),
    pick = context.on.pick,
  }: {
    mark?: string | null;
    only?: number[] | null;
    picked?: (id: number) => boolean;
    pick?: (card: View.OwnCard, may: boolean) => void;
  } = {},
) {
  const cards = context.hand;
  const may = only && new Set(only);
  const size = sizeOf(cards.length);
  const stop = stopOf(context, mark);
  return html`<section class="hand-zone hand-${size}" data-zone="hand">
    <h2 class="heard" id="hand-title">${cards.length ? words.handTitle({ count: cards.length }) : words.handEmpty}</h2>
    ${
      context.state.handHidden
        ? html`<div class="hand" aria-hidden="true">${cards.map(() => back())}</div>`
        : html`<ul class="hand" data-newest=${newest(context) ?? nothing} aria-labelledby="hand-title" @keydown=${move}>
            ${repeat(
              cards,
              (card) => card.id,
              (card, at) =>
                one(card, {
                  at,
                  marked: rankOf(card.face) === mark,
                  barred: may !== null && !may.has(card.id),
                  picked: picked(card.id),
                  pick,
                  stops: card.id === stop,
                  reached: context.on.reached,
                }),
            )}
          </ul>`
    }
  </section>`;
}

function one(card: View.OwnCard, { at, marked, barred, picked, pick, stops, reached }: Phone.Hand) {
  const name = cardName(card.face);
  return html`<li ${css({ "--nth": Math.min(at, LAST) })}>
    <button
      class="card ${marked ? "is-marked" : ""} ${picked ? "is-picked" : ""} ${barred ? "is-barred" : ""}"
      data-rank=${rankOf(card.face)}
      aria-label=${picked ? words.handPicked({ card: name }) : barred ? words.handBarred({ card: name }) : name}
      aria-disabled=${barred ? "true" : "false"}
      tabindex=${stops ? 0 : -1}
      @focus=${() => reached(card.id)}
      @click=${() => pick(card, !barred)}
    >
      ${face(card.face)}${picked ? html`<i class="hand-tick" aria-hidden="true">${signs.picked}</i>` : nothing}
    </button>
  </li>`;
}

/** The middle of the screen while the hand is hidden. */
export const hiddenWords = (context: Phone.Context) =>
  context.state.handHidden && context.hand.length
    ? html`<div class="hand-hidden">
        <h2>${words.handHiddenTitle}</h2>
        <p>${words.handHidden({ count: context.hand.length })} ${context.can.call ? words.handHiddenCall : ""}</p>
      </div>`
    : nothing;
