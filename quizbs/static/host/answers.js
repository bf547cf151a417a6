// The grid of every answer: arrows move, Enter or a tap opens the detail of a cell, Esc closes it.
import "../banks/maths.js";

/** @typedef {{ who: string, question: string, given: string, right: string, later: string }} Detail */
/** @typedef {{ people: string[][], questions: string[][], cells: Record<string, [number, string, string]> }} Details */

const detail = /** @type {HTMLElement} */ (document.getElementById("detail"));
/** @type {Details} */
const details = JSON.parse(document.getElementById("details")?.textContent || "{}");
const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-cell]")]);
let open = /** @type {HTMLElement | null} */ (null);

/** The cells of the layout that is on the screen. */
const cells = () => all.filter((cell) => cell.offsetParent);

/**
 * What is said about a cell, by its row and column.
 *
 * @param {string} place
 * @returns {Detail}
 */
function toldOf(place) {
  const [row, column] = place.split(".").map(Number);
  const [right, given, later] = details.cells[place];
  const [who, table] = details.people[row];
  const [where, question, answer] = details.questions[column];
  return {
    who: [who, where, table].filter(Boolean).join(" · "),
    question,
    given: `${right ? "✓" : "✗"} ${given}`,
    right: right ? "" : `✓ ${answer}`,
    later,
  };
}

/** @param {HTMLElement} cell */
function show(cell) {
  const told = toldOf(cell.dataset.cell ?? "");
  open?.classList.remove("cell-open");
  open = cell;
  cell.classList.add("cell-open");
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (detail.querySelectorAll("[data-told]"))) {
    place.textContent = told[/** @type {keyof Detail} */ (place.dataset.told)];
    place.hidden = !place.textContent;
  }
  detail.hidden = false;
}

function close() {
  open?.classList.remove("cell-open");
  open?.focus();
  open = null;
  detail.hidden = true;
}

/**
 * Go to the next cell in a direction; rows are those of the table.
 *
 * @param {HTMLElement} from
 * @param {number} right
 * @param {number} down
 */
function go(from, right, down) {
  const shown = cells();
  const at = shown.indexOf(from);
  const row = from.closest("tr");
  let next = shown[at + right];
  if (down && row) {
    const column = [...row.children].indexOf(from);
    const rows = [...(row.parentElement?.children ?? [])];
    let place = rows.indexOf(row) + down;
    while (rows[place] && !(/** @type {HTMLElement} */ (rows[place].children[column]).dataset.cell)) place += down;
    next = /** @type {HTMLElement} */ (rows[place]?.children[column]);
  }
  if (!next) return;
  for (const cell of all) if (cell instanceof HTMLTableCellElement) cell.tabIndex = cell === next ? 0 : -1;
  next.focus();
  show(next);
}

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
});

for (const cell of all) {
  if (cell instanceof HTMLTableCellElement) cell.tabIndex = cell === all[0] ? 0 : -1;
  cell.addEventListener("click", () => show(cell));
  cell.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") show(cell);
    else if (STEPS[event.key]) go(cell, ...STEPS[event.key]);
    else return;
    event.preventDefault();
  });
}
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !detail.hidden) close();
});
detail.querySelector("[data-close]")?.addEventListener("click", close);
for (const button of /** @type {NodeListOf<HTMLElement>} */ (detail.querySelectorAll("[data-step]")))
  button.addEventListener("click", () => open && go(open, Number(button.dataset.step), 0));
