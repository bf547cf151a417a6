// The set-up page with its comforts: the headline says what is ticked, each option says what its preset means by
// "as the preset says", and an empty upload asks for a file. The page is complete without this.

const form = /** @type {HTMLFormElement} */ (document.getElementById("setup"));
const told = /** @type {HTMLElement} */ (document.querySelector(".sentence-told"));
const plain = /** @type {HTMLElement} */ (document.querySelector(".sentence-plain"));

/** The element that the page has under this selector; `within` a part of it. */
const find = (selector, within = /** @type {ParentNode} */ (document)) => /** @type {any} */ (within.querySelector(selector));

function ticked(name) {
  return /** @type {HTMLInputElement | null} */ (form.querySelector(`input[name="${name}"]:checked`));
}

function tell() {
  const bank = ticked("bank");
  const preset = ticked("preset");
  told.hidden = !(bank && preset);
  plain.hidden = !told.hidden;
  if (!bank || !preset) return;
  find('[data-told="bank"]', told).textContent = bank.dataset.title;
  find('[data-told="preset"]', told).textContent = preset.dataset.title;
  /** @type {NodeListOf<HTMLSelectElement | HTMLInputElement>} */
  const fields = form.querySelectorAll(".option select, .option input");
  for (const field of fields) {
    const says = field.dataset[preset.value];
    const words = says ? `As the preset says: ${says}` : "As the preset says";
    if (field instanceof HTMLSelectElement) field.options[0].textContent = words;
    else field.placeholder = words;
    field.closest(".option")?.classList.toggle("option-changed", field.value !== "");
  }
}

form.addEventListener("change", tell);
tell();

const bring = find("#bring form");
bring.addEventListener("submit", (submitted) => {
  const file = bring.querySelector('input[type="file"]');
  const text = bring.querySelector("textarea");
  const missing = !file.files.length && !text.value.trim();
  file.setCustomValidity(missing ? "Choose a file, or paste the questions below." : "");
  if (missing) {
    submitted.preventDefault();
    file.reportValidity();
  }
});
bring.addEventListener("input", () => bring.querySelector('input[type="file"]').setCustomValidity(""));
document.getElementById("problems")?.focus();
