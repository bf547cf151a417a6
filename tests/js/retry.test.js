/** Missed questions are tried again in private: which, in what order, and what counts as right. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { judged, missed, remember } from "../../quizbs/frontend/phone/ending/missed.js";
import { retryActions } from "../../quizbs/frontend/phone/ending/retry.js";
import { freshState } from "../../quizbs/frontend/phone/state.js";

const question = (text, more = {}) => ({
  number: 9,
  answerer: 1,
  text,
  choices: ["Oxygen", "Carbon dioxide"],
  result: { answer: [1], right: false, given: { choices: [0] }, explanation: "", feedback: [] },
  ...more,
});
const view = (one, game = "t1", you = {}) => ({
  version: [7, game, 31],
  you: { seat: 1 },
  lesson: {},
  game: { question: one, you },
});

let state, said, on;

beforeEach(() => {
  state = freshState();
  said = [];
  on = retryActions({ state, say: (text) => said.push(text), draw() {}, link: () => assert.fail("nothing is sent") });
});

test("questions answered wrongly or not at all are missed, in their order", () => {
  const right = { answer: [1], right: true, given: { choices: [1] } };
  remember(state, view(question("First?")));
  remember(state, view(question("Second?", { result: right })));
  remember(state, view(question("Third?", { result: { answer: [1], right: false, given: null } })));
  assert.deepEqual(
    missed(state).map((one) => one.question.text),
    ["First?", "Third?"],
  );
});

test("questions of others, without a result or only watched aren't missed", () => {
  remember(state, view(question("Theirs?", { answerer: 2 })));
  remember(state, view(question("Open?", { result: null })));
  remember(state, { ...view(question("Seen?")), game: { question: question("Seen?"), you: null } });
  assert.deepEqual(missed(state), []);
  remember(state, view(question("Along?", { answerer: 2, along: {} }), "t1", { along: { right: false, given: null } }));
  assert.equal(missed(state).length, 1);
});

test("another game forgets the missed questions of the one before", () => {
  remember(state, view(question("First?")));
  remember(state, view(question("Second?"), "t2"));
  assert.deepEqual(
    missed(state).map((one) => one.question.text),
    ["Second?"],
  );
});

test("an answer is right if exactly the right choices are picked", () => {
  const two = question("Which?", { result: { answer: [0, 2] }, choices: ["a", "b", "c"] });
  assert.equal(judged(two, { choices: [2, 0] }), true);
  assert.equal(judged(two, { choices: [0] }), false);
  assert.equal(judged(two, { choices: [0, 1, 2] }), false);
  assert.equal(judged(two, { choices: [0, 1] }), false);
});

test("a typed answer is compared without case, accents, punctuation and spaces; other words aren't judged", () => {
  const typed = question("Capital?", { choices: [], result: { answer: ["São Paulo"] } });
  assert.equal(judged(typed, { text: " sao  paulo! " }), true);
  assert.equal(judged(typed, { text: "Rio" }), null);
});

test("missed questions are retried one by one, and one answered rightly isn't missed any more", () => {
  for (const text of ["First?", "Second?"]) remember(state, view(question(text)));
  on.startRetry();
  assert.equal(said.at(-1), "First?");
  on.answerRetry({ choices: [1] });
  assert.equal(state.retry.right, true);
  on.nextRetry();
  assert.deepEqual([state.retry.at, state.retry.given, state.choices], [1, null, []]);
  on.answerRetry({ choices: [0] });
  assert.equal(state.retry.right, false);
  on.stopRetry();
  assert.equal(state.retry, null);
  assert.deepEqual(
    missed(state).map((one) => one.question.text),
    ["Second?"],
  );
});
