/** Find your table: its number, readable at arm's length, then who sits there in the order of play. */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { botSign, seatSign } from "../../ui/signs.js";
import * as words from "words:together";
import { go, pressed } from "../controls/buttons.js";
import { box, frame, headline, note } from "../frame.js";
import { large } from "../table/turn.js";
import { onItsWay } from "../context.js";

/** Return the student's table before its cards are dealt, or null. */
export const ownGroup = ({ lesson, view }: Phone.Context) =>
  lesson.phase === "seating" ? (lesson.tables ?? []).find(({ number }) => number === view.you.table) : null;

export function seatingScreen(context: Phone.Context, table: View.Table) {
  const { own, name, sign } = context;
  const bots = new Set(context.lesson.seats.filter(({ bot }) => bot).map(({ seat }) => seat));
  return frame(context, {
    kind: "seating",
    label: words.find,
    eye: false,
    seats: false,
    headline: headline(
      words.find,
      large(words.table({ table: table.number })),
      own == null ? nothing : html`<span class="lobby-sign">${seatSign(sign(own))}</span>`,
    ),
    middle: html`<section class="panel">
      <h2>${words.order}</h2>
      <ol class="seating">
        ${repeat(
          table.seats,
          (seat) => seat,
          (seat) =>
            html`<li class="${seat === own ? "is-own" : ""} ${seat === table.starter ? "is-starter" : ""}">
              ${seatSign(sign(seat))}<span
                >${seat === own ? words.you({ name: name(seat) }) : name(seat)}${bots.has(seat) ? botSign() : nothing}</span
              >
              <span
                >${seat === table.starter ? words.starts : ""}
                ${table.sat.includes(seat) ? html`<span aria-hidden="true">✓</span><span class="heard">${words.here}</span>` : nothing}</span
              >
            </li>`,
        )}
      </ol>
    </section>`,
    dock: dock(context, table),
  });
}

function dock(context: Phone.Context, table: View.Table) {
  const { view, on } = context;
  if (onItsWay(context, "sit", "do", "sit")) return pressed(words.sit);
  if (view.you.can?.sit)
    return html`${context.state.hint ? note(context.state.hint) : nothing}${go(words.sit, on.sit)}`;
  return box(words.sitting({ count: table.sat.length, all: table.seats.length }), words.soon);
}
