/** The panels above the bar: the names, and a confirmation before anything that can't be undone. */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import * as words from "words:bar";
import { seatAway, seatBot } from "words:wall";
import { rest } from "./bar.js";
import { reachPanel } from "./reach.js";
import { wifiPanel } from "./wifi.js";

const row = (
  { seat, name }: View.Person,
  view: Wall.Focused,
  people: Wall.People,
  { act, open, connected }: Wall.State,
) => {
  const playing = view.game?.phase !== "over" && view.game?.seats.find((each) => each.seat === seat);
  return html`<li class="panel-row">
    ${people.who(seat, "panel-who")}
    <span class="panel-state"
      >${playing && playing.autoplay ? seatBot : people.away(seat, connected) ? seatAway : ""}</span
    >
    ${
      playing
        ? html`<button
            type="button"
            class="bar-button"
            aria-label=${playing.autoplay ? words.giveBackTo({ name }) : words.botFor({ name })}
            @click=${() => act({ do: "autoplay", seat, on: !playing.autoplay, ...(view.table ? { table: view.table } : {}) })}
          >
            ${playing.autoplay ? words.giveBack : words.bot}
          </button>`
        : nothing
    }
    <button
      type="button"
      class="bar-button"
      aria-label=${words.removeName({ name })}
      @click=${() => open(`remove ${seat}`)}
    >
      ${words.remove}
    </button>
  </li>`;
};

const namesPanel = (view: Wall.Focused, people: Wall.People, state: Wall.State) => html`
  <h2 id="panel-title">${words.namesTitle}</h2>
  ${
    view.lesson.seats.length
      ? html`<ul class="panel-list">
          ${repeat(
            view.lesson.seats,
            ({ seat }) => seat,
            (each) => row(each, view, people, state),
          )}
        </ul>`
      : html`<p>${words.nobody}</p>`
  }
  <p class="panel-buttons">
    <button type="button" class="bar-button bar-main" autofocus @click=${() => state.open(null)}>${words.done}</button>
  </p>
`;

const surely: (words: string[], no: string, then: () => void, state: Wall.State, back?: string | null) => unknown = (
  [title, line, yes],
  no,
  then,
  { open },
  back = null,
): unknown => html`
  <h2 id="panel-title">${title}</h2>
  <p>${line}</p>
  <p class="panel-buttons">
    <button type="button" class="bar-button bar-main" autofocus @click=${() => open(back)}>${no}</button>
    <button type="button" class="bar-button bar-red" @click=${() => (open(back), then())}>${yes}</button>
  </p>
`;

const done = ({ open }: Wall.State) =>
  html`<p class="panel-buttons">
    <button type="button" class="bar-button bar-main" @click=${() => open(null)}>${words.done}</button>
  </p>`;

/** Do it and close the panel, unless it was replaced by another one. */
function chosen(state: Wall.State, then: () => void) {
  const was = state.panel;
  then();
  if (state.panel === was) state.open(null);
}

/** The panel of rarely needed entries. */
const morePanel = (view: Wall.Focused, state: Wall.State) => html`
  <h2 id="panel-title">${words.more}</h2>
  <p class="panel-choices">
    ${rest(view, state).map(([label, then]) => html`<button type="button" class="bar-button" @click=${() => chosen(state, then)}>${label}</button>`)}
  </p>
  ${done(state)}
`;

/** The panel that chooses what the wall shows: all tables, or one. */
const followPanel = ({ games }: Wall.Focused, state: Wall.State) => html`
  <h2 id="panel-title">${words.followTitle}</h2>
  <p class="panel-choices">
    ${[0, ...games.map(({ table }) => table)].map(
      (table) =>
        html`<button
          type="button"
          class="bar-button"
          aria-pressed=${state.followedTable === table ? "true" : "false"}
          @click=${() => (state.open(null), state.act({ do: "follow", table }))}
        >
          ${table ? words.table({ table }) : words.allTables}
        </button>`,
    )}
  </p>
  ${done(state)}
`;

function inside(view: Wall.Focused, people: Wall.People, state: Wall.State) {
  const [kind, seat] = (state.panel ?? "").split(" ");
  const { act } = state;
  if (kind === "reach") return reachPanel(view, state);
  if (kind === "wifi") return wifiPanel(view, state);
  if (kind === "more") return morePanel(view, state);
  if (kind === "follow") return followPanel(view, state);
  if (kind === "names") return namesPanel(view, people, state);
  if (kind === "remove") {
    const number = Number(seat);
    return surely(
      [words.removeSure({ name: people.name(number) }), words.removeLine, words.remove],
      words.keep,
      () => act({ do: "remove", seat: number }),
      state,
      "names",
    );
  }
  if (kind === "end")
    return surely(
      [words.endSure, words.endLine, words.end],
      words.keepPlaying,
      () => act(view.table ? { do: "end", table: view.table } : { do: "end" }),
      state,
    );
  if (kind === "close")
    return surely(
      [words.closeSure, words.closeLine, words.close],
      words.keepPlaying,
      () => act({ do: "close" }),
      state,
    );
  return nothing;
}

/** The panel; `show` opens and closes it after each drawing. */
export const panel = (view: Wall.Focused, people: Wall.People, state: Wall.State) =>
  html`<dialog
    class="panel ${state.panel === "wifi" && state.wifi ? "wifi-codes" : ""}"
    aria-labelledby="panel-title"
    @close=${() => state.panel && state.open(null)}
  >
    ${inside(view, people, state)}
  </dialog>`;

/** Open or close the dialog of `root`, as `wanted` says. */
export function show(root: HTMLElement, wanted: string | null) {
  const dialog = root.querySelector<HTMLDialogElement>("dialog.panel");
  if (!dialog || dialog.open === Boolean(wanted)) return;
  if (wanted) dialog.showModal();
  else dialog.close();
}
