/** The phone's icons. They are hidden from screen readers, since their buttons have names. */
import { html } from "lit-html";

export const eye = html`<svg class="icon is-line" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12Z" />
  <circle cx="12" cy="12" r="3" />
</svg>`;

export const eyeOff = html`<svg class="icon is-line" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12Z" />
  <circle cx="12" cy="12" r="3" />
  <path d="M20 3 4 21" />
</svg>`;

export const help = html`<svg class="icon is-line is-bold" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M8 8.5a4 4 0 1 1 6 3.5c-1.3.8-2 1.5-2 3M12 19.5v.01" />
</svg>`;

export const noLine = html`<svg class="icon is-line" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M2 9.5A15 15 0 0 1 22 9.5M5.5 13a10 10 0 0 1 13 0M9 16.5a5 5 0 0 1 6 0M12 20v.01M20 3 4 21" />
</svg>`;
