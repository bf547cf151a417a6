/** The client's whole promise: what is tapped arrives once, and what is shown is the newest (docs/protocol.md). */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { connect, isOlder } from "../../quizbs/frontend/line/connect.js";
import { lines } from "./line.js";
import { holdTime, letTimeGo, pass } from "./time.js";

const view = (lesson, game = "t1", step = 0, at = 0, news = {}) => ({
  version: [lesson, game, step],
  at,
  now: 0,
  ...news,
});

let line, link, told;

beforeEach(() => {
  holdTime();
  told = { views: [], shown: [], lines: [], waiting: [], gone: [], moved: 0 };
  link = connect({
    screen: "phone",
    lesson: "K7Q4",
    on: {
      view: (one) => (told.shown.push(one), told.views.push(one.version)),
      line: (state) => told.lines.push(state),
      waiting: (acts) => told.waiting.push(acts),
      moved: () => (told.moved += 1),
      gone: (why) => told.gone.push(why),
    },
  });
  line = lines.at(-1);
});

afterEach(() => {
  link.stop();
  letTimeGo();
});

function opened() {
  line.opens();
  line
    .all("sync")
    .at(-1)
    .answer({ view: view(7, "t1", 31) });
}

test("an act without an answer is sent again with the same id", async () => {
  opened();
  const answered = link.act({ do: "call", claim: 4 });
  await pass(4_000);
  await pass(4_000);
  const acts = line.all("act");
  assert.equal(acts.length, 3);
  assert.equal(new Set(acts.map(({ message }) => message.id)).size, 1);
  acts.at(-1).answer({ done: true });
  assert.deepEqual(await answered, { done: true });
  await pass(20_000);
  assert.equal(line.all("act").length, 3);
});

test("a done act is pending until a view shows it, for at most a second", async () => {
  opened();
  for (const shows of [() => line.bring("view", view(7, "t1", 31, 1)), () => pass(1_000)]) {
    const answered = link.act({ do: "believe", claim: 4 });
    line.all("act").at(-1).answer({ done: true });
    assert.deepEqual(await answered, { done: true });
    assert.deepEqual(told.waiting.at(-1), [{ act: line.all("act").at(-1).message.act, sent: true }]);
    await shows();
    assert.deepEqual(told.waiting.at(-1), []);
  }
  line.cut("transport close");
  line.opens();
  assert.equal(line.all("act").length, 2);
});

test("two acts have two ids of twenty letters and digits", () => {
  opened();
  link.act({ do: "call", claim: 4 });
  link.act({ do: "call", claim: 5 });
  const ids = line.all("act").map(({ message }) => message.id);
  assert.equal(new Set(ids).size, 2);
  for (const id of ids) assert.match(id, /^[a-z0-9]{20}$/);
});

test("an act refused as busy is sent again after a second with the same id", async () => {
  opened();
  link.act({ do: "believe", claim: 4 });
  line.all("act")[0].answer({ refused: "busy" });
  await pass(950);
  assert.equal(line.all("act").length, 1);
  await pass(100);
  const [first, second] = line.all("act");
  assert.equal(second.message.id, first.message.id);
});

test("acts made offline are sent in order after the reconnection", async () => {
  link.act({ do: "play", turn: 3 });
  link.act({ do: "believe", claim: 4 });
  assert.deepEqual(line.all("act"), []);
  assert.deepEqual(
    told.waiting.at(-1).map(({ act, sent }) => [act.do, sent]),
    [
      ["play", false],
      ["believe", false],
    ],
  );
  line.opens();
  assert.deepEqual(
    line.all("act").map(({ message }) => message.act.do),
    ["play", "believe"],
  );
});

test("an act without an answer is sent again with the same id after a reconnection", () => {
  opened();
  link.act({ do: "call", claim: 4 });
  line.cut();
  line.opens();
  const [first, second] = line.all("act");
  assert.equal(second.message.id, first.message.id);
});

test("an act that a newer view makes impossible is dropped", async () => {
  opened();
  const answered = link.act({ do: "call", claim: 4 }, ({ version }) => version[2] < 32);
  line.bring("view", view(7, "t1", 32));
  assert.deepEqual(await answered, { dropped: true });
  await pass(20_000);
  assert.equal(line.all("act").length, 1);
  assert.equal(link.waiting, 0);
});

test("an older view never replaces a newer one", () => {
  opened();
  line.bring("view", view(7, "t1", 33));
  for (const old of [view(7, "t1", 32), view(6, "t1", 99), view(7, "t2", 90)]) line.bring("view", old);
  assert.deepEqual(told.views, [
    [7, "t1", 31],
    [7, "t1", 33],
  ]);
  line.bring("view", view(8, "t2", 1));
  assert.deepEqual(told.views.at(-1), [8, "t2", 1]);
});

test("changed sections are merged with unchanged ones", () => {
  opened();
  line.bring("view", view(7, "t1", 32, 0, { you: {}, lesson: { code: "K7Q4", seats: [] } }));
  line.bring("view", view(8, "t1", 32, 1, { lesson: { seats: [3] } }));
  assert.deepEqual(told.shown.at(-1).lesson, { code: "K7Q4", seats: [3] });
});

test("after a missed message the page asks for the whole view and shows no partial one", () => {
  opened();
  const before = line.all("sync").length;
  line.bring("view", view(7, "t1", 33, 2));
  assert.equal(told.views.length, 1);
  assert.equal(line.all("sync").length, before + 1);
  assert.deepEqual(line.all("sync").at(-1).message, { have: null });
  line
    .all("sync")
    .at(-1)
    .answer({ view: view(7, "t1", 33) });
  line.bring("view", view(7, "t1", 34, 1));
  assert.deepEqual(told.views.slice(1), [
    [7, "t1", 33],
    [7, "t1", 34],
  ]);
});

test("versions are compared by lesson, then within one table", () => {
  assert.ok(!isOlder([7, "t1", 0], null));
  assert.ok(!isOlder([8, "t2", 0], [7, "t1", 90]));
  assert.ok(isOlder([7, "t1", 90], [8, "t2", 0]));
  assert.ok(isOlder([7, "t2", 90], [7, "t1", 1]));
  assert.ok(!isOlder([7, "t1", 1], [7, "t1", 1]));
  assert.ok(isOlder([7, "t1", 0], [7, "t1", 1]));
});

test("a very short disconnection isn't shown", async () => {
  opened();
  line.cut();
  await pass(850);
  opened();
  await pass(5_000);
  assert.deepEqual(told.lines, ["on"]);
  line.cut();
  await pass(950);
  assert.deepEqual(told.lines, ["on", "off"]);
});

test("after ten seconds of silence the server is asked, and a dead connection is closed", async () => {
  opened();
  const before = line.all("sync").length;
  await pass(9_000);
  assert.equal(line.all("sync").length, before);
  await pass(2_000);
  assert.equal(line.all("sync").length, before + 1);
  assert.deepEqual(line.all("sync").at(-1).message, { have: [7, "t1", 31] });
  await pass(4_000);
  assert.equal(line.tries, 1);
  assert.equal(line.connected, false);
});

test("a page that becomes visible asks for fresh times, and a hidden one doesn't", () => {
  opened();
  document.visibilityState = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
  const before = line.all("sync").length;
  document.visibilityState = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(line.all("sync").length, before + 1);
  assert.deepEqual(line.all("sync").at(-1).message, { have: null });
});

test("after a reconnection the page asks for fresh times, and accepts a view of the same version", () => {
  opened();
  line.cut();
  line.opens();
  const asked = line.all("sync").at(-1);
  assert.deepEqual(asked.message, { have: null });
  asked.answer({ view: view(7, "t1", 31) });
  assert.equal(told.views.length, 2);
});

test("a phone whose seat moved to another device shows no view until the seat is taken back", () => {
  opened();
  line.bring("moved");
  line.bring("view", view(9, "t3", 1));
  assert.equal(told.moved, 1);
  assert.equal(told.views.length, 1);
  link.resume();
  line.opens();
  line
    .all("sync")
    .at(-1)
    .answer({ view: view(5, "t1", 3) });
  assert.deepEqual(told.views.at(-1), [5, "t1", 3]);
});

test("a farewell is reported once with its reason, and pending acts are dropped", async () => {
  const answered = link.act({ do: "call", claim: 4 });
  line.active = false;
  line.bring("connect_error", Object.assign(new Error("refused"), { data: { why: "removed" } }));
  assert.deepEqual(told.gone, ["removed"]);
  assert.deepEqual(await answered, { dropped: true });
  await pass(20_000);
  assert.equal(line.tries, 0);
});
