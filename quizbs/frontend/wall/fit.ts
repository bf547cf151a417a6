/**
 * Fits texts into their places. `data-fit` shrinks an element by `--fit` (from 1 down to `data-fit-least`) until
 * nothing in it is cut off (`data-fit="line"`: one line, only its width counts; `="box"`: boxes, without overhanging
 * letters). If that isn't enough, the classes in `data-fit-steps` are added one by one; each makes something give way.
 * `data-fit-names` arranges names in columns, as large as possible. Measures only: no words, no view.
 */
import { find } from "../ui/find.js";

const LEAST = 0.3;
const PRECISION = 0.03; // smallest visible change; every further step costs a reflow
const NEAR = 0.04; // what fits is usually this close to the guess; smaller differences don't resize a text
const STEP = 0.002; // precision for texts that are too wide: widths are whole pixels
const done = new WeakMap();
const fitted = new WeakMap(); // sizes of texts of several lines

/**
 * Fit everything below `root`. Quick if nothing has changed; `fresh` (a font has loaded) fits everything again. Most
 * new elements fit unchanged, which one look at all of them shows; the rest are fitted together, inner ones first.
 */
export function fit(root: HTMLElement, fresh: boolean = false) {
  const names = changed(root, "[data-fit-names]", fresh);
  names.forEach(fitNames);
  const texts = changed(root, "[data-fit]", fresh).reverse();
  for (const element of texts) whole(element);
  for (let left = texts.filter(overflows); left.length;) {
    const inner = left.filter((one) => !left.some((other) => other !== one && one.contains(other)));
    fitTexts(inner);
    for (const one of inner.filter(overflows)) {
      whole(one); // a neighbour has taken some of its space since
      fitTexts([one]);
    }
    left = left.filter((one) => !inner.includes(one) && overflows(one));
  }
  const all = [...names, ...texts];
  all.map(state).forEach((now, at) => done.set(all[at], now));
}

const changed = (root: HTMLElement, selector: string, fresh: boolean) =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => fresh || done.get(element) !== state(element));

const stepsOf = (element: HTMLElement) => (element.dataset.fitSteps ?? "").split(" ").filter(Boolean);

/** Reset an element to its full size. */
function whole(element: HTMLElement) {
  element.classList.remove(...stepsOf(element));
  element.style.removeProperty("--fit");
}

const state = (element: HTMLElement) =>
  `${element.clientWidth}×${element.clientHeight} ${element.children.length} ${element.textContent}`;

/** The share of the font size by which the last line may overhang: tight lines do, which isn't an overflow. */
const STICKS_OUT = 0.2;

/**
 * Return how wide the content of an element is, including what overhangs at the start of lines. `scrollWidth` misses
 * that: a Latin name on a right-to-left page overhangs there.
 */
function widthOf(element: HTMLElement) {
  if (document.documentElement.dir !== "rtl") return element.scrollWidth;
  const inside = document.createRange();
  inside.selectNodeContents(element);
  const { left, right } = inside.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const out = Math.max(0, box.left - left, right - box.right) * (element.offsetWidth / (box.width || 1));
  return Math.max(element.scrollWidth, Math.ceil(out > 1 ? element.clientWidth + out : 0));
}

/**
 * Return how much too large a text is for its place (1 or less fits), and whether it is too wide rather than too high.
 */
function excess(element: HTMLElement): { over: number; wide: boolean } {
  const { clientWidth, scrollHeight, clientHeight, dataset } = element;
  const scrollWidth = widthOf(element);
  const wide = scrollWidth > clientWidth + 1 ? scrollWidth / (clientWidth + 1) : 0; // one pixel may be rounding
  if (dataset.fit === "line") return { over: wide, wide: true };
  const slack = dataset.fit === "box" ? 1 : Math.max(2, STICKS_OUT * parseFloat(getComputedStyle(element).fontSize));
  const high = scrollHeight > clientHeight + slack ? scrollHeight / clientHeight : 0;
  return { over: Math.max(wide, high), wide: wide >= high };
}

const overflows = (element: HTMLElement) => excess(element).over > 1;

/** Fit texts that don't contain each other. Each measurement forces a layout, so each covers all of them. */
function fitTexts(elements: HTMLElement[]) {
  let open = elements.map((element) => {
    const found = excess(element);
    return { element, found, search: sizes(element, found) };
  });
  while (open.length) {
    open = open.filter(({ element, search, found }) => {
      const { value, done } = search.next(found);
      if (value) element.style.setProperty("--fit", value.toFixed(3));
      return !done;
    });
    for (const one of open) one.found = excess(one.element);
  }
}

/**
 * Yield the sizes to try for an element that is too large; each time it is sent how much too large the element still
 * is. The last size fits, if any does. Width grows with the type, and several lines with its square, unless it was
 * fitted before; two sizes that are too large predict where a third one would fit.
 */
function* sizes(
  element: HTMLElement,
  found: { over: number; wide: boolean },
): Generator<number, number | void, { over: number; wide: boolean }> {
  const least = Number(element.dataset.fitLeast ?? LEAST);
  for (const step of [null, ...stepsOf(element)]) {
    if (step) {
      element.classList.add(step);
      found = yield 1;
      if (found.over <= 1) return;
    }
    const { wide } = found;
    const had = wide ? 0 : fitted.get(element);
    let [low, high, over, far, close] = [0, 1, found.over, NEAR, PRECISION];
    let next = had || (wide ? 1 / over + 2 * STEP : Math.sqrt(1 / over));
    while (high > least && high - low > close) {
      next = Math.max(least, next);
      found = yield next;
      if (found.over <= 1 && wide && !low) return;
      if (found.over <= 1) {
        low = next;
        if (next === had) close = NEAR + STEP;
      } else {
        const [less, smaller] = [over - found.over, high - next];
        [high, over] = [next, found.over];
        next = less > 0 ? Math.min(high - (wide ? STEP : NEAR / 2), high - ((over - 1) * smaller) / less) : high - far;
      }
      if (low) next = high < 1 ? (low + high) / 2 : Math.min(low + far, (low + high) / 2);
      far *= 2;
    }
    fitted.set(element, low || least);
    if (low) return low;
  }
}

/** Return how many rows items of these spans take in so many columns, each put into the first row with room for it. */
export function rowsOf(spans: number[], columns: number) {
  const free = [];
  for (const span of spans) {
    const row = free.findIndex((room) => room >= span);
    if (row < 0) free.push(columns - span);
    else free[row] -= span;
  }
  return free.length;
}

/**
 * Return how to fit `widths` (in em) into a place: `{size, columns, spans}`, with `cut` as a last resort. Sizes are in
 * px.
 */
export function columnsFor(
  widths: number[],
  {
    width,
    height,
    most,
    least,
    line,
    gap,
  }: { width: number; height: number; most: number; least: number; line: number; gap: number },
): { size: number; columns: number; spans: number[]; cut?: boolean } {
  for (let size = most; size >= least; size -= (most - least) / 12 || 1) {
    const rows = Math.floor((height + 1) / (line * size));
    let found: { size: number; columns: number; spans: number[]; wide: number; lonely: boolean } | null = null;
    for (let columns = 1; columns <= 8; columns++) {
      const column = width / size - gap * (columns - 1);
      const spans = widths.map((each) => Math.max(1, Math.ceil((each + gap) / (column / columns + gap) - 0.001)));
      if (Math.max(1, ...spans) > columns || rowsOf(spans, columns) > rows) continue;
      const wide = spans.filter((span) => span > 1).length;
      if (wide > widths.length / 2) continue; // the few short names would then be out of line
      const lonely = columns === 1 && widths.length > 3; // one long column is the last choice
      if (!found || wide < found.wide || (found.lonely && wide === found.wide))
        found = { size, columns, spans, wide, lonely };
    }
    if (found) return found;
  }
  const columns = Math.max(1, Math.min(8, Math.ceil(widths.length / Math.max(1, Math.floor(height / (line * least))))));
  return { size: least, columns, spans: widths.map(() => 1), cut: true };
}

function fitNames(list: HTMLElement) {
  const items = [...list.querySelectorAll<HTMLElement>(":scope > *")];
  const unit = Math.min(innerWidth, innerHeight * 1.777) / 100; // px: half the wall's rem, see --root in tokens_wall.css
  const number = (name: string, otherwise: number) => Number(list.dataset[name] ?? otherwise);
  list.style.setProperty("--name-size", "40px");
  list.classList.remove("is-cut");
  const widths = items.map((item) => find(":scope > *", item).offsetWidth / 40);
  const way = columnsFor(widths, {
    width: list.clientWidth,
    height: list.clientHeight,
    most: number("most", 3.4) * unit,
    least: number("least", 1.95) * unit,
    line: number("line", 1.28),
    gap: number("gap", 0.9),
  });
  list.style.setProperty("--name-size", `${way.size}px`);
  list.style.setProperty("--columns", String(way.columns));
  list.classList.toggle("is-cut", Boolean(way.cut));
  items.forEach((item, at) => item.style.setProperty("--span", String(way.spans[at])));
}
