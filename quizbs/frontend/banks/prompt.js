// Fills in the prompt for an assistant while its fields are typed, and copies it. Without scripts a button fills it in.

for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form.prompt"))) {
  const area = /** @type {HTMLTextAreaElement} */ (form.querySelector("textarea"));
  const copy = /** @type {HTMLButtonElement} */ (form.querySelector("[data-copies]"));
  const said = /** @type {HTMLElement} */ (form.querySelector("[role=status]"));
  const button = /** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]"));
  const title = /** @type {HTMLInputElement} */ (document.getElementById("written-title"));
  const language = /** @type {HTMLSelectElement} */ (form.elements.namedItem("in"));
  button.hidden = true;
  copy.hidden = false;
  form.addEventListener("input", fill);
  form.addEventListener("submit", (event) => event.preventDefault());
  copy.addEventListener("click", () => {
    area.select();
    // The clipboard of today is missing on plain http, which is what a school network is.
    said.textContent = document.execCommand("copy") ? "Copied." : "Please copy it by hand.";
  });
  fill(); // a browser that comes back to the page keeps what was typed

  function fill() {
    const { lang, dataset } = language.selectedOptions[0];
    const usual = /** @type {Record<string, string>} */ (JSON.parse(dataset.usual ?? "{}"));
    said.textContent = "";
    for (const [name, text] of Object.entries(usual)) field(name).placeholder = text;
    title.value = field("topic").value.slice(0, 60);
    area.lang = lang;
    area.value = (dataset.template ?? "").replace(
      /\{(\w+)\}/g,
      (_, /** @type {string} */ name) => field(name).value.trim() || usual[name],
    );
  }

  /** @param {string} name */
  function field(name) {
    return /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
  }
}
