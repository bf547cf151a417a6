/** An open question: the student answers it for cards, answers along with everybody, or watches. */
import type * as View from "../../protocol.js";
import type * as Screen from "../../screen.js";
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { rankOf, rankSign, suit, suitOf } from "../../ui/cards.js";
import { letterAmong, placeAmong, signs } from "../../ui/signs.js";
import { emphasis } from "../../ui/emphasis.js";
import { picture } from "../../ui/picture.js";
import { formulaText } from "../../ui/formula_text.js";
import * as words from "words:phone";
import { cardName } from "../../words/cards.js";
import * as together from "words:together";
import { go, pressed, quiet } from "../controls/buttons.js";
import { choice } from "./choice.js";
import { fading } from "../controls/fading.js";
import { box, frame, note, ring } from "../frame.js";
import { onItsWay } from "../context.js";
import { worth } from "./points.js";
import { stakesBoxes } from "../call/stakes.js";

const IN_BUTTON = 26; // a choice of up to so many letters is repeated on the button; of longer ones only the sign
const IN_BUTTON_LARGE = 8; // the same in large type
const STAYS = 170; // with choices of up to so many letters, only a long question scrolls; otherwise everything does
const STAYS_LARGE = 150; // the same in large type, counting the question too

const size = (text: string) => (text.length <= 70 ? "" : text.length <= 150 ? "is-medium" : "is-long");

export function answerScreen(context: Phone.Asked) {
  const { game, can, you, own, who } = context;
  const question = game.question;
  const mine = question.answerer === own;
  const done = Boolean(you?.along); // the student has answered
  const along = !mine && (can.along === question.number || (context.paused && Boolean(you && question.along) && !done));
  const may = can.answer === question.number || (context.paused && mine && !done) || along;
  const late = game.phase !== "answering"; // the others have seen the answer already
  return askingScreen(context, question, {
    may,
    how: "answer",
    label: mine ? words.stripQuestion : may ? words.stripAlong : words.stripAsked,
    side: ring(context.clock, words.answerClock),
    source: source(context, question),
    given: you?.along?.given ?? null,
    without: you?.without ?? [],
    score: you?.score,
    stake: mine
      ? question.stakes && !done
        ? stakesPanel(question.stakes)
        : nothing
      : may && !late
        ? html`<p class="panel panel-dashed">
            ${emphasis((question.stakes ? words.answerAlongCards : words.answerAlong)({ who: who(question.answerer) }))}
          </p>`
        : nothing,
    dock: may
      ? late
        ? lateDock(context, question, "answer", () => context.on.look(question.number), you?.without)
        : answerDock(context, question, "answer", you?.without)
      : watchDock(context, question),
  });
}

/**
 * Draw a question. `may` says whether the student can answer it, with the command `how`; otherwise `given` is the
 * student's answer. `without` are the choices that this seat isn't shown, `side` and `score` go beside the question,
 * `source` above it.
 */
export function askingScreen(
  context: Phone.Context,
  question: Screen.Question,
  zones: {
    may: boolean;
    how: Phone.How;
    label: unknown;
    side: unknown;
    source: unknown;
    given: View.Given | null | undefined;
    without: number[];
    score?: View.Score | null;
    stake: unknown;
    dock: unknown;
    page?: string;
  },
) {
  const { may, how, label, side, source, given, without, score, stake, dock, page } = zones;
  const room = question.choices.join("").length + 12 * question.choices.length;
  const large = Boolean(context.accommodation?.large); // long texts need more height
  const later = may && context.accommodation?.read_aloud ? context.part("later") : null;
  const reads = later?.readAloud(context, question, without) ?? nothing;
  const flows = room > STAYS || Boolean(question.picture) || (large && room + question.text.length > STAYS_LARGE);
  return frame(context, {
    kind: `answer ${flows ? "flows" : "stays"} ${reads === nothing ? "" : "reads"} ${may && question.kind === "typed" ? "types" : ""}`,
    label,
    eye: false,
    seats: false,
    page,
    headline: questionHead(question, source, html`${side}${reads}${worth(context, score)}`, flows),
    middle: keyed(
      `${how} ${question.number}`,
      html`${flows ? questionText(question) : nothing} ${stake}
      ${question.kind === "multi" && may ? html`<p class="question-several">${words.answerSeveral}</p>` : nothing}
      ${question.kind === "typed" ? (may ? typed(context, question, how) : typedGiven(given)) : choices(context, question, may, given?.choices, without)}`,
    ),
    dock,
  });
}

/** The typed answer once it is sent, or a line that somebody is typing. */
const typedGiven = (given: View.Given | null | undefined) =>
  given?.text == null
    ? html`<p class="story">${words.answerWatchTyped}</p>`
    : html`<p class="choice is-still" dir="auto">
        <span class="choice-text">${given.text}</span
        ><span class="choice-tick" dir=${document.documentElement.dir}>${together.picked}</span>
      </p>`;

const stakesPanel = (stakes: View.Stakes) =>
  stakes.right === stakes.wrong
    ? html`<p class="panel">${words.stakesSame({ count: stakes.right })}</p>`
    : stakesBoxes(stakes);

/** The text and picture of a question. */
const questionText = (question: Screen.Question) =>
  html`<h1
      class="question-asks ${size(question.text)}"
      id="headline"
      tabindex="-1"
      lang=${ifDefined(question.lang || undefined)}
      dir="auto"
    >
      ${formulaText(question.text)}
    </h1>
    ${picture(question.picture)}`;

/** "Question from J of spades · Biology": the card that the question was on. */
function source({ game }: Phone.AtTable, question: View.Question) {
  const face = game.challenge?.cards[question.card]?.face;
  if (!face) return nothing;
  return html`<p class="question-source">
    <span class="heard">${words.answerFrom({ card: cardName(face) })}</span
    ><span aria-hidden="true"
      >${words.answerFrom({ card: rankSign(rankOf(face)) })}${suit(suitOf(face), "question-suit")}</span
    >${question.topic ? html` · <bdi>${question.topic}</bdi>` : nothing}
  </p>`;
}

/** The headline with the question; a long one scrolls. If the whole screen scrolls, only source and clock are here. */
function questionHead(question: Screen.Question, source: unknown, side: unknown, flows: boolean) {
  const roomy = question.text.length > 150 || question.kind === "typed" || question.choices.length < 4;
  return html`<div class="question">
    ${
      flows
        ? source
        : html`<div class="question-part" data-zone="question" ${fading()}>
              ${roomy ? source : nothing} ${questionText(question)}
            </div>
            <p class="middle-more question-more" aria-hidden="true">▼ ${words.handMore}</p>`
    }
    <div class="question-side">${side}</div>
  </div>`;
}

/** The choices to pick from; afterwards with the student's own one marked, or only to read. */
function choices(
  context: Phone.Context,
  question: Screen.Question,
  may: boolean,
  given: number[] | undefined = [],
  without: number[] = [],
) {
  const { state, on } = context;
  const many = question.kind === "multi";
  return html`<fieldset
    class="choice-list ${question.choices.length > 4 ? "is-many" : ""}"
    data-zone="choices"
    lang=${ifDefined(question.lang || undefined)}
  >
    <legend class="heard">${words.answerChoices}</legend>
    ${question.choices.map((text, at) => {
      if (without.includes(at)) return nothing; // the teacher has removed some wrong choices for this seat
      const place = placeAmong(at, without);
      const picked = (may ? state.choices : given).includes(at);
      return choice(context, place, formulaText(text), {
        picked,
        tick: picked ? (may ? signs.picked : together.picked) : "",
        pick: may ? (checked) => on.choose(at, many, checked) : null,
        many,
        value: at,
      });
    })}
  </fieldset>`;
}

/**
 * A text box. It keeps what is typed when views arrive: the value is only set for a box that is drawn again, such as
 * after a freeze.
 */
function typed({ on, state }: Phone.Context, question: Screen.Question, how: Phone.How) {
  return html`<form
    class="question-typed"
    id="typed"
    data-zone="choices"
    @submit=${(event: Event) => on.submitTyped(event, question, how)}
  >
    <label class="question-label" for="typed-answer">${words.answerTyped}</label>
    <input
      id="typed-answer"
      class="field"
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
      value=${state.typed}
      @input=${(event: Screen.Changed) => on.type(event.target.value)}
    />
  </form>`;
}

/** The dock below a question that the student can answer; `how` and `without` as in `askingScreen`. */
export function answerDock(context: Phone.Context, question: Screen.Question, how: Phone.How, without: number[] = []) {
  const { state, on } = context;
  const way = onItsWay(context, how, how === "answer_class" ? "number" : "question", question.number);
  if (way)
    return html`${way.sent && state.line === "on" ? nothing : note(words.claimNoSignal)}${pressed(way.sent && state.line === "on" ? words.answerSent : words.answerKept)}`;
  const hint = state.hint ? note(state.hint) : nothing;
  const typed = question.kind === "typed" && state.typed.trim();
  if (typed && question.sure)
    return html`${hint}${howSure(words.answerSure, (sure) => on.answer(question.number, typed, how, sure))}`;
  if (question.kind === "typed") {
    return html`${hint}${state.typed.trim() ? html`<button class="button button-go" type="submit" form="typed">${words.answerButtonTyped}</button>` : box(words.answerType)}`;
  }
  const picked = [...state.choices].sort((a, b) => a - b);
  if (!picked.length) return html`${hint}${box(question.kind === "multi" ? words.answerTapAll : words.answerTap)}`;
  const letters = picked.map((at) => letterAmong(at, without));
  if (question.sure)
    return html`${hint}${howSure(words.answerSureOf({ letters }), (sure) => on.answer(question.number, picked, how, sure))}`;
  const only = picked.length === 1 ? question.choices[picked[0]] : "";
  const text = only.length <= (context.accommodation?.large ? IN_BUTTON_LARGE : IN_BUTTON) ? only : "";
  const said = text
    ? html`<span>${words.answerButtonText({ letters })} <bdi>${formulaText(text)}</bdi></span>`
    : words.answerButton({ letters });
  return html`${hint}${go(said, () => on.answer(question.number, picked, how))}`;
}

const SURE = [words.answerGuess, words.answerThink, words.answerCertain];

/** Three buttons that send the answer with how sure the student is: from 2 for sure to 0 for a guess. */
const howSure = (asks: string, send: (sure: number) => void) =>
  html`${note(asks)}
    <div class="pair-sure" role="group" aria-label=${words.answerSure}>
      ${[2, 1, 0].map((sure) => go(SURE[sure], () => send(sure), nothing))}
    </div>`;

/** The dock of a student with more time, when all others know the answer: finish in private, or `look`. */
export const lateDock = (
  context: Phone.Context,
  question: Screen.Question,
  how: Phone.How,
  look: () => void,
  without?: number[],
) =>
  html`${note(together.later)}
    <div class=${question.sure ? "pair-stack" : "pair pair-lean"}>
      ${quiet(together.show, look)}
      <div>${answerDock(context, question, how, without)}</div>
    </div>`;

/** The dock once the answer is sent; says nothing about it before the others are done. */
export const sentDock = ({ answered, of }: { answered: number; of: number }) =>
  box(together.sent({ count: answered, all: of }), together.waiting);

function watchDock({ who, you }: Phone.Context, { answerer, stakes, along }: View.Question) {
  if (you?.along && along) return sentDock(along);
  return box(
    words.answerWatch({ who: who(answerer) }),
    stakes ? words.stakesOther({ who: who(answerer), ...stakes }) : "",
  );
}
