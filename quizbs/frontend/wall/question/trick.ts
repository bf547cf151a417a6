/**
 * "Trick the class": the question and how many have written, then the answers as tiles that turn one by one, the truth
 * last. Writers are named only if they agreed.
 */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { picture } from "../../ui/picture.js";
import { choiceColour, choiceSign } from "../../ui/signs.js";
import { formulaText } from "../../ui/formula_text.js";
import * as words from "words:trick";
import type { Cue } from "../motion/direct.js";
import { columns, directionOf, isRtl } from "./question.js";
import { ring } from "../table/ring.js";
import type { Beat, Plan } from "../motion/timeline.js";
import { mark } from "../call/turned_cards.js";

const LIE_LABEL = 550; // ms from the turn of a tile to its label
const TRUTH_LABEL = 1_400; // the same for the truth, after a drum roll
const HIGHEST = 12; // semitones
const MOST_DOTS = 12; // people drawn one by one

const last = ({ tiles, turned }: View.Trick) => tiles[turned.at(-1) ?? -1];

const isTruth = (trick: View.Trick) => Boolean(last(trick)?.truth);

/** Return whether the truth is turned and somebody has found it. */
const isFound = (trick: View.Trick) => isTruth(trick) && Boolean(last(trick)?.votes);

/** Return each turn as a plan: a lie flips and falls; a drum roll precedes the truth. */
export function trickOf(before: Wall.Focused | null, { lesson: { trick } }: Wall.Focused): Plan<Cue>[] {
  if (!trick?.turned.length) return [];
  const many = trick.turned.length;
  const id = `trick ${trick.number} ${many}`;
  const was = before?.lesson.trick;
  if (was?.number !== trick.number || was.turned.length >= many) return [{ id }];
  const truth = isTruth(trick);
  const told = truth ? TRUTH_LABEL : LIE_LABEL;
  const votes = trick.tiles[trick.turned[many - 1]].votes ?? 0;
  const sounds: Beat<Cue>[] = truth
    ? [
        { at: 0, cue: ["roll", { long: TRUTH_LABEL / 1_000 }] },
        { at: TRUTH_LABEL, cue: [votes ? "fanfare" : "stamp:truth"] },
      ]
    : [
        { at: 0, cue: ["flip", { many }] },
        { at: LIE_LABEL, cue: votes ? ["stamp:lie"] : ["low"] },
      ];
  return [{ id, since: 0, beats: [...sounds, { at: 0, name: "trick turns" }, { at: told, name: "trick told" }] }];
}

/** One more student has written or chosen: a higher pitch each time. */
export function trickSounds({ lesson: { trick: was } }: Wall.Focused, { lesson: { trick: is } }: Wall.Focused): Cue[] {
  const more = was && is && was.step === is.step && is.done > was.done;
  return more ? [["blip", { many: Math.min(is.done - 1, HIGHEST) }]] : [];
}

/** A light for each student; it doesn't say whose. */
const lights = ({ done, of }: View.Trick) =>
  of > MOST_DOTS
    ? nothing
    : html`<span class="lights trick-lights" aria-hidden="true"
        >${Array.from({ length: of }, (_, at) => html`<i class=${at < done ? "is-lit" : ""}></i>`)}</span
      >`;

export function trickScene(trick: View.Trick, people: Wall.People, state: Wall.State) {
  const { phase, tiles, lang, explanation } = trick;
  const turning = state.reached.has("trick turns") && !state.reached.has("trick told");
  const told = explanation && !turning;
  const counts = phase === "writing" || phase === "voting";
  return html`<section class="wall-scene trick trick-${phase}">
    <header class="class-head">
      <div>
        <p class="class-title">${words.title}</p>
        <p class="trick-does" data-fit data-fit-least=".7">${words.does({ phase })}</p>
      </div>
      ${counts ? html`<p class="class-count">${(phase === "writing" ? words.written : words.chosen)({ count: trick.done, all: trick.of })}</p>` : nothing}
      ${ring(counts ? state.classClock : null)}
    </header>
    <div
      class="question-body ${tiles.length ? "" : "question-open"}"
      ?data-picture=${trick.picture && phase !== "reveal"}
      lang=${lang}
      data-fit="box"
      data-fit-least=".26"
      data-fit-steps="is-tight is-without-why"
    >
      <h1 class="question-text" dir="auto">${formulaText(trick.text)}</h1>
      ${phase === "reveal" ? nothing : picture(trick.picture)}
      ${
        tiles.length
          ? html`<ol
              class="choice-list choice-list-${columns(tiles.map(({ text }) => text))}"
              dir=${isRtl(lang) ? "rtl" : "ltr"}
            >
              ${tiles.map((one, at) => tile(one, at, trick, people, turning && at === trick.turned.at(-1)))}
            </ol>`
          : counts
            ? lights(trick)
            : nothing
      }
      ${told ? html`<p class="question-reason trick-why" dir="auto">${formulaText(explanation)}</p>` : nothing}
    </div>
    ${isFound(trick) && !turning ? html`<canvas class="confetti" data-confetti aria-hidden="true"></canvas>` : nothing}
  </section>`;
}

/** A tile. Once it has turned it says what it was, how many it fooled, and whose it was if they agreed. */
function tile(
  { text, truth, votes, by }: View.Tile,
  at: number,
  { lang, phase }: View.Trick,
  people: Wall.People,
  turns: boolean,
) {
  const open = truth !== null && !turns;
  const kind = turns ? "trick-turns" : !open ? "" : truth ? "trick-true" : "trick-lie";
  return html`<li class="choice trick-tile choice-edge ${kind}" ${choiceColour(at)} dir=${directionOf(lang)}>
    <span class="trick-sign" dir="ltr">${choiceSign(at)}</span>
    <span class="choice-text trick-text">${text}</span>
    ${
      phase === "reveal"
        ? html`<b
            class="trick-told ${open ? "" : "is-unturned"}"
            lang=${document.documentElement.lang}
            dir=${document.documentElement.dir}
            >${mark(Boolean(truth))}<span>${(truth ? words.found : words.fooled)({ count: votes ?? 0 })}</span>${by.length ? html`<span class="trick-by">${words.by({ names: by.map(people.word) })}</span>` : nothing}</b
          >`
        : nothing
    }
  </li>`;
}

/** Return the announcement for screen readers. */
export function heardTrick(trick: View.Trick, { reached }: Pick<Wall.State, "reached">) {
  const turned = last(trick);
  if (!turned || (reached.has("trick turns") && !reached.has("trick told"))) return words.heard(trick);
  return (turned.truth ? words.heardTruth : words.heardLie)({ text: turned.text, count: turned.votes ?? 0 });
}
