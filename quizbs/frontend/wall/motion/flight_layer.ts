/**
 * The layer over the wall in which card backs fly, hidden from screen readers. Everything is measured and built before
 * anything moves; only transform and opacity change.
 */
import { isCalm } from "./calm.js";

export const FLIGHT = 420; // ms that one card flies
export const FADES = 120; // ms of fading in, with reduced motion
const LANDS = 0.6; // size of a card when it lands at a seat, as a share
const AT_ONCE = 10; // cards built in one frame
const AHEAD = 200; // ms before the first card flies
const LIFT = 0.12; // how high a card flies, as a share of its way

export type Point = [number, number];

/** A card's way: it leaves after `after` ms and turns by `turn` degrees; `lands` is its size at the end, as a share. */
export type Flight = { from: Point; to: Point; after: number; turn: number; fades?: boolean; lands?: number };

export function centre(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

export const middle = (element: Element | null) => element && centre(element);

/** Return an empty layer. */
export function flightLayer() {
  let layer: HTMLElement | null = null;
  let animations: Animation[] = []; // of what waits for the cards
  let timers: number[] = [];

  /** Remove all cards, and show at once what waits for them. */
  function clear() {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    layer?.remove();
    layer = null;
    for (const animation of animations) animation.cancel();
    animations = [];
  }

  /** Call `then` in `ms` milliseconds, unless the layer is cleared before. */
  const later = (then: () => void, ms: number) => void timers.push(setTimeout(then, ms));

  /** Keep an animation until the layer is cleared. */
  const keep = (animation: Animation) => void animations.push(animation);

  /** Animate an element in; with reduced motion it fades in for as long. */
  function enter(element: Element, from: Keyframe, how: KeyframeAnimationOptions) {
    const [begins, less] = isCalm() ? [{ opacity: 0 }, { duration: FADES, easing: "linear" }] : [from, {}];
    keep(element.animate([begins, {}], { ...how, ...less, fill: "backwards" }));
  }

  /** Hide an element for `delay` milliseconds, then animate it in. */
  function enterAfter(element: Element | null, delay: number, from: Keyframe = { opacity: 0 }) {
    if (element) enter(element, from, { duration: 240, delay, easing: "ease-out" });
  }

  /** Let cards of this width (px) fly, with `more` elements beside them. */
  function launch(flights: Flight[], width: number, more: HTMLElement[] = []) {
    layer = document.createElement("div");
    layer.className = "flights";
    layer.setAttribute("aria-hidden", "true");
    layer.style.setProperty("--card", `${width}px`);
    layer.append(...more);
    document.body.append(layer);
    later(clear, Math.max(...flights.map(({ after }) => after)) + 2 * FLIGHT);
    if (!isCalm()) build(flights, layer, performance.now());
  }

  /** Build the cards that fly soon, then the others, so that no frame has to build all of them. */
  function build(flights: Flight[], into: HTMLElement, began: number) {
    const now = performance.now() - began;
    for (const flight of flights.slice(0, AT_ONCE)) {
      const card = document.createElement("span");
      card.className = "card card-back";
      card.style.setProperty("--x", `${flight.from[0]}px`);
      card.style.setProperty("--y", `${flight.from[1]}px`);
      into.append(card);
      fly(card, { ...flight, after: flight.after - now });
    }
    const others = flights.slice(AT_ONCE);
    if (others.length) later(() => build(others, into, began), others[0].after - now - AHEAD);
  }

  return { clear, later, keep, enter, enterAfter, launch };
}

export type FlightLayer = ReturnType<typeof flightLayer>;

function fly(card: HTMLElement, { from: [x, y], to: [toX, toY], after, turn, fades = false, lands = LANDS }: Flight) {
  const [dx, dy] = [toX - x, toY - y];
  const lift = Math.hypot(dx, dy) * LIFT;
  card.animate(
    [
      { opacity: 0, transform: "none", easing: "step-start" },
      { opacity: 1, transform: "none", offset: 0.01, easing: "cubic-bezier(.45,0,.7,.6)" },
      {
        opacity: fades ? 0.6 : 1,
        transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) rotate(${turn / 2}deg) scale(${(1 + lands) / 2})`,
        offset: 0.5,
        easing: "cubic-bezier(.3,.4,.3,1)",
      },
      {
        opacity: fades ? 0 : 1,
        transform: `translate(${dx}px, ${dy}px) rotate(${turn}deg) scale(${lands})`,
        offset: 0.99,
      },
      { opacity: 0, transform: `translate(${dx}px, ${dy}px) rotate(${turn}deg) scale(${lands})` },
    ],
    { duration: fades ? 2 * FLIGHT : FLIGHT, delay: after, fill: "both" },
  );
}
