/**
 * The answer on a scene of its own, if it has no room below its question (question.ts): the right tile fills, the
 * others fade, then why, and the cost as cards. It never shows whose wrong choice it was.
 */
import type * as View from "../protocol.js";
import type * as Wall from "./types.js";
import { html, nothing, svg } from "lit-html";
import { back } from "../ui/cards.js";
import { css } from "../ui/css.js";
import { emphasis } from "../ui/emphasis.js";
import { picture } from "../ui/picture.js";
import { choiceSign, letterOf } from "../ui/signs.js";
import { formulaText } from "../ui/formula_text.js";
import { verdict } from "../words/common.js";
import { inARow } from "../words/verdicts.js";
import { answer as words } from "../words/wall.js";
import { truncate } from "./truncate.js";
import { columns, directionOf, isRtl } from "./question.js";
import { goesOn } from "./goes_on.js";
import { ring } from "./ring.js";
import type { Answered } from "./scene.js";

const MOST_DRAWN = 12; // cards drawn at most; the text has the number
const ROW = 4.1; // length of a row beside its first card, in card widths
const GAP = 0.12;

/** Return how far each card overlaps the next, as a share of its width; a negative value is a gap. */
const tuck = (count: number) => Math.max(-GAP, 1 - ROW / Math.max(1, count - 1)).toFixed(3);

const tick = html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><use href="#mark-tick"></use></svg>`;

const mark = (right: boolean) =>
  html`<svg class="mark ${right ? "mark-right" : "mark-wrong"}" viewBox="0 0 24 24" aria-hidden="true">
    ${right ? svg`<use href="#mark-tick"></use>` : svg`<use href="#mark-cross"></use>`}
  </svg>`;

/** Both votes for a choice, if the class has discussed the question in between. */
const votes = (argued: View.Argued | null | undefined, at: number) =>
  argued
    ? html`<b class="tile-votes" lang="en" dir="ltr">${words.votes(argued.before[at], argued.after[at])}</b>`
    : nothing;

const tile = (right: View.RightAnswer, lang: string, argued?: View.Argued | null) => (text: string, at: number) =>
  right.includes(at)
    ? html`<li class="tile tile-right" dir=${directionOf(lang)}>
        <span dir="ltr">${choiceSign(at)}</span
        ><span class="choice-text answer-choice">${formulaText(text)}${votes(argued, at)}</span>
        <b class="tile-word" lang="en" dir="ltr">${tick}<span>${words.right}</span></b>
      </li>`
    : html`<li class="tile tile-other answer-other" dir=${directionOf(lang)}>
        <b class="tile-letter" aria-hidden="true" dir="ltr">${letterOf(at)}</b
        ><span class="choice-text answer-choice">${formulaText(text)}${votes(argued, at)}</span>
      </li>`;

const typed = ([first, ...others]: View.RightAnswer) =>
  html`<ul class="choice-list choice-list-1 answer-choices">
    <li class="tile tile-right">
      <span class="choice-text answer-choice" dir="auto">${formulaText(String(first))}</span
      ><b class="tile-word" lang="en">${tick}<span>${words.right}</span></b>
    </li>
    ${others.length ? html`<li class="answer-also" dir="auto">${formulaText(words.also(others.slice(0, 4)))}</li>` : nothing}
  </ul>`;

const row = (count: number, how: string, label: unknown) =>
  count === 0
    ? nothing
    : html`<li class="price price-${how}" ${css({ "--tuck": tuck(Math.min(count, MOST_DRAWN)) })}>
        <span class="price-cards" aria-hidden="true">
          ${Array.from({ length: Math.min(count, MOST_DRAWN) }, () => (how === "taken" ? back() : html`<span class="card price-left"></span>`))}
        </span>
        <span class="price-words">${label}</span>
      </li>`;

/**
 * The player with the best row of right answers, and nobody else; `fits` says how the text shrinks: in its box, or as
 * one line.
 */
export const named = (row: View.BestRow | null, people: Wall.People, fits: string = "") =>
  row
    ? html`<p class="answer-row" data-fit=${fits} data-fit-least=${fits ? ".72" : ".5"}>
        ${emphasis(inARow(people.word(row.seat), row.right))}
      </p>`
    : nothing;

type Answerable = Answered["question"] | (View.ClassQuestion & { result: View.ClassResult });

/** The question with its right answer and why; `given` are the choices of the answerer. */
export const answered = <Q extends Answerable>(question: Q, given: number[] = []) => drawn(truncate(question), given);

const why = (text: string | undefined, look: string = "") =>
  text ? html`<p class="answer-explanation ${look}" dir="auto">${formulaText(text)}</p>` : nothing;

const drawn = ({ text, choices, lang, picture: address, result }: Answerable, given: number[]) =>
  html`<div
    class="answer-body"
    ?data-picture=${address}
    lang=${lang}
    data-fit="box"
    data-fit-least=".5"
    data-fit-steps="is-only-right is-without-question"
  >
    <h1 class="question-text answer-text" dir="auto">${formulaText(text)}</h1>
    ${picture(address)}
    ${
      choices.length
        ? html`<ol
            class="choice-list choice-list-${columns(choices)} answer-choices"
            dir=${isRtl(lang) ? "rtl" : "ltr"}
          >
            ${choices.map(tile(result.answer, lang, "argued" in result ? result.argued : null))}
          </ol>`
        : typed(result.answer)
    }
    ${given.map((at) => why(result.feedback[at], "answer-why-not"))}${why(result.explanation)}
  </div>`;

export function answerScene(game: Answered, { lesson }: Wall.Focused, people: Wall.People, state: Wall.State) {
  const { question, settled } = game;
  const { result } = question;
  const answerer = people.word(question.answerer);
  return html`<section class="wall-scene answer ${state.reached.has("why") ? "answer-after" : ""}" data-show>
    ${answered(question, result.right ? [] : result.given?.choices)}
    <footer class="answer-foot ${settled ? "" : "answer-foot-free"}">
      ${
        settled
          ? html`<ul class="price-pair">
              ${row(settled.takes, "taken", html`${people.sign(settled.loser)}<span>${words.takes(settled.takes)}</span>`)}
              ${row(settled.leaves, "leaving", html`<span>${words.leave(settled.leaves)}</span>`)}
            </ul>`
          : nothing
      }
      <div class="answer-says">
        <p class="answer-verdict" data-fit data-fit-least=".5">
          ${mark(result.right)}${words.verdict(result, answerer, game.challenge?.number ?? question.number, lesson.call_word)}${result.overruled ? ` ${words.overruled}` : ""}
        </p>
        ${named(result.row, people)}
        ${settled ? html`<p class="answer-price" data-fit data-fit-least=".5">${emphasis(words.price(settled, result, people.word(settled.loser)))}</p>` : nothing}
        <p class="answer-on" data-fit data-fit-least=".6">${goesOn(game, people)}</p>
      </div>
      ${ring(state.clock)}
    </footer>
    <p class="heard">${verdict[result.right ? "right" : "wrong"]}</p>
  </section>`;
}
