/** Views from their parts: what the screens read, and when something is missing. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { compose, take } from "../../quizbs/static/live/parts.js";

const PHONE = {
  you: { seat: 3 },
  lesson: { code: "K7Q4" },
  "lesson:people": { seats: [{ seat: 3 }] },
  game: { phase: "turn" },
  "game:clock": { clock: null, wait: 900 },
  "game.you": { seat: 3, can: {} },
  "game.you:cards": { hand: [{ id: 17 }] },
};
const WALL = {
  you: { role: "wall" },
  lesson: { code: "K7Q4" },
  games: {},
  "games.2": { table: 2, view: null },
  "games.10": { table: 10, view: null },
  "games.10.view": { phase: "turn" },
  "games.10.view:log": { log: [1] },
  "games.10.ahead": { stamp: 900 },
};
const whole = (parts, version = [7, "t1", 31]) => take(null, { version, at: 0, parts });
const shown = (parts, version) => compose(whole(parts, version));

test("a phone's view has its table, and in it what only this seat sees", () => {
  assert.deepEqual(shown(PHONE), {
    version: [7, "t1", 31],
    you: { seat: 3 },
    lesson: { code: "K7Q4", seats: [{ seat: 3 }] },
    game: { phase: "turn", clock: null, wait: 900, you: { seat: 3, can: {}, hand: [{ id: 17 }] } },
  });
});

test("who has no part at a table reads it without one of its own", () => {
  assert.deepEqual(shown({ ...PHONE, "game.you": null }).game, { phase: "turn", clock: null, wait: 900 });
});

test("a place that is empty shows nothing that was there before", () => {
  const held = take(whole(PHONE), { version: [8, "", 0], at: 1, parts: { game: null } });
  assert.equal(compose(held).game, null);
  assert.deepEqual(compose(held).version, [8, "", 0]);
});

test("a wall has all tables in their order, and what it draws ahead; one that is alone is its game", () => {
  const first = { table: 2, view: null };
  const second = { table: 10, view: { phase: "turn", log: [1] }, ahead: { stamp: 900 } };
  assert.deepEqual(shown(WALL, [7, "all", 31]).games, [first, second]);
  assert.equal(shown(WALL, [7, "all", 31]).game, null);
  const alone = shown({ ...WALL, "games.2": null });
  assert.deepEqual(alone.games, [second]);
  assert.deepEqual(alone.game, second.view);
  assert.deepEqual(shown({ you: {}, lesson: {}, games: {} }, [7, "", 0]).games, []);
});

test("what comes replaces the part of its name, whole, and changes nothing that is shown already", () => {
  const first = whole(PHONE);
  const before = structuredClone(compose(first));
  const view = compose(first);
  const next = take(first, { version: [7, "t1", 32], at: 1, parts: { "game.you": { seat: 3, can: { call: 4 } } } });
  assert.deepEqual(compose(next).game.you, { seat: 3, can: { call: 4 }, hand: [{ id: 17 }] });
  assert.deepEqual(view, before);
  assert.deepEqual(compose(first), before);
});

test("a message that is not the next one cannot be used, one that holds everything always can", () => {
  const held = whole(PHONE);
  const message = (at) => ({ version: [7, "t1", 32], at, parts: PHONE });
  for (const at of [2, 3, -1]) assert.equal(take(held, message(at)), null);
  assert.equal(take(null, message(1)), null);
  assert.equal(take(held, message(1)).at, 1);
  assert.equal(take(null, message(0)).at, 0);
});
