/** Who sits where: names are dragged to a table, or tapped before tapping a table. Some can be kept apart. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import * as words from "words:desk";
import { moveTo, plannedFor } from "./moving.js";
import { button } from "./button.js";
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type * as Desk from "./types.js";

const TYPE = "text/plain";
const WAYS = ["random", "results", "keep", "one"] as const;

/** Handle the keys of a button. Only Chromium drags real buttons, so names have the role instead. */
const pressed = (event: KeyboardEvent) =>
  (event.key === "Enter" || event.key === " ") && (event.preventDefault(), true);

function table({ number, seats }: View.Table, view: View.Desk, people: Desk.People, state: Desk.State) {
  const { picked } = state;
  const move = (seat: View.Seat) => {
    state.picked = null;
    moveTo(view, state, seat, number, { kind: "plan" });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const seat = Number(event.dataTransfer?.getData(TYPE));
    if (seat) move(seat);
  };
  return html`<section class="plan-table" @dragover=${(event: DragEvent) => event.preventDefault()} @drop=${drop}>
    <h3>
      ${
        picked && !seats.includes(picked)
          ? button(words.table({ table: number }), () => move(picked), "is-first")
          : words.table({ table: number })
      }
    </h3>
    <ul>
      ${repeat(
        seats,
        (seat) => seat,
        (seat) =>
          html`<li>
            <span
              class="plan-name"
              role="button"
              tabindex="0"
              draggable="true"
              title=${people.name(seat)}
              aria-pressed=${state.picked === seat ? "true" : "false"}
              @dragstart=${(event: DragEvent) => event.dataTransfer?.setData(TYPE, String(seat))}
              @click=${() => state.pick(seat)}
              @keydown=${(event: KeyboardEvent) => pressed(event) && state.pick(seat)}
            >
              ${people.who(seat)}${plannedFor(view, seat) ? html`<small>${words.movePlanned({ table: plannedFor(view, seat) })}</small>` : nothing}
            </span>
          </li>`,
      )}
    </ul>
  </section>`;
}

function apart(view: View.Desk, people: Desk.People, state: Desk.State) {
  const pairs = view.lesson.apart ?? [];
  const set = (next: [View.Seat, View.Seat][]) => state.act({ do: "keep_apart", pairs: next });
  const add = (event: Screen.Submitted) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const pair: [View.Seat, View.Seat] = [Number(form.get("one")), Number(form.get("other"))];
    void set([...pairs, pair]);
  };
  const { seats } = view.lesson;
  /** A choice of two students; the picked one stays picked while others come and go. */
  const choice = (name: "one" | "other", first: number) => {
    const picked = (seats.find(({ seat }) => seat === state.apartPair[name]) ?? seats[first])?.seat;
    return html`<select
      name=${name}
      required
      aria-label=${words.apartName}
      @change=${(event: Screen.Changed) => (state.apartPair[name] = Number(event.target.value))}
    >
      ${repeat(
        seats,
        ({ seat }) => seat,
        ({ seat }) => html`<option value=${seat} .selected=${seat === picked}>${people.name(seat)}</option>`,
      )}
    </select>`;
  };
  const tableOf = (seat: View.Seat) => view.lesson.seats.find((student) => student.seat === seat)?.table;
  const both = (one: View.Seat, other: View.Seat) => {
    const table = tableOf(one);
    return table && table === tableOf(other) ? html` <em>${words.apartBoth({ table })}</em>` : nothing;
  };
  return html`<details>
    <summary>${words.apart}</summary>
    <p>${words.apartLine}</p>
    <ul class="lines">
      ${pairs.map(
        ([one, other], at) =>
          html`<li class="row">
            ${words.apartPair({ name: people.name(one), other: people.name(other) })}${both(one, other)}
            <button
              type="button"
              class="button"
              aria-label=${words.apartGone({ name: people.name(one), other: people.name(other) })}
              @click=${() => set(pairs.filter((_, each) => each !== at))}
            >
              ×
            </button>
          </li>`,
      )}
    </ul>
    <form class="row row-below" @submit=${add}>
      ${choice("one", 0)} ${words.apartAnd} ${choice("other", 1)}
      <button class="button" type="submit">${words.apart}</button>
    </form>
  </details>`;
}

export function planPanel(view: View.Desk, people: Desk.People, state: Desk.State) {
  const { tables } = view.lesson;
  const free = !view.games.some((shown) => !shown.over && shown.view);
  const fresh = () => {
    const seat = state.picked;
    state.picked = null;
    if (seat) void state.act({ do: "move", seat, table: tables.length + 1 });
  };
  return html`<h2 id="panel-title">${words.plan}</h2>
    <p role="status">
      ${state.picked ? words.planPicked({ name: people.name(state.picked) }) : tables.length ? words.planLine : ""}
    </p>
    ${
      free
        ? html`<p class="row row-below">
            ${WAYS.map((way) => button(words.planWays({ way }), () => state.act({ do: "arrange", way })))}
          </p>`
        : nothing
    }
    <div class="plan">
      ${repeat(
        tables,
        ({ number }) => number,
        (sitting) => table(sitting, view, people, state),
      )}
      ${
        view.lesson.phase === "seating" && state.picked
          ? html`<section class="plan-table">
              <h3>${button(words.planFresh, fresh)}</h3>
            </section>`
          : nothing
      }
    </div>
    ${apart(view, people, state)}`;
}
