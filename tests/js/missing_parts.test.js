/** What a view leaves out is no fault of a phone: a table of its own, a challenge, an answer. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { retryActions } from "../../quizbs/frontend/phone/ending/retry.js";
import { withCaller } from "../../quizbs/frontend/phone/call/quiet_calls.js";
import { news } from "../../quizbs/frontend/phone/device/speak.js";
import { freshState } from "../../quizbs/frontend/phone/state.js";

test("a seat at a table that isn't listed is sent to no table", () => {
  const sent = (table) =>
    news(
      {
        you: { seat: 1, table, can: { sit: true } },
        lesson: { seats: [{ seat: 1, name: "Ann" }], tables: [{ number: 1, seats: [1], starter: null }] },
        game: null,
      },
      null,
    ).alerted;
  assert.match(sent(1), /table 1/);
  assert.equal(sent(2), "");
});

test("a quiet caller is named in the log after the challenge", () => {
  const game = { you: { caller: 3 }, challenge: null, choosing: null, question: null, settled: null };
  const log = [
    { what: "called", n: 4, seat: null },
    { what: "took", n: 5, seat: 2 },
  ];
  const told = withCaller({ game: { ...game, log } }).game;
  assert.equal(told.challenge, null);
  assert.deepEqual(
    told.log.map(({ seat }) => seat),
    [3, 2],
  );
});

test("without a question to retry, answering and going on do nothing", () => {
  const state = freshState();
  const on = retryActions({ state, say: assert.fail, draw() {}, link: assert.fail });
  on.answerRetry({ choices: [1] });
  on.nextRetry();
  assert.equal(state.retry, null);
});
