/** Keeps what the teacher has typed and opened in a dialog while the desk is redrawn from scratch (render.ts). */
const FIELDS = "dialog :is(input, textarea, select, details)";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLDetailsElement;

const fieldsOf = (root: HTMLElement) => [...root.querySelectorAll<Field>(FIELDS)];

const kindOf = (field: Field) =>
  [field.localName, "type" in field ? field.type : "", field.name, field.className].join(" ");

/** Call this before drawing, and the function that it returns after drawing: it fills fields that were replaced. */
export function keepFields(root: HTMLElement) {
  const before = fieldsOf(root).map((field) => ({
    field,
    kind: kindOf(field),
    value: "value" in field ? field.value : "",
    open: "open" in field && field.open,
    focused: field === document.activeElement,
  }));
  return () => {
    if (!before.length || before[0].field.isConnected) return;
    fieldsOf(root).forEach((field, at) => {
      const was = before[at];
      if (!was || was.kind !== kindOf(field)) return;
      if ("open" in field) field.open = was.open;
      else field.value = was.value;
      if (was.focused) field.focus();
    });
  };
}
