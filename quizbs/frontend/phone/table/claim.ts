/** An open claim: buttons to call or believe it, and the screens of its owner and of those who believe it. */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { back } from "../../ui/cards.js";
import { seatSign } from "../../ui/signs.js";
import { emphasis } from "../../ui/emphasis.js";
import * as words from "words:phone";
import { quotedName } from "../../words/people.js";
import * as together from "words:together";
import { notices, nudge } from "./notices.js";
import { go, keys, letter, pressed } from "../controls/buttons.js";
import { meanwhile } from "./bets.js";
import { box, clockLine, frame, headline, note } from "../frame.js";
import { hand } from "./hand.js";
import { held, onItsWay, onTurn, pickedCards } from "../context.js";
import { ahead, guestDock, large, playable, playDock, playName } from "./turn.js";

const SHOWN = 4; // card backs beside the claim at most

const said = (claim: View.Claim) => large(words.claimLarge(claim));

const down = (claim: View.Claim) =>
  html`<span class="headline-down" role="img" aria-label=${words.claimDown(claim)}
    >${Array.from({ length: Math.min(claim.count, SHOWN) }, () => back())}</span
  >`;

const speaker = (context: Phone.Context, claim: View.Claim) =>
  html`${seatSign(context.sign(claim.seat))}<span
      >${(claim.autoplay ? words.claimPlayedFor : words.claimSays)({ name: context.name(claim.seat) })}</span
    >`;

/** The headline of an open claim, gold for a last card. */
function claimHeadline(context: Phone.Context, claim: View.Claim) {
  const mine = claim.seat === context.own;
  if (claim.last)
    return headline(
      words.claimLast({ who: context.who(claim.seat), count: claim.count }),
      said(claim),
      down(claim),
      "headline-claim headline-golden",
    );
  return headline(mine ? words.claimYouSaid : speaker(context, claim), said(claim), down(claim), "headline-claim");
}

const consequence = (context: Phone.Context, claim: View.Claim) =>
  claim.last ? html`<p class="claim-wins">${emphasis(words.claimWins({ who: context.who(claim.seat) }))}</p>` : nothing;

/** Draw call and believe. If the student plays next, picking cards turns the right button into the play. */
export function callWindow(context: Phone.Claimed) {
  const { claim } = context.game;
  const next = onTurn(context) ? context : null;
  const picks = next ? pickedCards(next) : [];
  return frame(context, {
    kind: "call",
    tension: claim.last,
    headline: next
      ? headline(
          html`${seatSign(context.sign(claim.seat))}<span
              >${emphasis(words.claimSaysIt({ ...claim, name: context.name(claim.seat) }))}</span
            >`,
          words
            .claimCallOr({ rank: next.can.play.rank ?? claim.rank })
            .split("|")
            .map((part, at) => html`${at ? " " : ""}<span class="headline-or">${large(part)}</span>`),
          down(claim),
          "headline-claim is-both",
        )
      : claimHeadline(context, claim),
    middle: html`${nudge(context)}${notices(context)}${consequence(context, claim)}${hand(context, next ? playable(next) : { mark: claim.rank })}`,
    dock:
      next && (context.state.armedPlay || onItsWay(context, "play", "turn", next.can.play.turn))
        ? armedBesideCall(next, claim, picks)
        : callDock(context, claim, picks),
  });
}

/** The pressed button, while the act is pending. */
function tapped(context: Phone.Context, claim: View.Claim) {
  const call = onItsWay(context, "call", "claim", claim.number);
  const believe = onItsWay(context, "believe", "claim", claim.number);
  const way = call ?? believe;
  if (!way) return null;
  const sent = context.state.line === "on" && way.sent;
  return html`${note(sent ? words.claimSent : words.claimNoSignal)}
  ${pressed(call ? words.claimTapped({ word: context.lesson.call_word }) : words.claimBelieveTapped)}`;
}

function callDock(context: Phone.AtTable, claim: View.Claim, picks: View.OwnCard[]) {
  return (
    tapped(context, claim) ??
    html`${context.state.hint ? note(context.state.hint) : nothing} ${windowLine(context, claim)}
      <div class="pair pair-tall">
        ${call(context, claim)} ${onTurn(context) && picks.length ? playHere(context, picks) : believe(context, claim)}
      </div>`
  );
}

function call(context: Phone.Context, claim: View.Claim) {
  const { lesson, on, state } = context;
  const number = context.can.call;
  if (!number) return box(context.you?.tokens === 0 ? together.noCalls : together.inARow);
  return html`<button
    class="button button-call"
    dir="auto"
    aria-keyshortcuts=${letter(context, keys.call)}
    aria-label=${words.claimCallLabel({ ...claim, word: lesson.call_word, name: context.name(claim.seat) })}
    aria-disabled=${state.replacingClaim === number ? "true" : "false"}
    @click=${() => on.call(number)}
  >
    ${lesson.call_word}
  </button>`;
}

function believe(context: Phone.Context, claim: View.Claim) {
  const { on, state } = context;
  const number = context.can.believe;
  if (!number) return nothing;
  return html`<button
    class="button"
    aria-keyshortcuts=${letter(context, keys.believe)}
    aria-label=${words.claimBelieveLabel({ ...claim, name: context.name(claim.seat) })}
    aria-disabled=${state.replacingClaim === number ? "true" : "false"}
    @click=${() => on.believe(number)}
  >
    ${words.claimBelieve}
  </button>`;
}

/** The right button of the next player once cards are picked. */
function playHere(context: Phone.Turn, picks: View.OwnCard[]) {
  const { play } = context.can;
  if (picks.length < play.least) return box(words.turnTapMore({ count: play.least - picks.length }));
  if (picks.length > play.most) return box(words.turnTooMany({ count: play.most }));
  const over = !play.open && picks.length > play.usual;
  return go(
    playName(play, picks, over),
    () =>
      context.on.play(
        play.turn,
        picks.map((card) => card.id),
      ),
    letter(context, keys.play),
  );
}

/** The buttons while a play is armed: the left one still calls, the right one takes the play back. */
function armedBesideCall(context: Phone.Turn, claim: View.Claim, picks: View.OwnCard[]) {
  if (onItsWay(context, "play", "turn", context.can.play.turn)) return playDock(context, picks);
  const { state, on } = context;
  return html`${armedLine(state)}
    <div class="pair pair-tall">
      ${call(context, claim)}<button class="button is-pressed" @click=${on.disarm}>${words.turnTakeBack}</button>
    </div>`;
}

const armedLine = (state: Phone.State) =>
  clockLine(html`<b>${words.turnArmed}</b> ${words.turnArmedWhy}`, state.playDelay, words.claimClock);

const believing = ({ believers, voters }: View.Claim) => ({ count: believers.length, all: voters });

/** One line: how many of the claimed rank the student holds, how many believe, how long it stays open. */
function windowLine(context: Phone.AtTable, claim: View.Claim) {
  const { game, clock } = context;
  const tokens = context.you?.tokens;
  const calls =
    tokens == null || (tokens === 0 && !context.can.call)
      ? ""
      : tokens
        ? together.callsLeft({ count: tokens })
        : together.lastCalls;
  const holds = words.handHolds({ count: held(context, claim.rank), rank: claim.rank });
  const believers = claim.believers.length ? words.claimBelievers(believing(claim)) : "";
  const until =
    game.phase === "last"
      ? words.claimUntilClock
      : context.can.play
        ? ""
        : words.claimUntil({ who: context.who(game.turn) });
  return clockLine(
    html`${emphasis([holds, believers, calls].filter(Boolean).join(" · "))}${until ? html`<br />${until}` : nothing}${game.phase === "turn" && game.rank && !context.can.play ? html`<span class="heard">. ${emphasis(words.claimThen({ who: context.who(game.turn), rank: game.rank }))}</span>` : nothing}`,
    clock,
    context.can.play ? words.turnClock : words.claimClock,
  );
}

/** A line on a shared phone that asks to pass it on once the turn is over. */
const passOn = ({ view }: Phone.Context, mine: boolean) =>
  mine && view.you.holder ? together.passPhone({ who: quotedName(view.you.holder) }) : "";

/** Draw an open claim that the student has made or believes. */
export function quietClaim(context: Phone.Claimed) {
  const { game, own, you } = context;
  const { claim } = game;
  const mine = claim.seat === own;
  const believers = claim.believers.length ? ` ${words.claimBelieversAll(believing(claim))}` : ""; // quiet calls hide them
  const first = `${mine ? words.claimNobody : words.claimBelieved}${believers}`;
  const second =
    game.phase === "last" || !game.rank ? "" : words.claimThen({ who: context.who(game.turn), rank: game.rank });
  return frame(context, {
    kind: "call",
    tension: claim.last,
    headline: claimHeadline(context, claim),
    middle: html`${notices(context)}${consequence(context, claim)}${hand(context, { mark: you?.own_rank ?? claim.rank })}`,
    dock: html`${game.phase === "last" && context.clock ? clockLine(words.claimUntilClock, context.clock, words.claimClock) : nothing}
    ${meanwhile(context)}
    ${context.guest ? guestDock(context) : box(first, passOn(context, mine) || context.state.hint || second || (context.hand.length ? ahead(context)[1] : ""))}`,
  });
}
