/**
 * A view from its sections. The server sends the fields that have changed since its last message to this screen
 * (docs/protocol.md); the screens read whole views. Nothing here changes what it is given.
 */

const LOG = 12; // lines of a log

/**
 * What is held once a message has come, or `null` if one before it is missing. The message with the number 0 holds
 * everything.
 *
 * @param {Screen.Held | null} held
 * @param {Screen.News} message
 * @returns {Screen.Held | null}
 */
export function take(held, { version, at, now, games, ...news }) {
  if (at !== 0 && held?.at !== at - 1) return null;
  const next = /** @type {any} */ ({ ...(at && held), version, at, now });
  for (const [name, fields] of Object.entries(news)) next[name] = merged(next[name], fields);
  if (games) {
    next.games = { ...next.games };
    for (const [table, fields] of Object.entries(games)) next.games[table] = merged(next.games[table], fields);
  }
  return next;
}

/**
 * The view that these sections make at their `now`.
 *
 * @param {Screen.Held} held
 * @returns {any}
 */
export function compose({ version, at, now, hand, games, ...sections }) {
  const view = /** @type {any} */ ({ version, game: null, ...sections });
  if (hand && view.game) view.game = { ...view.game, you: hand };
  if (games) {
    view.games = Object.values(games).filter(Boolean);
    view.game = version[1] === "all" ? null : (view.games[0]?.view ?? null);
  }
  return counted(view, now);
}

/** A section with these fields instead; of a log they are its new lines, of a table's view its own fields. */
function merged(/** @type {any} */ held, /** @type {any} */ fields) {
  if (!held || !fields) return fields;
  const next = { ...held, ...fields };
  if (held.view && fields.view) next.view = merged(held.view, fields.view);
  if (fields.log) {
    const older = held.log.filter((/** @type {any} */ { n }) => n < fields.log[0]?.n);
    next.log = [...older, ...fields.log].slice(-LOG);
  }
  return next;
}

/** A value with the ms that are left or have passed in the place of each moment. @returns {any} */
function counted(/** @type {any} */ value, /** @type {number} */ now) {
  if (!value || typeof value !== "object") return value;
  if ("ends" in value) return Math.max(0, value.ends - now);
  if ("began" in value) return Math.max(0, now - value.began);
  let next = value;
  for (const [name, inner] of Object.entries(value)) {
    const shown = counted(inner, now);
    if (shown === inner) continue;
    if (next === value) next = Array.isArray(value) ? [...value] : { ...value };
    next[name] = shown;
  }
  return next;
}
