/**
 * A page that is older than the server reloads itself, once. Acts without an answer go along in
 * the history of this tab, and the new page says it again under the same id.
 */
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";

const SOON = 30_000; // ms in which a second renewal would be a loop

interface Renewal {
  from?: string;
  at?: number;
  /** In earlier builds an act stood beside its id. */
  acts?: (Screen.Message | ({ id: string } & View.Act))[];
}

const kept = (): Renewal => globalThis.history?.state?.renewal ?? {};

/** The acts that the page before this one could not get answered; asked for once. */
export function actsFromBefore() {
  const { acts = [], ...rest } = kept();
  if (acts.length) history.replaceState({ renewal: rest }, "");
  return acts.map((message): Screen.Message => {
    if ("act" in message) return message;
    const { id, ...act } = message;
    return { id, act };
  });
}

/**
 * Reload the page; `from` is the build that made this page. Returns false, and does nothing, where that was tried just
 * now and did not help.
 */
export function renew(from: string, acts: Screen.Message[]) {
  const before = kept();
  if (before.from === from || Date.now() - (before.at ?? 0) < SOON) return false;
  history.replaceState({ renewal: { from, at: Date.now(), acts } }, "");
  location.reload();
  return true;
}
