/**
 * Keeps unsent answers and picked cards across a reload: in the tab's session storage, by question or hand, until no
 * question is open. If the browser stores nothing, they last as long as the page.
 */
import type * as Phone from "./types.js";
const PREFIX = "quizbs-draft ";
const PICKED = "quizbs-picked";
const LEFT = "quizbs-left";

/** Use the session storage, or return `otherwise` if it is blocked. */
function stored<T>(how: (tab: Storage) => T, otherwise: T) {
  try {
    return how(sessionStorage);
  } catch {
    return otherwise;
  }
}

/** Store the unsent answer to a question. */
export const keepDraft = (question: string, { choices, typed }: Phone.Draft) =>
  stored(
    (tab) =>
      choices.length || typed
        ? tab.setItem(PREFIX + question, JSON.stringify({ choices, typed }))
        : tab.removeItem(PREFIX + question),
    undefined,
  );

/** Return the stored answer to a question, or an empty one. */
export const draftOf = (question: string): Phone.Draft =>
  stored((tab) => JSON.parse(tab.getItem(PREFIX + question) ?? "null"), null) ?? { choices: [], typed: "" };

/** Delete all stored answers. */
export const dropDrafts = () =>
  stored((tab) => {
    const old = Object.keys(tab).filter((key) => key.startsWith(PREFIX));
    old.forEach((key) => tab.removeItem(key));
  }, undefined);

/** Store how many turns autoplay had played when the page was left; `null` deletes it. */
export const keepLeft = (left: Phone.PageLeft | null) =>
  stored((tab) => (left ? tab.setItem(LEFT, JSON.stringify(left)) : tab.removeItem(LEFT)), undefined);

export const keptLeft = (): Phone.PageLeft | null => stored((tab) => JSON.parse(tab.getItem(LEFT) ?? "null"), null);

/** Store the picked cards of a hand, in place of those of any other hand. */
export const keepPicked = (hand: string, picked: Set<number>) =>
  stored((tab) => tab.setItem(PICKED, JSON.stringify({ hand, picked: [...picked] })), undefined);

/** Return the stored picks of a hand. */
export function pickedOf(hand: string): number[] {
  const kept = stored((tab) => JSON.parse(tab.getItem(PICKED) ?? "null"), null);
  return kept?.hand === hand ? kept.picked : [];
}
