/**
 * Deadlines on the device's own monotonic clock, and directives that repaint only themselves four times a second.
 * No view is drawn again because time passes. What a clock is for is said where it is used.
 */
import { noChange, nothing } from "lit-html";
import { AsyncDirective, directive } from "lit-html/async-directive.js";
import type { ElementPart } from "lit-html/directive.js";
import type * as Screen from "../screen.js";

const TICK = 250; // ms
const running = new Set<Ticker>();
let timer = 0;

interface Ticker {
  tick(): void;
}

function join(ticker: Ticker) {
  running.add(ticker);
  timer ||= setInterval(() => running.forEach((each) => each.tick()), TICK);
}

function leave(ticker: Ticker) {
  running.delete(ticker);
  if (running.size) return;
  clearInterval(timer);
  timer = 0;
}

/**
 * A clock from the milliseconds left in a view: `{ends, of, held}`. `held` are the milliseconds left of a clock
 * that is paused, else null. Make it once, when the view arrives. `null` stays null: no clock runs.
 */
export function clockFrom(
  { left, of }: { left?: number | null; of?: number } = {},
  paused = false,
  now = performance.now(),
): Screen.Clock | null {
  if (left == null) return null;
  return { ends: now + left, of: of || left || 1, held: paused ? left : null };
}

/** Milliseconds left, never below 0. */
export function msLeft(clock: Screen.Clock | null, now: number = performance.now()) {
  if (!clock) return 0;
  return clock.held ?? Math.max(0, clock.ends - now);
}

/** Whole seconds left as a person counts them: 0 only when it is over. */
export const secondsLeft = (clock: Screen.Clock) => Math.ceil(msLeft(clock) / 1000);

/** How much is left, 1 to 0. */
export const partLeft = (clock: Screen.Clock) => Math.min(1, msLeft(clock) / clock.of);

/** A directive on a clock: `tick` is called while that runs and its element is on the page. */
abstract class Timed extends AsyncDirective {
  clock: Screen.Clock | null = null;

  abstract tick(): void;

  /** Tick with this clock, or not. */
  follow(clock: Screen.Clock | null) {
    this.clock = clock;
    if (this.isConnected && clock?.held === null) join(this);
    else leave(this);
  }

  disconnected() {
    leave(this);
  }

  reconnected() {
    this.follow(this.clock);
  }
}

class Ticking extends Timed {
  read: () => unknown = () => nothing;
  shown: unknown;

  render(read: () => unknown, clock: Screen.Clock | null) {
    this.read = read;
    this.follow(clock);
    return (this.shown = read());
  }

  tick() {
    const next = this.read();
    try {
      if (next !== this.shown) this.setValue((this.shown = next));
    } catch {
      leave(this); // a translator has moved its text; the next drawing brings it back (render.ts)
    }
    if (msLeft(this.clock) === 0) leave(this);
  }
}

const tick = directive(Ticking);

/** `${ticking(clock, secondsLeft)}`, also as an attribute's value: `read(clock)` again and again, only here. */
export const ticking = <C extends Screen.Clock>(clock: C | null | undefined, read: (clock: C) => unknown) =>
  tick(() => (clock ? read(clock) : nothing), clock ?? null);

type Each = (element: HTMLElement, clock: Screen.Clock) => void;

class Draining extends Timed {
  element: HTMLElement | null = null;
  each: Each | undefined;

  render(_clock: Screen.Clock | null, _each?: Each) {
    return nothing;
  }

  update({ element }: ElementPart & { element: HTMLElement }, [clock, each]: [Screen.Clock | null, Each?]) {
    this.element = element;
    this.each = each;
    this.follow(clock);
    this.tick();
    return noChange;
  }

  tick() {
    if (!this.element || !this.clock) return;
    this.element.style.setProperty("--part", partLeft(this.clock).toFixed(4));
    this.each?.(this.element, this.clock);
    if (msLeft(this.clock) === 0) leave(this);
  }
}

/**
 * `<i ${draining(clock)}>` sets `--part`, 1 to 0, on its element; the style sheet makes a bar or a ring of it.
 * `each(element, clock)`, if given, is called with every tick.
 */
export const draining = directive(Draining);
