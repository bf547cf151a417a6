/** The lobby: how to join, who is here, and the game in four moments. */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { back } from "../../ui/cards.js";
import { css } from "../../ui/css.js";
import { botSign, seatSign } from "../../ui/signs.js";
import { deal } from "../../words/wall.js";
import { claimed } from "words:cards";
import * as reach from "words:reach";
import * as words from "words:wall";
import { isReady } from "../table/log.js";
import { addressOf } from "../bar/reach.js";

const HEADS = 15; // students shown as large heads; more are names with small heads
const HEADS_BELOW = 10; // the same below a sentence: two rows
const IN_A_ROW = 5;
const MANY = 24; // names that need the headline's space; as in wall.css

const PICTURES = {
  lay: html`<span class="moment-cards">${back()}${back()}</span>`,
  claim: html`<span class="moment-bubble"><b>${claimed({ count: 3, rank: "7" })}</b></span>`,
  call: html`<span class="moment-pair"
    ><svg viewBox="0 0 30 44"><path class="moment-tick" d="M8 23l5 5 9-11" /></svg
    ><svg class="moment-call" viewBox="0 0 30 44"><path class="moment-mark" d="M16 12l-2 13M13 31.500h.1" /></svg
  ></span>`,
  answer: html`<span class="moment-cards">${back()}<span class="card moment-question">?</span></span>`,
};

/** A head with its name; lighter and with dots until its student has finished the tutorial. */
const person = (seat: View.Person) => {
  const ready = isReady(seat);
  return html`<span class="person lobby-person ${ready ? "" : "person-new"}"
    >${seatSign(seat)}<bdi>${seat.name}${ready ? nothing : html`<span class="person-dots">…</span>`}</bdi>${seat.bot ? botSign() : nothing}</span
  >`;
};

/** Return how many heads to put in a row, so that all rows are about equally long. */
const columns = (count: number) => Math.max(3, Math.ceil(count / Math.ceil(count / IN_A_ROW)));

const head = (seat: View.Person) => {
  const ready = isReady(seat);
  return html`<span class="person lobby-person lobby-head ${ready ? "" : "person-new"}"
    >${seatSign(seat)}<span class="lobby-head-name" data-fit data-fit-least=".72" data-fit-steps="is-broken"
      ><bdi>${seat.name}</bdi
      >${ready ? nothing : html`<span class="person-dots">…</span>`}${seat.bot ? botSign() : nothing}</span
    ></span
  >`;
};

/** The students as rows of heads, while there is room for `most` of them. */
function present(seats: View.Person[], most: number) {
  const large = seats.length <= most && seats.every((seat) => !seat.people.length); // shared phones have long names
  const people = repeat(
    seats,
    ({ seat }) => seat,
    (seat) => html`<li data-jumps=${seat.seat}>${large ? head(seat) : person(seat)}</li>`,
  );
  if (large)
    return html`<ul
      class="lobby-heads ${seats.length > HEADS_BELOW ? "lobby-heads-three" : ""}"
      aria-label=${words.names}
      ${css({ "--columns": columns(seats.length) })}
    >
      ${people}
    </ul>`;
  const many = seats.length > MANY;
  return html`<ul
    class="person-list lobby-names"
    data-fit-names
    data-most=${many ? 3.25 : 4.2}
    data-line=${many ? 1.17 : 1.28}
    aria-label=${words.names}
  >
    ${people}
  </ul>`;
}

type Moment = [keyof typeof PICTURES, string];

/** The game in four moments, or three without questions: `[picture, words]`. */
const moments = ({ call_word: word, questions, stakes, truth }: View.Lesson): Moment[] => [
  ["lay", words.momentPlay],
  ["claim", words.momentClaim({ truth })],
  ["call", words.momentCall({ word })],
  ...(questions ? [["answer", words.momentQuestion({ stakes })] satisfies Moment] : []),
];

const moment = ([picture, said]: Moment, at: number) =>
  html`<li class="moment" ${css({ "--at": at })}>
    <span class="moment-picture" aria-hidden="true">${PICTURES[picture]}</span>
    <span class="moment-words">${said}</span>
  </li>`;

/** A line above the names that says what is missing. If nothing is, the names get its space. */
function lobbyLine({ lesson, you }: Wall.Focused, address: string) {
  const missing = deal(lesson);
  if (lesson.seats.length === 0) return address ? words.first : "";
  if (missing) return missing;
  return you.host && lesson.seats.every(({ bot }) => bot) ? reach.onlyBots : "";
}

/** How many are ready, in words and as a bar. */
const readiness = ({ seats }: View.Lesson, address: string) => {
  if (seats.length === 0) return address ? html`<h1>${words.nobody}</h1>` : nothing; // nobody can join yet
  const ready = seats.filter(isReady).length;
  return html`<h1>${words.ready({ ready, all: seats.length })}</h1>
    <p class="lobby-bar" aria-hidden="true"><i ${css({ "--part": ready / seats.length })}></i></p>`;
};

/**
 * How to join: a code to scan and an address to type. Without a network there is nothing to scan, and the host reads
 * why.
 */
function wayIn({ lesson }: Wall.Focused, address: string, name: string) {
  if (!address)
    return html`<div class="lobby-nowhere">
      <h1>${reach.noNetwork}</h1>
      <p>${reach.joinNetwork}</p>
    </div>`;
  return html`<img
      class="lobby-qr"
      src="/qr/${lesson.code}.svg?${encodeURIComponent(address)}"
      alt=${words.qr({ text: address })}
    />
    <p class="lobby-address" data-fit data-fit-least=".56">${address}</p>
    ${name ? html`<p class="lobby-name" data-fit="line" data-fit-least=".5">${reach.orName({ address: name })}</p>` : nothing}
    <p class="lobby-code" data-fit="line" data-fit-least=".5">${lesson.code}</p>`;
}

export function lobby(view: Wall.Focused, _cast: Wall.People, state: Wall.State) {
  const { lesson } = view;
  const shown = moments(lesson);
  const address = addressOf(view, state);
  const said = lobbyLine(view, address);
  const many = lesson.seats.length > MANY;
  return html`<section
    class="wall-scene lobby ${many ? "lobby-many" : ""} ${address ? "" : "lobby-apart"} ${lesson.seats.length ? "" : "lobby-bare"}"
  >
    <div class="lobby-in">${wayIn(view, address, state.reach?.name ?? "")}</div>
    <div class="lobby-class">
      ${readiness(lesson, address)}
      ${
        said || lesson.locked
          ? html`<p class="lobby-state">
              ${said} ${lesson.locked ? html`<span class="lobby-locked">${words.locked}</span>` : nothing}
            </p>`
          : nothing
      }
      ${present(lesson.seats, said || lesson.locked ? HEADS_BELOW : HEADS)}
    </div>
    <ol class="moment-row moment-row-${shown.length}">
      ${shown.map(moment)}
    </ol>
  </section>`;
}
