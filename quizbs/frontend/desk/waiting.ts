/** Students who wait to be let in, those who are kept out, and removing many who joined at once. */
import { html, nothing } from "lit-html";
import { msLeft, ticking } from "../ui/clock.js";
import { button } from "./button.js";
import { lock as lockLesson } from "words:desk";
import { fullName } from "../words/desk.js";
import * as words from "words:waiting";
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type * as Desk from "./types.js";

const FEW = 3; // waiting names with a card each; more have one list
const MOST = 9; // names listed in the confirmation; of the others only the number
const MINUTE = 60_000; // ms

const lock = ({ lesson }: View.Desk, state: Desk.State) =>
  lesson.locked ? nothing : button(lockLesson, () => state.act({ do: "lock" }));

const both = ({ name, real }: Pick<Screen.Waiter, "name" | "real">) => fullName(name, real);

/** Return the name to decide about. */
const called = (waiting: Screen.Waiter) => (waiting.asks ? waiting.real : both(waiting));

const letIn = (waiting: Screen.Waiter, state: Desk.State, first: boolean) =>
  button(
    words.letIn,
    () => state.act({ do: "let_in", person: waiting.person }),
    first ? "is-first" : "",
    called(waiting),
  );
const drawn = (waiting: Screen.Waiter, state: Desk.State) =>
  button(words.drawn, () => state.act({ do: "let_in", person: waiting.person, drawn: true }), "", called(waiting));
/** A button to turn a student away. One who isn't on the class list may ask again: the name may be mistyped. */
const away = (waiting: Screen.Waiter, state: Desk.State) =>
  button(
    words.away,
    () => state.act({ do: "turn_away", people: [waiting.person], out: !waiting.asks }),
    "",
    called(waiting),
  );

function line(waiting: Screen.Waiter) {
  if (waiting.gone) return words.asleep;
  if (waiting.asks) return words.asks({ asks: waiting.asks });
  return waiting.real ? words.listed : words.line;
}

/** The buttons for one name. Another drawn name doesn't help a student who isn't on the class list. */
const acts = (waiting: Screen.Waiter, state: Desk.State, first: boolean) => [
  letIn(waiting, state, first && !waiting.gone),
  ...(waiting.asks ? [] : [drawn(waiting, state)]),
  away(waiting, state),
];

/** Return the cards for waiting names: one each, or one for all of them. */
export function waiting(view: View.Desk, state: Desk.State) {
  const { waiters } = state;
  if (waiters.length <= FEW) {
    return waiters.map((waiting) => ({
      key: `held ${waiting.person}`,
      title: words.name({ name: called(waiting) }),
      line: line(waiting),
      buttons: acts(waiting, state, true),
    }));
  }
  const look = button(words.look, () => state.open({ kind: "waiting" }), "is-first");
  return [
    {
      key: "held many",
      title: words.many({ count: waiters.length }),
      line: words.line,
      buttons: [look, ...(state.waitClock ? [] : [lock(view, state)])],
    },
  ];
}

const fromOneAddress = ({ lesson }: Pick<View.Desk, "lesson">, state: Desk.State) =>
  lesson.seats.map(({ seat }) => seat).filter((seat) => state.crowd.includes(seat));

/** Return the card for students who joined from one address at once: it may be one phone, or the whole class. */
export function crowd(view: View.Desk, state: Desk.State) {
  const { length } = fromOneAddress(view, state);
  if (!length) return [];
  const key = `crowd ${state.crowd[0]}`;
  return [
    {
      key,
      title: words.oneAddress({ count: length }),
      line: words.oneAddressLine,
      buttons: [
        button(words.ours, () => state.dismiss(key), "is-first"),
        lock(view, state),
        button(words.remove({ which: "crowd", count: length }), () => state.open({ kind: "clear", which: "crowd" })),
      ],
    },
  ];
}

const minutes = (clock: Screen.Clock) => words.watch({ minutes: Math.max(1, Math.ceil(msLeft(clock) / MINUTE)) });

/** After a removal: how long each new name waits, and the lock. */
export const watch = (view: View.Desk, state: Desk.State) =>
  state.waitClock
    ? html`<p class="waiting-watch row row-apart">
        <span>${ticking(state.waitClock, minutes)}</span> ${lock(view, state)}
      </p>`
    : nothing;

/** The list of everybody who waits. */
export function waitingPanel(view: View.Desk, state: Desk.State) {
  const persons = state.waiters.map(({ person }) => person);
  const here = state.waiters.filter(({ gone }) => !gone).map(({ person }) => person);
  return html`<h2 id="panel-title">${words.many({ count: persons.length })}</h2>
    ${
      persons.length
        ? html`<p class="row row-below">
            ${here.length ? button(words.allIn, () => state.act({ do: "let_all_in", people: here }), "is-first") : nothing}
            ${button(words.allAway, () => state.act({ do: "turn_away", people: persons, out: false }))}
            ${lock(view, state)}
          </p>`
        : nothing
    }
    <ul class="waiting-list lines">
      ${state.waiters.map(
        (waiting) =>
          html`<li class="row row-apart">
            <span
              ><bdi>${fullName(waiting.name, waiting.real)}</bdi
              >${waiting.gone || waiting.asks ? html` <small class="quiet">${line(waiting)}</small>` : nothing}</span
            >
            <span class="row">${acts(waiting, state, false)}</span>
          </li>`,
      )}
    </ul>`;
}

/**
 * Return the seats that joined in the last minute, those that are disconnected, and those from one address, without
 * bots.
 */
export function many({ lesson }: View.Desk, people: Desk.People, state: Desk.State) {
  const students = lesson.seats.filter(({ bot }) => !bot).map(({ seat }) => seat);
  const since = performance.now() - state.viewArrived;
  return {
    fresh: students.filter((seat) => (lesson.came?.[seat] ?? Infinity) + since < MINUTE),
    gone: students.filter((seat) => people.away(seat)),
    crowd: fromOneAddress({ lesson }, state),
  };
}

/** Buttons above the students that remove many at once, and a list of those who are kept out. */
export function toClear(view: View.Desk, people: Desk.People, state: Desk.State) {
  const found = many(view, people, state);
  const out = view.lesson.out ?? [];
  if (found.fresh.length < 2 && !found.gone.length && !out.length) return nothing;
  const back: Desk.Panel = { kind: "students" };
  const ask = (which: "fresh" | "gone") =>
    button(words.remove({ which, count: found[which].length }), () => state.open({ kind: "clear", which, back }));
  return html`<details
    class="waiting-clearing"
    ?open=${state.clearingOpen}
    @toggle=${(event: Screen.Toggled) => (state.clearingOpen = event.target.open)}
  >
    <summary>${words.clear}</summary>
    <p class="row row-below">
      ${found.fresh.length > 1 ? ask("fresh") : nothing} ${found.gone.length ? ask("gone") : nothing}
    </p>
    ${out.length ? html`<h3>${words.out}</h3>` : nothing}
    <ul class="waiting-list lines">
      ${out.map((one) => html`<li class="row row-apart"><bdi>${both(one)}</bdi> ${button(words.back, () => state.act({ do: "let_back", person: one.person }), "", both(one))}</li>`)}
    </ul>
  </details>`;
}

/** Return the confirmation before removing many: title, line, button. */
export function clearing(which: keyof ReturnType<typeof many>, seats: View.Seat[], people: Desk.People) {
  const names = seats.slice(0, MOST).map(people.name);
  const more = seats.length - names.length;
  return [
    words.sure({ count: seats.length }),
    more ? words.whoMore({ names, count: more }) : words.who({ names }),
    words.remove({ which, count: seats.length }),
  ];
}
