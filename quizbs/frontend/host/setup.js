// The set-up page with its comforts: the headline says what is ticked, each option says what its preset means by
// "as the preset says". The page is complete without this.

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

const STEPS = { students: { by: 1, least: 2, most: 40, first: 24 }, bell: { by: 5, least: 5, most: 240, first: 40 } };

/** @param {string} name */
function ticked(name) {
  return /** @type {HTMLInputElement | null} */ (form.querySelector(`input[name="${name}"]:checked`));
}

/** The number in a field, 0 for none. @param {string} name */
const numberIn = (name) => Number(/** @type {HTMLInputElement} */ (form.elements.namedItem(name)).value) || 0;

/** The time of the clock in so many minutes. @param {number} minutes */
const clockIn = (minutes) =>
  new Date(Date.now() + minutes * 60_000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hour12: false });

/** @param {string} part @param {string} text */
const say = (part, text) => (find(`[data-told="${part}"]`).textContent = text);

function tellWhen() {
  const students = numberIn("students");
  const minutes = numberIn("bell");
  say("students", classOf(students));
  say("bell", minutes ? clockIn(minutes) : OPEN_END);
  say("ends", minutes ? `, at ${clockIn(minutes)}` : "");
  offerWhen();
}

const OPEN_END = "you end it";

/** @param {number} students 0: not known */
const classOf = (students) => (students ? `about ${students} student${students === 1 ? "" : "s"}` : "your class");

/** @param {number} minutes 0: no bell */
const bellIn = (minutes) => (minutes ? `${clockIn(minutes)}, in ${minutes} min` : OPEN_END);

/**
 * The choice that opens in the sentence.
 *
 * @param {string} part
 */
const choiceOf = (part) => /** @type {HTMLSelectElement} */ (find(`[data-chooses="${part}"]`));

/**
 * Fill a choice with `[value, words]`. One that is open stays as it is.
 *
 * @param {string} part
 * @param {[string, string][]} choices
 * @param {string} value
 */
function offer(part, choices, value) {
  const choice = choiceOf(part);
  if (choice !== document.activeElement) {
    choice.replaceChildren(...choices.map(([each, words]) => new Option(words, each)));
  }
  choice.value = value;
}

/**
 * From the least to the most number of a part, 0 and the number that is typed.
 *
 * @param {"students" | "bell"} part
 * @param {(number: number) => string} words
 */
function offerNumbers(part, words) {
  const { by, least, most } = STEPS[part];
  const now = numberIn(part);
  const count = Math.floor((most - least) / by) + 1;
  const all = new Set([0, now, ...Array.from({ length: count }, (_, at) => least + at * by)]);
  const choices = [...all].sort((a, b) => a - b).map((number) => [String(number || ""), words(number)]);
  offer(part, /** @type {[string, string][]} */ (choices), String(now || ""));
}

function offerWhen() {
  offerNumbers("students", classOf);
  offerNumbers("bell", bellIn);
}

/** @param {string} name */
function offerTicked(name) {
  /** @type {HTMLInputElement[]} */
  const all = [...form.querySelectorAll(/** @type {"input"} */ (`input[name="${name}"]`))];
  offer(
    name,
    all.map(({ value, dataset }) => [value, dataset.title ?? value]),
    ticked(name)?.value ?? "",
  );
}

function tell() {
  const bank = ticked("bank");
  const preset = ticked("preset");
  told.hidden = !(bank && preset);
  plain.hidden = !told.hidden;
  tellWhen();
  if (!bank || !preset) return;
  for (const each of form.querySelectorAll(".bank, .preset"))
    each.toggleAttribute("data-chosen", find("input", each).checked);
  find(".as-written").hidden = preset.value === "classroom"; // those rules are ours: nothing was written before
  offerTicked("bank");
  offerTicked("preset");
  say("bank", bank.dataset.title);
  say("preset", preset.dataset.title);
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

/** A list that is pasted or chosen is there to be used. */
function useList() {
  const naming = /** @type {HTMLInputElement} */ (form.querySelector('input[name="naming"][value="roster"]'));
  naming.checked = true;
  sayNaming();
}

function sayNaming() {
  say("naming", ticked("naming")?.dataset.says ?? "");
}

form.addEventListener("change", ({ target }) => {
  const field = /** @type {HTMLInputElement} */ (target);
  if (field.name === "naming") sayNaming();
  if (/^roster/.test(field.name) && field.value.trim()) useList();
});
form.addEventListener("change", tell);
tell();
setInterval(tellWhen, 20_000);

/** What is chosen in the sentence is chosen in the form. */
told.addEventListener("change", ({ target }) => {
  const choice = /** @type {HTMLSelectElement} */ (target);
  const name = /** @type {string} */ (choice.dataset.chooses);
  const radio = /** @type {HTMLInputElement | null} */ (
    form.querySelector(`input[name="${name}"][value="${CSS.escape(choice.value)}"]`)
  );
  const field = radio ?? /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
  if (radio) radio.checked = true;
  else field.value = choice.value;
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
});

/** One step less or more, at most as far as makes sense. */
for (const button of document.querySelectorAll("[data-less], [data-more]")) {
  const { less, more } = /** @type {HTMLElement} */ (button).dataset;
  const field = find(`#${less ?? more}`);
  const { by, least, most, first } = STEPS[/** @type {keyof typeof STEPS} */ (less ?? more)];
  /** @type {HTMLElement} */ (button).hidden = false;
  button.addEventListener("click", () => {
    const now = Number(field.value);
    field.value = now ? Math.min(most, Math.max(least, now + (less ? -by : by))) : first;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

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

const bar = /** @type {HTMLElement} */ (document.getElementById("time-bar"));

/** How the time until the bell is shared. @param {number} cards minutes of play; 0: nothing is known */
function showTime(cards) {
  const minutes = numberIn("bell");
  bar.hidden = !cards || cards >= minutes;
  if (bar.hidden) return;
  bar.children[0].textContent = `cards, ${cards} min`;
  bar.style.gridTemplateColumns = `${cards}fr minmax(4.6rem, ${minutes - cards}fr)`;
}

/** @param {any} found */
function show(found) {
  const { verdict, lines, cards, dropped, questions } = found;
  const paragraphs = lines.map((/** @type {string} */ line) => made("p", line));
  if (verdict) paragraphs[0].prepend(made("b", `✓ ${verdict}`, { className: "fits-sure" }), " ");
  if (cards) paragraphs[1].className = "fits-time";
  fits.replaceChildren(...paragraphs, ...takesOf(found));
  showTime(cards);
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

document.addEventListener("input", ({ target }) => {
  if (/** @type {HTMLInputElement} */ (target).form !== form) return;
  tellWhen();
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
showTime(Number(bar.dataset.cards));

document.getElementById("problems")?.focus();
