/** In the place of live/connect.js: the line of a sample, which tests/browser/catalogue.py serves. */
export function connect({ lesson, on }) {
  const acts = [];
  window.catalogue = { on, acts, answer: { done: true }, shows: [] };
  fetch(`/view/${lesson}`)
    .then((answer) => answer.json())
    .then((view) => {
      on.line?.("on");
      on.view(view);
      tellShown(lesson);
    });
  const act = (command) => (acts.push(command), Promise.resolve(window.catalogue.answer));
  const shows = (on) => window.catalogue.shows.push(on);
  return { act, shows, sync() {}, resume() {}, stop() {}, waiting: 0 };
}

/** Parts that are fetched when they are needed may still be on their way. */
function tellShown(lesson) {
  if (document.querySelector(".screen-first")) requestAnimationFrame(() => tellShown(lesson));
  else document.documentElement.dataset.shown = lesson;
}
