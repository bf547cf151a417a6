/**
 * Makes what browsers load of what we write: one script and one style sheet for each kind of page, in the words that
 * the oldest browsers understand (FLOOR). hatch_build.py runs it; by hand: `node build_screens.js OUT [MODULES]`.
 * Names hold a hash of the content; `manifest.json` tells which file stands for which source. Nothing of the game lives
 * here. A third argument is for tests: a folder of modules that take the place of ours with the same path.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { lowered } from "./lower_styles.js";

/** The oldest browsers that can play; README.md and docs/architecture.md name them. */
const FLOOR = ["chrome109", "firefox115", "ios15.6", "safari15.6"];
const MOST_PACKED = 200_000; // bytes
const SCRIPTS = [
  "live/phone.js",
  "live/wall.js",
  "live/desk.js",
  "live/check.js",
  "host/setup.js",
  "host/check.js",
  "host/report.js",
  "host/answers.js",
  "banks/page.js",
];
const SHEETS = ["phone", "wall", "desk", "host", "report", "learnt", "alone", "banks", "deck-a4", "deck-letter"];
/** Parts of libraries that no screen of ours uses, and what stands in their place: 4 kB that a phone need not load. */
const LEFT_OUT = {
  // The transports that transports.js does not name; polling comes as a part of its own.
  "socket.io-client/build/esm/index.js": (/** @type {string} */ text) =>
    text.replace(/export \{[^}]*\bXHR\b[^}]*\}/, "export { WebSocket }"),
  "engine.io-client/build/esm/index.js": (/** @type {string} */ text) =>
    text.replace(/export \{.*(?:polling|webtransport|websocket\.node|transports\/index).*\n/g, ""),
  "engine.io-client/build/esm/transports/index.js": "export const transports = {};",
  // What the browser's own URL says, in the library's words.
  "engine.io-client/build/esm/contrib/parseuri.js": `export function parse(source) {
    const { protocol, hostname, port, pathname, search } = new URL(source);
    const host = hostname.replace(/[[\\]]/g, "");
    return { source, protocol: protocol.slice(0, -1), host, port, path: pathname, query: search.slice(1) };
  }`,
  "engine.io-parser/build/esm/contrib/base64-arraybuffer.js": "export const decode = () => null;",
  "socket.io-parser/build/esm/is-binary.js":
    "export const isBinary = () => false; export const hasBinary = () => false;",
  "socket.io-parser/build/esm/binary.js":
    "export const deconstructPacket = (packet) => ({ packet, buffers: [] }); export const reconstructPacket = (packet) => packet;",
};

const POLLING = "live/polling.js";
const XHR = "engine.io-client/build/esm/transports/polling-xhr.js"; // where the library has what is fetched as POLLING
/** What is fetched when it is needed. Each imports the script that fetches it: what both need is in one chunk then. */
const PARTS = ["live/phone/later.js", "live/wall/player.js", "live/wall/rehearsal.js", "live/confetti.js", POLLING];

const root = dirname(fileURLToPath(import.meta.url));
const source = join(root, "quizbs", "static");
const [out = "build/screens", modules = "node_modules", instead = ""] = process.argv.slice(2);
const { build } = await import(resolve(modules, "esbuild", "lib", "main.js"));
const { default: zopfli } = await import(resolve(modules, "@gfx", "zopfli", "dist", "index.js"));
const posix = (path) => path.split("\\").join("/");
const left = new Set();

const plugin = (script) => ({
  name: "quizbs",
  setup(building) {
    if (katex) building.onResolve({ filter: /^katex$/ }, () => ({ path: katex, external: true })); // one for all
    building.onResolve({ filter: /^socket\.io-client$/ }, ({ importer }) =>
      importer === join(source, POLLING) ? { path: resolve(modules, XHR) } : null,
    );
    building.onLoad({ filter: /\.(m?js|css)$/ }, ({ path }) => {
      const library = posix(path).split("/node_modules/").pop() ?? "";
      if (library in LEFT_OUT) {
        left.add(library);
        const put = LEFT_OUT[library];
        return { contents: typeof put === "string" ? put : put(readFileSync(path, "utf8")), loader: "js" };
      }
      const own = path.startsWith(source);
      const other = own && instead ? join(resolve(instead), relative(source, path)) : "";
      const read = readFileSync(other && existsSync(other) ? other : path, "utf8");
      if (path.endsWith(".css")) return { contents: lowered(read), loader: "css" };
      // Without its indentation, which a template would carry to the phone.
      const contents = own ? read.replace(/\n[ \t]+/g, "\n") : read;
      const later = PARTS.includes(own ? posix(relative(source, path)) : library);
      return { contents: later ? `${contents}\nimport ${JSON.stringify(script)};` : contents, loader: "js" };
    });
  },
});

let katex = "";
const made = new Set();
const manifest = { files: {}, packages: [] };

/** Make one page's script or sheet, and note its files. */
async function make(entry, from = join(source, entry)) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [{ in: from, out: entry.replace(/\.\w+$/, "") }],
    outbase: source,
    outdir: resolve(out),
    entryNames: "[dir]/[name]-[hash]",
    chunkNames: "live/[name]-[hash]",
    assetNames: "fonts/[name]-[hash]",
    nodePaths: [resolve(modules)],
    resolveExtensions: [".js"],
    bundle: true,
    minify: true,
    splitting: entry.endsWith(".js"),
    format: "esm",
    charset: "utf8",
    legalComments: "none", // LICENCES.txt holds them
    loader: { ".woff2": "file", ".svg": "copy" },
    target: FLOOR,
    metafile: true,
    logLevel: "warning",
    plugins: [plugin(join(source, entry))],
  });
  for (const [path, output] of Object.entries(metafile.outputs)) {
    const name = posix(relative(resolve(out), resolve(root, path)));
    made.add(name);
    const inputs = Object.keys(output.inputs);
    const whole = output.entryPoint ?? (path.endsWith(".woff2") ? inputs[0] : null);
    const of = whole && posix(relative(source, resolve(root, whole)));
    if (of) manifest.files[of.startsWith("..") ? entry : of] = name;
    if (of === entry && entry.endsWith(".js")) noteChunks(entry, output, eager(metafile.outputs, path));
    for (const input of inputs) {
      const found = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(posix(input));
      if (found && output.inputs[input].bytesInOutput) manifest.packages.push(found[1]);
    }
  }
}

/** Where a script is nothing but the import of one chunk, the chunk stands for it: one request less. */
function noteChunks(entry, { inputs }, chunks) {
  const holds = Object.values(inputs).some(({ bytesInOutput }) => bytesInOutput);
  if (chunks.length > 1 || (chunks.length && holds))
    throw new Error(`${entry} needs several files at once: ${chunks.join(", ")}. Is a part of it missing in PARTS?`);
  if (chunks.length) manifest.files[entry] = chunks[0];
}

/** The chunks that a script imports as soon as it begins. */
function eager(outputs, path, found = new Set()) {
  for (const each of outputs[path].imports) {
    if (each.kind !== "import-statement" || !(each.path in outputs) || found.has(each.path)) continue;
    found.add(each.path);
    eager(outputs, each.path, found);
  }
  return [...found].map((each) => posix(relative(resolve(out), resolve(root, each))));
}

/** Pack a file as `.gz` for the server, 4 % smaller than gzip does; what few ever load is left to gzip. */
async function pack(name) {
  const content = readFileSync(join(out, name));
  if (content.length < MOST_PACKED && !instead)
    writeFileSync(join(out, `${name}.gz`), await zopfli.gzipAsync(content, {}));
}

mkdirSync(out, { recursive: true });
await make("live/katex.js", resolve(modules, "katex", "dist", "katex.mjs"));
katex = `/static/${manifest.files["live/katex.js"]}`;
for (const entry of [...SCRIPTS, ...SHEETS.map((sheet) => `css/pages/${sheet}.css`)]) await make(entry);
await make("heads.svg");
for (const name of made) if (/\.(js|css|svg)$/.test(name)) await pack(name);
const kept = Object.keys(LEFT_OUT).filter((name) => !left.has(name));
if (kept.length) throw new Error(`no such parts any more: ${kept.join(", ")}`);
manifest.packages = [...new Set(manifest.packages)].sort();
writeFileSync(join(out, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
