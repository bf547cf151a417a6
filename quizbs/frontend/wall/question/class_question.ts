/** A question for the whole class: how many have answered, then the right answer. */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { css } from "../../ui/css.js";
import { emphasis } from "../../ui/emphasis.js";
import * as words from "words:wall";
import { inARow } from "words:events";
import { forLate } from "../overview/overview.js";
import { asked, reasonsOf } from "./question.js";
import { ring } from "../table/ring.js";

const MOST_LETTERS = 1_100; // letters of question and choices that leave the head its full size

/** How many have answered or knew it; nothing if nobody could or did. */
const count = ({ answered: given, of, result, groups, again }: View.ClassQuestion) => {
  if (result?.argued) return words.classTalked({ before: result.argued.right[0], after: result.argued.right[1] });
  if (groups.length) return words.classVoted({ count: given, all: of });
  if (again && !result) return words.classAgain({ count: given, all: of });
  if (result) return result.given ? words.classKnew({ count: result.right, all: result.given }) : "";
  return of ? words.classAnswered({ count: given, all: of }) : "";
};

/** The sizes of the groups with the same answer, but not which answer: a class that sees the majority follows it. */
const split = ({ groups }: View.ClassQuestion) =>
  html`<footer class="class-split">
    <h2>${words.classSplit}</h2>
    <ul class="class-groups" aria-label=${words.classGroups}>
      ${groups.map((size) => html`<li ${css({ "--group-size": String(size) })}>${size}</li>`)}
    </ul>
    <p>${words.classArgue}</p>
  </footer>`;

const gain = ({ voters: count, right: [before, after] }: View.Argued) =>
  words.classGain({ count, before: before / count, after: after / count });

export function classScene(question: View.ClassQuestion, view: Wall.Focused, people: Wall.People, state: Wall.State) {
  const { result } = question;
  const letters = [question.text, ...question.choices].join("").length;
  return html`<section class="wall-scene class-question ${letters > MOST_LETTERS ? "class-tight" : ""}">
    <header class="class-head">
      <div class="class-words">
        <p class="class-title">${words.classTitle}</p>
        ${result?.row ? nothing : forLate(view, state)}
      </div>
      <p class="class-count">${count(question)}</p>
      ${
        result?.row
          ? html`<p class="class-row" data-fit="line" data-fit-least=".72">
              ${emphasis(inARow({ who: people.word(result.row.seat), count: result.row.right }))}
            </p>`
          : ring(result ? null : state.classClock)
      }
    </header>
    ${asked(question, result && reasonsOf({ ...question, result }, result.lure === null ? [] : [result.lure]))}
    ${question.groups.length ? split(question) : nothing}
    ${result?.argued ? html`<p class="class-gain">${gain(result.argued)}</p>` : nothing}
  </section>`;
}
