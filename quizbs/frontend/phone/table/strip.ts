/** The strip on top: sign and name, the pile, buttons for hiding the hand and for help. Offline it is a banner. */
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { emphasis } from "../../ui/emphasis.js";
import { seatSign } from "../../ui/signs.js";
import * as words from "words:phone";
import { quotedName } from "../../words/people.js";
import * as together from "words:together";
import { eye, eyeOff, help, noLine } from "../controls/icons.js";

const pile = (count: number) =>
  html`<span class="strip-label"
    ><span aria-hidden="true">${emphasis(words.stripPile({ count }))}</span
    ><span class="heard">${words.stripPileHeard({ count })}</span></span
  >`;

/** The owner's name; on a shared phone, the name of the student who holds it. */
function whose({ view, own }: Phone.Context) {
  const { holder } = view.you;
  const name = holder ?? view.lesson.seats.find(({ seat }) => seat === own)?.name ?? "";
  return holder
    ? html`<bdi class="strip-name" aria-hidden="true">${name}</bdi
        ><span class="heard">${together.holds({ who: quotedName(name) })}</span>`
    : html`<bdi class="strip-name">${name}</bdi>`;
}

/**
 * Draw the strip. `label` replaces the pile, except for screen readers; `eye` is false if there is no hand to hide,
 * `help` if there is nothing to press.
 */
export function strip(
  context: Phone.Context,
  { label, eye: showEye, help: showHelp }: { label?: unknown; eye?: boolean; help?: boolean },
) {
  const { state, on, game, own } = context;
  if (state.line === "off") {
    return html`<header class="strip strip-banner" data-zone="strip">
      ${noLine}
      <p><b>${words.stripOffline}</b><br />${words.stripSafe}</p>
    </header>`;
  }
  if (state.trouble) {
    return html`<header class="strip strip-banner" data-zone="strip">
      ${noLine}
      <p><b>${words.trouble(state)}</b></p>
    </header>`;
  }
  return html`<header class="strip" data-zone="strip">
    <p class="strip-who">
      ${own == null ? nothing : seatSign(context.sign(own))}${whose(context)}
      ${label ? html`<span class="strip-label">${label}</span>${game && game.phase !== "over" ? html`<span class="heard"> ${words.stripPileHeard({ count: game.pile })}</span>` : nothing}` : game ? pile(game.pile) : nothing}
    </p>
    ${
      showEye && context.hand.length
        ? html`<button
            class="strip-button"
            aria-label=${state.handHidden ? words.stripShow : words.stripHide}
            aria-pressed=${state.handHidden ? "true" : "false"}
            @click=${on.hide}
          >
            ${state.handHidden ? eye : eyeOff}
          </button>`
        : nothing
    }
    ${showHelp ? html`<button class="strip-button" aria-label=${words.stripHelp} aria-haspopup="dialog" @click=${on.openPanel}>${help}</button>` : nothing}
  </header>`;
}
