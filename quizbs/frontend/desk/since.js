/** How long a table has stood at one moment, counted on this page: told where no clock runs. */

/**
 * What tells one moment from the next: somebody's turn stays the same while others believe.
 *
 * @param {View.Shown} shown
 */
const momentOf = ({ game, view }) =>
  [game, view.phase, view.turn_number, view.challenge?.number, view.question?.number].join(" ");

/**
 * The moments of all tables by their numbers, `before` carried on where a table has not moved. Each is a clock for
 * `ticking` that never ends: `{moment, at, ends, of, held}`; `held` are the milliseconds of a paused one.
 *
 * @param {Desk.Since} before
 * @param {View.Shown[]} games
 * @param {number} [now]
 */
export function watched(before, games, now = performance.now()) {
  const open = games.filter(({ view }) => view && view.phase !== "over");
  return new Map(
    open.map((shown) => [
      shown.table,
      carried(before.get(shown.table), momentOf(shown), Boolean(shown.view.paused), now),
    ]),
  );
}

/**
 * @param {Desk.Moment | undefined} last
 * @param {string} moment
 * @param {boolean} paused
 * @param {number} now
 */
function carried(last, moment, paused, now) {
  const gone = last?.moment === moment ? elapsed(last, now) : 0;
  return { moment, at: now - gone, ends: Infinity, of: 1, held: paused ? gone : null };
}

/**
 * Milliseconds since the moment began, without those in which the table stood still.
 *
 * @param {{ at: number, held: number | null }} given
 * @param {number} [now]
 */
export const elapsed = ({ at, held }, now = performance.now()) => held ?? now - at;
