/** Read aloud, by the browser's own speech: only where the teacher has set it for this seat, and the device can. */
import { html, nothing } from "lit-html";
import { letterOf } from "../signs.js";
import { aloud as words } from "../words/together.js";

/** A button that reads a question and the choices that are shown, or stops; nothing where it is not wanted. */
export function readAloud(here, { text, lang, choices }, without = []) {
  const shown = choices.map((choice, at) => `${letterOf(at)}: ${choice}`).filter((_, at) => !without.includes(at));
  return readText(here, [text, ...shown].join(". "), lang);
}

/** The same for any text. */
export function readText({ ease, on, local }, text, lang) {
  if (!ease?.read_aloud || !("speechSynthesis" in globalThis)) return nothing;
  return html`<button class="button small-button" aria-pressed=${local.aloud === text} @click=${() => on.read(text, lang)}>${local.aloud === text ? words.stop : words.read}</button>`;
}

/** Say the text; `done` is called once it is said. */
export function speak(text, lang, done) {
  hush();
  const said = new SpeechSynthesisUtterance(text);
  if (lang) said.lang = lang;
  said.onend = said.onerror = done;
  speechSynthesis.speak(said);
}

/** Stop saying anything. */
export const hush = () => globalThis.speechSynthesis?.cancel();
