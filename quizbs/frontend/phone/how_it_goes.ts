/** The short rules for this preset and call word, in the lobby and the help panel. */
import type * as Phone from "./types.js";
import { html } from "lit-html";
import { emphasis } from "../ui/emphasis.js";
import { lobby } from "../words/phone.js";

export const howItGoes = ({ lesson }: Phone.Context) =>
  html`<ol class="lobby-how">
    ${lobby.steps(lesson.call_word, lesson.questions, lesson.truth).map((step) => html`<li>${emphasis(step)}</li>`)}
  </ol>`;
