/** What came of a game: who won at a table, what the class knew, and who did best when all tables are done. */
import { html, nothing } from "lit-html";
import { cards as counted, ordinal } from "../words/common.js";
import { rematch } from "../words/class.js";
import { tables as words } from "../words/desk.js";

const FEW = 3; // names that fit into one line; of more that are alike the number is told

/**
 * @param {View.Placed[]} places
 * @param {"right" | "asked"} what
 */
const sum = (places, what) => places.reduce((all, placed) => all + placed[what], 0);

/**
 * "9 of 14 right", or nothing where nothing was asked.
 *
 * @param {View.Placed[]} places
 */
export function knew(places) {
  const asked = sum(places, "asked");
  return asked ? words.knew(sum(places, "right"), asked) : "";
}

/** @param {View.Game} game */
const firstOf = ({ places }) => places.filter(({ place }) => place === 1);

/**
 * @param {View.Seat[]} seats
 * @param {Desk.People} people
 */
const namesOf = (seats, people) =>
  seats.length > FEW ? words.alike(seats.length) : seats.map((seat) => people.who(seat));

/**
 * Who won at a table, with the cards that were left.
 *
 * @param {View.Game} game
 * @param {Desk.People} people
 */
export function wonAt(game, people) {
  const first = firstOf(game);
  if (!first.length) return words.nobodyWon;
  return html`${namesOf(
      first.map(({ seat }) => seat),
      people,
    )} <span>${words.wonWith(first.length, first[0]?.cards ?? 0)}</span>`;
}

/**
 * The same for a screen reader.
 *
 * @param {View.Game} game
 * @param {Desk.People} people
 */
export function wonAloud(game, people) {
  const first = firstOf(game);
  if (!first.length) return words.nobodyWon;
  const who = first.length > FEW ? words.alike(first.length) : first.map(({ seat }) => people.name(seat)).join(", ");
  return `${who} ${words.wonWith(first.length, first[0]?.cards ?? 0)}. ${knew(game.places)}`;
}

/**
 * Everybody's place at a table, best first.
 *
 * @param {View.Game} game
 * @param {Desk.People} people
 */
export const placesOf = (game, people) =>
  html`<ol class="live-people">
    ${game.places.map(
      ({ seat, place, cards, right, asked }) =>
        html`<li>
          <b>${place == null ? "–" : ordinal(place)}</b> ${people.who(seat)}
          <span>${counted(cards)}</span
          >${place == null ? html` <em>${words.playedFor}</em>` : nothing}${asked ? html` <span>${words.knew(right, asked)}</span>` : nothing}
        </li>`,
    )}
  </ol>`;

/**
 * Who is best by one count, as one line.
 *
 * @param {keyof View.Podiums} kind
 * @param {View.Lesson} lesson
 * @param {Desk.People} people
 */
function best(kind, lesson, people) {
  const steps = lesson.standings.podiums[kind] ?? [];
  const first = steps.filter(({ place }) => place === 1).map(({ seat }) => seat);
  if (!first.length) return nothing;
  return html`<p><span>${words.best[kind]}</span> <b>${namesOf(first, people)}</b></p>`;
}

/**
 * What the round came to, when all tables are done.
 *
 * @param {View.Desk} view
 * @param {Desk.People} people
 */
export function results({ lesson, games }, people) {
  if (!lesson.standings) return nothing;
  const places = games.flatMap(({ view: game }) => game?.places ?? []);
  const asked = sum(places, "asked");
  return html`<article class="sheet live-result">
    <h3>${words.result(lesson.round)}</h3>
    ${lesson.rematch?.wanted ? html`<p><span>${rematch.title}</span> <b>${rematch.count(lesson.rematch.wanted, lesson.rematch.of)}</b></p>` : nothing}
    ${best("match", lesson, people)} ${best("cards", lesson, people)} ${best("knowledge", lesson, people)}
    ${asked ? html`<p>${words.class(sum(places, "right"), asked)}</p>` : nothing}
  </article>`;
}
