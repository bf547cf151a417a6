/**
 * What is picked and typed but not sent yet survives a reload of the page: kept in this tab, under the name of its
 * question or hand, and taken away once no question is asked any more. Where the browser keeps nothing it lasts as long
 * as the page.
 */
import type * as Phone from "./types.js";
const PREFIX = "quizbs-draft ";
const PICKED = "quizbs-picked";
const LEFT = "quizbs-left";

/** Do something with what the tab keeps; `otherwise` where it may keep nothing. */
function stored<T>(how: (tab: Storage) => T, otherwise: T) {
  try {
    return how(sessionStorage);
  } catch {
    return otherwise;
  }
}

/** Keep what is chosen and typed for the question of this name. */
export const keepDraft = (question: string, { choices, typed }: Phone.Draft) =>
  stored(
    (tab) =>
      choices.length || typed
        ? tab.setItem(PREFIX + question, JSON.stringify({ choices, typed }))
        : tab.removeItem(PREFIX + question),
    undefined,
  );

/** What was chosen and typed for the question of this name. */
export const draftOf = (question: string): Phone.Draft =>
  stored((tab) => JSON.parse(tab.getItem(PREFIX + question) ?? "null"), null) ?? { choices: [], typed: "" };

/** Forget all drafts. */
export const dropDrafts = () =>
  stored((tab) => {
    const old = Object.keys(tab).filter((key) => key.startsWith(PREFIX));
    old.forEach((key) => tab.removeItem(key));
  }, undefined);

/**
 * Keep how many turns had been played for the owner of the hand of this name when the page was left; null: it is looked at.
 */
export const keepLeft = (left: Phone.PageLeft | null) =>
  stored((tab) => (left ? tab.setItem(LEFT, JSON.stringify(left)) : tab.removeItem(LEFT)), undefined);

export const keptLeft = (): Phone.PageLeft | null => stored((tab) => JSON.parse(tab.getItem(LEFT) ?? "null"), null);

/** Keep which cards of the hand of this name are picked, and of no other hand. */
export const keepPicked = (hand: string, picked: Set<number>) =>
  stored((tab) => tab.setItem(PICKED, JSON.stringify({ hand, picked: [...picked] })), undefined);

/** Which cards of the hand of this name were picked. */
export function pickedOf(hand: string): number[] {
  const kept = stored((tab) => JSON.parse(tab.getItem(PICKED) ?? "null"), null);
  return kept?.hand === hand ? kept.picked : [];
}
