/** The strip on top: own sign and name, the pile, hide the hand, help. Offline the banner takes its place. */
import { html, nothing } from "lit-html";
import { seatSign } from "../signs.js";
import * as words from "../words/phone.js";
import { eye, eyeOff, help, noLine } from "./icons.js";

const pile = (count) => {
  const [word, number] = words.strip.pile(count);
  return html`<span class="strip-label"
    ><span aria-hidden="true">${word} <b>${number}</b></span><span class="heard">${words.strip.pileHeard(count)}</span></span
  >`;
};

/** `label` replaces the pile for the eye, not for a screen reader; `showEye` is false where no hand is to be seen. */
export function strip(here, { label, eye: showEye }) {
  const { local, on, table, own } = here;
  if (local.line === "off") {
    return html`<header class="strip banner" data-zone="strip">
      ${noLine}
      <p><b>${words.strip.offline}</b><br />${words.strip.safe}</p>
    </header>`;
  }
  return html`<header class="strip" data-zone="strip">
    <p class="strip-who">
      ${own == null ? nothing : seatSign(here.sign(own))}<b class="strip-name"><bdi>${here.view.lesson.seats.find((seat) => seat.seat === own)?.name ?? ""}</bdi></b>
      ${label ? html`<span class="strip-label">${label}</span>${table && table.phase !== "over" ? html`<span class="heard"> ${words.strip.pileHeard(table.pile)}</span>` : nothing}` : table ? pile(table.pile) : nothing}
    </p>
    ${showEye && here.hand.length
      ? html`<button class="strip-button" aria-label=${local.hidden ? words.strip.show : words.strip.hide} aria-pressed=${local.hidden ? "true" : "false"} @click=${on.hide}>
          ${local.hidden ? eye : eyeOff}
        </button>`
      : nothing}
    <button class="strip-button" aria-label=${words.strip.help} aria-haspopup="dialog" @click=${on.openPanel}>${help}</button>
  </header>`;
}
