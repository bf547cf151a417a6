/**
 * The reveal: backs, of which one after the other turns as the server says so, then the stamp, then who picks up what and
 * why. Until the stamp nothing here looks at more than the number of cards and the faces that are up.
 */
import { html, nothing, svg } from "lit-html";
import { back, card, rankOf } from "../cards.js";
import { css } from "../css.js";
import { cardName } from "../words/common.js";
import { varied } from "../words/verdicts.js";
import { reveal as words } from "../words/wall.js";
import { ring } from "./ring.js";

const SIDE_BY_SIDE = 4; // so many cards leave room for the stamp beside them
const ONE_ROW = 10;

/** @param {boolean} good */
const mark = (good) =>
  html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
    ${good ? svg`<use href="#mark-tick"></use>` : svg`<use href="#mark-cross"></use>`}
  </svg>`;

/** The two marks, once in the document, for everything that is right or wrong. */
export const marks = html`<svg class="heard" aria-hidden="true">
  <symbol id="mark-tick" viewBox="0 0 24 24"><path d="M4 13l5.500 5.500L20 7" /></symbol>
  <symbol id="mark-cross" viewBox="0 0 24 24"><path d="M6 6l12 12M18 6L6 18" /></symbol>
</svg>`;

/**
 * Whether the stamp has fallen: before it nobody knows who was right.
 *
 * @param {View.Challenge} challenge
 */
export const isStamped = ({ honest }) => honest !== null;

/**
 * The places of a challenge, each with the card that is up there, or undefined.
 *
 * @param {View.Challenge} challenge
 */
export const placesOf = ({ claim, cards }) => Array.from({ length: claim.count }, (_, at) => cards[at]);

/**
 * How a place looks: its face is up, its back begins to turn (`begun` tells so of a place), it is marked after the stamp.
 *
 * @param {View.Card | null} turned
 * @param {number} at
 * @param {View.Challenge} challenge
 * @param {Wall.State["begun"]} begun
 */
export const turnClass = (turned, at, { claim, honest }, begun) =>
  [
    "turned",
    at === claim.count - 1 ? "is-last" : "",
    turned ? "is-up" : begun(at) ? "is-turning" : "",
    turned?.true === true ? "is-true" : turned?.true === false ? "is-false" : "",
    honest ? "all-true" : "",
  ].join(" ");

/**
 * A card that turns from its back to its face, once that is known.
 *
 * @param {View.Card | null} turned
 */
export const turning = (turned) =>
  html`<span class="turned-card">
    ${turned ? html`<span class="turned-front">${card(turned.face)}</span>` : nothing}
    <span class="turned-back" aria-hidden="true">${back()}</span>
  </span>`;

/**
 * @param {View.Card | null} turned
 * @param {number} at
 * @param {View.Challenge} challenge
 * @param {Wall.State["begun"]} begun
 */
const turned = (turned, at, challenge, begun) =>
  html`<li class=${turnClass(turned, at, challenge, begun)}>
    ${turning(turned)}
    ${
      turned && isStamped(challenge)
        ? html`<span class="chip ${turned.true ? "chip-go" : "chip-call"}"
            >${mark(turned.true)}<span
              >${turned.true ? words.true(rankOf(turned.face)) : words.false(challenge.claim.rank)}</span
            ></span
          >`
        : html`<span class="chip chip-waits" aria-hidden="true"><span>&nbsp;</span></span>`
    }
    ${turned ? html`<span class="heard">${cardName(turned.face)}</span>` : nothing}
  </li>`;

/**
 * The stamp; before it falls its place is kept, with the same emptiness for truth and lie.
 *
 * @param {View.Challenge} challenge
 * @param {View.Lesson} given
 */
function stamp(challenge, { call_word: callWord }) {
  const { honest, number } = challenge;
  if (!isStamped(challenge)) {
    return html`<p class="stamp stamp-waits" aria-hidden="true"><span class="stamp-words">…</span></p>`;
  }
  return html`<p class="stamp ${honest ? "stamp-go" : "stamp-call"}">
    <span class="stamp-words" data-fit="line" data-fit-least=".4"
      >${mark(honest)}<b>${varied(honest ? "honest" : "caught", number, callWord)}</b></span
    >
  </p>`;
}

/**
 * What the pile costs whom; before the stamp only how much it is.
 *
 * @param {View.Game} game
 * @param {View.Lesson} given
 * @param {Wall.People} people
 */
function cost({ settled, challenge }, { questions }, people) {
  if (!isStamped(challenge)) return words.waits(challenge.pile);
  return settled || !questions ? words.cost(challenge, settled, people.word) : words.atStake(challenge, people.word);
}

/**
 * The player who must act before the game moves on.
 *
 * @param {View.Game} game
 * @param {Wall.People} people
 */
function next({ phase, choosing, settled }, people) {
  if (phase === "choosing" && choosing) {
    const whom = choosing.answerers.length ? choosing.answerers : [null]; // quiet calls: the caller
    const asked = whom.length === 1 ? whom.map(people.word) : whom;
    return words.chooses(people.word(choosing.asker), asked, choosing.optional);
  }
  if (phase === "discard" && settled?.hunter) return words.hunts(people.word(settled.hunter.seat));
  return "";
}

/**
 * @param {Wall.Focused} view
 * @param {Wall.People} people
 * @param {Wall.State} state
 */
export function revealScene(view, people, state) {
  const { game, lesson } = view;
  const { challenge } = game;
  const { claim, called, caller } = challenge;
  const count = claim.count;
  const done = !["turning", "reveal"].includes(game.phase);
  const how = count <= SIDE_BY_SIDE ? "beside" : count <= ONE_ROW ? "row" : "rows";
  const waits = next(game, people);
  return html`<section
    class="scene reveal reveal-${how} ${done ? "reveal-done" : ""}"
    ${css({ "--cards": Math.min(count, ONE_ROW) })}
  >
    <header class="reveal-head">
      <h1 class="reveal-said" data-fit="line" data-fit-least=".5">
        ${people.who(claim.seat)} <span>${words.said}</span> <b>${claim.count} ${claimRank(claim)}</b>
      </h1>
      <p class="reveal-call ${called ? "" : "reveal-shows"}" data-fit data-fit-least=".67">
        ${
          called
            ? html`${people.who(caller)} <span>${words.call(lesson.call_word)}</span>`
            : html`<span>${count === 1 ? words.shown : words.shownMany}</span>`
        }
      </p>
    </header>
    <div class="reveal-middle">
      <ul class="turneds">
        ${placesOf(challenge).map((place, at) => turned(place, at, challenge, state.begun))}
      </ul>
      ${stamp(challenge, lesson)}
    </div>
    <footer class="reveal-foot">
      <div>
        <p class="reveal-cost" data-fit data-fit-least=".5">${cost(game, lesson, people)}</p>
        ${waits ? html`<p class="reveal-next" data-fit data-fit-least=".6">${waits}</p>` : nothing}
      </div>
      ${done ? ring(state.clock) : nothing}
    </footer>
  </section>`;
}

/** @param {{ count: number, rank: View.Rank }} given */
const claimRank = ({ count, rank }) => words.ranked(count, rank);
