/** How a challenge or an answer is judged, on projector and phone. The one place to translate it. */
import { capital, verdict } from "./common.js";

/**
 * Verdicts in more than one way, kind all of them: about the cards and the answer, never about the person. Each list
 * begins with the plain one.
 */
export const verdicts = {
  caught: [verdict.caught, "Spotted!", "Found out!", "Sharp eyes!"],
  honest: [verdict.honest, "True indeed!", "Nothing but true!", "Honest cards!"],
  right: [
    (who) => `${capital(who)} knew it!`,
    (who) => `${capital(who)} got it!`,
    (who) => `Right, ${who}!`,
    (who) => `Well known, ${who}!`,
  ],
  rightQuietly: [verdict.right, "Well known!", "That is it!"],
  wrong: [verdict.wrong, "Not quite.", "Not yet: a hard one!", "Not yet, but now we all know."],
};

const letters = (text) => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/** The verdict for a challenge: by its number, so the same after every reload, 0 the plainest; the call word is never one. */
export function varied(kind, number, callWord, who = "") {
  const lines = verdicts[kind].map((line) => (typeof line === "function" ? line(who) : line));
  const good = lines.filter((line) => letters(line) !== letters(callWord));
  return good[number % good.length];
}
