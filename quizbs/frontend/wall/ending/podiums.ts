/**
 * The podiums after a round of several tables: the match large, the others beside it, three places each, and nobody's
 * last place.
 */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { css } from "../../ui/css.js";
import { onStep } from "../../words/wall.js";
import * as words from "words:tables";
import { thanks } from "words:wall";
import { topline } from "../overview/overview.js";
import { rematchLine } from "./rematch.js";

const VIRTUES: (keyof View.Podiums)[] = ["cards", "knowledge", "detective", "helpful"];
const NAMED = 8; // people named on one place; more are only counted
const ON_STEPS = 3; // people; more are listed in rows
const SHORT = 12; // letters of a word that isn't hyphenated
const A_LINE = 28; // letters of names on a line of a strip
const A_SIGN = 3; // width of a sign, in letters
const LINES = 14; // of all strips together
const LEAST_LINES = 3; // of one strip

/** A name in a line of names: its sign stays with its first word. */
function name(seat: View.Seat | null, people: Wall.People) {
  const [first, ...others] = people.name(seat).split(" ");
  return html`<span class="podiums-name"
    ><bdi
      ><span class=${first.length > SHORT ? "" : "podiums-first"}>${people.sign(seat)}${first}</span>
      ${others.join(" ")}</bdi
    ></span
  >`;
}

const step = (placed: View.Step, at: number, kind: keyof View.Podiums, people: Wall.People) =>
  html`<li class="step step-${placed.place} step-at-${at}" ${css({ "--at": at })}>
    <span class="step-who">
      <span class="step-sign">${people.sign(placed.seat)}</span>
      <span class="step-name podiums-step-name" data-fit data-fit-least=".55" data-fit-steps="is-broken is-cut"
        ><bdi>${people.name(placed.seat)}</bdi></span
      >
    </span>
    <span class="step-block"
      ><b class="step-place">${placed.place}</b><span class="step-value">${onStep(kind, placed)}</span></span
    >
  </li>`;

/** Return `[place, everybody on it]`, best first. */
const places: (podium: View.Step[]) => [number, View.Step[]][] = (podium): [number, View.Step[]][] =>
  [...new Set(podium.map(({ place }) => place))].map((place) => [
    place,
    podium.filter((placed) => placed.place === place),
  ]);

const row = ([place, all]: [number, View.Step[]], kind: keyof View.Podiums, people: Wall.People, named: number) =>
  html`<li class="podiums-row podiums-row-${place}">
    <b>${place}</b>
    <span class="podiums-names">
      ${all.length > named ? html`<span class="podiums-name">${words.tie({ count: all.length })}</span> ` : all.map(({ seat }) => html`${name(seat, people)} `)}
      <span class="podiums-value">${onStep(kind, all[0])}</span>
    </span>
  </li>`;

/** The title of a podium and what it counts. */
const headed = (kind: keyof View.Podiums, podium: View.Step[]) =>
  header(words.podium({ podium: kind }), words.podiumWhat({ podium: kind, scored: podium[0].points }));

const header = (title: string, what: string) =>
  html`<header data-fit data-fit-least=".7" data-fit-steps="is-without-what">
    <h2>${title}</h2>
    <p class="podiums-what">${what}</p>
  </header>`;

const rows = (podium: View.Step[], kind: keyof View.Podiums, people: Wall.People, named: number = NAMED) =>
  html`<ol class="podiums-rows" data-fit data-fit-least=".6" data-fit-steps="is-without-value is-without-sign">
    ${places(podium).map((placed) => row(placed, kind, people, named))}
  </ol>`;

/** The large podium: who is first in the class. */
const large = (kind: keyof View.Podiums, podium: View.Step[], people: Wall.People) =>
  html`<section class="podiums podiums-large" aria-label=${words.podium({ podium: kind })}>
    ${headed(kind, podium)}
    ${
      podium.length > ON_STEPS
        ? rows(podium, kind, people)
        : html`<ol class="step-row">
            ${podium.map((placed, at) => step(placed, at, kind, people))}
          </ol>`
    }
  </section>`;

/** The winners of each table, if all are equal in the match. */
const winners = (found: { table: View.TableNumber; seats: View.Seat[] }[], people: Wall.People) =>
  html`<section class="podiums podiums-large" aria-label=${words.winners}>
    ${header(words.winners, words.winnersWhat)}
    <ol class="podiums-tables" data-fit data-fit-least=".6">
      ${found.map(
        ({ table, seats }) =>
          html`<li>
            <span class="podiums-table">${words.table({ table })}</span>
            <span class="podiums-names">${seats.map((seat) => name(seat, people))}</span>
          </li>`,
      )}
    </ol>
  </section>`;

const strip = ({ kind, podium, named }: Wall.Strip, people: Wall.People) =>
  html`<section class="podiums podiums-strip" aria-label=${words.podium({ podium: kind })}>
    ${headed(kind, podium)} ${rows(podium, kind, people, named)}
  </section>`;

/** Return the length of a text in letters; wide ones count more. */
const wide = (text: string) => [...text].reduce((sum, letter) => sum + (/[mw@]/i.test(letter) ? 1.6 : 1), 0);

const linesOf = ({ kind, podium, named }: Wall.Strip, people: Wall.People) =>
  Math.max(
    LEAST_LINES,
    places(podium)
      .map(([, all]) => {
        const names =
          all.length > named ? [words.tie({ count: all.length })] : all.map(({ seat }) => people.name(seat));
        const value = onStep(kind, all[0]);
        return Math.ceil(names.reduce((sum, text) => sum + wide(text) + A_SIGN, wide(value)) / A_LINE);
      })
      .reduce((sum, lines) => sum + lines, 0),
  );

/** Return `[{kind, podium, named, lines}]`. If the names don't fit, lower strips only say how many share a place. */
function stripsOf(kinds: (keyof View.Podiums)[], podiums: View.Podiums, people: Wall.People) {
  const found = kinds.map((kind) => ({ kind, podium: podiums[kind], named: NAMED, lines: 0 }));
  const measure = () => found.reduce((sum, strip) => sum + (strip.lines = linesOf(strip, people)), 0);
  const crowds = found.filter(({ podium }) => places(podium).length < podium.length);
  for (const strip of crowds.reverse()) if (measure() > LINES) strip.named = 1;
  measure();
  return found;
}

/** Return `[{table, seats}]`: the winners of each table, if a table has some. */
export const firsts = ({ games }: Wall.Focused) =>
  games
    .map(({ table, view }) => {
      const all = view?.places ?? [];
      const seats = all.filter(({ place }) => place === 1).map(({ seat }) => seat);
      return { table, seats: seats.length < all.length ? seats : [] };
    })
    .filter(({ seats }) => seats.length);

/**
 * Return what is large (the match, otherwise the winners of each table, otherwise the first podium), and the rest as
 * strips.
 */
function parts({ podiums }: View.Standings, view: Wall.Focused, people: Wall.People) {
  const shown = VIRTUES.filter((kind) => podiums[kind]?.length);
  const best = firsts(view);
  if (podiums.match?.length) return { main: large("match", podiums.match, people), shown };
  if (best.length) return { main: winners(best, people), shown: shown.filter((kind) => kind !== "cards") };
  const [first, ...others] = shown;
  return { main: first ? large(first, podiums[first], people) : nothing, shown: others };
}

export function podiumsScene(standings: View.Standings, view: Wall.Focused, people: Wall.People, state: Wall.State) {
  const { main, shown } = parts(standings, view, people);
  const strips = stripsOf(shown, standings.podiums, people);
  return html`<section class="wall-scene podiums-scene ${main === nothing ? "podiums-scene-none" : ""}">
    ${topline(view, state)}
    ${
      main === nothing
        ? html`<h1>${words.roundOver}</h1>
            <p class="podium-thanks">${rematchLine(view.lesson, thanks)}</p>`
        : html`<h1>${rematchLine(view.lesson, thanks)}</h1>
            <div class="podiums-columns ${strips.length ? "" : "podiums-columns-alone"}">
              ${main}
              ${
                strips.length
                  ? html`<div
                      class="podiums-strips ${strips.length < 3 ? "podiums-strips-few" : ""}"
                      ${css({ "--rows": strips.map(({ lines }) => `minmax(3.85rem, ${lines}fr)`).join(" ") })}
                    >
                      ${strips.map((given) => strip(given, people))}
                    </div>`
                  : nothing
              }
            </div>`
    }
  </section>`;
}
