/**
 * What is picked and typed but not sent yet survives a reload of the page: kept in this tab, under the name of its
 * question or hand, and taken away once no question is asked any more. Where the browser keeps nothing it lasts as long
 * as the page.
 */
const PREFIX = "quizbs-draft ";
const PICKED = "quizbs-picked";
const LEFT = "quizbs-left";

/**
 * Do something with what the tab keeps; `otherwise` where it may keep nothing.
 *
 * @template T
 * @param {(tab: Storage) => T} how
 * @param {T} otherwise
 */
function stored(how, otherwise) {
  try {
    return how(sessionStorage);
  } catch {
    return otherwise;
  }
}

/**
 * Keep what is chosen and typed for the question of this name.
 *
 * @param {string} question
 * @param {Phone.Draft} draft
 */
export const keepDraft = (question, { choices, typed }) =>
  stored(
    (tab) =>
      choices.length || typed
        ? tab.setItem(PREFIX + question, JSON.stringify({ choices, typed }))
        : tab.removeItem(PREFIX + question),
    undefined,
  );

/**
 * What was chosen and typed for the question of this name.
 *
 * @param {string} question
 * @returns {Phone.Draft}
 */
export const draftOf = (question) =>
  stored((tab) => JSON.parse(tab.getItem(PREFIX + question)), null) ?? { choices: [], typed: "" };

/** Forget all drafts. */
export const dropDrafts = () =>
  stored((tab) => {
    const old = Object.keys(tab).filter((key) => key.startsWith(PREFIX));
    old.forEach((key) => tab.removeItem(key));
  }, undefined);

/**
 * Keep how many turns had been played for the owner of the hand of this name when the page was left; null: it is looked at.
 *
 * @param {Phone.Left | null} left
 */
export const keepLeft = (left) =>
  stored((tab) => (left ? tab.setItem(LEFT, JSON.stringify(left)) : tab.removeItem(LEFT)), undefined);

/** @returns {Phone.Left | null} */
export const keptLeft = () => stored((tab) => JSON.parse(tab.getItem(LEFT)), null);

/**
 * Keep which cards of the hand of this name are picked, and of no other hand.
 *
 * @param {string} hand
 * @param {Set<number>} picked
 */
export const keepPicked = (hand, picked) =>
  stored((tab) => tab.setItem(PICKED, JSON.stringify({ hand, picked: [...picked] })), undefined);

/**
 * Which cards of the hand of this name were picked.
 *
 * @param {string} hand
 * @returns {number[]}
 */
export function pickedOf(hand) {
  const kept = stored((tab) => JSON.parse(tab.getItem(PICKED)), null);
  return kept?.hand === hand ? kept.picked : [];
}
