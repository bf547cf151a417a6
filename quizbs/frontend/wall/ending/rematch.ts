/** At the end of a round: how many want another one, but never who. */
import type * as View from "../../protocol.js";
import { html, nothing } from "lit-html";
import * as words from "words:wall";

const DOTS = 12; // dots at most; with more only the number is shown

export const rematchCount = (wanted: number, of: number) =>
  wanted === of ? words.rematchAll : words.rematchCount({ count: wanted, all: of });

/** How to ask for a rematch, in place of `thanks`, while that is possible. */
export const rematchAsks = ({ rematch }: View.Lesson, thanks: unknown) =>
  rematch ? html`<span class="rematch"><b>${words.rematch}</b> <span>${words.rematchAsks}</span></span>` : thanks;

/** How many want a rematch, in place of `thanks`, once somebody does. */
export function rematchLine({ rematch }: View.Lesson, thanks: unknown) {
  if (!rematch?.wanted) return thanks;
  const { wanted, of } = rematch;
  return html`<span class="rematch ${wanted === of ? "rematch-all" : ""}">
    <b>${words.rematch}</b>
    ${
      of > DOTS
        ? nothing
        : html`<span class="rematch-dots" aria-hidden="true"
            >${Array.from({ length: of }, (_, at) => html`<i class=${at < wanted ? "is-on" : ""}></i>`)}</span
          >`
    }
    <span>${rematchCount(wanted, of)}</span>
  </span>`;
}
