/**
 * Clocks on the device's monotonic time, and directives that update only their own text or style, four times a second,
 * without redrawing the view.
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
 * Return a clock for the ms left in a view: `{ends, of, held}`; `held` are the ms left of a paused clock, otherwise
 * null. Call it once, when the view arrives. `null` means that no clock runs.
 */
export function clockFrom(
  { left, of }: { left?: number | null; of?: number } = {},
  paused = false,
  now = performance.now(),
): Screen.Clock | null {
  if (left == null) return null;
  return { ends: now + left, of: of || left || 1, held: paused ? left : null };
}

/** Return the ms left, never below 0. */
export function msLeft(clock: Screen.Clock | null, now: number = performance.now()) {
  if (!clock) return 0;
  return clock.held ?? Math.max(0, clock.ends - now);
}

/** Return the whole seconds left, as a person counts them: 0 only when it is over. */
export const secondsLeft = (clock: Screen.Clock) => Math.ceil(msLeft(clock) / 1000);

/** Return the share of the time that is left, from 1 to 0. */
export const partLeft = (clock: Screen.Clock) => Math.min(1, msLeft(clock) / clock.of);

/** A directive that calls `tick` while its clock runs and its element is on the page. */
abstract class Timed extends AsyncDirective {
  clock: Screen.Clock | null = null;

  abstract tick(): void;

  /** Start ticking with this clock, or stop. */
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
      leave(this); // a translator has moved its text; the next drawing restores it (render.ts)
    }
    if (msLeft(this.clock) === 0) leave(this);
  }
}

const tick = directive(Ticking);

/** `${ticking(clock, secondsLeft)}`, also as an attribute's value: shows `read(clock)`, updated with every tick. */
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
 * `<i ${draining(clock)}>` sets `--part`, from 1 to 0, on its element; the sheet makes a bar or a ring of it.
 * `each(element, clock)` is called with every tick.
 */
export const draining = directive(Draining);
