import assert from "node:assert/strict";
import { test } from "node:test";
import { awardSign } from "../../quizbs/static/live/wall/award_signs.js";
import { awards } from "../../quizbs/static/live/words/awards.js";

test("every award has a picture", () => {
  const without = Object.keys(awards).filter((name) => awards[name].title && !awardSign(name).values[0]);
  assert.deepEqual(without, []);
});
