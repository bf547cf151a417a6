/** The door opens from the tile of its table, and when it closes all tiles move to their places. Only measures. */
import { isCalm } from "./calm.js";

const MOVES = { duration: 320, easing: "cubic-bezier(.45,0,.2,1)" };

/**
 * Where each tile lies before the next drawing, by its table; the door is one of them.
 *
 * @param {HTMLElement} root
 */
export const tilesOf = (root) =>
  new Map(
    [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(":is(.board, .door)[data-table]"))].map(
      (tile) => [tile.dataset.table, tile.getBoundingClientRect()],
    ),
  );

/**
 * Let a door that has just come begin where its tile was.
 *
 * @param {HTMLElement} root
 * @param {ReturnType<typeof tilesOf>} tiles
 */
export function opens(root, tiles) {
  const door = /** @type {HTMLElement | null} */ (root.querySelector(".door[data-table]:not([data-open])"));
  if (!door) return;
  door.dataset.open = "";
  const tile = tiles.get(door.dataset.table);
  if (!tile) return;
  const { left, top } = door.parentElement.getBoundingClientRect();
  const x = door.offsetLeft - door.parentElement.offsetLeft + left + door.offsetWidth / 2;
  const y = door.offsetTop - door.parentElement.offsetTop + top + door.offsetHeight / 2;
  for (const [name, value] of Object.entries({
    "--from-x": `${tile.left + tile.width / 2 - x}px`,
    "--from-y": `${tile.top + tile.height / 2 - y}px`,
    "--from-w": tile.width / door.offsetWidth,
    "--from-h": tile.height / door.offsetHeight,
  }))
    door.style.setProperty(name, String(value));
}

/**
 * Let tiles begin where they were, also the one that was a door.
 *
 * @param {HTMLElement} root
 * @param {ReturnType<typeof tilesOf>} before
 */
export function settles(root, before) {
  if (isCalm()) return;
  const tiles = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".board[data-table]"));
  const moved = [...tiles].map((tile) => [before.get(tile.dataset.table), tile.getBoundingClientRect()]);
  moved.forEach(([from, to], at) => from && to.width && differ(from, to) && moves(tiles[at], from, to));
}

/**
 * Let the question of a door begin where it stood before its answer came.
 *
 * @param {HTMLElement} root
 * @param {DOMRect | undefined} from
 */
export function stays(root, from) {
  const question = root.querySelector(".door-question");
  if (!from || !question || isCalm()) return;
  const { left, top } = question.getBoundingClientRect();
  const transform = `translate(${from.left - left}px, ${from.top - top}px)`;
  if (Math.abs(from.left - left) + Math.abs(from.top - top) > 1) question.animate([{ transform }, {}], MOVES);
}

/** @param {HTMLElement} root */
export const questionOf = (root) => root.querySelector(".door-question")?.getBoundingClientRect();

/** @param {DOMRect} one @param {DOMRect} other */
const differ = (one, other) =>
  Math.abs(one.left - other.left) + Math.abs(one.top - other.top) + Math.abs(one.width - other.width) > 2;

/** @param {HTMLElement} tile @param {DOMRect} from @param {DOMRect} to */
function moves(tile, from, to) {
  const moved = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  const transform = `${moved} scale(${from.width / to.width}, ${from.height / to.height})`;
  tile.animate(
    [
      { transform, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ],
    MOVES,
  );
}
