/** Bets of students who are only watching: on a call until its cards turn, on the next play, and what came of both. */
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { emphasis } from "../../ui/emphasis.js";
import * as words from "words:phone";
import { frame, headline, note } from "../frame.js";

/** Return the bet that is placed or on its way, or `null`. */
function laid(context: Phone.Context) {
  const way = context.state.pendingActs.findLast(({ act }) => act.do === "bet" && act.turn === context.can.bet)?.act;
  return way?.do === "bet" ? way.lie : (context.you?.bet?.lie ?? null);
}

const half = (context: Phone.Context, lie: boolean, word: string, kind: string) =>
  html`<button
    class="button bets-half ${kind}"
    aria-pressed=${laid(context) === lie ? "true" : "false"}
    @click=${() => context.can.bet && context.on.bet(context.can.bet, lie)}
  >
    ${word}
  </button>`;

/** Return whether the student can still bet on the call. */
export const mayBet = (context: Phone.Context) => context.can.bet !== undefined && laid(context) === null;

/** Draw two large halves to bet on the call. */
export function betScreen(context: Phone.Called) {
  const { claim } = context.game.challenge;
  return frame(context, {
    kind: "bet",
    eye: false,
    seats: false,
    headline: headline(words.betsAsks({ ...claim, who: context.who(claim.seat) }), words.betsTitle),
    middle: html`<div class="bets-halves">
      ${half(context, true, words.betsLie, "button-call")} ${half(context, false, words.betsTrue, "button-go")}
    </div>`,
  });
}

/** The bet on the call, with a button that changes it. */
export function betDock(context: Phone.Context) {
  const lie = laid(context);
  if (lie === null) return nothing;
  const change = context.can.bet ? half(context, !lie, words.betsChange({ lie: !lie }), "button-small") : nothing;
  return html`${note(words.betsLaid({ lie }))} ${change}`;
}

/** What a student can do while somebody else thinks: react, and guess the next play. */
export const meanwhile = (context: Phone.AtTable) =>
  html`${context.can.react && context.game.lap > 1 ? (context.part("later")?.reactionRow(context) ?? nothing) : nothing}
  ${guess(context)}`;

/** Buttons to guess in private whether the next play will be a bluff. */
function guess(context: Phone.AtTable) {
  if (!context.can.bet) return nothing;
  const asks = words.betsGuess({ name: context.name(context.game.turn) });
  return html`<div class="bets-guess" role="group" aria-label=${asks}>
    <p class="note">${asks}</p>
    ${half(context, true, words.betsBluff, "button-small")} ${half(context, false, words.betsTruth, "button-small")}
  </div>`;
}

/** The outcome of the bet, once everybody has seen the cards. */
export function betTold({ you }: Phone.Called) {
  const right = you?.bet?.right ?? null;
  return right === null
    ? nothing
    : html`<p class="panel bets-told">${emphasis(right ? words.betsRight : words.betsWrong)}</p>`;
}

/** The number of players who believed the student's own claim. */
export const fooled = ({ game }: Phone.Called, count: number) =>
  (game.challenge.honest ? words.betsTrusted : words.betsFooled)({ count });
