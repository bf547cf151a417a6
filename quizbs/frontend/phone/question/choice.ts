/** The choices of a question: to pick from, or to read. */
import type * as Phone from "../types.js";
import type * as Screen from "../../screen.js";
import { html, nothing } from "lit-html";
import { choiceSign, letterOf } from "../../ui/signs.js";
import { letter } from "../controls/buttons.js";

/** Its sign, its words, and at the end `tick`, what is to be said of it. */
const inside = (place: number, words: unknown, tick: unknown, heard = true) =>
  html`<span dir="ltr">${choiceSign(place)}</span>
    <span class="choice-text"><span class="heard" dir="ltr">${letterOf(place)}: </span>${words}</span>
    <span class="choice-tick" aria-hidden=${heard ? "false" : "true"} dir=${document.documentElement.dir}
      >${tick}</span
    >`;

/** A choice to look at; `state` is its class. */
export const shownChoice = (state: string, place: number, words: unknown, tick: unknown) =>
  html`<li class="choice ${state}" dir="auto">${inside(place, words, tick)}</li>`;

/** A choice that is `picked` or not; `pick(checked)`, if there, is what a tap does. `value` as it is sent. */
export const choice = (
  context: Phone.Context,
  place: number,
  words: unknown,
  {
    picked,
    tick,
    pick,
    many = false,
    value = place,
  }: { picked: boolean; tick: unknown; pick: ((checked: boolean) => void) | null; many?: boolean; value?: number },
) =>
  html`<label class="choice ${picked ? "is-picked" : ""} ${pick ? "" : "is-still"}" dir="auto">
    ${pick ? html`<input class="cover" type=${many ? "checkbox" : "radio"} name="choice" value=${value} aria-keyshortcuts=${letter(context, letterOf(place))} .checked=${picked} @change=${(event: Screen.Changed) => pick(event.target.checked)} />` : nothing}
    ${inside(place, words, tick, !pick)}
  </label>`;
