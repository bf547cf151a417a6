/** What the remote has under the thumb: the one thing that comes next, and behind *More* everything else. */
import { html, nothing } from "lit-html";
import {
  head as heads,
  bell as bells,
  dock as words,
  foot as feet,
  freeze as freezes,
  whyNoDeal,
} from "../words/desk.js";

const FEW = 4; // hands: with fewer a table is a poor game, and bots help
const SMALL = 6; // students at one table who need no plan of who sits where

/**
 * @param {unknown} label
 * @param {() => void} click
 * @param {string} [how]
 */
const button = (label, click, how = "") =>
  html`<button type="button" class="button ${how}" @click=${click}>${label}</button>`;

/**
 * Whether cards are out at some table.
 *
 * @param {View.Desk} view
 */
export const running = ({ games: all }) => all.some((shown) => !shown.over && shown.view);

/** @param {View.Desk} view */
const students = ({ lesson }) => lesson.seats.filter(({ bot }) => !bot).length;

/**
 * What deals now: its words.
 *
 * @param {View.Desk} view
 * @param {boolean} [short]
 */
export const dealWords = (view, short = false) =>
  ({
    lobby: short ? words.deal(students(view)) : feet.deal,
    seating: feet.dealNow,
    playing: feet.next,
    closed: feet.next,
  })[view.lesson.phase];

/**
 * The question for everyone: to ask it, to show what is right, to go back.
 *
 * @param {View.Desk} view
 * @param {Desk.State} state
 * @returns {[string, () => void] | null}
 */
export function forEveryone(view, { act, open }) {
  const asked = view.lesson.class_question;
  if (!asked) return view.lesson.questions && students(view) ? [feet.ask, () => open({ kind: "ask" })] : null;
  if (asked.groups.length) return [feet.vote, () => act({ do: "vote_class", number: asked.number })];
  return asked.result
    ? [feet.back, () => act({ do: "end_class", number: asked.number })]
    : [feet.show, () => act({ do: "show_class", number: asked.number })];
}

/**
 * The one next action: `[key, label, what a tap does, how it looks]`; without a tap the label says what is waited for.
 *
 * @param {View.Desk} view
 * @param {Desk.State} state
 * @returns {[string, unknown, (() => void)?, string?]}
 */
function next(view, state) {
  const { lesson } = view;
  const { act, open } = state;
  if (lesson.frozen) return ["freeze", freezes.off, () => act({ do: "unfreeze" }), "button-gold"];
  if (lesson.class_question) return ["ask", ...forEveryone(view, state), "button-gold"];
  if (running(view)) return ["freeze", freezes.on, () => act({ do: "freeze" }), "live-freeze"];
  if (lesson.deal) return ["deal", whyNoDeal(lesson.deal)];
  if (lesson.bell?.rang) return ["close", feet.close, () => open({ kind: "close" }), "button-gold"];
  return ["deal", dealWords(view, true), () => act({ do: "deal" }), "button-gold"];
}

/**
 * The dock of the remote.
 *
 * @param {View.Desk} view
 * @param {Desk.State} state
 */
export function dock(view, state) {
  const [, label, click, how] = next(view, state);
  return html`<div class="live-dock">
    ${button(words.more, () => state.open({ kind: "more" }))}
    ${click ? button(label, click, `live-next ${how}`) : html`<p class="live-next-none">${label}</p>`}
  </div>`;
}

/**
 * Everything else that can be done for the whole class.
 *
 * @param {View.Desk} view
 * @param {Desk.State} state
 */
export function morePanel(view, state) {
  const { lesson } = view;
  const { act, open, host, code } = state;
  const [first] = next(view, state);
  /** @param {Screen.Act} command */
  const does = (command) => () => (act(command), open(null));
  /** @param {string} kind */
  const opens = (kind) => () => open({ kind });
  const many = lesson.tables.length > 1 || lesson.seats.length > SMALL;
  return html`<h2 id="panel-title">${words.more}</h2>
    <div class="live-more">
      ${lesson.deal || first === "deal" ? nothing : button(dealWords(view), does({ do: "deal" }))}
      ${lesson.frozen || first === "freeze" ? nothing : button(freezes.on, does({ do: "freeze" }))}
      ${lesson.frozen ? nothing : button(freezes.more, opens("freeze"))}
      ${button(feet.students(lesson.seats.length), opens("students"))}
      ${many ? button(feet.plan, opens("plan")) : nothing} ${button(bells.open, opens("bell"))}
      ${lesson.phase === "lobby" && lesson.seats.length < FEW ? button(feet.bots, does({ do: "bots", seats: FEW })) : nothing}
      ${button(lesson.locked ? feet.unlock : feet.lock, does({ do: lesson.locked ? "unlock" : "lock" }))}
      <a class="button" href="/desk/${code}/class">${heads.klass}</a>
      <a class="button" href="/desk/${code}/report">${heads.report}</a>
      ${
        host
          ? html`<a class="button" href="/wall/${code}" target="_blank" rel="noopener">${heads.wall}</a>
              ${button(heads.remote, opens("remote"))}`
          : nothing
      }
      ${running(view) && !lesson.bell?.rang ? button(feet.last, opens("last")) : nothing}
      ${first === "close" ? nothing : button(feet.close, opens("close"))}
    </div>`;
}
