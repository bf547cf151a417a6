/**
 * How much room there is, for the style sheets: `data-low` on the page where little height is left (a keyboard, a phone on
 * its side, large text), `data-wide-text` where text is half as large again as usual or more, and `--seen` for the height
 * that a keyboard leaves, which no unit of CSS knows on every phone.
 */
const LOW = 470; // px
const LOW_TEXT = 27; // times the size of the text
const WIDE_TEXT = 24; // px: half as large again

/**
 * Look now, and whenever the room changes. `changed` gets words for the phone's `data-room`: "low", then "wide" for wide
 * text or "side" for a phone on its side; "" where there is room enough.
 */
export function watchRoom(changed: (room: string) => void) {
  const page = document.documentElement;
  const seen = globalThis.visualViewport;
  const onItsSide = matchMedia("(min-width: 560px) and (max-height: 470px)");

  function look() {
    const height = Math.round(seen?.height ?? innerHeight);
    const text = parseFloat(getComputedStyle(page).fontSize);
    const low = height <= LOW || height < LOW_TEXT * text;
    const wide = text >= WIDE_TEXT;
    page.style.setProperty("--seen", `${height}px`);
    page.toggleAttribute("data-low", low);
    page.toggleAttribute("data-wide-text", wide);
    changed(low ? `low ${wide ? "wide" : onItsSide.matches ? "side" : ""}` : "");
    if (seen && height < innerHeight - 100 && document.activeElement?.matches("input")) scrollTo(0, 0); // all of it is in sight
  }

  const probe = document.createElement("div");
  probe.className = "phone-text";
  document.body.append(probe);
  new ResizeObserver(look).observe(probe); // the size of the text can change while the page is open
  (seen ?? window).addEventListener("resize", look);
  window.addEventListener("resize", look);
  document.addEventListener("focusin", look);
  look();
}
