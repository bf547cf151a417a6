/** The verdicts of challenges and answers, on wall and phone. */
import { capital, verdict } from "./common.js";

/**
 * Verdicts in several ways, all of them kind: about the cards and the answer, never about the person. The first of each
 * list is the plainest.
 */
export const verdicts: Record<
  "caught" | "honest" | "right" | "rightQuietly" | "wrong",
  (string | ((who: string) => string))[]
> = {
  caught: [verdict.caught, "Spotted!", "Nice catch!", "Sharp eyes!"],
  honest: [verdict.honest, "No lie!", "Straight as an arrow!", "The whole truth!"],
  right: [
    (who: string) => `${capital(who)} knew it!`,
    (who: string) => `${capital(who)} got it!`,
    (who: string) => `Right, ${who}!`,
    (who: string) => `Nailed it, ${who}!`,
  ],
  rightQuietly: [verdict.right, "Nailed it!", "That’s it!"],
  wrong: [verdict.wrong, "Not quite.", "Tough one!", "Now we know!"],
};

/** Who is named for right answers in a row. */
export const inARow = (who: string, count: number) => `*${capital(who)}*: ${count} in a row!`;

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/**
 * Return the verdict of a challenge. It depends on the number, so it is the same after a reload; 0 is the plainest. It
 * is never the call word.
 */
export function varied(kind: keyof typeof verdicts, number: number, callWord: string, who = "") {
  const lines = verdicts[kind].map((line) => (typeof line === "function" ? line(who) : line));
  const good = lines.filter((line) => letters(line) !== letters(callWord));
  return good[number % good.length];
}
