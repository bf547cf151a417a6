/**
 * The heads in a deal: they run from the lobby to an arc around the deck, get their cards, and run to their seats.
 * Measures and builds only; deal.ts has the times.
 */
import { isCalm } from "./calm.js";
import type { Point } from "./flight_layer.js";

export const MOST_HEADS = 8; // heads that fit the arc; with more, cards fly to the seats
const FEW = 5;
const NAME_WIDTH = 1.65; // in head sizes
const NAME_WIDTH_OF_MANY = 1.25; // the same with more heads than `FEW`
const ARC_WIDTH = 0.4; // half of it, as a share of the wall's width
const ARC_HEIGHT = 0.36; // as a share of the wall's height
const ARC_BASE = 0.52; // where the arc ends, as a share of the wall's height
export const DECK = 0.62; // where the deck lies, as a share of the wall's height
export const SAYS = 0.9; // where the text below it is
const RUNS = { duration: 560, easing: "cubic-bezier(.2,.9,.3,1)", fill: "backwards" } as const;
const HOME = { duration: 420, easing: "cubic-bezier(.45,0,.2,1)", fill: "forwards" } as const;
const FADES = { duration: 120, easing: "linear" } as const;
const NEXT = 50; // ms from one head to the next

export interface DealHead {
  made: HTMLElement;
  count: HTMLElement;
  at: Point;
}

/** Return where the heads of the lobby are, by seat. */
export const standing = (root: HTMLElement) =>
  new Map(
    [...root.querySelectorAll<HTMLElement>("[data-jumps]")].map((head) => [
      head.dataset.jumps,
      (head.querySelector(".sign") ?? head).getBoundingClientRect(),
    ]),
  );

/**
 * Return the places of so many heads in an arc, from left over the top to right; many heads are spaced equally from
 * side to side.
 */
export const arc = (count: number, width: number, height: number): Point[] =>
  Array.from({ length: count }, (_, at) => {
    const part = count === 1 ? 0.5 : at / (count - 1);
    const turn = count > FEW ? Math.acos(2 * part - 1) : Math.PI * (1 - part);
    return [width * (0.5 + ARC_WIDTH * Math.cos(turn)), height * (ARC_BASE - ARC_HEIGHT * Math.sin(turn))];
  });

const shifted = ([x, y]: Point, to: DOMRect, size: number) => {
  const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
  return `translate(${dx}px, ${dy}px) scale(${to.width / size})`;
};

/** Build a head for each seat at its place in the arc. At `homeAt` (ms) they run to their seats. */
export function dealHeads(seats: Element[], stood: ReturnType<typeof standing>, homeAt: number): DealHead[] {
  const places = arc(seats.length, innerWidth, innerHeight);
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize) * (seats.length <= FEW ? 6 : 4.6);
  const all = seats.map((seat, at): DealHead => {
    const made = Object.assign(document.createElement("span"), { className: "flights-head" });
    const name = Object.assign(document.createElement("bdi"), {
      className: "flights-name",
      textContent: seat.querySelector("bdi")?.textContent ?? "",
    });
    const count = Object.assign(document.createElement("span"), { className: "count flights-count" });
    const mark = seat.querySelector(".count-back");
    if (mark) count.append(mark.cloneNode());
    count.append("");
    const sign = seat.querySelector(".sign");
    if (sign) {
      const large = sign.cloneNode(true) as SVGElement;
      large.classList.add("flights-sign");
      made.append(large);
    }
    made.append(name, count);
    for (const [property, value] of Object.entries({
      "--x": `${places[at][0]}px`,
      "--y": `${places[at][1]}px`,
      "--face": `${size}px`,
      "--sign": `${size * 0.8}px`,
      "--room": `${seats.length <= FEW ? NAME_WIDTH : NAME_WIDTH_OF_MANY}`,
    }))
      made.style.setProperty(property, value);
    return { made, count, at: places[at] };
  });
  const homes = seats.map((seat) => (seat.querySelector(".sign") ?? seat).getBoundingClientRect());
  all.forEach(({ made, at }, number) => {
    const came = stood.get((seats[number] as HTMLElement).dataset.seat);
    if (isCalm()) {
      made.animate([{ opacity: 0 }, {}], FADES);
      made.animate([{}, { opacity: 0 }], { ...FADES, delay: homeAt, fill: "forwards" });
      return;
    }
    const from = came ? { transform: shifted(at, came, size) } : { transform: "translateY(40%)", opacity: 0 };
    made.animate([from, {}], { ...RUNS, delay: came ? 0 : number * NEXT });
    const home = [{}, { transform: shifted(at, homes[number], size), offset: 0.9 }];
    made.animate([...home, { ...home[1], offset: 1, opacity: 0 }], { ...HOME, delay: homeAt });
    for (const word of [...made.children].slice(1)) {
      word.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, {}], RUNS); // in the lobby names may need two lines
      word.animate([{}, { opacity: 0 }], { ...FADES, delay: homeAt, fill: "forwards" });
    }
  });
  return all;
}
