/**
 * Builds what browsers load: one style sheet for each kind of page, and one script for each kind of page and language
 * (words.mjs), for the oldest supported browsers (FLOOR), with the licences of the packages in them.
 *
 *     node build.mjs [--watch] [--out FOLDER] [--modules FOLDER] [--instead FOLDER] [--language TAG]
 *
 * Names contain a hash of the content. `manifest.json` maps sources to built files, scripts for each language; `STAMP`
 * is a hash of all sources (source_digest.py reads it). `--modules` is another node_modules. Modules in `--instead` replace those with the same path, and
 * `--language` builds the scripts of one language, for tests.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { FLOOR } from "./floor.mjs";
import { LANGUAGES, TRIED, WORDS, declare, plugin as words, readOnce } from "./words.mjs";

const SCRIPTS = [
  "pages/phone.js",
  "pages/wall.js",
  "pages/desk.js",
  "check/check.js",
  "host/setup/setup.js",
  "host/connection_check.js",
  "host/report/report.js",
  "host/report/answers.js",
  "banks/page.js",
];
/** Those that students see, for which a language may have words without having any for teachers. */
const OF_STUDENTS = ["pages/phone.js", "pages/wall.js", "check/check.js"];
const SHEETS = ["phone", "wall", "desk", "host", "report", "learnt", "solo-round", "banks", "deck-a4", "deck-letter"];
/** Parts that load on demand. Each imports the script that loads it, so that shared modules are in one chunk. */
const PARTS = [
  "phone/after_question",
  "phone/question/trick",
  "wall/sound/player",
  "wall/motion/rehearsal",
  "ui/confetti",
];
/**
 * What a whole class fetches at the same moment is compressed here, 4 % smaller than gzip; the server compresses
 * the rest when it is first requested.
 */
const OF_PHONES = ["pages/phone.js", "pages/phone.css", "phone/after_question.js", "ui/heads.svg"];
/** All languages that scripts are built in. */
const BUILT = [...LANGUAGES, TRIED];
/** The texts of licences that a package may name without having the text, in a package that has it. */
const WITHOUT_TEXT = { "Apache-2.0": "@gfx/zopfli/LICENSE.md" };
const NOT_SOURCES = new Set(["node_modules", "__pycache__", "words.d.ts"]);

const root = dirname(fileURLToPath(import.meta.url));
const PACKAGE = join(root, "..");
const { values: given } = parseArgs({
  options: {
    watch: { type: "boolean" },
    out: { type: "string", default: join(root, "..", "static") },
    modules: { type: "string", default: join(root, "node_modules") },
    instead: { type: "string", default: "" },
    language: { type: "string" },
  },
});
const [out, modules, instead] = [given.out, given.modules, given.instead && resolve(given.instead)].map((folder) =>
  folder ? resolve(folder) : "",
);
const require = createRequire(join(modules, "none.js"));
const { build } = require("esbuild");
const zopfli = require("@gfx/zopfli");
const posix = (path) => path.split("\\").join("/");
/** Return the path of a script, which may be written in TypeScript; "" if it is missing. */
const found = (folder, name) =>
  [name, name.replace(/\.js$/, ".ts"), name.replace(/\.ts$/, ".js")]
    .map((each) => join(folder, each))
    .find((each) => existsSync(each)) ?? "";

/** Yield the names of all files below a folder, in the order of their code units. */
function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_SOURCES.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

/** The queries that ui/media.css names, by name. */
const MEDIA = Object.fromEntries(
  [...readFileSync(join(root, "ui/media.css"), "utf8").matchAll(/@custom-media (--[\w-]+) (.+);/g)].map((each) =>
    each.slice(1),
  ),
);
/** Return a sheet or script with the queries that it names. */
const withMedia = (text) =>
  text.replace(/(?<=@media [^{]*|matchMedia\(")\((--[\w-]+)\)/g, (_, name) => {
    if (!MEDIA[name]) throw new Error(`ui/media.css has no ${name}`);
    return MEDIA[name];
  });

/** Return a hash of all sources; source_digest.py computes the same. */
function sourceDigest() {
  const hash = createHash("sha256");
  const names = [...filesIn(root), ...filesIn(WORDS)].filter((path) => !path.endsWith(".py"));
  for (const name of names.map((path) => posix(relative(PACKAGE, path))).sort()) {
    const content = readFileSync(join(PACKAGE, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Build everything into the folder `ready`. */
async function buildAll(ready) {
  const manifest = { files: {}, scripts: Object.fromEntries(BUILT.map(({ tag }) => [tag, {}])) };
  const packages = new Set();
  const messagesOf = readOnce(modules);
  let katex = "";

  const plugin = (script) => ({
    name: "quizbs",
    setup(building) {
      if (katex) building.onResolve({ filter: /^katex$/ }, () => ({ path: katex, external: true })); // loaded once for all pages
      building.onLoad({ filter: /[\\/]webtransport\.js$/ }, () => ({ contents: "export const WT = null;" })); // unused
      building.onLoad({ filter: /\.([jt]s|css)$/ }, ({ path }) => {
        if (!path.startsWith(root) || path.includes("node_modules")) return null;
        const read = withMedia(readFileSync((instead && found(instead, relative(root, path))) || path, "utf8"));
        const loader = path.slice(path.lastIndexOf(".") + 1);
        if (loader === "css") return { contents: read, loader };
        // Strip the indentation of templates, which phones would load too.
        const contents = read.replace(/\n[ \t]+/g, "\n");
        const later = PARTS.includes(posix(relative(root, path)).replace(/\.[jt]s$/, ""));
        return { contents: later ? `${contents}\nimport ${JSON.stringify(script)};` : contents, loader };
      });
    },
  });

  /** Build one page's script or sheet, and record its files; a script in a language. */
  async function make(entry, language = LANGUAGES[0], from = found(root, entry)) {
    const named = entry.endsWith(".js") ? manifest.scripts[language.tag] : manifest.files;
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [{ in: from, out: entry.replace(/\.\w+$/, "") }],
      outbase: root,
      outdir: ready,
      entryNames: "[dir]/[name]-[hash]",
      chunkNames: "chunks/[name]-[hash]",
      assetNames: "fonts/[name]-[hash]",
      nodePaths: [modules],
      bundle: true,
      minify: true,
      splitting: entry.endsWith(".js"),
      format: "esm",
      charset: "utf8",
      legalComments: "none", // they are in LICENCES.txt
      loader: { ".woff2": "file", ".svg": "copy" },
      target: FLOOR,
      metafile: true,
      logLevel: "warning",
      plugins: [plugin(from), words(language, messagesOf)],
    });
    for (const [path, output] of Object.entries(metafile.outputs)) {
      const name = posix(relative(ready, resolve(root, path)));
      const inputs = Object.keys(output.inputs);
      if (name.endsWith(".css")) withoutLayerStatements(resolve(root, path));
      if (name.startsWith("fonts/")) manifest.files[`fonts/${basename(inputs[0])}`] = name;
      else if (output.entryPoint || entry.endsWith(".svg")) {
        const source = posix(relative(root, resolve(root, output.entryPoint ?? inputs[0]))).replace(/\.ts$/, ".js");
        named[source.includes("node_modules/") ? entry : source] = name;
        if (source === entry && entry.endsWith(".js"))
          named[entry] = whole(entry, output, eager(metafile.outputs, path)) ?? name;
      }
      for (const input of inputs) {
        const found = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(posix(input));
        if (found && output.inputs[input].bytesInOutput) packages.add(found[1]);
      }
    }
  }

  /**
   * Name the order of layers by empty blocks. In Chromium 103 the second page of a tab never comes up if a statement
   * names them, and esbuild makes statements of empty blocks.
   */
  function withoutLayerStatements(file) {
    const blocks = (_, names) => names.replace(/[\w-]+,?/g, (name) => `@layer ${name.replace(",", "")}{}`);
    writeFileSync(file, readFileSync(file, "utf8").replace(/@layer ([\w,-]+);/g, blocks));
  }

  /** Replace a script that only imports one chunk by that chunk: one request less. */
  function whole(entry, { inputs }, chunks) {
    const holds = Object.values(inputs).some(({ bytesInOutput }) => bytesInOutput);
    if (chunks.length > 1 || (chunks.length && holds))
      throw new Error(`${entry} needs several files at once: ${chunks.join(", ")}. Is a part of it missing in PARTS?`);
    return chunks[0];
  }

  /** Return the chunks that a script imports when it starts. */
  function eager(outputs, path, found = new Set()) {
    for (const each of outputs[path].imports) {
      if (each.kind !== "import-statement" || !(each.path in outputs) || found.has(each.path)) continue;
      found.add(each.path);
      eager(outputs, each.path, found);
    }
    return [...found].map((each) => posix(relative(ready, resolve(root, each))));
  }

  if (!instead) declare(modules);
  const made = sourceDigest(); // before reading the sources: later changes are built next time
  const [{ tag: first }] = LANGUAGES;
  await make("ui/katex.js", LANGUAGES[0], require.resolve("katex/dist/katex.mjs"));
  katex = `/static/${manifest.scripts[first]["ui/katex.js"]}`;
  for (const entry of [...SHEETS.map((sheet) => `pages/${sheet}.css`), "ui/heads.svg"]) await make(entry);
  for (const language of BUILT.filter(({ tag }) => (given.language ?? tag) === tag))
    for (const entry of language.students_only ? OF_STUDENTS : SCRIPTS) await make(entry, language);
  writeFileSync(join(ready, "LICENCES.txt"), [...packages].sort().map(licence).join("\n\n"));
  const built = [manifest.files, ...Object.values(manifest.scripts)];
  for (const name of instead ? [] : built.flatMap((files) => OF_PHONES.map((entry) => files[entry] ?? []).flat())) {
    const file = join(ready, name);
    writeFileSync(`${file}.gz`, await zopfli.gzipAsync(readFileSync(file), {}));
  }
  writeFileSync(join(ready, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
  writeFileSync(join(ready, "STAMP"), `${made}\n`);
}

/** Return name, version and licence of a package. Throws if it has no licence: it must not be shipped. */
function licence(name) {
  const folder = join(modules, name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const its = readdirSync(folder).find((each) => /^licen[cs]e(\.|$)/i.test(each));
  const file = its ? join(folder, its) : WITHOUT_TEXT[license] && join(modules, WITHOUT_TEXT[license]);
  if (!file) throw new Error(`${name} ${version} comes without a licence`);
  const heading = `${name} ${version}, ${license}`;
  return `${heading}\n${"=".repeat(heading.length)}\n\n${readFileSync(file, "utf8").trim()}\n`;
}

/** Build next to the target folder, and replace that once everything has succeeded. */
async function replace() {
  const beside = mkdtempSync(join(dirname(out), ".built-"));
  try {
    await buildAll(beside);
    if (existsSync(out)) renameSync(out, `${beside}-old`);
    renameSync(beside, out);
  } finally {
    for (const folder of [beside, `${beside}-old`]) rmSync(folder, { recursive: true, force: true });
  }
}

await replace();
if (given.watch) {
  console.log("Built. Waiting for changes.");
  let later = setTimeout(() => {}, 0);
  let building = Promise.resolve();
  const again = () => (building = building.then(replace).then(() => console.log("Built."), console.error));
  const changed = (_, name) => {
    if (
      posix(name ?? "")
        .split("/")
        .some((part) => NOT_SOURCES.has(part))
    )
      return;
    clearTimeout(later);
    later = setTimeout(again, 100);
  };
  for (const folder of [root, WORDS]) watch(folder, { recursive: true }, changed);
}
