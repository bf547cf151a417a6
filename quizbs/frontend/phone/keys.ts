/**
 * Keyboard shortcuts. A control names its key in `aria-keyshortcuts`, which screen readers announce too; the key
 * presses the control. A card's sign focuses the next card of that rank. Everything also works with Tab, arrows, Space
 * and Enter. Letters can be turned off in the help panel (WCAG 2.1.4).
 */
const TYPES = "textarea, select, input:not([type='radio'], [type='checkbox'])";
const HAS_ENTER = `button, a[href], summary, ${TYPES}`; // elements where Enter already does something
const RANKS: Record<string, string> = { 1: "T" }; // typing "10" begins with 1

/** Handle a key; `letters` says whether letters and digits are shortcuts. */
export function pressed(root: HTMLElement, event: KeyboardEvent, letters: boolean) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
  document.documentElement.toggleAttribute("data-keys", true); // show the shortcuts on the screen from now on
  const at = event.target instanceof Element ? event.target : root;
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  if (event.repeat || at.matches(TYPES) || root.querySelector("dialog[open]")) return;
  if (key === "Enter" ? at.closest(HAS_ENTER) : key.length > 1 || key === " " || !letters) return;
  const meant = root.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  if (meant) press(root, meant);
  else if (key !== "Enter") reach(root, RANKS[key] ?? key);
  else return;
  event.preventDefault();
}

function press(root: HTMLElement, control: HTMLElement) {
  if (root.hasAttribute("data-settling")) return;
  if (control.matches("input")) control.focus(); // arrow keys then reach its neighbours
  control.click();
}

/** Focus the next card of this rank, and after the last one the first. */
function reach(root: HTMLElement, rank: string) {
  const fit = [...root.querySelectorAll<HTMLElement>(`ul.hand button[data-rank="${CSS.escape(rank)}"]`)];
  fit[(fit.findIndex((card) => card === document.activeElement) + 1) % fit.length]?.focus();
}
