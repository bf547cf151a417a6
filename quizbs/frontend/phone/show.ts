/**
 * The show on the phone, from “Look up!” to the pile that rains. What it shows is in the view; this is how it looks and
 * feels.
 */
import type * as View from "../protocol.js";
import type * as Phone from "./types.js";
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { back } from "../ui/cards.js";
import { css } from "../ui/css.js";
import { emphasis } from "../ui/emphasis.js";
import { coming, up as words } from "../words/show.js";
import { betDock, betScreen, mayBet } from "./bets.js";
import { box, frame } from "./frame.js";
import { revealScreen, turningScreen } from "./reveal.js";

const MOST_BACKS = 6; // cards on “Look up!”: they only say how many there are
const MOST_DROPS = 10; // cards that rain
export const ARROW = html`<svg class="show-arrow" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M12 21V4M4.500 11.500 12 4l7.500 7.500" />
</svg>`;

/** A call and what follows from it, for everybody who has nothing to do in it. */
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

/** All that is to be seen is on the wall: who calls whom, backs, the pile. The same for truth and lie. */
function lookUp(context: Phone.Called, bet: unknown) {
  const { game, who, own } = context;
  const { number, claim, called, caller, pile } = game.challenge;
  const backs = Math.min(claim.count, MOST_BACKS);
  return frame(context, {
    kind: "up",
    eye: false,
    seats: false,
    middle: keyed(
      number,
      html`<div class="show-up">
        ${ARROW}
        <h1 id="headline" tabindex="-1">${words.title}</h1>
        <p class="show-cards" aria-hidden="true" ${css({ "--of": backs })}>
          ${Array.from({ length: backs }, (_, at) => html`<span ${css({ "--at": at - (backs - 1) / 2 })}>${back()}</span>`)}
        </p>
        <p class="story">
          ${emphasis(called ? words.calls(who(caller), who(claim.seat), claim.count, claim.rank) : words.shows(who(claim.seat), claim.count, claim.rank))}
          ${own === claim.seat ? html`<span class="straight">${words.straight}</span>` : nothing}
        </p>
      </div>`,
    ),
    dock: html`${bet}${box(words.stake(pile))}`,
  });
}

/** The pile that comes down on me: it hangs in the air until it is settled, then drops. */
function rain({ number, pile }: View.Challenge, drops: boolean) {
  const count = Math.min(pile, MOST_DROPS);
  const spread = Array.from({ length: count }, (_, at) => (at * 0.618 + 0.3) % 1);
  const column = (place: number) => spread.filter((other) => other < place).length;
  return keyed(
    number,
    html`<div class="rain ${drops ? "rain-drops" : ""}">
      <p class="rain-cards" aria-hidden="true">
        ${spread.map((place, at) => html`<span ${css({ "--at": at, "--x": column(place), "--of": count })}><i>${back()}</i></span>`)}
      </p>
      <p class="rain-count">${coming(pile)}</p>
    </div>`,
  );
}
