/** Moving somebody to another table: in the middle of a game the teacher is asked whether now or at the next deal. */
import { html } from "lit-html";
import { moving as words } from "../words/desk.js";

/** The running game in which a seat holds cards at its own table, as the number of that table; 0: none. */
function playsAt({ lesson, tables }, seat) {
  const group = lesson.seats.find((one) => one.seat === seat)?.group;
  const table = tables.find((one) => one.group === group && !one.over)?.view;
  return table && table.phase !== "over" && table.seats.some((one) => one.seat === seat) ? group : 0;
}

/** The table to which somebody goes at the next deal, 0: stays. */
export const plannedFor = ({ lesson }, seat) => lesson.moving?.[seat] ?? 0;

/** Somebody who is at that table, or will be, and is to be kept apart from this seat; 0: nobody. */
function unlike({ lesson }, seat, group) {
  const there = (other) =>
    plannedFor({ lesson }, other) === group || lesson.seats.find((one) => one.seat === other)?.group === group;
  const others = (lesson.apart ?? []).filter((pair) => pair.includes(seat)).map(([a, b]) => (a === seat ? b : a));
  return others.find(there) ?? 0;
}

/** Move somebody there, or ask first. `back` is the panel to come back to; `together`: although they are to be kept apart. */
export function moveTo(view, state, seat, group, back, together = false) {
  if (plannedFor(view, seat) === group) return;
  const at = playsAt(view, seat);
  const stays = view.lesson.seats.find((one) => one.seat === seat)?.group === group;
  const other = together || stays ? 0 : unlike(view, seat, group);
  if (other) state.open({ kind: "together", seat, group, other, back });
  else if (at && at !== group) state.open({ kind: "move", seat, group, back, together });
  else state.act({ do: "move", seat, group, ...(together ? { together } : {}) });
}

/** To a table with somebody from whom they are to be kept apart? */
export function togetherPanel(view, people, state) {
  const { seat, group, other, back } = state.panel;
  const yes = () => (state.open(back), moveTo(view, state, seat, group, back, true));
  return html`<h2 id="panel-title">${words.apart(people.name(seat), people.name(other))}</h2>
    <p>${words.apartLine(people.name(seat), group)}</p>
    <p class="live-panel-buttons live-panel-choices">
      <button type="button" class="button" autofocus @click=${() => state.open(back)}>${words.stay}</button>
      <button type="button" class="button" @click=${yes}>${words.together(group)}</button>
    </p>`;
}

/** When? The hand stays with its owner until the next deal, unless it must be now. */
export function movePanel(view, people, state) {
  const { seat, group, back, together } = state.panel;
  const name = people.name(seat);
  const go = (atOnce) => () => (
    state.open(back),
    state.act({ do: "move", seat, group, at_once: atOnce, ...(together ? { together } : {}) })
  );
  return html`<h2 id="panel-title">${words.title(name, group)}</h2>
    <p>${words.line(name)}</p>
    <p class="live-panel-buttons live-panel-choices">
      <button type="button" class="button live-first" autofocus @click=${go(false)}>${words.next}</button>
      <button type="button" class="button" @click=${go(true)}>${words.now}</button>
      <button type="button" class="button" @click=${() => state.open(back)}>${words.stay}</button>
    </p>`;
}
