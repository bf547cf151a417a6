// Adds to the set-up page: the headline says what is ticked, and each option what its preset means by
// "as the preset says". The page is complete without this.
import * as words from "words:setup";
import { field, find, isField } from "../../ui/find.js";

const form = find<HTMLFormElement>("#setup");
const summary = find(".sentence-told");
const plain = find(".sentence-plain");

const STEPS = {
  students: { by: 1, least: 2, most: Number(field(form, "students").dataset.most), first: 24 },
  bell: { by: 5, least: 5, most: 240, first: 40 },
};

function ticked(name: string) {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`);
}

/** Return the number in a field, 0 if it is empty. */
const numberIn = (name: string) => Number(field(form, name).value) || 0;

/** Return the time of day in so many minutes. */
const clockIn = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000).toLocaleTimeString(document.documentElement.lang, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });

const write = (part: string, text: string) => (find(`[data-told="${part}"]`).textContent = text);

function updateTimes() {
  const students = numberIn("students");
  const minutes = numberIn("bell");
  const clock = clockIn(minutes);
  write("students", classOf(students));
  write("bell", words.end({ minutes, clock }));
  write("ends", minutes ? words.minutesAt({ clock }) : words.minutes);
  offerTimes();
}

/** Words for the class size; 0: unknown. */
const classOf = (count: number) => words.students({ count });

/** Words for the bell; 0: none. */
const bellIn = (minutes: number) => words.endChoice({ minutes, clock: clockIn(minutes) });

/** Return the choice that opens in the sentence. */
const choiceOf = (part: string) => find<HTMLSelectElement>(`[data-chooses="${part}"]`);

type Choice = [value: string, said: string];

/** Fill a choice, unless it is open. */
function offer(part: string, choices: Choice[], value: string) {
  const choice = choiceOf(part);
  if (choice !== document.activeElement) {
    choice.replaceChildren(...choices.map(([each, said]) => new Option(said, each)));
  }
  choice.value = value;
}

/** Offer a part's numbers from least to most, 0, and the typed one. */
function offerNumbers(part: "students" | "bell", said: (number: number) => string) {
  const { by, least, most } = STEPS[part];
  const now = numberIn(part);
  const count = Math.floor((most - least) / by) + 1;
  const all = new Set([0, now, ...Array.from({ length: count }, (_, at) => least + at * by)]);
  const choices = [...all].sort((a, b) => a - b).map((number): Choice => [String(number || ""), said(number)]);
  offer(part, choices, String(now || ""));
}

function offerTimes() {
  offerNumbers("students", classOf);
  offerNumbers("bell", bellIn);
}

function offerTicked(name: string) {
  const all = form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`);
  offer(
    name,
    [...all].map(({ value, dataset }) => [value, dataset.title ?? value]),
    ticked(name)?.value ?? "",
  );
}

function update() {
  const bank = ticked("bank");
  const preset = ticked("preset");
  summary.hidden = !(bank && preset);
  plain.hidden = !summary.hidden;
  updateTimes();
  if (!bank || !preset) return;
  for (const each of form.querySelectorAll(".bank, .preset"))
    each.toggleAttribute("data-chosen", find<HTMLInputElement>("input", each).checked);
  find(".preset-written").hidden = preset.value === "classroom"; // those rules are our own: there are no traditional ones
  offerTicked("bank");
  offerTicked("preset");
  write("bank", bank.dataset.title ?? "");
  write("preset", preset.dataset.title ?? "");
  for (const field of form.querySelectorAll<HTMLSelectElement | HTMLInputElement>('[name^="opt."]')) {
    const says = field.dataset[preset.value];
    const said = says ? words.unchangedValue({ value: says }) : words.unchanged;
    if (field instanceof HTMLSelectElement) field.options[0].textContent = said;
    else field.placeholder = said;
    field.closest(".options-one")?.classList.toggle("is-changed", field.value !== "");
  }
}

/** Choose the class list that was pasted or picked. */
function useList() {
  const naming = find<HTMLInputElement>('input[name="naming"][value="roster"]', form);
  naming.checked = true;
  writeNaming();
}

function writeNaming() {
  write("naming", ticked("naming")?.dataset.says ?? "");
}

form.addEventListener("change", ({ target }) => {
  if (!isField(target)) return;
  if (target.name === "naming") writeNaming();
  if (/^roster/.test(target.name) && target.value.trim()) useList();
});
form.addEventListener("change", update);
update();
setInterval(updateTimes, 20_000);

/** Copy what is chosen in the sentence into the form. */
summary.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return;
  const { value, dataset } = target;
  const name = dataset.chooses ?? "";
  const radio = form.querySelector<HTMLInputElement>(`input[name="${name}"][value="${CSS.escape(value)}"]`);
  const chosen = radio ?? field(form, name);
  if (radio) radio.checked = true;
  else chosen.value = value;
  for (const kind of ["input", "change"]) chosen.dispatchEvent(new Event(kind, { bubbles: true }));
});

/** Step a number down or up within sensible limits. */
for (const button of document.querySelectorAll<HTMLElement>("[data-less], [data-more]")) {
  const { less, more } = button.dataset;
  const field = find<HTMLInputElement>(`#${less ?? more}`);
  const { by, least, most, first } = STEPS[(less ?? more) === "bell" ? "bell" : "students"];
  button.hidden = false;
  button.addEventListener("click", () => {
    const now = Number(field.value);
    field.value = String(now ? Math.min(most, Math.max(least, now + (less ? -by : by))) : first);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

const PAUSE = 400; // ms after the last key until the server is asked
const FITS = /^(bank|preset|as_written|bell|students|opt\.)/;
const fits = find("#fits");
let asked = 0;
let pause = 0;

/** Create an element with a text and the properties in `more`. */
const made = (name: string, text: string | null, more: object = {}) =>
  Object.assign(document.createElement(name), { textContent: text }, more);

/** The answer of quizbs/web/pages/setup_fit.py. */
interface Fits {
  verdict: string;
  lines: string[];
  refused: string;
  why: string;
  takes: { deck: string; label: string }[];
  dropped: string;
  questions: string[];
  cards: number;
}

/** Return buttons that take another deck, and why. */
function takesOf({ refused, why, takes }: Fits) {
  if (!takes.length) return [];
  const reason = made("p", refused ? ` ${why}` : why);
  if (refused) reason.prepend(made("b", refused));
  const box = made("div", "", { className: "lesson-time-fits-takes row" });
  box.append(
    reason,
    ...takes.map(({ deck, label }) =>
      made("button", label, { type: "button", className: "button", name: "take", value: deck }),
    ),
  );
  return [box];
}

const bar = find("#time-bar");

/** Show how the time until the bell is divided. `cards` are minutes of play; 0: unknown. */
function showTime(cards: number) {
  const minutes = numberIn("bell");
  bar.hidden = !cards || cards >= minutes;
  fits.children[1]?.classList.toggle("heard", !bar.hidden); // the bar says it, but not to a screen reader
  if (bar.hidden) return;
  write("bar", words.barCards({ minutes: cards }));
  bar.style.gridTemplateColumns = `${cards}fr minmax(max-content, ${minutes - cards}fr)`;
}

function show(found: Fits) {
  const { verdict, lines, cards, dropped, questions } = found;
  const paragraphs = lines.map((line) => made("p", line));
  if (verdict) paragraphs[0].prepend(made("b", `✓ ${verdict}`, { className: "lesson-time-fits-sure" }), " ");
  fits.replaceChildren(...paragraphs, ...takesOf(found));
  showTime(cards);
  if (!dropped) return;
  const list = document.createElement("ul");
  list.append(...questions.map((text) => made("li", text, { dir: "auto" })));
  const folded = document.createElement("details");
  folded.append(made("summary", dropped), list);
  fits.append(folded);
}

const NOTHING: Fits = {
  verdict: "",
  lines: [],
  refused: "",
  why: "",
  takes: [],
  dropped: "",
  questions: [],
  cards: 0,
};

/** Show what fits the form as it is now; shows nothing if the server doesn't answer. */
async function fit() {
  const number = ++asked;
  const body = new FormData();
  for (const [name, value] of new FormData(form)) if (FITS.test(name)) body.append(name, value);
  const found = await fetchFits(body);
  if (number === asked) show(found);
}

/** Return what fits the fields, or `NOTHING` if the server doesn't answer in full. */
async function fetchFits(body: FormData): Promise<Fits> {
  try {
    const answer = await fetch("/host/fits", { method: "POST", body, headers: { Accept: "application/json" } });
    return answer.ok ? await answer.json() : NOTHING;
  } catch {
    return NOTHING;
  }
}

document.addEventListener("input", ({ target }) => {
  if (!isField(target) || target.form !== form) return;
  updateTimes();
  if (!FITS.test(target.name)) return;
  clearTimeout(pause);
  pause = setTimeout(fit, PAUSE);
});

/** Choose the deck of a tapped button, and plan again. */
fits.addEventListener("click", (clicked) => {
  const button = clicked.target instanceof Element && clicked.target.closest("button");
  if (!button || button.name !== "take") return;
  clicked.preventDefault();
  field(form, "opt.deck").value = button.value;
  update();
  fits.focus(); // the button disappears
  void fit();
});
find(".lesson-time-fits-ask").hidden = true;
showTime(Number(bar.dataset.cards));

document.getElementById("problems")?.focus();
