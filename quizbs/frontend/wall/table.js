/** The table in play: whose turn, the claim as the largest thing in the room, the pile in its clock, the seats. */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { msLeft } from "../ui/clock.js";
import { emphasis } from "../ui/emphasis.js";
import { table as words } from "../words/wall.js";
import { verdictLine } from "./hold_verdict.js";
import { happening } from "./log.js";
import { pile } from "./pile.js";
import { rails, standing } from "./seats.js";

/**
 * Who, does, what: the largest words in the room.
 *
 * @param {unknown} who
 * @param {unknown} does
 * @param {unknown} what
 */
export const headline = (who, does, what) =>
  html`<h1>
    <span class="says" data-fit="line" data-fit-least=".4">${who} <span>${does}</span></span>
    <span class="hero" data-fit="line" data-fit-least=".45"><b>${what}</b></span>
  </h1>`;

/**
 * A claim that may still be called: the claim owns the wall.
 *
 * @param {View.Game} game
 * @param {Wall.People} people
 */
const claimed = ({ claim, phase, turn, slow }, people) => html`
  ${headline(people.who(claim.seat), words.says, words.claim(claim.count, claim.rank))}
  ${
    phase === "last"
      ? html`<p class="line line-last" data-fit data-fit-least=".5">
          ${emphasis(words.last(people.word(claim.seat)))}
        </p>`
      : html`<p class="line">
          ${slow ? words.nudge(people.word(turn)) : claim.autoplay ? words.autoplay : words.believe(claim.believers.length, claim.voters)}
        </p>`
  }
`;

/**
 * A line breaks between its phrases, and within one only where it is too long.
 *
 * @param {string} text
 */
export const phrases = (text) =>
  text
    .replace(/([.,]) /g, "$1\n")
    .split("\n")
    .map((each) => html`<span>${each}</span> `);

/**
 * Nothing is open: whose turn it is.
 *
 * @param {View.Game} game
 * @param {Wall.People} people
 */
const turning = ({ turn, rank, lap, slow }, people) => html`
  ${headline(people.who(turn), words.lays, words.ranks(rank))}
  ${lap === 1 ? html`<p class="line">${slow ? words.nudge(people.word(turn)) : phrases(words.firstLap)}</p>` : nothing}
`;

/**
 * The clock in the ring and what it is for: a last claim's, or the least time to call. A turn's is on one phone alone.
 *
 * @param {View.Game} given
 * @param {Wall.State} state
 * @returns {[Screen.Clock | null, string]}
 */
function window({ phase }, { clock, wait }) {
  if (phase === "last") return [clock, words.untilStands];
  return msLeft(wait) > 0 ? [wait, words.nextIn] : [null, ""];
}

/**
 * @param {Wall.Focused} view
 * @param {Wall.People} people
 * @param {Wall.State} state
 */
export function tableScene(view, people, state) {
  const { game } = view;
  const open = game.claim?.open;
  const { above, below } = rails(game, people, state.here);
  const [clock, purpose] = window(game, state);
  return html`<section
    class="scene table table-${standing(game.seats.length)} ${game.phase === "last" ? "table-last" : ""}"
  >
    ${above}
    <div class="middle">
      <div class="claim" data-fit data-fit-least="1" data-fit-steps="no-happened">
        ${keyed(open ? `claim-${game.claim.number}` : `turn-${game.turn_number}`, open ? claimed(game, people) : turning(game, people))}
        ${open ? nothing : verdictLine(state.held, performance.now(), happening(game, people))}
      </div>
      ${pile(game, clock, purpose)}
    </div>
    ${below}
  </section>`;
}
