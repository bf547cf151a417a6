/** The projector put together: the line, the newest view, and drawing. All that it keeps itself is in `state`. */
import { clockFrom, msLeft } from "../ui/clock.js";
import { render } from "../ui/render.js";
import { fit } from "./fit.js";
import { aheadOf, nextBegins, sinceCall } from "./ahead.js";
import { holdVerdict } from "./hold_verdict.js";
import { show } from "./panel.js";
import { LATE } from "./reach.js";
import { enlarged, momentOf, stepOf } from "./overview.js";
import { calm } from "./calm.js";
import { opens, questionOf, settles, stays, tilesOf } from "./door.js";
import { finale } from "./finale.js";
import { flights, moveOf } from "./flights.js";
import { keepGhost } from "./ghost.js";
import { learnt } from "./learnt.js";
import { leads } from "./leave.js";
import { LIT, TOLD, lightsUp, rests, shift, tilesNow } from "./lit.js";
import { sceneKey, sceneOf } from "./scene.js";
import { farewell, focused, screen } from "./screen.js";
import { loudspeaker } from "./sounds.js";
import { whenDrawn } from "./when_drawn.js";
import { refusal } from "../words/refusals.js";

const LEAST_WINDOW = 3_000; // ms: how long the ring of the least window is, if it is not longer
const AWAKE = 5_000; // ms after the last movement until the bar dims
const BEFORE_STAGE = 5; // a fifth of the time until the first card turns
const STAMPED = 500; // ms that only the stamp is drawn: what it leaves behind is built while nothing else moves
const SAID = 7_000; // ms that a refusal stays in the bar

/** Draw the projector into `root`. `open(on)` opens the line and returns it (connect.js). */
export function mountWall(root: HTMLElement, open: Screen.Open<View.Wall>) {
  let whole: View.Wall | null = null; // the view as it came
  let view: Wall.Focused | null = null; // the same with the table that is followed, if one is
  let shownKey = ""; // of the scene that is drawn
  let shownStep = ""; // and of several tables what they show
  let called = ""; // the call that is on the wall
  let stamped = false; // and whether its stamp has fallen
  let gone: string | null = null;
  const timers = { dim: 0, said: 0, wait: 0, held: 0, turn: 0, stamp: 0, lit: 0, told: 0, stage: 0 };

  const speaker = loudspeaker();
  const state: Wall.State = {
    clock: null,
    wait: null,
    line: "on",
    still: "", // the scene that stood there when the page was opened: it shows its end at once
    here: null, // seats whose phone is connected, as far as anybody has said
    reach: null, // by which address other devices got here, as far as the server has said
    late: false, // a minute has passed: if no phone has come, the causes are named
    bell: null, // the clock of the bell
    classClock: null, // of the question to the whole class
    trouble: "", // why nothing can be saved just now
    follow: 0, // the number of the table that is shown alone, 0: all
    heard: null, // the view as the loudspeaker heard it last
    held: null, // what was decided last, while it has not stood long enough
    begun: () => false, // whether the card at a place begins to turn
    since: 60_000, // ms from the call to the newest view, while cards turn
    stamping: "", // while a stamp falls "stamp", and then "cards", while nothing but those is built behind it
    drawn: Infinity, // so many tables at the most: a wall fills table by table
    plays: false, // whether the show of the call has begun on this wall
    staged: null, // ms from the call until its stage is there, null: it is not yet
    lit: "", // "now" while the question stands and shows its answer, then "over"
    hushed: false, // and not even that yet
    turns: 0, // ms from the call until the first card turns
    motion: calm(),
    speaker,
    finale: finale(root, speaker, draw),
    learnt: learnt(root.dataset.lesson ?? "", () => draw()),
    panel: null,
    said: "",
    dim: false,
    act,
    open(panel: string | null) {
      state.panel = panel;
      shows();
      draw();
    },
    mute() {
      state.speaker.mute();
      draw();
    },
    music() {
      state.speaker.turnMusic();
      draw();
    },
    full: {
      possible: document.fullscreenEnabled,
      on: false,
      turn: () =>
        document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
    },
  };

  const cards = flights(root, () => draw());

  /**
   * @param fresh all is to be fitted again
   * @param unseen what is new nobody sees yet: it's fitted later
   */
  function draw(fresh: boolean = false, unseen: boolean = false) {
    if (!root.isConnected) return; // this wall has left the page
    if (gone) {
      const { home, lesson: code } = root.dataset;
      return render(farewell(gone, { home, code, resume, sums: state.learnt.sums }), root);
    }
    if (!view) return;
    const scene = sceneOf(view);
    state.learnt.follow(view, scene.kind, !state.finale.act);
    const [calls, asks] = [scene.kind === "reveal" && scene.game.phase === "turning", scene.kind === "question"];
    const comes = shownKey && sceneKey(view) !== shownKey && (calls || (asks && shownKey.includes(" reveal ")));
    const step = `${scene.kind} ${scene.kind === "overview" ? stepOf(view) : ""}`;
    const turnsOver = shownStep && step !== shownStep && scene.kind === "overview";
    if (comes || turnsOver) keepGhost(root, turnsOver ? "over" : asks ? "leaves" : "behind");
    [shownKey, shownStep] = [sceneKey(view), step];
    state.drawn = cards.drawn;
    if (!state.drawn) return; // what leaves has this frame for itself
    const alone = turnsOver || (comes && calls); // so has its picture
    if (alone && document.visibilityState === "visible") return void whenDrawn(() => draw(fresh));
    const [boards, tiles] = [tilesOf(root), state.lit === "now" ? [] : tilesNow(root)];
    const question = questionOf(root);
    render(screen(view, state), root);
    if (state.drawn < Infinity) return; // it isn't all there
    if (unseen) return;
    opens(root, boards);
    if (fresh) rests();
    fit(root, fresh);
    settles(root, boards);
    stays(root, question);
    shift(root, tiles);
    leads(root);
    show(root, state.panel);
  }

  /** Whatever is decided stays in sight for a while, on whichever scene comes next. */
  function keep(view: Wall.Focused) {
    state.held = holdVerdict(state.held, view, performance.now());
    clearTimeout(timers.held);
    if (state.held) timers.held = setTimeout(() => draw(), state.held.until - performance.now() + 20);
  }

  /** The loudspeaker follows the one table on the wall: of several the one that is enlarged, from its reveal on. */
  function sound(view: Wall.Focused) {
    const large = enlarged(view);
    const heard: Wall.Focused = large
      ? { ...view, version: [view.version[0], momentOf(large), large.view.step], game: large.view }
      : view;
    const late =
      large && state.heard?.version[1] !== momentOf(large) && !["turning", "reveal"].includes(large.view.phase);
    const [turns, since] = [state.turns / 1000, state.since / 1000];
    state.speaker.follow(late ? null : state.heard, heard, { turns, since, door: Boolean(large) });
    state.heard = heard;
  }

  /** The cards of the reveal that is on the wall: the back of the next one begins to turn before its face is seen. */
  function turn(ahead: number[]) {
    clearTimeout(timers.turn);
    const now = performance.now();
    state.begun = (at: number) => now >= ahead[at];
    const next = nextBegins(ahead, now);
    if (next !== null) timers.turn = setTimeout(() => (turns(ahead.indexOf(next)), turn(ahead), draw()), next - now);
  }

  /** @param at the place whose card begins to turn */
  function turns(at: number) {
    const challenge = state.heard?.game?.challenge;
    if (challenge) state.speaker.turns(at, challenge, !view?.game);
  }

  /**
   * Behind the halves of the call its stage is built, in a frame of its own.
   * @param left ms
   */
  function stage(left: number) {
    clearTimeout(timers.stage);
    const began = performance.now();
    const built = () => (state.staged = state.since + performance.now() - began);
    state.staged = null;
    if (left > 0) timers.stage = setTimeout(() => (built(), draw()), left);
    else built();
  }

  /** The show of a call runs by itself from its first view on. */
  function since(view: Wall.Focused) {
    const found = sinceCall(view);
    if (found?.call !== called) {
      called = found?.call ?? "";
      Object.assign(state, found?.times);
      stamped = false;
      if (found) stage(state.turns / BEFORE_STAGE - state.since);
    }
    const falls = Boolean(found?.stamped) && !stamped;
    if (falls && state.plays) {
      state.stamping = "stamp";
      clearTimeout(timers.stamp);
      timers.stamp = setTimeout(() => builds("cards"), STAMPED);
    }
    stamped ||= falls;
  }

  /**
   * Behind the stamp what follows is built: its cards, then all of it, then it is fitted, each in a frame of its own.
   */
  function builds(part: "cards" | "") {
    const seen = document.visibilityState === "visible";
    state.stamping = seen ? part : "";
    draw(false, seen);
    if (seen) whenDrawn(() => (part ? builds("") : draw()));
  }

  /** An answer lights on its question, which then gives way to why. */
  function light(before: Wall.Focused | null, view: Wall.Focused) {
    const lights = lightsUp(before, view) && document.visibilityState === "visible";
    if (!lights && sceneOf(view).kind === "answer") return;
    clearTimeout(timers.lit);
    clearTimeout(timers.told);
    Object.assign(state, { lit: lights ? "now" : "", hushed: lights });
    if (!lights) return;
    timers.told = setTimeout(() => ((state.hushed = false), draw()), TOLD);
    timers.lit = setTimeout(() => ((state.lit = "over"), draw()), LIT);
  }

  function follow(table: View.TableNumber) {
    state.follow = table;
    if (whole) take(whole);
  }

  function take(fresh: View.Wall) {
    const before = view;
    const first = !view;
    whole = fresh;
    const shown = focused(whole, state.follow);
    view = shown;
    state.still ||= sceneKey(shown);
    // Names that come later do pop, and doors open: only the first picture keeps still.
    if (state.still !== sceneKey(shown) || (!first && ["lobby", "overview"].includes(sceneOf(shown).kind)))
      state.still = "over";
    const key = sceneKey(shown);
    state.finale.take(key, sceneOf(shown), shown, state.still !== key && document.visibilityState === "visible");
    keep(shown);
    light(before, shown);
    since(shown);
    sound(shown);
    if (!shown.game?.paused) turn(aheadOf(shown, performance.now()));
    else clearTimeout(timers.turn);
    state.bell = clockFrom(shown.lesson.bell ?? {});
    state.classClock = clockFrom(shown.lesson.class_question?.clock ?? {}, Boolean(shown.lesson.frozen));
    const { game } = shown;
    const paused = Boolean(game?.paused);
    state.clock = clockFrom(game?.clock ?? {}, paused);
    state.wait = game?.wait ? clockFrom({ left: game.wait, of: Math.max(game.wait, LEAST_WINDOW) }, paused) : null;
    clearTimeout(timers.wait);
    if (state.wait && !paused) timers.wait = setTimeout(() => draw(), msLeft(state.wait) + 20);
    const move = document.visibilityState === "visible" ? moveOf(before, shown) : null;
    if (move) cards.comes(move);
    draw();
    if (move) cards.shows(move);
    else if (!before || paused || sceneKey(shown) !== sceneKey(before)) cards.ends();
    if (first) rehearses();
  }

  /** The show is drawn once where nobody sees it; a wall that is cut off goes without. */
  async function rehearses() {
    await document.fonts.ready;
    const part = await import("./rehearsal.js").catch(() => null);
    part?.rehearse(root, () => whole, state);
  }

  /** Tell whether the cards on this wall can be seen: not while its tab is hidden, nor behind what is open above it. */
  const shows = () => line.shows(document.visibilityState === "visible" && !state.panel);

  async function act(command: Screen.Act) {
    const answer = await line.act(command);
    state.said = answer.refused ? refusal(answer.refused) : "";
    clearTimeout(timers.said);
    if (state.said) timers.said = setTimeout(() => ((state.said = ""), draw()), SAID);
    draw();
  }

  function resume() {
    gone = null;
    line.resume();
    draw();
  }

  function awake() {
    clearTimeout(timers.dim);
    timers.dim = setTimeout(() => ((state.dim = true), draw()), AWAKE);
    if (!state.dim) return;
    state.dim = false;
    draw();
  }

  root.replaceChildren();
  const line = open({
    view: take,
    pulse: ({ here, reach, trouble = "", follow: table }: Screen.Pulse) => {
      Object.assign(state, { here: new Set(here), reach: reach ?? state.reach, trouble });
      if (table !== undefined && table !== state.follow) follow(table);
      draw();
    },
    line: (line: "on" | "off") => ((state.line = line), draw()),
    moved: () => ((gone = "moved"), draw()),
    gone(why: string) {
      gone = why;
      draw();
      if (why === "closed") state.learnt.load();
    },
  });

  for (const event of ["pointermove", "pointerdown", "keydown", "focusin"]) document.addEventListener(event, awake);
  for (const event of ["click", "keydown"]) document.addEventListener(event, () => state.speaker.wake(), true);
  document.addEventListener("keydown", ({ key, ctrlKey, metaKey, altKey, target }) => {
    const types = target instanceof Element && target.matches("input, textarea, select");
    if (key.toLowerCase() === "m" && !ctrlKey && !metaKey && !altKey && !types) state.mute();
  });
  root.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(".wall")) state.finale.tap();
  });
  document.addEventListener("visibilitychange", shows);
  document.addEventListener("fullscreenchange", () => ((state.full.on = Boolean(document.fullscreenElement)), draw()));
  window.addEventListener("resize", () => draw());
  setTimeout(() => ((state.late = true), draw()), LATE);
  document.fonts.ready.then(() => draw(true));
  // A formula or a picture has its size now; what else loads, such as the heads, keeps the size that it has.
  document.addEventListener("typeset", () => draw(true), true);
  document.addEventListener("load", ({ target }) => target instanceof HTMLImageElement && draw(true), true);
  awake();
  shows();
}
