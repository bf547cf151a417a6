// The set-up page with its comforts: the headline says what is ticked, each option says what its preset means by
// "as the preset says", and an empty upload asks for a file. The page is complete without this.

const form = /** @type {HTMLFormElement} */ (document.getElementById("setup"));
const told = /** @type {HTMLElement} */ (document.querySelector(".sentence-told"));
const plain = /** @type {HTMLElement} */ (document.querySelector(".sentence-plain"));

/**
 * The element that the page has under this selector; `within` a part of it.
 *
 * @param {string} selector
 * @param {ParentNode} [within]
 */
const find = (selector, within = /** @type {ParentNode} */ (document)) =>
  /** @type {any} */ (within.querySelector(selector));

/** @param {string} name */
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
  const fields = form.querySelectorAll('[name^="opt."]');
  for (const field of fields) {
    const says = field.dataset[preset.value];
    const words = says ? `Default: ${says}` : "Default";
    if (field instanceof HTMLSelectElement) field.options[0].textContent = words;
    else field.placeholder = words;
    field.closest(".option")?.classList.toggle("option-changed", field.value !== "");
  }
}

form.addEventListener("change", tell);
tell();

const PAUSE = 400; // ms without a key until what fits is asked for
const FITS = /^(bank|preset|as_written|bell|students|opt\.)/;
const fits = /** @type {HTMLElement} */ (document.getElementById("fits"));
let asked = 0;
let pause = 0;

/**
 * An element with a text; `more` are set on it.
 *
 * @param {string} name
 * @param {string | null} text
 * @param {object} [more]
 */
const made = (name, text, more = {}) => Object.assign(document.createElement(name), { textContent: text }, more);

/**
 * Decks to take instead of the chosen one, and why.
 *
 * @param {{ refused: string, why: string, takes: Record<string, string>[] }} given
 */
function takesOf({ refused, why, takes }) {
  if (!takes.length) return [];
  const told = made("p", refused ? ` ${why}` : why);
  if (refused) told.prepend(made("b", refused));
  const box = made("div", "", { className: "fits-takes" });
  box.append(
    told,
    ...takes.map(({ deck, label }) =>
      made("button", label, { type: "button", className: "button", name: "take", value: deck }),
    ),
  );
  return [box];
}

/** @param {any} found */
function show(found) {
  const { lines, dropped, questions } = found;
  fits.replaceChildren(...lines.map((/** @type {string} */ line) => made("p", line)), ...takesOf(found));
  if (!dropped) return;
  const list = document.createElement("ul");
  list.append(...questions.map((/** @type {string} */ text) => made("li", text, { dir: "auto" })));
  const folded = document.createElement("details");
  folded.append(made("summary", dropped), list);
  fits.append(folded);
}

/** Ask what fits what is ticked and typed. Where no answer comes nothing is said. */
async function fit() {
  const number = ++asked;
  const body = new FormData();
  for (const [name, value] of new FormData(form)) if (FITS.test(name)) body.append(name, value);
  const answer = await fetch("/host/fits", { method: "POST", body, headers: { Accept: "application/json" } }).catch(
    () => null,
  );
  const found = answer?.ok ? await answer.json() : { lines: [], takes: [], dropped: "", questions: [] };
  if (number === asked) show(found);
}

form.addEventListener("input", ({ target }) => {
  if (!FITS.test(/** @type {HTMLInputElement} */ (target).name)) return;
  clearTimeout(pause);
  pause = setTimeout(fit, PAUSE);
});

/** A deck that is taken with one tap becomes the chosen one, and the plan is made anew. */
fits.addEventListener("click", (clicked) => {
  const button = /** @type {HTMLElement} */ (clicked.target).closest("button");
  if (!(button instanceof HTMLButtonElement) || button.name !== "take") return;
  clicked.preventDefault();
  find('[name="opt.deck"]', form).value = button.value;
  tell();
  fits.focus(); // the button goes
  fit();
});
find(".fits-ask").hidden = true;

const bring = find("#bring form");
bring.addEventListener("submit", (/** @type {any} */ submitted) => {
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
