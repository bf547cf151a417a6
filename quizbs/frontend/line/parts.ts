/**
 * A view from its sections. The server sends the fields that have changed since its last message to this screen
 * (docs/protocol.md); the screens read whole views. Nothing here changes what it is given.
 */
import type * as View from "../protocol.js";

const LOG = 12; // lines of a log

const SECTIONS = ["you", "lesson", "game", "hand"] as const;

/** The fields of a section, null where it shows nothing. */
type Section = Record<string, unknown> | null;

/** What comes over the line: of each section the fields that have changed; with the number 0 all of them. */
export interface News {
  version: View.Version;
  at: number;
  /** The server's ms, for the moments in it. */
  now: number;
  you?: Section;
  lesson?: Section;
  game?: Section;
  hand?: Section;
  games?: Record<string, Section>;
}

/** All sections, and the number of the message that was the last to bring something. */
export type Held = News;

/**
 * What is held once a message has come, or `null` if one before it is missing. The message with the number 0 holds
 * everything.
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

/** The view that these sections make at their `now`. */
export function compose<V>({ version, now, you, lesson, game = null, hand, games }: Held): V {
  const tables = games && Object.values(games).filter((table) => table !== null);
  const alone = version[1] === "all" ? null : (tables?.[0]?.view ?? null);
  const own = tables ? { game: alone, games: tables } : { game: hand && game ? { ...game, you: hand } : game };
  return counted({ version, you, lesson, ...own }, now) as V;
}

const isSection = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** A section with these fields instead; of a log they are its new lines, of a table's view its own fields. */
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

/** A value with the ms that are left or have passed in the place of each moment. */
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
