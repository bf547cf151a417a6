/** Find your table: students find their number, then their name; the line through the signs is the playing order. */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { css } from "../../ui/css.js";
import * as words from "words:tables";
import { forLate } from "../overview/overview.js";

const MANY_AT_A_TABLE = 7; // people; more need the whole height
const TWO_LINES = [0, 8, 5]; // by rows of tables: up to so many names, a long one may take two lines

/** Return `[columns, rows]` for so many tables and the tile with the words, with up to `most` people at a table. */
export function layoutOf(count: number, most: number) {
  const tiles = count + 1;
  const inOneRow = tiles <= 3 || (tiles <= 5 && most > MANY_AT_A_TABLE);
  const columns = inOneRow ? tiles : tiles <= 4 ? 2 : tiles <= 6 || tiles === 9 ? 3 : tiles <= 12 ? 4 : 5;
  return [columns, Math.ceil(tiles / columns)];
}

const tick = html`<svg class="mark-tick" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 13l5.5 5.5L20 7" />
</svg>`;

const person = (seat: View.Seat, table: View.Table, people: Wall.People, way: string) =>
  html`<li class="place ${seat === table.starter ? "place-starts" : ""}">
    ${people.sign(seat)}<span class="place-name" data-fit="line" data-fit-least=".5" data-fit-steps=${way}
      ><bdi>${people.name(seat)}</bdi>${people.bot(seat)}</span
    >
    ${table.sat.includes(seat) && !table.dealt ? html`${tick}<span class="heard">${words.here}</span>` : nothing}
  </li>`;

const tile = (table: View.Table, people: Wall.People, way: string) =>
  html`<section
    class="seating-table ${table.dealt ? "seating-plays" : ""}"
    aria-label=${words.table({ table: table.number })}
  >
    <header>
      <h2>${table.number}</h2>
      <p class="seating-state ${table.dealt ? "" : "seating-sat"}">
        ${table.dealt ? words.ready : words.seated({ count: table.sat.length, all: table.seats.length })}
      </p>
    </header>
    <ol class="place-list">
      ${repeat(
        table.seats,
        (seat) => seat,
        (seat) => person(seat, table, people, way),
      )}
    </ol>
  </section>`;

export function seatingScene(view: Wall.Focused, people: Wall.People, state: Wall.State) {
  const { lesson } = view;
  const most = Math.max(...lesson.tables.map(({ seats }) => seats.length));
  const [columns, rows] = layoutOf(lesson.tables.length, most);
  const roomy = rows > 2 && columns * rows > lesson.tables.length + 1; // a tile is free: the words take two
  return html`<section
    class="wall-scene seating seating-${Math.min(rows, 3)} ${columns > 3 ? "seating-narrow" : ""} ${roomy ? "seating-roomy" : ""}"
    ${css({ "--columns": columns, "--rows": rows, "--most": most })}
  >
    <header class="seating-words" data-fit data-fit-least=".5" data-fit-steps="is-without-then">
      <h1>${words.find}</h1>
      <p>${words.order} <b>${words.gold}</b> <span class="seating-then">${words.then}</span></p>
      ${forLate(view, state)}
    </header>
    ${repeat(
      lesson.tables,
      ({ number }) => number,
      (table) => tile(table, people, most <= (TWO_LINES[rows] ?? 0) ? "is-broken" : "is-cut"),
    )}
  </section>`;
}
