/** The tiles of a question go to where those of its answer lie. */
import { isCalm } from "./calm.js";

const SHIFTS = { duration: 280, easing: "cubic-bezier(.45,0,.2,1)" };

/** Where the tiles of a question lie that has its answer; [] without tiles. */
export const questionTiles = (root: HTMLElement) =>
  [...root.querySelectorAll(".question-lit .choice")].map((tile) => tile.getBoundingClientRect());

let shifts: Animation[] = [];

/** All motion has ended: sizes are measured again. */
export const finishMoves = () => shifts.splice(0).forEach((one) => one.finish());

/** Let the tiles of the answer begin where those of the question were. */
export function moveTiles(root: HTMLElement, before: ReturnType<typeof questionTiles>) {
  const tiles = [...root.querySelectorAll(".answer .tile")];
  if (isCalm() || !before.length || tiles.length !== before.length) return;
  const after = tiles.map((tile) => tile.getBoundingClientRect());
  const body = tiles[0].closest<HTMLElement>(".answer-body");
  if (!body) return;
  body.style.overflow = "visible"; // on their way they come from below it
  shifts = tiles.flatMap((tile, at) => {
    const [from, to] = [before[at], after[at]];
    if (!to.width) return []; // one that has given way
    const moved = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
    const transform = `${moved} scale(${from.width / to.width}, ${from.height / to.height})`;
    return tile.animate(
      [
        { transform, transformOrigin: "0 0" },
        { transform: "none", transformOrigin: "0 0" },
      ],
      SHIFTS,
    );
  });
  shifts.at(-1)?.addEventListener("finish", () => body.style.removeProperty("overflow"));
}
