/** What the wall sounds like between two views, and the music under a question. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { TRACKS } from "../../quizbs/frontend/wall/sound/sound_set.js";
import { layersOf, soundsOf, trackOf } from "../../quizbs/frontend/wall/sound/sounds.js";

/** A view of one table; what a test asks about is all that it has. */
function view(game: object, lesson: object = {}): Wall.Focused {
  const made = {
    version: [1, "g", 1],
    lesson: { phase: "playing", round: 1, tables: [], seats: [], ...lesson },
    game: { phase: "turn", log: [], turn: 1, claim: null, challenge: null, question: null, ...game },
    games: [],
  };
  return JSON.parse(JSON.stringify(made));
}

const laid = (count: number, number: number = 4, more: object = {}) =>
  view({ turn: 2, claim: { number, seat: 1, count, open: true }, ...more });
const asked = (answered: number, of: number, more: object = {}) =>
  view({ phase: "answering", question: { number: 7, result: null, along: { answered, of } }, ...more });

test("each played card slaps once, and then the next turn has its sound", () => {
  assert.deepEqual(soundsOf(view({}), laid(3)), [
    ["slap", { many: 3, after: 0.36 }],
    ["turn", { after: 0.36 + 3 * 0.06 + 0.3 }],
  ]);
  assert.deepEqual(soundsOf(laid(3), laid(3)), []);
  assert.deepEqual(
    soundsOf(view({}), laid(30)).map(([name, how]) => [name, how?.many]),
    [
      ["slap", 10],
      ["turn", undefined],
    ],
  );
});

test("a last card slaps, without the sound of a next turn", () => {
  assert.deepEqual(
    soundsOf(view({}), laid(1, 4, { phase: "last" })).map(([name]) => name),
    ["slap"],
  );
});

test("the turn after a reveal has a sound of its own", () => {
  const reveal = view({ phase: "reveal", challenge: { number: 4, claim: { last: false } } });
  assert.deepEqual(soundsOf(reveal, view({ turn: 3 })), [["turn", { after: 0 }]]);
  assert.deepEqual(soundsOf(reveal, view({ turn: 1 })), []);
});

test("a bottle rattles once", () => {
  const spinning = view({ phase: "spinning", turn: null });
  assert.deepEqual(soundsOf(view({}, { round: 0 }), spinning), [["rattle"]]);
  assert.deepEqual(soundsOf(spinning, spinning), []);
});

test("music plays from a question to its answer, and a heartbeat from a last card to its stamp", () => {
  const last = { number: 4, claim: { last: true } };
  const everybody = { class_question: { answered: 0, of: 9, result: null, groups: [] } };
  const views = [
    asked(0, 4),
    asked(0, 4, { paused: true }),
    view({ phase: "explaining", question: { number: 7, result: {} } }),
    view({}, everybody),
    view({}, { class_question: { ...everybody.class_question, result: {} } }),
    view({ phase: "turning", challenge: last }),
    view({ phase: "reveal", challenge: last }),
  ];
  assert.deepEqual(views.map(trackOf), ["bed", "", "", "bed", "", "heartbeat", ""]);
});

test("the music of a question gets fuller with each answer", () => {
  const views = [asked(0, 5), asked(1, 5), asked(2, 5), asked(4, 5), asked(5, 5)];
  assert.deepEqual(views.map(layersOf), [1, 1, 2, 3, 3]);
  assert.equal(layersOf(view({ phase: "answering", question: { number: 7, along: null } })), 1);
  const voices = [1, 2, 3].map((many) => TRACKS.bed.step(0, many).layers.length);
  assert.deepEqual(
    voices,
    [...voices].sort((one, other) => one - other),
  );
  assert.equal(new Set(voices).size, 3);
});

test("the music of a question never repeats the same eight bars at once", () => {
  const bars = (from: number) => Array.from({ length: 64 }, (_, at) => TRACKS.bed.step(64 * from + at, 3).layers);
  for (let at = 0; at < 6; at++) assert.notDeepEqual(bars(at), bars(at + 1));
});
