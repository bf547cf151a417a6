/** Of several tables one is enlarged on the wall: which, and for how long. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { dramaOf, HELD, layoutOf } from "../../quizbs/static/live/wall/overview.js";

const at = (table, phase, number, more = {}) => ({
  table,
  view: { phase, paused: false, challenge: { number }, claim: { number: 3 }, ...more },
});

test("where nothing happens nothing is enlarged", () => {
  assert.equal(dramaOf([at(1, "turn", 1), { table: 2, view: null }], null, 0), null);
});

test("the greatest moment is enlarged: a reveal before a choice, a choice before a question", () => {
  const all = [at(1, "answering", 1), at(2, "reveal", 4), at(3, "choosing", 2)];
  assert.deepEqual(dramaOf(all, null, 50), { table: 2, key: "2 4", since: 50 });
  assert.equal(dramaOf([all[0], all[2]], null, 50).table, 3);
});

test("an enlarged table keeps its place while a greater moment begins elsewhere, for as long as it lasts", () => {
  const first = dramaOf([at(1, "answering", 1), at(2, "turn", 4)], null, 0);
  const both = [at(1, "explaining", 1), at(2, "turning", 5)];
  assert.equal(dramaOf(both, first, 100), first);
  assert.equal(dramaOf(both, first, HELD + 100), first);
});

test("one whose moment is over still keeps its place for a while, and then gives it up", () => {
  const first = dramaOf([at(1, "discard", 1)], null, 0);
  const later = [at(1, "turn", 1), at(2, "turning", 5)];
  assert.equal(dramaOf(later, first, HELD - 1), first);
  assert.deepEqual(dramaOf(later, first, HELD), { table: 2, key: "2 5", since: HELD });
  assert.equal(dramaOf([at(1, "turn", 1)], first, HELD), null);
});

test("the next call at the same table is another moment", () => {
  const first = dramaOf([at(1, "reveal", 1)], null, 0);
  assert.deepEqual(dramaOf([at(1, "reveal", 2)], first, HELD), { table: 1, key: "1 2", since: HELD });
});

test("a paused table is not enlarged", () => {
  assert.equal(dramaOf([at(1, "reveal", 1, { paused: true })], null, 0), null);
});

test("tiles lie in rows of which none is much shorter than the others", () => {
  assert.deepEqual(layoutOf(4, "calm"), [2, 2]);
  assert.deepEqual(layoutOf(8, "calm"), [4, 2]);
  assert.deepEqual(layoutOf(4, "drama"), [2, 2]);
  assert.deepEqual(layoutOf(3, "drama"), [1, 3]);
});
