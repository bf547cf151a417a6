/**
 * What stylelint says of the sheets, and what the oldest browsers lack of what is built of them: `node lint.mjs
 * [--write]`. lint.json holds how often each may still be found. A count may only fall: it ends with 1 where one rose,
 * naming the places, and where one fell, until `--write` has noted that.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import postcss from "postcss";
import stylelint from "stylelint";
import { lacking } from "./floor.mjs";

const root = dirname(fileURLToPath(import.meta.url));
const built = join(root, "..", "static");
const counts = join(root, "lint.json");
/** Places by what was found in them. @type {Map<string, string[]>} */
const found = new Map();
const note = (what, place) => found.set(what, [...(found.get(what) ?? []), place]);

async function sheets() {
  const { results } = await stylelint.lint({ files: "**/*.css", cwd: root });
  for (const { source, warnings } of results)
    for (const { rule, line, text } of warnings) note(rule, `${relative(root, source)}:${line} ${text}`);
}

/** Once for each kind of page: what several pages share counts once. */
function floor() {
  const seen = new Set();
  for (const name of readdirSync(join(built, "pages")).filter((each) => each.endsWith(".css")))
    for (const { feature, where } of lacking(postcss.parse(readFileSync(join(built, "pages", name), "utf8")))) {
      if (seen.has(`${feature} ${where}`)) continue;
      seen.add(`${feature} ${where}`);
      note(`floor/${feature}`, `${name} ${where}`);
    }
}

await sheets();
floor();
const now = Object.fromEntries([...found].map(([what, places]) => [what, places.length]).sort());
if (process.argv.includes("--write")) writeFileSync(counts, `${JSON.stringify(now, null, 2)}\n`);
const allowed = JSON.parse(readFileSync(counts, "utf8"));
for (const [what, places] of found)
  if (places.length > (allowed[what] ?? 0)) {
    console.log([`${what}: ${places.length}, at most ${allowed[what] ?? 0}`, ...places].join("\n  "));
    process.exitCode = 1;
  }
for (const [what, most] of Object.entries(allowed))
  if ((now[what] ?? 0) < most) {
    console.log(
      `${what}: ${now[what] ?? 0} instead of ${most}. Write that down: npm run lint --prefix quizbs/frontend -- --write`,
    );
    process.exitCode = 1;
  }
