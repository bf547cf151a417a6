/** The results of a game: who won at a table, what the class knew, and who did best once all tables are done. */
import { html, nothing } from "lit-html";
import { cards as counted, ordinal } from "words:cards";
import * as words from "words:desk";
import { drawn } from "./people.js";
import type * as View from "../protocol.js";
import type * as Desk from "./types.js";

const FEW = 3; // names that fit one line; of more only the number is shown

const sum = (places: View.Placed[], what: "right" | "asked") => places.reduce((all, placed) => all + placed[what], 0);

/** "9 of 14 right"; nothing if there were no questions. */
export function knew(places: View.Placed[]) {
  const asked = sum(places, "asked");
  return asked ? words.knew({ right: sum(places, "right"), asked }) : "";
}

const firstOf = ({ places }: View.Game) => (places ?? []).filter(({ place }) => place === 1);

const namesOf = (seats: View.Seat[], people: Desk.People) =>
  seats.length > FEW ? words.tie({ count: seats.length }) : seats.map((seat) => people.who(seat));

/** Who won at a table, and how many cards were left. */
export function wonAt(game: View.Game, people: Desk.People) {
  const first = firstOf(game);
  if (!first.length) return words.nobodyWon;
  const [{ seat, cards: count }, ...others] = first;
  if (!others.length) return drawn((who) => words.won({ who, count }), people.who(seat));
  return html`${namesOf(
      first.map((placed) => placed.seat),
      people,
    )} <span>${words.wonEach({ count })}</span>`;
}

/** The same for screen readers. */
export function wonAloud(game: View.Game, people: Desk.People) {
  const first = firstOf(game);
  if (!first.length) return words.nobodyWon;
  const [{ seat, cards: count }, ...others] = first;
  const won = !others.length
    ? words.won({ who: people.name(seat), count })
    : first.length > FEW
      ? `${words.tie({ count: first.length })}, ${words.wonEach({ count })}`
      : words.wonNames({ names: first.map((placed) => people.name(placed.seat)), count });
  return `${won}. ${knew(game.places ?? [])}`;
}

/** All places at a table, best first. */
export const placesOf = (places: View.Placed[], people: Desk.People) =>
  html`<ol class="tables-people">
    ${places.map(
      ({ seat, place, cards, right, asked }) =>
        html`<li class="row">
          <b>${place == null ? "–" : ordinal({ place })}</b> ${people.who(seat)}
          <span>${counted({ count: cards })}</span
          >${place == null ? html` <em>${words.playedFor}</em>` : nothing}${asked ? html` <span>${words.knew({ right, asked })}</span>` : nothing}
        </li>`,
    )}
  </ol>`;

/** The best by one podium, as one line. */
function best(kind: "match" | "cards" | "knowledge", { podiums }: View.Standings, people: Desk.People) {
  const steps = podiums[kind] ?? [];
  const first = steps.filter(({ place }) => place === 1).map(({ seat }) => seat);
  if (!first.length) return nothing;
  return html`<p class="row row-words">
    <span>${words.best({ kind })}</span> <b class="row row-words">${namesOf(first, people)}</b>
  </p>`;
}

const wantedBy = ({ wanted: count, of: all }: View.Wanted) =>
  count === all ? words.rematchAll : words.rematchSome({ count, all });

/** The results of the round, once all tables are done. */
export function results({ lesson, games }: View.Desk, people: Desk.People) {
  const { standings } = lesson;
  if (!standings) return nothing;
  const places = games.flatMap(({ view: game }) => game?.places ?? []);
  const asked = sum(places, "asked");
  return html`<article class="sheet results">
    <h3>${words.roundOver({ round: lesson.round })}</h3>
    ${lesson.rematch?.wanted ? html`<p class="row row-words"><span>${words.rematch}</span> <b>${wantedBy(lesson.rematch)}</b></p>` : nothing}
    ${best("match", standings, people)} ${best("cards", standings, people)} ${best("knowledge", standings, people)}
    ${asked ? html`<p>${words.classKnew({ right: sum(places, "right"), asked })}</p>` : nothing}
  </article>`;
}
