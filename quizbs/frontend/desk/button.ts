/** A button of the desk. */
import { html, nothing } from "lit-html";

/** `about` is what a screen reader hears after the words, where they alone do not say whom they concern. */
export const button = (label: unknown, click: () => void, how: string = "", about: string = "") =>
  html`<button type="button" class="button ${how}" aria-label=${about ? `${label}: ${about}` : nothing} @click=${click}>
    ${label}
  </button>`;

/** One of several; the likely one stands out. */
export const choice = (label: unknown, click: () => void, likely: boolean = false) =>
  button(label, click, likely ? "is-first" : "");
