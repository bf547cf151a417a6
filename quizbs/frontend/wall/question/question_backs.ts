/** Card backs while somebody picks a question. */
import type * as View from "../../protocol.js";
import { html } from "lit-html";
import { back } from "../../ui/cards.js";
import { css } from "../../ui/css.js";

const WONDERS = [0, 2, 4, 1, 3]; // the order in which cards stir while a question is picked

/**
 * Somebody picks a question: cards face down that stir one by one, then the one under the finger. They don't say which
 * is picked. Before that they only keep their place, so that nothing moves.
 */
export const questionBacks = (phase: View.Game["phase"], finger: number | null = null) =>
  html`<span
    class="reveal-picks ${phase === "choosing" ? "" : "is-yet-to-come"} ${finger === null ? "" : "is-picked"}"
    aria-hidden="true"
    >${WONDERS.map((turn, at) => html`<i class="reveal-pick ${at === finger ? "is-touched" : ""}" ${css({ "--at": at, "--turn": turn })}>${back()}</i>`)}</span
  >`;
