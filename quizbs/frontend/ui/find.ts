/** Return an element that the page must have; throws if it is missing. */

export function find<T extends Element = HTMLElement>(selector: string, root: ParentNode = document): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`nothing here is ${selector}`);
  return found;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** Return the field with this name; it may be outside its form. */
export function field(form: HTMLFormElement, name: string): Field {
  const found = form.elements.namedItem(name);
  if (!isField(found)) throw new Error(`the form has no field ${name}`);
  return found;
}
