/**
 * Text that must fit its place. `data-fit` shrinks by `--fit` (1 down to `data-fit-least`) until nothing of the
 * element is cut (`data-fit="line"`: one line, only its width counts; `="box"`: boxes, no letter sticks out); if that is not enough, the classes of `data-fit-steps` are added one by one, and each says what
 * gives way. `data-fit-names` puts names into columns, as large as they fit. Only measures: no words, no view.
 */

const LEAST = 0.3;
const PRECISION = 0.01;
const CLOSE = 0.995;
const done = new WeakMap();

/**
 * Fit everything below `root`. Cheap when nothing has changed; `fresh` (the font has come) fits all again. Most of what is
 * new fits as it is, which one look at all of it together tells; the rest is fitted one by one, inner ones first.
 *
 * @param {HTMLElement} root
 * @param {boolean} [fresh]
 */
export function fit(root, fresh = false) {
  const names = changed(root, "[data-fit-names]", fresh);
  names.forEach(fitNames);
  const texts = changed(root, "[data-fit]", fresh).reverse();
  for (const element of texts) whole(element);
  texts.filter(overflows).forEach(fitText);
  const all = [...names, ...texts];
  all.map(state).forEach((now, at) => done.set(all[at], now));
}

/**
 * @param {HTMLElement} root
 * @param {string} selector
 * @param {boolean} fresh
 */
const changed = (root, selector, fresh) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))].filter(
    (element) => fresh || done.get(element) !== state(element),
  );

/** @param {HTMLElement} element */
const stepsOf = (element) => (element.dataset.fitSteps ?? "").split(" ").filter(Boolean);

/**
 * Let an element be as large as it can be.
 *
 * @param {HTMLElement} element
 */
function whole(element) {
  element.classList.remove(...stepsOf(element));
  element.style.setProperty("--fit", "1.000");
}

/** @param {HTMLElement} element */
const state = (element) =>
  `${element.clientWidth}×${element.clientHeight} ${element.children.length} ${element.textContent}`;

/** Lines set tighter than the font is high stick out a little at the end; that isn't an overflow. */
const STICKS_OUT = 0.2;

/** @param {HTMLElement} element */
const overflows = (element) => {
  if (element.scrollWidth > element.clientWidth + 1) return true;
  if (element.dataset.fit === "line") return false;
  if (element.dataset.fit === "box") return element.scrollHeight > element.clientHeight + 1;
  const slack = STICKS_OUT * parseFloat(getComputedStyle(element).fontSize);
  return element.scrollHeight > element.clientHeight + Math.max(2, slack);
};

/** @param {HTMLElement} element */
function fitText(element) {
  const least = Number(element.dataset.fitLeast ?? LEAST);
  const steps = stepsOf(element);
  whole(element);
  /** @param {number} size */
  const set = (size) => (element.style.setProperty("--fit", size.toFixed(3)), !overflows(element));
  for (const step of [null, ...steps]) {
    if (step) element.classList.add(step);
    if (set(1)) return;
    if (element.dataset.fit === "line" && set(Math.max(least, (CLOSE * element.clientWidth) / element.scrollWidth)))
      return; // letters are as wide as their type is large: one look instead of eight
    if (!set(least)) continue;
    let [low, high] = [least, 1];
    while (high - low > PRECISION) {
      const middle = (low + high) / 2;
      if (set(middle)) low = middle;
      else high = middle;
    }
    set(low);
    return;
  }
}

/**
 * How many rows items of these spans take in so many columns, each put into the first row with room for it.
 *
 * @param {number[]} spans
 * @param {number} columns
 */
export function rowsOf(spans, columns) {
  const free = [];
  for (const span of spans) {
    const row = free.findIndex((room) => room >= span);
    if (row < 0) free.push(columns - span);
    else free[row] -= span;
  }
  return free.length;
}

/**
 * How to fit `widths` (in em) into a place: `{size, columns, spans}`; the last resort has `cut`. Sizes in px.
 *
 * @param {number[]} widths
 * @param {{ width: number, height: number, most: number, least: number, line: number, gap: number }} given
 * @returns {{ size: number, columns: number, spans: number[], cut?: boolean }}
 */
export function columnsFor(widths, { width, height, most, least, line, gap }) {
  for (let size = most; size >= least; size -= (most - least) / 12 || 1) {
    const rows = Math.floor((height + 1) / (line * size));
    let found =
      /** @type {{ size: number, columns: number, spans: number[], wide: number, lonely: boolean } | null} */ (null);
    for (let columns = 1; columns <= 8; columns++) {
      const column = width / size - gap * (columns - 1);
      const spans = widths.map((each) => Math.max(1, Math.ceil((each + gap) / (column / columns + gap) - 0.001)));
      if (Math.max(1, ...spans) > columns || rowsOf(spans, columns) > rows) continue;
      const wide = spans.filter((span) => span > 1).length;
      if (wide > widths.length / 2) continue; // then a few short ones would stand out of line
      const lonely = columns === 1 && widths.length > 3; // a single long column only where nothing else is tidy
      if (!found || wide < found.wide || (found.lonely && wide === found.wide))
        found = { size, columns, spans, wide, lonely };
    }
    if (found) return found;
  }
  const columns = Math.max(1, Math.min(8, Math.ceil(widths.length / Math.max(1, Math.floor(height / (line * least))))));
  return { size: least, columns, spans: widths.map(() => 1), cut: true };
}

/** @param {HTMLElement} list */
function fitNames(list) {
  const items = /** @type {HTMLElement[]} */ ([...list.children]);
  const unit = Math.min(innerWidth, innerHeight * 1.777) / 100; // as --u in wall.css
  /**
   * @param {string} name
   * @param {number} otherwise
   */
  const number = (name, otherwise) => Number(list.dataset[name] ?? otherwise);
  list.style.setProperty("--size", "40px");
  list.classList.remove("cut");
  const widths = items.map((item) => /** @type {HTMLElement} */ (item.firstElementChild).offsetWidth / 40);
  const way = columnsFor(widths, {
    width: list.clientWidth,
    height: list.clientHeight,
    most: number("most", 3.4) * unit,
    least: number("least", 1.95) * unit,
    line: number("line", 1.28),
    gap: number("gap", 0.9),
  });
  list.style.setProperty("--size", `${way.size}px`);
  list.style.setProperty("--columns", String(way.columns));
  list.classList.toggle("cut", Boolean(way.cut));
  items.forEach((item, at) => item.style.setProperty("--span", String(way.spans[at])));
}
