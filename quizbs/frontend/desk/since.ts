/** How long a table has been at the same moment, measured on this page; shown where no clock runs. */
import type * as View from "../protocol.js";
import type * as Desk from "./types.js";

/** Return a key for a moment: a turn stays the same moment while others believe. */
const momentOf = (game: string, view: View.Game) =>
  [game, view.phase, view.turn_number, view.challenge?.number, view.question?.number].join(" ");

/**
 * Return the moments of all tables by number; a table that hasn't moved on keeps its one from `before`. Each is a clock
 * for `ticking` that never ends: `{moment, at, ends, of, held}`; `held` are the elapsed ms of a paused one.
 */
export const watched = (before: Desk.Since, games: View.Shown[], now: number = performance.now()): Desk.Since =>
  new Map(
    games.flatMap(({ table, game, view }) =>
      view && view.phase !== "over"
        ? [[table, carried(before.get(table), momentOf(game, view), view.paused, now)]]
        : [],
    ),
  );

function carried(last: Desk.Moment | undefined, moment: string, paused: boolean, now: number) {
  const gone = last?.moment === moment ? elapsed(last, now) : 0;
  return { moment, at: now - gone, ends: Infinity, of: 1, held: paused ? gone : null };
}

/** Return the ms since a moment began, without pauses. */
export const elapsed = ({ at, held }: { at: number; held: number | null }, now: number = performance.now()) =>
  held ?? now - at;
