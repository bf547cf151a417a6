/** The page after it has stopped: the seat moved to another device, the name was removed, or the lesson is over. */
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import * as words from "words:after";
import { go, quiet } from "../controls/buttons.js";
import { missed } from "./missed.js";

type Away = Exclude<NonNullable<Phone.State["away"]>, "older">;

/**
 * Return what the student can do, by why the page has stopped; nothing for "given". Missed questions can be tried again
 * while the page is open.
 */
function way(away: Away, state: Phone.State, on: Phone.On) {
  if (away === "given") return nothing;
  if (away === "moved") return go(words.awayHere, on.playHere);
  const again = away === "removed" ? words.awayTryAgain : away === "cleared" ? words.awayJoinAgain : "";
  if (again) return html`<a class="button button-go" href="/j/${state.lessonCode}">${again}</a>`;
  const count = away === "closed" ? missed(state).length : 0;
  return html`${count ? quiet(words.retryStart({ count }), on.later?.startRetry) : nothing}
    <a class="button ${away === "closed" ? "" : "button-go"}" href="/">${words.awayJoin}</a>`;
}

export function awayScreen(away: Away, state: Phone.State, on: Phone.On) {
  return html`<div class="phone" data-screen="away" data-room=${state.room.replace("side", "")}>
    <main>
      <div class="headline">
        <div class="headline-words">
          <h1 id="headline" tabindex="-1">${words.awayTitle({ away })}</h1>
        </div>
      </div>
      <div class="middle"><p class="story">${words.awayLine({ away })}</p></div>
      <div class="dock" data-zone="dock">${way(away, state, on)}</div>
    </main>
  </div>`;
}
