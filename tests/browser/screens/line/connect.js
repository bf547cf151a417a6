/**
 * In the place of line/connect.js: the line of a sample, which tests/tools/catalogue.py serves, and what lets a
 * sample follow another one on the same page (tests/browser/faults.py).
 */
import { nothing, render } from "lit-html";

export function connect({ lesson, on }) {
  const acts = [];
  window.catalogue = { on, acts, answer: { done: true }, shows: [], gestures: [] };
  fetch(`/view/${lesson}`)
    .then((answer) => answer.json())
    .then((view) => {
      on.line?.("on");
      on.view(view);
      reportShown(lesson);
    });
  const act = (command) => (acts.push(command), Promise.resolve(window.catalogue.answer));
  const shows = (on) => window.catalogue.shows.push(on);
  const gesture = (what) => window.catalogue.gestures.push(what);
  return { act, shows, gesture, sync() {}, resume() {}, stop() {}, waiting: 0 };
}

/** Parts that are fetched when they are needed may still be on their way. */
function reportShown(lesson) {
  if (document.querySelector("[data-screen=first]")) requestAnimationFrame(() => reportShown(lesson));
  else document.documentElement.dataset.shown = lesson;
}

/** @type {AbortController | undefined} */
let leaves;

/**
 * Show the sample that `root` names; for another one the screen before hears nothing any more.
 *
 * @param {HTMLElement} root
 * @param {(root: HTMLElement, open: (on: object) => object) => void} mount
 */
export function shows(root, mount) {
  const show = (/** @type {HTMLElement} */ root, /** @type {string} */ name) => {
    const { addEventListener } = EventTarget.prototype;
    const { signal } = (leaves = new AbortController());
    EventTarget.prototype.addEventListener = function (type, heard, how) {
      const options = typeof how === "object" ? how : { capture: how };
      const ends = this === document || this === window ? { signal } : {};
      addEventListener.call(this, type, heard, { ...ends, ...options });
    };
    mount(root, (on) => connect({ lesson: name, on }));
    EventTarget.prototype.addEventListener = addEventListener;
  };
  const there = new Set(document.body.children); // what else stands there, a screen has put there
  show(root, root.dataset.lesson);
  const clear = (/** @type {HTMLElement} */ old) => {
    leaves?.abort();
    render(nothing, old); // its clocks stop
    for (const one of [...document.body.children]) if (one !== old && !there.has(one)) one.remove();
  };
  window.another = { show, clear };
}
