/** Time that only the test moves: timers and the page's own clock together. */
import { mock } from "node:test";

let now = 0;

export function holdTime() {
  now = 0;
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  mock.method(performance, "now", () => now);
}

export function letTimeGo() {
  mock.timers.reset();
  mock.restoreAll();
}

/** Let `ms` pass, in steps that are shorter than any timer of the pages. */
export async function pass(ms) {
  for (let left = ms; left > 0; left -= 50) {
    const step = Math.min(left, 50);
    now += step;
    mock.timers.tick(step);
    await Promise.resolve();
  }
}
