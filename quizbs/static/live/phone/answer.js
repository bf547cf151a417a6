/** A question stands: I answer it for cards, I answer along, or I watch. */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { rankOf, rankSign, suit, suitOf } from "../cards.js";
import { choiceSign, letterOf } from "../signs.js";
import { rich } from "../rich.js";
import { cardName, signs } from "../words/common.js";
import * as words from "../words/phone.js";
import { go, pressed } from "./buttons.js";
import { fading } from "./fading.js";
import { box, frame, note, ring } from "./frame.js";
import { onItsWay } from "./here.js";
import { stakesBoxes } from "./reveal.js";

const IN_BUTTON = 26; // letters of a choice that the button repeats; longer ones: the letter only
const STAYS = 170; // letters of all choices that stay in place while a long question scrolls

const size = (text) => (text.length <= 70 ? "short" : text.length <= 150 ? "medium" : "long");

export function answerScreen(here) {
  const { table, can, own, who } = here;
  const question = table.question;
  const mine = question.answerer === own;
  const may = can.answer === question.number || (here.paused && mine);
  const room = question.choices.join("").length + 12 * question.choices.length;
  const flows = room > STAYS;
  return frame(here, {
    kind: `answer ${flows ? "flows" : "stays"}`,
    label: mine ? words.strip.question : may ? words.strip.along : words.strip.asked,
    eye: false,
    seats: false,
    headline: questionHead(here, question, mine, flows),
    middle: keyed(
      question.number,
      html`${flows ? asks(question) : nothing} ${mine ? (question.stakes ? stakesPanel(question.stakes) : nothing) : may ? html`<div class="panel dashed">${rich(words.answer.along(who(question.answerer)))}<p>${words.answer.alongMore}</p></div>` : nothing}
      ${question.kind === "multi" ? html`<p class="several">${words.answer.several}</p>` : nothing}
      ${question.kind === "typed" ? (may ? typed(here, question) : html`<p class="story">${words.answer.watchTyped}</p>`) : choices(here, question, may)}`,
    ),
    dock: may ? dock(here, question) : watchDock(here, question),
  });
}

const stakesPanel = (stakes) => (stakes.right === stakes.wrong ? html`<p class="panel">${words.stakes.same(stakes.right)}</p>` : stakesBoxes(stakes));

/** The question itself. */
const asks = (question) =>
  html`<h1 class="asks ${size(question.text)}" id="headline" tabindex="-1" lang=${ifDefined(question.lang || undefined)} dir="auto">${question.text}</h1>`;

/** "Question from J of spades · Biology": which of the cards it lay on. */
function source({ table }, question) {
  const face = table.challenge?.cards[question.card]?.face;
  if (!face) return nothing;
  return html`<p class="small"><span class="heard">${words.answer.from(cardName(face))}</span><span aria-hidden="true">${words.answer.from(rankSign(rankOf(face)))}${suit(suitOf(face))}</span>${question.topic ? html` · <bdi>${question.topic}</bdi>` : nothing}</p>`;
}

/** The question on top; a long one scrolls within its part. Where all flows, only its source and clock stand here. */
function questionHead(here, question, mine, flows) {
  const roomy = question.text.length > 150 || question.kind === "typed" || question.choices.length < 4;
  return html`<div class="question">
    ${flows
      ? source(here, question)
      : html`<div class="question-part" data-zone="question" ${fading()}>${roomy ? source(here, question) : nothing} ${asks(question)}</div>
          <p class="more" aria-hidden="true">▼ ${words.hand.more}</p>`}
    ${ring(here.clock, mine ? words.answer.clock : words.answer.theirClock(here.name(question.answerer)))}
  </div>`;
}

function choices({ local, on }, question, may) {
  const many = question.kind === "multi";
  return html`<fieldset class="choices ${question.choices.length > 4 ? "many" : ""}" data-zone="choices" lang=${ifDefined(question.lang || undefined)}>
    <legend class="heard">${words.answer.choices}</legend>
    ${question.choices.map((text, at) => {
      const picked = may && local.choices.includes(at);
      return html`<label class="choice ${picked ? "picked" : ""} ${may ? "" : "still"}" dir="auto">
        ${may ? html`<input type=${many ? "checkbox" : "radio"} name="choice" value=${at} .checked=${picked} @change=${(event) => on.choose(at, many, event.target.checked)} />` : nothing}
        <span dir="ltr">${choiceSign(at)}</span>
        <span class="choice-text"><span class="heard" dir="ltr">${letterOf(at)}: </span>${text}</span>
        <span class="choice-tick" aria-hidden="true" dir="ltr">${picked ? signs.picked : ""}</span>
      </label>`;
    })}
  </fieldset>`;
}

/** The server never writes into this box: what is typed stays, whatever arrives. */
function typed({ on }, question) {
  return html`<form class="typed" id="typed" data-zone="choices" @submit=${(event) => on.submitTyped(event, question.number)}>
    <label for="typed-answer">${words.answer.typed}</label>
    <input
      id="typed-answer"
      name="answer"
      type="text"
      maxlength="200"
      dir="auto"
      lang=${ifDefined(question.lang || undefined)}
      autocomplete="off"
      autocapitalize="none"
      autocorrect="off"
      spellcheck="false"
      enterkeyhint="send"
      @input=${(event) => on.type(event.target.value)}
    />
  </form>`;
}

function dock(here, question) {
  const { local, on } = here;
  const way = onItsWay(here, "answer", "question", question.number);
  if (way) return html`${way.sent && local.line === "on" ? nothing : note(words.answer.waiting)}${pressed(words.answer.sent)}`;
  const hint = local.hint ? note(local.hint) : nothing;
  if (question.kind === "typed") {
    return html`${hint}${local.typed.trim() ? html`<button class="button go" type="submit" form="typed">${words.answer.buttonTyped}</button>` : box(words.answer.type)}`;
  }
  const picked = [...local.choices].sort((a, b) => a - b);
  if (!picked.length) return html`${hint}${box(question.kind === "multi" ? words.answer.tapAll : words.answer.tap)}`;
  const only = picked.length === 1 ? question.choices[picked[0]] : "";
  const [letters, text] = words.answer.button(picked.map(letterOf), only.length <= IN_BUTTON ? only : "");
  return html`${hint}${go(text ? html`<span>${letters}: <bdi>${text}</bdi></span>` : letters, () => on.answer(question.number, picked))}`;
}

function watchDock({ who }, { answerer, stakes }) {
  return box(words.answer.watch(who(answerer)), stakes ? words.stakes.forOther(who(answerer), stakes.right, stakes.wrong) : "");
}
