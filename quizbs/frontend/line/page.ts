/** Reads what the server has put into the page. */
import type * as View from "../protocol.js";

/** Return the build of quizbs that made this page, or "". */
export const build = () => document.querySelector<HTMLMetaElement>('meta[name="quizbs-build"]')?.content ?? "";

/**
 * Return the first view, so that the page can draw without asking the server. It is removed from the page, so that it
 * isn't there when somebody returns to it.
 */
export function firstView(): View.Phone | null {
  const place = document.getElementById("first-view");
  place?.remove();
  return place && JSON.parse(place.textContent ?? "null");
}
