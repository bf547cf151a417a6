/**
 * The signs of seats and choices: shape and colour together, the same on phone and wall. No choice looks like a seat.
 * Colours are in tokens.css (`--seat-0` … `--seat-7`, `--choice-A` … `--choice-J`).
 */
import { html, nothing, svg } from "lit-html";
import { css } from "./css.js";
import * as events from "words:events";
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";

/** Signs before or after words. */
export const signs = { right: "✓", wrong: "✗", turn: "▶", picked: "✓" };

const SHAPES = {
  triangle: svg`<path d="M16 3.5 30 28.5H2Z"/>`,
  circle: svg`<circle cx="16" cy="16" r="13.5"/>`,
  square: svg`<rect x="4" y="4" width="24" height="24" rx="1.5"/>`,
  diamond: svg`<path d="M16 1 30.5 16 16 31 1.5 16Z"/>`,
  star: svg`<path d="M16 1.5 20.5 11.6 31.5 12.7 23.2 20 25.6 30.8 16 25.2 6.4 30.8 8.8 20 .5 12.7 11.5 11.6Z"/>`,
  plus: svg`<path d="M11.5 2.5h9v9h9v9h-9v9h-9v-9h-9v-9h9Z"/>`,
  hexagon: svg`<path d="M9 3.5h14L30.5 16 23 28.5H9L1.5 16Z"/>`,
  down: svg`<path d="M16 28.5 2 3.5h28Z"/>`,
  pentagon: svg`<path d="M16 1.5 31 12.6 25.3 30.3H6.7L1 12.6Z"/>`,
  arch: svg`<path d="M2.5 29.5V15a13.5 13.5 0 0 1 27 0v14.5Z"/>`,
  slanted: svg`<path d="M9.5 4h22l-9 24h-22Z"/>`,
  shield: svg`<path d="M2.5 2.5h27v13.5c0 7-5.5 11.5-13.5 15C8 27.5 2.5 23 2.5 16Z"/>`,
  ribbon: svg`<path d="M0 4.5h32l-4.5 11.5 4.5 11.5H0l4.5-11.5Z"/>`,
  bell: svg`<path d="M9 3h14l8 26H1Z"/>`,
  octagon: svg`<path d="M9.5 1h13L31 9.5v13L22.5 31h-13L1 22.5v-13Z"/>`,
};

const SEATS = ["triangle", "circle", "square", "diamond", "star", "plus", "hexagon", "down"] as const;
/** The shapes of all choices that a question can have. */
const CHOICES = [
  "square",
  "circle",
  "diamond",
  "pentagon",
  "arch",
  "slanted",
  "shield",
  "ribbon",
  "bell",
  "octagon",
] as const;

/** Return the letter of a choice by its place: 0 is A. */
export const letterOf = (place: number) => String.fromCharCode(65 + place);

/** Return the address of the file with all heads, which loads when the first one is shown. */
const heads = () => document.querySelector('meta[name="quizbs-heads"]')?.getAttribute("content");

/**
 * The head of an animal with the sign of its seat, 0 to 7, as a badge; without a head only the sign. Hidden from screen
 * readers: the name is beside it.
 */
export const seatSign = ({ sign, head }: Screen.Mark) =>
  html`<svg
    class="sign ${head ? "face" : ""}"
    ${css({ "--seat": `var(--seat-${sign % 8})` })}
    viewBox="0 0 32 32"
    aria-hidden="true"
  >
    ${head ? svg`<use href="${heads()}#${head}" width="32" height="32"></use><circle cx="24.5" cy="24.5" r="7.5"></circle>` : nothing}
    <g>${SHAPES[SEATS[sign % 8]]}</g>
  </svg>`;

/** Return the head and sign of each seat; a table assigns its own signs. */
export function marks({ lesson, game }: Pick<View.Phone, "lesson" | "game">) {
  const found = new Map<View.Seat, Screen.Mark>(lesson.seats.map((each) => [each.seat, each]));
  for (const { seat, sign } of game?.seats ?? []) found.set(seat, { ...found.get(seat), sign });
  return found;
}

/** A small robot beside the name of a bot; screen readers announce it. */
export const botSign = () =>
  html`<svg class="sign-bot" viewBox="0 0 32 32" role="img" aria-label=${events.botWord}>
    <path
      fill-rule="evenodd"
      d="M14.5 6.4a3 3 0 1 1 3 0V9H24a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V13a4 4 0 0 1 4-4h6.5ZM11 14.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Zm10 0a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM10.5 23v2h11v-2ZM1 15.5h2v7H1Zm28 0h2v7h-2Z"
    />
  </svg>`;

/** Return the letter for a seat that isn't shown the choices in `without`: its letters have no gap. */
export const letterAmong = (at: number, without: number[] = []) => letterOf(placeAmong(at, without));

/** Return the place of a choice among those that are shown, from 0. */
export const placeAmong = (at: number, without: number[] = []) => at - without.filter((missing) => missing < at).length;

/** The directive that sets `--choice`, the colour of a choice, on its element. */
export const choiceColour = (place: number) => css({ "--choice": `var(--choice-${letterOf(place % CHOICES.length)})` });

/** The sign of a choice by its place: its letter in its shape. */
export const choiceSign = (place: number) =>
  html`<span class="choice-sign" ${choiceColour(place)} aria-hidden="true"
    ><svg viewBox="-1 -1 34 34">${SHAPES[CHOICES[place % CHOICES.length]]}</svg><b>${letterOf(place)}</b></span
  >`;
