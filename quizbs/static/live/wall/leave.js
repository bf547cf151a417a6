/** Where the show ends: each of its cards, and its stamp, moves to where the outcome has them. Only measures. */

/**
 * The middle of an element, and how wide it is where nothing turns or scales it.
 *
 * @param {HTMLElement} element
 * @returns {[number, number, number]}
 */
function placed(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2, element.offsetWidth];
}

/** How large the cards are drawn that have given way. @param {HTMLElement | null} cards */
const sizeOf = (cards) => (cards ? cards.getBoundingClientRect().width / cards.offsetWidth : 1);

/**
 * @param {HTMLElement} from
 * @param {HTMLElement} to
 */
function lead(from, to) {
  const [x, y, wide] = placed(from);
  const [toX, toY, toWide] = placed(to);
  const size = sizeOf(from.closest(".stage-cards"));
  from.style.setProperty("--dx", `${((toX - x) / size).toFixed(1)}px`);
  from.style.setProperty("--dy", `${((toY - y) / size).toFixed(1)}px`);
  from.style.setProperty("--ds", (toWide / wide / size).toFixed(3));
}

/**
 * Give everything that leaves its way, once.
 *
 * @param {HTMLElement} root
 */
export function leads(root) {
  const show = /** @type {HTMLElement | null} */ (root.querySelector(".reveal > .show.is-stamped:not([data-led])"));
  if (!show || !root.querySelector(".reveal-middle")) return;
  show.dataset.led = "";
  const pairs = [
    [".turned-card", ".reveal-middle .turned-card"],
    [".show-stamp", ".reveal-middle .stamp"],
  ];
  for (const [here, there] of pairs) {
    const to = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(there));
    const from = /** @type {NodeListOf<HTMLElement>} */ (show.querySelectorAll(here));
    from.forEach((element, at) => to[at] && lead(element, to[at]));
  }
}
