/** How long a table has waited for players who haven't sat down, measured on this page. */
import type * as View from "../protocol.js";
import type * as Desk from "./types.js";

const WAITS = 20_000; // ms after the last player sat down until missing ones are named
const NOBODY = 60_000; // the same while fewer than half have sat down: they are still on their way

/** Return by table `{key, at}`: since when it has waited. It is kept while nobody sits down, joins or leaves. */
export function watchedSeats(
  before: Desk.Sitting,
  { phase, tables = [] }: { phase: string; tables?: View.Table[] },
  now: number = performance.now(),
) {
  const open = phase === "seating" ? tables.filter(({ dealt }) => !dealt) : [];
  return new Map(
    open.map(({ number, seats, sat }) => {
      const key = `${seats} ${sat}`;
      const since = before.get(number);
      return [number, since?.key === key ? since : { key, at: now }];
    }),
  );
}

const patience = ({ seats, sat }: View.Table) => (2 * sat.length >= seats.length ? WAITS : NOBODY);

/** Return whether a table has waited long enough to name the missing players. */
export function isLate(watched: Desk.Sitting, table: View.Table, now: number = performance.now()) {
  const since = watched.get(table.number);
  return since !== undefined && now - since.at >= patience(table);
}

/** Return the ms until the next table has waited long enough; null if none will. */
export function nextLate(
  watched: Desk.Sitting,
  { tables = [] }: { tables?: View.Table[] },
  now: number = performance.now(),
) {
  const left = tables
    .map((table) => (watched.get(table.number)?.at ?? -Infinity) + patience(table) - now)
    .filter((each) => each > 0);
  return left.length ? Math.min(...left) : null;
}
