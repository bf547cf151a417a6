// Adds printing, copying as text, and folded questions on a phone to the report, which is complete without
// it.
import "../../banks/maths.js";
import "../../banks/print.js";
import { copied } from "../../ui/copied.js";
import { find } from "../../ui/find.js";

const more = document.querySelector<HTMLDetailsElement>(".report-more");
if (matchMedia("(--narrow)").matches) {
  if (more) more.open = false;
  const folds = document.querySelectorAll<HTMLDetailsElement>(".teach-fold");
  for (const fold of [...folds].slice(1)) fold.open = false;
}

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    const text = document.createElement("textarea");
    text.value = document.getElementById("as-text")?.textContent ?? "";
    document.body.append(text);
    const said = find("#copied");
    said.textContent = copied(text);
    text.remove();
    const before = button.textContent;
    button.textContent = said.textContent;
    setTimeout(() => (button.textContent = before), 2000);
  });
}
