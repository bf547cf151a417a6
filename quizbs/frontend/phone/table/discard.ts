/** The hunter's reward: the student throws one card of the hand away. */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { html } from "lit-html";
import { cardName } from "../../words/cards.js";
import * as words from "words:after";
import * as phone from "words:phone";
import { go, pressed, quiet } from "../controls/buttons.js";
import { box, frame, headline, note, ring } from "../frame.js";
import { hand, hiddenWords } from "./hand.js";
import { onItsWay } from "../context.js";
import { eye } from "../controls/icons.js";

export function discardScreen(context: Phone.Context, discard: View.Discard) {
  const { state, on } = context;
  return frame(context, {
    kind: "discard",
    headline: headline(words.discardKicker, words.discardTitle, ring(context.clock, words.discardClock), "yours"),
    middle: html`${hiddenWords(context)}${hand(context, {
      only: discard.cards,
      picked: (id) => state.discardCard === id,
      pick: (card, may) => may && on.pickDiscard(card.id),
    })}`,
    dock: dock(context, discard),
  });
}

function dock({ state, on, hand: cards }: Phone.Context, { challenge }: View.Discard) {
  if (onItsWay({ state }, "discard", "challenge", challenge)) return pressed(phone.claimSent);
  if (state.handHidden) return quiet(phone.stripShow, on.hide, eye);
  const chosen = cards.find((card) => card.id === state.discardCard);
  const hint = state.hint ? note(state.hint) : "";
  if (!chosen) return html`${hint}${box(words.discardTap)}`;
  return html`${hint}${go(words.discardButton({ card: cardName(chosen.face) }), () => on.discard(challenge, chosen.id))}`;
}
