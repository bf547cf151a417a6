/** The space above the hand: what happened last, the questions on the hand, the question of a picked card. */
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { card } from "../../ui/cards.js";
import { emphasis } from "../../ui/emphasis.js";
import { formulaText } from "../../ui/formula_text.js";
import * as words from "words:phone";
import { cardName } from "../../words/cards.js";
import { sentence, settlement } from "../../words/events.js";
import { hiddenWords } from "./hand.js";

const ROOMY = 24; // with more cards than this the hand needs the space
const ROOMY_LARGE = 10; // the same in large type

/** Return the sentence for what happened last: after a challenge what it cost, otherwise the newest log entry. */
export function latest({ game, who }: Phone.AtTable) {
  const { settled, question } = game;
  if (settled) return settlement({ settled, question }, who);
  const last = game.log.at(-1);
  return last ? sentence(last, who) : "";
}

/** The question on the card that was picked last, in full. */
function reading({ state, hand }: Phone.Context) {
  const open = hand.find((card) => card.id === state.questionCard && state.picked.has(card.id));
  if (!open?.question || state.handHidden) return nothing;
  return html`<div class="reading">
    ${card(open.face)}
    <div>
      <p class="headline-small">${words.handQuestion}<span class="heard">, ${cardName(open.face)}</span></p>
      <p dir="auto">${formulaText(open.question)}</p>
    </div>
  </div>`;
}

/**
 * A reminder on the student's own turn when a turn without a clock takes long, whether or not a claim can be called.
 */
export const nudge = ({ game, can }: Phone.AtTable) =>
  game.slow && can.play ? html`<p class="news-nudge">${words.turnSlow}</p>` : nothing;

/** Draw the space above the hand. While a claim is open it stays empty: nothing may distract from the claim. */
export function notices(context: Phone.AtTable) {
  const { game, hand, on } = context;
  if (context.state.handHidden) return hiddenWords(context);
  if (hand.length > (context.accommodation?.large ? ROOMY_LARGE : ROOMY)) return nothing;
  const asked = hand.some((card) => card.question);
  const card = reading(context);
  if (card !== nothing) return html`<div class="news-above">${card}</div>`;
  if (game.claim?.open) return nothing;
  return html`<div class="news-above news-row">
    ${keyed(game.log.at(-1)?.n, html`<p class="news">${emphasis(latest(context))}</p>`)}
    ${asked ? html`<button class="chip" aria-haspopup="dialog" @click=${on.openPanel}>${words.handQuestions}</button>` : nothing}
  </div>`;
}
