/** The whole desk: the bell, then what needs the teacher, then one row for each table. */
import { html, nothing } from "lit-html";
import * as words from "words:desk";
import { msLeft, ticking } from "../ui/clock.js";
import { whyNoDeal } from "../words/desk.js";
import { button } from "./button.js";
import { dealWords, dock, FEW, forEveryone, running } from "./dock.js";
import { peopleOf } from "./people.js";
import { needs } from "./needs.js";
import { panel } from "./panels.js";
import { tableRows } from "./tables.js";
import { mayTrick } from "./trick.js";
import * as tricks from "words:trick";
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type * as Desk from "./types.js";

const MINUTE = 60_000; // ms
const LOCK = html`<svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
  <path d="M5 7V5a3 3 0 0 1 6 0v2M3.5 7h9v6.5h-9z" />
</svg>`;

/** The desk when this page no longer shows it. The remote doesn't link to the host's other pages. */
export const farewell = (why: string, { host }: Desk.State) =>
  html`<main class="screen screen-gone">
    <h1>${why === "ended" ? words.ended : why === "older" ? words.older : words.unknown}</h1>
    ${host ? html`<a class="button" href="/host">${words.home}</a>` : nothing}
  </main>`;

function head({ lesson }: View.Desk, { connected, host, code, line, trouble, open }: Desk.State) {
  const students = lesson.seats.filter((seat) => !seat.bot);
  const there = connected ? students.filter(({ seat }) => connected.has(seat)).length : students.length;
  return html`<header class="desk-head row screen-head">
    ${host ? html`<a class="desk-brand screen-brand" href="/host">quizbs</a>` : html`<span class="desk-brand screen-brand">quizbs</span>`}
    <span class="desk-private screen-private">${LOCK}<span class="screen-heard">${words.onlyYou}</span></span>
    ${line === "off" || trouble ? html`<span class="screen-offline" role="alert">${trouble && line === "on" ? words.trouble({ trouble }) : words.offline}</span>` : nothing}
    <p class="screen-facts row">
      ${lesson.bank ? html`<span class="screen-laptop"><bdi>${lesson.bank}</bdi></span>` : nothing}
      <span class="screen-here">${words.here({ here: there, all: students.length })}</span>
      <span class="screen-code"><span class="screen-laptop">${words.joinCode}</span> <b>${code}</b></span>
    </p>
    <a class="screen-link screen-laptop tall" href="/desk/${code}/class">${words.classPage}</a>
    <a class="screen-link screen-laptop tall" href="/desk/${code}/report">${words.report}</a>
    ${
      host
        ? html`<a class="button screen-laptop" href="/wall/${code}" target="_blank" rel="noopener">${words.openWall}</a>
            ${button(words.remote, () => open({ kind: "remote" }), "screen-laptop")}`
        : nothing
    }
  </header>`;
}

/** The remote's headline before the first deal: how many students have joined. */
function cameIn({ seats }: View.DeskLesson) {
  const students = seats.filter(({ bot }) => !bot);
  const learning = students.filter(({ ready }) => !ready).length;
  return html`<p class="screen-came" role="heading" aria-level="1">
    <b class="sentence bell-says">${words.came({ count: students.length })}</b
    >${learning ? html` <span>${words.learning({ count: learning })}</span>` : nothing}
  </p>`;
}

const told = (clock: Screen.Clock) => words.bellLeft({ minutes: Math.round(msLeft(clock) / MINUTE) });

function bellOf(view: View.Desk, { bell, act, open }: Desk.State) {
  const { lesson } = view;
  const rang = running(view) ? words.bellRang : words.bellOver;
  const says = lesson.bell?.rang ? rang : bell ? ticking(bell, told) : words.bellNone;
  const done = lesson.bell ? 1 - Math.min(1, msLeft(bell) / (lesson.bell.of || 1)) : 0;
  const lobby = lesson.phase === "lobby";
  return html`<section class="bell ${lobby ? "bell-lobby" : ""}">
    ${lobby ? cameIn(lesson) : nothing}
    <h1 class="sentence bell-says">
      <button type="button" class="bell-button" @click=${() => open({ kind: "bell" })}>${says}</button>
    </h1>
    ${
      lesson.bell
        ? html`<progress max="100" .value=${Math.round(100 * done)} aria-label=${words.bellSet}></progress>`
        : html`<span class="screen-space"></span>`
    }
    <p class="screen-freezing row">
      ${
        lesson.frozen
          ? button(words.unfreeze, () => act({ do: "unfreeze" }), "screen-freeze screen-frozen")
          : html`${button(words.freezeMore, () => open({ kind: "freeze" }))}
            ${button(words.freeze, () => act({ do: "freeze" }), "screen-freeze")}`
      }
    </p>
    ${
      lesson.frozen
        ? html`<p class="screen-frozen-line">
            ${words.frozen} <b><bdi>${lesson.frozen.message}</bdi></b>
          </p>`
        : nothing
    }
  </section>`;
}

/** A button to deal, or why that isn't possible; nothing while games are running. */
function dealing(view: View.Desk, { act }: Desk.State) {
  const { lesson } = view;
  if (lesson.deal) {
    const why = running(view) || lesson.trick ? "" : whyNoDeal(lesson.deal);
    return why ? html`<p class="screen-no-deal">${why}</p>` : nothing;
  }
  return button(dealWords(view), () => act({ do: "deal" }), "button-gold screen-deal");
}

function asking(view: View.Desk, state: Desk.State) {
  const next = forEveryone(view, state);
  const { class_question: asked, trick } = view.lesson;
  const how = trick?.phase === "glance" ? "button-gold" : asked || trick ? "is-on" : "screen-ask"; // everybody waits for the teacher
  return html`${next ? button(...next, how) : nothing}
  ${mayTrick(view) ? button(tricks.title, () => state.open({ kind: "trick" })) : nothing}`;
}

/** A choice of what the projector shows: all tables, or one. */
function followed({ games: all }: View.Desk, { follow, act }: Desk.State) {
  if (all.length < 2) return nothing;
  const choice = (table: View.TableNumber, label: unknown) =>
    html`<button
      type="button"
      class=${table ? "follow-one" : ""}
      aria-pressed=${follow === table ? "true" : "false"}
      @click=${() => act({ do: "follow", table })}
    >
      ${label}
    </button>`;
  return html`<div class="follow segments" role="group" aria-label=${words.onWall}>
    <span>${words.onWall}</span> ${choice(0, words.allTables)}
    ${all.map(({ table }) => choice(table, words.table({ table })))}
    <select
      class="follow-any ${follow ? "is-followed" : ""}"
      aria-label=${words.oneTable}
      @change=${({ target }: Screen.Changed) => act({ do: "follow", table: Number(target.value) })}
    >
      <option value="" disabled .selected=${!follow}>${words.oneTable}</option>
      ${all.map(({ table }) => html`<option value=${table} .selected=${follow === table}>${words.table({ table })}</option>`)}
    </select>
  </div>`;
}

function foot(view: View.Desk, state: Desk.State) {
  const { lesson } = view;
  return html`<footer class="screen-foot row row-apart">
    ${followed(view, state)}
    <div class="screen-buttons row">
      ${dealing(view, state)} ${asking(view, state)}
      ${lesson.phase === "lobby" && lesson.seats.length < FEW ? button(words.bots, () => state.act({ do: "bots", seats: FEW })) : nothing}
      ${button(words.students({ count: lesson.seats.length }), () => state.open({ kind: "students" }))}
      ${lesson.tables.length > 1 || lesson.seats.length > 6 ? button(words.plan, () => state.open({ kind: "plan" })) : nothing}
      ${button(lesson.locked ? words.unlock : words.lock, () => state.act({ do: lesson.locked ? "unlock" : "lock" }))}
      ${running(view) && !lesson.bell?.rang ? button(words.last, () => state.open({ kind: "last" })) : nothing}
      ${button(words.close, () => state.open({ kind: "close" }))}
    </div>
  </footer>`;
}

export function screen(view: View.Desk, state: Desk.State) {
  const people = peopleOf(view, state);
  return html`${head(view, state)}
    <main class="screen">
      ${bellOf(view, state)}
      <p class="screen-said" role="status">${state.panel ? "" : state.notice}</p>
      <div class="screen-columns" tabindex=${view.lesson.phase === "lobby" ? 0 : nothing}>
        ${needs(view, people, state)} ${tableRows(view, people, state)}
      </div>
      ${foot(view, state)} ${dock(view, state)}
    </main>
    ${panel(view, people, state)}`;
}
