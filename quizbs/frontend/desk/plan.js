/** Who sits where: names are dragged from table to table, or tapped and then a table; some are kept apart. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { moveTo, plannedFor } from "./moving.js";
import { moving, panels as words, tables as tableWords } from "../words/desk.js";

const TYPE = "text/plain";

/**
 * No browser but Chromium drags a real button, so a name is one by role, and hears the keys of one.
 *
 * @param {KeyboardEvent} event
 */
const pressed = (event) => (event.key === "Enter" || event.key === " ") && (event.preventDefault(), true);

/**
 * @param {View.Table} table
 * @param {View.Desk} view
 * @param {Desk.People} people
 * @param {Desk.State} state
 */
function table({ number, seats }, view, people, state) {
  /** @param {View.Seat} seat */
  const move = (seat) => {
    state.picked = null;
    moveTo(view, state, seat, number, { kind: "plan" });
  };
  /** @param {DragEvent} event */
  const drop = (event) => {
    event.preventDefault();
    const seat = Number(event.dataTransfer.getData(TYPE));
    if (seat) move(seat);
  };
  return html`<section
    class="live-plan-table"
    @dragover=${(/** @type {DragEvent} */ event) => event.preventDefault()}
    @drop=${drop}
  >
    <h3>
      ${
        state.picked && !seats.includes(state.picked)
          ? html`<button type="button" class="button live-first" @click=${() => move(state.picked)}>
              ${tableWords.number(number)}
            </button>`
          : tableWords.number(number)
      }
    </h3>
    <ul>
      ${repeat(
        seats,
        (seat) => seat,
        (seat) =>
          html`<li>
            <span
              class="live-name"
              role="button"
              tabindex="0"
              draggable="true"
              title=${people.name(seat)}
              aria-pressed=${state.picked === seat ? "true" : "false"}
              @dragstart=${(/** @type {DragEvent} */ event) => event.dataTransfer.setData(TYPE, String(seat))}
              @click=${() => state.pick(seat)}
              @keydown=${(/** @type {KeyboardEvent} */ event) => pressed(event) && state.pick(seat)}
            >
              ${people.who(seat)}${plannedFor(view, seat) ? html`<small>→ ${moving.planned(plannedFor(view, seat))}</small>` : nothing}
            </span>
          </li>`,
      )}
    </ul>
  </section>`;
}

/**
 * @param {View.Desk} view
 * @param {Desk.People} people
 * @param {Desk.State} state
 */
function apart(view, people, state) {
  const pairs = view.lesson.apart ?? [];
  /** @param {[View.Seat, View.Seat][]} next */
  const set = (next) => state.act({ do: "keep_apart", pairs: next });
  /** @param {Event} event */
  const add = (event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const pair = /** @type {[View.Seat, View.Seat]} */ ([Number(form.get("one")), Number(form.get("other"))]);
    set([...pairs, pair]);
  };
  const { seats } = view.lesson;
  /**
   * Who is picked stays picked while others come and go.
   *
   * @param {"one" | "other"} name
   * @param {number} first
   */
  const choice = (name, first) => {
    const picked = (seats.find(({ seat }) => seat === state.apart[name]) ?? seats[first])?.seat;
    return html`<select
      name=${name}
      required
      aria-label=${words.name}
      @change=${(/** @type {Screen.Changed} */ event) => (state.apart[name] = Number(event.target.value))}
    >
      ${repeat(
        seats,
        ({ seat }) => seat,
        ({ seat }) => html`<option value=${seat} .selected=${seat === picked}>${people.name(seat)}</option>`,
      )}
    </select>`;
  };
  /** @param {View.Seat} seat */
  const tableOf = (seat) => view.lesson.seats.find((student) => student.seat === seat)?.table;
  /**
   * @param {View.Seat} one
   * @param {View.Seat} other
   */
  const both = (one, other) =>
    tableOf(one) && tableOf(one) === tableOf(other) ? html` <em>${words.apartBoth(tableOf(one))}</em>` : nothing;
  return html`<details class="live-apart">
    <summary>${words.apart}</summary>
    <p>${words.apartLine}</p>
    <ul>
      ${pairs.map(
        ([one, other], at) =>
          html`<li>
            <bdi>${people.name(one)}</bdi> ${words.and} <bdi>${people.name(other)}</bdi>${both(one, other)}
            <button
              type="button"
              class="button"
              aria-label=${words.apartGone(people.name(one), people.name(other))}
              @click=${() => set(pairs.filter((_, each) => each !== at))}
            >
              ×
            </button>
          </li>`,
      )}
    </ul>
    <form @submit=${add}>
      ${choice("one", 0)} ${words.and} ${choice("other", 1)}
      <button class="button" type="submit">${words.apartAdd}</button>
    </form>
  </details>`;
}

/**
 * @param {View.Desk} view
 * @param {Desk.People} people
 * @param {Desk.State} state
 */
export function planPanel(view, people, state) {
  const { tables } = view.lesson;
  const free = !view.games.some((shown) => !shown.over && shown.view);
  const fresh = () => {
    const seat = state.picked;
    state.picked = null;
    state.act({ do: "move", seat, table: tables.length + 1 });
  };
  return html`<h2 id="panel-title">${words.plan}</h2>
    <p role="status">${state.picked ? words.picked(people.name(state.picked)) : tables.length ? words.planLine : ""}</p>
    ${
      free
        ? html`<p class="live-panel-buttons">
            ${Object.entries(words.ways).map(([way, label]) => html`<button type="button" class="button" @click=${() => state.act({ do: "arrange", way })}>${label}</button>`)}
          </p>`
        : nothing
    }
    <div class="live-plan">
      ${repeat(
        tables,
        ({ number }) => number,
        (sitting) => table(sitting, view, people, state),
      )}
      ${
        view.lesson.phase === "seating" && state.picked
          ? html`<section class="live-plan-table">
              <h3><button type="button" class="button" @click=${fresh}>${words.fresh}</button></h3>
            </section>`
          : nothing
      }
    </div>
    ${apart(view, people, state)}`;
}
