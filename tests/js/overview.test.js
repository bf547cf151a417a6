/** How the tiles of several tables lie on the wall. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutOf } from "../../quizbs/frontend/wall/overview/overview.js";

test("tiles are in rows of nearly equal length", () => {
  assert.deepEqual(layoutOf(4, "calm"), [2, 2]);
  assert.deepEqual(layoutOf(8, "calm"), [4, 2]);
  assert.deepEqual(layoutOf(4, "drama"), [2, 2]);
  assert.deepEqual(layoutOf(3, "drama"), [1, 3]);
});
