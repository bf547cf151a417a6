/** The buttons of the dock. Screens pass in the handlers; one that hasn't loaded yet is undefined, and does nothing. */
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";

/** The shortcuts. None may be a rank (A, 2 to 9, T, J, Q, K). The help panel lists them. */
export const keys = { go: "Enter", call: "C", believe: "B", play: "P" };

type Press = (() => unknown) | undefined;

/** The green main button. `key` presses it wherever the focus is (keys.ts). */
export const go = (words: unknown, press: Press, key: unknown = keys.go): unknown =>
  html`<button class="button button-go" id=${key === nothing ? nothing : "go"} aria-keyshortcuts=${key} @click=${press}>
    ${words}
  </button>`;

/** Return `key` for `aria-keyshortcuts`, or nothing if the student has turned letter keys off. */
export const letter = ({ state }: Phone.Context, key: string) => (state.letterKeys ? key : nothing);

/** A secondary button. */
export const quiet = (words: unknown, press: Press, icon: unknown = nothing): unknown =>
  html`<button class="button" @click=${press}>${icon}${words}</button>`;

/** The pressed button while its act is pending: gold, in the same place, not pressable. */
export const pressed = (words: unknown) => html`<p class="button is-pressed">${words}</p>`;
