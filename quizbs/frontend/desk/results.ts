/** The results of a game: who won at a table, what the class knew, and who did best once all tables are done. */
import { html, nothing } from "lit-html";
import { cards as counted, ordinal } from "../words/common.js";
import { rematch } from "../words/class.js";
import { tables as words } from "../words/desk.js";
import type * as View from "../protocol.js";
import type * as Desk from "./types.js";

const FEW = 3; // names that fit one line; of more only the number is shown

const sum = (places: View.Placed[], what: "right" | "asked") => places.reduce((all, placed) => all + placed[what], 0);

/** "9 of 14 right"; nothing if there were no questions. */
export function knew(places: View.Placed[]) {
  const asked = sum(places, "asked");
  return asked ? words.knew(sum(places, "right"), asked) : "";
}

const firstOf = ({ places }: View.Game) => (places ?? []).filter(({ place }) => place === 1);

const namesOf = (seats: View.Seat[], people: Desk.People) =>
  seats.length > FEW ? words.alike(seats.length) : seats.map((seat) => people.who(seat));

/** Who won at a table, and how many cards were left. */
export function wonAt(game: View.Game, people: Desk.People) {
  const first = firstOf(game);
  if (!first.length) return words.nobodyWon;
  return html`${namesOf(
      first.map(({ seat }) => seat),
      people,
    )} <span>${words.wonWith(first.length, first[0]?.cards ?? 0)}</span>`;
}

/** The same for screen readers. */
export function wonAloud(game: View.Game, people: Desk.People) {
  const first = firstOf(game);
  if (!first.length) return words.nobodyWon;
  const who = first.length > FEW ? words.alike(first.length) : first.map(({ seat }) => people.name(seat)).join(", ");
  return `${who} ${words.wonWith(first.length, first[0]?.cards ?? 0)}. ${knew(game.places ?? [])}`;
}

/** All places at a table, best first. */
export const placesOf = (places: View.Placed[], people: Desk.People) =>
  html`<ol class="tables-people">
    ${places.map(
      ({ seat, place, cards, right, asked }) =>
        html`<li class="row">
          <b>${place == null ? "–" : ordinal(place)}</b> ${people.who(seat)}
          <span>${counted(cards)}</span
          >${place == null ? html` <em>${words.playedFor}</em>` : nothing}${asked ? html` <span>${words.knew(right, asked)}</span>` : nothing}
        </li>`,
    )}
  </ol>`;

/** The best by one podium, as one line. */
function best(kind: keyof typeof words.best, { podiums }: View.Standings, people: Desk.People) {
  const steps = podiums[kind] ?? [];
  const first = steps.filter(({ place }) => place === 1).map(({ seat }) => seat);
  if (!first.length) return nothing;
  return html`<p class="row row-words">
    <span>${words.best[kind]}</span> <b class="row row-words">${namesOf(first, people)}</b>
  </p>`;
}

/** The results of the round, once all tables are done. */
export function results({ lesson, games }: View.Desk, people: Desk.People) {
  const { standings } = lesson;
  if (!standings) return nothing;
  const places = games.flatMap(({ view: game }) => game?.places ?? []);
  const asked = sum(places, "asked");
  return html`<article class="sheet results">
    <h3>${words.result(lesson.round)}</h3>
    ${lesson.rematch?.wanted ? html`<p class="row row-words"><span>${rematch.title}</span> <b>${rematch.count(lesson.rematch.wanted, lesson.rematch.of)}</b></p>` : nothing}
    ${best("match", standings, people)} ${best("cards", standings, people)} ${best("knowledge", standings, people)}
    ${asked ? html`<p>${words.class(sum(places, "right"), asked)}</p>` : nothing}
  </article>`;
}
