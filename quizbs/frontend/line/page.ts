/** What the server has put into the page. */
import type * as View from "../protocol.js";

/** Which build of quizbs has made this page; "" where nothing says so. */
export const build = () => document.querySelector<HTMLMetaElement>('meta[name="quizbs-build"]')?.content ?? "";

/**
 * The first view of the seat, so that nothing has to be asked for before it is drawn. It is taken out: who comes back to
 * this page later is not to find it.
 */
export function firstView(): View.Phone | null {
  const place = document.getElementById("first-view");
  place?.remove();
  return place && JSON.parse(place.textContent ?? "null");
}
