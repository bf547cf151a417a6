// The set-up page with its comforts: the headline says what is ticked, each option says what its preset means by
// "as the preset says", and an empty upload asks for a file. The page is complete without this.

const form = /** @type {HTMLFormElement} */ (document.getElementById("setup"));
const told = /** @type {HTMLElement} */ (document.querySelector(".sentence-told"));
const plain = /** @type {HTMLElement} */ (document.querySelector(".sentence-plain"));

function ticked(name) {
  return /** @type {HTMLInputElement | null} */ (form.querySelector(`input[name="${name}"]:checked`));
}

function tell() {
  const bank = ticked("bank");
  const preset = ticked("preset");
  told.hidden = !(bank && preset);
  plain.hidden = !told.hidden;
  if (!bank || !preset) return;
  told.querySelector('[data-told="bank"]').textContent = bank.dataset.title;
  told.querySelector('[data-told="preset"]').textContent = preset.dataset.title;
  for (const field of form.querySelectorAll(".option select, .option input")) {
    const says = field.dataset[preset.value];
    const words = says ? `As the preset says: ${says}` : "As the preset says";
    if (field instanceof HTMLSelectElement) field.options[0].textContent = words;
    else field.placeholder = words;
    field.closest(".option").classList.toggle("option-changed", field.value !== "");
  }
}

form.addEventListener("change", tell);
tell();

const bring = document.querySelector("#bring form");
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
