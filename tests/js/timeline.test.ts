/** The show as data: tracks, what has come of them, what still sounds, and the one timer. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { cues, follow, next, player, reached, skip, type Plan } from "../../quizbs/frontend/wall/motion/timeline.js";

type Shown = { call?: number; since?: number };

const BEATS = [
  { at: 0, name: "call" },
  { at: 120, cue: "shout" },
  { at: 500, name: "stage" },
  { at: 2_600, name: "turns", cue: "flip" },
];
/** A call of which the view says how long ago it was, then one that only goes on. */
const direct = (before: Shown | null, { call, since }: Shown): Plan<string>[] =>
  call ? [{ id: `call ${call}`, since, beats: BEATS }] : [];
const called = (since?: number) => ({ call: 4, since });
const names = (story: Parameters<typeof reached>[0], now: number) => [...reached(story, now)];

test("a reloaded wall continues where another wall is, and repeats no sound", () => {
  const whole = follow(null, called(0), 0, direct, false);
  const again = follow(null, called(2_000), 2_000, direct, false);
  assert.deepEqual(names(again, 2_000), ["call", "stage"]);
  assert.deepEqual(names(whole, 2_000), ["call", "stage"]);
  assert.equal(next(again, 2_000), next(whole, 2_000));
  assert.deepEqual(cues(whole.tracks[0], 0), [
    { cue: "shout", after: 120 },
    { cue: "flip", after: 2_600 },
  ]);
  assert.deepEqual(cues(again.tracks[0], 2_000), [{ cue: "flip", after: 600 }]);
});

test("a track without a time in the view continues, and is over for a wall that hasn't shown it", () => {
  const story = follow(null, called(0), 100, direct, false);
  const later = follow(story, called(), 1_100, direct, false);
  assert.deepEqual(names(later, 1_100), ["call", "stage"]);
  assert.equal(later.tracks[0].began, 100);
  assert.deepEqual(names(follow(null, called(), 1_100, direct, false), 1_100), []);
  assert.deepEqual(names(follow(later, {}, 1_200, direct, false), 1_200), []);
});

test("a late view doesn't move a track, but a clock that was set back restarts it", () => {
  const story = follow(null, called(0), 0, direct, false);
  assert.equal(follow(story, called(920), 1_000, direct, false).tracks[0].began, 0);
  const restarted = follow(story, called(0), 8_000, direct, false);
  assert.deepEqual([restarted.tracks[0].began, restarted.tracks[0].entered], [8_000, 0]);
});

test("a pause stops a track, which then continues where it was", () => {
  const story = follow(null, called(0), 0, direct, false);
  const paused = follow(story, called(), 1_000, direct, true);
  assert.equal(next(paused, 5_000), null);
  assert.deepEqual(names(paused, 8_000), ["call", "stage"]);
  const still = follow(paused, called(0), 8_000, direct, true);
  const goesOn = follow(still, called(), 9_000, direct, false);
  assert.equal(next(goesOn, 9_000), 10_600);
  assert.deepEqual(names(goesOn, 10_599), ["call", "stage"]);
  assert.deepEqual(cues(goesOn.tracks[0], 9_000), [{ cue: "flip", after: 1_600 }]);
});

test("a tap moves a track to its next beat", () => {
  const story = skip(follow(null, called(0), 0, direct, false), "turns", 700);
  assert.deepEqual(names(story, 700), ["call", "stage", "turns"]);
  assert.deepEqual(cues(story.tracks[0], 700), [{ cue: "flip", after: 0 }]);
});

/** A player on a page whose time, sight and frames are the test's. */
function played(plan: (before: Shown | null, view: Shown) => Plan<string>[] = direct) {
  let [now, seen] = [0, true];
  const [drawn, sounds, frames]: [string[], string[], (() => void)[]] = [[], [], []];
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const show = player(plan, {
    clock: () => now,
    seen: () => seen,
    heard: () => seen,
    draw: () => drawn.push(`${now} ${[...show.reached()].join()}`),
    whenDrawn: (then) => frames.push(then),
    sound: (cue, after) => sounds.push(`${cue} ${now + after}`),
    hush: (track) => sounds.push(`no ${track}`),
  });
  return {
    show,
    drawn,
    sounds,
    pass(ms: number) {
      for (const until = now + ms; now < until;) mock.timers.tick(((now += 10), 10));
    },
    frame: () => frames.splice(0).forEach((then) => then()),
    sees(on: boolean) {
      seen = on;
      show.step();
    },
  };
}

test("the only timer fires when the scene changes, and never after the last change", () => {
  const { show, drawn, sounds, pass } = played();
  show.take(called(0), false);
  pass(60_000);
  assert.deepEqual(drawn, ["0 call", "500 call,stage", "2600 call,stage,turns"]);
  assert.deepEqual(sounds, ["shout 120", "flip 2600"]);
});

test("an equal view plays no sound again", () => {
  const { show, sounds, pass } = played();
  show.take(called(0), false);
  show.take(called(0), false);
  pass(1_000);
  show.take(called(1_000), false);
  assert.deepEqual(sounds, ["shout 120", "flip 2600"]);
  show.take({}, false);
  assert.deepEqual(sounds.slice(2), ["no call 4"]);
});

test("a hidden wall is drawn without sounds, and plays none of them later", () => {
  const { show, drawn, sounds, pass, sees } = played();
  sees(false);
  show.take(called(0), false);
  pass(1_000);
  assert.equal(drawn.at(-1), "500 call,stage");
  assert.deepEqual(sounds, []);
  sees(true);
  assert.deepEqual(sounds, ["flip 2600"]);
  sees(false);
  assert.deepEqual(sounds, ["flip 2600", "no call 4"]);
});

test("parts built in several frames get one frame each, or none on a hidden page", () => {
  const heavy = [
    { at: 500, name: "cards" },
    { at: 500, name: "outcome", frames: 1 },
    { at: 500, name: "fits", frames: 2 },
  ];
  const plan = (_: Shown | null, { since }: Shown) => [{ id: "stamp", since, beats: heavy }];
  const one = played(plan);
  one.show.take({ since: 0 }, false);
  one.pass(510);
  assert.equal(one.drawn.at(-1), "500 cards");
  one.show.take({}, false); // a view in between draws no more than its frame may
  assert.equal(one.drawn.at(-1), "510 cards");
  one.frame();
  assert.equal(one.drawn.at(-1), "510 cards,outcome");
  one.frame();
  assert.equal(one.drawn.at(-1), "510 cards,outcome,fits");
  one.frame();
  assert.equal(one.drawn.length, 5);

  const hidden = played(plan);
  hidden.show.take({ since: 0 }, false);
  hidden.sees(false);
  hidden.pass(510);
  assert.equal(hidden.drawn.at(-1), "500 cards,outcome,fits");
});

test("deadlines of the page also run while the show is paused", () => {
  const { show, drawn, pass } = played();
  show.take(called(0), false);
  show.after("dim", 5_000);
  pass(1_000);
  show.take(called(1_000), true);
  show.after("said", 7_000);
  pass(4_000);
  assert.equal(drawn.at(-1), "5000 dim,call,stage");
  show.after("dim", 5_000); // somebody has moved
  show.after("said", null);
  pass(4_990);
  assert.deepEqual([...show.reached()], ["call", "stage"]);
});
