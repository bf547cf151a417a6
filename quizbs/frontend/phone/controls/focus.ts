/**
 * Keeps the focus. If the focused element disappears, its neighbour in the hand or list gets the focus, otherwise the
 * headline. Nothing else moves the focus.
 */
const CAN = "button, input, a[href], [tabindex='0']";
const APART = ["dock", "middle"]; // zones with unrelated buttons: a second press must not hit the next one

const isText = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === "text";

/** Call this before drawing, and the function that it returns after drawing. */
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
