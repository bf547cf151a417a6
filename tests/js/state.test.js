/** What only the phone knows, carried from one view to the next. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { keepPicked } from "../../quizbs/frontend/phone/draft.js";
import { arrive, asked, freshState, handName } from "../../quizbs/frontend/phone/state.js";

const HAND = [11, 12, 13].map((id) => ({ id, face: `${id - 9}S`, question: null }));

function view(game = {}, lesson = {}) {
  const you = { seat: 1, hand: HAND, can: {}, ...game.you };
  return {
    version: [7, "t1", 31],
    you: { role: "player", seat: 1, can: {} },
    lesson: { code: "K7Q4", phase: "table", seats: [{ seat: 1, name: "ann" }], tables: [], ...lesson },
    game: { phase: "turn", turn: 1, turn_number: 12, paused: false, wait: 0, log: [], ...game, you },
  };
}
const play = (turn, cards) => ({ you: { can: { play: { turn, cards } } } });

let state;

beforeEach(() => (state = freshState()));

test("picked cards stay picked, except those that have left the hand", () => {
  state.picked = new Set([11, 12]);
  arrive(state, view({ you: { hand: HAND.slice(1) } }), view(), 0);
  assert.deepEqual([...state.picked], [12]);
});

test("cards picked ahead stay picked if they may be played in the turn", () => {
  state.picked = new Set([11, 12]);
  arrive(state, view(play(12, [12, 13])), view(), 0);
  assert.deepEqual([...state.picked], [12]);
});

test("picked cards return after a reload to their own hand only", (t) => {
  const kept = new Map();
  const getItem = (key) => kept.get(key) ?? null;
  globalThis.sessionStorage = { getItem, setItem: (key, value) => kept.set(key, value) };
  t.after(() => delete globalThis.sessionStorage);
  keepPicked(handName(view()), new Set([11, 12]));
  arrive(state, view(), null, 0);
  assert.deepEqual([...state.picked], [11, 12]);
  arrive((state = freshState()), { ...view(), version: [7, "t2", 31] }, null, 0);
  assert.deepEqual([...state.picked], []);
});

test("an armed play is cancelled by another turn, and waits during a pause", () => {
  state.armedPlay = { turn: 12, cards: [11] };
  arrive(state, view(play(12, [11])), view(play(12, [11])), 0);
  assert.notEqual(state.armedPlay, null);
  arrive(state, view({ paused: true }), view(play(12, [11])), 0);
  assert.notEqual(state.armedPlay, null);
  arrive(state, view(), view(), 0);
  assert.equal(state.armedPlay, null);
});

test("a claim that has just replaced another ignores taps for a moment", () => {
  const call = (claim) => view({ you: { can: { call: claim } } });
  arrive(state, call(4), null, 0);
  assert.equal(state.replacingClaim, null);
  arrive(state, call(4), call(4), 0);
  assert.equal(state.replacingClaim, null);
  arrive(state, call(5), call(4), 0);
  assert.equal(state.replacingClaim, 5);
});

test("a hint disappears with the moment that it belongs to", () => {
  state.hint = "Not now.";
  arrive(state, view(), view(), 0);
  assert.equal(state.hint, "Not now.");
  arrive(state, view({ turn_number: 13 }), view(), 0);
  assert.equal(state.hint, "");
});

test("picked and typed answers are restored after another question has covered theirs", () => {
  const question = view({ phase: "answering", question: { number: 9 } });
  const covered = view({ phase: "answering", question: { number: 9 } }, { class_question: { number: 2 } });
  arrive(state, question, view(), 0);
  Object.assign(state, { choices: [1], typed: "Lisbon" });
  arrive(state, covered, question, 0);
  assert.deepEqual([state.choices, state.typed], [[], ""]);
  state.choices = [0];
  arrive(state, question, covered, 0);
  assert.deepEqual([state.choices, state.typed], [[1], "Lisbon"]);
  arrive(state, view(), question, 0);
  arrive(state, question, view(), 0);
  assert.deepEqual([state.choices, state.typed], [[], ""]);
});

test("each question has a key of its own, and a class question covers that of the table", () => {
  assert.equal(asked(null), "");
  assert.equal(asked(view()), "");
  assert.equal(asked(view({ question: { number: 9 } })), "t1 9");
  assert.equal(asked(view({ question: { number: 9 } }, { class_question: { number: 2 } })), "class 2");
});

test("the seat's own clock precedes the table's, and a pause stops it", () => {
  const clocks = { clock: { left: 5_000, of: 30_000 }, you: { can: {}, clock: { left: 9_000, of: 60_000 } } };
  arrive(state, view(clocks), null, 1_000);
  assert.deepEqual(state.clock, { ends: 10_000, of: 60_000, held: null });
  arrive(state, view({ ...clocks, paused: true }), null, 1_000);
  assert.equal(state.clock.held, 9_000);
});

test("picks of a challenge are forgotten after it, and a single question card is picked already", () => {
  const ask = (number, cards) => view({ challenge: { number }, you: { can: { ask: { cards } } } });
  arrive(state, ask(4, [{ card: 2 }]), view(), 0);
  assert.equal(state.askCard, 2);
  state.answerer = 3;
  arrive(state, ask(5, [{ card: 0 }, { card: 1 }]), ask(4, [{ card: 2 }]), 0);
  assert.deepEqual([state.askCard, state.answerer], [null, null]);
});
