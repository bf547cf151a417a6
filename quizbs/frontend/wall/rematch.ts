/** At the end of a round: how many want another one, but never who. */
import type * as View from "../protocol.js";
import { html, nothing } from "lit-html";
import { rematch as words } from "../words/class.js";

const DOTS = 12; // dots at most; with more only the number is shown

/** How to ask for a rematch, in place of `thanks`, while that is possible. */
export const rematchAsks = ({ rematch }: View.Lesson, thanks: unknown) =>
  rematch ? html`<span class="rematch"><b>${words.title}</b> <span>${words.asks}</span></span>` : thanks;

/** How many want a rematch, in place of `thanks`, once somebody does. */
export function rematchLine({ rematch }: View.Lesson, thanks: unknown) {
  if (!rematch?.wanted) return thanks;
  const { wanted, of } = rematch;
  return html`<span class="rematch ${wanted === of ? "rematch-all" : ""}">
    <b>${words.title}</b>
    ${
      of > DOTS
        ? nothing
        : html`<span class="rematch-dots" aria-hidden="true"
            >${Array.from({ length: of }, (_, at) => html`<i class=${at < wanted ? "is-on" : ""}></i>`)}</span
          >`
    }
    <span>${words.count(wanted, of)}</span>
  </span>`;
}
