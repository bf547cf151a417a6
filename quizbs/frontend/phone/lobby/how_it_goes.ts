/** The short rules for this preset and call word, in the lobby and the help panel. */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { html } from "lit-html";
import { emphasis } from "../../ui/emphasis.js";
import * as words from "words:phone";

const steps = ({ call_word: word, questions, truth }: View.Lesson) => [
  words.lobbyStepGoal,
  words.lobbyStepTurn({ truth }),
  words.lobbyStepCall({ word }),
  ...(questions ? [words.lobbyStepQuestion] : []),
];

export const howItGoes = ({ lesson }: Phone.Context) =>
  html`<ol class="lobby-how">
    ${steps(lesson).map((step) => html`<li>${emphasis(step)}</li>`)}
  </ol>`;
