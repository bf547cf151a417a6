/** The question owns the wall; gold says who must answer. The choices keep their places into the answer. */
import { html, nothing } from "lit-html";
import { picture } from "../picture.js";
import { choiceSign, signOf } from "../signs.js";
import { formulaText } from "../formula_text.js";
import { classQuestion } from "../words/class.js";
import { question as words } from "../words/wall.js";
import { truncate } from "./truncate.js";

/**
 * In how many columns choices lie.
 *
 * @param {string[]} choices
 */
export const columns = (choices) => (choices.length > 6 ? 3 : 2);

/**
 * The sign is where the text begins, whichever way that is read.
 *
 * @param {string} lang
 */
const choice = (lang) => (/** @type {string} */ text, /** @type {number} */ at) =>
  html`<li class="choice choice-edge-${signOf(at)}" dir=${directionOf(lang)}>
    <span dir="ltr">${choiceSign(at)}</span><span class="choice-text">${formulaText(text)}</span>
  </li>`;

/**
 * The question with its choices, as large as they fit together. Before the answer.
 *
 * @param {View.Question | View.ClassQuestion} question
 */
export const asked = (question) => drawn(truncate(question));

/** @param {View.Question | View.ClassQuestion} given */
const drawn = ({ text, choices, lang, picture: address }) =>
  html`<div
    class="question-body ${choices.length ? "" : "question-open"}"
    lang=${lang}
    data-fit="box"
    data-fit-least=".26"
    data-fit-steps="tight"
  >
    <h1 class="question-text" dir="auto">${formulaText(text)}</h1>
    ${picture(address)}
    ${
      choices.length
        ? html`<ol
            class="choices choices-${columns(choices)}"
            aria-label=${words.choices}
            dir=${isRtl(lang) ? "rtl" : "ltr"}
          >
            ${choices.map(choice(lang))}
          </ol>`
        : nothing
    }
  </div>`;

/**
 * @param {Wall.Focused} view
 * @param {Wall.People} people
 */
export function questionScene(view, people) {
  const { question } = view.game;
  const { stakes, along } = question;
  return html`<section class="scene question">
    <header class="question-head">
      <p class="must">
        <span data-fit="line" data-fit-least=".5">${people.who(question.answerer)} <span>${words.must}</span></span>
      </p>
      <p class="stakes">
        ${stakes ? words.stakes(stakes).map((each) => html`<span>${each}</span>`) : html`<span>${words.nothing}</span>`}
      </p>
    </header>
    ${asked(question)}
    <footer class="question-foot">
      ${along ? html`<b class="question-along">${classQuestion.answered(along.answered, along.of)}</b>` : nothing}
      <span>${words.asks(people.word(question.asker))} ${words.kinds[question.kind]}</span>
      ${question.topic && !along ? html`<bdi class="topic">${question.topic}</bdi>` : nothing}
    </footer>
  </section>`;
}

/**
 * The direction of a choice: that of its language, else as its own first letter says.
 *
 * @param {string} lang
 */
export const directionOf = (lang) => (isRtl(lang) ? "rtl" : "auto");

/**
 * Whether a language is written from right to left.
 *
 * @param {string} lang
 */
export const isRtl = (lang) => /^(ar|he|fa|ur|yi|ps|sd|ckb|dv)\b/.test(lang ?? "");
