/** How long a table has waited for those who have not sat down, counted on this page. */

const WAITS = 20_000; // ms after the last one sat down until somebody is named
const NOBODY = 60_000; // ms for a table at which not even half of them sit: they are still on their way

/**
 * What is waited for, by the table's number: `{key, at}`, carried on while nobody sits down, comes or goes.
 *
 * @param {Desk.Sitting} before
 * @param {{ phase: string, tables?: View.Table[] }} given
 * @param {number} [now]
 */
export function watchedSeats(before, { phase, tables = [] }, now = performance.now()) {
  const open = phase === "seating" ? tables.filter(({ dealt }) => !dealt) : [];
  return new Map(
    open.map(({ number, seats, sat }) => {
      const key = `${seats} ${sat}`;
      return [number, before.get(number)?.key === key ? before.get(number) : { key, at: now }];
    }),
  );
}

/** @param {View.Table} table */
const patience = ({ seats, sat }) => (2 * sat.length >= seats.length ? WAITS : NOBODY);

/**
 * Whether a table has waited long enough for its last ones to be named.
 *
 * @param {Desk.Sitting} watched
 * @param {View.Table} table
 * @param {number} [now]
 */
export function isLate(watched, table, now = performance.now()) {
  const since = watched.get(table.number);
  return Boolean(since) && now - since.at >= patience(table);
}

/**
 * Milliseconds until the next table has waited long enough; null: none will.
 *
 * @param {Desk.Sitting} watched
 * @param {{ tables?: View.Table[] }} given
 * @param {number} [now]
 */
export function nextLate(watched, { tables = [] }, now = performance.now()) {
  const left = tables
    .filter(({ number }) => watched.has(number))
    .map((table) => watched.get(table.number).at + patience(table) - now);
  const open = left.filter((each) => each > 0);
  return open.length ? Math.min(...open) : null;
}
