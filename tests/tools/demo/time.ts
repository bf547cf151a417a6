/**
 * The time of a page that plays a recording: timers, `performance.now` and animations run at a rate, and stand still
 * at rate 0. Import it before anything that takes the time.
 */
const real = {
  now: performance.now.bind(performance),
  setTimeout: window.setTimeout.bind(window),
  clearTimeout: window.clearTimeout.bind(window),
  requestAnimationFrame: window.requestAnimationFrame.bind(window),
};

interface Timer {
  at: number;
  every: number | null;
  run: () => void;
}

const timers = new Map<number, Timer>();
const paused = new Set<Animation>();
let last = 0;
let handle = 0;
let rate = 0;
let [then, since] = [0, real.now()];

/** Return the ms that have passed here. */
export const now = () => then + (real.now() - since) * rate;

function arm() {
  real.clearTimeout(handle);
  const first = Math.min(...[...timers.values()].map(({ at }) => at));
  if (first < Infinity && rate) handle = real.setTimeout(fire, Math.max(0, Math.ceil((first - now()) / rate)));
}

/** Run what is due, in its order; what that sets comes later. */
function fire() {
  const until = now();
  const due = [...timers].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at);
  try {
    for (const [id, timer] of due) {
      if (!timers.has(id)) continue; // cleared by one before it
      if (timer.every === null) timers.delete(id);
      else timer.at = until + timer.every;
      timer.run();
    }
  } finally {
    arm();
  }
}

const timing =
  (repeats: boolean) =>
  (run: TimerHandler, ms = 0, ...given: unknown[]) => {
    if (typeof run !== "function") throw new TypeError("no function");
    timers.set(++last, { at: now() + ms, every: repeats ? ms : null, run: () => run(...given) });
    arm();
    return last;
  };

function clear(id: number | undefined) {
  timers.delete(id ?? 0);
}

/** Let the animations that run stand still, or go on. */
function hold(still: boolean) {
  if (still)
    for (const animation of document.getAnimations()) {
      if (animation.playState !== "running") continue;
      animation.pause();
      paused.add(animation);
    }
  else {
    for (const animation of paused) animation.play();
    paused.clear();
  }
}

/** Let the time run `next` times as fast as the clock from now on. */
export function run(next: number) {
  [then, since, rate] = [now(), real.now(), next];
  arm();
  hold(!next);
}

performance.now = now;
Object.assign(window, {
  setTimeout: timing(false),
  setInterval: timing(true),
  clearTimeout: clear,
  clearInterval: clear,
});
window.requestAnimationFrame = (draw) => real.requestAnimationFrame(() => draw(now()));
