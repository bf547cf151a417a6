/** Views from their sections: what the screens read, and when something is missing. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { compose, take } from "../../quizbs/frontend/line/parts.js";

const PHONE = {
  you: { seat: 3 },
  lesson: { code: "K7Q4", seats: [{ seat: 3 }], bell: null },
  game: { phase: "turn", wait: { ends: 1900 }, log: [{ n: 1 }, { n: 2 }] },
  hand: { seat: 3, can: {}, hand: [{ id: 17 }] },
};
const FIRST = { table: 2, view: null };
const SECOND = { table: 10, view: { phase: "turn", log: [{ n: 1 }] }, ahead: { stamp: { ends: 1900 } } };
const WALL = { you: { role: "wall" }, lesson: { code: "K7Q4" }, games: { 2: FIRST, 10: SECOND } };
const says = (at, news, now = 1000, version = [7, "t1", 31 + at]) => ({ version, at, now, ...news });
const whole = (news, version) => take(null, says(0, news, 1000, version));

test("the view of a phone has the game of its table with the seat's own section in it", () => {
  assert.deepEqual(compose(whole(PHONE)), {
    version: [7, "t1", 31],
    you: { seat: 3 },
    lesson: { code: "K7Q4", seats: [{ seat: 3 }], bell: null },
    game: { phase: "turn", wait: 900, log: [{ n: 1 }, { n: 2 }], you: { seat: 3, can: {}, hand: [{ id: 17 }] } },
  });
});

test("a phone without a hand gets the game without the own section", () => {
  const game = { phase: "turn", wait: 900, log: [{ n: 1 }, { n: 2 }] };
  assert.deepEqual(compose(take(whole(PHONE), says(1, { hand: null }))).game, game);
});

test("an emptied section keeps none of its earlier fields", () => {
  const held = take(whole(PHONE), says(1, { game: null, hand: null }));
  assert.equal(compose(held).game, null);
  const again = take(held, says(2, { game: { phase: "over", log: [] } }));
  assert.deepEqual(compose(again).game, { phase: "over", log: [] });
});

test("a wall has all tables in order with what it draws ahead; a single table is its game", () => {
  const second = { ...SECOND, ahead: { stamp: 900 } };
  const shown = (version) => compose(whole(WALL, version));
  assert.deepEqual(shown([7, "all", 31]).games, [FIRST, second]);
  assert.equal(shown([7, "all", 31]).game, null);
  const alone = compose(take(whole(WALL), says(1, { games: { 2: null } })));
  assert.deepEqual(alone.games, [second]);
  assert.deepEqual(alone.game, second.view);
  assert.deepEqual(compose(whole({ you: {}, lesson: {}, games: {} })).games, []);
});

test("a message has only the changed fields of a table on the wall", () => {
  const held = take(whole(WALL), says(1, { games: { 10: { view: { phase: "last", log: [{ n: 2 }] } } } }));
  const [first, second] = compose(held).games;
  assert.deepEqual(first, FIRST);
  assert.deepEqual(second.view, { phase: "last", log: [{ n: 1 }, { n: 2 }] });
  assert.equal(second.table, 10);
});

test("a message replaces the fields that it names, and leaves the view already shown unchanged", () => {
  const first = whole(PHONE);
  const view = compose(first);
  const before = structuredClone(view);
  const next = take(first, says(1, { hand: { can: { call: 4 } } }));
  assert.deepEqual(compose(next).game.you, { seat: 3, can: { call: 4 }, hand: [{ id: 17 }] });
  assert.equal(compose(next).lesson, view.lesson);
  assert.deepEqual(view, before);
  assert.deepEqual(compose(first), before);
});

test("new lines are appended to a log of at most twelve lines; the log of another game replaces it", () => {
  const lines = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => ({ n: from + at }));
  const long = take(whole(PHONE), says(1, { game: { log: lines(3, 14) } }));
  assert.deepEqual(compose(long).game.log, lines(3, 14));
  const next = take(long, says(2, { game: { log: lines(15, 16) } }));
  assert.deepEqual(compose(next).game.log, lines(5, 16));
  assert.deepEqual(compose(take(next, says(3, { game: { log: lines(1, 1) } }))).game.log, lines(1, 1));
});

test("clocks follow the server's time of each message, and never go below zero", () => {
  const bell = { left: { ends: 9000 }, of: 20_000 };
  const held = whole({ ...PHONE, lesson: { bell, came: { 3: { began: 400 } } } });
  assert.deepEqual(compose(held).lesson, { bell: { left: 8000, of: 20_000 }, came: { 3: 600 } });
  const later = compose(take(held, says(1, {}, 4000)));
  assert.deepEqual(later.lesson, { bell: { left: 5000, of: 20_000 }, came: { 3: 3600 } });
  assert.equal(later.game.wait, 0);
});

test("a message out of order is refused, and a complete one always accepted", () => {
  const held = whole(PHONE);
  for (const at of [2, 3, -1]) assert.equal(take(held, says(at, PHONE)), null);
  assert.equal(take(null, says(1, PHONE)), null);
  assert.equal(take(held, says(1, PHONE)).at, 1);
  assert.equal(take(null, says(0, PHONE)).at, 0);
});
