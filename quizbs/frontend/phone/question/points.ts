/** What the open question is worth, the row of right answers, and the student's points: beside the question. */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import * as words from "words:phone";

// Three right answers in a row, from which on each is worth more. The sheet lights them.
const FLAME = html`<i
  ><svg viewBox="0 0 24 24"><path d="M12 2c1 5 6 7 6 13a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 2-3 2-6 1-10z" /></svg
></i>`;

/** @param size "is-small" below a clock */
export const flames = (row: number, size = "") =>
  html`<span class="points-flames ${size}" aria-hidden="true" data-row=${row > 2 ? 3 : row}
    >${FLAME}${FLAME}${FLAME}</span
  >`;

/**
 * The worth of the open question; a tap shows how many points the next student above has, and nothing else about
 * others.
 */
export function worth({ view }: Phone.Context, score: View.Score | null | undefined) {
  const { points } = view.you;
  if (!score || score.worth === null || !points) return nothing;
  const row = score.row ? ` ${words.pointsRow({ count: score.row })}` : "";
  const said = score.worth ? `${words.pointsWorth({ count: score.worth })}${row}` : words.pointsSeen;
  const { points: own, next } = points;
  return html`<details class="points-worth ${score.worth ? "" : "is-seen"}">
    <summary>
      <b class="points-count" aria-hidden="true">${words.pointsPlus({ count: score.worth })}</b
      >${flames(score.row, "is-small")}<span class="is-own" aria-hidden="true"
        >${words.pointsShort({ count: own })}</span
      ><span class="heard">${said} ${words.pointsOwn({ count: own })}</span>
    </summary>
    <div>
      ${score.worth ? nothing : html`<p>${said}</p>`}
      <p><b>${words.pointsOwn({ count: own })}</b></p>
      <p>${next === null ? words.pointsTop : words.pointsNext({ count: next })}</p>
    </div>
  </details>`;
}
