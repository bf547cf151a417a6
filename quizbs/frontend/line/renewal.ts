/**
 * Reloads a page that is older than the server, once. Unanswered acts are kept in the tab's history, and the new page
 * sends them again with the same ids.
 */
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";

const SOON = 30_000; // ms within which a second reload would be a loop

interface Renewal {
  from?: string;
  at?: number;
  /** Earlier builds stored an act beside its id. */
  acts?: (Screen.Message | ({ id: string } & View.Act))[];
}

const kept = (): Renewal => globalThis.history?.state?.renewal ?? {};

/** Return the acts that the page before this one left unanswered; only once. */
export function actsFromBefore() {
  const { acts = [], ...rest } = kept();
  if (acts.length) history.replaceState({ renewal: rest }, "");
  return acts.map((message): Screen.Message => {
    if ("act" in message) return message;
    const { id, ...act } = message;
    return { id, act };
  });
}

/** Reload the page; `from` is the build that made it. Returns false, without reloading, if that was tried just now. */
export function renew(from: string, acts: Screen.Message[]) {
  const before = kept();
  if (before.from === from || Date.now() - (before.at ?? 0) < SOON) return false;
  history.replaceState({ renewal: { from, at: Date.now(), acts } }, "");
  location.reload();
  return true;
}
