/**
 * A rule of stylelint: a sheet styles only its own component. Each class in pile.css is `pile`, `pile-…`, a state
 * `is-…`, or one of a shared component inside of `pile`, so changing a sheet changes only its component.
 */
import { basename } from "node:path";
import stylelint from "stylelint";

const ruleName = "quizbs/own-block";
const messages = stylelint.utils.ruleMessages(ruleName, {
  stranger: (name, sheet) => `.${name} belongs to another sheet than ${sheet}`,
});
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** @type {import("stylelint").Rule} */
const rule =
  (on, { shared = [] } = {}) =>
  (root, result) => {
    const sheet = basename(root.source?.input.file ?? "");
    const own = sheet.replace(/\.css$/, "");
    const isOf = (block, name) => name === block || name.startsWith(`${block}-`);
    const isOwn = (name) => isOf(own, name);
    root.walkRules((node) => {
      const names = new Set([...node.selector.matchAll(CLASS)].map(([, name]) => name));
      const isInside = [...names].some(isOwn);
      for (const name of names)
        if (!isOwn(name) && !name.startsWith("is-") && !(isInside && shared.some((block) => isOf(block, name))))
          stylelint.utils.report({ ruleName, result, node, word: `.${name}`, message: messages.stranger(name, sheet) });
    });
  };

export default stylelint.createPlugin(ruleName, Object.assign(rule, { ruleName, messages, meta: {} }));
