/**
 * A call: the cards, which turn one by one as the server sends their faces, then the verdict, what is at stake, and who
 * acts next. Also shown while somebody else chooses.
 */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { back, card, rankOf } from "../../ui/cards.js";
import { emphasis } from "../../ui/emphasis.js";
import { signs } from "../../ui/signs.js";
import * as words from "words:phone";
import { cardName } from "../../words/cards.js";
import * as cards from "words:cards";
import * as events from "words:events";
import { settlement, wins } from "../../words/events.js";
import { varied } from "../../words/verdicts.js";
import { betTold, fooled } from "../table/bets.js";
import { fading } from "../controls/fading.js";
import { box, clockLine, frame } from "../frame.js";
import { stakesBoxes } from "./stakes.js";

/** Return the sentence under the verdict, from the student's point of view. */
export function story(context: Phone.Called) {
  const { game, who, own, you } = context;
  const { challenge } = game;
  const { claim, called, caller, honest } = challenge;
  const { count, rank } = claim;
  const found = challenge.cards.filter((card) => !card.true).length;
  const said = { caller: who(caller), claimant: who(claim.seat), count, rank };
  const cards = honest
    ? words.turnAllTrue({ all: count, rank })
    : words.revealFalse({ found, all: count, left: count - found, rank });
  if (!called) return `${honest ? words.revealShownHonest(said) : words.revealShownCheat} ${cards}`;
  const what = `${honest ? words.revealHonest(said) : words.revealCaught(said)} ${cards}`;
  if (you?.fooled) return `${what} ${fooled(context, you.fooled)}`;
  if (own !== (honest ? caller : claim.seat)) return what;
  return `${what} ${honest ? words.revealComfortCaller : words.revealComfortClaimant}`;
}

/** Return who calls whom, or whose last card is turned over; nothing that hints at the verdict. */
export function calls({ game: { challenge }, who }: Phone.Called) {
  const { claim, called, caller } = challenge;
  const said = { caller: who(caller), claimant: who(claim.seat), count: claim.count, rank: claim.rank };
  return called ? words.revealCalls(said) : words.revealShows(said);
}

/** Return praise for the player who was right, the caller or the claimant; "" for all others. */
function praise({ game: { challenge, question }, own }: Phone.Called) {
  const { claim, called, caller, honest } = challenge;
  if (!called || question?.result || own !== (honest ? claim.seat : caller)) return "";
  return honest ? words.revealPraiseClaimant : words.revealPraiseCaller;
}

/** Return whether the headline is green: for a right answer, a true claim, or praise. */
const isGood = (context: Phone.Called) => {
  const { challenge, question, settled } = context.game;
  return question?.result && settled ? question.result.right : challenge.honest || Boolean(praise(context));
};

/**
 * The verdict in the words of the wall; after the question, the answer and its cost instead, so that nobody is caught
 * twice.
 */
export const verdictHeadline = (context: Phone.Called) => {
  const { challenge, question, settled } = context.game;
  const { honest, number } = challenge;
  if (question?.result && settled) {
    const { right } = question.result;
    return html`<div class="headline headline-verdict ${right ? "is-good" : ""}" ${fading()}>
      <div class="headline-words">
        <h1 id="headline" tabindex="-1">${right ? events.right : events.wrong}</h1>
        <p class="story headline-story">${emphasis(settlement({ settled, question }, context.who))}</p>
      </div>
    </div>`;
  }
  const praised = praise(context);
  const good = isGood(context);
  const loses = !honest && context.own === context.game.challenge.loser; // the loser isn't shown the praise for the caller
  return html`<div class="headline headline-verdict ${good ? "is-good" : "is-bad"}" ${fading()}>
    <div class="headline-words">
      <h1 id="headline" tabindex="-1">
        <span aria-hidden="true">${good ? signs.right : signs.wrong}</span>
        ${praised || varied(honest ? "honest" : "caught", loses ? 0 : number, context.lesson.call_word)}
      </h1>
      <p class="story headline-story">${emphasis(story(context))}</p>
    </div>
  </div>`;
};

/** One challenged card: its back, its face, or after the stamp its face with sign and word. The last back `trembles`. */
function place(turned: View.Card | undefined, rank: View.Rank, trembles: boolean) {
  if (!turned)
    return html`<li class=${trembles ? "reveal-trembles" : ""}>
      ${back()}<span class="reveal-caption" aria-hidden="true">&nbsp;</span
      ><span class="heard">${words.revealDown}</span>
    </li>`;
  const judged = turned.true !== null;
  return html`<li data-show class="is-up ${judged ? (turned.true ? "is-good" : "is-bad") : ""}">
    ${card(turned.face)}
    <span class="reveal-caption" aria-hidden="true"
      >${judged ? html`<b>${turned.true ? signs.right : signs.wrong}</b> ` : nothing}${cards.rank({ rank: rankOf(turned.face) })}</span
    >
    <span class="heard"
      >${judged ? words.revealCard({ card: cardName(turned.face), right: turned.true === true, rank }) : cardName(turned.face)}</span
    >
  </li>`;
}

/** The challenged cards; each turns when its face arrives. */
export function revealed({ game: { challenge } }: Phone.Called) {
  const { rank, count } = challenge.claim;
  return keyed(
    challenge.number,
    html`<ul class="reveal-cards reveal-${Math.min(count, 6)}" aria-label=${words.revealCards}>
      ${Array.from({ length: count }, (_, at) => place(challenge.cards[at], rank, challenge.cards.length === count - 1))}
    </ul>`,
  );
}

/**
 * The cards and what is below them. Before and after the stamp it is one template, so that turned cards stay turned.
 */
const middle = (context: Phone.Called, below: unknown, rain: unknown = nothing) =>
  html`<div class="reveal-turned ${rain === nothing ? "" : "is-raining"}">${revealed(context)}</div>
    ${rain} ${below}`;

/** The phase "turning": who calls whom, and the cards; nothing that hints at the verdict. */
export function turningScreen(context: Phone.Called, bet: unknown) {
  const { game, lesson } = context;
  const { called, pile } = game.challenge;
  return frame(context, {
    kind: "reveal",
    eye: false,
    headline: html`<div class="headline headline-verdict" ${fading()}>
      <div class="headline-words">
        <h1 id="headline" tabindex="-1">${called ? words.revealWord({ word: lesson.call_word }) : words.revealLast}</h1>
        <p class="story headline-story">${emphasis(calls(context))}</p>
      </div>
    </div>`,
    middle: middle(context, html`<p class="panel">${emphasis(words.revealPileOnly({ count: pile }))}</p>`),
    dock: html`${bet}${box(words.revealLook)}`,
  });
}

/**
 * The panel under the cards: what is at stake, or what the call has cost. If the pile rains, that has been shown
 * already.
 */
function cost(context: Phone.Called, rains: boolean) {
  const { game, who } = context;
  const { choosing, challenge, question, settled } = game;
  if (question?.result) return nothing; // the headline says it already
  if (settled) return html`<p class="panel">${emphasis(settlement({ settled, question }, who))}</p>`;
  const stakes = choosing?.stakes;
  if (!stakes) return html`<p class="panel">${emphasis(words.revealPileOnly({ count: challenge.pile }))}</p>`;
  return html`<div class="panel">
    ${rains ? nothing : html`<p>${emphasis(words.revealPile({ count: challenge.pile, who: who(challenge.loser) }))}</p>`}
    ${stakesBoxes(stakes)}
  </div>`;
}

/**
 * The phases "reveal", "choosing" and "discard" for everybody who has nothing to do in them. `rain` is the pile falling
 * on the loser.
 */
export function revealScreen(context: Phone.Called, rain: unknown) {
  const rains = rain !== nothing;
  return frame(context, {
    kind: `reveal ${praise(context) ? "cheers" : ""} ${rains ? (isGood(context) ? "won-rain" : "lost-rain") : ""}`,
    eye: false,
    seats: !rains,
    headline: verdictHeadline(context),
    middle: middle(
      context,
      html`${betTold(context)}${rains && !context.game.choosing?.stakes && !context.game.settled ? nothing : cost(context, rains)}`,
      rain,
    ),
    dock: next(context),
  });
}

/** Who acts next, and how long the cards stay face up. */
function next(context: Phone.Called) {
  const { game, lesson, who, clock } = context;
  const { choosing, challenge, settled } = game;
  const winner = wins(game, who, lesson.questions);
  if (game.phase === "choosing" && choosing) {
    const [answerer] = choosing.answerers.length === 1 ? choosing.answerers : [null];
    const pick = words.revealPicks({
      asker: who(choosing.asker),
      optional: choosing.optional,
      answerer: who(answerer),
    });
    return box(pick, winner || words.revealFrom({ count: challenge.cards.length }));
  }
  if (game.phase === "discard" && settled?.hunter)
    return box(words.revealThrowsAway({ who: who(settled.hunter.seat) }));
  return html`${clock ? clockLine(words.revealGoesOn, clock, words.revealClock) : nothing}${box(
    winner || (settled && game.rank ? words.revealNext({ who: who(game.turn), rank: game.rank }) : words.revealLook),
  )}`;
}
