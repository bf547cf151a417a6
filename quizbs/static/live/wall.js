/** The projector: takes views from the network and draws them. All that it keeps itself is in `local`. */
import { render } from "lit-html";
import { clockFrom, msLeft } from "./clock.js";
import { connect } from "./connect.js";
import { fit } from "./wall/fit.js";
import { hold } from "./wall/held.js";
import { show } from "./wall/panel.js";
import { LATE } from "./wall/reach.js";
import { farewell, sceneKey, sceneOf, screen } from "./wall/scene.js";
import { loudspeaker } from "./wall/sounds.js";
import { refusal } from "./words/common.js";

const LEAST_WINDOW = 3_000; // ms: how long the ring of the least window is, if it is not longer
const AWAKE = 5_000; // ms after the last movement until the bar dims
const SAID = 7_000; // ms that a refusal stays in the bar

const root = /** @type {HTMLElement} */ (document.getElementById("wall"));
let view = /** @type {any} */ (null);
let gone = /** @type {string | null} */ (null);
const timers = { dim: 0, said: 0, wait: 0, held: 0 };

/** @type {Record<string, any>} */
const local = {
  clock: null,
  wait: null,
  line: "on",
  still: "", // the scene that stood there when the page was opened: it shows its end at once
  here: null, // seats whose phone is connected, as far as anybody has said
  reach: null, // by which address other devices got here, as far as the server has said
  late: false, // a minute has passed: if no phone has come, the causes are named
  held: null, // what was decided last, while it has not stood long enough
  speaker: loudspeaker(),
  panel: null,
  said: "",
  dim: false,
  act,
  open(panel) {
    local.panel = panel;
    draw();
  },
  mute() {
    local.speaker.mute();
    draw();
  },
  full: {
    possible: document.fullscreenEnabled,
    on: false,
    turn: () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
  },
};

function draw(fresh = false) {
  if (gone) return render(farewell(gone, { home: root.dataset.home, resume }), root);
  if (!view) return;
  render(screen(view, local), root);
  fit(root, fresh);
  show(root, local.panel);
}

/** Whatever is decided stays in sight for a while, on whichever scene comes next. */
function keep(first) {
  const moves = !first && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  local.held = hold(local.held, view, performance.now(), moves);
  clearTimeout(timers.held);
  if (local.held) timers.held = setTimeout(() => draw(), local.held.until - performance.now() + 20);
}

function take(next) {
  const first = !view;
  local.speaker.follow(view, next);
  view = next;
  local.still ||= sceneKey(view);
  // Names that come later do pop: what stands still is only the lobby's first picture.
  if (local.still !== sceneKey(view) || (!first && sceneOf(view) === "lobby")) local.still = "over";
  keep(first);
  const { table } = view;
  const paused = Boolean(table?.paused);
  local.clock = clockFrom(table?.clock ?? {}, paused);
  local.wait = table?.wait ? clockFrom({ left: table.wait, of: Math.max(table.wait, LEAST_WINDOW) }, paused) : null;
  clearTimeout(timers.wait);
  if (local.wait && !paused) timers.wait = setTimeout(() => draw(), msLeft(local.wait) + 20);
  draw();
}

async function act(command) {
  const answer = await line.act(command);
  local.said = answer.refused ? refusal(answer.refused) : "";
  clearTimeout(timers.said);
  if (local.said) timers.said = setTimeout(() => ((local.said = ""), draw()), SAID);
  draw();
}

function resume() {
  gone = null;
  line.resume();
  draw();
}

function awake() {
  clearTimeout(timers.dim);
  timers.dim = setTimeout(() => ((local.dim = true), draw()), AWAKE);
  if (!local.dim) return;
  local.dim = false;
  draw();
}

root.replaceChildren();
const line = connect({
  screen: "wall",
  lesson: root.dataset.lesson,
  on: {
    view: take,
    pulse: ({ here, reach }) => ((local.here = new Set(here)), (local.reach = reach ?? local.reach), draw()),
    line: (state) => ((local.line = state), draw()),
    moved: () => ((gone = "moved"), draw()),
    gone: (why) => ((gone = why), draw()),
  },
});

for (const event of ["pointermove", "pointerdown", "keydown", "focusin"]) document.addEventListener(event, awake);
for (const event of ["click", "keydown"]) document.addEventListener(event, () => local.speaker.wake(), true);
document.addEventListener("fullscreenchange", () => ((local.full.on = Boolean(document.fullscreenElement)), draw()));
window.addEventListener("resize", () => draw());
setTimeout(() => ((local.late = true), draw()), LATE);
document.fonts.ready.then(() => draw(true));
awake();
