/** Which scene a view is, and the whole wall around it: banner, overlay, the host's bar. A pure function of view and local. */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { overlay as words } from "../words/wall.js";
import { answerScene } from "./answer.js";
import { bar } from "./bar.js";
import { bottleScene, bottleSpins } from "./bottle.js";
import { castOf } from "./cast.js";
import { lobby } from "./lobby.js";
import { heard } from "./log.js";
import { panel } from "./panel.js";
import { podiumScene } from "./podium.js";
import { questionScene } from "./question.js";
import { marks, revealScene } from "./reveal.js";
import { tableScene } from "./table.js";

const SCENES = {
  lobby,
  closed: () => note(words.closed, words.closedLine),
  bottle: bottleScene,
  table: tableScene,
  reveal: revealScene,
  question: questionScene,
  answer: answerScene,
  podium: podiumScene,
};

/** The name of the scene that a view calls for. */
export function sceneOf({ lesson, table }) {
  if (lesson.phase === "closed") return "closed";
  if (!table) return "lobby";
  if (table.phase === "over") return "podium";
  if (table.question?.result && ["explaining", "discard"].includes(table.phase)) return "answer";
  if (table.question && table.phase === "answering") return "question";
  if (table.challenge && !["turn", "last"].includes(table.phase)) return "reveal";
  return bottleSpins(table) ? "bottle" : "table";
}

/** What makes two views one scene: while it stays equal, what has been drawn and has moved stays as it is. */
export function sceneKey(view) {
  const scene = sceneOf(view);
  const number = { reveal: view.table?.challenge?.number, question: view.table?.question?.number, answer: view.table?.question?.number };
  return [view.version[1], view.lesson.round, scene, number[scene] ?? ""].join(" ");
}

/**
 * A few words on an otherwise empty wall. `more` is a button or a link.
 *
 * @type {(title: string, line: string, more?: unknown) => unknown}
 */
export const note = (title, line, more = nothing) => html`<section class="scene note">
  <h1>${title}</h1>
  ${line ? html`<p>${line}</p>` : nothing} ${more}
</section>`;

/** The wall when this screen shows no lesson any more. */
export function farewell(why, { home, resume }) {
  const more =
    why === "moved"
      ? html`<button type="button" class="bar-button bar-main" @click=${resume}>${words.here}</button>`
      : html`<a class="bar-button bar-main" href=${home}>${words.home}</a>`;
  const title = { moved: words.moved, closed: words.closed }[why] ?? words.unknown;
  return html`<main class="wall">${note(title, why === "closed" ? words.closedLine : "", more)}</main>`;
}

export function screen(view, local) {
  const scene = sceneOf(view);
  const cast = castOf(view);
  const key = sceneKey(view);
  const paused = Boolean(view.table?.paused) && view.table.phase !== "over";
  return html`
    <main class="wall wall-${scene} ${local.still === key ? "still" : ""} ${paused ? "wall-paused" : ""}">
      ${marks} ${keyed(key, SCENES[scene](view, cast, local))}
      ${paused ? html`<div class="overlay"><p class="overlay-words">${words.paused}</p><p>${words.pausedLine}</p></div>` : nothing}
      ${local.line === "off" ? html`<p class="banner" role="alert">${words.offline}</p>` : nothing}
    </main>
    ${bar(view, local)} ${view.you.host ? panel(view, cast, local) : nothing}
    <p class="heard" role="status" id="heard">${heard(view, cast, scene)}</p>
  `;
}
