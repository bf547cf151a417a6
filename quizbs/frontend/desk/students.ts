/** All students of the lesson, with what only the teacher can see and do, and accommodations. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import * as words from "words:desk";
import { moveTo, plannedFor } from "./moving.js";
import { button } from "./button.js";
import { fullName } from "../words/desk.js";
import { toClear } from "./waiting.js";
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type * as Desk from "./types.js";

const EASES = ["may_pass", "fewer", "read_aloud", "large", "spacing", "dyslexia"] as const;
const TIMES = [1, 1.5, 2, 10, 0] as const;
const MANY = 12; // students; with more there is a search

const accommodated = (accommodation: View.Accommodation | undefined) =>
  accommodation && (accommodation.time !== 1 || EASES.some((name) => accommodation[name]));

const back: Desk.Panel = { kind: "students" };

function acts({ seat, table }: View.Person, view: View.Desk, people: Desk.People, state: Desk.State) {
  const shown = view.games.find((shown) => shown.table === table);
  const game = shown?.view;
  const playing = game && game.phase !== "over" ? game.seats.find((player) => player.seat === seat) : null;
  const name = people.name(seat);
  const act = (label: unknown, click: () => void, more: string = "") =>
    html`<button type="button" class="button" aria-label="${label}: ${name}" @click=${click}>${label}${more}</button>`;
  return html`${
    playing
      ? act(playing.autoplay ? words.giveBack : words.autoplay, () =>
          state.act({ do: "autoplay", table: shown?.table, seat, on: !playing.autoplay }),
        )
      : nothing
  }
  ${
    people.bot(seat)
      ? nothing
      : html`${act(words.ease, () => state.open({ kind: "accommodation", seat, back }), accommodated(view.lesson.accommodations?.[seat]) ? " ✓" : "")}
        ${act(words.phone, () => state.open({ kind: "phone", seat, back }))}`
  }
  ${act(view.lesson.shared?.[seat] ? words.removeAll : words.remove, () => state.open({ kind: "remove", seat, back }))}`;
}

/** The students who share a phone, by name; each can be removed alone. */
const partners = ({ seat }: View.Person, view: View.Desk, state: Desk.State) => {
  const sharing = view.lesson.shared?.[seat] ?? [];
  if (!sharing.length) return nothing;
  const remove = ({ person, name, real }: View.Sharer) =>
    button(
      words.remove,
      () => state.open({ kind: "part", person, name: fullName(name, real), back }),
      "",
      fullName(name, real),
    );
  return html`<ul class="students-partners lines">
    ${sharing.map(
      (person) =>
        html`<li class="row row-apart">
          <span
            ><bdi>${fullName(person.name, person.real)}</bdi
            >${person.holds ? html` <small class="quiet">${words.holds}</small>` : nothing}</span
          >
          ${remove(person)}
        </li>`,
    )}
  </ul>`;
};

function student(sitter: View.Person, view: View.Desk, people: Desk.People, state: Desk.State) {
  const { seat, table } = sitter;
  const planned = plannedFor(view, seat);
  const move = (event: Screen.Changed) => moveTo(view, state, seat, Number(event.target.value), back);
  const numbers = view.lesson.tables.map(({ number }) => number);
  const open = state.openStudent === seat;
  return html`<li class="students-one ${open ? "is-open" : ""} ${view.lesson.shared?.[seat] ? "students-shared" : ""}">
    <span class="students-name row">
      ${people.who(seat)}${people.away(seat) ? html`<em>${words.state({ state: "gone" })}</em>` : nothing}
    </span>
    ${
      numbers.length > 1
        ? html`<select aria-label=${words.tableOf({ name: people.name(seat) })} @change=${move}>
            ${numbers.map((number) => html`<option value=${number} .selected=${number === (planned || table)}>${(number === planned ? words.movePlannedTable : words.table)({ table: number })}</option>`)}
          </select>`
        : nothing
    }
    <button
      type="button"
      class="button students-more"
      aria-expanded=${open ? "true" : "false"}
      aria-label=${words.acts({ name: people.name(seat) })}
      @click=${() => state.choose(seat)}
    >
      …
    </button>
    <span class="students-acts">${acts(sitter, view, people, state)}</span>
    ${partners(sitter, view, state)}
  </li>`;
}

/** Return the students whose name contains the search, by table and then by name: `[[number or null, seats]…]`. */
function found({ lesson }: View.Desk, people: Desk.People, search: string) {
  const part = search.trim().toLocaleLowerCase();
  const fits = ({ seat }: View.Person) => people.name(seat).toLocaleLowerCase().includes(part);
  const listed = lesson.seats.filter(fits).sort((a, b) => people.name(a.seat).localeCompare(people.name(b.seat)));
  return [...lesson.tables.map(({ number }) => number), null]
    .map((number) => [number, listed.filter(({ table }) => (table ?? null) === number)] as const)
    .filter(([, seats]) => seats.length);
}

/** A field to add a name that the class list lacks. */
function adding(state: Desk.State) {
  const add = async (event: Screen.Submitted) => {
    event.preventDefault();
    const form = event.currentTarget;
    await state.add(String(new FormData(form).get("name")).trim());
    if (state.addedName) form.reset();
  };
  return html`<form class="students-head row row-apart students-add" @submit=${add}>
      <input
        name="name"
        autocomplete="off"
        required
        maxlength="60"
        aria-label=${words.addName}
        placeholder=${words.addName}
      />
      <button type="submit" class="button">${words.add}</button>
    </form>
    <p class="quiet" role="status">${state.addedName ? words.added({ name: state.addedName }) : nothing}</p>`;
}

export function studentsPanel(view: View.Desk, people: Desk.People, state: Desk.State) {
  const shown = found(view, people, state.search);
  const search = view.lesson.seats.length > MANY || state.search; // keep the search field while it has text
  return html`<div class="students-head row row-apart">
      <h2 id="panel-title">${words.studentsTitle}</h2>
      ${
        search
          ? html`<input
              type="search"
              autocomplete="off"
              placeholder=${words.find}
              aria-label=${words.find}
              .value=${state.search}
              @input=${(event: Screen.Changed) => state.find(event.target.value)}
            />`
          : nothing
      }
    </div>
    ${state.classList ? adding(state) : nothing} ${toClear(view, people, state)}
    <p class="quiet" role="status">${shown.length || !view.lesson.seats.length ? nothing : words.foundNone}</p>
    ${repeat(
      shown,
      ([number]) => number,
      ([number, seats]) =>
        html`<section class="students">
          ${view.lesson.tables.length ? html`<h3>${number ? words.table({ table: number }) : words.noTable}</h3>` : nothing}
          <ul>
            ${repeat(
              seats,
              ({ seat }) => seat,
              (sitter) => student(sitter, view, people, state),
            )}
          </ul>
        </section>`,
    )}`;
}

export function easePanel(
  view: View.Desk,
  people: Desk.People,
  state: Desk.State,
  { seat }: Desk.Opened<"accommodation">,
) {
  const accommodation: Partial<View.Accommodation> = view.lesson.accommodations?.[seat] ?? {};
  const set = (change: Partial<View.Accommodation>) =>
    state.act({ do: "accommodate", seat, accommodation: { ...accommodation, ...change } });
  return html`<h2 id="panel-title">${words.easeTitle({ name: people.name(seat) })}</h2>
    <p>${words.easeLine}</p>
    <label class="tick"
      ><span>${words.time}</span>
      <select @change=${(event: Screen.Changed) => set({ time: Number(event.target.value) })}>
        ${TIMES.map((time) => html`<option value=${time} ?selected=${(accommodation.time ?? 1) === time}>${words.times({ time })}</option>`)}
      </select></label
    >
    ${EASES.map(
      (name) =>
        html`<label class="tick"
          ><input
            type="checkbox"
            .checked=${Boolean(accommodation[name])}
            @change=${(event: Screen.Changed) => set({ [name]: event.target.checked })}
          />
          <span>${words.eases({ ease: name })}</span></label
        >`,
    )}`;
}
