/** The show of a call on the phone, from "Look up!" to the falling pile. */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { back } from "../../ui/cards.js";
import { css } from "../../ui/css.js";
import { emphasis } from "../../ui/emphasis.js";
import * as words from "words:phone";
import { betDock, betScreen, mayBet } from "../table/bets.js";
import { box, frame } from "../frame.js";
import { calls, revealScreen, turningScreen } from "./reveal.js";

const MOST_BACKS = 6; // card backs on “Look up!” at most
const MOST_DROPS = 10; // falling cards at most
export const ARROW = html`<svg class="show-arrow" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M12 21V4M4.5 11.5 12 4l7.5 7.5" />
</svg>`;

/** Draw a call and its outcome for students who have nothing to do in it. */
export function showScreen(context: Phone.Called) {
  const { game, own } = context;
  const { challenge, settled, phase } = game;
  if (phase === "turning") {
    if (mayBet(context)) return betScreen(context);
    const bet = betDock(context);
    return challenge.on_wall ? lookUp(context, bet) : turningScreen(context, bet);
  }
  const rains = challenge.loser === own && challenge.pile > 0 && phase !== "discard";
  return revealScreen(context, rains ? rain(challenge, Boolean(settled)) : nothing);
}

/** Draw "Look up!" while the wall shows the call. It is the same for truth and bluff. */
function lookUp(context: Phone.Called, bet: unknown) {
  const { game, own } = context;
  const { number, claim, pile } = game.challenge;
  const backs = Math.min(claim.count, MOST_BACKS);
  return frame(context, {
    kind: "up",
    eye: false,
    seats: false,
    middle: keyed(
      number,
      html`<div class="show-up">
        ${ARROW}
        <h1 id="headline" tabindex="-1" data-show>${words.upTitle}</h1>
        <p class="show-cards" aria-hidden="true" ${css({ "--of": backs })}>
          ${Array.from({ length: backs }, (_, at) => html`<span ${css({ "--at": at - (backs - 1) / 2 })}>${back()}</span>`)}
        </p>
        <p class="story show-story">
          ${emphasis(calls(context))}
          ${own === claim.seat ? html`<span class="show-straight">${words.upStraight}</span>` : nothing}
        </p>
      </div>`,
    ),
    dock: html`${bet}${box(words.upStake({ count: pile }))}`,
  });
}

/** The pile that falls on the loser: it hangs in the air until the call is settled, then drops. */
function rain({ number, pile }: View.Challenge, drops: boolean) {
  const count = Math.min(pile, MOST_DROPS);
  const spread = Array.from({ length: count }, (_, at) => (at * 0.618 + 0.3) % 1);
  const column = (place: number) => spread.filter((other) => other < place).length;
  return keyed(
    number,
    html`<div class="rain ${drops ? "rain-drops" : ""}">
      <p class="rain-cards" aria-hidden="true">
        ${spread.map((place, at) => html`<span class="rain-card" data-show ${css({ "--at": at, "--x": column(place), "--of": count })}><i>${back()}</i></span>`)}
      </p>
      <p class="rain-count" data-show>${words.revealComing({ count: pile })}</p>
    </div>`,
  );
}
