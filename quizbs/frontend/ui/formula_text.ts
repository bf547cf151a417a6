/** A text of a bank with its maths typeset. It is never parsed as HTML. */
import { html } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";
import type { ElementPart } from "lit-html/directive.js";
import { type Formula, pieces, typeset } from "./maths.js";

const formula = directive(
  class extends Directive {
    source = "";
    render(_formula: unknown) {}
    update({ element }: ElementPart & { element: HTMLElement }, [given]: [Formula]) {
      if (given.source === this.source) return;
      this.source = given.source;
      void typeset(element, given);
    }
  },
);

/** Return the text for a template: unchanged without formulas. */
export function formulaText(text: string) {
  const parts = text?.includes("$") ? pieces(text) : [text];
  if (parts.length === 1 && typeof parts[0] === "string") return text;
  return html`${parts.map((part) => (typeof part === "string" ? part : html`<span class="maths" dir="ltr" ${formula(part)}></span>`))}`;
}
