/** Connects the parts of the phone: the line, the newest view, the phone's own state, and drawing. */
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type * as Phone from "./types.js";
import { printLetters } from "../ui/cards.js";
import { msLeft } from "../ui/clock.js";
import { render } from "../ui/render.js";
import * as words from "words:phone";
import { actionsFor } from "./actions.js";
import { keepLeft } from "./draft.js";
import { firstScreen } from "./lobby/first_screen.js";
import { keepFocus } from "./controls/focus.js";
import { keepScreenOn } from "./device/wake_lock.js";
import { arrive, asked, freshState, handName, moment } from "./state.js";
import { watchRoom } from "./device/room.js";
import { fetchedParts } from "./parts.js";
import { screen } from "./screen.js";
import { applySwitches, felt, switchActions } from "./help/phone_switches.js";
import { news, speaker } from "./device/speak.js";
import { withCaller } from "./call/quiet_calls.js";

const GONE = ["removed", "cleared", "given", "closed", "older"] as const;
const BUZZ = [80, 60, 80]; // ms: a short double buzz for the student's turn

/** Draw the phone into `root`. `open(on)` opens the line and returns it (connect.ts). */
export function mountPhone(root: HTMLElement, open: Screen.Open<View.Phone>) {
  const state: Phone.State = { ...freshState(), lessonCode: root.dataset.lesson ?? "" };
  keepScreenOn();
  const voice = speaker(root);
  let view: View.Phone | null = null;
  let frame = 0;
  let arming = 0;
  let settling = 0;
  const keys: KeyboardEvent[] = []; // pressed before their handlers have loaded
  let painted = false;

  function drawNow() {
    frame = 0;
    if (!root.isConnected) return; // the root was removed from the page
    // A translated page is rebuilt on each draw (render.ts): wait until no element is pressed, or the tap is lost.
    if (root.querySelector(":active font")) return app.draw();
    if (!painted) {
      if (!view && !state.away && state.line === "on") return; // keep the skeleton that the server has rendered
      root.replaceChildren();
      painted = true;
    }
    const keep = keepFocus(root);
    render(screen(view, state, on, part), root);
    keep();
  }

  const app = {
    state,
    view() {
      if (!view) throw new Error("no view has come yet");
      return view;
    },
    draw: () => (frame ||= requestAnimationFrame(drawNow)),
    link: () => link,
    say: voice.say,
    /** Send the armed play after `left` milliseconds. */
    arm(left: number) {
      clearTimeout(arming);
      arming = setTimeout(() => on.release(), left + 30);
      app.draw();
    },
    /** Show why an act was refused, once the words for refusals have loaded. */
    refused(code: View.Refusal) {
      const later = part("later");
      state.pendingRefusal = later ? "" : code;
      if (later) voice.say((state.hint = later.refusal(code)));
    },
    /** Store and apply the settings of this phone. */
    keep() {
      document.documentElement.dataset.theme = state.theme;
      try {
        localStorage.setItem("quizbs-theme", state.theme);
        localStorage.setItem("quizbs-keys", state.letterKeys ? "on" : "off");
      } catch {
        // Storage is blocked in some private windows; the settings then last as long as the page.
      }
    },
  };
  const on: Phone.On = Object.assign(actionsFor(app), switchActions(app));
  const part = fetchedParts(({ later }) => {
    if (later) on.later = later.actions(app);
    if (state.pendingRefusal) app.refused(state.pendingRefusal);
    for (const event of keys.splice(0)) press(event);
    app.draw();
  });

  function press(event: KeyboardEvent) {
    const later = part("later");
    if (later) later.pressed(root, event, state.letterKeys);
    else keys.push(event);
  }

  /** Ignore keys for a moment: nobody can have meant what has only just appeared. */
  function settle() {
    keys.length = 0;
    clearTimeout(settling);
    root.toggleAttribute("data-settling", true);
    settling = setTimeout(() => root.toggleAttribute("data-settling", false), on.settleAfter);
  }

  /** Apply the accommodations that the teacher has set for this seat. */
  function accommodation(set: View.Accommodation | undefined) {
    for (const how of ["large", "spacing", "dyslexia"] as const)
      document.documentElement.toggleAttribute(`data-${how}`, Boolean(set?.[how]));
    if (set?.read_aloud) part("later");
  }

  function take(next: View.Phone) {
    const before = view;
    view = withCaller(next);
    printLetters(view.lesson.letters);
    arrive(state, view, before);
    if (state.aloudText && before && asked(view) !== asked(before)) {
      state.aloudText = "";
      on.later?.hush();
    }
    if (before && (moment(view.game) !== moment(before.game) || asked(view) !== asked(before))) settle();
    if (state.armedPlay && state.playDelay && !view.game?.paused) app.arm(msLeft(state.playDelay));
    if (state.replacingClaim !== null) {
      const fresh = state.replacingClaim;
      setTimeout(() => {
        if (state.replacingClaim !== fresh) return;
        state.replacingClaim = null;
        app.draw();
      }, on.settleAfter);
    }
    accommodation(view.you.accommodation);
    const { said, alerted } = news(view, before);
    const { end_on_wall: up, phase, question } = view.game ?? {};
    const waits = state.wallShowsSince && up && (phase === "over" || question?.result);
    state.delayedNews.push(...said);
    voice.tell(waits ? [] : state.delayedNews.splice(0), alerted);
    felt(view, before);
    const nudged = view.game?.slow && !before?.game?.slow && Boolean(view.game.you?.can.play);
    if (nudged) voice.say(words.turnSlow);
    if ((alerted || nudged) && before && state.mayVibrate) navigator.vibrate?.(BUZZ);
    app.draw();
  }

  try {
    state.theme = localStorage.getItem("quizbs-theme") ?? state.theme;
    state.letterKeys = localStorage.getItem("quizbs-keys") !== "off";
  } catch {
    // See above.
  }
  document.documentElement.dataset.theme = state.theme;
  const link = open({
    view: take,
    pulse: ({ here, trouble = "" }: Screen.Pulse) => {
      if (trouble && trouble !== state.trouble) voice.alert(words.trouble({ trouble }));
      state.connected = new Set(here);
      state.trouble = trouble;
      app.draw();
    },
    line(now: "on" | "off") {
      if (now === "off" && state.line === "on" && view) voice.alert(words.heardLost);
      if (now === "on" && state.line === "off" && view) {
        voice.alert("");
        voice.say(words.heardBack);
      }
      state.line = now;
      app.draw();
    },
    waiting(list: Screen.Waiting[]) {
      state.pendingActs = list;
      if (list.some(({ act }) => /^(answer|call)/.test(act.do))) part("later"); // needed for what follows
      app.draw();
    },
    moved() {
      state.away = "moved";
      app.draw();
    },
    gone(why: string) {
      state.away = GONE.find((known) => known === why) ?? "unknown";
      app.draw();
    },
  });
  document.addEventListener("keydown", press);
  document.addEventListener("pointerdown", ({ pointerType }) => {
    if (pointerType === "touch") document.documentElement.toggleAttribute("data-keys", false);
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden || !view?.game?.you) return;
    state.leftAt ??= { hand: handName(view), played: view.game.you.played_for };
    keepLeft(state.leftAt);
  });
  // Clear the view: a page restored from the back/forward cache must not show an old hand.
  window.addEventListener("pagehide", () => {
    view = null;
    render(firstScreen(state), root);
  });
  applySwitches(app);
  watchRoom((room) => {
    if (state.room === room) return;
    state.room = room;
    app.draw();
  });
  app.draw();
}
