/**
 * Cuts what is too long for the wall, such as a question of a thousand letters; phones show it in full. Texts with a
 * formula aren't cut, since half a formula says something else.
 */
import type * as View from "../protocol.js";
const QUESTION = 500; // letters that a class can still read from its desks
const CHOICE = 150;
const CROWDED = 6; // more choices than this leave less room for each, and for the question

/** Return a text of at most so many letters, cut between two words. */
export const truncateText = (text: string, most: number) =>
  !text || text.length <= most || text.includes("$") ? text : `${text.slice(0, most).replace(/\s+\S*$/u, "")} …`;

/** Return a question as the wall shows it. */
export function truncate<Q extends View.Question | View.ClassQuestion>(question: Q): Q {
  const crowded = question.choices.length > CROWDED;
  const most = crowded ? CHOICE / 3 : CHOICE;
  return {
    ...question,
    text: truncateText(question.text, crowded ? QUESTION / 2 : QUESTION),
    choices: question.choices.map((text) => truncateText(text, most)),
    translation: question.translation && {
      ...question.translation,
      text: truncateText(question.translation.text, crowded ? QUESTION / 2 : QUESTION),
      choices: question.translation.choices.map((text) => truncateText(text, most)),
    },
    result: question.result && {
      ...question.result,
      explanation: truncateText(question.result.explanation, QUESTION),
      feedback: question.result.feedback.map((text) => truncateText(text, QUESTION / 2)),
    },
  };
}
