/** Everybody in the lesson, with what the teacher alone may know and do; and what is easier for one of them. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { panels as words } from "../words/desk.js";

const EASES = Object.keys(words.eases);

const eased = (ease) => ease && (ease.time !== 1 || EASES.some((name) => ease[name]));

function student({ seat, group }, view, cast, local) {
  const table = view.tables.find((one) => one.group === group)?.view;
  const playing = table && table.phase !== "over" ? table.seats.find((one) => one.seat === seat) : null;
  const move = (event) => local.act({ do: "move", seat, group: Number(event.target.value) });
  const numbers = view.lesson.groups.map(({ number }) => number);
  return html`<li class="live-student">
    <span class="live-student-name">${cast.who(seat)}${cast.real(seat) ? html`<small><bdi>${cast.real(seat)}</bdi></small>` : nothing}</span>
    ${numbers.length > 1
      ? html`<select aria-label="${words.table}: ${cast.name(seat)}" .value=${String(group ?? "")} @change=${move}>
          ${numbers.map((number) => html`<option value=${number} ?selected=${number === group}>${words.table} ${number}</option>`)}
        </select>`
      : nothing}
    ${playing
      ? html`<button type="button" class="button" @click=${() => local.act({ do: "stand_in", group, seat, on: !playing.automatic })}>
          ${playing.automatic ? words.standBack : words.standIn}
        </button>`
      : nothing}
    ${cast.bot(seat)
      ? nothing
      : html`<button type="button" class="button" aria-label="${words.ease}: ${cast.name(seat)}" @click=${() => local.open({ kind: "ease", seat, back: { kind: "students" } })}>
            ${words.ease}${eased(view.lesson.eases?.[seat]) ? " ✓" : ""}
          </button>
          <button type="button" class="button" aria-label="${words.phone}: ${cast.name(seat)}" @click=${() => local.open({ kind: "phone", seat })}>${words.phone}</button>`}
    <button type="button" class="button" aria-label="${words.remove}: ${cast.name(seat)}" @click=${() => local.open({ kind: "remove", seat, back: { kind: "students" } })}>${words.remove}</button>
  </li>`;
}

export const studentsPanel = (view, cast, local) => html`<h2 id="panel-title">${words.students}</h2>
  <ul class="live-students">
    ${repeat(
      view.lesson.seats,
      ({ seat }) => seat,
      (one) => student(one, view, cast, local),
    )}
  </ul>`;

export function easePanel(view, cast, local) {
  const { seat } = local.panel;
  const ease = view.lesson.eases?.[seat] ?? {};
  const set = (change) => local.act({ do: "ease", seat, ease: { ...ease, ...change } });
  return html`<h2 id="panel-title">${words.easeTitle(cast.name(seat))}</h2>
    <p>${words.easeLine}</p>
    <label class="live-ease"
      ><span>${words.time}</span>
      <select @change=${(event) => set({ time: Number(event.target.value) })}>
        ${[1, 1.5, 2, 10, 0].map((time) => html`<option value=${time} ?selected=${(ease.time ?? 1) === time}>${words.times[time]}</option>`)}
      </select></label
    >
    ${EASES.map(
      (name) => html`<label class="live-ease"><input type="checkbox" .checked=${Boolean(ease[name])} @change=${(event) => set({ [name]: event.target.checked })} /> <span>${words.eases[name]}</span></label>`,
    )}`;
}
