/**
 * The words of the screens, compiled from the Fluent files in quizbs/words/.
 *
 * `import * as words from "words:phone"` gives the messages of phone.ftl: `phone-turn-yours` is `words.turnYours`, a
 * string, or a function of its facts. docs/translating.md describes facts and their types. `node words.mjs` writes
 * words.d.ts, by which a message or a fact that is missing doesn't compile.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(fileURLToPath(import.meta.url));
/** The folder of the words: quizbs/words/, or another one for tests. */
export const WORDS = process.env.QUIZBS_WORDS_TO_BUILD ?? join(root, "..", "words");
const { languages, ranks: RANKS, facts: FACTS } = JSON.parse(readFileSync(join(WORDS, "words.json"), "utf8"));
export const LANGUAGES = languages;
/** Stands in builds for a language that is tried: its messages are read when a page opens (words/tried.ts). */
export const TRIED = { tag: "tried" };
/** The namespace in esbuild of English messages that stand in for missing ones. */
const ENGLISH = "english";
/** The types of facts whose use in a message doesn't show them, by name. */
const KNOWN = new Map(Object.entries(FACTS).flatMap(([type, names]) => names.map((name) => [name, type])));
const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);
const TYPES = {
  rank: `import("./protocol.js").Rank`,
  number: "number",
  text: "string",
  list: "readonly string[]",
  flag: "boolean",
};

/** Words of JavaScript that name no constant, so no message either. */
const RESERVED = new Set(
  "break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await implements interface package private protected public arguments eval".split(
    " ",
  ),
);
const camel = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const quoted = (text) => JSON.stringify(text);

/** Read all messages of a language: their syntax tree and file by their id. Throws on what Fluent can't read. */
export function read(tag, folder = WORDS, modules = join(root, "node_modules")) {
  const { parse } = createRequire(join(modules, "none.js"))("@fluent/syntax");
  const messages = new Map();
  for (const file of readdirSync(join(folder, tag)).filter((name) => name.endsWith(".ftl"))) {
    const area = file.slice(0, -4);
    for (const entry of parse(readFileSync(join(folder, tag, file), "utf8"), { withSpans: false }).body) {
      if (entry.type.endsWith("Comment")) continue;
      const fault = (what) => new Error(`${tag}/${file}: ${what}`);
      if (entry.type !== "Message" || !entry.value || entry.attributes.length)
        throw fault(`this is no plain message: ${entry.id?.name ?? entry.content.slice(0, 80)}`);
      const id = entry.id.name;
      if (!id.startsWith(`${area}-`)) throw fault(`${id} must begin with ${area}-`);
      if (RESERVED.has(id.slice(area.length + 1))) throw fault(`${id} needs another name: scripts know that word`);
      if (messages.has(id)) throw fault(`${id} is there twice`);
      messages.set(id, { area, name: camel(id.slice(area.length + 1)), value: entry.value });
    }
  }
  return messages;
}

/** Yield all nodes of a syntax tree. */
function* nodes(node) {
  if (Array.isArray(node)) for (const each of node) yield* nodes(each);
  else if (node && typeof node === "object") {
    yield node;
    for (const each of Object.values(node)) yield* nodes(each);
  }
}

const keyOf = ({ key }) => (key.type === "Identifier" ? key.name : key.value);

/** Return the type of a selector by the keys of its variants: "number", "flag", "text", or the keys themselves. */
function selected(variants) {
  const keys = variants.map(keyOf);
  const fallback = keyOf(variants.find((each) => each.default));
  if (keys.some((key) => /^\d/.test(key)) || (keys.length > 1 && keys.every((key) => PLURALS.has(key))))
    return "number";
  if (keys.every((key) => key === "yes" || key === "no")) return "flag";
  return fallback === "other" ? "text" : new Set(keys);
}

/**
 * Return the facts of a message with their types: "rank", "number", "text", "list", "flag", or a set of codes. Facts of
 * the messages that it uses are included.
 */
export function factsOf(messages, id, within = []) {
  if (within.includes(id)) throw new Error(`${id} contains itself`);
  if (!messages.has(id)) throw new Error(`there is no message ${id}, which ${within.at(-1)} uses`);
  const found = new Map();
  const add = (name, type) => {
    const before = found.get(name);
    if (before instanceof Set && type instanceof Set) type.forEach((code) => before.add(code));
    else if (!before) found.set(name, KNOWN.get(name) ?? type);
  };
  const inside = [...nodes(messages.get(id).value)];
  for (const { type, selector, variants } of inside)
    if (type === "SelectExpression" && selector.type === "VariableReference") add(selector.id.name, selected(variants));
  for (const node of inside) {
    if (node.type === "FunctionReference")
      for (const each of node.arguments.positional) add(each.id.name, node.id.name === "LIST" ? "list" : "number");
    if (node.type === "MessageReference")
      for (const [name, type] of factsOf(messages, node.id.name, [...within, id])) add(name, type);
  }
  for (const { type, id: variable } of inside) if (type === "VariableReference") add(variable.name, "number");
  return found;
}

/** Return the elements that all these lists begin with, and the lists without them; of texts, the letters. */
function shared(lists) {
  const [[first], ...others] = lists;
  if (!first || others.some(([other]) => other?.type !== first.type)) return [[], lists];
  if (first.type !== "TextElement") {
    const [mine, ...theirs] = lists.map(([each]) => JSON.stringify(each));
    if (theirs.some((each) => each !== mine)) return [[], lists];
    const [same, rests] = shared(lists.map((list) => list.slice(1)));
    return [[first, ...same], rests];
  }
  let end = 0;
  while (end < first.value.length && others.every(([{ value }]) => value[end] === first.value[end])) end += 1;
  if (!end) return [[], lists];
  const cut = ([text, ...rest]) => [
    ...(text.value.length > end ? [{ ...text, value: text.value.slice(end) }] : []),
    ...rest,
  ];
  const [same, rests] = shared(lists.map(cut));
  return [[{ ...first, value: first.value.slice(0, end) }, ...same], rests];
}

/** Return whether a full stop may follow a text in a message: the text may end in one itself (words/stop.ts). */
const stops = (value, facts) =>
  [...facts.values()].some((type) => type === "text" || type === "list") &&
  [...nodes(value)].some(({ type, value: text }) => type === "TextElement" && text[0] === ".");

/**
 * Return the JavaScript of one area in one language. A message is a function where the English one has facts, even if
 * this language doesn't need any of them.
 */
export function compiled(messages, area, english = messages) {
  const used = new Set(); // helpers
  const others = new Map(); // messages of other areas, by the name under which they are imported
  const helper = (name) => (used.add(name), `$${name}`);

  const isCalled = (id) => factsOf(messages, id).size > 0 || (english.has(id) && factsOf(english, id).size > 0);
  const call = (id) => {
    const { area: where, name } = messages.get(id);
    const local = where === area ? name : camel(id);
    if (where !== area) others.set(local, { where, name });
    if (!isCalled(id)) return local;
    return factsOf(messages, id).size ? `${local}(f)` : `${local}()`;
  };
  const pattern = ({ elements }, facts) => {
    const parts = elements.map((each) =>
      each.type === "TextElement" ? { text: each.value } : { code: expression(each.expression, facts) },
    );
    if (parts.every(({ code }) => code === undefined)) return quoted(parts.map(({ text }) => text).join(""));
    if (parts.length === 1) return parts[0].code;
    const inside = parts.map(({ text, code }) =>
      code === undefined ? text.replace(/[`\\$]/g, "\\$&") : `\${${code}}`,
    );
    return `\`${inside.join("")}\``;
  };
  const options = (named) => quoted(Object.fromEntries(named.map(({ name, value }) => [name.name, value.value])));
  const expression = (node, facts) => {
    switch (node.type) {
      case "StringLiteral":
        return quoted(node.parse().value);
      case "Placeable":
        return expression(node.expression, facts);
      case "MessageReference":
        return call(node.id.name);
      case "VariableReference": {
        const type = facts.get(node.id.name);
        return type === "number" ? `${helper("number")}(f.${node.id.name})` : `${helper("text")}(f.${node.id.name})`;
      }
      case "FunctionReference": {
        const [{ id }] = node.arguments.positional;
        if (node.id.name === "LIST") return `${helper("list")}(f.${id.name},${options(node.arguments.named)})`;
        if (node.id.name === "NUMBER") return `${helper("number")}(f.${id.name},${options(node.arguments.named)})`;
        throw new Error(`a message can't use ${node.id.name} here`);
      }
      case "SelectExpression": {
        const [start, rests] = shared(node.variants.map(({ value }) => value.elements));
        const variants = node.variants.map((each, at) => ({ ...each, value: { elements: rests[at] } }));
        const chosen = { ...node, variants };
        if (!start.length) return select(chosen, facts);
        const whole = { type: "Chosen", expression: chosen };
        return pattern({ elements: [...start, { type: "Placeable", expression: whole }] }, facts);
      }
      case "Chosen":
        return select(node.expression, facts);
      default:
        throw new Error(`a message can't use ${node.type}`);
    }
  };
  const select = ({ selector, variants }, facts) => {
    const ordinal = selector.type === "FunctionReference" && selector.id.name === "ORDINAL";
    const name = ordinal ? selector.arguments.positional[0].id.name : selector.id?.name;
    const type = facts.get(name);
    if (!type) throw new Error("a selector is a fact, or ORDINAL of one");
    const test = (key) => {
      if (ordinal) return `${helper("ordinal")}(f.${name})==${quoted(key)}`;
      if (type === "flag") return key === "yes" ? `f.${name}` : `!f.${name}`;
      if (type === "rank") return `f.${name}==${quoted(RANKS[key])}`;
      if (type !== "number") return `f.${name}==${quoted(key)}`;
      return PLURALS.has(key) ? `${helper("plural")}(f.${name})==${quoted(key)}` : `f.${name}==${key}`;
    };
    const fallback = pattern(variants.find((each) => each.default).value, facts);
    const tested = variants.filter((each) => !each.default);
    const counts = type === "number" && (ordinal || tested.some((each) => PLURALS.has(keyOf(each))));
    if (tested.length > 4 && !counts && type !== "flag") {
      const named = tested.map(
        (each) => `${quoted(type === "rank" ? RANKS[keyOf(each)] : keyOf(each))}:${pattern(each.value, facts)}`,
      );
      return `({${named}}[f.${name}]??${fallback})`;
    }
    return `(${tested.map((each) => `${test(keyOf(each))}?${pattern(each.value, facts)}:`).join("")}${fallback})`;
  };

  const lines = [];
  const done = new Set();
  const put = (id) => {
    const message = messages.get(id);
    if (message.area !== area || done.has(id)) return;
    done.add(id);
    const facts = factsOf(messages, id);
    // What a message uses is there before it: a message without facts is a constant, made when the script is read.
    for (const { type, id: used } of [...nodes(message.value)]) if (type === "MessageReference") put(used.name);
    const said = pattern(message.value, facts);
    const whole = stops(message.value, facts) ? `${helper("stop")}(${said})` : said;
    const takes = facts.size ? "(f)=>" : isCalled(id) ? "()=>" : "";
    lines.push(`export const ${message.name}=${takes}${whole};`);
  };
  for (const id of messages.keys()) put(id);
  const imports = [...others].map(([local, { where, name }]) => `import{${name} as ${local}}from"words:${where}";`);
  if (used.size) imports.unshift(`import{${[...used].map((name) => `${name} as $${name}`)}}from"words:runtime";`);
  return [...imports, ...lines].join("\n");
}

/**
 * Return what the messages of a language need at run time: plurals, figures, lists, and the direction of texts. Figures
 * are grouped from 1,000 on in every language, as Babel does.
 */
const runtime = ({ formats, dir = "ltr" }) => `
export { stop } from ${quoted(join(root, "words", "stop.ts"))};
const formats = ${quoted(formats)};
const plurals = /* @__PURE__ */ new Intl.PluralRules(formats);
const ordinals = /* @__PURE__ */ new Intl.PluralRules(formats, { type: "ordinal" });
const figures = /* @__PURE__ */ new Intl.NumberFormat(formats, { useGrouping: true });
export const plural = (count) => plurals.select(count);
export const ordinal = (count) => ordinals.select(count);
export const number = (value, options) => (options ? new Intl.NumberFormat(formats, { useGrouping: true, ...options }) : figures).format(value);
export const list = (names, { type } = {}) =>
  type == "unit" ? names.map(text).join("${dir === "rtl" ? "، " : ", "}") : new Intl.ListFormat(formats, { type }).format(names.map(text));
export const text = (value) => {
  const plain = String(value);
  const other = ${dir === "rtl" ? "/[A-Za-z\u00c0-\u04ff]/" : "/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/"}.test(plain);
  return other && !plain.startsWith("\u2068") ? "\u2068" + plain + "\u2069" : plain;
};`;

/** Return `read` for the languages of one build: each is read once. */
export function readOnce(modules) {
  const messages = new Map();
  return (tag) => messages.get(tag) ?? messages.set(tag, read(tag, WORDS, modules)).get(tag);
}

/** The plugin of esbuild that resolves "words:AREA" to the messages of a language, which `messagesOf(tag)` returns. */
export const plugin = (language, messagesOf = readOnce()) => ({
  name: "words",
  setup(build) {
    const english = messagesOf(LANGUAGES[0].tag);
    const own = language === TRIED ? null : messagesOf(language.tag);
    build.onResolve({ filter: /^words:/ }, ({ path, namespace }) => ({
      path: path.slice(6),
      namespace: namespace === ENGLISH ? ENGLISH : "words",
      sideEffects: false,
    }));
    build.onResolve({ filter: /^english:/ }, ({ path }) => ({
      path: path.slice(8),
      namespace: ENGLISH,
      sideEffects: false,
    }));
    build.onLoad({ filter: /.*/, namespace: "words" }, ({ path }) => ({
      contents: !own
        ? lookedUp(english, path)
        : path === "runtime"
          ? runtime(language)
          : [compiled(own, path, english), ...instead(own, english, path)].join("\n"),
      loader: "js",
      resolveDir: root,
    }));
    build.onLoad({ filter: /.*/, namespace: ENGLISH }, ({ path }) => ({
      contents: path === "runtime" ? runtime(LANGUAGES[0]) : compiled(english, path),
      loader: "js",
      resolveDir: root,
    }));
  },
});

/** Return the JavaScript of one area in a language that is tried: each message is looked up, else said in English. */
function lookedUp(english, area) {
  const messages = [...english].filter(([, message]) => message.area === area);
  const lines = messages.map(([id, { name }]) =>
    factsOf(english, id).size
      ? `export const ${name}=(f)=>say(${quoted(id)},f)??english.${name}(f);`
      : `export const ${name}=/* @__PURE__ */say(${quoted(id)})??english.${name};`,
  );
  return [
    `import{say}from${quoted(join(root, "words", "tried.ts"))};`,
    `import*as english from"english:${area}";`,
    ...lines,
  ].join("\n");
}

/** Return the JavaScript by which an area has the English messages that a language doesn't have. */
function instead(own, english, area) {
  const missing = [...english].filter(([id, message]) => message.area === area && !own.has(id));
  return missing.length ? [`export{${missing.map(([, { name }]) => name)}}from"english:${area}";`] : [];
}

/** Return the declarations of all messages, by the English ones. */
export function declarations(messages) {
  const areas = new Map();
  for (const each of messages) areas.set(each[1].area, [...(areas.get(each[1].area) ?? []), each]);
  const typed = ([name, type]) => `${name}: ${type instanceof Set ? [...type].map(quoted).join(" | ") : TYPES[type]}`;
  const declared = ([id, { name }]) => {
    const facts = [...factsOf(messages, id)];
    if (!facts.length) return `  export const ${name}: string;`;
    return `  export function ${name}(facts: { ${facts.map(typed).join("; ")} }): string;`;
  };
  const modules = [...areas].map(([area, inside]) =>
    [`declare module ${quoted(`words:${area}`)} {`, ...inside.map(declared), "}"].join("\n"),
  );
  return [`/* Made by words.mjs from quizbs/words/en/. */`, ...modules, ""].join("\n");
}

/** Write words.d.ts. */
export function declare(modules) {
  writeFileSync(join(root, "words.d.ts"), declarations(read(LANGUAGES[0].tag, WORDS, modules)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) declare();
