/** Sentences with `*what stands out*` (words/*.ts) as text for the screen or without the marks. No words here. */
import { html } from "lit-html";

/**
 * Draws every second piece strong. A template, not a bare list: where a list takes the place of a template, lit-html
 * does not disconnect the directives in it, and a clock would tick on.
 */
export const emphasis = (sentence: string) =>
  html`${sentence.split("*").map((piece, at) => (at % 2 ? html`<b>${piece}</b>` : piece))}`;

/** The same sentence for a screen reader. */
export const plain = (sentence: string) => sentence.replaceAll("*", "");
