/**
 * The finale of a game or round, stage by stage: the winner of a table, or the podiums of a class one after the other. A
 * tap skips to the next stage. A wall that is opened or becomes visible later shows the end at once.
 */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { STEP_RISES, classStages, tableStages, type FinaleStage } from "../../ui/finale_stages.js";
import { css } from "../../ui/css.js";
import * as awardWords from "words:awards";
import { onStep } from "../../words/wall.js";
import * as tables from "words:tables";
import * as words from "words:wall";
import { awardSign } from "./award_signs.js";
import type { Cue } from "../motion/direct.js";
import { head } from "../table/head.js";
import { winner } from "../table/log.js";
import { brains, byPlace, steps } from "./podium.js";
import { sceneKey, sceneOf, withPlaces, type Over, type Scene } from "../scene.js";
import type { Beat, Plan } from "../motion/timeline.js";

const HEADS = 4; // shown on one step
const NAMED = 2; // people named on one step; with more only their number is shown
const JUMP = 8; // heads drawn in one frame: all at once take too long
const EACH = 60; // ms between two such frames
const CLASS = 40; // heads at most

/** A podium step with the seats on it and the text on its front. */
type Stand = { place: number; seats: View.Seat[]; value: unknown };

/** Return the stages of a scene's finale. */
export function stagesOf(scene: Scene, { lesson }: Wall.Focused): FinaleStage[] {
  if (scene.kind === "podium") {
    const knows = brains(onPlaces(scene.game)).on.length > 0;
    return standsOf(scene.game).length ? tableStages(lesson.standings?.awards.length ?? 0, knows) : [];
  }
  return scene.kind === "podiums" ? classStages(scene.standings) : [];
}

/** Return the players with a place; those that autoplay mostly played for have none. */
const onPlaces = ({ places }: Over) => places.filter(({ place }) => place != null);

/** Group players by podium step; `says` returns the text for a step. */
function together(placed: ReturnType<typeof steps>, says: (place: View.Placed) => unknown): Stand[] {
  return [...new Set(placed.map(({ step }) => step))].map((place) => {
    const on = placed.filter(({ step }) => step === place);
    return { place, seats: on.map(({ seat }) => seat), value: says(on[0]) };
  });
}

const standsOf = (game: Over) =>
  together(steps(onPlaces(game), byPlace), ({ cards }) => words.cardsLeft({ count: cards }));

function standsIn(podium: View.Step[], kind: keyof View.Podiums): Stand[] {
  return [...new Set(podium.map(({ place }) => place))].map((place) => {
    const on = podium.filter((step) => step.place === place);
    return { place, seats: on.map(({ seat }) => seat), value: onStep(kind, on[0]) };
  });
}

/** Return the sounds before the winner is shown, in seconds after the stage began. */
function soundsBefore({ name }: FinaleStage): Cue[] {
  if (name === "awards") return [["plink", { after: 0.2 }]];
  if (name === "jump") return [["roll", { long: 2.3 }]];
  if (name === "winner") return [];
  const [first, second, third] = STEP_RISES.one;
  return [
    ["low", { after: third }],
    ["low", { after: second, many: 1 }],
    ["roll", { after: first - 1.2, long: 1.15 }],
  ];
}

/** Return the beats of a stage. Heads are added a few per frame. Until its reveal the page doesn't contain who is first. */
function beatsOf(stage: FinaleStage, number: number, begins: number): Beat<Cue>[] {
  const { name, revealsAfter, last } = stage;
  const heads = name === "jump" ? Array.from({ length: CLASS / JUMP - 1 }, (_, at) => at + 1) : [];
  const great: Cue = [name === "winner" || last ? "fanfare" : "stamp:truth"];
  return [
    { at: begins, name: `stage ${number}` },
    ...heads.map((at) => ({ at: begins + at * EACH, name: `heads ${at}` })),
    ...soundsBefore(stage).map(([name, { after = 0, ...how } = {}]): Beat<Cue> => ({
      at: begins + 1_000 * after,
      cue: [name, how],
    })),
    ...(revealsAfter ? [{ at: begins + revealsAfter, name: `told ${number}`, cue: great }] : []),
  ];
}

/** Return the finale as a plan. It plays only if the wall was open when the game ended; not after a reload. */
export function finaleOf(before: Wall.Focused | null, view: Wall.Focused): Plan<Cue>[] {
  const stages = stagesOf(sceneOf(view), view);
  if (!stages.length) return [];
  const id = `finale ${sceneKey(view)}`;
  if (!before || sceneKey(before) === sceneKey(view) || ["class", "trick"].includes(sceneOf(before).kind))
    return [{ id }];
  const ends = stages.map((_, at) => stages.slice(0, at + 1).reduce((sum, { duration }) => sum + duration, 0));
  const beats = stages.flatMap((stage, at) => beatsOf(stage, at, ends[at - 1] ?? 0));
  return [{ id, since: 0, beats: [...beats, { at: ends.at(-1) ?? 0, name: `stage ${stages.length}` }] }];
}

/**
 * Return how far the finale is: the current stage or null, whether all are over, and whether this stage has `told` who is
 * first. `goesOn` is the beat that a tap skips to, `heads` how many jumping heads are drawn.
 */
export function finaleAt(view: Wall.Focused, reached: Wall.State["reached"]) {
  const stages = reached.has("stage 0") ? stagesOf(sceneOf(view), view) : [];
  const at = stages.findLastIndex((_, number) => reached.has(`stage ${number}`));
  const over = at >= 0 && reached.has(`stage ${stages.length}`);
  const stage = over ? null : (stages[at] ?? null);
  const told = reached.has(`told ${at}`);
  const last = stages.length - 1;
  const goesOn =
    stage?.revealsAfter && !told ? `told ${at}` : `stage ${stage?.awardsShown && at < last ? last : at + 1}`;
  const heads = JUMP * (1 + [1, 2, 3, 4].filter((at) => reached.has(`heads ${at}`)).length);
  return { stage, over, told, heads, goesOn };
}

/** One step of a podium, which rises after so many seconds. */
const step = ({ place, seats, value }: Stand, at: number, after: number, people: Wall.People) =>
  html`<li
    class="step step-${place} step-at-${at} finale-step finale-step-${place} ${at ? "" : "finale-top"}"
    ${css({ "--after": `${after}s` })}
  >
    <span class="step-who finale-who">
      <span class="finale-heads ${seats.length > 1 ? "finale-heads-several" : ""}"
        >${seats.slice(0, HEADS).map((seat) => head(people, seat))}</span
      >
      ${
        seats.length > NAMED
          ? html`<span class="finale-name" data-fit="line" data-fit-least=".35"
              >${words.share({ count: seats.length })}</span
            >`
          : seats.map(
              (seat) =>
                html`<span
                  class="finale-name ${seats.length > 1 ? "finale-name-several" : ""}"
                  data-fit="line"
                  data-fit-least=".35"
                  ><bdi>${people.name(seat)}</bdi></span
                >`,
            )
      }
    </span>
    <span class="step-block"
      ><b class="step-place">${place}</b><span class="step-value finale-value">${value}</span></span
    >
  </li>`;

/**
 * The steps of a podium, each rising at its time; the first one is covered until its owner is `told`. If there are only
 * two, the second rises when the third would.
 */
const rising = (stands: Stand[], [first, ...others]: readonly number[], told: boolean, people: Wall.People) =>
  html`<ol class="step-row finale-steps" ${css({ "--first": `${first}s` })}>
    ${told ? step(stands[0], 0, 0, people) : html`<li class="finale-covered" aria-hidden="true"><b>?</b></li>`}
    ${stands.slice(1, 3).map((stand, at) => step(stand, at + 1, others[stands.length === 2 ? 1 : at], people))}
  </ol>`;

const RAYS = html`<div class="finale-rays" aria-hidden="true"></div>`;
const CONFETTI = html`<canvas class="confetti" data-confetti aria-hidden="true"></canvas>`;

const jumpingHead = (seat: View.Seat, at: number, heads: number, people: Wall.People) =>
  html`<li class="finale-one" ${css({ "--at": at % 7 })}>${at < heads ? head(people, seat) : nothing}</li>`;

const award = ({ seat, award: name, deed, value, of }: View.Awarded, people: Wall.People) =>
  html`<li class="finale-award ${name ? "" : "finale-number"}">
    ${head(people, seat)}
    <div>
      ${name ? html`<b data-fit="line" data-fit-least=".5">${awardWords.title({ award: name })}</b>` : nothing}
      <span class="finale-name" data-fit="line" data-fit-least=".35"><bdi>${people.name(seat)}</bdi></span>
      <span class="finale-deed" data-fit="line" data-fit-least=".85" data-fit-steps="is-broken"
        >${awardWords.deed({ deed, count: value, all: of ?? value })}</span
      >
    </div>
    ${awardSign(name)}
  </li>`;

function praising({ lesson, game }: Wall.Focused, people: Wall.People, shows = 0) {
  const awards = lesson.standings?.awards ?? [];
  return html`<section
    class="wall-scene finale finale-awards finale-awards-${awards.length > 6 ? "more" : "few"}"
    data-show
  >
    <h1 data-fit="line" data-fit-least=".4" class=${game?.winner == null ? "" : "finale-won"}>
      ${game?.winner == null ? words.awards : winner(withPlaces(game), people)}
    </h1>
    <ul ${css({ "--rows": Math.ceil(awards.length / 2) })}>
      ${awards.slice(0, shows).map((given) => award(given, people))}
    </ul>
  </section>`;
}

/** All podiums together, without motion, so that they can be photographed. */
function photo(view: Wall.Focused, people: Wall.People) {
  const { podiums } = view.lesson.standings ?? {};
  const shown = stagesOf(sceneOf(view), view).flatMap(({ name }) =>
    name === "detective" || name === "knowledge" || name === "match" || name === "cards" ? [name] : [],
  );
  return html`<section class="wall-scene finale finale-photo" data-show>
    <h1 class="finale-won">${words.smile}</h1>
    <div class="finale-stands">
      ${shown.map(
        (kind) =>
          html`<section>
            <h2>${tables.podium({ podium: kind })}</h2>
            ${rising(standsIn(podiums?.[kind] ?? [], kind), [0, 0, 0], true, people)}
          </section>`,
      )}
    </div>
  </section>`;
}

/** Draw a stage; `told` says whether the winner may be shown. */
export function finaleScene(
  { name, last, awardsShown }: FinaleStage,
  { told, heads }: Pick<Wall.State["finale"], "told" | "heads">,
  view: Wall.Focused,
  people: Wall.People,
) {
  if (name === "awards") return praising(view, people, awardsShown);
  const scene = sceneOf(view);
  if (name === "winner" && scene.kind === "podium")
    return html`<section class="wall-scene finale" data-show>
      ${RAYS}
      <h1 class="finale-won" data-fit="line" data-fit-least=".4">${winner(scene.game, people)}</h1>
      ${rising(standsOf(scene.game), STEP_RISES.winner, true, people)} ${told ? CONFETTI : nothing}
    </section>`;
  if (name === "photo") return photo(view, people);
  const all = view.lesson.seats.filter(({ bot }) => !bot);
  if (name === "jump")
    return html`<section class="wall-scene finale finale-jump" data-show>
      ${RAYS}
      <h1>${words.cardsDown}</h1>
      <p>${words.ways({ count: stagesOf(scene, view).filter(({ revealsAfter }) => revealsAfter).length })}</p>
      <ul class="finale-all ${all.length >= 17 ? "finale-all-17" : ""} ${all.length >= 25 ? "finale-all-25" : ""}">
        ${all.map(({ seat }, at) => jumpingHead(seat, at, heads, people))}
      </ul>
    </section>`;
  if (name === "knowledge" && scene.kind === "podium") {
    const { what, on, says } = brains(onPlaces(scene.game));
    return html`<section class="wall-scene finale" data-show>
      <header>
        <h1>${words.podiumBrains}</h1>
        <p class="finale-what">${what}</p>
      </header>
      ${rising(together(on, says), STEP_RISES.one, told, people)}
    </section>`;
  }
  if (name === "winner") return nothing;
  const podium = view.lesson.standings?.podiums[name] ?? [];
  return html`<section class="wall-scene finale" data-show>
    ${last && told ? RAYS : nothing}
    <header>
      <h1>${tables.podium({ podium: name })}</h1>
      <p class="finale-what">${tables.podiumWhat({ podium: name, scored: podium[0]?.points ?? false })}</p>
    </header>
    ${rising(standsIn(podium, name), STEP_RISES.one, told, people)} ${last && told ? CONFETTI : nothing}
  </section>`;
}
