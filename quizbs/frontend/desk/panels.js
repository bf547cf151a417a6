/** What opens over the desk: a native dialog with one thing in it. */
import { html, nothing } from "lit-html";
import { freeze as freezes, panels as words } from "../words/desk.js";
import { askPanel } from "./asking.js";
import { clearAway, doorPanel } from "./door.js";
import { morePanel } from "./dock.js";
import { movePanel, togetherPanel } from "./moving.js";
import { planPanel } from "./plan.js";
import { bellPanel } from "./planned.js";
import { easePanel, studentsPanel } from "./students.js";
import { tablePanel } from "./tables.js";

/**
 * One question before anything that cannot be taken back.
 *
 * @param {string} title
 * @param {unknown} line
 * @param {string} yes
 * @param {Desk.State} state
 * @param {Screen.Act} then
 * @param {Desk.Panel | null} [back]
 */
const surely = (title, line, yes, state, then, back = null) => html`
  <h2 id="panel-title">${title}</h2>
  <p>${line}</p>
  <p class="live-panel-buttons">
    <button type="button" class="button" autofocus @click=${() => state.open(back)}>${words.no}</button>
    <button type="button" class="button live-red" @click=${() => (state.open(back), state.act(then))}>${yes}</button>
  </p>
`;

/**
 * A message for everybody, and everything is paused.
 *
 * @param {Desk.State} state
 */
function freezePanel(state) {
  /** @param {Event} event */
  const set = (event) => {
    event.preventDefault();
    state.act({
      do: "freeze",
      message: String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("message")),
    });
    state.open(null);
  };
  return html`<h2 id="panel-title">${freezes.title}</h2>
    <form class="live-bell-form" @submit=${set}>
      <input
        class="live-message"
        name="message"
        type="text"
        maxlength="80"
        autocomplete="off"
        autofocus
        aria-label=${freezes.message}
        placeholder=${freezes.example}
      />
      <button class="button live-first" type="submit">${freezes.on}</button>
    </form>`;
}

/**
 * @param {View.Desk} view
 * @param {Desk.State} state
 */
function remotePanel({ lesson }, state) {
  const title = html`<h2 id="panel-title">${words.remoteTitle}</h2>`;
  if (state.remoteUsed) {
    return html`${title}
      <p role="status">${words.remoteUsed}</p>
      <p class="live-panel-buttons">
        <button type="button" class="button" @click=${() => state.act({ do: "end_remote" })}>${words.remoteEnd}</button>
      </p>`;
  }
  if (!state.remote) return title;
  return html`${title}
    <p>${words.remoteLine} <b>${words.remoteWarn}</b></p>
    <img
      class="live-qr"
      src="/desk/${state.code}/remote.svg?${state.remote}"
      alt=${words.remoteTitle}
      width="260"
      height="260"
    />
    <p class="live-remote">${words.remoteType} <b>${lesson.address || location.host}${state.remote}</b></p>`;
}

/**
 * Ask by which path a phone becomes the remote; "" where none comes.
 *
 * @param {string} code
 */
export async function fetchRemote(code) {
  try {
    const answer = await fetch(`/desk/${code}/remote`, { headers: { Accept: "application/json" } });
    return answer.ok ? (await answer.json()).path : "";
  } catch {
    return "";
  }
}

/**
 * @param {Desk.People} people
 * @param {Desk.State} state
 */
const phonePanel = (people, state) =>
  html`<h2 id="panel-title">${words.phoneTitle(people.name(state.panel.seat))}</h2>
    <p>${words.phoneLine}</p>
    <img
      class="live-qr"
      src="/desk/${state.code}/seat/${state.panel.seat}.svg"
      alt=${words.phoneTitle(people.name(state.panel.seat))}
      width="260"
      height="260"
    />`;

/**
 * Many go at once; who comes while the teacher reads is among them.
 *
 * @param {View.Desk} view
 * @param {Desk.People} people
 * @param {Desk.State} state
 */
function clearPanel(view, people, state) {
  const [title, line, yes, act] = clearAway(view, people, state);
  return surely(title, line, yes, state, act, state.panel.back);
}

/** @type {Record<string, (view: View.Desk, people: Desk.People, state: Desk.State) => unknown>} */
const PANELS = {
  door: doorPanel,
  clear: clearPanel,
  ask: askPanel,
  phone: (view, people, state) => phonePanel(people, state),
  bell: (view, people, state) => bellPanel(view, state),
  freeze: (view, people, state) => freezePanel(state),
  more: (view, people, state) => morePanel(view, state),
  remote: (view, people, state) => remotePanel(view, state),
  table: (view, people, state) => tablePanel(view, people, state, state.panel.table),
  students: studentsPanel,
  accommodation: easePanel,
  plan: planPanel,
  move: movePanel,
  together: togetherPanel,
  remove: (view, people, state) =>
    surely(
      words.removeTitle(people.name(state.panel.seat)),
      words.removeLine,
      words.remove,
      state,
      { do: "remove", seat: state.panel.seat },
      state.panel.back,
    ),
  part: (view, people, state) =>
    surely(
      words.removeTitle(state.panel.name),
      words.partLine,
      words.remove,
      state,
      { do: "part", person: state.panel.person },
      state.panel.back,
    ),
  end: (view, people, state) =>
    surely(words.end[0], words.end[1], words.end[2], state, { do: "end", table: state.panel.table }),
  last: (view, people, state) =>
    surely(words.last[0], words.last[1], words.last[2], state, { do: "stop_cards", minutes: 1 }),
  close: (view, people, state) => surely(words.close[0], words.close[1], words.close[2], state, { do: "close" }),
};

/**
 * @param {View.Desk} view
 * @param {Desk.People} people
 * @param {Desk.State} state
 */
export function panel(view, people, state) {
  const { panel: open } = state;
  if (!open) return nothing;
  const asks = ["remove", "part", "clear", "end", "last", "close", "move", "together"].includes(open.kind);
  return html`<dialog
    class="live-panel live-panel-${open.kind}"
    aria-labelledby="panel-title"
    @close=${() => state.panel === open && state.open(null)}
  >
    ${PANELS[open.kind](view, people, state)}
    <p class="live-said" role="status">${state.said}</p>
    ${asks ? nothing : html`<p class="live-panel-buttons live-panel-foot"><button type="button" class="button" @click=${() => state.open(open.back ?? null)}>${words.done}</button></p>`}
  </dialog>`;
}
