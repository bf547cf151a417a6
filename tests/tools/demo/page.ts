/** The page around: starts and stops the time of its frames, says what is seen, and scales the screens to their room. */
import lesson from "moments";

const find = <Kind extends HTMLElement>(selector: string) => {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};

const speed = Number(new URLSearchParams(location.search).get("speed")) || 1; // for tests
const root = document.documentElement;
const frames = [...document.querySelectorAll<HTMLIFrameElement>("iframe[data-plays]")];
const [play, again, bar, said] = [
  find<HTMLButtonElement>("#play"),
  find<HTMLButtonElement>("#again"),
  find<HTMLProgressElement>("#bar"),
  find("#said"),
];
const says = find<HTMLTemplateElement>("#says");
const ready = new Set<MessageEventSource | null>();
let wanted = !matchMedia("(prefers-reduced-motion: reduce)").matches;
let rate = 0;
let [then, since] = [0, performance.now()];

/** Return the ms of the recording that have been played. */
const now = () => Math.min(lesson.ends, then + (performance.now() - since) * rate);

function run(next: number) {
  [then, since, rate] = [now(), performance.now(), next];
  for (const { contentWindow } of frames) contentWindow?.postMessage({ rate: next }, "*");
  root.dataset.state = then >= lesson.ends ? "over" : wanted ? "plays" : "stands";
  show();
}

/** Play or stand still; a hidden page has no time. */
const follow = () => run(wanted && ready.size === frames.length && !document.hidden ? speed : 0);

/** Show the moment. */
function show() {
  const at = now();
  const moment = lesson.moments.findLast(([begins]) => begins <= at)?.[1] ?? "";
  bar.value = at / lesson.ends;
  if (root.dataset.moment !== moment) {
    root.dataset.moment = moment;
    said.textContent = says.content.querySelector(`[data-says="${moment}"]`)?.textContent ?? "";
  }
  if (rate && at >= lesson.ends) stop();
}

function stop() {
  wanted = false;
  follow();
}

/** Load the screens, and play once they are ready. */
function load() {
  ready.clear();
  follow();
  then = 0;
  for (const frame of frames) frame.src = frame.dataset.plays ?? "";
}

function start() {
  wanted = true;
  if (root.dataset.state === "over") load();
  else follow();
}

function fit() {
  for (const screen of document.querySelectorAll<HTMLElement>(".screen"))
    screen.style.setProperty("--scale", String(screen.clientWidth / Number(screen.dataset.wide)));
}

window.addEventListener("message", ({ source, data }) => {
  if (!data?.ready || !frames.some(({ contentWindow }) => contentWindow === source)) return;
  ready.add(source);
  follow();
});
play.addEventListener("click", () => (wanted ? stop() : start()));
again.addEventListener("click", () => {
  wanted = true;
  load();
});
document.addEventListener("visibilitychange", follow);
new ResizeObserver(fit).observe(find(".screens"));
setInterval(show, 100);
load();
