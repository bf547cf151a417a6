/** The buttons of the desk. */
import { html, nothing } from "lit-html";

/** A button. `about` is what screen readers add to the label, if that alone doesn't say whom it concerns. */
export const button = (label: unknown, click: () => void, how: string = "", about: string = "") =>
  html`<button type="button" class="button ${how}" aria-label=${about ? `${label}: ${about}` : nothing} @click=${click}>
    ${label}
  </button>`;

/** One of several buttons; the likely one stands out. */
export const choice = (label: unknown, click: () => void, likely: boolean = false) =>
  button(label, click, likely ? "is-first" : "");
