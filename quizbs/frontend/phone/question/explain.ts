/** The answer: right or not, what it costs, the right choice and why; the game goes on once everybody has read it. */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { letterAmong, placeAmong, signs } from "../../ui/signs.js";
import { emphasis } from "../../ui/emphasis.js";
import { picture } from "../../ui/picture.js";
import { formulaText } from "../../ui/formula_text.js";
import { settlement, wins } from "../../words/events.js";
import * as events from "words:events";
import * as words from "words:after";
import * as phone from "words:phone";
import * as together from "words:together";
import { readText } from "../device/aloud.js";
import { go, pressed } from "../controls/buttons.js";
import { shownChoice } from "./choice.js";
import { box, clockLine, frame, headline, note } from "../frame.js";
import { onItsWay } from "../context.js";
import { looksFor, lookUp } from "../call/look_up.js";
import { gained } from "./points_won.js";

type Answered = Phone.Answered<View.Question>;

const LIT = 700; // ms until the wall has shown the answer

/** Draw with `draw` once the wall has shown the answer: a phone must not show it earlier. */
export function answeredScreen(context: Phone.Asked, draw: () => unknown) {
  const mine = context.game.question.answerer === context.own;
  return looksFor(context, LIT) > 0
    ? lookUp(context, words.explainComes, mine ? phone.stripQuestion : phone.stripAsked)
    : draw();
}

export function explainScreen(context: Phone.Asked, question: Answered) {
  const { own } = context;
  const mine = question.answerer === own;
  const told = mine ? question.result : context.you?.along;
  const without = context.you?.without;
  return frame(context, {
    kind: "explain",
    eye: false,
    headline: verdictOf(context, question, mine),
    middle: html`${told?.right ? html`<i class="show-flash" data-show aria-hidden="true"></i>` : nothing}
    ${gained(context, context.you?.score)}${costs(context, question, mine)}
    ${answerTold(context, question, told, without)}`,
    dock: dock(context, question),
  });
}

/** The headline: whether the student's answer was right; without one, whether the answerer's was. */
function verdictOf({ who, you }: Phone.Context, { result, answerer, along }: Answered, mine: boolean) {
  const unanswered = result.given === null && !result.right;
  const own = mine || !along ? null : (you?.along?.right ?? null);
  const right = own ?? result.right;
  const theirs = unanswered
    ? events.noAnswer({ who: who(answerer) })
    : words.explainTheirs({ who: who(answerer), right: result.right });
  const missed = you?.score?.won === 0; // nothing is lost, so nothing is red
  const answered = right ? events.right : unanswered ? events.unanswered : events.wrong;
  const alongside = right ? together.right : words.explainNotYou;
  return headline(
    own === null ? nothing : theirs,
    verdictWords(right ? signs.right : signs.wrong, mine ? answered : own === null ? theirs : alongside),
    nothing,
    `headline-verdict is-${right ? "good" : missed ? "kept" : "bad"} ${mine ? "" : "headline-own"}`,
  );
}

function costs({ game, who }: Phone.AtTable, { result }: Answered, mine: boolean) {
  const { settled, question } = game;
  const comfort = mine && !result.right && settled?.takes ? ` ${words.explainMore}` : "";
  return html`${settled ? html`<p class="story">${emphasis(settlement({ settled, question }, who) + comfort)}</p>` : nothing}
  ${result.overruled ? html`<p class="story">${words.explainOverruled}</p>` : nothing}`;
}

/** Return a verdict with its sign, which a screen reader skips. */
export const verdictWords = (sign: string, words: string) =>
  html`${sign ? html`<span aria-hidden="true">${sign}</span> ` : nothing}${words}`;

/**
 * The question, the right answer, the student's `own` if it was wrong, and why; `between` comes before the answer.
 * `without` are the choices that this seat wasn't shown.
 */
export const answerTold = (
  context: Phone.Context,
  question: Phone.Answered,
  own: { given?: View.Given | null; right?: boolean | null } | null | undefined,
  without: number[] | undefined,
  between: unknown = nothing,
) =>
  html`<p class="question-asked" lang=${ifDefined(question.lang || undefined)} dir="auto">
      ${formulaText(question.text)}
    </p>
    ${picture(question.picture)} ${between}
    ${question.choices.length ? choiceAnswer(question, own?.given, without) : typedAnswer(question, own?.right ? null : own?.given?.text)}
    ${reasons(context, question, own?.right ? null : own?.given, without)}`;

/** Why the student's wrong choices are wrong, and why the right answer is right. */
const reasons = (
  context: Phone.Context,
  { result, lang }: Phone.Answered,
  given?: View.Given | null,
  without: number[] = [],
) => [
  ...(given?.choices ?? []).map((at) =>
    reason(context, words.explainWhyNot({ letter: letterAmong(at, without) }), result.feedback[at], lang),
  ),
  reason(context, words.explainWhy, result.explanation, lang),
];

const reason = (context: Phone.Context, title: string, text: string | undefined, lang: string) =>
  text
    ? html`<p class="panel question-why" dir="auto"><b dir="ltr">${title}</b> ${formulaText(text)}</p>
        ${readText(context, text, lang)}`
    : nothing;

/** The right choices, with the student's wrong ones dimmed. */
function choiceAnswer(question: Phone.Answered, own: View.Given | null | undefined, without: number[] = []) {
  const { result } = question;
  const given = own?.choices ?? [];
  const shown = question.choices
    .map((text, at) => ({ text, at, right: result.answer.includes(at), own: given.includes(at) }))
    .filter(({ right, own }) => right || own);
  return html`<ul class="choice-list choice-results" lang=${ifDefined(question.lang || undefined)}>
    ${shown.map(({ text, at, right, own }) =>
      shownChoice(
        `is-still ${right ? "is-picked" : "is-dimmed"}`,
        placeAmong(at, without),
        formulaText(text),
        right ? phone.answerRight : own ? phone.answerYours : "",
      ),
    )}
  </ul>`;
}

function typedAnswer({ result, lang }: Phone.Answered, own: string | null | undefined) {
  const [first, ...others] = result.answer;
  return html`<ul class="choice-list choice-results" lang=${ifDefined(lang || undefined)}>
      ${own ? html`<li class="choice is-still is-dimmed" dir="auto"><span class="choice-text">${own}</span><span class="choice-tick" dir=${document.documentElement.dir}>${phone.answerYours}</span></li>` : nothing}
      <li class="choice is-still is-picked" dir="auto">
        <span class="choice-text">${formulaText(String(first))}</span
        ><span class="choice-tick" dir=${document.documentElement.dir}>${phone.answerRight}</span>
      </li>
    </ul>
    ${others.length ? html`<p class="question-asked" dir="auto">${formulaText(words.explainAlso({ names: others.map(String) }))}</p>` : nothing}`;
}

function dock(context: Phone.AtTable, question: View.Question) {
  const { game, can, clock, who, on, state, own } = context;
  const next = game.rank ? phone.revealNext({ who: who(game.turn), rank: game.rank }) : phone.revealGoesOn;
  const then = emphasis(wins(game, who) || next);
  const line = clockLine(then, clock, phone.revealClock);
  const way = onItsWay(context, "ready", "question", question.number);
  if (way) return html`${line}${pressed(phone.claimSent)}`;
  const hint = state.hint ? note(state.hint) : nothing;
  if (can.ready === question.number)
    return html`${hint}${line}${go(words.explainGotIt, () => on.ready(question.number))}`;
  const ready = game.ready.length;
  return html`${line}${box(game.ready.includes(own) ? words.explainWaiting({ count: ready, all: game.seats.length }) : phone.revealGoesOn)}`;
}
