/** What is at stake for an answer. */
import type * as View from "../../protocol.js";
import { html } from "lit-html";
import * as words from "words:phone";
import { signs } from "../../ui/signs.js";

/** Two boxes side by side: the cards for a right and for a wrong answer. */
export const stakesBoxes = (stakes: View.Stakes) =>
  html`<div class="stakes">
    <p class="stakes-one is-good">
      <b aria-hidden="true">${signs.right}</b
      ><span
        >${words.stakesRight} <strong class="stakes-cost">${words.stakesCards({ count: stakes.right })}</strong></span
      >
    </p>
    <p class="stakes-one is-bad">
      <b aria-hidden="true">${signs.wrong}</b
      ><span
        >${words.stakesWrong} <strong class="stakes-cost">${words.stakesCards({ count: stakes.wrong })}</strong></span
      >
    </p>
  </div>`;
