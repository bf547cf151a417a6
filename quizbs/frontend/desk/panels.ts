/** What opens over the desk: a native dialog with one panel. */
import { html, nothing } from "lit-html";
import * as words from "words:desk";
import { askPanel } from "./asking.js";
import { button } from "./button.js";
import { clearing, waitingPanel, many } from "./waiting.js";
import { morePanel } from "./dock.js";
import { movePanel, togetherPanel } from "./moving.js";
import { planPanel } from "./plan.js";
import { bellPanel } from "./planned.js";
import { easePanel, studentsPanel } from "./students.js";
import { tablePanel } from "./tables.js";
import { trickPanel } from "./trick.js";
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type * as Desk from "./types.js";

/** A confirmation before anything that can't be undone. */
const surely = (
  title: string,
  line: string,
  yes: string,
  state: Desk.State,
  then: View.Act,
  back: Desk.Panel | null = null,
) => html`
  <h2 id="panel-title">${title}</h2>
  <p>${line}</p>
  <p class="row row-below">
    <button type="button" class="button" autofocus @click=${() => state.open(back)}>${words.notYet}</button>
    ${button(yes, () => (state.open(back), state.act(then)), "is-red")}
  </p>
`;

/** A message for everybody, which pauses all games. */
function freezePanel(state: Desk.State) {
  const set = (event: Screen.Submitted) => {
    event.preventDefault();
    void state.act({ do: "freeze", message: String(new FormData(event.currentTarget).get("message")) });
    state.open(null);
  };
  return html`<h2 id="panel-title">${words.freezeTitle}</h2>
    <form class="panel-form row" @submit=${set}>
      <input
        class="panel-message"
        name="message"
        type="text"
        maxlength="80"
        autocomplete="off"
        autofocus
        aria-label=${words.freezeMessage}
        placeholder=${words.freezeExample}
      />
      <button class="button is-first" type="submit">${words.freeze}</button>
    </form>`;
}

function remotePanel(state: Desk.State) {
  const title = html`<h2 id="panel-title">${words.remoteTitle}</h2>`;
  if (state.remoteUsed) {
    return html`${title}
      <p role="status">${words.remoteUsed}</p>
      <p class="row row-below">${button(words.remoteEnd, () => state.act({ do: "end_remote" }))}</p>`;
  }
  if (!state.remotePath) return title;
  return html`${title}
    <p>${words.remoteLine} <b>${words.remoteWarn}</b></p>
    <img
      class="panel-qr"
      src="/desk/${state.code}/remote.svg?${state.remotePath}"
      alt=${words.remoteTitle}
      width="260"
      height="260"
    />
    <p class="panel-link">${words.remoteType} <b>${state.remoteAddress || location.host}${state.remotePath}</b></p>`;
}

const phonePanel = (people: Desk.People, { code }: Desk.State, { seat }: Desk.Opened<"phone">) =>
  html`<h2 id="panel-title">${words.phoneTitle({ name: people.name(seat) })}</h2>
    <p>${words.phoneLine}</p>
    <img
      class="panel-qr"
      src="/desk/${code}/seat/${seat}.svg"
      alt=${words.phoneTitle({ name: people.name(seat) })}
      width="260"
      height="260"
    />`;

/** The contents of the dialog. */
function inside(open: Desk.Panel, view: View.Desk, people: Desk.People, state: Desk.State) {
  const sure = ([title, line, yes]: readonly string[], then: View.Act) =>
    surely(title, line, yes, state, then, open.back);
  switch (open.kind) {
    case "waiting":
      return waitingPanel(view, state);
    case "clear": {
      const seats = many(view, people, state)[open.which];
      return sure(clearing(open.which, seats, people), { do: "clear", seats }); // includes those who have joined meanwhile
    }
    case "ask":
      return askPanel(state);
    case "trick":
      return trickPanel(state);
    case "phone":
      return phonePanel(people, state, open);
    case "bell":
      return bellPanel(view, state, open);
    case "freeze":
      return freezePanel(state);
    case "more":
      return morePanel(view, state);
    case "remote":
      return remotePanel(state);
    case "table":
      return tablePanel(view, people, state, open.table);
    case "students":
      return studentsPanel(view, people, state);
    case "accommodation":
      return easePanel(view, people, state, open);
    case "plan":
      return planPanel(view, people, state);
    case "move":
      return movePanel(people, state, open);
    case "together":
      return togetherPanel(view, people, state, open);
    case "remove":
      return sure([words.removeTitle({ name: people.name(open.seat) }), words.removeLine, words.remove], {
        do: "remove",
        seat: open.seat,
      });
    case "part":
      return sure([words.removeTitle({ name: open.name }), words.partLine, words.remove], {
        do: "part",
        person: open.person,
      });
    case "end":
      return sure([words.endTitle, words.endLine, words.end], { do: "end", table: open.table });
    case "last":
      return sure([words.lastTitle, words.lastLine, words.lastYes], { do: "stop_cards", minutes: 1 });
    case "close":
      return sure([words.closeTitle, words.closeLine, words.close], { do: "close" });
  }
}

export function panel(view: View.Desk, people: Desk.People, state: Desk.State) {
  const { panel: open } = state;
  if (!open) return nothing;
  const asks = ["remove", "part", "clear", "end", "last", "close", "move", "together"].includes(open.kind);
  return html`<dialog
    class="panel panel-${open.kind}"
    aria-labelledby="panel-title"
    @close=${() => state.panel === open && state.open(null)}
  >
    ${inside(open, view, people, state)}
    <p class="screen-said panel-said" role="status">${state.notice}</p>
    ${asks ? nothing : html`<p class="row row-below panel-foot">${button(words.done, () => state.open(open.back ?? null))}</p>`}
  </dialog>`;
}
