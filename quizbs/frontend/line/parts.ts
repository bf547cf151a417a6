/**
 * Puts views together from their sections. The server sends the fields that have changed since its last message to this
 * screen (docs/protocol.md); the screens read whole views. Arguments are never changed.
 */
import type * as View from "../protocol.js";

const LOG = 12; // lines of a log

const SECTIONS = ["you", "lesson", "game", "hand"] as const;

/** The fields of a section, or null if the screen may see none. */
type Section = Record<string, unknown> | null;

/** A message: of each section the fields that have changed; all of them in message number 0. */
export interface News {
  version: View.Version;
  at: number;
  /** The server's time in ms, which the moments in the message refer to. */
  now: number;
  you?: Section;
  lesson?: Section;
  game?: Section;
  hand?: Section;
  games?: Record<string, Section>;
}

/** All sections, with the number of the last message. */
export type Held = News;

/**
 * Return the sections after a message, or `null` if the message before it is missing. Message number 0 has everything.
 */
export function take(held: Held | null, { version, at, now, ...news }: News): Held | null {
  if (at !== 0 && held?.at !== at - 1) return null;
  const next: Held = { ...(at ? held : null), version, at, now };
  for (const name of SECTIONS) if (name in news) next[name] = merged(next[name], news[name]);
  if (news.games) {
    next.games = { ...next.games };
    for (const [table, fields] of Object.entries(news.games)) next.games[table] = merged(next.games[table], fields);
  }
  return next;
}

/** Return the view that these sections make at their `now`. */
export function compose<V>({ version, now, you, lesson, game = null, hand, games }: Held): V {
  const tables = games && Object.values(games).filter((table) => table !== null);
  const alone = version[1] === "all" ? null : (tables?.[0]?.view ?? null);
  const own = tables ? { game: alone, games: tables } : { game: hand && game ? { ...game, you: hand } : game };
  return counted({ version, you, lesson, ...own }, now) as V;
}

const isSection = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Return a section with these fields replaced; a log gets its new lines, a table's view its changed fields. */
function merged(held: Section | undefined, fields: Section | undefined): Section {
  if (!held || !fields) return fields ?? null;
  const next = { ...held, ...fields };
  if (isSection(held.view) && isSection(fields.view)) next.view = merged(held.view, fields.view);
  if (Array.isArray(held.log) && Array.isArray(fields.log)) {
    const first = fields.log[0]?.n;
    next.log = [...held.log.filter(({ n }) => n < first), ...fields.log].slice(-LOG);
  }
  return next;
}

/**
 * Replace each moment, `{ends}` or `{began}`, by the ms that are left or have passed. Only moments have these fields
 * (game/moments.py).
 */
function counted(value: unknown, now: number): unknown {
  if (!isSection(value)) return value;
  if ("ends" in value) return Math.max(0, Number(value.ends) - now);
  if ("began" in value) return Math.max(0, now - Number(value.began));
  let next = value;
  for (const [name, inner] of Object.entries(value)) {
    const shown = counted(inner, now);
    if (shown === inner) continue;
    if (next === value) next = Object.assign(Array.isArray(value) ? [] : {}, value);
    next[name] = shown;
  }
  return next;
}
