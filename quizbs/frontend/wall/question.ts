/** The question owns the wall; gold says who must answer. The choices keep their places into the answer. */
import type * as View from "../protocol.js";
import type * as Wall from "./types.js";
import { html, nothing } from "lit-html";
import { back } from "../ui/cards.js";
import { css } from "../ui/css.js";
import { picture } from "../ui/picture.js";
import { choiceSign, signOf } from "../ui/signs.js";
import { formulaText } from "../ui/formula_text.js";
import { classQuestion } from "../words/class.js";
import { verdict } from "../words/common.js";
import { inARow } from "../words/verdicts.js";
import { answer as answerWords, question as words } from "../words/wall.js";
import { emphasis } from "../ui/emphasis.js";
import { withAnswer, type Answered, type Asked } from "./scene.js";
import { truncate } from "./truncate.js";
import { mark } from "./turned.js";

const MOST_DOTS = 12; // answers that are seen one by one
const MOST_STAKED = 10; // cards of a stack; its number is beside it

/** In how many columns choices lie. */
export const columns = (choices: string[]) => (choices.length > 6 ? 3 : 2);

/**
 * The sign is where the text begins, whichever way that is read. With a result the choice lights or steps back, and has
 * how often it was given; nothing of it moves the text.
 */
const choice = (lang: string, result: View.Result | View.ClassResult | null) => (text: string, at: number) =>
  html`<li class="choice choice-edge-${signOf(at)} ${result ? stateOf(result, at) : ""}" dir=${directionOf(lang)}>
    <span dir="ltr">${choiceSign(at)}</span><span class="choice-text">${formulaText(text)}</span>
    ${result ? counted(result, at) : nothing}
  </li>`;

const stateOf = ({ answer }: { answer: View.RightAnswer }, at: number) =>
  answer.includes(at) ? "choice-right" : "choice-other";

function counted(result: View.Result | View.ClassResult, at: number) {
  const typed = typeof result.answer[0] === "string";
  const right = typed || result.answer.includes(at);
  const knew = "knew" in result && !typed ? result.knew : null;
  return html`${knew ? html`<i class="choice-bar" ${css({ "--part": knew.choices[at] / knew.of })}></i>` : nothing}
  ${
    right || knew
      ? html`<b class="choice-count" lang="en" dir="ltr"
          >${right ? html`${mark(true)}<span class="heard">${answerWords.right}</span>` : nothing}${
            knew ? html`<span>${knew.choices[at]}</span>` : nothing
          }</b
        >`
      : nothing
  }`;
}

/** The question with its choices, as large as they fit together. Before the answer. */
export const asked = (question: View.Question | View.ClassQuestion) => drawn(truncate(question));

const drawn = ({ text, choices, lang, picture: address, result }: View.Question | View.ClassQuestion) =>
  html`<div
    class="question-body ${choices.length ? "" : "question-open"}"
    ?data-picture=${address}
    lang=${lang}
    data-fit="box"
    data-fit-least=".26"
    data-fit-steps="is-tight"
  >
    <h1 class="question-text" dir="auto">${formulaText(text)}</h1>
    ${picture(address)}
    ${
      choices.length
        ? html`<ol
            class="choice-list choice-list-${columns(choices)}"
            aria-label=${words.choices}
            dir=${isRtl(lang) ? "rtl" : "ltr"}
          >
            ${choices.map(choice(lang, result))}
          </ol>`
        : result
          ? html`<p class="choice choice-right choice-typed">
              <span class="choice-text" dir="auto">${formulaText(String(result.answer[0]))}</span>${counted(result, 0)}
            </p>`
          : nothing
    }
  </div>`;

/** What one answer costs: a stack of backs and its number. `falls` is what has become of it. */
const stack = (label: string, count: number, right: boolean, falls: boolean | null) =>
  html`<span class="stake ${falls === null ? "" : falls ? "stake-falls" : "stake-lost"}">
    <span class="stake-label">${mark(right)}<span>${label}</span></span>
    <span class="stake-cards" aria-hidden="true" ${css({ "--of": Math.min(count, MOST_STAKED) })}
      >${Array.from({ length: Math.min(count, MOST_STAKED) }, () => back())}</span
    >
  </span>`;

function staked({ stakes, result }: View.Question) {
  if (!stakes) return nothing;
  const [right, wrong] = words.stakes(stakes);
  const known = (of: boolean) => (result ? result.right === of : null);
  return html`${stack(right, stakes.right, true, known(true))} ${stack(wrong, stakes.wrong, false, known(false))}`;
}

/** A light for each who is here: lit for an answer, then gold for a right one. It says of nobody who. */
const lights = (lit: number, of: number, gold: boolean) =>
  of > MOST_DOTS
    ? nothing
    : html`<span class="lights ${gold ? "lights-gold" : ""}" aria-hidden="true"
        >${Array.from({ length: of }, (_, at) => html`<i class=${at < lit ? "is-lit" : ""} ${css({ "--at": at })}></i>`)}</span
      >`;

/** How many have answered, then how many of them knew it. */
function counts({ along, result }: View.Question) {
  const knew = result?.knew;
  if (knew)
    return html`<b class="question-along question-knew">${classQuestion.right(knew.right, knew.of)}</b>
      ${lights(knew.right, knew.of, true)}`;
  return along
    ? html`<b class="question-along">${classQuestion.answered(along.answered, along.of)}</b>
        ${lights(along.answered, along.of, false)}`
    : nothing;
}

/** The foot while the answer lights: how it was, and a row by name. */
function told({ question, challenge }: Answered, people: Wall.People, callWord: string) {
  const { result, answerer, number } = question;
  const said = answerWords.verdict(result, people.word(answerer), challenge?.number ?? number, callWord);
  return html`${result.row ? html`<span class="question-row">${emphasis(inARow(people.word(result.row.seat), result.row.right))}</span>` : nothing}
    <b class="question-verdict" data-fit="line" data-fit-least=".45">${mark(result.right)}${said}</b>
    <span class="heard">${verdict[result.right ? "right" : "wrong"]}</span>`;
}

/** The question; with its result, which lights where the choices stand. */
export const questionScene = (game: Asked, { lesson }: Wall.Focused, people: Wall.People) =>
  html`<section class="wall-scene question ${game.question.result ? "question-lit" : ""}">
    ${questionParts(game, lesson, people)}
  </section>`;

/** All of it; behind the door of one of several tables it is the same, smaller. */
export function questionParts(game: Asked, lesson: View.Lesson, people: Wall.People) {
  const { question } = game;
  const { along, result } = question;
  const answered = withAnswer(game);
  return html`<header class="question-head">
      <p class="question-must">
        <span data-fit="line" data-fit-least=".5">${people.who(question.answerer)} <span>${words.must}</span></span>
      </p>
      <p class="stake-pair">${staked(question)}</p>
    </header>
    ${asked(question)}
    <footer class="question-foot">
      ${counts(question)}
      ${
        answered
          ? told(answered, people, lesson.call_word)
          : html`<span class="question-asks" data-fit="line" data-fit-least=".6"
              >${words.asks(people.word(question.asker))} ${words.kinds[question.kind]}</span
            >`
      }
      ${question.topic && !along && !result ? html`<bdi class="question-topic">${question.topic}</bdi>` : nothing}
    </footer>`;
}

/** The direction of a choice: that of its language, else as its own first letter says. */
export const directionOf = (lang: string) => (isRtl(lang) ? "rtl" : "auto");

/** Whether a language is written from right to left. */
export const isRtl = (lang: string) => /^(ar|he|fa|ur|yi|ps|sd|ckb|dv)\b/.test(lang ?? "");
