/** The short rules, following preset and call word: the lobby and the help panel show them. */
import { html } from "lit-html";
import { emphasis } from "../ui/emphasis.js";
import { lobby } from "../words/phone.js";

/** @param {Phone.Context} context */
export const howItGoes = ({ lesson }) =>
  html`<ol class="how">
    ${lobby.steps(lesson.call_word, lesson.questions, lesson.truth).map((step) => html`<li>${emphasis(step)}</li>`)}
  </ol>`;
