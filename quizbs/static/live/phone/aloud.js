/** Read aloud, by the browser's own speech: only where the teacher has set it for this seat, and the device can. */
import { html, nothing } from "lit-html";
import { letterAmong } from "../signs.js";
import { aloud as words } from "../words/together.js";
import { speaker as speakerSign } from "./icons.js";

/**
 * A button that reads a question and the choices that are shown, or stops; nothing where it is not wanted.
 *
 * @param {Phone.Context} context
 * @param {{ text: string, lang: string, choices: string[] }} given
 * @param {number[]} [without]
 */
export function readAloud(context, { text, lang, choices }, without = []) {
  const shown = choices
    .map((choice, at) => `${letterAmong(at, without)}: ${choice}`)
    .filter((_, at) => !without.includes(at));
  return readText(context, [text, ...shown].join(". "), lang, speakerSign);
}

/**
 * The same for any text; with a `sign` it is small, and the words are for a screen reader.
 *
 * @param {Phone.Context} context
 * @param {string} text
 * @param {string} lang
 * @param {unknown} [sign]
 */
export function readText({ accommodation, on, state }, text, lang, sign = /** @type {unknown} */ (nothing)) {
  if (!accommodation?.read_aloud || !("speechSynthesis" in globalThis)) return nothing;
  const reads = state.aloud === text;
  const label = reads ? words.stop : words.read;
  return sign === nothing
    ? html`<button class="button small-button" aria-pressed=${reads} @click=${() => on.read(text, lang)}>
        ${label}
      </button>`
    : html`<button
        class="strip-button aloud-button"
        aria-label=${label}
        aria-pressed=${reads}
        @click=${() => on.read(text, lang)}
      >
        ${sign}
      </button>`;
}

/**
 * Say the text; `done` is called once it is said.
 *
 * @param {string} text
 * @param {string} lang
 * @param {() => void} done
 */
export function speak(text, lang, done) {
  hush();
  const said = new SpeechSynthesisUtterance(text);
  if (lang) said.lang = lang;
  said.onend = said.onerror = done;
  speechSynthesis.speak(said);
}

/** Stop saying anything. */
export const hush = () => globalThis.speechSynthesis?.cancel();
