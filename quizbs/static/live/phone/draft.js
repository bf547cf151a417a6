/**
 * A half-typed answer survives a reload of the page: kept in this tab, under the name of its question, and taken away
 * once no question is asked any more. Where the browser keeps nothing it lasts as long as the page.
 */
const PREFIX = "quizbs-draft ";

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
 * Keep what is typed for the question of this name; "" keeps nothing.
 *
 * @param {string} question
 * @param {string} text
 */
export const keepDraft = (question, text) =>
  stored((tab) => (text ? tab.setItem(PREFIX + question, text) : tab.removeItem(PREFIX + question)), undefined);

/**
 * What was typed for the question of this name, "" for nothing.
 *
 * @param {string} question
 */
export const draftOf = (question) => stored((tab) => tab.getItem(PREFIX + question), null) ?? "";

/** Forget all drafts. */
export const dropDrafts = () =>
  stored((tab) => {
    const old = Object.keys(tab).filter((key) => key.startsWith(PREFIX));
    old.forEach((key) => tab.removeItem(key));
  }, undefined);
