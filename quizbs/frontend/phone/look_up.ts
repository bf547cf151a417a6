/** "Look up!" for as long as the wall shows something first: the answer to a question, or who has won. */
import type * as Phone from "./types.js";
import { html } from "lit-html";
import { up } from "../words/show.js";
import { box, frame } from "./frame.js";
import { ARROW } from "./show.js";

let timer = 0;

/**
 * The ms left until the wall shows it, `told` ms after this phone has received it. `on.looked` is called when none are
 * left.
 */
export function looksFor({ state, game, on }: Phone.AtTable, told: number) {
  clearTimeout(timer);
  if (!state.upSince) return 0;
  const left = game.end_on_wall ? state.upSince + told - performance.now() : 0;
  timer = setTimeout(on.looked, Math.max(0, left));
  return left;
}

/** @param line in place of a button */
export const lookUp = (context: Phone.Context, line: string, label?: string) =>
  frame(context, {
    kind: "up",
    label,
    eye: false,
    seats: false,
    middle: html`<div class="show-up">
      ${ARROW}
      <h1 id="headline" tabindex="-1">${up.title}</h1>
    </div>`,
    dock: box(line),
  });
