/** Which scene a view is, and the whole wall around it: banner, overlay, the host's bar. A pure function of view and state. */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { freeze, tables as tableWords } from "../words/class.js";
import { overlay as words, troubles } from "../words/wall.js";
import { answerScene } from "./answer.js";
import { bar } from "./bar.js";
import { bottleScene, bottleSpins } from "./bottle.js";
import { peopleOf } from "./people.js";
import { classScene } from "./class_question.js";
import { seatingScene } from "./seating.js";
import { lobby } from "./lobby.js";
import { finaleScene } from "./finale.js";
import { learntScene } from "./learnt.js";
import { heard } from "./log.js";
import { overviewScene } from "./overview.js";
import { panel } from "./panel.js";
import { podiumScene } from "./podium.js";
import { podiumsScene } from "./podiums.js";
import { questionScene } from "./question.js";
import { revealScene } from "./reveal.js";
import { marks } from "./turned.js";
import { tableScene } from "./table.js";
import { troubled } from "../words/common.js";

const SCENES = {
  lobby,
  closed: () => note(words.closed, words.closedLine),
  bottle: bottleScene,
  table: tableScene,
  reveal: revealScene,
  question: questionScene,
  answer: answerScene,
  podium: podiumScene,
  tables: seatingScene,
  overview: overviewScene,
  class: classScene,
  podiums: podiumsScene,
};

/**
 * The view with the table that the wall follows as its table and its number as `table`, until all tables are done.
 *
 * @param {View.Wall} view
 * @param {View.TableNumber} follow
 */
export function focused(view, follow) {
  if (view.lesson.standings) return view;
  const followed = (view.games ?? []).find(({ table, view: game }) => table === follow && game);
  return followed && view.games.length > 1 ? { ...view, game: followed.view, table: followed.table } : view;
}

/**
 * The name of the scene that a view calls for.
 *
 * @param {{ lesson: View.Lesson, game: View.Game | null }} given
 */
export function sceneOf({ lesson, game }) {
  if (lesson.phase === "closed") return "closed";
  if (lesson.class_question) return "class";
  if (!game)
    return (lesson.tables?.length ?? 0) < 2
      ? "lobby"
      : lesson.phase === "seating"
        ? "tables"
        : lesson.standings
          ? "podiums"
          : "overview";
  if (game.phase === "over") return "podium";
  if (game.question?.result && ["explaining", "discard"].includes(game.phase)) return "answer";
  if (game.question && game.phase === "answering") return "question";
  if (game.challenge && !["turn", "last"].includes(game.phase)) return "reveal";
  return bottleSpins(game) ? "bottle" : "table";
}

/**
 * What makes two views one scene: while it stays equal, what has been drawn and has moved stays as it is.
 *
 * @param {Wall.Focused} view
 * @param {string} [scene] the one that is drawn, where it is another one than the view calls for
 */
export function sceneKey(view, scene = sceneOf(view)) {
  const number = {
    reveal: view.game?.challenge?.number,
    question: view.game?.question?.number,
    answer: view.game?.question?.number,
    class: view.lesson.class_question?.number,
  };
  return [view.version[1], view.lesson.round, scene, number[scene] ?? ""].join(" ");
}

/**
 * The scene that is drawn: a question stands while its answer lights.
 *
 * @param {Wall.Focused} view
 * @param {Wall.State} state
 */
const drawn = (view, { lit }) => (lit === "now" ? "question" : sceneOf(view));

/**
 * A few words on an otherwise empty wall. `more` is a button or a link.
 *
 * @type {(title: string, line: string, more?: unknown) => unknown}
 */
export const note = (title, line, more = nothing) =>
  html`<section class="scene note">
    <h1>${title}</h1>
    ${line ? html`<p>${line}</p>` : nothing} ${more}
  </section>`;

/**
 * The wall when this screen shows no lesson any more.
 *
 * @param {string} why
 * @param {{ home: string | undefined, code: string | undefined, resume: () => void, sums: HTMLElement | null }} given
 */
export function farewell(why, { home, code, resume, sums }) {
  const more =
    why === "moved"
      ? html`<button type="button" class="bar-button bar-main" @click=${resume}>${words.here}</button>`
      : html`${why === "closed" ? html`<a class="bar-button bar-main" href="/wall/${code}/learnt">${words.learnt}</a>` : nothing}
          <a class="bar-button bar-main" href=${home}>${words.home}</a>`;
  const title = { moved: words.moved, closed: words.closed, older: words.older }[why] ?? words.unknown;
  if (why === "closed" && sums)
    return html`<main class="wall">
      ${learntScene(sums)}
      <a class="bar-button bar-main learnt-home" href=${home}>${words.home}</a>
    </main>`;
  return html`<main class="wall">${note(title, why === "closed" ? words.closedLine : "", more)}</main>`;
}

/**
 * @param {Wall.Focused} view
 * @param {Wall.State} state
 */
export function screen(view, state) {
  const scene = drawn(view, state);
  const people = peopleOf(view);
  const key = sceneKey(view, scene);
  const { act, told } = state.finale;
  const { sums } = state.learnt;
  const still = state.still === key || state.finale.over(key);
  const hush = act ? !(scene === "podium" && (told || !act.tells)) : state.hushed; // said once, when it is told
  const frozen = view.lesson.frozen;
  const paused = Boolean(frozen) || (scene !== "class" && Boolean(view.game?.paused) && view.game.phase !== "over");
  const below = bar(view, state);
  const trouble = state.line === "off" ? words.offline : state.trouble && troubled(state.trouble, troubles);
  const says = `${view.table ? "wall-one" : ""} ${trouble ? "wall-banner" : ""} ${below === nothing ? "" : "wall-barred"}`;
  return html`
    <main class="wall wall-${scene} ${still ? "still" : ""} ${paused ? "wall-paused" : ""} ${says}">
      ${marks} ${view.table ? html`<p class="wall-which">${tableWords.table(view.table)}</p>` : nothing}
      ${act ? keyed(`${key} ${act.name}`, finaleScene(state.finale, view, people)) : sums ? learntScene(sums) : keyed(key, SCENES[scene](view, people, state, still))}
      ${
        paused
          ? html`<div class="overlay">
              <p class="overlay-words">${frozen ? freeze.title : words.paused}</p>
              <p>${frozen ? frozen.message || freeze.line : words.pausedLine}</p>
            </div>`
          : nothing
      }
      ${trouble ? html`<p class="banner" role="alert">${trouble}</p>` : nothing}
    </main>
    ${below} ${view.you.host ? panel(view, people, state) : nothing}
    <p class="heard" role="status" id="heard">${hush ? "" : heard(view, people, sceneOf(view))}</p>
  `;
}
