/**
 * Keyboard shortcuts. A control names its key in `aria-keyshortcuts`, which screen readers announce too; the key
 * presses the control. A card's sign, of "10" the 1, focuses the next card of that rank. Everything also works with Tab, arrows, Space
 * and Enter. Letters can be turned off in the help panel (WCAG 2.1.4).
 */
import { rankSign } from "../../ui/cards.js";

const TYPES = "textarea, select, input:not([type='radio'], [type='checkbox'])";
const HAS_ENTER = `button, a[href], summary, ${TYPES}`; // elements where Enter already does something

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
  else if (key !== "Enter") reach(root, key);
  else return;
  event.preventDefault();
}

function press(root: HTMLElement, control: HTMLElement) {
  if (root.hasAttribute("data-settling")) return;
  if (control.matches("input")) control.focus(); // arrow keys then reach its neighbours
  control.click();
}

/** Focus the next card whose sign begins with this letter or digit, and after the last one the first. */
function reach(root: HTMLElement, key: string) {
  const hand = [...root.querySelectorAll<HTMLElement>("ul.hand button[data-rank]")];
  const fit = hand.filter((card) => rankSign(card.dataset.rank ?? "").startsWith(key));
  fit[(fit.findIndex((card) => card === document.activeElement) + 1) % fit.length]?.focus();
}
