/**
 * The reveal: card backs that turn one by one as the server says so, then the stamp, then who picks up what and why.
 * Before the stamp this uses only the number of cards and the faces that are up.
 */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { back, rankOf } from "../../ui/cards.js";
import { css } from "../../ui/css.js";
import { emphasis } from "../../ui/emphasis.js";
import { FIRST, placed } from "../../ui/placed.js";
import { cardName } from "../../words/cards.js";
import { wins } from "../../words/events.js";
import { varied } from "../../words/verdicts.js";
import { atStake, cost as costs } from "../../words/wall.js";
import * as words from "words:wall";
import { picking as asks } from "../question/finger.js";
import { head } from "../table/head.js";
import { questionBacks } from "../question/question_backs.js";
import type { Called } from "../scene.js";
import { show } from "./show.js";
import { isStamped, mark, placesOf, turnClass, turning } from "./turned_cards.js";

const SIDE_BY_SIDE = 4; // up to so many cards leave room for the stamp beside them
const ONE_ROW = 10;
const NO_ONE_YET = "\u00a0"; // keeps the line's place until it is known who picks

const turned = (turned: View.Card | undefined, at: number, challenge: View.Challenge, state: Wall.State) =>
  html`<li class=${turnClass(turned, at, challenge, state)}>
    ${turning(turned)}
    ${
      turned && isStamped(challenge)
        ? html`<span class="reveal-chip ${turned.true ? "reveal-chip-go" : "reveal-chip-call"}"
            >${mark(turned.true === true)}<span class="reveal-chip-word"
              >${turned.true ? words.trueCard({ rank: rankOf(turned.face) }) : words.falseCard(challenge.claim)}</span
            ></span
          >`
        : html`<span class="reveal-chip reveal-chip-waits" aria-hidden="true"
            ><span class="reveal-chip-word">&nbsp;</span></span
          >`
    }
    ${turned ? html`<span class="heard">${cardName(turned.face)}</span>` : nothing}
  </li>`;

/** The stamp; before it falls, an empty place of the same size for truth and bluff. */
function stamp(challenge: View.Challenge, { call_word: callWord }: View.Lesson) {
  const { honest, number } = challenge;
  if (honest === null) {
    return html`<p class="stamp stamp-waits reveal-stamp" aria-hidden="true"><span class="stamp-words">…</span></p>`;
  }
  return html`<p class="stamp reveal-stamp ${honest ? "stamp-go" : "stamp-call"}">
    <span class="stamp-words" data-fit="line" data-fit-least=".4"
      >${mark(honest)}<b>${varied(honest ? "honest" : "caught", number, callWord)}</b></span
    >
  </p>`;
}

/** What the pile costs whom and, for a truth, how many believed it; before the stamp only how large it is. */
function cost({ settled, challenge, claim }: Called, { questions }: View.Lesson, people: Wall.People) {
  if (!isStamped(challenge)) return words.atStake({ count: challenge.pile });
  const said = settled || !questions ? costs(challenge, settled, people.word) : atStake(challenge, people.word);
  const { bets, honest } = challenge;
  const believers = bets?.true ?? (claim?.number === challenge.claim.number ? claim.believers.length : 0);
  const believed = honest ? believers : 0;
  return believed ? `${said} ${words.hadBelieved({ count: believed })}` : said;
}

/** Who must act before the game goes on, or who wins then. */
function next(game: View.Game, { questions }: View.Lesson, people: Wall.People) {
  const { phase, choosing, settled } = game;
  const winner = wins(game, people.word, questions);
  if (phase === "choosing" && choosing) {
    const whom = choosing.answerers.length ? choosing.answerers : [null]; // null: the caller of a quiet call
    const picks = { asker: people.word(choosing.asker), optional: choosing.optional };
    const chooses =
      whom.length === 1 ? words.picksQuestion({ ...picks, answerer: people.word(whom[0]) }) : words.picksBoth(picks);
    return winner ? emphasis(`${chooses} ${winner}`) : chooses;
  }
  if (phase === "discard" && settled?.hunter) return words.throwsAway({ who: people.word(settled.hunter.seat) });
  return winner ? emphasis(winner) : "";
}

const MOST_FLY = 8; // flying cards of a pile at most
const MOST_HEAP = 3;

/** The pile flies to the player who picks it up, followed by its number. A fooled caller is gold. */
const flight = ({ honest, called, loser, pile }: View.Challenge, people: Wall.People) =>
  (loser === null && !called) || !pile
    ? nothing
    : html`<div class="flight ${honest ? "flight-gold" : "flight-red"}" data-show aria-hidden="true">
        ${head(people, loser)}
        <span class="flight-heap">
          ${Array.from({ length: Math.min(pile, MOST_HEAP) }, (_, at) => html`<i class="flight-lies" ${css({ "--at": at })}>${back()}</i>`)}
          ${Array.from({ length: Math.min(pile, MOST_FLY) }, (_, at) => html`<i class="flight-x"><i class="flight-y" ${css({ "--at": at })}>${back()}</i></i>`)}
        </span>
        <b class="flight-count">${pile}</b>
      </div>`;

/**
 * Draw the show while cards turn, and the outcome from the stamp on, which the show leaves for. `still`: the page was
 * opened here, so nothing is animated.
 */
export function revealScene(game: Called, view: Wall.Focused, people: Wall.People, state: Wall.State, still: boolean) {
  const { challenge } = game;
  const { lesson } = view;
  const { reached } = state;
  const { count } = challenge.claim;
  const stamped = isStamped(challenge);
  const done = !["turning", "reveal"].includes(game.phase);
  const how = count <= SIDE_BY_SIDE ? "beside" : count <= ONE_ROW ? "row" : "rows";
  const plays = !stamped || (reached.has("call") && !still && !done);
  const covered = stamped && plays; // the outcome is built behind the stamp
  const [cards, whole] = ["cards", "outcome"].map((part) => !covered || reached.has(part));
  // Classes instead of :has(), which makes browsers match everything here again on each change.
  const named = {
    "is-still": done,
    "reveal-covered": covered,
    "reveal-four": count === SIDE_BY_SIDE,
    "reveal-full": lesson.questions || next(game, lesson, people), // the longest text of a reveal
  };
  return html`<section
    class="wall-scene reveal reveal-${how} ${Object.entries(named)
      .filter(([, on]) => on)
      .map(([name]) => name)
      .join(" ")}"
    ${css({ "--cards": Math.min(count, ONE_ROW) })}
  >
    ${stamped && cards ? outcome(game, view, people, state, whole) : nothing}
    ${plays ? show(challenge, view, people, state) : nothing}
  </section>`;
}

/** The outcome: what was said and found, what it costs whom, who acts next; only the cards if it isn't `whole` yet. */
function outcome(game: Called, view: Wall.Focused, people: Wall.People, state: Wall.State, whole: boolean) {
  const { challenge } = game;
  const { lesson } = view;
  const finger = state.touched && state.touched.asks === asks(view) ? state.touched.place : null;
  const { claim, called, caller } = challenge;
  const waits = next(game, lesson, people);
  const picking =
    lesson.questions && ["reveal", "choosing"].includes(game.phase) ? questionBacks(game.phase, finger) : nothing;
  const said = () =>
    html`<header class="reveal-head">
      <h1 class="reveal-said" data-fit="line" data-fit-least=".5">
        ${placed(words.said({ who: FIRST, count: claim.count, rank: claim.rank }), people.who(claim.seat))}
      </h1>
      <p class="reveal-call ${called ? "" : "reveal-shows"}" data-fit data-fit-least=".67">
        ${
          called
            ? html`${people.who(caller, "reveal-who")} <span>${words.quoted({ word: lesson.call_word })}</span>`
            : html`<span>${words.letsSee(claim)}</span>`
        }
      </p>
    </header>`;
  const foot = () =>
    html`<footer class="reveal-foot">
      <div class="reveal-words">
        <p class="reveal-cost" data-fit data-fit-least=".5">${cost(game, lesson, people)}</p>
        ${waits || lesson.questions ? html`<p class="reveal-next" data-fit="line" data-fit-least=".67" data-fit-steps="is-broken">${waits || NO_ONE_YET}</p>` : nothing}
      </div>
      ${flight(challenge, people)}
    </footer>`;
  return html`${whole ? said() : nothing}
    <div class="reveal-middle">
      <ul class="reveal-cards ${challenge.claim.count < 3 ? "reveal-cards-few" : ""}">
        ${placesOf(challenge).map((place, at) => turned(place, at, challenge, state))}
      </ul>
      <div class="reveal-side">${stamp(challenge, lesson)} ${picking}</div>
    </div>
    ${whole ? foot() : nothing}`;
}
