/** How a challenge or an answer is judged, on wall and phone. The one place to translate it. */
import { capital, verdict } from "./common.js";

/**
 * Verdicts in more than one way, all of them kind: about the cards and the answer, never about the person. Each list
 * starts with the plain one.
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

/** The verdict for a challenge: by its number, so the same after every reload, 0 the plainest; the call word is never one. */
export function varied(kind: keyof typeof verdicts, number: number, callWord: string, who = "") {
  const lines = verdicts[kind].map((line) => (typeof line === "function" ? line(who) : line));
  const good = lines.filter((line) => letters(line) !== letters(callWord));
  return good[number % good.length];
}
