/**
 * Modules of the screens as files of their own, for tests: `node bundle.mjs FROM OUT MODULE…` writes each module of the
 * folder FROM, and what it needs, below OUT. With `--line FILE` they are for Node, and that file stands in the place of
 * socket.io's client.
 */
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const frontend = fileURLToPath(new URL("../../quizbs/frontend", import.meta.url));
const { values, positionals } = parseArgs({ options: { line: { type: "string" } }, allowPositionals: true });
const [from, out, ...modules] = positionals;
const { LANGUAGES, plugin } = await import(join(frontend, "words.mjs"));
const { build } = createRequire(join(frontend, "none.js"))("esbuild");
await build({
  entryPoints: modules.map((module) => join(from, module)),
  outbase: from,
  outdir: out,
  nodePaths: [join(frontend, "node_modules")],
  alias: values.line ? { "socket.io-client": resolve(values.line) } : {},
  plugins: [plugin(LANGUAGES[0])],
  bundle: true,
  splitting: true,
  format: "esm",
  sourcemap: "inline",
  platform: values.line ? "node" : "browser",
  target: "es2022",
  logLevel: "warning",
});
