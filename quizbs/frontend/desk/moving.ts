/** Moves a student to another table; during a game the teacher chooses whether now or at the next deal. */
import { html } from "lit-html";
import * as words from "words:desk";
import { button } from "./button.js";
import type * as View from "../protocol.js";
import type * as Desk from "./types.js";

/** Return the table at which a seat holds cards in a running game; 0 if it holds none. */
function playsAt({ lesson, games }: View.Desk, seat: View.Seat) {
  const table = lesson.seats.find((student) => student.seat === seat)?.table;
  const game = games.find((shown) => shown.table === table && !shown.over)?.view;
  return game && game.phase !== "over" && game.seats.some((player) => player.seat === seat) ? table : 0;
}

/** Return the table that a student moves to at the next deal; 0 if they stay. */
export const plannedFor = ({ lesson }: { lesson: View.DeskLesson }, seat: View.Seat) => lesson.moving?.[seat] ?? 0;

/** Return a student who is or will be at that table and is to be kept apart from this seat; 0 for nobody. */
function unlike({ lesson }: { lesson: View.DeskLesson }, seat: View.Seat, table: View.TableNumber) {
  const there = (other: View.Seat) =>
    plannedFor({ lesson }, other) === table || lesson.seats.find((student) => student.seat === other)?.table === table;
  const others = (lesson.apart ?? []).filter((pair) => pair.includes(seat)).map(([a, b]) => (a === seat ? b : a));
  return others.find(there) ?? 0;
}

/**
 * Move a student, or ask first. `back` is the panel to return to; `together` moves them although they are to be kept
 * apart.
 */
export function moveTo(
  view: View.Desk,
  state: Desk.State,
  seat: View.Seat,
  table: View.TableNumber,
  back: Desk.Panel | null,
  together: boolean = false,
) {
  if (plannedFor(view, seat) === table) return;
  const at = playsAt(view, seat);
  const stays = view.lesson.seats.find((student) => student.seat === seat)?.table === table;
  const other = together || stays ? 0 : unlike(view, seat, table);
  if (other) state.open({ kind: "together", seat, table, other, back });
  else if (at && at !== table) state.open({ kind: "move", seat, table, back, together });
  else void state.act({ do: "move", seat, table, ...(together ? { together } : {}) });
}

/** Ask whether to move a student to somebody they are to be kept apart from. */
export function togetherPanel(
  view: View.Desk,
  people: Desk.People,
  state: Desk.State,
  { seat, table, other, back = null }: Desk.Opened<"together">,
) {
  const yes = () => (state.open(back), moveTo(view, state, seat, table, back, true));
  return html`<h2 id="panel-title">${words.moveApart({ name: people.name(seat), other: people.name(other) })}</h2>
    <p>${words.moveApartLine({ name: people.name(seat), table })}</p>
    <p class="row row-below">
      <button type="button" class="button" autofocus @click=${() => state.open(back)}>${words.moveStay}</button>
      ${button(words.moveTogether({ table }), yes)}
    </p>`;
}

/** Ask whether to move now or at the next deal. */
export function movePanel(
  people: Desk.People,
  state: Desk.State,
  { seat, table, back = null, together }: Desk.Opened<"move">,
) {
  const name = people.name(seat);
  const go = (atOnce: boolean) => () => (
    state.open(back),
    state.act({ do: "move", seat, table, at_once: atOnce, ...(together ? { together } : {}) })
  );
  return html`<h2 id="panel-title">${words.moveTitle({ name, table })}</h2>
    <p>${words.moveLine({ name })}</p>
    <p class="row row-below">
      <button type="button" class="button is-first" autofocus @click=${go(false)}>${words.moveNext}</button>
      ${button(words.moveNow, go(true))} ${button(words.moveStay, () => state.open(back))}
    </p>`;
}
