/** Reads GIFT as another program does: a text (JSON) in each line, what gift-pegjs makes of it in each answer. */
import { parse } from "gift-pegjs";
import { createInterface } from "node:readline";

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
