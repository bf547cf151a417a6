/** The dock's buttons, one for every weight. What a press does comes in from the screen. */
import type * as Phone from "./types.js";
import { html, nothing } from "lit-html";
import { keys } from "../words/phone.js";

/** The one action: green, the game moves on. `key` presses it from wherever the focus is (keys.ts). */
export const go = (words: unknown, press: () => void, key: unknown = keys.go): unknown =>
  html`<button class="button button-go" id=${key === nothing ? nothing : "go"} aria-keyshortcuts=${key} @click=${press}>
    ${words}
  </button>`;

/** The key of a control while letters count, for `aria-keyshortcuts`. */
export const letter = ({ state }: Phone.Context, key: string) => (state.keys ? key : nothing);

/** A second, quiet way. */
export const quiet = (words: unknown, press: () => void, icon: unknown = nothing): unknown =>
  html`<button class="button" @click=${press}>${icon}${words}</button>`;

/** What was pressed, while it is on its way: the same place, gold, nothing to press. */
export const pressed = (words: unknown) => html`<p class="button is-pressed">${words}</p>`;
