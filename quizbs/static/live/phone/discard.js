/** The hunter's reward: one own card leaves the game. */
import { html } from "lit-html";
import { cardName } from "../words/common.js";
import * as words from "../words/phone.js";
import { go, pressed, quiet } from "./buttons.js";
import { box, frame, headline, note, ring } from "./frame.js";
import { hand, hiddenWords } from "./hand.js";
import { onItsWay } from "./here.js";
import { eye } from "./icons.js";

export function discardScreen(here) {
  const { can, local, on } = here;
  return frame(here, {
    kind: "discard",
    headline: headline(words.discard.kicker, words.discard.title, ring(here.clock, words.discard.clock), "yours"),
    middle: html`${hiddenWords(here)}${hand(here, {
      only: can.discard.cards,
      picked: (id) => local.discard === id,
      pick: (card, may) => may && on.pickDiscard(card.id),
    })}`,
    dock: dock(here),
  });
}

function dock({ can, local, on, hand: cards }) {
  if (onItsWay({ local }, "discard", "challenge", can.discard.challenge)) return pressed(words.claim.sent);
  if (local.hidden) return quiet(words.turn.showHand, on.hide, eye);
  const chosen = cards.find((card) => card.id === local.discard);
  const hint = local.hint ? note(local.hint) : "";
  if (!chosen) return html`${hint}${box(words.discard.tap)}`;
  return html`${hint}${go(words.discard.button(cardName(chosen.face)), () => on.discard(can.discard.challenge, chosen.id))}`;
}
