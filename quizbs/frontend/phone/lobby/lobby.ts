/** The lobby: who else is here, and how the game works. Also for latecomers while a game runs. */
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { emphasis } from "../../ui/emphasis.js";
import { botSign, seatSign } from "../../ui/signs.js";
import * as events from "words:events";
import * as words from "words:phone";
import { quotedName } from "../../words/people.js";
import * as together from "words:together";
import { box, frame, headline } from "../frame.js";
import { howItGoes } from "./how_it_goes.js";
import { languages } from "./languages.js";
import { howToKeepScreenOn } from "../device/wake_lock.js";

/** Return why the student has no cards yet. */
function lateLine({ guest, view: { you } }: Phone.Context) {
  if (you.moved_from && you.table)
    return `${together.moved({ table: you.table })} ${together.movedCards({ table: you.moved_from })}`;
  return guest ? `${words.lobbyLateMore} ${together.guestLine({ table: guest })}` : words.lobbyLateMore;
}

/**
 * The student's head, which jumps on the wall when it is tapped. A student with a typed name can change the animal; a
 * drawn name includes one.
 */
function ownHead({ own, sign, on, view: { you } }: Phone.Context) {
  return html`<div class="lobby-own">
    <button type="button" class="lobby-sign" aria-label=${words.lobbyJump} @click=${on.jump}>
      ${seatSign(sign(own))}
    </button>
    ${
      you.other_head
        ? html`<form method="post" action="/head">
            <button class="lobby-another" aria-label=${words.lobbyAnother}><span aria-hidden="true">↻</span></button>
          </form>`
        : nothing
    }
  </div>`;
}

export function lobbyScreen(context: Phone.Context) {
  const { lesson, own, game } = context;
  const { partners } = context.view.you;
  const late = Boolean(game) || lesson.phase === "playing";
  return frame(context, {
    kind: "lobby",
    label: words.stripLesson(lesson),
    eye: false,
    seats: false,
    headline: headline(
      late ? words.lobbyKicker(lesson) : words.lobbyHere({ count: lesson.seats.length }),
      late ? words.lobbyLate : words.lobbyIn,
      own == null ? nothing : ownHead(context),
    ),
    middle: html`<p class="lobby-facts">
        ${[events.preset(lesson), lesson.questions ? lesson.bank : ""].filter(Boolean).join(" · ")}
      </p>
      ${languages("lobby")} ${late ? html`<p class="story">${lateLine(context)}</p>` : nothing}
      ${partners && partners.length > 1 ? html`<p class="story">${emphasis(together.hand({ names: partners.map(quotedName) }))}</p>` : nothing}
      ${howToKeepScreenOn() ? html`<p class="story">${emphasis(howToKeepScreenOn())}</p>` : nothing}
      ${late || own == null ? nothing : html`<p class="story">${words.lobbyTap}</p>`}
      <section class="panel">
        <h2>${words.lobbyHow}</h2>
        ${howItGoes(context)}
      </section>
      <ul class="lobby-names" aria-label=${words.lobbyHere({ count: lesson.seats.length })}>
        ${repeat(
          lesson.seats,
          (seat) => seat.seat,
          (seat) =>
            html`<li class=${seat.seat === own ? "is-own" : ""}>
              ${seatSign(seat)}<bdi>${seat.name}</bdi>${seat.bot ? botSign() : nothing}
            </li>`,
        )}
      </ul>`,
    dock: late ? box(words.lobbyWaitMore) : box(words.lobbyWait, words.lobbyWaitMore),
  });
}
