/** The phone put together: the line, the newest view, what only this phone knows, and drawing. No words, no screens. */
import { render } from "lit-html";
import { msLeft } from "../clock.js";
import { heard } from "../words/phone.js";
import { actionsFor } from "./actions.js";
import { keepFocus } from "./focus.js";
import { arrive, freshLocal } from "./local.js";
import { screen } from "./screen.js";
import { news, speaker } from "./speak.js";

const BUZZ = [80, 60, 80]; // ms: a short double buzz for the own turn

/** Draw the phone into `root`. `open(on)` opens the line and returns it (connect.js). */
export function mountPhone(root, open) {
  const local = freshLocal();
  const voice = speaker(root);
  let view = /** @type {any} */ (null);
  let asked = 0;
  let arming = 0;
  let painted = false;

  function drawNow() {
    asked = 0;
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
    draw: () => (asked ||= requestAnimationFrame(drawNow)),
    link: () => link,
    say: voice.say,
    /** Let the armed play go after `left` milliseconds. */
    arm(left) {
      clearTimeout(arming);
      arming = setTimeout(() => on.release(), left + 30);
      app.draw();
    },
    dress() {
      document.documentElement.dataset.theme = local.theme;
      try {
        localStorage.setItem("quizbs-theme", local.theme);
      } catch {
        // A private window may forbid it; the choice then lasts as long as the page.
      }
    },
  };
  const on = actionsFor(app);

  function take(next) {
    const before = view;
    view = next;
    arrive(local, view, before);
    if (local.armed && local.wait && !view.table.paused) app.arm(msLeft(local.wait));
    if (local.fresh !== null) {
      const fresh = local.fresh;
      setTimeout(() => local.fresh === fresh && ((local.fresh = null), app.draw()), on.settleAfter);
    }
    const { said, alerted } = news(view, before);
    said.forEach(voice.say);
    if (alerted) {
      voice.alert(alerted);
      if (before) navigator.vibrate?.(BUZZ);
    }
    app.draw();
  }

  try {
    local.theme = localStorage.getItem("quizbs-theme") ?? local.theme;
  } catch {
    // See above.
  }
  document.documentElement.dataset.theme = local.theme;
  const link = open({
    view: take,
    pulse: ({ here }) => ((local.here = new Set(here)), app.draw()),
    line(state) {
      if (state === "off" && local.line === "on" && view) voice.alert(heard.lost);
      if (state === "on" && local.line === "off" && view) voice.say(heard.back);
      local.line = state;
      app.draw();
    },
    waiting: (list) => ((local.waiting = list), app.draw()),
    moved: () => ((local.away = "moved"), app.draw()),
    gone: (why) => ((local.away = why in { removed: 1, closed: 1 } ? why : "unknown"), app.draw()),
  });
  app.draw();
}
