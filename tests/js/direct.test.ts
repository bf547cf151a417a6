/** Which tracks a view of the wall calls for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { direct } from "../../quizbs/frontend/wall/motion/direct.js";
import { finaleAt } from "../../quizbs/frontend/wall/ending/finale.js";
import { follow, reached, skip } from "../../quizbs/frontend/wall/motion/timeline.js";
import { drawnOf, transition } from "../../quizbs/frontend/wall/motion/transition.js";

const AHEAD = {
  since: 0,
  turns: 2_600,
  faces: [2_810, 3_900, 5_400],
  honest: false,
  loser: 1,
  cards: [],
  stamp: 6_500,
};
const CHALLENGE = {
  number: 4,
  claim: { seat: 1, count: 3, rank: "7" },
  called: true,
  caller: 2,
  honest: null,
  pile: 9,
};

/** A view of one table, or with `door` of two; what a test asks about is all that it has. */
function view(
  game: object,
  { ahead = null, door = null, standings = null }: Record<string, unknown> = {},
): Wall.Focused {
  const shown = { table: 1, game: "g", over: false, view: game, ahead };
  const lesson = { phase: "playing", round: 1, tables: [], seats: [], door, standings };
  const made = {
    version: [1, "g", 1],
    lesson,
    game: door ? null : game,
    games: door ? [shown, { table: 2 }] : [shown],
  };
  return JSON.parse(JSON.stringify(made));
}

const called = (more: object = {}, ahead: object | null = AHEAD, how: object = {}) =>
  view({ phase: "turning", log: [], challenge: { ...CHALLENGE, ...more } }, { ahead, ...how });
const stamped = (more: object = {}) =>
  view({ phase: "reveal", log: [], challenge: { ...CHALLENGE, honest: false, loser: 1, ...more } });
const asked = (result: object | null) =>
  view({ phase: result ? "explaining" : "answering", log: [], question: { number: 7, result }, challenge: null });

const tracks = (before: Wall.Focused | null, after: Wall.Focused) =>
  direct(before, after).map(({ id, since }) => [id, since]);
const moments = (before: Wall.Focused | null, after: Wall.Focused) =>
  direct(before, after).flatMap(({ beats = [] }) => beats.map(({ at, name, cue }) => [at, name ?? cue?.[0]]));

test("a call plays its shout, stage, flying cards and turning cards at their times", () => {
  assert.deepEqual(moments(null, called()), [
    [0, "call"],
    [120, "shout"],
    [420, "ooh"],
    [520, "stage"],
    [900, "roll"],
    [1_600, "flip"],
    [1_680, "flip"],
    [1_760, "flip"],
    [2_600, "turns 0"],
    [3_690, "turns 1"],
    [4_570, "turns 2"],
    [4_570, "roll"],
  ]);
});

test("a short show halves all times except those that the server sets", () => {
  const short = called({ short: true }, { ...AHEAD, turns: 1_300, faces: [1_405, 1_950, 2_700] });
  assert.deepEqual(
    moments(null, short).filter(([, name]) => name !== "flip"),
    [
      [0, "call"],
      [60, "shout"],
      [210, "ooh"],
      [260, "stage"],
      [450, "roll"],
      [1_300, "turns 0"],
      [1_845, "turns 1"],
      [2_285, "turns 2"],
      [2_285, "roll"],
    ],
  );
});

test("the class says ooh for a pile of five cards or more", () => {
  const says = (pile: number) => moments(null, called({ pile })).some(([, name]) => name === "ooh");
  assert.deepEqual([4, 5, 30].map(says), [false, true, true]);
});

test("truth and lie have the same show until the stamp", () => {
  const truth = called({}, { ...AHEAD, honest: true, loser: 2 });
  assert.deepEqual(direct(null, truth), direct(null, called()));
});

test("a wall reloaded during a reveal continues at the card that is turning", () => {
  const story = follow(null, called({}, { ...AHEAD, since: 3_700, faces: [0, 200, 1_700] }), 0, direct, false);
  assert.deepEqual([...reached(story, 0)], ["call", "stage", "turns 0", "turns 1"]);
});

test("the track of a call continues after the stamp, and the stamp is played once", () => {
  assert.deepEqual(tracks(called(), stamped()), [
    ["call g 4", undefined],
    ["stamp g 4", 0],
  ]);
  assert.deepEqual(tracks(stamped(), stamped()).at(-1), ["stamp g 4", undefined]);
  assert.deepEqual(tracks(null, stamped()).at(-1), ["stamp g 4", undefined]);
});

test("cards, outcome and fits are built in three frames after the stamp, if the wall has shown the call", () => {
  const behind = ["cards", "outcome", "fits"];
  const named = (before: Wall.Focused) =>
    moments(before, stamped()).filter(([, name]) => behind.includes(String(name)));
  assert.deepEqual(
    named(called()),
    behind.map((name) => [500, name]),
  );
  assert.deepEqual(named(view({ phase: "turn", log: [], challenge: null })), []);
});

test("the sounds of one of several tables are half as loud", () => {
  const loud = (at: Wall.Focused) =>
    new Set(direct(null, at).flatMap(({ beats = [] }) => beats.flatMap(({ cue }) => cue?.[1]?.loud ?? [])));
  assert.deepEqual([loud(called()), loud(called({}, AHEAD, { door: 1 }))], [new Set([1]), new Set([0.5])]);
});

test("an answer is lit after its question, and plays another sound when it is overruled", () => {
  const [right, wrong] = [
    { right: true, row: null },
    { right: false, row: null },
  ];
  assert.deepEqual(tracks(asked(null), asked(right)), [
    ["answer g 7 true", 0],
    ["lit g 7", 0],
  ]);
  assert.deepEqual(moments(asked(null), asked(right)), [
    [500, "right"],
    [0, "lit"],
    [1_000, "told"],
    [3_600, "why"],
  ]);
  assert.deepEqual(moments(asked(right), asked(wrong)), [[0, "wrong"]]);
  assert.deepEqual(moments(null, asked(right)), []);
});

const AWARDS = [{ seat: 1 }, { seat: 2 }];
const ended = (right: number) =>
  view(
    {
      phase: "over",
      log: [],
      places: [1, 2, 3].map((place) => ({ seat: place, place, cards: place, right, asked: 4 })),
    },
    { standings: { podiums: {}, awards: AWARDS } },
  );
const over = ended(0);

test("the finale of a game shows the winner, one award, then all awards", () => {
  const story = follow(follow(null, called(), 0, direct, false), over, 1_000, direct, false);
  const at = (now: number, seen = story) => {
    const { stage, told, over: ends, goesOn } = finaleAt(over, reached(seen, now));
    return [stage?.name, stage?.awardsShown, told, ends, goesOn];
  };
  assert.deepEqual(at(1_000), ["winner", undefined, false, false, "told 0"]);
  assert.deepEqual(at(1_100), ["winner", undefined, true, false, "stage 1"]);
  assert.deepEqual(at(6_200), ["awards", 1, false, false, "stage 2"]);
  assert.deepEqual(at(7_100), ["awards", 2, false, false, "stage 3"]);
  assert.deepEqual(at(14_000).slice(0, 4), [undefined, undefined, false, true]);
  assert.deepEqual(at(1_050, skip(story, "told 0", 1_050)), ["winner", undefined, true, false, "stage 1"]);
  assert.deepEqual(at(5_000, follow(null, over, 0, direct, false)).slice(0, 4), [undefined, undefined, false, false]);
});

test("the winner is named at once, and who knew most after a drum roll", () => {
  const [plan] = direct(called(), ended(2)).filter(({ id }) => id.startsWith("finale"));
  const told = (plan.beats ?? []).flatMap(({ at, name, cue }) =>
    name?.startsWith("told") || cue?.[0] === "roll" ? [[at, name ?? "roll"]] : [],
  );
  assert.deepEqual(told, [
    [100, "told 0"],
    [6_300, "roll"],
    [7_500, "told 1"],
  ]);
});

/** A round of “Trick the class” in which so many of a lie and the truth lie open. */
function tricked(open: number): Wall.Focused {
  const tiles = [
    { text: "Sydney", votes: 2, truth: false, by: [] },
    { text: "Canberra", votes: 1, truth: true, by: [] },
  ];
  const trick = {
    number: 1,
    phase: "reveal",
    tiles: tiles.map((tile, at) => (at < open ? tile : { ...tile, votes: null, truth: null })),
    turned: [0, 1].slice(0, open),
  };
  const made = { version: [1, "", 0], lesson: { phase: "lobby", round: 0, tables: [], seats: [], trick }, games: [] };
  return JSON.parse(JSON.stringify({ ...made, game: null }));
}

test("a lie is stamped when it turns, and a drum roll precedes the truth", () => {
  assert.deepEqual(moments(tricked(0), tricked(1)), [
    [0, "flip"],
    [550, "stamp:lie"],
    [0, "trick turns"],
    [550, "trick told"],
  ]);
  assert.deepEqual(moments(tricked(1), tricked(2)), [
    [0, "roll"],
    [1_400, "fanfare"],
    [0, "trick turns"],
    [1_400, "trick told"],
  ]);
});

test("a wall opened later shows turned texts at once", () => {
  assert.deepEqual(moments(null, tricked(2)), []);
  assert.deepEqual(moments(tricked(2), tricked(2)), []);
});

test("a scene is behind a call, moves away before a question, and is replaced by other scenes at once", () => {
  const plain = view({ phase: "turn", log: [], starter: { how: "turn" } });
  const [call, question, answer] = [called(), asked(null), asked({})];
  const leaving = (before: Wall.Focused, after: Wall.Focused) => transition(drawnOf(before), after);
  assert.equal(leaving(plain, call), "behind");
  assert.equal(leaving(call, question), "leaves");
  assert.equal(leaving(call, called()), null);
  assert.equal(leaving(call, stamped()), null);
  assert.equal(leaving(plain, question), null);
  assert.equal(leaving(question, answer), null);
  assert.equal(transition(null, call), null);
});
