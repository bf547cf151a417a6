/**
 * The tutorial in the lobby: an honest play, a bluff, a catch and an answer, on the same zones as the game. Its cards
 * are made up; its question is from the lesson's bank, and the server checks the answer.
 */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { back, card, rankOf } from "../../ui/cards.js";
import { letterOf, signs } from "../../ui/signs.js";
import { emphasis, plain } from "../../ui/emphasis.js";
import { formulaText } from "../../ui/formula_text.js";
import * as cards from "words:cards";
import * as events from "words:events";
import * as phone from "words:phone";
import * as words from "words:tutorial";
import { go, keys, letter, pressed, quiet } from "../controls/buttons.js";
import { choice } from "../question/choice.js";
import { box, frame, headline, note } from "../frame.js";
import { hand } from "../table/hand.js";
import { onItsWay } from "../context.js";
import { eye } from "../controls/icons.js";
import { freshPractice } from "./practice.js";
import { large } from "../table/turn.js";

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
      ${headline(html`${number ? `${words.progress({ step: number, all })} · ` : nothing}${small}`, large, side, "practice-words")}`,
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
  const other = odd.length === 1 && rankOf(odd[0].face);
  const good = !odd.length && picks.length >= (truth === "all" ? heldOf(MOMENTS.honest) : 1);
  return moment(context, "honest", {
    small: words.turn({ rank }),
    large: emphasis(words.honestTitle({ rank })),
    middle: cardsOf(context, at, MOMENTS.honest),
    dock: good
      ? html`${note(phone.turnAllTrue({ all: picks.length, rank }), eye)}${go(phone.turnPlay({ count: picks.length, rank }), context.on.nextPractice, letter(context, keys.play))}`
      : other
        ? html`${note(words.honestOdd({ odd: other, rank }))}${box(words.honestBack({ rank: other }))}`
        : odd.length
          ? html`${note(words.honestOthers({ rank }))}${box(words.honestBackAll)}`
          : html`${note(words.honestWhy({ truth, rank }))}${box(words.honestTap({ rank }))}`,
  });
}

function cheatStep(context: Phone.Context, at: Phone.Practice) {
  const { rank } = MOMENTS.cheat;
  const picks = pickedOf(at, MOMENTS.cheat);
  return moment(context, "cheat", {
    small: words.turn({ rank }),
    large: emphasis(words.cheatTitle({ rank })),
    middle: cardsOf(context, at, MOMENTS.cheat),
    dock: picks.length
      ? html`${note(words.cheatSecret, eye)}${go(phone.turnPlay({ count: picks.length, rank }), context.on.nextPractice, letter(context, keys.play))}`
      : html`${note(words.cheatWhy)}${box(words.cheatTap)}`,
  });
}

/** Return a handler that explains to a player who believes, or takes cards, that this is a bluff. */
const sure =
  ({ on, lesson }: Phone.Context) =>
  () => {
    const hint = words.callSure({ word: lesson.call_word });
    on.hintPractice(hint, plain(hint));
  };

function callStep(context: Phone.Context, at: Phone.Practice) {
  const { rank, claim, cards } = MOMENTS.call;
  const holds = heldOf(MOMENTS.call);
  return moment(context, "call", {
    small: phone.claimSays({ name: words.robin }),
    large: large(phone.claimLarge({ count: claim.count, rank })),
    side: html`<span class="headline-down" role="img" aria-label=${phone.claimDown(claim)}
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
    dock: html`${note(at.hint || words.callWhy({ count: holds, rank }))}
      <div class="pair pair-tall">
        <button
          class="button button-call"
          dir="auto"
          aria-keyshortcuts=${letter(context, keys.call)}
          @click=${context.on.nextPractice}
        >
          ${context.lesson.call_word}
        </button>
        ${quiet(phone.claimBelieve, sure(context))}
      </div>`,
  });
}

function caughtStep(context: Phone.Context) {
  const { rank, claim } = MOMENTS.call;
  const robin = { name: words.robin };
  return moment(context, "caught", {
    small: words.callSaid({ ...robin, count: claim.count, rank }),
    large: html`<span class="practice-bad">${events.caught}</span>`,
    middle: html`<ul class="reveal-cards reveal-3" aria-label=${phone.revealCards}>
      ${claim.faces.map((face) => {
        const fits = rankOf(face) === rank;
        return html`<li class=${fits ? "is-good" : "is-bad"}>
          ${card(face)}<span class="reveal-caption"
            ><b>${fits ? signs.right : signs.wrong}</b> ${cards.rank({ rank: rankOf(face) })}</span
          >
        </li>`;
      })}
    </ul>`,
    dock: html`${note(words.callPile(robin))}${go(words.callNext, context.on.nextPractice)}`,
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
          >${told.right ? events.right : events.wrong}</span
        >`
      : words.questionKicker,
    large: long
      ? words.questionRead
      : html`<span class="practice-question" lang=${ifDefined(practice.lang || undefined)} dir="auto"
          >${formulaText(practice.text)}</span
        >`,
    middle: html`${long ? html`<p class="question-asks is-medium" lang=${ifDefined(practice.lang || undefined)} dir="auto">${formulaText(practice.text)}</p>` : nothing}
      <fieldset class="choice-list" data-zone="choices" lang=${ifDefined(practice.lang || undefined)}>
        <legend class="heard">${phone.answerChoices}</legend>
        ${practice.choices.map((text, place) => {
          const right = told?.answer.includes(place);
          return choice(context, place, formulaText(text), {
            picked: right || (!told && place === given),
            tick: right ? phone.answerRight : told && place === given ? phone.answerYours : "",
            pick: may ? () => context.on.choosePractice(place) : null,
          });
        })}
      </fieldset>
      ${told?.explanation ? html`<p class="panel" dir="auto"><b>${words.questionWhy}</b> ${formulaText(told.explanation)}</p>` : nothing}`,
    dock: told
      ? html`${note(words.doneWhy)}${go(words.doneButton, context.on.skipPractice)}`
      : sent
        ? pressed(phone.answerSent)
        : html`${note(at.hint || (stakes === "half" ? words.questionHalves : words.questionCounts))}${given === null ? box(phone.answerTap) : go(phone.answerButton({ letters: [letterOf(given)] }), () => context.on.answerPractice(given))}`,
  });
}

function doneStep(context: Phone.Context) {
  return moment(context, "done", {
    small: words.doneKicker,
    large: words.doneTitle,
    middle: html`<p class="story">${words.doneWhy}</p>`,
    dock: go(words.doneButton, context.on.skipPractice),
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
