/** The podium of one table: cards and knowledge, at most three steps each, and never the last player. */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { knewAnything } from "../../ui/finale_stages.js";
import { css } from "../../ui/css.js";
import * as words from "words:wall";
import { winner } from "../table/log.js";
import type { Over } from "../scene.js";
import { rematchAsks, rematchLine } from "./rematch.js";

const STEPS = 3;

/**
 * Return the steps of a podium: the best of `places`, sorted by `better`; equal players share a step, and the last one
 * has none.
 */
export function steps(
  places: View.Placed[],
  better: (one: View.Placed, other: View.Placed) => number,
  shows: (place: View.Placed) => boolean = () => true,
) {
  const ranked = [...places].sort(better);
  const placed = ranked.map((place, at) => ({
    ...place,
    step: ranked.findIndex((other) => better(other, place) === 0) + 1,
    at,
  }));
  const last = placed.at(-1);
  return placed.slice(0, STEPS).filter((place) => shows(place) && (place.step === 1 || place.step < (last?.step ?? 0)));
}

const ALONE = 16; // letters of one name; shared phones have longer ones, in smaller type

export const byPlace = (a: View.Placed, b: View.Placed) => (a.place ?? Infinity) - (b.place ?? Infinity);
const share = ({ right, asked }: View.Placed) => (asked ? right / asked : 0);
const perQuestion = ({ score }: View.Placed) => (score?.of ? Math.round((10 * score.points) / score.of) / 10 : 0);
/** Compare by points per question if answers score, otherwise by right answers. */
const byKnowledge = (a: View.Placed, b: View.Placed) =>
  a.score ? perQuestion(b) - perQuestion(a) : b.right - a.right || share(b) - share(a);

const ENOUGH = 5; // questions needed for a comparison, if anybody had that many

/** Return the players who could answer enough questions to be compared. */
function compared(places: View.Placed[]) {
  const enough = Math.min(ENOUGH, Math.max(...places.map(({ score }) => score?.of ?? 0)));
  return places.filter(({ score }) => !score || score.of >= enough);
}

/** Return who knew most, on steps, and the text for each of them. */
export function brains(places: View.Placed[]) {
  const scored = Boolean(places[0]?.score);
  return {
    what: words.podiumBrainsWhat({ scored }),
    on: steps(compared(places), byKnowledge, knewAnything),
    says: (place: View.Placed) =>
      scored ? words.points({ count: perQuestion(place) }) : words.rightOf({ count: place.right, all: place.asked }),
  };
}

const step = (
  place: View.Placed & { step: number; at: number },
  people: Wall.People,
  says: (place: View.Placed & { step: number; at: number }) => unknown,
) =>
  html`<li class="step step-${place.step} step-at-${place.at}" ${css({ "--at": place.at })}>
    <span class="step-who">
      <span class="step-sign">${people.sign(place.seat)}</span>
      <span
        class="step-name"
        data-fit
        data-fit-least=${people.name(place.seat).length > ALONE ? ".36" : ".56"}
        data-fit-steps="is-broken"
        ><bdi>${people.name(place.seat)}</bdi></span
      >
    </span>
    <span class="step-block"
      ><b class="step-place">${place.step}</b><span class="step-value">${says(place)}</span></span
    >
  </li>`;

const stand = (
  title: string,
  what: string,
  places: (View.Placed & { step: number; at: number })[],
  people: Wall.People,
  says: (place: View.Placed & { step: number; at: number }) => unknown,
) =>
  places.length
    ? html`<section class="podium-stand">
        <h2>${title}</h2>
        <p>${what}</p>
        <ol class="step-row">
          ${places.map((place) => step(place, people, says))}
        </ol>
      </section>`
    : nothing;

export function podiumScene(game: Over, { lesson }: Wall.Focused, people: Wall.People) {
  const places = game.places.filter(({ place }) => place != null); // autoplay mostly played for the others
  const { what, on, says } = brains(places);
  return html`<section class="wall-scene podium">
    <h1 data-fit="line" data-fit-least=".4">${winner(game, people)}</h1>
    <div class="podium-stands podium-stands-${on.length ? 2 : 1}">
      ${stand(words.podiumCards, words.podiumCardsWhat, steps(places, byPlace), people, ({ cards }) => words.left({ count: cards }))}
      ${stand(words.podiumBrains, what, on, people, says)}
    </div>
    <p class="podium-thanks">${rematchLine(lesson, rematchAsks(lesson, words.thanks))}</p>
  </section>`;
}
