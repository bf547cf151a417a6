/** Moves the choices of a question to their places above the explanation. */
import { isCalm } from "../motion/calm.js";

const SHIFTS = { duration: 280, easing: "cubic-bezier(.45,0,.2,1)" };

/** Return where the choices are that will move; [] if they stay. */
export const questionTiles = (root: HTMLElement) =>
  [...root.querySelectorAll(".question-goes .choice")].map((tile) => tile.getBoundingClientRect());

let shifts: Animation[] = [];

/** Finish all moves, so that sizes can be measured. */
export const finishMoves = () => shifts.splice(0).forEach((one) => one.finish());

/** Move the choices in from where they were. */
export function moveTiles(root: HTMLElement, before: ReturnType<typeof questionTiles>) {
  const tiles = [...root.querySelectorAll(".question-told .choice")];
  if (isCalm() || !before.length || tiles.length !== before.length) return;
  const after = tiles.map((tile) => tile.getBoundingClientRect());
  const body = tiles[0].closest<HTMLElement>(".question-body");
  if (!body) return;
  body.style.overflow = "visible"; // they move in from outside
  shifts = tiles.flatMap((tile, at) => {
    const [from, to] = [before[at], after[at]];
    if (!to.width) return []; // hidden for lack of space
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
