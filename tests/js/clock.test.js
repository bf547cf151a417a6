/** Deadlines on the device's own clock. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { clockFrom, msLeft, partLeft, secondsLeft } from "../../quizbs/frontend/ui/clock.js";
import { holdTime, letTimeGo, pass } from "./time.js";

beforeEach(holdTime);
afterEach(letTimeGo);

test("where nothing is left to count there is no clock", () => {
  assert.equal(clockFrom({}), null);
  assert.equal(clockFrom(undefined), null);
  assert.equal(clockFrom({ left: null, of: 30_000 }), null);
  assert.equal(msLeft(null), 0);
});

test("it runs down from the moment in which the view came, and stays at nothing", async () => {
  const clock = clockFrom({ left: 2_000, of: 30_000 });
  assert.equal(msLeft(clock), 2_000);
  await pass(1_500);
  assert.equal(msLeft(clock), 500);
  await pass(1_500);
  assert.equal(msLeft(clock), 0);
});

test("seconds are counted as a person does: nothing is left only when it is over", async () => {
  const clock = clockFrom({ left: 2_000, of: 2_000 });
  await pass(50);
  assert.equal(secondsLeft(clock), 2);
  await pass(1_900);
  assert.equal(secondsLeft(clock), 1);
  await pass(50);
  assert.equal(secondsLeft(clock), 0);
});

test("in a pause it stands still", async () => {
  const clock = clockFrom({ left: 2_000, of: 4_000 }, true);
  await pass(5_000);
  assert.equal(msLeft(clock), 2_000);
  assert.equal(partLeft(clock), 0.5);
});

test("a part is never more than the whole, and a clock without a length has that of what is left", () => {
  assert.equal(partLeft(clockFrom({ left: 9_000, of: 4_000 })), 1);
  assert.equal(clockFrom({ left: 3_000 }).of, 3_000);
  assert.equal(clockFrom({ left: 0 }).of, 1);
});
