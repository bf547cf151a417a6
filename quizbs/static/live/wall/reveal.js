/** The reveal: card after card, the false ones last and stepping out, then the stamp, then who takes what and why. */
import { html, nothing, svg } from "lit-html";
import { card, rankOf } from "../cards.js";
import { css } from "../css.js";
import { cardName } from "../words/common.js";
import { varied } from "../words/verdicts.js";
import { reveal as words } from "../words/wall.js";
import { ring } from "./ring.js";

const STEP = 670; // ms from one card's turning to the next: 420 for the turn, 250 between
const LONGEST = 2_400; // ms for all turns together: many cards turn faster
const TURN = 420; // ms
const STAMP = 560; // ms from the last turn: 260 for the false card's step, 300 of silence
const SIDE_BY_SIDE = 4; // so many cards leave room for the stamp beside them
const ONE_ROW = 10;

/** For each card its place in the order of turning: true ones first, so that the tension lasts. */
export function order(cards) {
  const turns = cards.map((_, at) => at).sort((a, b) => Number(cards[b].true) - Number(cards[a].true) || a - b);
  return cards.map((_, at) => turns.indexOf(at));
}

const stepOf = (count) => Math.min(STEP, LONGEST / count);
const allTurned = (count) => stepOf(count) * (count - 1) + TURN;

/** ms from the beginning of a reveal of so many cards until its stamp; css/wall.css counts alike. */
export const stampAfter = (count) => allTurned(count) + STAMP;

const mark = (good) => html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"
  >${good ? svg`<use href="#mark-tick"></use>` : svg`<use href="#mark-cross"></use>`}</svg
>`;

/** The two marks, once in the document, for everything that is right or wrong. */
export const marks = html`<svg class="heard" aria-hidden="true">
  <symbol id="mark-tick" viewBox="0 0 24 24"><path d="M4 13l5.500 5.500L20 7" /></symbol>
  <symbol id="mark-cross" viewBox="0 0 24 24"><path d="M6 6l12 12M18 6L6 18" /></symbol>
</svg>`;

/** How fast so many cards turn, as css/wall.css reads it. */
export const pace = (count) => ({ "--step": `${stepOf(count)}ms`, "--all": `${allTurned(count)}ms` });

/** A card that turns from its back to its face. */
export const turning = (face) => html`<span class="turned-card">
  <span class="turned-front">${card(face)}</span>
  <span class="turned-back" aria-hidden="true"><span class="card back"></span></span>
</span>`;

const turned = (one, at, { claim, honest }) => html`<li
  class="turned ${one.true ? "is-true" : "is-false"} ${honest ? "all-true" : ""}"
  ${css({ "--turn": at })}
>
  ${turning(one.face)}
  <span class="chip ${one.true ? "chip-go" : "chip-call"}"
    >${mark(one.true)}<span>${one.true ? words.true(rankOf(one.face)) : words.false(claim.rank)}</span></span
  >
  <span class="heard">${cardName(one.face)}</span>
</li>`;

/** Who must do something before the game goes on. */
function next({ phase, choosing, settled }, cast) {
  if (phase === "choosing" && choosing) {
    const whom = choosing.answerers.length ? choosing.answerers : [null]; // quiet calls: the caller
    const asked = whom.length === 1 ? whom.map(cast.word) : whom;
    return words.chooses(cast.word(choosing.asker), asked, choosing.optional);
  }
  if (phase === "discard" && settled?.hunter) return words.hunts(cast.word(settled.hunter.seat));
  return "";
}

export function revealScene(view, cast, local) {
  const { table, lesson } = view;
  const { challenge } = table;
  const { claim, cards, called, caller, honest } = challenge;
  const places = order(cards);
  const done = table.phase !== "reveal";
  const how = cards.length <= SIDE_BY_SIDE ? "beside" : cards.length <= ONE_ROW ? "row" : "rows";
  const waits = next(table, cast);
  return html`<section
    class="scene reveal reveal-${how} ${done ? "reveal-done" : ""}"
    ${css({ ...pace(cards.length), "--cards": Math.min(cards.length, ONE_ROW) })}
  >
    <header class="reveal-head">
      <h1 class="reveal-said" data-fit="line" data-fit-least=".5">
        ${cast.who(claim.seat)} <span>${words.said}</span> <b>${claim.count} ${claimRank(claim)}</b>
      </h1>
      <p class="reveal-call ${called ? "" : "reveal-shows"}" data-fit data-fit-least=".67">
        ${called
          ? html`${cast.who(caller)} <span>${words.call(lesson.call_word)}</span>`
          : html`<span>${cards.length === 1 ? words.shown : words.shownMany}</span>`}
      </p>
    </header>
    <div class="reveal-middle">
      <ul class="turneds">${cards.map((one, at) => turned(one, places[at], challenge))}</ul>
      <p class="stamp ${honest ? "stamp-go" : "stamp-call"}">
        <span class="stamp-words" data-fit="line" data-fit-least=".4">${mark(honest)}<b>${varied(honest ? "honest" : "caught", challenge.number, lesson.call_word)}</b></span>
      </p>
    </div>
    <footer class="reveal-foot">
      <div>
        <p class="reveal-cost" data-fit data-fit-least=".5">
          ${table.settled || !lesson.questions ? words.cost(challenge, table.settled, cast.word) : words.atStake(challenge, cast.word)}
        </p>
        ${waits ? html`<p class="reveal-next" data-fit data-fit-least=".6">${waits}</p>` : nothing}
      </div>
      ${done ? ring(local.clock) : nothing}
    </footer>
  </section>`;
}

const claimRank = ({ count, rank }) => words.ranked(count, rank);
