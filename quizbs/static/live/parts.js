/**
 * A view from its parts. The server sends what has changed since its last message to this screen, part by part
 * (docs/protocol.md); the screens read whole views. Nothing here changes what it is given.
 */

/**
 * What is held once a message has come, or `null` if one before it is missing. The message with the number 0 holds
 * everything.
 *
 * @param {Screen.Held | null} held
 * @param {Screen.News} message
 * @returns {Screen.Held | null}
 */
export function take(held, { version, at, parts }) {
  if (at === 0) return { version, at, parts };
  return held?.at === at - 1 ? { version, at, parts: { ...held.parts, ...parts } } : null;
}

/**
 * The view that these parts make: `game.you:cards` are fields of `game.you`, which is there if it has a part of that name.
 *
 * @param {Screen.Held} held
 * @returns {any}
 */
export function compose({ version, parts }) {
  const view = /** @type {any} */ ({ version, game: null });
  for (const name of Object.keys(parts).sort()) {
    const [place] = name.split(":");
    const path = place.split(".");
    const last = /** @type {string} */ (path.pop());
    const inner = path.reduce((outer, step) => outer?.[step], view);
    if (inner && parts[place]) inner[last] = { ...inner[last], ...parts[name] };
  }
  if (view.games) {
    view.games = Object.values(view.games);
    if (version[1] !== "all") view.game = view.games[0]?.view ?? null;
  }
  return view;
}
