/** The screen "Look up!" while the wall reveals something before the phones: an answer, or who has won. */
import type * as Phone from "../types.js";
import { html } from "lit-html";
import * as words from "words:phone";
import { box, frame } from "../frame.js";
import { ARROW } from "./show.js";

let timer = 0;

/**
 * Return the ms until the wall has revealed it, `told` ms after this phone received it, and schedule `looked` for that
 * moment.
 */
export function looksFor({ state, game, on }: Phone.AtTable, told: number) {
  clearTimeout(timer);
  if (!state.wallShowsSince) return 0;
  const left = game.end_on_wall ? state.wallShowsSince + told - performance.now() : 0;
  timer = setTimeout(() => on.later?.looked(), Math.max(0, left));
  return left;
}

/** Draw "Look up!", with `line` in place of the buttons. */
export const lookUp = (context: Phone.Context, line: string, label?: string) =>
  frame(context, {
    kind: "up",
    label,
    eye: false,
    seats: false,
    middle: html`<div class="show-up">
      ${ARROW}
      <h1 id="headline" tabindex="-1" data-show>${words.upTitle}</h1>
    </div>`,
    dock: box(line),
  });
