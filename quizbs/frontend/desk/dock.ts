/** The dock of the remote: the next action, and everything else behind *More*. */
import { html, nothing } from "lit-html";
import * as words from "words:desk";
import { whyNoDeal } from "../words/desk.js";
import * as tricks from "words:trick";
import { button } from "./button.js";
import { mayTrick, trickStep } from "./trick.js";
import type * as View from "../protocol.js";
import type * as Desk from "./types.js";

export const FEW = 4; // players: with fewer, bots make a better game
const SMALL = 6; // students at one table who need no seating plan

/** Return whether a game is running at some table. */
export const running = ({ games: all }: View.Desk) => all.some((shown) => !shown.over && shown.view);

const students = ({ lesson }: View.Desk) => lesson.seats.filter(({ bot }) => !bot).length;

/** Return the words of the button that deals. */
export const dealWords = (view: View.Desk, short: boolean = false) =>
  ({
    lobby: short ? words.dealTo({ count: students(view) }) : words.deal,
    seating: words.dealNow,
    playing: words.dealNext,
    closed: words.dealNext,
  })[view.lesson.phase];

export type Next = [label: string, click: () => void];

/** Return the next step of a class question, or of a round of "Trick the class". */
export function forEveryone(view: View.Desk, state: Desk.State): Next | null {
  const { trick } = view.lesson;
  if (trick) return trickStep(trick, state);
  const asked = view.lesson.class_question;
  if (asked) return goOn(asked, state);
  return view.lesson.questions && students(view) ? [words.ask, () => state.open({ kind: "ask" })] : null;
}

function goOn(asked: View.ClassQuestion, { act }: Desk.State): Next {
  if (asked.groups.length) return [words.vote, () => act({ do: "vote_class", number: asked.number })];
  return asked.result
    ? [words.back, () => act({ do: "end_class", number: asked.number })]
    : [words.show, () => act({ do: "show_class", number: asked.number })];
}

/**
 * Return the next action as `[key, label, handler, class]`; without a handler, the label says what the game waits for.
 */
function next(view: View.Desk, state: Desk.State): [string, unknown, (() => void)?, string?] {
  const { lesson } = view;
  const { act, open } = state;
  if (lesson.frozen) return ["freeze", words.unfreeze, () => act({ do: "unfreeze" }), "button-gold"];
  if (lesson.trick) return ["ask", ...trickStep(lesson.trick, state), "button-gold"];
  if (lesson.class_question) return ["ask", ...goOn(lesson.class_question, state), "button-gold"];
  if (running(view)) return ["freeze", words.freeze, () => act({ do: "freeze" }), "screen-freeze"];
  if (lesson.deal) return ["deal", whyNoDeal(lesson.deal)];
  if (lesson.bell?.rang) return ["close", words.close, () => open({ kind: "close" }), "button-gold"];
  return ["deal", dealWords(view, true), () => act({ do: "deal" }), "button-gold"];
}

/** Draw the dock. */
export function dock(view: View.Desk, state: Desk.State) {
  const [, label, click, how] = next(view, state);
  return html`<div class="dock">
    ${button(words.more, () => state.open({ kind: "more" }))}
    ${click ? button(label, click, `dock-next ${how}`) : html`<p class="dock-none">${label}</p>`}
  </div>`;
}

/** Draw the panel with everything else for the whole class. */
export function morePanel(view: View.Desk, state: Desk.State) {
  const { lesson } = view;
  const { act, open, host, code } = state;
  const [first] = next(view, state);
  const does = (command: View.Act) => () => (act(command), open(null));
  const opens = (panel: Desk.Panel) => () => open(panel);
  const many = lesson.tables.length > 1 || lesson.seats.length > SMALL;
  return html`<h2 id="panel-title">${words.more}</h2>
    <div class="dock-more">
      ${lesson.deal || first === "deal" ? nothing : button(dealWords(view), does({ do: "deal" }))}
      ${lesson.frozen || first === "freeze" ? nothing : button(words.freeze, does({ do: "freeze" }))}
      ${lesson.frozen ? nothing : button(words.freezeMore, opens({ kind: "freeze" }))}
      ${mayTrick(view) ? button(tricks.title, opens({ kind: "trick" })) : nothing}
      ${button(words.students({ count: lesson.seats.length }), opens({ kind: "students" }))}
      ${many ? button(words.plan, opens({ kind: "plan" })) : nothing} ${button(words.bell, opens({ kind: "bell" }))}
      ${lesson.phase === "lobby" && lesson.seats.length < FEW ? button(words.bots, does({ do: "bots", seats: FEW })) : nothing}
      ${button(lesson.locked ? words.unlock : words.lock, does({ do: lesson.locked ? "unlock" : "lock" }))}
      <a class="button" href="/desk/${code}/class">${words.classPage}</a>
      <a class="button" href="/desk/${code}/report">${words.report}</a>
      ${
        host
          ? html`<a class="button" href="/wall/${code}" target="_blank" rel="noopener">${words.openWall}</a>
              ${button(words.remote, opens({ kind: "remote" }))}`
          : nothing
      }
      ${running(view) && !lesson.bell?.rang ? button(words.last, opens({ kind: "last" })) : nothing}
      ${first === "close" ? nothing : button(words.close, opens({ kind: "close" }))}
    </div>`;
}
