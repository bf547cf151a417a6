/**
 * The compiled messages of a language, for tests: `node messages.mjs facts TAG` prints the facts of each message,
 * `node messages.mjs say TAG` what it makes of each `[id, facts]` in the list on standard input, `node messages.mjs try
 * TAG` the same for `{tried, given}`, whose messages are looked up and not compiled, and `node messages.mjs areas TAG`
 * the areas whose messages are in the scripts on standard input.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const frontend = fileURLToPath(new URL("../../quizbs/frontend", import.meta.url));
const { LANGUAGES, TRIED, factsOf, plugin, read } = await import(join(frontend, "words.mjs"));
const [what, tag] = process.argv.slice(2);
const messages = read(tag);

const { build } = createRequire(join(frontend, "none.js"))("esbuild");
const plugins = [plugin(what === "try" ? TRIED : LANGUAGES.find((language) => language.tag === tag))];

async function compiled() {
  const areas = [...new Set([...messages.values()].map(({ area }) => area))];
  const { outputFiles } = await build({
    stdin: { contents: areas.map((area) => `export * as ${area} from "words:${area}";`).join("\n") },
    plugins,
    bundle: true,
    write: false,
    format: "esm",
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`);
}

async function areasIn(scripts) {
  const { metafile } = await build({
    entryPoints: scripts.map((script) => join(frontend, script)),
    plugins,
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    outdir: frontend,
    external: ["*.css", "*.svg", "*.woff2"],
  });
  const inside = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return [...new Set(inside.filter(([, { bytesInOutput }]) => bytesInOutput).map(([name]) => name))]
    .filter((name) => /^(words|english):/.test(name))
    .sort();
}

const given = () => JSON.parse(readFileSync(0, "utf8"));
let found;
if (what === "areas") found = await areasIn(given());
else if (what === "facts") {
  const typed = ([name, type]) => [name, type instanceof Set ? [...type] : type];
  found = Object.fromEntries(
    [...messages.keys()].map((id) => [id, Object.fromEntries([...factsOf(messages, id)].map(typed))]),
  );
} else {
  const input = given();
  globalThis.quizbsTried = input.tried;
  const areas = await compiled();
  const english = read("en");
  // as the screens do, which know the English facts
  const isCalled = (id, message) => (english.has(id) ? factsOf(english, id).size > 0 : typeof message === "function");
  found = (input.given ?? input).map(([id, facts]) => {
    const { area, name } = messages.get(id);
    const message = areas[area][name];
    return isCalled(id, message) ? message(facts) : message;
  });
}
console.log(JSON.stringify(found));
