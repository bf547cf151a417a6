/** What opens over the desk: a native dialog with one thing in it. */
import { html, nothing } from "lit-html";
import { freeze as freezes, panels as words } from "../words/desk.js";
import { askPanel } from "./asking.js";
import { clearAway, doorPanel } from "./door.js";
import { movePanel, togetherPanel } from "./moving.js";
import { planPanel } from "./plan.js";
import { bellPanel } from "./planned.js";
import { easePanel, studentsPanel } from "./students.js";
import { tablePanel } from "./tables.js";

/** One question before anything that cannot be taken back. */
const surely = (title, line, yes, local, then, back = null) => html`
  <h2 id="panel-title">${title}</h2>
  <p>${line}</p>
  <p class="live-panel-buttons">
    <button type="button" class="button" autofocus @click=${() => local.open(back)}>${words.no}</button>
    <button type="button" class="button live-red" @click=${() => (local.open(back), local.act(then))}>${yes}</button>
  </p>
`;

/** A message for everybody, and then everything stands still. */
function freezePanel(local) {
  const set = (event) => {
    event.preventDefault();
    local.act({ do: "freeze", message: String(new FormData(event.target).get("message")) });
    local.open(null);
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

function remotePanel({ lesson }, local) {
  const title = html`<h2 id="panel-title">${words.remoteTitle}</h2>`;
  if (local.remoteUsed) {
    return html`${title}
      <p role="status">${words.remoteUsed}</p>
      <p class="live-panel-buttons">
        <button type="button" class="button" @click=${() => local.act({ do: "end_remote" })}>${words.remoteEnd}</button>
      </p>`;
  }
  if (!local.remote) return title;
  return html`${title}
    <p>${words.remoteLine} <b>${words.remoteWarn}</b></p>
    <img
      class="live-qr"
      src="/desk/${local.code}/remote.svg?${local.remote}"
      alt=${words.remoteTitle}
      width="260"
      height="260"
    />
    <p class="live-remote">${words.remoteType} <b>${lesson.address || location.host}${local.remote}</b></p>`;
}

/** Ask by which path a phone becomes the remote; "" where none comes. */
export async function fetchRemote(code) {
  try {
    const answer = await fetch(`/desk/${code}/remote`, { headers: { Accept: "application/json" } });
    return answer.ok ? (await answer.json()).path : "";
  } catch {
    return "";
  }
}

const phonePanel = (cast, local) =>
  html`<h2 id="panel-title">${words.phoneTitle(cast.name(local.panel.seat))}</h2>
    <p>${words.phoneLine}</p>
    <img
      class="live-qr"
      src="/desk/${local.code}/seat/${local.panel.seat}.svg"
      alt=${words.phoneTitle(cast.name(local.panel.seat))}
      width="260"
      height="260"
    />`;

/** Many go at once; who comes while the teacher reads is among them. */
function clearPanel(view, cast, local) {
  const [title, line, yes, act] = clearAway(view, cast, local);
  return surely(title, line, yes, local, act, local.panel.back);
}

const PANELS = {
  door: doorPanel,
  clear: clearPanel,
  ask: askPanel,
  phone: (view, cast, local) => phonePanel(cast, local),
  bell: (view, cast, local) => bellPanel(view, local),
  freeze: (view, cast, local) => freezePanel(local),
  remote: (view, cast, local) => remotePanel(view, local),
  table: (view, cast, local) => tablePanel(view, cast, local, local.panel.group),
  students: studentsPanel,
  ease: easePanel,
  plan: planPanel,
  move: movePanel,
  together: togetherPanel,
  remove: (view, cast, local) =>
    surely(
      words.removeTitle(cast.name(local.panel.seat)),
      words.removeLine,
      words.remove,
      local,
      { do: "remove", seat: local.panel.seat },
      local.panel.back,
    ),
  part: (view, cast, local) =>
    surely(
      words.removeTitle(local.panel.name),
      words.partLine,
      words.remove,
      local,
      { do: "part", person: local.panel.person },
      local.panel.back,
    ),
  end: (view, cast, local) => surely(...words.end, local, { do: "end", group: local.panel.group }),
  last: (view, cast, local) => surely(...words.last, local, { do: "stop_cards", minutes: 1 }),
  close: (view, cast, local) => surely(...words.close, local, { do: "close" }),
};

export function panel(view, cast, local) {
  const { panel: open } = local;
  if (!open) return nothing;
  const asks = ["remove", "part", "clear", "end", "last", "close", "move", "together"].includes(open.kind);
  return html`<dialog
    class="live-panel live-panel-${open.kind}"
    aria-labelledby="panel-title"
    @close=${() => local.panel === open && local.open(null)}
  >
    ${PANELS[open.kind](view, cast, local)}
    <p class="live-said" role="status">${local.said}</p>
    ${asks ? nothing : html`<p class="live-panel-buttons live-panel-end"><button type="button" class="button" @click=${() => local.open(open.back ?? null)}>${words.done}</button></p>`}
  </dialog>`;
}
