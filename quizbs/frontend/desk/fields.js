/** What the teacher has typed and opened in a dialog, kept while the desk is drawn again from nothing (render.js). */
const FIELDS = "dialog :is(input, textarea, select, details)";

/** @typedef {HTMLInputElement & HTMLDetailsElement} Field */

/** @param {HTMLElement} root */
const fieldsOf = (root) => /** @type {Field[]} */ ([...root.querySelectorAll(FIELDS)]);

/** @param {Field} field */
const kindOf = ({ localName, type, name, className }) => [localName, type, name, className].join(" ");

/**
 * Remember the fields before drawing; call the result after drawing. It fills those that are new in their place.
 *
 * @param {HTMLElement} root
 */
export function keepFields(root) {
  const before = fieldsOf(root).map((field) => ({
    ...{ field, kind: kindOf(field), value: field.value, open: field.open },
    focused: field === document.activeElement,
  }));
  return () => {
    if (!before.length || before[0].field.isConnected) return;
    fieldsOf(root).forEach((field, at) => {
      const was = before[at];
      if (!was || was.kind !== kindOf(field)) return;
      if (field.localName === "details") field.open = was.open;
      else field.value = was.value;
      if (was.focused) field.focus();
    });
  };
}
