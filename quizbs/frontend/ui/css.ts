/**
 * The css() directive: sets custom properties on its element, so that no style attribute is ever written and
 * `style-src 'self'` holds. Nothing else lives here.
 */
import { nothing } from "lit-html";
import { Directive, directive, PartType } from "lit-html/directive.js";
import type { ElementPart, PartInfo } from "lit-html/directive.js";

type Properties = Record<string, string | number>;

class CustomProperties extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("css() stands on an element, not in an attribute");
  }

  render(_properties: Properties) {
    return nothing;
  }

  update({ element }: ElementPart & { element: HTMLElement }, [properties]: [Properties]) {
    for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, String(value));
    return nothing;
  }
}

/** `<i ${css({"--left": 0.4})}>`: names begin with `--`, values are numbers or strings. */
export const css = directive(CustomProperties);

class FirstProperties extends CustomProperties {
  update(part: ElementPart & { element: HTMLElement }, given: [Properties]) {
    this.update = () => nothing;
    return super.update(part, given);
  }
}

/** The same, but they stay as they were when the element came: what says when its animations began. */
export const firstly = directive(FirstProperties);
