/** Moves each card of the show, and its stamp, to its place in the outcome. Measures only. */

/** Return the centre of an element, its width without transforms, and how far it is moved, turned and scaled. */
function placed(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { transform, rotate, scale } = getComputedStyle(element);
  const { a, b, e, f } = new DOMMatrix(transform);
  return {
    middle: [left + width / 2, top + height / 2],
    wide: element.offsetWidth,
    moved: [e, f],
    turn: (Math.atan2(b, a) * 180) / Math.PI + (parseFloat(rotate) || 0),
    size: Math.hypot(a, b) * (parseFloat(scale) || 1),
  };
}

const AS_IT_IS = { turn: 0, size: 1 };

/**
 * Return the transform from one element to the other. The element with a card's face also turns and scales it, and
 * cards that gave way are smaller.
 */
function way(from: HTMLElement, to: HTMLElement) {
  const [begins, ends] = [placed(from), placed(to)];
  const face = from.querySelector<HTMLElement>(":scope > .turned-front");
  const inside = face ? placed(face) : AS_IT_IS;
  const cards = from.closest<HTMLElement>(".show-stage-cards");
  const size = cards ? cards.getBoundingClientRect().width / cards.offsetWidth : 1;
  const [x, y] = [0, 1].map((at) => (ends.middle[at] - begins.middle[at]) / size + begins.moved[at]);
  return {
    "--dx": `${x.toFixed(1)}px`,
    "--dy": `${y.toFixed(1)}px`,
    "--turn": `${(ends.turn - inside.turn).toFixed(1)}deg`,
    "--ds": ((ends.wide * ends.size) / (begins.wide * inside.size * size)).toFixed(3),
  };
}

const lastOf = (element: HTMLElement): Animation | undefined => element.getAnimations().at(-1);

/** Delay an animation by `later` ms. */
function delay(element: Element, later: number) {
  for (const { effect } of element.getAnimations({ subtree: true }))
    effect?.updateTiming({ delay: (effect.getTiming().delay ?? 0) + later });
}

/**
 * Return by how many ms the outcome must appear later than its style says: in the frame in which the show disappears.
 * `stamp` is the outcome's.
 */
function late(show: HTMLElement, stamp: HTMLElement) {
  const [goes, after] = [lastOf(show), lastOf(stamp)];
  if (!goes || !after) return 0;
  const stays = Number(goes.effect?.getComputedTiming().endTime) - Number(goes.currentTime);
  return Math.max(0, stays + Number(after.currentTime)) - (after.effect?.getTiming().delay ?? 0);
}

/**
 * Set the paths of everything that moves, once. All measurements come before all changes, so the page is laid out only
 * once.
 */
export function animateToOutcome(root: HTMLElement) {
  const show = root.querySelector<HTMLElement>(".reveal > .show.is-stamped:not([data-led])");
  const stamp = root.querySelector<HTMLElement>(".reveal-middle .stamp");
  if (!show || !stamp) return;
  const pairs = [
    [".turned-card", ".reveal-middle .turned-card"],
    [".show-stamp", ".reveal-middle .stamp"],
  ];
  const led: [HTMLElement, Record<string, string>][] = [];
  const later = late(show, stamp);
  for (const [here, there] of pairs) {
    const to = root.querySelectorAll<HTMLElement>(there);
    const from = show.querySelectorAll<HTMLElement>(here);
    from.forEach((element, at) => to[at] && led.push([element, way(element, to[at])]));
  }
  show.dataset.led = "";
  for (const [element, styles] of led)
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
  for (const part of root.querySelectorAll(".reveal-head, .reveal-middle, .reveal-foot")) delay(part, later);
}
