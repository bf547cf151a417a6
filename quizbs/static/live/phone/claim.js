/** A claim lies open: call it or believe it. Also what its layer and those who believe see. */
import { html, nothing } from "lit-html";
import { back } from "../cards.js";
import { seatSign } from "../signs.js";
import { rich } from "../rich.js";
import { ranked, rankNames } from "../words/common.js";
import * as words from "../words/phone.js";
import * as together from "../words/together.js";
import { above } from "./above.js";
import { go, letter, pressed } from "./buttons.js";
import { box, clockLine, frame, headline, note } from "./frame.js";
import { hand } from "./hand.js";
import { held, onItsWay, pickedCards } from "./here.js";
import { ahead, guestDock, large, playable, playDock, playName } from "./turn.js";

const SHOWN = 4; // backs beside the claim; the number says the rest

/** "3 tens" in large letters. */
const said = ({ count, rank }) => large(count, ranked(count, rank));

const down = (claim) =>
  html`<span class="down" role="img" aria-label=${words.claim.cardsDown(claim.count)}
    >${Array.from({ length: Math.min(claim.count, SHOWN) }, () => back())}</span
  >`;

const speaker = (here, claim) =>
  html`${seatSign(here.sign(claim.seat))}<span>${words.claim.says(here.name(claim.seat), claim.automatic)}</span>`;

/** The headline of an open claim; a last card turns it gold. */
function claimHeadline(here, claim) {
  const mine = claim.seat === here.own;
  if (claim.last)
    return headline(words.claim.last(here.who(claim.seat), claim.count), said(claim), down(claim), "claim golden");
  return headline(mine ? words.claim.youSaid : speaker(here, claim), said(claim), down(claim), "claim");
}

const consequence = (here, claim) =>
  claim.last ? html`<p class="consequence">${rich(words.claim.wins(here.who(claim.seat)))}</p>` : nothing;

/** I may call. When I am also the next to lay, picking cards turns the right button into the play. */
export function callWindow(here) {
  const { table, can } = here;
  const { claim } = table;
  const next = Boolean(can.play);
  const picks = next ? pickedCards(here) : [];
  return frame(here, {
    kind: "call",
    tension: claim.last,
    headline: next
      ? headline(
          html`${seatSign(here.sign(claim.seat))}<span
              >${rich(words.turn.orLay(here.name(claim.seat), claim.count, claim.rank))}</span
            >`,
          html`<span class="call-or">${words.turn.callOr}</span>
            <span class="call-or">${large(words.turn.lay, rankNames(can.play.rank))}</span>`,
          down(claim),
          "claim both",
        )
      : claimHeadline(here, claim),
    middle: html`${above(here, { calm: false })}${consequence(here, claim)}${hand(here, next ? playable(here) : { mark: claim.rank })}`,
    dock:
      next && (here.local.armed || onItsWay(here, "play", "turn", can.play.turn))
        ? armedBesideCall(here, claim, picks)
        : callDock(here, claim, picks),
  });
}

/** Tapped, and on its way. */
function tapped(here, claim) {
  const call = onItsWay(here, "call", "claim", claim.number);
  const believe = onItsWay(here, "believe", "claim", claim.number);
  const way = call ?? believe;
  if (!way) return null;
  const sent = here.local.line === "on" && way.sent;
  return html`${note(sent ? words.claim.sent : words.claim.waiting)}
  ${pressed(call ? words.claim.tapped(here.lesson.call_word) : words.claim.believedTapped)}`;
}

function callDock(here, claim, picks) {
  return (
    tapped(here, claim) ??
    html`${here.local.hint ? note(here.local.hint) : nothing} ${windowLine(here, claim)}
      <div class="pair tall">${call(here, claim)} ${picks.length ? playHere(here, picks) : believe(here, claim)}</div>`
  );
}

function call(here, claim) {
  const { lesson, can, on, local } = here;
  if (!can.call) return box(here.you.tokens === 0 ? together.tokens.none : together.tokens.row);
  return html`<button
    class="button call"
    aria-keyshortcuts=${letter(here, words.keys.call)}
    aria-label=${words.claim.callLabel(lesson.call_word, here.name(claim.seat), claim.count, claim.rank)}
    aria-disabled=${local.fresh === can.call ? "true" : "false"}
    @click=${() => on.call(can.call)}
  >
    ${lesson.call_word}
  </button>`;
}

function believe(here, claim) {
  const { can, on, local } = here;
  if (!can.believe) return nothing;
  return html`<button
    class="button"
    aria-keyshortcuts=${letter(here, words.keys.believe)}
    aria-label=${words.claim.believeLabel(here.name(claim.seat), claim.count, claim.rank)}
    aria-disabled=${local.fresh === can.believe ? "true" : "false"}
    @click=${() => on.believe(can.believe)}
  >
    ${words.claim.believe}
  </button>`;
}

/** The right button of the next player once cards are picked. */
function playHere(here, picks) {
  const { play } = here.can;
  if (picks.length < play.least) return box(words.turn.more(play.least - picks.length));
  if (picks.length > play.most) return box(words.turn.back(play.most));
  const over = !play.open && picks.length > play.usual;
  return go(
    playName(play, picks, over),
    () =>
      here.on.play(
        play.turn,
        picks.map((card) => card.id),
      ),
    letter(here, words.keys.play),
  );
}

/** Armed, but calling is still possible: left stays the call, right is taking back. */
function armedBesideCall(here, claim, picks) {
  if (onItsWay(here, "play", "turn", here.can.play.turn)) return playDock(here, picks);
  const { local, on } = here;
  return html`${armedLine(local)}
    <div class="pair tall">
      ${call(here, claim)}<button class="button pressed" @click=${on.disarm}>${words.turn.takeBack}</button>
    </div>`;
}

const armedLine = (local) =>
  clockLine(html`<b>${words.turn.armed}.</b> ${words.turn.armedWhy}`, local.wait, words.claim.clock);

/** What I hold of the claimed rank, how many believe, until when it is open. */
function windowLine(here, claim) {
  const { table, clock } = here;
  const tokens = here.you?.tokens;
  const calls =
    tokens == null || (tokens === 0 && !here.can.call)
      ? ""
      : tokens
        ? together.tokens.left(tokens)
        : together.tokens.last;
  const holds = words.hand.holds(held(here, claim.rank), claim.rank);
  const believers = words.claim.believers(claim.believers.length, claim.voters);
  const until =
    table.phase === "last" ? words.claim.untilClock : here.can.play ? "" : words.claim.until(here.who(table.turn));
  return clockLine(
    html`${rich([holds, believers, calls].filter(Boolean).join(" · "))}${until ? html`<br />${until}` : nothing}${table.phase === "turn" && table.rank && !here.can.play ? html`<span class="heard">. ${rich(words.claim.then(here.who(table.turn), table.rank))}</span>` : nothing}`,
    clock,
    here.can.play ? words.turn.clock : words.claim.clock,
  );
}

/** The phone that several share goes on once its turn is over. */
const passOn = ({ view }, mine) => (mine && view.you.holder ? together.partners.pass(view.you.holder) : "");

/** My own claim lies open, or I believe the one of somebody else: nothing to press. */
export function quietClaim(here) {
  const { table, own, you } = here;
  const { claim } = table;
  const mine = claim.seat === own;
  const believers = words.claim.believers(claim.believers.length, claim.voters);
  const first = `*${mine ? words.claim.nobody : `${words.claim.believed}.`}*${believers && ` ${believers}.`}`;
  const second = table.phase === "last" || !table.rank ? "" : words.claim.then(here.who(table.turn), table.rank);
  return frame(here, {
    kind: "call",
    tension: claim.last,
    headline: claimHeadline(here, claim),
    middle: html`${above(here, { calm: false })}${consequence(here, claim)}${hand(here, { mark: you?.own_rank ?? claim.rank })}`,
    dock: html`${table.phase === "last" && here.clock ? clockLine(words.claim.untilClock, here.clock, words.claim.clock) : nothing}
    ${here.guest ? guestDock(here) : box(first, passOn(here, mine) || here.local.hint || second || (here.hand.length ? ahead(here)[1] : ""))}`,
  });
}
