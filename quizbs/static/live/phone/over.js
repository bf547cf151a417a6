/** The end: own place first, then the table, then what to learn. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { seatSign } from "../signs.js";
import { rich } from "../rich.js";
import { ordinal } from "../words/common.js";
import * as words from "../words/phone.js";
import * as together from "../words/together.js";
import { pressed, quiet } from "./buttons.js";
import { box, frame, note } from "./frame.js";
import { onItsWay } from "./here.js";

export function overScreen(here) {
  const { table, own, name, sign } = here;
  const places = table.places ?? [];
  const mine = places.find((place) => place.seat === own);
  const sharing = mine ? places.filter((place) => place.place === mine.place).length : 0;
  return frame(here, {
    kind: "over",
    eye: false,
    seats: false,
    label: here.lesson.bank ? html`<bdi>${here.lesson.bank}</bdi>` : nothing,
    headline: html`<div class="headline podium">
      ${mine && mine.place > 1 ? html`<p class="small">${words.over.youAre}</p>` : nothing}
      <h1 id="headline" tabindex="-1">${!mine ? words.over.draw : mine.place === 1 ? words.over.youWin : ordinal(mine.place)}</h1>
      ${mine ? html`<p>${rich((mine.place === 1 ? words.over.first : words.over.of)(places.length, mine.cards))}</p>` : nothing}
      ${sharing > 1 ? html`<p>${words.over.tied(sharing)}</p>` : nothing}
    </div>`,
    middle: html`${matchSoFar(here)}
      <ol class="places" aria-label=${words.over.list}>
        ${repeat(
          places,
          (place) => place.seat,
          (place) => html`<li class=${place.seat === own ? "own" : ""}>
            <b>${place.place}</b>${seatSign(sign(place.seat))}
            <span class="place-name"><bdi>${place.seat === own ? words.over.you(name(own)) : name(place.seat)}</bdi></span>
            <span>${place.cards ? words.over.left(place.cards) : place.place === 1 ? words.over.out : words.over.left(0)}</span>
          </li>`,
        )}
      </ol>
      ${mine?.asked ? html`<p class="knew">${rich(words.over.knew(mine.right, mine.asked))}</p>` : nothing}`,
    dock: dock(here),
  });
}

/** The others still play: one more game at this table, if its people want. */
function dock(here) {
  if (onItsWay(here, "again", "do", "again")) return pressed(together.over.again);
  if (!here.view.you.can?.again) return box(words.over.next);
  return html`${note(here.local.hint || together.over.wait)}${quiet(together.over.again, here.on.again)}`;
}

/** The own place in the match, once all tables are done. */
function matchSoFar({ view }) {
  const match = view.you.place?.match;
  if (!match || match.games < 2) return nothing;
  return html`<p class="panel">${rich(together.over.match(match.place, match.of))}<br />${rich(together.over.knowledge(match.knowledge.right, match.knowledge.of))}</p>`;
}
