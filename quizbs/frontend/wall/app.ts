/** Connects the parts of the wall: the line, the newest view, its own `state`, and drawing. */
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type * as Wall from "./types.js";
import { printLetters } from "../ui/cards.js";
import { clockFrom, msLeft } from "../ui/clock.js";
import { render } from "../ui/render.js";
import { fit } from "./fit.js";
import { holdVerdict } from "./table/hold_verdict.js";
import { show } from "./bar/panel.js";
import { LATE } from "./bar/reach.js";
import { bilingual } from "./bar/bilingual.js";
import { calm } from "./motion/calm.js";
import { direct, isHalted } from "./motion/direct.js";
import {
  openFromTile,
  doorQuestionPlace,
  fadeMovedTiles,
  moveDoorQuestion,
  tilePlaces,
} from "./overview/door_moves.js";
import { finaleAt } from "./ending/finale.js";
import { moveOf } from "./motion/card_moves.js";
import { flights } from "./motion/flights.js";
import { touched } from "./question/finger.js";
import { jump } from "./motion/jump.js";
import { keepGhost } from "./motion/ghost.js";
import { listen } from "./inputs.js";
import { learnt } from "./ending/learnt.js";
import { animateToOutcome } from "./call/to_outcome.js";
import { isLit } from "./question/answer_visibility.js";
import { lieAt } from "./call/lie.js";
import { finishMoves, moveTiles, questionTiles } from "./question/answer_tiles.js";
import { sceneKey, sceneOf } from "./scene.js";
import { farewell, focused, screen } from "./screen.js";
import { loudspeaker } from "./sound/sounds.js";
import { player } from "./motion/timeline.js";
import { drawnOf, transition, type Drawn } from "./motion/transition.js";
import { whenDrawn } from "./motion/when_drawn.js";
import { refusal } from "../words/refusals.js";

const SHORTEST_RING = 3_000; // ms: the ring of the shortest call window lasts at least so long
const AWAKE = 3_000; // ms after the last mouse movement until the bar hides
const OCTAVE = 12; // semitones: each animal has its own note
const SAID = 7_000; // ms that a refusal stays in the bar

const nothingFalls = () => {}; // offline there is no confetti

/** Draw the projector into `root`. `open(on)` opens the line and returns it (connect.ts). */
export function mountWall(root: HTMLElement, open: Screen.Open<View.Wall>) {
  let whole: View.Wall | null = null; // the view as received
  let view: Wall.Focused | null = null; // the same, focused on the followed table
  let drawn: Drawn | null = null;
  let gone: string | null = null;
  const speaker = loudspeaker();
  const state: Wall.State = {
    clock: null,
    wait: null,
    line: "on",
    openingScene: "",
    connected: null,
    reach: null,
    wifi: null,
    bell: null,
    classClock: null,
    trouble: "",
    followedTable: 0,
    held: null,
    mostTables: Infinity,
    reached: new Set(),
    call: undefined,
    msSinceCall: 0,
    motion: calm(),
    bilingual: bilingual(),
    speaker,
    finale: { stage: null, over: false, told: false, heads: 0, goesOn: "" },
    learnt: learnt(root.dataset.lesson ?? "", () => draw()),
    touched: null,
    panel: null,
    refusalText: "",
    act,
    open(panel: string | null) {
      state.panel = panel;
      reportVisibility();
      draw();
    },
    mute() {
      state.speaker.mute();
      showing.step();
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

  const seen = () => document.visibilityState === "visible";
  const showing = player(direct, {
    clock: () => performance.now(),
    seen,
    heard: () => seen() && !speaker.muted,
    draw: () => draw(),
    whenDrawn,
    sound: ([name, how], after, key) => speaker.play(name, { ...how, after: after / 1_000, key }),
    hush: speaker.drop,
  });

  /** Draw the wall; `fresh` fits all texts again. */
  function draw(fresh: boolean = false) {
    if (!root.isConnected) return; // the root was removed from the page
    if (gone) {
      return render(farewell(gone, { code: root.dataset.lesson, resume, sums: state.learnt.sums }), root);
    }
    if (!view) return;
    const scene = sceneOf(view);
    const [reached, call] = [showing.reached(), showing.track("call")];
    const passed = call ? performance.now() - call.began : 0;
    state.reached = reached;
    state.call = call;
    state.msSinceCall = passed;
    state.finale = finaleAt(view, reached);
    if (reached.has("said")) state.refusalText = "";
    state.learnt.follow(view, scene.kind, !state.finale.stage);
    const leaving = transition(drawn, view);
    if (leaving) keepGhost(root, leaving);
    drawn = drawnOf(view);
    state.mostTables = cards.drawn;
    if (!state.mostTables) return; // the leaving scene needs this frame
    const isBusy = leaving === "over" || leaving === "behind"; // the copy of the scene needs a frame too
    if (isBusy && seen()) return void whenDrawn(() => draw(fresh));
    const [boards, tiles] = [tilePlaces(root), isLit(state) ? [] : questionTiles(root)];
    const question = doorQuestionPlace(root);
    render(screen(view, state), root);
    if (state.mostTables < Infinity) return; // not all tables are drawn yet
    if (reached.has("cards") && !reached.has("fits")) return; // still invisible: it is fitted later
    openFromTile(root, boards);
    if (fresh) finishMoves();
    fit(root, fresh);
    fadeMovedTiles(root, boards);
    moveDoorQuestion(root, question);
    moveTiles(root, tiles);
    animateToOutcome(root);
    show(root, state.panel);
    if (root.querySelector("[data-confetti]:not([data-falls])"))
      void import("../ui/confetti.js").then(({ celebrate }) => celebrate(root), nothingFalls);
  }

  function follow(table: View.TableNumber) {
    state.followedTable = table;
    if (whole) take(whole);
  }

  function take(fresh: View.Wall) {
    const before = view;
    const first = !view;
    const now = performance.now();
    whole = fresh;
    printLetters(fresh.lesson.letters);
    const shown = focused(whole, state.followedTable);
    view = shown;
    state.openingScene ||= sceneKey(shown);
    // Only the first drawing is without animation: later names pop in, and doors open.
    if (state.openingScene !== sceneKey(shown) || (!first && ["lobby", "overview"].includes(sceneOf(shown).kind)))
      state.openingScene = "over";
    state.held = holdVerdict(state.held, shown, now);
    showing.after("held", state.held && state.held.until - now);
    speaker.follow(before, shown);
    state.bell = clockFrom(shown.lesson.bell ?? {});
    state.classClock = clockFrom(
      (shown.lesson.trick ?? shown.lesson.class_question)?.clock ?? {},
      Boolean(shown.lesson.frozen),
    );
    const { game } = shown;
    const paused = Boolean(game?.paused);
    state.clock = clockFrom(game?.clock ?? {}, paused);
    state.wait = game?.wait ? clockFrom({ left: game.wait, of: Math.max(game.wait, SHORTEST_RING) }, paused) : null;
    showing.after("wait", state.wait && !paused ? msLeft(state.wait) : null);
    const move = seen() ? moveOf(before, shown) : null;
    if (move) cards.prepare(move);
    showing.take(shown, isHalted(shown));
    if (move) cards.start(move);
    else if (!before || paused || sceneKey(shown) !== sceneKey(before)) cards.stop();
    if (first) void rehearseScenes();
  }

  /** Draw all scenes once in the background; skipped if the script doesn't load. */
  async function rehearseScenes() {
    await document.fonts.ready;
    const part = await import("./motion/rehearsal.js").catch(() => null);
    part?.rehearse(root, () => whole, state);
  }

  /** Send whether the cards on this wall are visible: not in a hidden tab, nor behind an open panel. */
  const reportVisibility = () => line.shows(seen() && !state.panel);

  async function act(command: View.Act) {
    const answer = await line.act(command);
    state.refusalText = answer.refused ? refusal(answer.refused) : "";
    showing.after("said", state.refusalText ? SAID : null);
    draw();
  }

  function resume() {
    gone = null;
    line.resume();
    draw();
  }

  function keepBarBright() {
    showing.after("dim", AWAKE);
    if (state.reached.has("dim")) draw();
  }

  root.replaceChildren();
  const line = open({
    view: take,
    pulse: ({ here, reach, trouble = "", follow: table }: Screen.Pulse) => {
      state.connected = new Set(here);
      state.reach = reach ?? state.reach;
      state.trouble = trouble;
      if (table !== undefined && table !== state.followedTable) follow(table);
      draw();
    },
    gesture(gesture: Screen.Gesture) {
      if (!view) return;
      if ("seat" in gesture) {
        jump(root, gesture.seat);
        speaker.play("blip", { many: gesture.seat % OCTAVE });
      } else if ((state.touched = touched(view, gesture) ?? state.touched)) {
        speaker.play("tick");
        draw();
      }
    },
    line(line: "on" | "off") {
      state.line = line;
      draw();
    },
    moved() {
      gone = "moved";
      draw();
    },
    gone(why: string) {
      gone = why;
      draw();
      if (why === "closed") void state.learnt.load();
    },
  });

  listen(root, state, {
    draw,
    brighten: keepBarBright,
    skip() {
      if (view && lieAt(view, state)) showing.skip("lie over");
      else if (state.finale.stage) showing.skip(state.finale.goesOn);
    },
    seen() {
      reportVisibility();
      showing.step();
    },
  });
  showing.after("late", LATE);
  keepBarBright();
  reportVisibility();
}
