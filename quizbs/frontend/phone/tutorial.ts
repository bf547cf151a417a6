/**
 * The tutorial in the lobby: an honest play, a bluff, a catch and an answer, on the same zones as the game. Its cards
 * are made up; its question is from the lesson's bank, and the server checks the answer.
 */
import type * as View from "../protocol.js";
import type * as Phone from "./types.js";
import { html, nothing } from "lit-html";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { back, card, rankOf } from "../ui/cards.js";
import { letterOf } from "../ui/signs.js";
import { emphasis } from "../ui/emphasis.js";
import { formulaText } from "../ui/formula_text.js";
import { claimed, rankName, ranked, signs } from "../words/common.js";
import * as phone from "../words/phone.js";
import * as words from "../words/tutorial.js";
import { go, letter, pressed, quiet } from "./buttons.js";
import { choice } from "./choice.js";
import { box, frame, headline, note } from "./frame.js";
import { hand } from "./hand.js";
import { onItsWay } from "./context.js";
import { eye } from "./icons.js";
import { freshPractice } from "./practice.js";

const deal = (...faces: View.Face[]) => faces.map((face, at) => ({ id: at, face, question: null }));

type Step = "honest" | "cheat" | "call" | "caught" | "question" | "done";

const LONG = 110; // letters; with a longer question everything scrolls

/** The made-up cards of each moment, and the rank to play. */
const MOMENTS = {
  honest: { rank: "7", cards: deal("3H", "7S", "7D", "KC") },
  cheat: { rank: "8", cards: deal("3H", "9C", "JD", "KC") },
  call: {
    rank: "K",
    cards: deal("4C", "9D", "KS", "KH"),
    claim: { count: 3, faces: ["KD", "5S", "JC"] },
    name: "Robin",
  },
};

/** Return the moments of this tutorial, in order; without questions there are three. */
export const stepsOf = ({ lesson }: { lesson: View.Lesson }): Step[] => [
  "honest",
  "cheat",
  "call",
  "caught",
  lesson.practice ? "question" : "done",
];

/** Return the number of moments that progress counts: the reveal belongs to its call, and the end doesn't count. */
const moments = ({ lesson }: Phone.Context) => (lesson.practice ? 4 : 3);
const numberOf: Partial<Record<Step, number>> = { honest: 1, cheat: 2, call: 3, caught: 3, question: 4 };

export function tutorialScreen(context: Phone.Context) {
  const at = context.state.practice || freshPractice();
  const step = stepsOf(context)[at.step];
  return STEPS[step](context, at);
}

/** Draw one step. */
function moment(
  context: Phone.Context,
  step: Step,
  {
    small,
    large,
    middle,
    dock,
    side = nothing,
  }: { small: unknown; large: unknown; middle: unknown; dock: unknown; side?: unknown },
) {
  const all = moments(context);
  const number = numberOf[step];
  return frame(context, {
    kind: "practice",
    label: words.label,
    eye: false,
    seats: false,
    headline: html`<div class="practice-top">
        <ol class="practice-bars" aria-hidden="true">
          ${Array.from({ length: all }, (_, at) => html`<li class=${at < (number ?? all) ? "is-past" : ""}></li>`)}
        </ol>
        <button class="chip" @click=${context.on.skipPractice}>${words.skip}</button>
      </div>
      ${headline(html`${number ? `${words.progress(number, all)} · ` : nothing}${small}`, large, side, "practice-words")}`,
    middle,
    dock,
  });
}

/** The four cards of a moment. */
const cardsOf = (context: Phone.Context, at: Phone.Practice, { cards, rank }: Phone.Moment) =>
  hand(
    { ...context, hand: cards, state: { ...context.state, handHidden: false } },
    { mark: rank, picked: (id) => at.picked.has(id), pick: (picked) => context.on.pickPractice(picked.id) },
  );

const heldOf = ({ cards, rank }: Phone.Moment) => cards.filter((card) => rankOf(card.face) === rank).length;

const pickedOf = (at: Phone.Practice, { cards }: Phone.Moment) => cards.filter((card) => at.picked.has(card.id));

function honestStep(context: Phone.Context, at: Phone.Practice) {
  const { rank } = MOMENTS.honest;
  const picks = pickedOf(at, MOMENTS.honest);
  const { truth } = context.lesson;
  const odd = picks.filter((card) => rankOf(card.face) !== rank);
  const other = odd.length === 1 ? rankOf(odd[0].face) : "";
  const good = !odd.length && picks.length >= (truth === "all" ? heldOf(MOMENTS.honest) : 1);
  return moment(context, "honest", {
    small: words.turn(rank),
    large: emphasis(words.honest.title(rank)),
    middle: cardsOf(context, at, MOMENTS.honest),
    dock: good
      ? html`${note(phone.turn.allTrue(picks.length, rank), eye)}${go(phone.turn.play(picks.length, rank), context.on.nextPractice, letter(context, phone.keys.play))}`
      : html`${note(odd.length ? words.honest.other(other, rank) : words.honest.why(truth, rank))}${box(odd.length ? words.honest.back(other) : words.honest.tap(rank))}`,
  });
}

function cheatStep(context: Phone.Context, at: Phone.Practice) {
  const { rank } = MOMENTS.cheat;
  const picks = pickedOf(at, MOMENTS.cheat);
  return moment(context, "cheat", {
    small: words.turn(rank),
    large: emphasis(words.cheat.title(rank)),
    middle: cardsOf(context, at, MOMENTS.cheat),
    dock: picks.length
      ? html`${note(words.cheat.secret, eye)}${go(phone.turn.play(picks.length, rank), context.on.nextPractice, letter(context, phone.keys.play))}`
      : html`${note(words.cheat.why)}${box(words.cheat.tap)}`,
  });
}

/** Return a handler that explains to a player who believes, or takes cards, that this is a bluff. */
const sure =
  ({ on, lesson }: Phone.Context) =>
  () => {
    const hint = words.call.sure(lesson.call_word);
    on.hintPractice(hint, words.heard(hint));
  };

function callStep(context: Phone.Context, at: Phone.Practice) {
  const { rank, claim, cards, name } = MOMENTS.call;
  const holds = heldOf(MOMENTS.call);
  return moment(context, "call", {
    small: words.call.kicker(name),
    large: html`${claim.count} <em>${ranked(claim.count, rank)}</em>`,
    side: html`<span class="headline-down" role="img" aria-label=${phone.claim.cardsDown(claim.count)}
      >${claim.faces.map(() => back())}</span
    >`,
    middle: hand(
      { ...context, hand: cards, state: { ...context.state, handHidden: false } },
      {
        mark: rank,
        picked: () => false,
        pick: sure(context),
      },
    ),
    dock: html`${note(at.hint || words.call.why(holds, rank))}
      <div class="pair pair-tall">
        <button
          class="button button-call"
          aria-keyshortcuts=${letter(context, phone.keys.call)}
          @click=${context.on.nextPractice}
        >
          ${context.lesson.call_word}
        </button>
        ${quiet(words.call.believe, sure(context))}
      </div>`,
  });
}

function caughtStep(context: Phone.Context) {
  const { rank, claim, name } = MOMENTS.call;
  return moment(context, "caught", {
    small: `${words.call.kicker(name)} ${claimed(claim.count, rank)}`,
    large: html`<span class="practice-bad">${words.call.caught}</span>`,
    middle: html`<ul class="reveal-cards reveal-3" aria-label=${phone.reveal.cards}>
      ${claim.faces.map((face) => {
        const fits = rankOf(face) === rank;
        return html`<li class=${fits ? "is-good" : "is-bad"}>
          ${card(face)}<span class="reveal-caption"
            ><b>${fits ? signs.right : signs.wrong}</b> ${rankName(rankOf(face))}</span
          >
        </li>`;
      })}
    </ul>`,
    dock: html`${note(words.call.pile(name))}${go(words.call.goOn, context.on.nextPractice)}`,
  });
}

function questionStep(context: Phone.Context, at: Phone.Practice) {
  const { practice, stakes } = context.lesson;
  if (!practice) return doneStep(context);
  const told = context.view.you.practised;
  const sent = onItsWay(context, "practise", "do", "practise");
  const may = !told && !sent;
  const given = told ? told.given[0] : at.choice;
  const long = practice.text.length > LONG;
  return moment(context, "question", {
    small: told
      ? html`<span class=${told.right ? "practice-good" : "practice-bad"}
          >${told.right ? words.question.right : words.question.wrong}</span
        >`
      : words.question.kicker,
    large: long
      ? words.question.read
      : html`<span class="practice-question" lang=${ifDefined(practice.lang || undefined)} dir="auto"
          >${formulaText(practice.text)}</span
        >`,
    middle: html`${long ? html`<p class="question-asks is-medium" lang=${ifDefined(practice.lang || undefined)} dir="auto">${formulaText(practice.text)}</p>` : nothing}
      <fieldset class="choice-list" data-zone="choices" lang=${ifDefined(practice.lang || undefined)}>
        <legend class="heard">${phone.answer.choices}</legend>
        ${practice.choices.map((text, place) => {
          const right = told?.answer.includes(place);
          return choice(context, place, formulaText(text), {
            picked: right || (!told && place === given),
            tick: right ? phone.marks.right : told && place === given ? phone.marks.yours : "",
            pick: may ? () => context.on.choosePractice(place) : null,
          });
        })}
      </fieldset>
      ${told?.explanation ? html`<p class="panel" dir="auto"><b>${words.question.why}</b> ${formulaText(told.explanation)}</p>` : nothing}`,
    dock: told
      ? html`${note(words.done.why)}${go(words.done.button, context.on.skipPractice)}`
      : sent
        ? pressed(phone.answer.sent)
        : html`${note(at.hint || (stakes === "half" ? words.question.halves : words.question.counts))}${given === null ? box(words.question.tap) : go(words.question.answer(letterOf(given)), () => context.on.answerPractice(given))}`,
  });
}

function doneStep(context: Phone.Context) {
  return moment(context, "done", {
    small: words.done.kicker,
    large: words.done.title,
    middle: html`<p class="story">${words.done.why}</p>`,
    dock: go(words.done.button, context.on.skipPractice),
  });
}

const STEPS: Record<Step, (context: Phone.Context, at: Phone.Practice) => unknown> = {
  honest: honestStep,
  cheat: cheatStep,
  call: callStep,
  caught: caughtStep,
  question: questionStep,
  done: doneStep,
};
