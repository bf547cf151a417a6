/**
 * Remembers the questions of this game that the phone has shown, so that missed ones can be tried again in private.
 * They stay in the page and are never sent.
 */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { answered } from "../context.js";

/** Return the question of this table that the student was to answer, for cards or along with everybody. */
function atTheTable({ game, you: { seat } }: View.Phone) {
  const question = game?.question;
  if (!question || !answered(question) || !game.you) return null;
  const mine = question.answerer === seat;
  if (!mine && !question.along) return null;
  const own = mine ? question.result : game.you.along;
  return {
    question: { ...question, sure: false },
    given: own?.given ?? null,
    right: own?.right === true,
    without: game.you.without ?? [],
  };
}

function ofTheClass({ lesson, you }: View.Phone) {
  const question = lesson.class_question;
  if (!question || !answered(question)) return null;
  return {
    question: { ...question, sure: false },
    given: you.class?.given ?? null,
    right: you.class?.right === true,
    without: you.without ?? [],
  };
}

/** Record the questions that a view shows in `state.seenQuestions`, which is cleared for another game. */
export function remember(state: Phone.State, view: View.Phone) {
  const game = view.game ? view.version[1] : state.seenGame;
  if (game !== state.seenGame) {
    state.seenGame = game;
    state.seenQuestions = new Map();
  }
  for (const met of [atTheTable(view), ofTheClass(view)]) if (met) state.seenQuestions.set(met.question.text, met);
}

/** Return the questions that were answered wrong or not at all, and not right in private since, in their order. */
export const missed = ({ seenQuestions }: Phone.State) => [...seenQuestions.values()].filter(({ right }) => !right);

const plainly = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{P}\p{Z}\s]/gu, "")
    .toLowerCase();

/** Return whether an answer is right, or null if that needs a person: a typed answer may be right in other words. */
export function judged({ choices, result }: Phone.Answered, { choices: given = [], text = "" }: View.Given) {
  if (choices.length) return given.length === result.answer.length && given.every((at) => result.answer.includes(at));
  return result.answer.some((right) => plainly(String(right)) === plainly(text)) || null;
}
