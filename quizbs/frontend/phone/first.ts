/** Nothing to show yet. */
import type * as Phone from "./types.js";
import { html } from "lit-html";
import * as words from "../words/phone.js";

/** Before the first view: the same zones, empty. */
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
