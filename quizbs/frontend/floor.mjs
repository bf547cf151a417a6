/**
 * Finds what the oldest supported browsers don't know in a sheet, by published compatibility data. A declaration that
 * follows another one for the same property, or is inside @supports, has a fallback.
 */
import { createRequire } from "node:module";

/** The oldest supported browsers, in esbuild's notation; README.md and docs/architecture.md name them too. */
export const FLOOR = ["chrome109", "firefox115", "ios15.6", "safari15.6"];

const OLDEST = { chrome: 109, firefox: 115, safari: 15.6, safari_ios: 15.6 };
/** Features that may be missing without harm. */
const MISSED_BY_NOBODY = [
  ["cursor", "a phone has none"],
  ["font-family", "the next family of the list is taken"],
  ["forced-color-adjust", "there are no forced colours"],
  ["math-style", "formulas are a little smaller"],
  ["overscroll-behavior", "a drawn-out list moves its page"],
  ["scrollbar-width", "the scroll bar is as wide as elsewhere"],
  ["text-align-last", "a word stands at the side"],
  ["text-decoration", "a line is not dotted"],
  ["text-wrap", "lines break less evenly"],
].map(([name]) => name);
const PSEUDO = /::?([a-z][a-z-]*)/g; // prefixed ones belong to one browser and have their own rule
const WORD = /(?<![\w-])[a-z][a-z-]*/g;
const FUNCTION = /(?<![\w-])([a-z][a-z-]*)\(/g;

/** Yield what a sheet uses and one of the oldest browsers lacks: its name and its place. */
export function* lacking(sheet) {
  const { css } = createRequire(import.meta.url)("@mdn/browser-compat-data");
  const types = Object.assign({}, ...Object.values(css.types).map(({ __compat, ...parts }) => parts));
  const isLacked = (known) => Boolean(known?.__compat) && !isThere(known.__compat.support);

  const found = [];
  const note = (feature, node) => found.push({ feature, where: place(node) });
  sheet.walkAtRules((node) => {
    if (isLacked(css["at-rules"][node.name])) note(`@${node.name}`, node);
    if (node.name === "media" && /\bnot\s*\(|[<>]/.test(node.params)) note("@media not", node); // Safari 16.4
  });
  sheet.walkRules((node) => {
    for (const [, name] of node.selector.matchAll(PSEUDO)) if (isLacked(css.selectors[name])) note(`:${name}`, node);
    if (isNested(node)) note("nesting", node);
  });
  sheet.walkDecls((node) => {
    const { prop, value } = node;
    if (prop.startsWith("-") || MISSED_BY_NOBODY.includes(prop) || hasFallback(node)) return;
    const property = css.properties[prop];
    if (isLacked(property)) return note(prop, node);
    for (const word of new Set(value.match(WORD)))
      if (property && Object.hasOwn(property, word) && isLacked(property[word])) note(`${prop}: ${word}`, node);
    for (const [, name] of value.matchAll(FUNCTION)) if (isLacked(types[name])) note(`${name}()`, node);
  });
  yield* found;
}

/** Return whether all of the oldest browsers have a feature, without prefix or flag; partial support is enough. */
function isThere(support) {
  return Object.entries(OLDEST).every(([browser, oldest]) =>
    [support[browser]].flat().some((each) => {
      if (!each || each.prefix || each.alternative_name || each.flags) return false;
      const since = parseFloat(String(each.version_added).replace("≤", ""));
      return since <= oldest && !(each.version_removed && parseFloat(each.version_removed) <= oldest);
    }),
  );
}

function isNested(node) {
  return node.parent?.type === "rule";
}

function hasFallback(node) {
  for (let at = node.parent; at; at = at.parent) if (at.type === "atrule" && at.name === "supports") return true;
  const same = node.parent?.nodes.filter(({ prop }) => prop?.replace(/^-(webkit|moz)-/, "") === node.prop) ?? [];
  return same.length > 1;
}

function place(node) {
  const rule = node.type === "decl" ? node.parent : node;
  return `${rule.selector ?? `@${rule.name} ${rule.params}`} { ${node.type === "decl" ? node.toString() : "…"} }`;
}
