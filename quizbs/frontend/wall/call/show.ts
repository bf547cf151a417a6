/**
 * The show of a call, until just after the stamp: two halves slam in, the called cards lie on a stage and turn, the
 * stamp falls, and everything moves to its place in the outcome (reveal.ts). show.css has the times from the call on;
 * `--since` is how long ago that was. Before the stamp this uses only the number of cards, the faces that are up, and
 * who calls whom.
 */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { css, firstly } from "../../ui/css.js";
import { emphasis } from "../../ui/emphasis.js";
import { cardName } from "../../words/cards.js";
import { varied } from "../../words/verdicts.js";
import { met as meeting } from "../../words/wall.js";
import { claimed } from "words:cards";
import * as words from "words:wall";
import { aheadOf } from "../motion/direct.js";
import { head } from "../table/head.js";
import { isClosing, isStamped, mark, placesOf, stageOf, turnClass, turning } from "./turned_cards.js";

const LONG_AGO = 60_000; // ms since a call whose time is unknown
const TURNS = 2_600; // ms until the first turn, if that is unknown
const PLAIN = "oklch(0.3 0.02 165)"; // the half of a hidden caller

/** One half of the call: a player in the colour of the seat, and what they do. */
const half = (side: string, seat: View.Seat | null, does: string, people: Wall.People) =>
  html`<div class="show-duel-half show-duel-${side}" ${css({ "--seat": people.colour(seat) ?? PLAIN })}>
    <div class="show-duel-head">${head(people, seat)}</div>
    <p class="show-duel-who">
      <b data-fit="line" data-fit-least=".4"><bdi>${people.name(seat)}</bdi></b
      ><span data-fit="line" data-fit-least=".5">${does}</span>
    </p>
  </div>`;

/** The call: caller against claimant, the call word between them, and what is at stake. */
const duel = ({ claim, called, caller, pile, met }: View.Challenge, lesson: View.Lesson, people: Wall.People) =>
  html`<div class="show-duel" aria-hidden="true">
    ${
      called
        ? half("left", caller, words.duelCalls, people)
        : html`<div class="show-duel-half show-duel-left" ${css({ "--seat": PLAIN })}></div>`
    }
    ${half("right", claim.seat, words.duelSays(claim), people)}
    <p class="show-duel-band">
      <b data-fit="line" data-fit-least=".3">${called ? lesson.call_word : words.lastCards(claim)}</b>
    </p>
    ${
      met
        ? html`<p class="show-duel-met">
            <span class="show-duel-pill"
              ><span data-fit="line" data-fit-least=".5"
                >${emphasis(meeting(met, people.word(caller), people.word(claim.seat)))}</span
              ></span
            >
          </p>`
        : nothing
    }
    <p class="show-duel-stake">${words.stake({ count: pile })}</p>
  </div>`;

const place = (card: View.Card | undefined, at: number, challenge: View.Challenge, state: Wall.State) =>
  html`<li class="show-card ${turnClass(card, at, challenge, state)}" ${css({ "--at": at })}>
    ${turning(card)}
    ${card && isStamped(challenge) ? html`<span class="show-badge ${card.true ? "show-badge-true" : "show-badge-false"}">${mark(card.true === true)}</span>` : nothing}
    ${card ? html`<span class="heard">${cardName(card.face)}</span>` : nothing}
  </li>`;

/** How many have bet on what, without names. */
const bets = ({ lie, true: truth }: View.Bets) =>
  [lie && words.betsLie({ count: lie }), truth && words.betsTrue({ count: truth })].filter(Boolean).join(" · ");

/** A player in a corner of the stage. */
const corner = (side: string, seat: View.Seat | null, does: string, people: Wall.People) =>
  html`<p class="show-stage-who show-stage-${side}">
    ${head(people, seat, "show-stage-face")}<span
      ><b data-fit="line" data-fit-least=".5"><bdi>${people.name(seat)}</bdi></b
      ><span>${does}</span></span
    >
  </p>`;

/** The whole show; once no card turns any more, the stage stays. */
export function show(challenge: View.Challenge, view: Wall.Focused, people: Wall.People, state: Wall.State) {
  const { lesson } = view;
  const { reached, call, msSinceCall } = state;
  const since = call?.entered ?? LONG_AGO;
  const { claim, called, caller, pile, honest, number } = challenge;
  const stamped = isStamped(challenge);
  const [rows, columns] = stageOf(claim.count);
  return html`<div
    class="show show-rows-${rows} ${stamped ? `is-stamped ${honest ? "is-honest" : "is-caught"} ${rows > 1 ? "show-crowded" : ""}` : ""} ${isClosing(challenge, state) ? "is-closing" : ""}"
    data-show
    aria-hidden=${stamped ? "true" : "false"}
    ${firstly({ "--since": `${since}ms`, "--turns": `${aheadOf(view)?.turns ?? TURNS}ms` })}
    ${css({ "--pace": challenge.short ? 0.5 : 1, "--columns": columns })}
  >
    <div class="show-ground"></div>
    <div class="show-tint"></div>
    <div class="show-frame"></div>
    ${
      call && !reached.has("stage") && !stamped
        ? nothing
        : html`<div class="show-stage" ${firstly({ "--since": `${call ? msSinceCall : LONG_AGO}ms` })}>
            <header class="show-stage-head">
              ${called ? corner("left", caller, words.duelCalls, people) : html`<p class="show-stage-who">${count(claim)}</p>`}
              <h1 class="show-stage-said" data-fit="line" data-fit-least=".4">${claimed(claim)}</h1>
              ${corner("right", claim.seat, words.duelSaid, people)}
            </header>
            <div class="show-light"></div>
            <ul class="show-stage-cards">
              ${placesOf(challenge).map((card, at) => place(card, at, challenge, state))}
            </ul>
            <p class="show-stage-stake">
              ${words.stake({ count: pile })}${challenge.bets ? html` · <b>${bets(challenge.bets)}</b>` : nothing}
            </p>
            ${
              stamped
                ? html`<div class="show-burst"></div>
                    <p class="show-stamp ${honest ? "stamp-go" : "stamp-call"}">
                      <span data-fit="line" data-fit-least=".4"
                        >${mark(honest === true)}<b
                          >${varied(honest ? "honest" : "caught", number, lesson.call_word)}</b
                        ></span
                      >
                    </p>`
                : nothing
            }
          </div>`
    }
    ${stamped ? nothing : duel(challenge, lesson, people)}
  </div>`;
}

const count = (claim: { count: number }) => html`<span><b>${words.letsSee(claim)}</b></span>`;
