/**
 * What an answer earned: points that pop up and a flame; after a wrong answer what stays, since nothing is ever lost.
 */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { emphasis } from "../../ui/emphasis.js";
import * as words from "words:after";
import { flames } from "./points.js";

/** Draw the points of an answered question. */
export function gained({ view }: Phone.Context, score: View.Score | null | undefined) {
  const { points } = view.you;
  if (!score || score.won === null || !points || !score.worth) return nothing;
  return score.won
    ? html`<div class="points-gained">
        <b aria-hidden="true">${words.pointsGot({ count: score.won })}</b
        ><span class="heard">${words.pointsHeard({ count: score.won })}</span
        >${flames(score.row)}${score.row > 1 ? html`<span>${words.pointsRow({ count: score.row })}</span>` : nothing}
      </div>`
    : html`<p class="story">${points.points ? words.pointsKeep({ count: points.points }) : words.pointsKeepNone}</p>`;
}

/** The student's points and how they are counted, for the help panel. */
export function pointsHelp({ view, you }: Phone.Context) {
  const { points } = view.you;
  if (!points) return nothing;
  const row = you?.score?.row ?? 0;
  const own = { count: points.points, row };
  return html`<section>
    <h3>${words.pointsTitle}</h3>
    <p>${emphasis(row > 1 ? words.pointsOwnRow(own) : words.pointsOwn(own))}</p>
    <p>${words.pointsRule}</p>
  </section>`;
}
