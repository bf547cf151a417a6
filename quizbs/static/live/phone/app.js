/** The phone put together: the line, the newest view, what only this phone knows, and drawing. No words, no screens. */
import { render } from "lit-html";
import { msLeft } from "../clock.js";
import { heard } from "../words/phone.js";
import { actionsFor } from "./actions.js";
import { hush } from "./aloud.js";
import { keepFocus } from "./focus.js";
import { listenToKeys } from "./keys.js";
import { arrive, asked, freshLocal, moment } from "./local.js";
import { watchRoom } from "./room.js";
import { screen } from "./screen.js";
import { news, speaker } from "./speak.js";
import { withCaller } from "./quiet_calls.js";
import { troubled } from "../words/common.js";

const BUZZ = [80, 60, 80]; // ms: a short double buzz for the own turn

/** Draw the phone into `root`. `open(on)` opens the line and returns it (connect.js). */
export function mountPhone(root, open) {
  const local = Object.assign(freshLocal(), { lesson: root.dataset.lesson });
  watchRoom();
  const voice = speaker(root);
  const settle = listenToKeys(root, () => local.keys);
  let view = /** @type {any} */ (null);
  let frame = 0;
  let arming = 0;
  let painted = false;

  function drawNow() {
    frame = 0;
    if (!painted) {
      if (!view && !local.away && local.line === "on") return; // the page's skeleton is good enough
      root.replaceChildren();
      painted = true;
    }
    const keep = keepFocus(root);
    render(screen(view, local, on), root);
    keep();
  }

  const app = {
    local,
    view: () => view,
    draw: () => (frame ||= requestAnimationFrame(drawNow)),
    link: () => link,
    say: voice.say,
    /** Let the armed play go after `left` milliseconds. */
    arm(left) {
      clearTimeout(arming);
      arming = setTimeout(() => on.release(), left + 30);
      app.draw();
    },
    /** Keep how this phone is to look and to be played. */
    keep() {
      document.documentElement.dataset.theme = local.theme;
      try {
        localStorage.setItem("quizbs-theme", local.theme);
        localStorage.setItem("quizbs-keys", local.keys ? "on" : "off");
      } catch {
        // A private window may forbid it; the choice then lasts as long as the page.
      }
    },
  };
  const on = actionsFor(app);

  /** How this seat's screen is to look, as the teacher has set it in private. */
  function ease(set) {
    for (const how of ["large", "spacing", "dyslexia"])
      document.documentElement.toggleAttribute(`data-${how}`, Boolean(set?.[how]));
  }

  function take(next) {
    const before = view;
    view = withCaller(next);
    arrive(local, view, before);
    if (local.aloud && before && asked(view) !== asked(before)) {
      local.aloud = "";
      hush();
    }
    if (before && (moment(view.table) !== moment(before.table) || asked(view) !== asked(before)))
      settle(on.settleAfter);
    if (local.armed && local.wait && !view.table.paused) app.arm(msLeft(local.wait));
    if (local.fresh !== null) {
      const fresh = local.fresh;
      setTimeout(() => local.fresh === fresh && ((local.fresh = null), app.draw()), on.settleAfter);
    }
    ease(view.you.ease);
    const { said, alerted } = news(view, before);
    voice.tell(said, alerted);
    if (alerted && before) navigator.vibrate?.(BUZZ);
    app.draw();
  }

  try {
    local.theme = localStorage.getItem("quizbs-theme") ?? local.theme;
    local.keys = localStorage.getItem("quizbs-keys") !== "off";
  } catch {
    // See above.
  }
  document.documentElement.dataset.theme = local.theme;
  const link = open({
    view: take,
    pulse: ({ here, trouble = "" }) => {
      if (trouble && trouble !== local.trouble) voice.alert(troubled(trouble, "phone"));
      Object.assign(local, { here: new Set(here), trouble });
      app.draw();
    },
    line(state) {
      if (state === "off" && local.line === "on" && view) voice.alert(heard.lost);
      if (state === "on" && local.line === "off" && view) {
        voice.alert("");
        voice.say(heard.back);
      }
      local.line = state;
      app.draw();
    },
    waiting: (list) => ((local.waiting = list), app.draw()),
    moved: () => ((local.away = "moved"), app.draw()),
    gone: (why) => (
      (local.away = ["removed", "cleared", "given", "closed"].includes(why) ? why : "unknown"),
      app.draw()
    ),
  });
  app.draw();
}
