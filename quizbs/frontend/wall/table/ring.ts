/** The clock as a ring with its number; nothing without a clock. */
import type * as Screen from "../../screen.js";
import { html, nothing } from "lit-html";
import { draining, msLeft, secondsLeft, ticking } from "../../ui/clock.js";

const HURRY = 3_000; // ms left from which the number pulses every second

const hurry = (element: HTMLElement, clock: Screen.Clock | null) =>
  element.classList.toggle("is-hurried", clock?.held === null && msLeft(clock) <= HURRY);

/** Draw the ring around `inside`; without that, the number is in the middle. */
export const ring = (clock: Screen.Clock | null, inside: unknown = null): unknown =>
  clock || inside
    ? html`<div class="ring ${inside ? "ring-round" : ""} ${clock ? "" : "ring-free"}">
        <div class="ring-track" aria-hidden="true" ${draining(clock, hurry)}>
          ${clock ? html`<i class="ring-late"><i></i></i><i class="ring-soon"><i></i></i>` : nothing}
          ${inside ?? nothing} ${clock ? html`<b class="ring-number">${ticking(clock, secondsLeft)}</b>` : nothing}
        </div>
      </div>`
    : nothing;
