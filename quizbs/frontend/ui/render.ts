/**
 * lit-html's `render`, made safe for page translators. A translator replaces the text nodes and markers of lit-html,
 * which would then keep writing into nodes that are no longer shown.
 */
import { nothing, render as update } from "lit-html";

/** Render `screen` into `root`, from scratch if a translator has changed it. */
export function render(screen: unknown, root: HTMLElement) {
  if (root.querySelector("font")) update(nothing, root); // added by Chrome and Edge; our screens have none
  try {
    update(screen, root);
  } catch {
    update(nothing, root); // Firefox removes the markers; errors of our own are thrown again
    update(screen, root);
  }
}
