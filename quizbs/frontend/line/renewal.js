/**
 * A page that is older than the server loads itself anew, once. What it has sent and nobody has answered goes along in
 * the history of this tab, and the new page says it again under the same id.
 */

const SOON = 30_000; // ms in which a second renewal would be a loop

/** @returns {{ from?: string, at?: number, acts?: Screen.Message[] }} */
const kept = () => globalThis.history?.state?.renewal ?? {};

/** The acts that the page before this one could not get answered; asked for once. */
export function actsFromBefore() {
  const { acts = [], ...rest } = kept();
  if (acts.length) history.replaceState({ renewal: rest }, "");
  return acts.map(({ id, act, ...older }) => ({ id, act: act ?? /** @type {Screen.Act} */ (older) })); // earlier builds
}

/**
 * Load the page anew. Returns false, and does nothing, where that was tried just now and did not help.
 *
 * @param {string} from the build that made this page
 * @param {Screen.Message[]} acts
 */
export function renew(from, acts) {
  const before = kept();
  if (before.from === from || Date.now() - (before.at ?? 0) < SOON) return false;
  history.replaceState({ renewal: { from, at: Date.now(), acts } }, "");
  location.reload();
  return true;
}
