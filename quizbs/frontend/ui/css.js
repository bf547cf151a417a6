/**
 * The css() directive: sets custom properties on its element, so that no style attribute is ever written and
 * `style-src 'self'` holds. Nothing else lives here.
 */
import { nothing } from "lit-html";
import { Directive, directive, PartType } from "lit-html/directive.js";

class CustomProperties extends Directive {
  /** @param {import("lit-html/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("css() stands on an element, not in an attribute");
  }

  /** @param {Record<string, string | number>} _properties */
  render(_properties) {
    return nothing;
  }

  /**
   * @param {import("lit-html/directive.js").ElementPart} part
   * @param {[Record<string, string | number>]} given
   */
  update(part, [properties]) {
    for (const [name, value] of Object.entries(properties))
      /** @type {HTMLElement} */ (part.element).style.setProperty(name, String(value));
    return nothing;
  }
}

/** `<i ${css({"--left": 0.4})}>`: names begin with `--`, values are numbers or strings. */
export const css = directive(CustomProperties);
