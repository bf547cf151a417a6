/** One question to the whole class: the question owns the wall, how many have answered, then the right answer. */
import { html, nothing } from "lit-html";
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
const count = ({ answered: given, of, result }) => {
  if (result) return result.given ? words.right(result.right, result.given) : "";
  return of ? words.answered(given, of) : "";
};

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
        ${forLate(view, state)}
      </div>
      <p class="class-count">${count(question)}</p>
      ${question.result ? named(question.result.row, people) : nothing}
      ${question.result ? nothing : ring(state.classClock)}
    </header>
    ${question.result ? answered(question) : asked(question)}
  </section>`;
}
