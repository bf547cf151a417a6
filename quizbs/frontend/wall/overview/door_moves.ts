/** Animates the enlarged table (the door) out of its tile, and tiles that move. Measures and animates only. */
import { isCalm } from "../motion/calm.js";

const MOVES = { duration: 320, easing: "cubic-bezier(.45,0,.2,1)" };
const COMES = { duration: 240, easing: "linear" } as const;

/** Return where each tile is before drawing, by table; the door counts as one. */
export const tilePlaces = (root: HTMLElement) =>
  new Map(
    [...root.querySelectorAll<HTMLElement>(":is(.board, .door)[data-table]")].map((tile) => [
      tile.dataset.table,
      tile.getBoundingClientRect(),
    ]),
  );

/** Grow a new door out of its tile. */
export function openFromTile(root: HTMLElement, tiles: ReturnType<typeof tilePlaces>) {
  const door = root.querySelector<HTMLElement>(".door[data-table]:not([data-open])");
  if (!door) return;
  door.dataset.open = "";
  const tile = tiles.get(door.dataset.table);
  if (!tile) return;
  const room = door.parentElement;
  if (!room) return;
  const { left, top } = room.getBoundingClientRect();
  const x = door.offsetLeft - room.offsetLeft + left + door.offsetWidth / 2;
  const y = door.offsetTop - room.offsetTop + top + door.offsetHeight / 2;
  for (const [name, value] of Object.entries({
    "--from-x": `${tile.left + tile.width / 2 - x}px`,
    "--from-y": `${tile.top + tile.height / 2 - y}px`,
    "--from-size": Math.min(tile.width / door.offsetWidth, tile.height / door.offsetHeight),
  }))
    door.style.setProperty(name, String(value));
}

/** Fade in tiles that have moved or changed size: none is stretched or crosses another. */
export function fadeMovedTiles(root: HTMLElement, before: ReturnType<typeof tilePlaces>) {
  if (isCalm()) return;
  const tiles = root.querySelectorAll<HTMLElement>(".board[data-table]");
  const moved = [...tiles].map((tile) => ({
    tile,
    from: before.get(tile.dataset.table),
    to: tile.getBoundingClientRect(),
  }));
  for (const { tile, from, to } of moved)
    if (from && to.width && differ(from, to)) tile.animate([{ opacity: 0 }, {}], COMES);
}

/** Move the question of a door in from where it was before its answer. */
export function moveDoorQuestion(root: HTMLElement, from: DOMRect | undefined) {
  const question = root.querySelector(".door-question");
  if (!from || !question || isCalm()) return;
  const { left, top } = question.getBoundingClientRect();
  const transform = `translate(${from.left - left}px, ${from.top - top}px)`;
  if (Math.abs(from.left - left) + Math.abs(from.top - top) > 1) question.animate([{ transform }, {}], MOVES);
}

export const doorQuestionPlace = (root: HTMLElement) => root.querySelector(".door-question")?.getBoundingClientRect();

const differ = (one: DOMRect, other: DOMRect) =>
  Math.abs(one.left - other.left) + Math.abs(one.top - other.top) + Math.abs(one.width - other.width) > 2;
