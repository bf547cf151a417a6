/** The dock's buttons, one for every weight. What a press does comes in from the screen. */
import { html, nothing } from "lit-html";

/** The one action: green, it goes on. */
export const go = (words, press, { id = "go" } = {}) => html`<button class="button go" id=${id} @click=${press}>${words}</button>`;

/**
 * A second, quiet way.
 *
 * @type {(words: unknown, press: () => void, icon?: unknown) => unknown}
 */
export const quiet = (words, press, icon = nothing) => html`<button class="button" @click=${press}>${icon}${words}</button>`;

/** What was pressed, while it is on its way: the same place, gold, nothing to press. */
export const pressed = (words) => html`<p class="button pressed">${words}</p>`;
