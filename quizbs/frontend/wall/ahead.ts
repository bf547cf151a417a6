/**
 * What the projector alone is told of a reveal before the others are: when each face is to be seen. So it begins to turn
 * a card in time, by a pace that is the same for truth and lie.
 */
import { enlarged } from "./overview.js";

const HALF = 210; // ms from a back at rest to its edge; wall.css counts alike
const LONG_AGO = { since: 60_000, turns: 2_600 };
const LIFT = 830; // the same of the last card, which is lifted first and turns slowly

/** The table whose reveal is on the wall, as the host's list of tables has it. */
function shown(view: Wall.Focused) {
  const table = view.table ?? (view.game ? view.games?.[0]?.table : enlarged(view)?.table);
  return view.games?.find((shown) => shown.table === table);
}

/** For each place of the reveal on the wall when its back begins to turn, in this page's ms; [] where nothing turns. */
export function aheadOf(view: Wall.Focused, now: number) {
  const large = shown(view);
  if (!large?.ahead || !large.view?.challenge || large.view.paused) return [];
  const { claim, short } = large.view.challenge;
  const pace = short ? 0.5 : 1;
  return large.ahead.faces.map((left, at) => now + left - pace * (at === claim.count - 1 ? LIFT : HALF));
}

/**
 * The call on the wall by its name, or null; with how long ago it was and how long after it the first card turns, in ms.
 * Where nothing turns any more it was long ago, and nothing
 * of it is played.
 */
export function sinceCall(
  view: Wall.Focused,
): { call: string; stamped: boolean; times: { since: number; turns: number; plays: boolean } } | null {
  const large = shown(view);
  if (!large?.view?.challenge) return null;
  const { since, turns } = large.ahead ?? LONG_AGO;
  const { number, honest } = large.view.challenge;
  return {
    call: `${large.game} ${number}`,
    stamped: honest !== null,
    times: { since, turns, plays: Boolean(large.ahead) },
  };
}

/** When the next back begins to turn, or null. */
export function nextBegins(ahead: number[], now: number) {
  const later = ahead.filter((begins) => begins > now);
  return later.length ? Math.min(...later) : null;
}
