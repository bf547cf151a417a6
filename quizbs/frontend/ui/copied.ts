import * as words from "words:events";

/** Copies what is in a field and returns what is said about it. */
export function copied(area: HTMLTextAreaElement) {
  area.select();
  // The Clipboard API is missing on plain http, which school networks use.
  return document.execCommand("copy") ? words.copied : words.copyYourself;
}
