/** The table in play: whose turn it is, the claim in the largest type, the pile in its clock, the seats. */
import type * as View from "../../protocol.js";
import type * as Screen from "../../screen.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { msLeft } from "../../ui/clock.js";
import { emphasis } from "../../ui/emphasis.js";
import { FIRST, placed } from "../../ui/placed.js";
import { belief } from "../../words/wall.js";
import { claimed as claimWords, ranks } from "words:cards";
import * as words from "words:wall";
import { board } from "../question/knowers.js";
import { verdictLine } from "./hold_verdict.js";
import { happening } from "./log.js";
import { pile } from "./pile.js";
import { rails, standing } from "./seats.js";

/** Who does something, and what: the largest words on the wall. */
export const headline = (does: unknown, what: unknown) =>
  html`<h1 class="claim-head">
    <span class="claim-says" data-fit="line" data-fit-least=".4">${does}</span>
    <span class="claim-hero" data-fit="line" data-fit-least=".45"><b>${what}</b></span>
  </h1>`;

/** A claim that can still be called: it fills the wall. */
const claimed = (claim: View.Claim, { phase, turn, slow }: View.Game, people: Wall.People) => html`
  ${phase === "last" ? html`<p class="claim-last">${words.lastCards(claim)}</p>` : nothing}
  ${headline(placed(words.says({ who: FIRST }), people.who(claim.seat)), claimWords(claim))}
  ${
    phase === "last"
      ? html`<p class="claim-line claim-line-last" data-fit data-fit-least=".5">
          ${emphasis(words.winsUnless({ who: people.word(claim.seat) }))}
        </p>`
      : html`<p class="claim-line">
          ${slow ? words.nudge({ who: people.word(turn) }) : claim.autoplay ? words.automatic : belief(claim.believers.length, claim.voters)}
        </p>`
  }
`;

/** Wrap a text between its phrases, and within one only if it is too long. */
export const phrases = (text: string) =>
  text
    .replace(/([.,،]) /g, "$1\n")
    .split("\n")
    .map((each) => html`<span>${each}</span> `);

/** The wall while no claim is open: whose turn it is. */
const turning = ({ turn, rank, lap, slow }: View.Game, people: Wall.People) => html`
  ${headline(placed(words.plays({ who: FIRST }), people.who(turn)), rank ? ranks({ rank }) : "")}
  ${lap === 1 ? html`<p class="claim-line">${slow ? words.nudge({ who: people.word(turn) }) : phrases(words.firstLap)}</p>` : nothing}
`;

/**
 * Return the clock in the ring and what it is for: a last claim, or the shortest time to call. A turn's clock is only
 * on that player's phone.
 */
function window({ phase }: View.Game, { clock, wait }: Wall.State): [Screen.Clock | null, string] {
  if (phase === "last") return [clock, words.timeToCall];
  return wait && msLeft(wait) > 0 ? [wait, words.callIt] : [null, ""];
}

export function tableScene(game: View.Game, people: Wall.People, state: Wall.State) {
  const open = game.claim?.open ? game.claim : null;
  const { above, below } = rails(game, people, state.connected);
  const [clock, purpose] = window(game, state);
  return html`<section
    class="wall-scene table table-${standing(game.seats.length)} ${game.phase === "last" ? "table-last" : ""}"
  >
    ${above}
    <div class="table-middle">
      <div class="claim" data-fit data-fit-least="1" data-fit-steps="is-without-happened">
        ${keyed(open ? `claim-${open.number}` : `turn-${game.turn_number}`, open ? claimed(open, game, people) : turning(game, people))}
        ${open ? nothing : verdictLine(state, happening(game, people))} ${board(game, people)}
      </div>
      ${pile(game, clock, purpose)}
    </div>
    ${below}
  </section>`;
}
