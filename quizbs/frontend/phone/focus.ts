/**
 * Focus is never lost: when the element that has it goes away, it goes to the neighbour in the hand or the list,
 * else to the headline. It is never moved for any other reason.
 */
const CAN = "button, input, a[href], [tabindex='0']";
const APART = ["dock", "middle"]; // zones whose buttons each do something else: a second press must not hit the next

const isText = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === "text";

/** Remember before drawing; call the result after drawing. */
export function keepFocus(root: HTMLElement) {
  const had = document.activeElement;
  if (!had || !root.contains(had)) return () => {};
  const zone = had.closest<HTMLElement>("[data-zone]")?.dataset.zone;
  const place = zone ? [...root.querySelectorAll(`[data-zone="${zone}"] :is(${CAN})`)].indexOf(had) : -1;
  return () => {
    if (had.isConnected && document.activeElement === had) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    const apart = APART.includes(zone ?? "");
    const others = zone && !apart ? [...root.querySelectorAll<HTMLElement>(`[data-zone="${zone}"] :is(${CAN})`)] : [];
    const next = others[Math.min(place, others.length - 1)] ?? root.querySelector<HTMLElement>("#headline");
    next?.focus({ preventScroll: apart });
    if (isText(next) && isText(had)) next.setSelectionRange(had.selectionStart, had.selectionEnd);
  };
}
