/** The end: own place first, then the table, then what to learn. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { seatSign } from "../signs.js";
import { emphasis } from "../emphasis.js";
import { ordinal } from "../words/common.js";
import * as words from "../words/after.js";
import * as together from "../words/together.js";
import { pressed, quiet } from "./buttons.js";
import { box, frame, note } from "./frame.js";
import { onItsWay } from "./context.js";
import { shareLink } from "./sharing.js";
import { missed } from "./missed.js";

const LISTED = 3; // places

/**
 * The first places, never the last one, and the own: everybody reads the own place on the own phone.
 *
 * @param {View.Placed[]} places
 * @param {View.Seat} own
 */
export function listed(places, own) {
  const last = placed(places).at(-1)?.place;
  return places.filter(
    ({ seat, place }) => seat === own || (place != null && place <= LISTED && (place < last || last === 1)),
  );
}

/**
 * Who has a place: a seat that was mostly played for has none.
 *
 * @param {View.Placed[]} places
 */
const placed = (places) => places.filter(({ place }) => place != null);

/** @param {Phone.Context} context */
export function overScreen(context) {
  const { game, own, name, sign } = context;
  const places = game.places ?? [];
  const found = places.find((place) => place.seat === own);
  const mine = found?.place == null ? undefined : found;
  const alike = mine ? places.filter((place) => place.place === mine.place).length : 0;
  return frame(context, {
    kind: "over",
    eye: false,
    seats: false,
    label: context.lesson.bank ? html`<bdi>${context.lesson.bank}</bdi>` : nothing,
    headline: html`<div class="headline podium">
      ${mine && mine.place > 1 ? html`<p class="small">${words.over.youAre}</p>` : nothing}
      <h1 id="headline" tabindex="-1">
        ${!mine ? words.over.draw : mine.place === 1 ? words.over.youWin : ordinal(mine.place)}
      </h1>
      ${mine ? html`<p>${emphasis((mine.place === 1 ? words.over.first : words.over.of)(placed(places).length, mine.cards))}</p>` : nothing}
      ${found && !mine ? html`<p>${words.over.playedFor}</p>` : nothing}
      ${alike > 1 ? html`<p>${words.over.tied(alike)}</p>` : nothing}
    </div>`,
    middle: html`<ol class="places" aria-label=${words.over.list}>
        ${repeat(
          listed(places, own),
          (place) => place.seat,
          (place) =>
            html`<li class=${place.seat === own ? "own" : ""}>
              <b>${place.place ?? "–"}</b>${seatSign(sign(place.seat))}
              <span class="place-name"
                ><bdi>${place.seat === own ? words.over.you(name(own)) : name(place.seat)}</bdi></span
              >
              <span
                >${place.cards ? words.over.left(place.cards) : place.place === 1 ? words.over.out : words.over.left(0)}</span
              >
            </li>`,
        )}
      </ol>
      ${matchSoFar(context, found)} ${shareLink(context)}`,
    dock: dock(context),
  });
}

/**
 * What there is to do meanwhile: one more game at this table while the others play, and the questions one has missed.
 *
 * @param {Phone.Context} context
 */
function dock(context) {
  const { state, on, view } = context;
  if (onItsWay(context, "again", "do", "again")) return pressed(words.classOver.again);
  const again = view.you.can?.again ? quiet(words.classOver.again, on.again) : nothing;
  const count = missed(state).length;
  const retry = count ? quiet(words.retry.start(count), on.startRetry) : nothing;
  const next = view.you.next_table;
  if (again === nothing) return html`${retry}${box(words.over.next, next ? together.moved.next(next) : "")}`;
  const why = note(state.hint || words.classOver.wait);
  return count
    ? html`${why}
        <div class="pair">${retry}${again}</div>`
    : html`${why}${again}`;
}

/**
 * All own answers and, once all tables are done, the place in the match, unless it says no more than the game.
 *
 * @param {Phone.Context} context
 * @param {View.Placed | undefined} mine
 */
function matchSoFar({ view }, mine) {
  const { match, game } = view.you.place ?? {};
  const same = !match || (match.games < 2 && match.place === game?.place && match.of === game?.of);
  const { right, of } = (match ?? game)?.knowledge ?? { right: mine?.right ?? 0, of: mine?.asked ?? 0 };
  const answers = of > (mine?.asked ?? 0) ? words.classOver.knowledge : words.over.knew;
  if (same && !of) return nothing;
  return html`<p class="panel">
    ${same ? nothing : html`${emphasis(words.classOver.match(match.place, match.of))}<br />`}
    ${of ? emphasis(answers(right, of)) : nothing}
  </p>`;
}
