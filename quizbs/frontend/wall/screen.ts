/** The whole wall: the scene, banner, overlay, and the host's bar. A pure function of view and state. */
import type * as View from "../protocol.js";
import type * as Wall from "./types.js";
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { table as tableName } from "words:tables";
import * as words from "words:wall";
import { bar } from "./bar/bar.js";
import { bottleScene } from "./lobby/bottle.js";
import { peopleOf } from "./people.js";
import { classScene } from "./question/class_question.js";
import { seatingScene } from "./lobby/seating.js";
import { isHushed } from "./question/answer_visibility.js";
import { heardLie, lieAt, lieScene } from "./call/lie.js";
import { lobby } from "./lobby/lobby.js";
import { finaleScene } from "./ending/finale.js";
import { learntScene } from "./ending/learnt.js";
import { heard } from "./table/log.js";
import { overviewScene } from "./overview/overview.js";
import { panel } from "./bar/panel.js";
import { podiumScene } from "./ending/podium.js";
import { podiumsScene } from "./ending/podiums.js";
import { questionScene } from "./question/question.js";
import { revealScene } from "./call/reveal.js";
import { sceneKey, sceneOf, type Scene } from "./scene.js";
import { marks } from "./call/turned_cards.js";
import { tableScene } from "./table/table.js";
import { heardTrick, trickScene } from "./question/trick.js";

function drawScene(scene: Scene, view: Wall.Focused, people: Wall.People, state: Wall.State, still: boolean) {
  switch (scene.kind) {
    case "lobby":
      return lobby(view, people, state);
    case "closed":
      return note(words.closed, words.closedLine);
    case "bottle":
      return bottleScene(scene.game, people);
    case "table":
      return tableScene(scene.game, people, state);
    case "reveal":
      return revealScene(scene.game, view, people, state, still);
    case "question":
    case "answer":
      return questionScene(scene.game, view, people, state);
    case "podium":
      return podiumScene(scene.game, view, people);
    case "tables":
      return seatingScene(view, people, state);
    case "overview":
      return overviewScene(view, people, state);
    case "class":
      return classScene(scene.question, view, people, state);
    case "trick":
      return trickScene(scene.trick, people, state);
    case "podiums":
      return podiumsScene(scene.standings, view, people, state);
  }
}

/**
 * Return the view with the table that the wall follows as its game and its number as `table`, until all tables are
 * done.
 */
export function focused(view: View.Wall, follow: View.TableNumber) {
  if (view.lesson.standings) return view;
  const followed = (view.games ?? []).find(({ table, view: game }) => table === follow && game);
  return followed && view.games.length > 1 ? { ...view, game: followed.view, table: followed.table } : view;
}

/** Return the scene to draw: a question stays, with its answer. */
function drawn(view: Wall.Focused): Scene {
  const scene = sceneOf(view);
  return scene.kind === "answer" ? { kind: "question", game: scene.game } : scene;
}

/** A few words on an otherwise empty wall. `more` is a button or a link. */
export const note = (title: string, line: string, more: unknown = nothing) =>
  html`<section class="wall-scene wall-note">
    <h1>${title}</h1>
    ${line ? html`<p>${line}</p>` : nothing} ${more}
  </section>`;

/** The wall when this page no longer shows a lesson. */
export function farewell(
  why: string,
  { code, resume, sums }: { code: string | undefined; resume: () => void; sums: HTMLElement | null },
) {
  const more =
    why === "moved"
      ? html`<button type="button" class="bar-button bar-main wall-more" @click=${resume}>${words.showHere}</button>`
      : html`${why === "closed" ? html`<a class="bar-button bar-main wall-more" href="/wall/${code}/learnt">${words.learnt}</a>` : nothing}
          <a class="bar-button bar-main wall-more" href="/host">${words.home}</a>`;
  if (why === "closed" && sums)
    return html`<main class="wall">
      ${learntScene(sums)}
      <a class="bar-button bar-main learnt-home" href="/host">${words.home}</a>
    </main>`;
  return html`<main class="wall">
    ${note(words.farewell({ why }), why === "closed" ? words.closedLine : "", more)}
  </main>`;
}

export function screen(view: Wall.Focused, state: Wall.State) {
  const scene = drawn(view);
  const people = peopleOf(view);
  const key = sceneKey(view, scene);
  const { stage, told, over } = state.finale;
  const { sums } = state.learnt;
  const lie = lieAt(view, state);
  const still = !lie && (state.openingScene === sceneKey(view) || over);
  const hush = lie ? false : stage ? !(scene.kind === "podium" && (told || !stage.revealsAfter)) : isHushed(state); // announced once, when it is shown
  const frozen = view.lesson.frozen;
  const paused =
    Boolean(frozen) ||
    (scene.kind !== "class" && scene.kind !== "trick" && Boolean(view.game?.paused) && view.game?.phase !== "over");
  const said =
    lie && !frozen
      ? heardLie(lie, people, state)
      : scene.kind === "trick" && !frozen
        ? heardTrick(scene.trick, state)
        : heard(view, people);
  const below = bar(view, state);
  const trouble = state.line === "off" ? words.offline : state.trouble && words.trouble(state);
  const says = `${view.table ? "wall-one" : ""} ${trouble ? "wall-banner" : ""} ${below === nothing ? "" : "wall-barred"}`;
  return html`
    <main class="wall wall-${scene.kind} ${still ? "is-still" : ""} ${paused ? "wall-paused" : ""} ${says}">
      ${marks} ${view.table ? html`<p class="wall-which">${tableName({ table: view.table })}</p>` : nothing}
      ${lie ? keyed("lie", lieScene(lie, people, state)) : stage ? keyed(`${key} ${stage.name}`, finaleScene(stage, state.finale, view, people)) : sums ? learntScene(sums) : keyed(key, drawScene(scene, view, people, state, still))}
      ${
        paused
          ? html`<div class="overlay">
              <p class="overlay-words">${frozen ? words.eyesUp : words.paused}</p>
              <p>${frozen ? frozen.message || words.eyesUpLine : words.pausedLine}</p>
            </div>`
          : nothing
      }
      ${trouble ? html`<p class="banner" role="alert">${trouble}</p>` : nothing}
    </main>
    ${below} ${view.you.host ? panel(view, people, state) : nothing}
    <p class="heard" role="status" id="heard">${hush ? "" : said}</p>
  `;
}
