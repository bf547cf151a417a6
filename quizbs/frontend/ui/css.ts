/**
 * The css() directive: sets custom properties on its element, so that no page has style attributes and `style-src
 * 'self'` is possible.
 */
import { nothing } from "lit-html";
import { Directive, directive, PartType } from "lit-html/directive.js";
import type { ElementPart, PartInfo } from "lit-html/directive.js";

type Properties = Record<string, string | number>;

class CustomProperties extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("css() belongs on an element");
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

/** The same, but the values of the first drawing stay: for the start times of animations. */
export const firstly = directive(FirstProperties);
