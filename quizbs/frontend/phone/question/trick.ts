/** "Trick the class": write a lie, wait, choose, and see how many it fooled. Loads when a round begins (parts.ts). */
import type * as View from "../../protocol.js";
import type * as Screen from "../../screen.js";
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { letterOf } from "../../ui/signs.js";
import { emphasis } from "../../ui/emphasis.js";
import { formulaText } from "../../ui/formula_text.js";
import { picture } from "../../ui/picture.js";
import * as words from "words:trick";
import { go, pressed, quiet } from "../controls/buttons.js";
import { choice, shownChoice } from "./choice.js";
import { onItsWay } from "../context.js";
import { box, frame, headline, note, ring } from "../frame.js";

type Own = View.OwnTrick;

const progress = ({ done, of }: View.Trick) => ({ count: done, all: of });

const tidy = (text: string) => text.trim().replace(/\s+/g, " ");

/** A screen of the round, with the question on top. */
function trickFrame(
  context: Phone.Context,
  trick: View.Trick,
  parts: { kind: string; large: unknown; middle: unknown; dock: unknown; state?: string },
) {
  return frame(context, {
    kind: `trick ${parts.kind}`,
    label: words.title,
    eye: false,
    seats: false,
    headline: headline(
      nothing,
      parts.large,
      trick.phase === "reveal" ? nothing : ring(context.state.classClock, words.clock),
      parts.state,
    ),
    middle: html`<p class="question-asked trick-asked" lang=${ifDefined(trick.lang || undefined)} dir="auto">
        ${formulaText(trick.text)}
      </p>
      ${trick.phase === "reveal" ? nothing : picture(trick.picture)} ${parts.middle}`,
    dock: html`${note(context.state.hint)}${parts.dock}`,
  });
}

export function trickScreen(context: Phone.Context, trick: View.Trick) {
  const own = context.view.you.trick ?? null;
  const can = context.view.you.can;
  if (trick.phase === "writing" && own && can?.write) return writing(context, trick, own);
  if (trick.phase === "voting") return voting(context, trick, own);
  if (trick.phase === "reveal") return revealed(context, trick, own);
  return trickFrame(context, trick, {
    kind: "waits",
    large: trick.phase === "glance" ? words.read : words.title,
    middle: own?.lie ? mine(own.lie) : nothing,
    dock: box(trick.phase === "glance" ? words.readNext : words.written(progress(trick))),
  });
}

/** The student's lie, once it is sent. */
const mine = (lie: string) =>
  html`<p class="choice is-still is-picked" dir="auto">
    <span class="choice-text">${lie}</span
    ><span class="choice-tick" dir=${document.documentElement.dir}>✓ ${words.yours}</span>
  </p>`;

/**
 * The text box for the lie. It keeps what is typed when views arrive: the value is only set for a box that is drawn
 * again.
 */
function writing(context: Phone.Context, trick: View.Trick, own: Own) {
  const { state, on } = context;
  const text = tidy(state.typed) || own.lie || "";
  const sent = text === own.lie;
  const way = onItsWay(context, "write_lie", "number", trick.number);
  const send = () => on.send({ do: "write_lie", number: trick.number, text }, (can, game, { you }) => you.can?.write);
  const submit = (event: Event) => {
    event.preventDefault();
    if (text && !sent) void send();
  };
  return trickFrame(context, trick, {
    kind: "types",
    large: words.write,
    middle: html`<form class="trick-write" @submit=${submit}>
      <label class="heard" for="lie">${words.write}</label>
      <textarea
        id="lie"
        class="field trick-lie"
        rows="2"
        maxlength=${trick.most}
        dir="auto"
        lang=${ifDefined(trick.lang || undefined)}
        autocomplete="off"
        enterkeyhint="send"
        .defaultValue=${state.typed || own.lie || ""}
        @input=${(event: Screen.Changed) => on.type(event.target.value)}
        @keydown=${(event: KeyboardEvent) => event.key === "Enter" && !event.shiftKey && !event.isComposing && submit(event)}
      ></textarea>
      <p class="trick-count" aria-hidden="true">${words.letters({ count: [...text].length, all: trick.most })}</p>
    </form>`,
    dock: way
      ? pressed(words.send)
      : sent
        ? box(words.sent, words.written(progress(trick)))
        : text
          ? go(own.lie ? words.sendInstead : words.send, send)
          : box(words.type),
  });
}

function voting(context: Phone.Context, trick: View.Trick, own: Own | null) {
  const { state, on, view } = context;
  const may = view.you.can?.choose === trick.number;
  const [picked] = may ? state.choices : own?.chosen == null ? [] : [own.chosen];
  const way = onItsWay(context, "choose_tile", "number", trick.number);
  const send = () =>
    on.send({ do: "choose_tile", number: trick.number, tile: picked }, (can, game, { you }) => you.can?.choose);
  return trickFrame(context, trick, {
    kind: "votes",
    large: words.which,
    middle: html`<fieldset
        class="choice-list ${trick.tiles.length > 4 ? "is-many" : ""}"
        data-zone="choices"
        lang=${ifDefined(trick.lang || undefined)}
      >
        <legend class="heard">${words.choices}</legend>
        ${trick.tiles.map(({ text }, at) => {
          const yours = at === own?.tile;
          const open = may && !yours;
          return choice(context, at, text, {
            picked: at === picked,
            tick: yours ? words.yours : at === picked ? "✓" : "",
            pick: open ? () => on.choose(at, false, true) : null,
          });
        })}
      </fieldset>
      ${own?.lie && own.tile === null ? html`<p class="story">${words.notShown}</p>` : nothing}`,
    dock: way
      ? pressed(words.choose({ letter: letterOf(picked) }))
      : !may
        ? box(words.sentChoice, words.chosen(progress(trick)))
        : picked === undefined
          ? box(words.tap)
          : go(words.choose({ letter: letterOf(picked) }), send),
  });
}

/** Return the headline: how many the student fooled and, at the end, whether the student found the truth. */
function told(own: Own | null): [string, string] {
  if (own?.right != null)
    return own.chosen === null
      ? [words.noChoice, ""]
      : own.right
        ? [words.right, "headline-verdict is-good"]
        : [words.wrong, "headline-verdict is-kept"];
  return own?.fooled == null ? [words.look, ""] : [words.youFooled({ count: own.fooled }), "headline-verdict"];
}

const won = (count: number, total: number) =>
  total > count ? words.pointsMore({ count, total }) : words.points({ count });

function revealed(context: Phone.Context, trick: View.Trick, own: Own | null) {
  const { on, view } = context;
  const [large, state] = told(own);
  const may = view.you.can?.own_up === trick.number;
  const way = onItsWay(context, "own_up", "number", trick.number);
  const send = () => on.send({ do: "own_up", number: trick.number }, (can, game, { you }) => you.can?.own_up);
  const over = own?.right != null;
  return trickFrame(context, trick, {
    kind: "tells",
    state: `${state} ${trick.turned.length % 2 ? "trick-late" : "trick-again"}`,
    large,
    middle: html`${over && own.fooled !== null ? html`<p class="panel">${words.youFooled({ count: own.fooled })}</p>` : nothing}
      ${over && own.points ? html`<p class="panel">${emphasis(won(own.points, own.total ?? 0))}</p>` : nothing}
      <ul class="choice-list ${trick.tiles.length > 4 ? "is-many" : ""}" lang=${ifDefined(trick.lang || undefined)}>
        ${[...trick.turned].reverse().map((at) => tile(trick.tiles[at], at, own))}
      </ul>
      ${trick.explanation ? html`<p class="question-why" dir="auto">${formulaText(trick.explanation)}</p>` : nothing}
      <p class="heard" role="status">${newest(trick)}</p>`,
    dock: way
      ? pressed(words.ownUp)
      : may
        ? quiet(words.ownUp, send)
        : box(own?.owned ? words.owned : over ? words.back : words.oneByOne),
  });
}

const tile = ({ text, truth, votes }: View.Tile, at: number, own: Own | null) =>
  shownChoice(
    `trick-late ${truth ? "trick-true" : at === own?.tile ? "is-still is-picked" : "is-still"}`,
    at,
    text,
    truth ? html`✓ ${words.found({ count: votes ?? 0 })}` : words.fooled({ count: votes ?? 0 }),
  );

const newest = ({ turned, tiles }: View.Trick) => {
  const tile = tiles[turned.at(-1) ?? -1];
  if (!tile) return "";
  return (tile.truth ? words.heardTruth : words.heardLie)({ text: tile.text, count: tile.votes ?? 0 });
};
