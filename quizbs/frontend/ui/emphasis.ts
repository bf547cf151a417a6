/** Draws sentences with `*emphasis*` (words/*.ts), or removes the marks. */
import { html } from "lit-html";

/**
 * Draw every second piece strong. A template rather than a list: when a list replaces a template, lit-html doesn't
 * disconnect the directives in it, and a clock would tick on.
 */
export const emphasis = (sentence: string) =>
  html`${sentence.split("*").map((piece, at) => (at % 2 ? html`<b>${piece}</b>` : piece))}`;

/** Return the sentence without marks, for screen readers. */
export const plain = (sentence: string) => sentence.replaceAll("*", "");
