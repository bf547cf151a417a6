/** Sentences with `*what stands out*` (words/*.js) as text for the screen or without the marks. No words here. */
import { html } from "lit-html";

/** Draws every second piece strong. */
export const rich = (sentence) => sentence.split("*").map((piece, at) => (at % 2 ? html`<b>${piece}</b>` : piece));

/** The same sentence for a screen reader. */
export const plain = (sentence) => sentence.replaceAll("*", "");
