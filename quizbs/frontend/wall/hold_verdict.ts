/**
 * What was decided stays readable: the verdict and who takes what stand on the next turn as a calm line, until they
 * have stood for eight seconds in all or the next claim comes. Nothing waits for it: the newest view is drawn at once.
 */
import type * as Wall from "./types.js";
import { html, nothing } from "lit-html";
import { emphasis } from "../ui/emphasis.js";
import { decided } from "../words/wall.js";
import { peopleOf } from "./people.js";
import { withCall, type Called } from "./scene.js";
import { isStamped } from "./turned.js";

export const HOLD = 8_000; // ms

/** What makes a decision another one: the challenge, what it costs, what was answered. */
const decision = ({ version, lesson }: Wall.Focused, { challenge, settled, question }: Called) =>
  [
    version[1],
    lesson.round,
    challenge.number,
    settled ? `${settled.takes} of ${settled.takes + settled.leaves}` : "",
    question?.result?.right ?? "",
  ].join(" ");

/**
 * The decision to keep in sight after `view` has come at `now` (ms): `{view, decision, until}`, or null. While a view
 * says the same as the one before, the time keeps running.
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

/** The calm line, or `otherwise` when nothing is held any more. */
export function verdictLine({ held, reached }: Wall.State, otherwise: unknown) {
  if (!held || reached.has("held")) return otherwise;
  const words = decided(held.view.lesson, held.game, peopleOf(held.view).word);
  return words ? html`<p class="claim-happened decided" data-fit data-fit-least=".72">${emphasis(words)}</p>` : nothing;
}
