/**
 * The host's bar: only what the class may see. Its buttons send commands or open the panels of panel.ts; if something
 * isn't possible, it says why.
 */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html, nothing, svg } from "lit-html";
import { deal } from "../../words/wall.js";
import * as words from "words:bar";
import { wifi } from "words:reach";
import * as trickWords from "words:trick";
import { home } from "words:wall";
import { isHushed } from "../question/answer_visibility.js";
import { addBots, addressOf, lamp } from "./reach.js";

const button = (label: unknown, click: () => void, how: string = "") =>
  html`<button type="button" class="bar-button ${how}" @click=${click}>${label}</button>`;

/** The button to deal, or the reason why it can't. */
function dealing({ lesson, game, games }: Wall.Focused, act: (command: View.Act) => void) {
  if (lesson.frozen || lesson.class_question || lesson.trick || (game && game.phase !== "over")) return nothing;
  const missing = deal(lesson);
  if (missing)
    return lesson.deal?.refused === "not_now"
      ? nothing
      : html`<span class="bar-missing ${lesson.phase === "lobby" ? "bar-missing-twice" : ""}">${missing}</span>`;
  const label =
    lesson.phase === "seating" ? words.dealNow : games?.length > 1 ? words.next : game ? words.again : words.deal;
  const onlyBots = lesson.phase === "lobby" && lesson.seats.every(({ bot }) => bot);
  return button(onlyBots ? words.dealBots : label, () => act({ do: "deal" }), onlyBots ? "bar-main" : "bar-gold");
}

/** Skip and the other buttons of a running game. The desk can pause one table, *Eyes up* pauses all. */
function running({ lesson, game, table }: Wall.Focused, state: Wall.State) {
  if (!game || game.phase === "over" || lesson.frozen || lesson.class_question) return nothing;
  const { act, open } = state;
  const at = table ? { table } : {};
  const { question, step, phase, paused } = game;
  const judged = !isHushed(state) && (phase === "explaining" || phase === "discard") ? question?.result : null;
  return html`
    ${paused ? button(words.carryOn, () => act({ do: "resume", ...at }), "bar-gold") : button(words.skip, () => act({ do: "skip", step, ...at }))}
    ${
      question && judged
        ? button(judged.right ? words.asWrong : words.asRight, () =>
            act({ do: "overrule", question: question.number, right: !judged.right, ...at }),
          )
        : nothing
    }
    ${table ? nothing : button(words.end, () => open("end"))}
  `;
}

/** The next step of "Trick the class"; lies are approved at the desk. */
const trickStep = ({ phase, number, step, turned, tiles }: View.Trick, act: (command: View.Act) => void) =>
  phase === "glance"
    ? nothing
    : button(
        trickWords.next({ step: tiles.length && turned.length === tiles.length ? "told" : phase }),
        () => act({ do: "go_on_trick", number, step }),
        "bar-main",
      );

/** The buttons for all tables: Eyes up, and a question for everybody. */
function everybody({ lesson, games, table }: Wall.Focused, act: (command: View.Act) => void) {
  if (lesson.frozen) return button(words.carryOn, () => act({ do: "unfreeze" }), "bar-gold");
  const { class_question: asked, trick } = lesson;
  const question = trick
    ? trickStep(trick, act)
    : asked
      ? asked.result
        ? button(words.back, () => act({ do: "end_class", number: asked.number }), "bar-main")
        : html`${asked.groups.length ? button(words.vote, () => act({ do: "vote_class", number: asked.number }), "bar-main") : nothing}
          ${button(words.show, () => act({ do: "show_class", number: asked.number }), "bar-main")}`
      : lesson.questions && games?.length > 1 && !table
        ? button(words.question, () => act({ do: "ask_class" }))
        : nothing;
  return html`${question} ${button(words.freeze, () => act({ do: "freeze", message: "" }), "bar-main")}`;
}

/** Return whether the lesson can be ended from the bar: no game is running. */
const calm = ({ lesson, game, games }: Wall.Focused) =>
  lesson.phase === "lobby" || (game ? game.phase === "over" : (games ?? []).every(({ over }) => over));

const horn = (muted: boolean) =>
  svg`<path class="bar-horn" d="M4 9.5h4L13 5v14l-5-4.5H4Z" />
    <path d=${muted ? "M16.5 9.5l5 5m0-5l-5 5" : "M16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11"} />`;

const note = (on: boolean) =>
  svg`<path d="M9 18V5.5l11-2.3V15.5" />
    <circle class="bar-horn" cx="6.5" cy="18" r="2.5" />
    <circle class="bar-horn" cx="17.5" cy="15.5" r="2.5" />
    ${on ? nothing : svg`<path d="M2.5 3l19 18.5" />`}`;

/** The switches for all sound and for music. Browsers play nothing before the first click. */
const sounding = ({ speaker, mute, music }: Wall.State) =>
  html`<button
      type="button"
      class="bar-button bar-mute"
      aria-pressed=${speaker.muted ? "true" : "false"}
      aria-keyshortcuts="m"
      @click=${mute}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">${horn(speaker.muted)}</svg><span>${words.mute}</span>
    </button>
    <button
      type="button"
      class="bar-button bar-mute bar-music"
      aria-pressed=${speaker.music ? "true" : "false"}
      @click=${music}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">${note(speaker.music)}</svg><span>${words.music}</span>
    </button>`;

/** Return whether questions may be shown in a second language. */
const areTranslated = ({ lesson, games }: Wall.Focused) =>
  lesson.practice?.translated ||
  [lesson.class_question, ...games.map(({ view }) => view?.question)].some((question) => question?.translation);

/** Return the entries behind *More*: `[words, then]`. */
export function rest(view: Wall.Focused, { act, open, full, motion, bilingual }: Wall.State) {
  const { lesson, table, game } = view;
  const others: ([string, () => void] | false | 0 | undefined)[] = [
    table &&
      lesson.questions &&
      !lesson.class_question &&
      !lesson.frozen && [words.question, () => act({ do: "ask_class" })],
    table && game?.phase !== "over" && [words.end, () => open("end")],
    view.games?.length > 1 && [words.names({ count: lesson.seats.length }), () => open("names")],
    [lesson.locked ? words.unlock : words.lock, () => act({ do: lesson.locked ? "unlock" : "lock" })],
    (bilingual.on || areTranslated(view)) && [bilingual.on ? words.monolingual : words.bilingual, bilingual.turn],
    [motion.on ? words.lively : words.calm, motion.turn],
    lesson.phase !== "lobby" && [wifi, () => open("wifi")],
    full.possible && [full.on ? words.small : words.full, full.turn],
    !calm(view) && [words.close, () => open("close")],
  ];
  return others.flatMap((each) => (each ? [each] : []));
}

export function bar(view: Wall.Focused, state: Wall.State) {
  const { lesson, game } = view;
  if (!view.you.host) return nothing;
  if (lesson.phase === "closed")
    return html`<nav class="bar" aria-label=${words.label}>
      <a class="bar-button bar-main" href="/host">${home}</a>
    </nav>`;
  const { act, open } = state;
  const several = view.games?.length > 1;
  return html`<nav
    class="bar ${state.reached.has("dim") ? "bar-dim" : ""} ${state.refusalText ? "bar-says" : ""}"
    aria-label=${words.label}
  >
    ${game ? html`<p class="bar-join"><span>${addressOf(view, state)}</span> <b>${lesson.code}</b></p>` : nothing}
    ${lesson.phase === "lobby" ? lamp(state) : nothing}
    <p class="bar-said" role="status">${state.refusalText}</p>
    ${dealing(view, act)} ${lesson.phase === "lobby" ? addBots(view, state) : nothing} ${running(view, state)}
    ${everybody(view, act)}
    ${several ? button(words.follow({ table: state.followedTable }), () => open("follow")) : nothing}
    <a class="bar-button" href="/desk/${lesson.code}" target="_blank" rel="noopener">${words.desk}</a>
    ${several ? nothing : button(words.names({ count: lesson.seats.length }), () => open("names"))}
    ${calm(view) ? button(words.close, () => open("close")) : nothing} ${sounding(state)}
    ${button(words.more, () => open("more"))}
  </nav>`;
}
