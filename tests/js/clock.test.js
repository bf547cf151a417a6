/** Deadlines on the device's own clock. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { clockFrom, msLeft, partLeft, secondsLeft } from "../../quizbs/frontend/ui/clock.js";
import { holdTime, letTimeGo, pass } from "./time.js";

beforeEach(holdTime);
afterEach(letTimeGo);

test("a view without time left has no clock", () => {
  assert.equal(clockFrom({}), null);
  assert.equal(clockFrom(undefined), null);
  assert.equal(clockFrom({ left: null, of: 30_000 }), null);
  assert.equal(msLeft(null), 0);
});

test("a clock runs down from the moment its view arrives, and stops at zero", async () => {
  const clock = clockFrom({ left: 2_000, of: 30_000 });
  assert.equal(msLeft(clock), 2_000);
  await pass(1_500);
  assert.equal(msLeft(clock), 500);
  await pass(1_500);
  assert.equal(msLeft(clock), 0);
});

test("seconds are rounded up: zero is shown only when the time is over", async () => {
  const clock = clockFrom({ left: 2_000, of: 2_000 });
  await pass(50);
  assert.equal(secondsLeft(clock), 2);
  await pass(1_900);
  assert.equal(secondsLeft(clock), 1);
  await pass(50);
  assert.equal(secondsLeft(clock), 0);
});

test("a paused clock doesn't run", async () => {
  const clock = clockFrom({ left: 2_000, of: 4_000 }, true);
  await pass(5_000);
  assert.equal(msLeft(clock), 2_000);
  assert.equal(partLeft(clock), 0.5);
});

test("the part left is at most 1, and a clock without a length takes the time left as its length", () => {
  assert.equal(partLeft(clockFrom({ left: 9_000, of: 4_000 })), 1);
  assert.equal(clockFrom({ left: 3_000 }).of, 3_000);
  assert.equal(clockFrom({ left: 0 }).of, 1);
});
