// The buttons that print a page. Without scripts they are hidden, and the page names the keys.

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
