/** The verdicts of challenges and answers, on wall and phone: about the cards and the answer, never about the person. */
import * as words from "words:events";

/** Several of each kind, all of them kind. The first is the plainest. */
export const VERDICTS = {
  caught: [words.caught, words.caught2, words.caught3, words.caught4],
  honest: [words.honest, words.honest2, words.honest3, words.honest4],
  right: [words.knew, words.knew2, words.knew3, words.knew4],
  rightQuietly: [words.right, words.right2, words.right3],
  wrong: [words.wrong, words.wrong2, words.wrong3, words.wrong4],
};

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/**
 * Return the verdict of a challenge. It depends on the number, so it is the same after a reload; 0 is the plainest. It
 * is never the call word.
 */
export function varied(kind: keyof typeof VERDICTS, number: number, callWord: string, who = "") {
  const lines = VERDICTS[kind].map((line) => (typeof line === "function" ? line({ who }) : line));
  const good = lines.filter((line) => letters(line) !== letters(callWord));
  return good[number % good.length];
}
