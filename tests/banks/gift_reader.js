/**
 * Reads GIFT as another program does: a text (JSON) in each line, what gift-pegjs makes of it in each answer. The
 * argument is the folder node_modules/ that it lies in.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";

const { parse } = createRequire(join(process.argv[2], "none.js"))("gift-pegjs");

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(found(JSON.parse(line))));
}

/**
 * @param {string} text
 * @returns {unknown}
 */
function found(text) {
  try {
    return parse(text);
  } catch (error) {
    return String(error);
  }
}
