/** Copies what is in a field and returns what is said about it. */
export function copied(area: HTMLTextAreaElement) {
  area.select();
  // The clipboard of today is missing on plain http, which is what a school network is.
  return document.execCommand("copy") ? "Copied." : "Please copy it by hand.";
}
