/**
 * Deadlines on the device's own monotonic clock, and directives that repaint only themselves four times a second.
 * No view is drawn again because time passes. What a clock is for is said where it is used.
 */
import { noChange, nothing } from "lit-html";
import { AsyncDirective, directive } from "lit-html/async-directive.js";

const TICK = 250; // ms
const running = new Set();
let timer = 0;

/** @param {{ tick(): void }} ticker */
function join(ticker) {
  running.add(ticker);
  timer ||= setInterval(() => running.forEach((each) => each.tick()), TICK);
}

/** @param {{ tick(): void }} ticker */
function leave(ticker) {
  running.delete(ticker);
  if (running.size) return;
  clearInterval(timer);
  timer = 0;
}

/**
 * A clock from the milliseconds left in a view: `{ends, of, held}`. `held` are the milliseconds left of a clock
 * that is paused, else null. Make it once, when the view arrives. `null` stays null: no clock runs.
 *
 * @param {{left?: number | null, of?: number}} [counted]
 */
export function clockFrom({ left, of } = {}, paused = false, now = performance.now()) {
  if (left == null) return null;
  return { ends: now + left, of: of || left || 1, held: paused ? left : null };
}

/**
 * Milliseconds left, never below 0.
 *
 * @param {Screen.Clock} clock
 * @param {number} [now]
 */
export function msLeft(clock, now = performance.now()) {
  if (!clock) return 0;
  return clock.held ?? Math.max(0, clock.ends - now);
}

/**
 * Whole seconds left as a person counts them: 0 only when it is over.
 *
 * @param {Screen.Clock} clock
 */
export const secondsLeft = (clock) => Math.ceil(msLeft(clock) / 1000);

/**
 * How much is left, 1 to 0.
 *
 * @param {Screen.Clock} clock
 */
export const partLeft = (clock) => Math.min(1, msLeft(clock) / clock.of);

class Ticking extends AsyncDirective {
  /**
   * @param {Screen.Clock | null} clock
   * @param {(clock: Screen.Clock) => unknown} read
   */
  render(clock, read) {
    this.clock = clock;
    this.read = read;
    if (this.isConnected && clock && clock.held === null) join(this);
    else leave(this);
    return (this.shown = clock ? read(clock) : nothing);
  }

  tick() {
    const next = this.read(this.clock);
    try {
      if (next !== this.shown) this.setValue((this.shown = next));
    } catch {
      leave(this); // a translator has moved its text; the next drawing brings it back (render.js)
    }
    if (msLeft(this.clock) === 0) leave(this);
  }

  disconnected() {
    leave(this);
  }

  reconnected() {
    if (this.clock && this.clock.held === null) join(this);
  }
}

/** `${ticking(clock, secondsLeft)}`, also as an attribute's value: `read(clock)` again and again, only here. */
export const ticking = directive(Ticking);

class Draining extends AsyncDirective {
  /**
   * @param {Screen.Clock | null} _clock
   * @param {(element: HTMLElement, clock: Screen.Clock | null) => void} [_each]
   */
  render(_clock, _each) {
    return nothing;
  }

  /**
   * @param {import("lit-html/directive.js").ElementPart} part
   * @param {[Screen.Clock | null, ((element: Element, clock: Screen.Clock | null) => void)?]} given
   */
  update(part, [clock, each]) {
    this.element = part.element;
    this.clock = clock;
    this.each = each;
    if (clock) this.tick();
    if (this.isConnected && clock && clock.held === null) join(this);
    else leave(this);
    return noChange;
  }

  tick() {
    /** @type {HTMLElement} */ (this.element).style.setProperty("--part", partLeft(this.clock).toFixed(4));
    this.each?.(this.element, this.clock);
    if (msLeft(this.clock) === 0) leave(this);
  }

  disconnected() {
    leave(this);
  }

  reconnected() {
    if (this.clock && this.clock.held === null) join(this);
  }
}

/**
 * `<i ${draining(clock)}>` sets `--part`, 1 to 0, on its element; the style sheet makes a bar or a ring of it.
 * `each(element, clock)`, if given, is called with every tick.
 */
export const draining = directive(Draining);
