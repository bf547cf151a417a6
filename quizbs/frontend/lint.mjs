/**
 * Lint sheets and scripts: `node lint.mjs [--write]`. Reports what stylelint finds, what the oldest browsers don't support
 * in the built sheets, and floating promises. lint.json holds how often each may still occur, and counts may only fall:
 * the exit code is 1 if one rose (the places are printed), or fell and `--write` hasn't recorded that yet.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import postcss from "postcss";
import stylelint from "stylelint";
import { floatingPromises } from "./floating_promises.mjs";
import { lacking } from "./floor.mjs";

const root = dirname(fileURLToPath(import.meta.url));
const built = join(root, "..", "static");
const counts = join(root, "lint.json");
/** Findings: the places by rule. @type {Map<string, string[]>} */
const found = new Map();
const note = (what, place) => found.set(what, [...(found.get(what) ?? []), place]);

async function sheets() {
  const { results } = await stylelint.lint({ files: "**/*.css", cwd: root });
  for (const { source, warnings } of results)
    for (const { rule, line, text } of warnings) note(rule, `${relative(root, source)}:${line} ${text}`);
}

/** Check the built sheet of each kind of page; a finding that several pages share counts once. */
function floor() {
  const seen = new Set();
  for (const name of readdirSync(join(built, "pages")).filter((each) => each.endsWith(".css")))
    for (const { feature, where } of lacking(postcss.parse(readFileSync(join(built, "pages", name), "utf8")))) {
      if (seen.has(`${feature} ${where}`)) continue;
      seen.add(`${feature} ${where}`);
      note(`floor/${feature}`, `${name} ${where}`);
    }
}

function promises() {
  for (const { file, line, text } of floatingPromises(join(root, "tsconfig.json")))
    note("floating-promise", `${relative(root, file)}:${line} ${text}`);
}

await sheets();
floor();
promises();
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
