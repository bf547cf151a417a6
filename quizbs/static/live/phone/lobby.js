/** Before the cards come: you are in, who else is here, how it goes. Also for a latecomer while a game runs. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { botSign, seatSign } from "../signs.js";
import { rich } from "../rich.js";
import { presets } from "../words/common.js";
import * as words from "../words/phone.js";
import * as together from "../words/together.js";
import { box, frame, headline } from "./frame.js";

/** The short rules, following preset and call word; the help panel shows them too. */
export const howItGoes = ({ lesson }) =>
  html`<ol class="how">
    ${words.lobby.steps(lesson.call_word, lesson.questions, lesson.truth).map((step) => html`<li>${rich(step)}</li>`)}
  </ol>`;

/** Who shares this phone, and the way to change it; nothing where nobody new is let in. */
export function sharing(here) {
  const { partners } = here.view.you;
  const way = shareLink(here);
  return way === nothing
    ? nothing
    : html`<p class="story">
          ${rich(partners?.length > 1 ? together.partners.together(partners) : together.partners.shareLine)}
        </p>
        ${way}`;
}

/** The way alone. */
export function shareLink({ view: { you }, lesson }) {
  const shared = you.partners?.length > 1;
  return lesson.locked && !shared
    ? nothing
    : html`<a class="button small-button" href="/together"
        >${shared ? together.partners.change : together.partners.share}</a
      >`;
}

/** Why there are no cards here yet. */
function lateLine({ guest, view: { you } }) {
  if (you.moved_from) return `${together.moved.now(you.group)} ${together.moved.cards(you.moved_from)}`;
  return guest ? together.guest.line(you.group) : words.lobby.lateMore;
}

export function lobbyScreen(here) {
  const { lesson, own, table } = here;
  const late = Boolean(table) || lesson.phase === "table";
  return frame(here, {
    kind: "lobby",
    label: words.strip.lesson(lesson.code),
    eye: false,
    seats: false,
    headline: headline(
      late ? words.lobby.kicker(lesson.code) : words.lobby.here(lesson.seats.length),
      late ? words.lobby.late : words.lobby.in,
      own == null ? nothing : html`<span class="big-sign">${seatSign(here.sign(own))}</span>`,
    ),
    middle: html`<p class="facts">
        ${words.lobby.played(presets[lesson.preset] ?? lesson.preset, lesson.questions ? lesson.bank : "")}
      </p>
      ${late ? html`<p class="story">${lateLine(here)}</p>` : nothing} ${sharing(here)}
      <section class="panel">
        <h2>${words.lobby.how}</h2>
        ${howItGoes(here)}
      </section>
      <ul class="names" aria-label=${words.lobby.here(lesson.seats.length)}>
        ${repeat(
          lesson.seats,
          (seat) => seat.seat,
          (seat) =>
            html`<li class=${seat.seat === own ? "own" : ""}>
              ${seatSign(seat.sign)}<bdi>${seat.name}</bdi>${seat.bot ? botSign() : nothing}
            </li>`,
        )}
      </ul>`,
    dock: late ? box(words.lobby.waitMore) : box(words.lobby.wait, words.lobby.waitMore),
  });
}
