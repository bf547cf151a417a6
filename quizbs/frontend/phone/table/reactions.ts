/** Reactions: one of four per turn, which pops up from the student's head on the wall. */
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { reaction } from "../../ui/reactions.js";
import * as words from "words:after";
import { onItsWay } from "../context.js";

const NAMES = [words.reactionsLaugh, words.reactionsOh, words.reactionsDoubt, words.reactionsLove];

/** The four buttons, from the second lap on: until then there is enough to learn. */
export function reactionRow(context: Phone.AtTable) {
  const { on, can } = context;
  const turn = can.react;
  if (turn === undefined) return nothing;
  const sent = onItsWay(context, "react", "turn", turn);
  const send = (which: number) => on.send({ do: "react", turn, which }, (can) => can.react === turn);
  return html`<div class="reactions" role="group" aria-label=${words.reactionsTitle}>
    ${NAMES.map(
      (name, which) =>
        html`<button
          class="button reactions-one"
          aria-label=${name}
          ?disabled=${Boolean(sent)}
          @click=${() => send(which)}
        >
          ${reaction(which)}
        </button>`,
    )}
  </div>`;
}
