/** One question to the whole class: the question owns the wall, how many have answered, then the right answer. */
import { html, nothing } from "lit-html";
import { css } from "../ui/css.js";
import { classQuestion as words } from "../words/class.js";
import { answered, named } from "./answer.js";
import { forLate } from "./overview.js";
import { asked } from "./question.js";
import { ring } from "./ring.js";

const MOST_LETTERS = 1_100; // of question and choices, with which the head keeps its size

/**
 * How many have answered or knew it; nothing where nobody could or did.
 *
 * @param {View.ClassQuestion} question
 */
const count = ({ answered: given, of, result, groups, again }) => {
  if (result?.argued) return words.talked(...result.argued.right);
  if (groups.length) return words.voted(given, of);
  if (again && !result) return words.again(given, of);
  if (result) return result.given ? words.right(result.right, result.given) : "";
  return of ? words.answered(given, of) : "";
};

/**
 * How large the groups are that gave the same answer, and not which: whoever sees what leads follows it.
 *
 * @param {View.ClassQuestion} question
 */
const split = ({ groups }) =>
  html`<footer class="class-split">
    <h2>${words.split}</h2>
    <ul class="class-groups" aria-label=${words.groups}>
      ${groups.map((size) => html`<li ${css({ "--size": String(size) })}>${size}</li>`)}
    </ul>
    <p>${words.argue}</p>
  </footer>`;

/**
 * @param {Wall.Focused} view
 * @param {Wall.People} people
 * @param {Wall.State} state
 */
export function classScene(view, people, state) {
  const { lesson } = view;
  const question = lesson.class_question;
  const letters = [question.text, ...question.choices].join("").length;
  return html`<section class="scene class-question ${letters > MOST_LETTERS ? "class-tight" : ""}">
    <header>
      <div>
        <p class="class-title">${words.title}</p>
        ${question.result?.row ? nothing : forLate(view, state)}
      </div>
      <p class="class-count">${count(question)}</p>
      ${question.result ? named(question.result.row, people, "line") : ring(state.classClock)}
    </header>
    ${question.result ? answered(question, question.result.lure === null ? [] : [question.result.lure]) : asked(question)}
    ${question.groups.length ? split(question) : nothing}
    ${question.result?.argued ? html`<p class="class-gain">${words.gain(question.result.argued)}</p>` : nothing}
  </section>`;
}
