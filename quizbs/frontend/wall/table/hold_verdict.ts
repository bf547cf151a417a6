/**
 * Keeps a verdict readable: it stays on the next turn as a quiet line until it has been visible for eight seconds in
 * all, or until the next claim. Nothing waits for it.
 */
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { emphasis } from "../../ui/emphasis.js";
import { decided } from "../../words/wall.js";
import { peopleOf } from "../people.js";
import { withCall, type Called } from "../scene.js";
import { isStamped } from "../call/turned_cards.js";

export const HOLD = 8_000; // ms

/** Return a key for a decision: the challenge, its cost, the answer. */
const decision = ({ version, lesson }: Wall.Focused, { challenge, settled, question }: Called) =>
  [
    version[1],
    lesson.round,
    challenge.number,
    settled ? `${settled.takes} of ${settled.takes + settled.leaves}` : "",
    question?.result?.right ?? "",
  ].join(" ");

/**
 * Return the decision to keep visible after `view` arrived at `now` (ms), as `{view, decision, until}`, or null. Its
 * time keeps running while views repeat the decision.
 */
export function holdVerdict(held: Wall.Held | null, view: Wall.Focused, now: number): Wall.Held | null {
  const { game } = view;
  if (!game || game.phase === "over" || (held && held.view.version[1] !== view.version[1])) return null;
  const called = withCall(game);
  if (!called) return held && now < held.until ? held : null;
  if (!isStamped(called.challenge)) return null;
  const says = decision(view, called);
  if (held?.decision === says) return { ...held, view, game: called };
  return { view, game: called, decision: says, until: now + HOLD };
}

/** The quiet line, or `otherwise` if no decision is kept. */
export function verdictLine({ held, reached }: Wall.State, otherwise: unknown) {
  if (!held || reached.has("held")) return otherwise;
  const words = decided(held.view.lesson, held.game, peopleOf(held.view).word);
  return words ? html`<p class="claim-happened decided" data-fit data-fit-least=".72">${emphasis(words)}</p>` : nothing;
}
