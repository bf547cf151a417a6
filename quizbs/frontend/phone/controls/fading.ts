/** A directive that marks a scrolling zone while more of it is below, so that a cut row shows that. */
import { nothing } from "lit-html";
import { directive } from "lit-html/directive.js";
import { AsyncDirective } from "lit-html/async-directive.js";

const SLACK = 6; // px below the edge that don't count

class Fading extends AsyncDirective {
  declare private zone?: HTMLElement;
  declare private look?: () => void;
  declare private sizes?: ResizeObserver;

  render() {
    return nothing;
  }

  update(part: import("lit-html/directive.js").ElementPart) {
    if (part.element instanceof HTMLElement) this.zone = part.element;
    if (!this.look && this.isConnected) this.watch();
    this.look?.();
    return nothing;
  }

  watch() {
    const element = this.zone;
    if (!element) return;
    const look = () =>
      requestAnimationFrame(() => {
        const scrolls = getComputedStyle(element).overflowY !== "visible";
        const rest = element.scrollHeight - element.clientHeight - element.scrollTop;
        element.toggleAttribute("data-more", scrolls && rest > SLACK);
        // A scrolling zone must be focusable, even if nothing in it is.
        const higher = scrolls && element.scrollHeight > element.clientHeight;
        const stuck = higher && !element.querySelector("button, input, a");
        if (stuck) element.tabIndex = 0;
        else element.removeAttribute("tabindex");
      });
    this.look = look;
    this.sizes = new ResizeObserver(look);
    this.sizes.observe(element);
    element.addEventListener("scroll", look, { passive: true });
  }

  disconnected() {
    this.sizes?.disconnect();
    if (this.look) this.zone?.removeEventListener("scroll", this.look);
    this.look = undefined;
  }

  reconnected() {
    this.watch();
  }
}

/** `<div ${fading()}>` sets `data-more` while there is more below the lower edge. */
export const fading = directive(Fading);
