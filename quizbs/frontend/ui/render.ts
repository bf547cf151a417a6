/**
 * lit-html's `render`, which a page translator cannot freeze. A translator puts nodes of its own where lit-html has its
 * texts and markers; lit-html would go on writing into the old nodes, which are no longer shown.
 */
import { nothing, render as update } from "lit-html";

/** Render `screen` into `root`, from nothing if a translator has been there. */
export function render(screen: unknown, root: HTMLElement) {
  if (root.querySelector("font")) update(nothing, root); // Chrome's and Edge's; no screen of ours has one
  try {
    update(screen, root);
  } catch {
    update(nothing, root); // Firefox removes the markers; a fault of our own is thrown again
    update(screen, root);
  }
}
