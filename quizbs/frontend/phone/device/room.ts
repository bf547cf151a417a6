/**
 * Measures the available space for the style sheets: `data-low` if there is little height (a keyboard, a phone on its
 * side, large text), `data-wide-text` if text is at least 1.5 times its usual size, and `--seen` for the height above a
 * keyboard, which CSS units don't give on every phone.
 */
const LOW = 470; // px
const LOW_TEXT = 27; // the same, as a multiple of the font size
const WIDE_TEXT = 24; // px: 1.5 times the usual size

/**
 * Measure now and whenever the space changes. `changed` gets the words for `data-room`: "low", then "wide" for large
 * text or "side" for a phone on its side; "" if there is enough space.
 */
export function watchRoom(changed: (room: string) => void) {
  const page = document.documentElement;
  const seen = globalThis.visualViewport;
  const onItsSide = matchMedia("(--on-its-side)");

  function look() {
    const height = Math.round(seen?.height ?? innerHeight);
    const text = parseFloat(getComputedStyle(page).fontSize);
    const low = height <= LOW || height < LOW_TEXT * text;
    const wide = text >= WIDE_TEXT;
    page.style.setProperty("--seen", `${height}px`);
    page.toggleAttribute("data-low", low);
    page.toggleAttribute("data-wide-text", wide);
    changed(low ? `low ${wide ? "wide" : onItsSide.matches ? "side" : ""}` : "");
    if (seen && height < innerHeight - 100 && document.activeElement?.matches("input")) scrollTo(0, 0); // everything is visible above the keyboard
  }

  const probe = document.createElement("div");
  probe.className = "phone-text";
  document.body.append(probe);
  new ResizeObserver(look).observe(probe); // the font size can change while the page is open
  (seen ?? window).addEventListener("resize", look);
  window.addEventListener("resize", look);
  document.addEventListener("focusin", look);
  look();
}
