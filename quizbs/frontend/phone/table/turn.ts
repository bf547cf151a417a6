/** The student's turn, and waiting for others: what to play, what to say aloud, who is next. */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { html } from "lit-html";
import { rankOf } from "../../ui/cards.js";
import { secondsLeft, ticking } from "../../ui/clock.js";
import { signs } from "../../ui/signs.js";
import * as words from "words:phone";
import { cardName } from "../../words/cards.js";
import { quotedName } from "../../words/people.js";
import * as together from "words:together";
import { notices, nudge } from "./notices.js";
import { go, keys, letter, pressed, quiet } from "../controls/buttons.js";
import { meanwhile } from "./bets.js";
import { box, frame, headline, note, ring } from "../frame.js";
import { hand } from "./hand.js";
import { held, onItsWay, pickedCards, stepsToMe } from "../context.js";
import { eye } from "../controls/icons.js";

/** Draw the large line of a turn, with what is between stars in gold. */
export const large = (sentence: string) =>
  html`${sentence.split("*").map((piece, at) => (at % 2 ? html`<em>${piece}</em>` : piece))}`;

/** Return the facts for "2 cards", "1 or 2 cards", "1 to 4 cards". */
const upTo = (least: number, count: number) => {
  const between: "same" | "next" | "far" = least === count ? "same" : count - least === 1 ? "next" : "far";
  return { least, count, between };
};

/** Return the rank to play; null if any card may open the round. */
const due = ({ open, rank }: View.Play) => (open ? null : rank);

export function myTurn(context: Phone.Turn) {
  const play = context.can.play;
  const picks = pickedCards(context);
  const rank = due(play);
  const words_ =
    rank === null
      ? [holderTurn(context), words.turnPlayAny]
      : picks.length
        ? [words.turnSay, words.turnSaid({ count: picks.length, rank })]
        : [holderTurn(context), words.turnPlayRanks({ rank })];
  return frame(context, {
    kind: "turn",
    headline: headline(words_[0], large(words_[1]), ring(ownClock(context), words.turnClock), "yours"),
    middle: html`${nudge(context)}${notices(context)}${hand(context, playable(context))}`,
    dock: playDock(context, picks),
  });
}

/** Return the clock of the student's turn; it hasn't started while others still read an answer. */
const ownClock = ({ game, clock }: Phone.Turn) => (game.phase === "explaining" ? null : clock);

/** "Your turn"; on a shared phone with the name of the student who holds it. */
const holderTurn = ({ view }: Phone.Context) =>
  view.you.holder ? together.turn({ who: quotedName(view.you.holder) }) : words.turnYours;

/** Return how the hand looks on the student's turn: the current rank is marked, and only allowed cards react. */
export const playable = ({ can }: Phone.Turn) => ({
  mark: can.play.open ? null : can.play.rank,
  only: can.play.truth === "free" || can.play.truth === "bluff" || can.play.open ? null : can.play.cards,
});

/** The dock on the student's turn: a private or coaching line, and the button. */
export function playDock(context: Phone.Turn, picks: View.OwnCard[]) {
  const { can, state, on } = context;
  const play = can.play;
  const way = onItsWay(context, "play", "turn", play.turn);
  if (way)
    return html`${note(way.sent && state.line === "on" ? words.claimSent : words.turnNoSignal)}${pressed(`${playName(play, picks)} ${signs.picked}`)}`;
  if (onItsWay(context, "pass", "turn", play.turn)) return pressed(together.pass);
  if (state.armedPlay) return armedDock(context);
  if (state.handHidden) return html`${note(coaching(context))}${quiet(words.stripShow, on.hide, eye)}`;
  const hint = state.hint && note(state.hint);
  if (!picks.length && can.pass === play.turn)
    return html`${hint || note(held(context, play.rank) ? together.passMay : together.passLine)}${quiet(together.pass, () => on.pass(play.turn))}`;
  if (!picks.length)
    return html`${hint || note(coaching(context))}${box(words.turnTap(upTo(play.least, Math.max(play.least, Math.min(play.most, play.usual)))))}`;
  if (picks.length < play.least)
    return html`${hint || note(coaching(context))}${box(words.turnTapMore({ count: play.least - picks.length }))}`;
  if (picks.length > play.most)
    return html`${hint || secret(context, picks)}${box(words.turnTooMany({ count: play.most }))}`;
  const cards = picks.map((card) => card.id);
  const rank = due(play);
  const over = rank !== null && picks.length > play.usual;
  return html`${hint || (over ? note(words.turnOver({ count: picks.length, rank, usual: play.usual })) : secret(context, picks))}${go(playName(play, picks, over), () => on.play(play.turn, cards), letter(context, keys.play))}`;
}

export function playName(play: View.Play, picks: View.OwnCard[], over: boolean = false) {
  const rank = due(play);
  if (rank === null) return picks.length ? words.turnStart({ card: cardName(picks[0].face) }) : words.turnStartThis;
  return (over ? words.turnPlayAnyway : words.turnPlay)({ count: picks.length, rank });
}

/** The dock while a play waits for the shortest call window to end. */
function armedDock({ state, on, game }: Phone.AtTable) {
  const reads = game.phase === "explaining";
  return html`${note(reads ? words.turnArmedReads : state.playDelay ? html`${ticking(state.playDelay, (clock) => words.turnArmedIn({ seconds: secondsLeft(clock) }))}` : words.turnArmedWhy)}
    <div class="pair">
      <p class="button is-pressed">${words.turnArmed}</p>
      ${quiet(words.turnTakeBack, on.disarm)}
    </div>`;
}

/** "Only you see this: a bluff. J isn’t a seven." */
function secret({ can: { play }, hand: cards }: Phone.Turn, picks: View.OwnCard[]) {
  const rank = due(play);
  if (rank === null) return note(words.turnOpening);
  const odd = picks.filter((card) => rankOf(card.face) !== rank);
  const honest = odd.length === 0;
  const all = picks.length === cards.length;
  const more = all
    ? words.turnLastCards({ count: picks.length })
    : honest
      ? words.turnAllTrue({ all: picks.length, rank })
      : odd.length === 1
        ? words.turnOdd({ odd: rankOf(odd[0].face), rank })
        : words.turnAllowed;
  return note(`${words.turnSecret({ honest })} ${more}`, eye);
}

/** The line while no card is picked: what the rules require, in the first lap with a hint. */
function coaching(context: Phone.Turn) {
  const {
    game,
    can: { play },
    clock,
  } = context;
  const rank = due(play);
  if (rank === null) return words.turnOpening;
  const own = { count: held(context, rank), rank };
  if (play.truth === "any") return words.turnMustAny(own);
  if (play.truth === "all") return words.turnMustAll(own);
  if (play.truth === "bluff") return words.turnMustBluff({ ...upTo(play.least, play.most), rank });
  if (game.lap !== 1) return words.handHoldsAll(own);
  return own.count ? words.turnSome(own) : `${words.turnNone(own)} ${clock ? "" : words.turnNoRush}`;
}

/** Draw somebody else's turn, with what the student plays next. */
export function othersTurn(context: Phone.AtTable) {
  const { game, name, you } = context;
  const opening =
    game.rank === null ||
    (game.starter?.how === "bottle" && game.open_card === null && game.turn_number <= 1 && !game.claim);
  return frame(context, {
    kind: "waiting",
    headline: headline(
      words.turnTheirs({ name: name(game.turn) }),
      opening || game.rank === null ? words.turnStarts : large(words.turnPlays({ rank: game.rank })),
    ),
    middle: html`${notices(context)}${hand(context, { mark: you?.own_rank })}`,
    dock: html`${meanwhile(context)} ${context.guest ? guestDock(context) : box(...ahead(context))}`,
  });
}

/** Draw the spinning bottle: who begins is still open. */
export const bottleTurns = (context: Phone.AtTable) =>
  frame(context, {
    kind: "waiting",
    headline: headline(words.turnBottle, words.turnBottleWho),
    middle: html`${notices(context)}${hand(context)}`,
    dock: context.guest ? guestDock(context) : box(words.turnBottleLook),
  });

/** The dock of a student who sits at the table without cards. */
export const guestDock = ({ guest, view: { you } }: Phone.Context) =>
  you.moved_from && you.table
    ? box(`*${together.moved({ table: you.table })}*`, together.movedCards({ table: you.moved_from }))
    : box(together.guest, together.guestLine({ table: guest }));

/** Return two lines: when the student's turn comes and with which rank, and how many of it the student holds. */
export function ahead(context: Phone.AtTable) {
  const { you, state } = context;
  if (state.hint) return [state.hint];
  if (!you?.own_rank) return [words.turnTheirs({ name: context.name(context.game.turn) })];
  return [
    words.turnAhead({ count: stepsToMe(context) || context.order.length, rank: you.own_rank }),
    `${words.handHoldsAll({ count: held(context, you.own_rank), rank: you.own_rank })} ${state.handHidden ? "" : words.turnPlan}`,
  ];
}
