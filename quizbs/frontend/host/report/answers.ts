// The grid of all answers: arrows move, Enter or a tap opens the details of a cell, a name or a question, Esc closes them.
// If there isn't room for a column for each question, each topic is one column, and one topic at a time is open.
import "../../banks/maths.js";
import { find } from "../../ui/find.js";

type Detail = { who: string; question: string; given: string; right: string; later: string };

/**
 * What the page shows when something is opened; topics are the index of their first column and the number of columns.
 */
type Details = {
  people: string[][];
  questions: string[][];
  cells: Record<string, [number, string, string]>;
  topics: [number, number][];
};

const detail = find("#detail");
const details: Details = JSON.parse(document.getElementById("details")?.textContent || "{}");
const all = [...document.querySelectorAll<HTMLElement>("[data-cell]")];
const heads = [...document.querySelectorAll<HTMLElement>("[data-head]")];
let open: HTMLElement | null = null;

/** Return what the arrow keys move between from here: the cells, names or questions of the visible layout. */
function neighbours({ dataset: { head } }: HTMLElement) {
  const kin =
    head === undefined ? all : heads.filter((one) => one.dataset.head?.startsWith(".") === head.startsWith("."));
  return kin.filter((one) => one.offsetParent);
}

/** Return the details of a cell by row and column. */
function toldOf(place: string): Detail {
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

/** Return the details of a student or a question, by row or column. */
function toldOfHead(place: string): Detail {
  const [row, column] = place.split(".");
  if (row) {
    const [who, table, went] = details.people[Number(row)];
    return { who: table, question: who, given: went, right: "", later: "" };
  }
  const [where, question, answer, went] = details.questions[Number(column)];
  return { who: where, question, given: went, right: `✓ ${answer}`, later: "" };
}

function show(cell: HTMLElement) {
  const { cell: place, head = "" } = cell.dataset;
  const told = place === undefined ? toldOfHead(head) : toldOf(place);
  open?.classList.remove("is-open");
  open = cell;
  cell.classList.add("is-open");
  for (const [part, text] of Object.entries(told)) {
    const place = find(`[data-told="${part}"]`, detail);
    place.textContent = text;
    place.hidden = !text;
  }
  detail.hidden = false;
}

function close() {
  open?.classList.remove("is-open");
  open?.focus();
  open = null;
  detail.hidden = true;
}

/** Go to the next cell in a direction; rows are those of the table. */
function go(from: HTMLElement, right: number, down: number) {
  const shown = neighbours(from);
  const row = from.closest("tr");
  let next: HTMLElement | undefined = shown[shown.indexOf(from) + right];
  if (down && row) {
    const column = [...row.children].indexOf(from);
    const rows = [...(row.closest("tbody")?.rows ?? [])];
    const below = (at: number): HTMLElement | undefined => rows[at]?.cells[column];
    let place = rows.indexOf(row) + down;
    while (below(place) && !below(place)?.dataset.cell) place += down;
    next = below(place);
  }
  if (!next) return;
  for (const cell of all) if (cell instanceof HTMLTableCellElement) cell.tabIndex = cell === next ? 0 : -1;
  next.focus();
  show(next);
}

const STEPS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

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
for (const head of heads) head.addEventListener("click", () => show(head));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !detail.hidden) close();
});
detail.querySelector("[data-close]")?.addEventListener("click", close);
for (const button of detail.querySelectorAll<HTMLElement>("[data-step]"))
  button.addEventListener("click", () => open && go(open, Number(button.dataset.step), 0));

const table = document.querySelector<HTMLTableElement>("#grid");
const page = find(".answers");
const many = page.classList.contains("answers-folded");
const narrow = matchMedia("(--folded)");
const ROOM = { names: 216, topic: 68, question: 26 }; // px; with less the table scrolls sideways
let topicOpen = 0;

/** Without room for all columns, show each topic as one column, except the open one; otherwise show every question. */
function fold(grid: HTMLTableElement) {
  const folds = many || narrow.matches;
  const [topics, ...rows] = [...grid.rows].map((row) => [...row.cells]);
  const columns = [...grid.querySelectorAll("col")];
  details.topics.forEach(([first, count], number) => {
    const folded = folds && number !== topicOpen;
    const at = 2 + first + number; // after two row headers and one folded column for each earlier topic
    for (const line of [...rows, columns]) {
      line[at].hidden = !folded;
      for (const one of line.slice(at + 1, at + 1 + count)) one.hidden = folded;
    }
    const head = topics[1 + number];
    head.colSpan = folded ? 1 : count;
    const button = find<HTMLButtonElement>("button", head);
    button.disabled = !folds;
    button.setAttribute("aria-expanded", String(!folded));
    button.title = button.textContent ?? "";
  });
  const shown = folds ? (details.topics.length - 1) * ROOM.topic + details.topics[topicOpen][1] * ROOM.question : 0;
  grid.classList.toggle("is-folded", folds);
  grid.style.minInlineSize = folds ? `${ROOM.names + shown}px` : "";
}

if (table) {
  page.classList.add("is-folding");
  table.querySelectorAll(".answers-topic button").forEach((button, number) =>
    button.addEventListener("click", () => {
      topicOpen = number;
      fold(table);
    }),
  );
  narrow.addEventListener("change", () => fold(table));
  fold(table);
}
