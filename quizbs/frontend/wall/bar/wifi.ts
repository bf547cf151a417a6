/**
 * A code that lets phones join the Wi-Fi, beside that of the game. Only this page knows it, until it is loaded again;
 * the class sees it when the teacher asks for it, and a tap hides it.
 */
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import * as words from "words:reach";
import { qr } from "words:wall";
import { addressOf } from "./reach.js";

/** Fetch the picture of the code for the Wi-Fi in the form, and show it. */
async function ask(form: HTMLFormElement, state: Wall.State) {
  const typed = new FormData(form);
  const body = new URLSearchParams([...typed].map(([field, value]) => [field, String(value)]));
  const answer = await fetch("/host/wifi.svg", { method: "POST", body }).catch(() => null);
  if (!answer?.ok) return;
  const picture = `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
  state.wifi = { name: String(typed.get("name")), picture };
  state.open("wifi");
}

const field = (name: string, label: string, most: number, required: boolean) =>
  html`<label class="wifi-field"
    ><span>${label}</span
    ><input
      ?autofocus=${required}
      name=${name}
      ?required=${required}
      maxlength=${most}
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
  /></label>`;

const form = (state: Wall.State) => html`
  <h2 id="panel-title">${words.wifi}</h2>
  <p>${words.wifiLine}</p>
  <form
    @submit=${(event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
      event.preventDefault();
      void ask(event.currentTarget, state);
    }}
  >
    ${field("name", words.wifiName, 32, true)} ${field("password", words.wifiPassword, 64, false)}
    <p>${words.wifiUser}</p>
    <p class="panel-buttons">
      <button type="button" class="bar-button" @click=${() => state.open(null)}>${words.close}</button>
      <button class="bar-button bar-main">${words.wifiShow}</button>
    </p>
  </form>
`;

const step = (said: string, picture: string, alt: string, below: string) =>
  html`<li>
    <b>${said}</b>
    <img class="wifi-qr" src=${picture} alt=${alt} />
    <bdi>${below}</bdi>
  </li>`;

/** The contents of the panel: both codes, or before that a form. */
export function wifiPanel(view: Wall.Focused, state: Wall.State) {
  const { wifi, open } = state;
  if (!wifi) return form(state);
  const address = addressOf(view, state);
  const { code } = view.lesson;
  return html`
    <h2 class="heard" id="panel-title">${words.wifi}</h2>
    <ol class="wifi-steps">
      ${step(words.wifiFirst, wifi.picture, words.wifiPicture({ name: wifi.name }), wifi.name)}
      ${address ? step(words.wifiSecond, `/qr/${code}.svg?${encodeURIComponent(address)}`, qr({ text: address }), `${address}/${code}`) : nothing}
    </ol>
    <p class="panel-buttons">
      <button type="button" class="bar-button" @click=${() => ((state.wifi = null), open("wifi"))}>
        ${words.wifiOther}
      </button>
      <button type="button" class="bar-button bar-main" autofocus @click=${() => open(null)}>${words.wifiHide}</button>
    </p>
  `;
}
