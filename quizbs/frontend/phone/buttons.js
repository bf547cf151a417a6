/** The dock's buttons, one for every weight. What a press does comes in from the screen. */
import { html, nothing } from "lit-html";
import { keys } from "../words/phone.js";

/**
 * The one action: green, the game moves on. `key` presses it from wherever the focus is (keys.js).
 *
 * @type {(words: unknown, press: () => void, key?: unknown) => unknown}
 */
export const go = (words, press, key = keys.go) =>
  html`<button class="button go" id=${key === nothing ? nothing : "go"} aria-keyshortcuts=${key} @click=${press}>
    ${words}
  </button>`;

/**
 * The key of a control while letters count, for `aria-keyshortcuts`.
 *
 * @param {Phone.Context} context
 * @param {string} key
 */
export const letter = ({ state }, key) => (state.keys ? key : nothing);

/**
 * A second, quiet way.
 *
 * @type {(words: unknown, press: () => void, icon?: unknown) => unknown}
 */
export const quiet = (words, press, icon = nothing) =>
  html`<button class="button" @click=${press}>${icon}${words}</button>`;

/**
 * What was pressed, while it is on its way: the same place, gold, nothing to press.
 *
 * @param {unknown} words
 */
export const pressed = (words) => html`<p class="button pressed">${words}</p>`;
