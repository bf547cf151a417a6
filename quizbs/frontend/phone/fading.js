/** A directive for a scrolling zone: marks it while there is more below, so that a cut row and a word say so. */
import { nothing } from "lit-html";
import { directive } from "lit-html/directive.js";
import { AsyncDirective } from "lit-html/async-directive.js";

const SLACK = 6; // px that do not count as more

class Fading extends AsyncDirective {
  render() {
    return nothing;
  }

  /** @param {import("lit-html/directive.js").ElementPart} part */
  update(part) {
    this.element = part.element;
    if (!this.look && this.isConnected) this.watch();
    this.look?.();
    return nothing;
  }

  watch() {
    const element = /** @type {HTMLElement} */ (this.element);
    this.look = () =>
      requestAnimationFrame(() => {
        const rest = element.scrollHeight - element.clientHeight - element.scrollTop;
        element.toggleAttribute("data-more", rest > SLACK);
        // A zone that scrolls must be reachable with the keyboard, also when nothing in it can be pressed.
        const stuck = element.scrollHeight > element.clientHeight && !element.querySelector("button, input, a");
        if (stuck) element.tabIndex = 0;
        else element.removeAttribute("tabindex");
      });
    this.sizes = new ResizeObserver(this.look);
    this.sizes.observe(element);
    element.addEventListener("scroll", this.look, { passive: true });
  }

  disconnected() {
    this.sizes?.disconnect();
    this.element?.removeEventListener("scroll", this.look);
    this.look = null;
  }

  reconnected() {
    this.watch();
  }
}

/** `<div ${fading()}>` sets `data-more` while something lies below the lower edge. */
export const fading = directive(Fading);
