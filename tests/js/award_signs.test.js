import assert from "node:assert/strict";
import { test } from "node:test";
import { awardSign } from "../../quizbs/frontend/wall/award_signs.js";
import { awards } from "../../quizbs/frontend/words/awards.js";

test("every award has a picture", () => {
  const without = Object.keys(awards).filter((name) => awards[name].title && !awardSign(name).values[0]);
  assert.deepEqual(without, []);
});
