/** The screen before the first view. */
import type * as Phone from "./types.js";
import { html } from "lit-html";
import * as words from "../words/phone.js";

/** Draw an empty screen with the same zones as any other. */
export const firstScreen = ({ line, away, room }: Phone.State) =>
  html`<div class="phone" data-screen="first" data-room=${room}>
    <main>
      <div class="middle">
        <p class="story" role="presentation">
          ${away === "older" ? words.strip.older : line === "off" ? words.strip.offline : words.strip.first}
        </p>
      </div>
    </main>
  </div>`;
