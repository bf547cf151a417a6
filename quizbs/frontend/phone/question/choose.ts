/** The asker picks a question from the challenged cards and, if the rules allow it, who answers. */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { card } from "../../ui/cards.js";
import { seatSign } from "../../ui/signs.js";
import { formulaText } from "../../ui/formula_text.js";
import * as words from "words:after";
import * as phone from "words:phone";
import { go, pressed, quiet } from "../controls/buttons.js";
import { box, frame, headline, note, ring } from "../frame.js";
import { onItsWay } from "../context.js";

export function chooseScreen(context: Phone.Called, ask: View.Ask) {
  const { who, game } = context;
  const whom = answererOf(context, ask);
  return frame(context, {
    kind: "choose",
    eye: false,
    seats: false,
    headline: headline(
      game.challenge.honest ? words.chooseHonest : words.chooseCaught({ who: who(game.challenge.claim.seat) }),
      words.chooseTitle,
      ring(context.clock, words.chooseClock),
    ),
    middle: html`${questions(context, ask)} ${ask.answerers.length > 1 ? answerers(context, ask) : nothing}`,
    dock: dock(context, ask, whom),
  });
}

/** Return the only seat that may be asked, or the picked one. */
function answererOf({ state: { answerer } }: Phone.Context, { answerers }: View.Ask) {
  if (answerers.length === 1) return answerers[0];
  return answerer !== null && answerers.includes(answerer) ? answerer : null;
}

function questions({ state, on }: Phone.Context, ask: View.Ask) {
  return html`<fieldset class="choose-list" data-zone="asking">
    <legend class="heard">${words.chooseTitle}</legend>
    ${ask.cards.map(
      (offered, at) =>
        html`<label class="choose-ask ${state.askCard === offered.card ? "is-picked" : ""}">
          <input
            class="cover"
            type="radio"
            name="ask-card"
            value=${offered.card}
            .checked=${state.askCard === offered.card}
            @change=${() => on.pickQuestion(offered.card, at)}
          />
          ${card(offered.face)}
          <span class="choose-words" dir="auto"
            ><b>${formulaText(offered.question)}</b
            ><small dir="auto"
              >${offered.topic}${state.askCard === offered.card ? html` · <bdi>${words.choosePicked}</bdi>` : nothing}</small
            ></span
          >
        </label>`,
    )}
  </fieldset>`;
}

function answerers({ state, on, name, sign }: Phone.Context, ask: View.Ask) {
  return html`<fieldset class="choose-whom" data-zone="whom">
    <legend>${words.chooseWhom}</legend>
    <div>
      ${ask.answerers.map(
        (seat) =>
          html`<label class="chip choose-who ${state.answerer === seat ? "is-picked" : ""}">
            <input
              class="cover"
              type="radio"
              name="ask-whom"
              value=${seat}
              .checked=${state.answerer === seat}
              @change=${() => on.pickAnswerer(seat)}
            />
            ${seatSign(sign(seat))}<span
              >${name(seat)}${ask.least_asked === seat ? html`<small>${words.chooseLeast}</small>` : nothing}</span
            >
          </label>`,
      )}
    </div>
  </fieldset>`;
}

function dock(context: Phone.AtTable, ask: View.Ask, whom: View.Seat | null) {
  const { state, on, name, game } = context;
  const way =
    onItsWay(context, "ask", "challenge", ask.challenge) ?? onItsWay(context, "decline", "challenge", ask.challenge);
  if (way)
    return html`${note(way.sent && state.line === "on" ? phone.claimSent : phone.turnNoSignal)}${pressed(phone.claimSent)}`;
  const stakes = game.choosing?.stakes;
  const chosen = ask.cards.find(({ card }) => card === state.askCard);
  const main = !chosen
    ? box(whom === null ? words.chooseTitle : words.chooseAskTap({ name: name(whom) }))
    : whom === null
      ? box(words.chooseWhomTap)
      : go(words.chooseAsk({ name: name(whom) }), () => on.ask(ask.challenge, chosen.card, whom));
  return html`${state.hint ? note(state.hint) : stakes && whom !== null ? note(phone.stakesOther({ who: name(whom), ...stakes })) : nothing}
  ${ask.optional ? html`<div class="pair pair-lean">${quiet(words.chooseDecline, () => on.decline(ask.challenge))}${main}</div>` : main}`;
}
