/** Draws a message with something in place of a fact, such as a name with its sign, wherever its language has it. */
import { html } from "lit-html";

/** The facts that `placed` replaces, in the order of its arguments. */
export const FIRST = "\ue000";
export const SECOND = "\ue001";

const filled = (piece: string, drawn: unknown[]) =>
  piece.split(/([\ue000\ue001])/).map((part) => (part === FIRST ? drawn[0] : part === SECOND ? drawn[1] : part));

/** Draw the sentence, what is between stars strong, with `drawn` in place of FIRST and SECOND. */
export const placed = (sentence: string, ...drawn: unknown[]) =>
  html`${sentence.split("*").map((piece, at) => (at % 2 ? html`<b>${filled(piece, drawn)}</b>` : filled(piece, drawn)))}`;
