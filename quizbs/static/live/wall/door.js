/** The door opens from the tile of its table. Only measures. */

/**
 * Where each tile lies before the next drawing, by its table.
 *
 * @param {HTMLElement} root
 */
export const tilesOf = (root) =>
  new Map(
    [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".board[data-table]"))].map((tile) => [
      tile.dataset.table,
      tile.getBoundingClientRect(),
    ]),
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
