/** The screen before the first view. */
import type * as Phone from "../types.js";
import { html } from "lit-html";
import * as words from "words:phone";

/** Draw an empty screen with the same zones as any other. */
export const firstScreen = ({ line, away, room }: Phone.State) =>
  html`<div class="phone" data-screen="first" data-room=${room}>
    <main>
      <div class="middle">
        <p class="story" role="presentation">
          ${away === "older" ? words.stripOlder : line === "off" ? words.stripOffline : words.stripFirst}
        </p>
      </div>
    </main>
  </div>`;
