/**
 * The zones of a screen from top to bottom: strip, seats, headline, middle, dock. Every screen is one call of `frame`.
 */
import type * as Screen from "../screen.js";
import type * as Phone from "./types.js";
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { emphasis } from "../ui/emphasis.js";
import { ticking, secondsLeft, draining } from "../ui/clock.js";
import * as phone from "words:phone";
import * as together from "words:together";
import { atTable } from "./context.js";
import { fading } from "./controls/fading.js";
import { seatsRow } from "./table/seats.js";
import { strip } from "./table/strip.js";

/**
 * Draw a screen. `kind` names it for the style sheets; `label`, `eye` and `help` belong to the strip; `seats` shows the
 * row of seats; `tension` marks a last card. If `page` changes, the middle scrolls back to its top.
 */
export function frame(
  context: Phone.Context,
  {
    kind,
    label,
    eye = true,
    help = true,
    seats = true,
    headline,
    middle = nothing,
    dock,
    tension = false,
    page = "",
  }: {
    kind: string;
    label?: unknown;
    eye?: boolean;
    help?: boolean;
    seats?: boolean;
    headline?: unknown;
    middle?: unknown;
    dock?: unknown;
    tension?: boolean;
    page?: string;
  },
) {
  return html`<div
    class=${tension ? "phone is-tense" : "phone"}
    data-screen=${kind}
    data-room=${context.state.room && kind.includes("types") ? "types" : context.state.room}
  >
    ${strip(context, { label, eye, help })}
    <main>
      ${seats && atTable(context) ? html`<div class="seats-zone">${bellLine(context)}${seatsRow(context)}</div>` : nothing}
      ${headline} ${keyed(page, html`<div class="middle" data-zone="middle" ${fading()}>${middle}</div>`)}
      <p class="middle-more" aria-hidden="true">▼ ${phone.handMore}</p>
      <div class="dock" data-zone="dock">${context.paused ? pausedBox() : dock}</div>
    </main>
    ${help && context.state.helpOpen ? (context.part("later")?.helpPanel(context) ?? nothing) : nothing}
  </div>`;
}

/** A line above the seats shortly before the bell and after it. */
function bellLine({ game, lesson }: Phone.AtTable) {
  const said = game.last_lap
    ? game.last_lap.turns
      ? together.bellTurns({ count: game.last_lap.turns })
      : ""
    : lesson.bell?.warning
      ? together.bellSoon
      : "";
  return said ? html`<p class="seats-bell">${said}</p>` : nothing;
}

const pausedBox = () => html`<p class="box is-quiet">${emphasis(phone.paused)}</p>`;

/** The headline: a small line that says who, a large one that says what, and a clock or cards at its end. */
export const headline = (small: unknown, large: unknown, side: unknown = nothing, state = ""): unknown =>
  html`<div class="headline ${state}" ${fading()}>
    <div class="headline-words">
      ${small ? html`<p class="headline-small">${small}</p>` : nothing}
      <h1 id="headline" tabindex="-1">${large}</h1>
    </div>
    ${side}
  </div>`;

/** A clock as a ring; `label` names it for screen readers. */
export const ring = (clock: Screen.Clock | null, label: unknown) =>
  clock
    ? html`<span class="clock-ring" role="timer" aria-label=${label}
        ><svg viewBox="0 0 46 46" aria-hidden="true" ${draining(clock)}>
          <circle class="clock-track" cx="23" cy="23" r="20" />
          <circle class="clock-rest" cx="23" cy="23" r="20" pathLength="1" /></svg
        ><b>${ticking(clock, (timer) => secondsLeft(timer) || "")}</b></span
      >`
    : nothing;

/** A clock as a line above the buttons: words, seconds, bar. */
export const clockLine = (words: unknown, clock: Screen.Clock | null, label: unknown) =>
  html`<div class="clock-line">
      <p>${words}</p>
      ${clock ? html`<b class="clock-seconds" role="timer" aria-label=${label}>${ticking(clock, secondsLeft)}<span> ${phone.clockUnit}</span></b>` : nothing}
    </div>
    ${clock ? html`<div class="clock-bar" aria-hidden="true"><i ${draining(clock)}></i></div>` : nothing}`;

/** One quiet line above the buttons, after an `icon`. */
export const note = (words: unknown, icon: unknown = nothing): unknown =>
  words
    ? html`<p class="note">${icon}<span>${typeof words === "string" ? emphasis(words) : words}</span></p>`
    : nothing;

/** A dashed box in place of the buttons, when there is nothing to press. */
export const box = (...lines: unknown[]) =>
  html`<div class="box">
    ${lines.filter(Boolean).map((line) => html`<p>${typeof line === "string" ? emphasis(line) : line}</p>`)}
  </div>`;
