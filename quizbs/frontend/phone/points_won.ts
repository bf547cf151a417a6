/**
 * What an answer earned: points that pop up and a flame; after a wrong answer what stays, since nothing is ever lost.
 */
import type * as View from "../protocol.js";
import type * as Phone from "./types.js";
import { html, nothing } from "lit-html";
import { emphasis } from "../ui/emphasis.js";
import { rule, won as words } from "../words/points_won.js";
import { flames } from "./points.js";

/** Draw the points of an answered question. */
export function gained({ view }: Phone.Context, score: View.Score | null | undefined) {
  const { points } = view.you;
  if (!score || score.won === null || !points || !score.worth) return nothing;
  return score.won
    ? html`<div class="points-gained">
        <b aria-hidden="true">${words.got(score.won)}</b
        ><span class="heard">${words.heard(score.won)}</span
        >${flames(score.row)}${score.row > 1 ? html`<span>${words.row(score.row)}</span>` : nothing}
      </div>`
    : html`<p class="story">${words.keep(points.points)}</p>`;
}

/** The student's points and how they are counted, for the help panel. */
export function pointsHelp({ view, you }: Phone.Context) {
  const { points } = view.you;
  if (!points) return nothing;
  return html`<section>
    <h3>${rule.title}</h3>
    <p>${emphasis(rule.own(points.points, you?.score?.row ?? 0))}</p>
    <p>${rule.line}</p>
  </section>`;
}
