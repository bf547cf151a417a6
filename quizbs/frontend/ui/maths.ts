/**
 * Maths between dollar signs. KaTeX makes MathML, which all current browsers draw and screen readers read, without
 * sheet, font or style attribute. It loads with the first formula and creates its nodes one by one, so the
 * Content-Security-Policy stays strict.
 */

/**
 * `$$…$$`, or `$…$` without a blank inside its ends. No digit may follow: "$5/$10" is money. `\$` matches too, so that
 * no formula begins with it (old Safari has no lookbehind).
 */
const MATHS = /\\\$|\$\$([^$\n]+)\$\$|\$(?=[^\s$])((?:\\[^\n]|[^$\\\n])*(?:\\\S|[^\s$\\]))\$(?!\d)/g;
/** Two words side by side that no command makes: a sentence between two prices, as in "$5 here or US$". */
const PROSE = /(?:^|[^\\\p{L}{])\p{L}{2,}\s+\p{L}{2,}(?![\p{L}}])/u;

export interface Formula {
  tex: string;
  source: string;
  large: boolean;
}

/** Split a text into strings and formulas, in order. */
export function pieces(text: string): (string | Formula)[] {
  const found: (string | Formula)[] = [];
  let end = 0;
  for (const match of text.matchAll(MATHS)) {
    const [source, large, small] = match;
    const tex = large ?? small;
    if (tex === undefined) continue;
    const money = /\d/.test(text[match.index - 1] ?? "") && !/[\\\p{L}]/u.test(tex); // "5$–10$"
    if (money || PROSE.test(tex.replace(/\\text\w*\s*\{[^}]*\}/g, ""))) continue;
    if (match.index > end) found.push(text.slice(end, match.index));
    found.push({ tex, source, large: large !== undefined });
    end = match.index + source.length;
  }
  if (end < text.length || !found.length) found.push(text.slice(end));
  return found;
}

/** A node of KaTeX's virtual tree. */
interface Drawn {
  attributes?: Record<string, string>;
  children?: Drawn[];
  toNode(): Element;
}

type Draw = (tex: string, options: object) => Drawn;

let fetched: Promise<Draw> | null = null;

/** Load KaTeX, once per page; if it isn't a module, it sets a global name. */
function library() {
  const coming = (fetched ??= import("katex").then((katex): Draw =>
    Reflect.get(katex.default ?? Reflect.get(globalThis, "katex"), "__renderToDomTree"),
  ));
  coming.catch(() => (fetched = null)); // try again with the next formula
  return coming;
}

const RULES = { output: "mathml", throwOnError: true, strict: "ignore", trust: false, maxExpand: 200, maxSize: 10 };

/** Remove the style attributes that a few commands of KaTeX set, which the page's policy would refuse. */
function withoutStyles({ attributes, children = [] }: Drawn) {
  delete attributes?.style;
  children.forEach(withoutStyles);
}

/** Mark signs as in "x = -2" as prefixes; KaTeX doesn't, and browsers would put blanks around them. */
function withSigns(node: Element) {
  for (const sign of node.querySelectorAll("mo")) {
    const before = sign.previousElementSibling;
    const opens = before?.localName === "mo" && /^[=<>≤≥≠≈([{,;:→⇒⇔±+−×÷⋅·*/]$/.test(before.textContent ?? "");
    if (opens && /^[-−+±∓]$/.test(sign.textContent)) sign.setAttribute("form", "prefix");
  }
  return node;
}

/**
 * Draw a formula into an element, which shows its source until then, or for good if it isn't a formula. Dispatches an
 * event `typeset` on the document, since sizes have changed.
 */
export async function typeset(element: HTMLElement, { tex, source, large }: Formula) {
  element.textContent = source;
  element.dataset.tex = source;
  try {
    const tree = (await library())(tex, { ...RULES, displayMode: large });
    withoutStyles(tree);
    if (element.dataset.tex !== source) return; // another formula has replaced it meanwhile
    element.replaceChildren(withSigns(tree.toNode()));
    element.dispatchEvent(new Event("typeset", { bubbles: true }));
  } catch {
    return; // not TeX, or offline: the source stays
  }
}
