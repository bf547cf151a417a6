/**
 * Reads texts aloud with the browser's speech, if the teacher has set that for this seat and the device supports it.
 */
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { letterAmong } from "../../ui/signs.js";
import * as words from "words:together";

const speakerSign = html`<svg class="icon is-line" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 9.5h4L13 5v14l-5-4.5H4Z" />
  <path d="M16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11" />
</svg>`;

/** Return a button that reads a question and its visible choices, or stops reading; nothing if that isn't set. */
export function readAloud(
  context: Phone.Context,
  { text, lang, choices }: { text: string; lang: string; choices: string[] },
  without: number[] = [],
) {
  const shown = choices
    .map((choice, at) => `${letterAmong(at, without)}: ${choice}`)
    .filter((_, at) => !without.includes(at));
  return readText(context, [text, ...shown].join(". "), lang, speakerSign);
}

/** Return a button that reads a text. With a `sign` it is small, and its words are for screen readers only. */
export function readText(
  { accommodation, on, state }: Phone.Context,
  text: string,
  lang: string,
  sign: unknown = nothing,
) {
  if (!accommodation?.read_aloud || !("speechSynthesis" in globalThis)) return nothing;
  const reads = state.aloudText === text;
  const label = reads ? words.stop : words.read;
  return sign === nothing
    ? html`<button class="button button-small" aria-pressed=${reads} @click=${() => on.later?.read(text, lang)}>
        ${label}
      </button>`
    : html`<button
        class="strip-button question-aloud"
        aria-label=${label}
        aria-pressed=${reads}
        @click=${() => on.later?.read(text, lang)}
      >
        ${sign}
      </button>`;
}

/** Return the handlers of these buttons. */
export function aloudActions({ state, draw }: Phone.App) {
  const hush = () => globalThis.speechSynthesis?.cancel();
  return {
    hush,
    /** Read this text, or stop if it is being read. */
    read(text: string, lang: string) {
      const stops = state.aloudText === text;
      state.aloudText = stops ? "" : text;
      hush();
      if (!stops) speak(text, lang, () => state.aloudText === text && ((state.aloudText = ""), draw()));
      draw();
    },
  };
}

/** Speak a text, then call `done`. */
function speak(text: string, lang: string, done: () => void) {
  const said = new SpeechSynthesisUtterance(text);
  if (lang) said.lang = lang;
  said.onend = said.onerror = done;
  speechSynthesis.speak(said);
}
