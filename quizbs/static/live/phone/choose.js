/** I choose a question: the challenged cards are the list; where the rules let me, also who answers. */
import { html, nothing } from "lit-html";
import { card } from "../cards.js";
import { seatSign } from "../signs.js";
import { told } from "../told.js";
import * as words from "../words/phone.js";
import { go, pressed, quiet } from "./buttons.js";
import { box, frame, headline, note, ring } from "./frame.js";
import { onItsWay } from "./here.js";

export function chooseScreen(here) {
  const {
    can: { ask },
    who,
    table,
  } = here;
  const whom = answererOf(here);
  return frame(here, {
    kind: "choose",
    eye: false,
    seats: false,
    headline: headline(
      table.challenge.honest ? words.choose.honest : words.choose.caught(who(table.challenge.claim.seat)),
      words.choose.title,
      ring(here.clock, words.choose.clock),
    ),
    middle: html`${questions(here)} ${ask.answerers.length > 1 ? answerers(here) : nothing}`,
    dock: dock(here, whom),
  });
}

/** The only one who may be asked, or the one picked. */
function answererOf({ can: { ask }, local }) {
  return ask.answerers.length === 1 ? ask.answerers[0] : ask.answerers.includes(local.answerer) ? local.answerer : null;
}

function questions({ can: { ask }, local, on }) {
  return html`<fieldset class="asking" data-zone="asking">
    <legend class="heard">${words.choose.title}</legend>
    ${ask.cards.map(
      (one) =>
        html`<label class="ask ${local.card === one.card ? "picked" : ""}">
          <input
            type="radio"
            name="ask-card"
            value=${one.card}
            .checked=${local.card === one.card}
            @change=${() => on.pickQuestion(one.card)}
          />
          ${card(one.face)}
          <span class="ask-words" dir="auto"
            ><b>${told(one.question)}</b
            ><small dir="auto"
              >${one.topic}${local.card === one.card ? html` · <bdi>${words.choose.picked}</bdi>` : nothing}</small
            ></span
          >
        </label>`,
    )}
  </fieldset>`;
}

function answerers({ can: { ask }, local, on, name, sign }) {
  return html`<fieldset class="whom" data-zone="whom">
    <legend>${words.choose.whom}</legend>
    <div>
      ${ask.answerers.map(
        (seat) =>
          html`<label class="chip ${local.answerer === seat ? "picked" : ""}">
            <input
              type="radio"
              name="ask-whom"
              value=${seat}
              .checked=${local.answerer === seat}
              @change=${() => on.pickAnswerer(seat)}
            />
            ${seatSign(sign(seat))}<span
              >${name(seat)}${ask.least_asked === seat ? html`<small>${words.choose.least}</small>` : nothing}</span
            >
          </label>`,
      )}
    </div>
  </fieldset>`;
}

function dock(here, whom) {
  const {
    can: { ask },
    local,
    on,
    name,
    table,
  } = here;
  const way =
    onItsWay(here, "ask", "challenge", ask.challenge) ?? onItsWay(here, "decline", "challenge", ask.challenge);
  if (way)
    return html`${note(way.sent && local.line === "on" ? words.claim.sent : words.turn.waiting)}${pressed(words.claim.sent)}`;
  const stakes = table.choosing?.stakes;
  const chosen = ask.cards.some((one) => one.card === local.card);
  const main = !chosen
    ? box(whom === null ? words.choose.askTapOnly : words.choose.askTap(name(whom)))
    : whom === null
      ? box(words.choose.whomTap)
      : go(words.choose.ask(name(whom)), () => on.ask(ask.challenge, local.card, whom));
  return html`${local.hint ? note(local.hint) : stakes && whom !== null ? note(words.stakes.forOther(name(whom), stakes.right, stakes.wrong)) : nothing}
  ${ask.optional ? html`<div class="pair lean">${quiet(words.choose.decline, () => on.decline(ask.challenge))}${main}</div>` : main}`;
}
