/** A text of a bank on a live screen, with its maths typeset. The text itself is never taken for markup. */
import { html } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";
import { pieces, typeset } from "./maths.js";

const formula = directive(
  class extends Directive {
    source = "";
    /** @param {unknown} _formula */
    render(_formula) {}
    /**
     * @param {import("lit-html/directive.js").Part} part
     * @param {[{ tex: string, source: string, large: boolean }]} given
     */
    update(part, [given]) {
      if (given.source === this.source) return;
      this.source = given.source;
      typeset(/** @type {any} */ (part).element, given);
    }
  },
);

/**
 * The text for a template: unchanged if it has no formula.
 *
 * @param {string} text
 */
export function formulaText(text) {
  const parts = text?.includes("$") ? pieces(text) : [text];
  if (parts.length === 1 && typeof parts[0] === "string") return text;
  return html`${parts.map((part) => (typeof part === "string" ? part : html`<span class="maths" dir="ltr" ${formula(part)}></span>`))}`;
}
