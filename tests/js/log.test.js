/** What a screen reader hears of the wall. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { heard } from "../../quizbs/frontend/wall/table/log.js";

const people = { word: () => "Ana" };
const game = { phase: "turn", log: [], starter: { how: "bottle", seat: 0 }, turn: 0, lap: 1, rank: null };
const lesson = { phase: "playing", seats: [], tables: [] };

test("a screen reader hears that the first player plays any card", () => {
  assert.equal(heard({ lesson, game, games: [] }, people), "Ana goes first, with any card, face up.");
});

test("a screen reader hears which rank is next", () => {
  assert.equal(heard({ lesson, game: { ...game, rank: "7" }, games: [] }, people), "Ana plays sevens.");
});
