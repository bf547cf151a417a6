/**
 * The bluff of the game that nobody called, at the end: its player may show it on the wall; without a wall, phones show
 * it.
 */
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { card } from "../../ui/cards.js";
import { cardName } from "../../words/cards.js";
import * as words from "words:lie";
import { pressed } from "../controls/buttons.js";
import { onItsWay } from "../context.js";

const FEW = 4; // cards that fit side by side; more overlap

/** Draw the bluff; `told` says whether the wall has shown the end. */
export function unseenLie(context: Phone.Context, told: boolean) {
  const { view, on, who } = context;
  const { lie, can } = view.you;
  if (!lie || !told) return nothing;
  const round = can?.show_lie;
  const way = round !== undefined && onItsWay(context, "show_lie", "round", round);
  const show = () =>
    round !== undefined && on.send({ do: "show_lie", round }, (can, game, { you }) => you.can?.show_lie === round);
  return html`<section class="panel lie">
    <p class="lie-title">${lie.own ? words.caught : words.title}</p>
    ${lie.own ? nothing : html`<p>${words.gotAway({ who: who(lie.seat) })}</p>`}
    <p class="lie-what">
      <b>${words.said({ count: lie.cards.length, rank: lie.rank })}</b>
      <span class="lie-cards ${lie.cards.length > FEW ? "is-many" : ""}"
        >${lie.cards.map((face) => html`<span aria-hidden="true">${card(face)}</span><span class="heard">${cardName(face)}</span>`)}</span
      >
    </p>
    ${
      way
        ? pressed(words.show)
        : round === undefined
          ? lie.own
            ? html`<p>${words.shown}</p>`
            : nothing
          : html`<button class="button lie-show" @click=${show}>${words.show}</button>
              <p class="lie-secret">${words.secret}</p>`
    }
  </section>`;
}
