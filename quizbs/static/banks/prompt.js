// Fills in the prompt for an assistant while its fields are typed, and copies it. Without scripts a button fills it in.

for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form.prompt"))) {
  const area = /** @type {HTMLTextAreaElement} */ (form.querySelector("textarea"));
  const copy = /** @type {HTMLButtonElement} */ (form.querySelector("[data-copies]"));
  const said = /** @type {HTMLElement} */ (form.querySelector("[role=status]"));
  const button = /** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]"));
  const title = /** @type {HTMLInputElement} */ (document.getElementById("written-title"));
  button.hidden = true;
  copy.hidden = false;
  form.addEventListener("input", () => {
    said.textContent = "";
    title.value = /** @type {HTMLInputElement} */ (form.elements.namedItem("topic")).value.slice(0, 60);
    area.value = (area.dataset.template ?? "").replace(/\{(\w+)\}/g, (_, /** @type {string} */ name) => {
      const field = /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
      return field.value.trim() || field.placeholder;
    });
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  copy.addEventListener("click", () => {
    area.select();
    // The clipboard of today is missing on plain http, which is what a school network is.
    said.textContent = document.execCommand("copy") ? "Copied." : "Please copy it by hand.";
  });
}
