/** A reaction pops up from the head of its player, floats, and disappears. */
import type * as View from "../../protocol.js";
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { reaction } from "../../ui/reactions.js";

export function pop({ reactions, turn_number: turn }: View.Game, seat: View.Seat) {
  const shown = reactions.find((one) => one.seat === seat);
  return shown ? keyed(turn, html`<span class="pop">${reaction(shown.which)}</span>`) : nothing;
}
