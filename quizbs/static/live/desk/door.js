/** The door: who waits for the teacher's glance, who is kept out, and how many that came at once are cleared away. */
import { html, nothing } from "lit-html";
import { msLeft, ticking } from "../clock.js";
import { foot } from "../words/desk.js";
import { door as words } from "../words/door.js";

const FEW = 3; // names that wait, each with a card of its own; more have one list
const MOST = 9; // names that are read before many go; of the others the number is told
const MINUTE = 60_000; // ms

const button = (label, click, how = "", about = "") =>
  html`<button type="button" class="button ${how}" aria-label=${about ? `${label}: ${about}` : label} @click=${click}>
    ${label}
  </button>`;

const lock = ({ lesson }, local) => (lesson.locked ? nothing : button(foot.lock, () => local.act({ do: "lock" })));

const letIn = (one, local, first) =>
  button(words.letIn, () => local.act({ do: "let_in", person: one.person }), first ? "live-first" : "", one.name);
const drawn = (one, local) =>
  button(words.drawn, () => local.act({ do: "let_in", person: one.person, drawn: true }), "", one.name);
const away = (one, local) =>
  button(words.away, () => local.act({ do: "turn_away", people: [one.person], out: true }), "", one.name);

const line = (one) => (one.real ? words.real(one.real) : words.line);

/** The cards for names that wait: one each, or one for all of them. */
export function waiting(view, local) {
  const { held } = local;
  if (held.length <= FEW) {
    return held.map((one) => ({
      key: `held ${one.person}`,
      title: words.held(one.name),
      line: line(one),
      buttons: [letIn(one, local, true), drawn(one, local), away(one, local)],
    }));
  }
  const look = button(words.look, () => local.open({ kind: "door" }), "live-first");
  return [
    {
      key: "held many",
      title: words.many(held.length),
      line: words.line,
      buttons: [look, ...(local.watch ? [] : [lock(view, local)])],
    },
  ];
}

const minutes = (clock) => words.watch(Math.max(1, Math.ceil(msLeft(clock) / MINUTE)));

/** After somebody was removed: how long each new name waits, with the lock beside it. */
export const watch = (view, local) =>
  local.watch
    ? html`<p class="live-watch"><span>${ticking(local.watch, minutes)}</span> ${lock(view, local)}</p>`
    : nothing;

/** Everybody who waits, one below the other. */
export function doorPanel(view, cast, local) {
  const people = local.held.map(({ person }) => person);
  return html`<h2 id="panel-title">${words.many(people.length)}</h2>
    ${
      people.length
        ? html`<p class="live-panel-buttons">
            ${button(words.allIn, () => local.act({ do: "let_all_in", people }), "live-first")}
            ${button(words.allAway, () => local.act({ do: "turn_away", people, out: false }))} ${lock(view, local)}
          </p>`
        : nothing
    }
    <ul class="live-waiting">
      ${local.held.map(
        (one) =>
          html`<li>
            <span><bdi>${one.name}</bdi>${one.real ? html` <small><bdi>${one.real}</bdi></small>` : nothing}</span>
            <span class="live-waiting-acts">${letIn(one, local, false)} ${drawn(one, local)} ${away(one, local)}</span>
          </li>`,
      )}
    </ul>`;
}

/** Who came in the last minute, and whose phone is not here: seats, without bots. */
function many({ lesson }, cast, local) {
  const people = lesson.seats.filter(({ bot }) => !bot).map(({ seat }) => seat);
  const since = performance.now() - local.taken;
  return {
    fresh: people.filter((seat) => (lesson.came?.[seat] ?? Infinity) + since < MINUTE),
    gone: people.filter((seat) => cast.away(seat)),
  };
}

/** At the head of all students: to clear many away at once, and whom the teacher keeps out. */
export function clearing(view, cast, local) {
  const found = many(view, cast, local);
  const out = view.lesson.out ?? [];
  if (found.fresh.length < 2 && !found.gone.length && !out.length) return nothing;
  const back = { kind: "students" };
  const ask = (which) => button(words[which](found[which].length), () => local.open({ kind: "clear", which, back }));
  return html`<details
    class="live-clearing"
    ?open=${local.clearing}
    @toggle=${(event) => (local.clearing = event.target.open)}
  >
    <summary>${words.clear}</summary>
    <p class="live-panel-buttons">
      ${found.fresh.length > 1 ? ask("fresh") : nothing} ${found.gone.length ? ask("gone") : nothing}
    </p>
    ${out.length ? html`<h3>${words.out}</h3>` : nothing}
    <ul class="live-waiting">
      ${out.map(({ person, name }) => html`<li><bdi>${name}</bdi> ${button(words.back, () => local.act({ do: "let_back", person }), "", name)}</li>`)}
    </ul>
  </details>`;
}

/** What is asked before many go: `[title, line, yes, act]`; those who came meanwhile are among them. */
export function clearAway(view, cast, local) {
  const { which } = local.panel;
  const seats = many(view, cast, local)[which];
  return [
    words.surely(seats.length),
    words.who(seats.map(cast.name), MOST),
    words[which](seats.length),
    { do: "clear", seats },
  ];
}
