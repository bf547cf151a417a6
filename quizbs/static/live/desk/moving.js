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

/** Move somebody there, or ask first. `back` is the panel to come back to. */
export function moveTo(view, local, seat, group, back) {
  if (plannedFor(view, seat) === group) return;
  const at = playsAt(view, seat);
  if (at && at !== group) local.open({ kind: "move", seat, group, back });
  else local.act({ do: "move", seat, group });
}

/** When? The hand stays with its owner until the next deal, unless it must be now. */
export function movePanel(view, cast, local) {
  const { seat, group, back } = local.panel;
  const name = cast.name(seat);
  const go = (atOnce) => () => (local.open(back), local.act({ do: "move", seat, group, at_once: atOnce }));
  return html`<h2 id="panel-title">${words.title(name, group)}</h2>
    <p>${words.line(name)}</p>
    <p class="live-panel-buttons live-panel-choices">
      <button type="button" class="button live-first" autofocus @click=${go(false)}>${words.next}</button>
      <button type="button" class="button" @click=${go(true)}>${words.now}</button>
      <button type="button" class="button" @click=${() => local.open(back)}>${words.stay}</button>
    </p>`;
}
