/**
 * The scripts of the demo pages: `node bundle.mjs RECORDINGS OUT`. Each is one classic script, since browsers load no
 * modules from files. RECORDINGS has wall.json and phone.json, which replay.ts plays, and page.json.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const frontend = join(here, "..", "..", "..", "quizbs", "frontend");
const [recordings, out] = process.argv.slice(2).map((folder) => resolve(folder));
const { LANGUAGES, plugin: words } = await import(join(frontend, "words.mjs"));
const { FLOOR } = await import(join(frontend, "floor.mjs"));
const { build } = createRequire(join(frontend, "none.js"))("esbuild");

const QR = /"\/qr\/[^"]+"/; // the address of the code that is scanned in the lobby

const instead = (name) => ({
  name: "demo",
  setup(building) {
    building.onResolve({ filter: /\/line\/connect\.js$/ }, () => ({ path: join(here, "replay.ts") }));
    building.onResolve({ filter: /^(recording|moments)$/ }, () => ({ path: join(recordings, `${name}.json`) }));
    building.onLoad({ filter: /[\\/]wall[\\/]lobby[\\/]lobby\.ts$/ }, ({ path }) => {
      const read = readFileSync(path, "utf8");
      if (!QR.test(read)) throw new Error(`${path} shows no code to scan`);
      return { contents: read.replace(QR, '"qr.svg"'), loader: "ts" };
    });
  },
});

for (const [name, entry] of [
  ["wall", join(frontend, "pages", "wall.ts")],
  ["phone", join(frontend, "pages", "phone.ts")],
  ["page", join(here, "page.ts")],
])
  await build({
    entryPoints: [{ in: entry, out: name }],
    outdir: out,
    nodePaths: [join(frontend, "node_modules")],
    plugins: [instead(name), words(LANGUAGES[0])],
    external: ["katex"], // no question of the lesson has a formula
    bundle: true,
    minify: true,
    format: "iife",
    charset: "utf8",
    legalComments: "none", // they are in LICENCES.txt
    target: FLOOR,
    logLevel: "warning",
  });
