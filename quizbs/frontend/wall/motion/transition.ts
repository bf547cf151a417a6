/** How a drawn scene gives way to the next one. Pure functions of the view. */
import type * as Wall from "../types.js";
import { stepOf } from "../overview/overview.js";
import { sceneKey, sceneOf } from "../scene.js";

/** What is drawn: the key of the scene, and that of what several tables show. */
export interface Drawn {
  key: string;
  step: string;
}

/** Return what the wall draws for a view. */
export function drawnOf(view: Wall.Focused): Drawn {
  const { kind } = sceneOf(view);
  return { key: sceneKey(view), step: `${kind} ${kind === "overview" ? stepOf(view) : ""}` };
}

/**
 * Return how a copy of the drawn scene gives way to the view's (ghost.ts): it dims "behind" a call, "leaves" before a
 * question, or fades "over" other tables. `null`: no copy is needed.
 */
export function transition(before: Drawn | null, view: Wall.Focused) {
  const [scene, after] = [sceneOf(view), drawnOf(view)];
  if (!before) return null;
  if (scene.kind === "overview") return after.step === before.step ? null : "over";
  if (after.key === before.key) return null;
  if (scene.kind === "reveal") return scene.game.phase === "turning" ? "behind" : null;
  return scene.kind === "question" && before.key.includes(" reveal ") ? "leaves" : null;
}
