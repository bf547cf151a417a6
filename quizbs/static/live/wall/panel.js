/** What opens above the bar: the names, and one question before anything that cannot be taken back. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { bar as words, seat as seats } from "../words/wall.js";
import { rest } from "./bar.js";
import { reachPanel } from "./reach.js";

const row = ({ seat, name }, view, cast, { act, open, here }) => {
  const playing = view.table?.phase !== "over" && view.table?.seats.find((each) => each.seat === seat);
  return html`<li class="panel-row">
    ${cast.who(seat)}
    <span class="panel-state"
      >${playing && playing.automatic ? seats.automatic : cast.away(seat, here) ? seats.away : ""}</span
    >
    ${
      playing
        ? html`<button
            type="button"
            class="bar-button"
            aria-label=${playing.automatic ? words.standBackFor(name) : words.standInFor(name)}
            @click=${() => act({ do: "stand_in", seat, on: !playing.automatic, ...(view.group ? { group: view.group } : {}) })}
          >
            ${playing.automatic ? words.standBack : words.standIn}
          </button>`
        : nothing
    }
    <button type="button" class="bar-button" aria-label=${words.removeWho(name)} @click=${() => open(`remove ${seat}`)}>
      ${words.remove}
    </button>
  </li>`;
};

const namesPanel = (view, cast, local) => html`
  <h2 id="panel-title">${words.namesTitle}</h2>
  ${
    view.lesson.seats.length
      ? html`<ul class="panel-list">
          ${repeat(
            view.lesson.seats,
            ({ seat }) => seat,
            (each) => row(each, view, cast, local),
          )}
        </ul>`
      : html`<p>${words.nobody}</p>`
  }
  <p class="panel-buttons">
    <button type="button" class="bar-button bar-main" autofocus @click=${() => local.open(null)}>${words.done}</button>
  </p>
`;

/** @type {(words: string[], no: string, then: () => void, local: any, back?: string | null) => unknown} */
const surely = ([title, line, yes], no, then, { open }, back = null) => html`
  <h2 id="panel-title">${title}</h2>
  <p>${line}</p>
  <p class="panel-buttons">
    <button type="button" class="bar-button bar-main" autofocus @click=${() => open(back)}>${no}</button>
    <button type="button" class="bar-button bar-red" @click=${() => (open(back), then())}>${yes}</button>
  </p>
`;

const done = ({ open }) =>
  html`<p class="panel-buttons">
    <button type="button" class="bar-button bar-main" @click=${() => open(null)}>${words.done}</button>
  </p>`;

/** Do it and close the panel, unless another one has come in its place. */
function chosen(local, then) {
  const was = local.panel;
  then();
  if (local.panel === was) local.open(null);
}

/** What is needed seldom. */
const morePanel = (view, local) => html`
  <h2 id="panel-title">${words.moreTitle}</h2>
  <p class="panel-choices">
    ${rest(view, local).map(([label, then]) => html`<button type="button" class="bar-button" @click=${() => chosen(local, then)}>${label}</button>`)}
  </p>
  ${done(local)}
`;

/** What the wall shows: all tables, or one of them. */
const followPanel = ({ tables }, local) => html`
  <h2 id="panel-title">${words.followTitle}</h2>
  <p class="panel-choices">
    ${[0, ...tables.map(({ group }) => group)].map(
      (group) =>
        html`<button
          type="button"
          class="bar-button"
          aria-pressed=${local.follow === group ? "true" : "false"}
          @click=${() => (local.open(null), local.act({ do: "follow", group }))}
        >
          ${group ? words.table(group) : words.all}
        </button>`,
    )}
  </p>
  ${done(local)}
`;

function inside(view, cast, local) {
  const [kind, seat] = (local.panel ?? "").split(" ");
  const { act } = local;
  if (kind === "reach") return reachPanel(view, local);
  if (kind === "more") return morePanel(view, local);
  if (kind === "follow") return followPanel(view, local);
  if (kind === "names") return namesPanel(view, cast, local);
  if (kind === "remove") {
    const number = Number(seat);
    return surely(
      words.ask.remove(cast.name(number)),
      words.keep,
      () => act({ do: "remove", seat: number }),
      local,
      "names",
    );
  }
  if (kind === "end")
    return surely(
      words.ask.end,
      words.no,
      () => act(view.group ? { do: "end", group: view.group } : { do: "end" }),
      local,
    );
  if (kind === "close") return surely(words.ask.close, words.no, () => act({ do: "close" }), local);
  return nothing;
}

/** The panel; `show` opens and closes it after each drawing. */
export const panel = (view, cast, local) =>
  html`<dialog class="panel" aria-labelledby="panel-title" @close=${() => local.panel && local.open(null)}>
    ${inside(view, cast, local)}
  </dialog>`;

/** Bring the dialog of `root` into line with what is asked for. */
export function show(root, wanted) {
  const dialog = root.querySelector("dialog.panel");
  if (!dialog || dialog.open === Boolean(wanted)) return;
  if (wanted) dialog.showModal();
  else dialog.close();
}
