/** All tables at once: quiet tiles, and one drama as a door on the left, which keeps its place for a while. */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { repeat } from "lit-html/directives/repeat.js";
import { back } from "../ui/cards.js";
import { msLeft, ticking } from "../ui/clock.js";
import { css } from "../ui/css.js";
import { formulaText } from "../ui/formula_text.js";
import { emphasis } from "../ui/emphasis.js";
import { cardName, wins } from "../words/common.js";
import { overview as words } from "../words/class.js";
import { varied } from "../words/verdicts.js";
import { reveal } from "../words/wall.js";
import { awaited, doing, verdict } from "./doing.js";
import { truncateText } from "./truncate.js";
import { head } from "./head.js";
import { questionParts } from "./question.js";
import { addressOf } from "./reach.js";
import { isStamped, mark, placesOf, turnClass, turning } from "./turned.js";

const MINUTE = 60_000; // ms

/** @param {string[] | null} last */
const badge = (last) =>
  last
    ? html`<span class="badge badge-${last[2]}"
        ><span>${last[0]}</span> <span class="badge-word">${last[1]}</span></span
      >`
    : nothing;

/**
 * A table that is over, or one where somebody has one card left: gold.
 *
 * @param {View.Game} game
 */
const stateOf = ({ phase, seats }) =>
  phase === "over" ? "board-over" : seats.some(({ cards }) => cards === 1) ? "board-low" : "";

const LARGE = ".5"; // where a tile is so large that half the size of its name can be read, too
const HEAP = 4; // cards that are seen of a pile

/**
 * One of two or three tables: large enough to be followed from the last row.
 *
 * @param {View.Shown} shown
 * @param {Wall.People} people
 */
const tall = (shown, people) => {
  const { table, view: game } = shown;
  if (!game || game.phase === "over") return tile(shown, people, LARGE);
  const claim = game.claim?.open ? game.claim : null;
  const waits = awaited(game);
  const [seat, does] = waits ?? (claim ? [claim.seat, words.says(claim.count, claim.rank)] : doing(game));
  const low = game.seats.filter(({ cards }) => cards === 1);
  return html`<section class="board board-tall ${stateOf(game)} ${waits ? "board-waits" : ""}" data-table=${table}>
    <header>
      <h2>${words.table(table)}</h2>
      ${badge(game.paused ? ["Ⅱ", words.paused, "stands"] : verdict(game))}
    </header>
    <div class="board-now">
      ${waits ? html`<p class="board-wait">${does}</p>` : nothing}
      <p class="board-name" data-fit="line" data-fit-least=".45">${seat === undefined ? nothing : people.who(seat)}</p>
      ${waits ? nothing : html`<p class="board-says ${claim ? "is-claim" : ""}" data-fit="line" data-fit-least=".4">${does}</p>`}
    </div>
    <p class="board-pile">
      <span aria-hidden="true" class="board-heap"
        >${Array.from({ length: Math.min(HEAP, game.pile) }, (_, at) => html`<i ${css({ "--at": at })}>${back()}</i>`)}</span
      ><b>${game.pile}</b><span>${words.inPile}</span>
    </p>
    <p class="board-low-line" data-fit="line" data-fit-least=".4">
      ${low.length ? words.low(low.map((each) => people.name(each.seat))) : nothing}
    </p>
    <ul class="board-seats">
      ${game.seats.map(
        (player) =>
          html`<li class="${player.seat === seat ? "is-now" : ""} ${player.cards === 1 ? "is-low" : ""}">
            ${head(people, player.seat)}<b>${player.cards}</b><span class="heard"> ${people.name(player.seat)}</span>
          </li>`,
      )}
    </ul>
  </section>`;
};

/**
 * @param {View.Shown} shown
 * @param {Wall.People} people
 * @param {string} [least] to which its name may shrink
 */
const tile = ({ table, view: game }, people, least = ".72") => {
  const name = html`<h2><span class="board-word">${words.word}</span> ${table}</h2>`;
  if (!game) return html`<section class="board" data-table=${table}><header>${name}</header></section>`;
  const waits = awaited(game);
  const [seat, does] = waits ?? doing(game);
  return html`<section class="board ${stateOf(game)} ${waits ? "board-waits" : ""}" data-table=${table}>
    <header>${name} ${badge(game.paused ? ["Ⅱ", words.paused, "stands"] : verdict(game))}</header>
    <p class="board-who" data-fit="box" data-fit-least=${least} data-fit-steps="broken">
      ${waits ? html`<span class="board-does">${does}</span>` : nothing}
      ${seat === undefined ? nothing : people.who(seat)}
      ${waits ? nothing : html`<span class="board-does">${does}</span>`}
    </p>
    <p class="board-cards">
      ${game.seats.map((player) => html`<span>${people.sign(player.seat)}${player.cards}</span>`)}
    </p>
  </section>`;
};

const FEW = 3; // tables that use the whole wall

const CALM = [1, 1, 2, 3, 2, 3, 3, 4, 4, 3]; // columns for so many tables: no row is much shorter than the others

/**
 * In how many columns and rows so many tiles lie.
 *
 * @param {number} count
 * @param {string} how
 */
export function layoutOf(count, how) {
  const columns = how === "wide" ? (count > 7 ? 2 : 1) : how === "drama" ? (count > 3 ? 2 : 1) : (CALM[count] ?? 4);
  return [columns, Math.ceil(count / columns)];
}

const A_ROW = [4, 5, 7]; // cards in a row of the door: up to 4, up to 10, more

/**
 * @param {View.Challenge} challenge
 * @param {Wall.State["begun"]} begun
 */
const turned = (challenge, begun) => {
  const { count } = challenge.claim;
  const size = count <= 4 ? 0 : count <= 10 ? 1 : 2;
  return html`<div class="door-cards door-cards-${size}" ${css({ "--row": Math.min(A_ROW[size], count) })}>
    ${placesOf(challenge).map(
      (place, at) =>
        html`<span class=${turnClass(place, at, challenge, begun)}
          >${turning(place)}${place ? html`<span class="heard">${cardName(place.face)}</span>` : nothing}</span
        >`,
    )}
  </div>`;
};

/**
 * The verdict at the door; until the stamp its place is kept.
 *
 * @param {View.Challenge} challenge
 * @param {string} callWord
 */
const doorVerdict = (challenge, callWord) =>
  isStamped(challenge)
    ? html`<p class="door-verdict ${challenge.honest ? "stamp-go" : "stamp-call"}" data-fit="line" data-fit-least=".82">
        ${mark(challenge.honest)}<b>${varied(challenge.honest ? "honest" : "caught", challenge.number, callWord)}</b>
      </p>`
    : html`<p class="door-verdict door-waits" aria-hidden="true">…</p>`;

/**
 * What the sheet has to know of a call behind the door: how far it is, how much stands in it.
 *
 * @param {View.Game} game
 * @param {Wall.People} people
 * @param {View.Lesson} lesson
 */
function callLook(game, people, lesson) {
  const { challenge, phase } = game;
  const ends = phase === "choosing" || wins(game, people.word, lesson.questions);
  return `${isStamped(challenge) ? "door-stamped" : ""} ${ends ? "door-ends" : ""} ${challenge.claim.count > 4 ? "door-full" : ""}`;
}

/**
 * @param {View.Game} game
 * @param {Wall.People} people
 * @param {View.Lesson} lesson
 */
const doorLook = (game, people, lesson) =>
  `${ground(game)} ${!game.challenge || (game.question && isAsked(game)) ? "" : callLook(game, people, lesson)}`;

/**
 * The ground of the door: red for every call until its stamp, for truth and lie alike.
 *
 * @param {View.Game} game
 */
const ground = ({ challenge, question }) =>
  !challenge || question ? "door-calm" : challenge.honest ? "door-green" : "door-red";

const LONG = 150; // letters of a question that need the wider door
const BOTH = 330; // letters of question and answer for which there is room
const WHOLE = 300; // letters of question and choices that a large door has room for

/** @param {View.Question} given */
const right = ({ choices, result }) =>
  (choices.length ? result.answer.map((at) => choices[at]) : result.answer.slice(0, 1)).join(" · ");

/**
 * Whether a question stands whole in its door, as it does where there is only one table.
 *
 * @param {View.Question} question
 * @param {number} tables
 */
const isWhole = ({ text, choices }, tables) => tables <= FEW && [text, ...choices].join("").length <= WHOLE;

/**
 * What is written in a door while a question is open, and after its answer.
 *
 * @param {View.Shown} shown
 * @param {Wall.People} people
 */
function questioned({ table, view: game }, people) {
  const { question } = game;
  const text = html`<p class="door-question" data-fit data-fit-least=".5" dir="auto" lang=${question.lang || nothing}>
    ${formulaText(truncateText(question.text, 300))}
  </p>`;
  const { result } = question;
  const answer = result && right(question);
  return html`<p class="door-table">${words.table(table)}</p>
    ${
      result
        ? html`<h1 class="door-told" data-fit data-fit-least=".4">
            ${result.right ? words.knew(people.name(question.answerer)) : words.notYet}
          </h1>`
        : html`<h1 class="door-who door-rises" data-fit data-fit-least=".5">
            ${people.who(question.answerer)} <span>${words.must}</span>
          </h1>`
    }
    ${result && question.text.length + answer.length > BOTH ? nothing : text}
    ${
      result
        ? html`<p class="door-answer" data-fit data-fit-least=".65" dir="auto" lang=${question.lang || nothing}>
            ✓ ${formulaText(answer)}
          </p>`
        : nothing
    }`;
}

/**
 * The door: what is said and done at one table, large.
 *
 * @param {View.Shown} shown
 * @param {Wall.People} people
 * @param {Wall.Focused} view
 * @param {Wall.State} state
 */
function door(shown, people, { lesson, games }, { begun }) {
  const { table, view: game } = shown;
  const { challenge, claim, question, choosing, phase } = game;
  const winner = wins(game, people.word, lesson.questions);
  if (!challenge) {
    return html`<p class="door-table">${words.table(table)}</p>
      <h1 data-fit="line" data-fit-least=".4">${words.was(claim.count, claim.rank)}</h1>
      <p class="door-who" data-fit data-fit-least=".72">${people.who(claim.seat)} <span>${words.lastCard}</span></p>
      <div class="door-cards door-cards-0" ${css({ "--row": Math.min(4, claim.count) })}>
        ${Array.from({ length: Math.min(4, claim.count) }, () => back())}
      </div>`;
  }
  if (question && isAsked(game))
    return isWhole(question, games.length)
      ? html`<p class="door-table">${words.table(table)}</p>
          <div class="question door-whole ${question.result ? "question-lit" : ""}">
            ${questionParts(game, lesson, people)}
          </div>`
      : questioned(shown, people);
  return html`<p class="door-table">${words.table(table)}</p>
    <h1 data-fit="line" data-fit-least=".4">${challenge.called ? `“${lesson.call_word}”` : words.shown}</h1>
    <p class="door-who" data-fit data-fit-least=".72">
      ${challenge.called ? html`${people.who(challenge.caller)} <span>${words.calls}</span> ` : nothing}${people.who(challenge.claim.seat)}
    </p>
    <p class="door-said" data-fit="line" data-fit-least=".5">
      ${words.said(challenge.claim.count, challenge.claim.rank)}
    </p>
    ${turned(challenge, begun)} ${doorVerdict(challenge, lesson.call_word)}
    ${phase === "choosing" ? nothing : html`<p class="door-stake" data-fit data-fit-least=".6">${stake(game, people)}</p>`}
    ${phase === "choosing" ? html`<p class="door-next" data-fit data-fit-least=".72">${people.who(choosing.asker)} <span>${words.asks}</span></p>` : nothing}${winner ? html`<p class="door-next" data-fit data-fit-least=".72">${emphasis(winner)}</p>` : nothing}`;
}

/**
 * What is at stake; once that may be known, for whom.
 *
 * @param {View.Game} game
 * @param {Wall.People} people
 */
function stake({ challenge, settled }, people) {
  const { loser, pile, called } = challenge;
  if (!isStamped(challenge)) return reveal.stake(pile);
  if (loser === null && !called) return reveal.cost(challenge, settled, people.word);
  return words.gets(people.word(loser), settled ? settled.takes : pile);
}

/** @param {View.Shown} shown */
const wideDoor = ({ view: { question } }) =>
  Boolean(question) && question.text.length + (question.result ? right(question).length : 0) > LONG;

/** @param {Screen.Clock} clock */
const bellWords = (clock) => words.bell(Math.round(msLeft(clock) / MINUTE));

/**
 * Code and address for latecomers, and the bell.
 *
 * @param {Wall.Focused} view
 * @param {Wall.State} state
 */
export const topline = (view, state) => {
  const { bell, code } = view.lesson;
  return html`<header class="topline">
    <p data-fit="line" data-fit-least=".72">${addressOf(view, state)} <b>${code}</b></p>
    ${bell ? html`<p class="topline-bell">${bell.rang ? words.rang : html`${bell.warning ? html`<b>${words.last}</b> ` : nothing}${ticking(state.bell, bellWords)}`}</p>` : nothing}
  </header>`;
};

/**
 * The same, small, where the wall belongs to something else.
 *
 * @param {Wall.Focused} view
 * @param {Wall.State} state
 */
export const forLate = (view, state) => html`<p class="late">${addressOf(view, state)} <b>${view.lesson.code}</b></p>`;

/**
 * The table behind the door, or null. The server decides which one it is.
 *
 * @param {Wall.Focused} view
 */
export function enlarged({ lesson, game, games }) {
  const shown = !game && lesson.door && games.find(({ table }) => table === lesson.door);
  return shown && (shown.view?.challenge || shown.view?.claim) ? shown : null;
}

/**
 * Whether the door shows the question, before or after its answer.
 *
 * @param {View.Game} game
 */
const isAsked = ({ question, phase }) => Boolean(question) && (phase === "answering" || Boolean(question.result));

/**
 * What the wall of several tables shows: while it stays equal nothing on it changes its place.
 *
 * @param {Wall.Focused} view
 */
export function stepOf(view) {
  const drama = enlarged(view);
  if (!drama) return "";
  const { question } = drama.view;
  const shows = !isAsked(drama.view)
    ? "call"
    : question.result && !isWhole(question, view.games.length)
      ? "answer"
      : "question";
  return `${momentOf(drama)} ${shows}`;
}

/**
 * What makes two moments behind the door one: the claim that they are about.
 *
 * @param {View.Shown} shown
 */
export const momentOf = ({ table, view: { challenge, claim } }) =>
  `${table} ${challenge ? challenge.claim.number : claim.number}`;

/**
 * @param {Wall.Focused} view
 * @param {Wall.People} people
 * @param {Wall.State} state
 */
export function overviewScene(view, people, state) {
  const { lesson } = view;
  const drama = enlarged(view);
  const quiet = view.games.filter((shown) => shown !== drama);
  const few = view.games.length <= FEW;
  const how = !drama ? "calm" : few || wideDoor(drama) ? "wide" : "drama";
  const [columns, rows] = layoutOf(quiet.length, how);
  return html`<section class="scene overview overview-${how}" ${css({ "--columns": columns || 1 })}>
    ${topline(view, state)} ${drama ? nothing : html`<h1 class="heard">${words.title}</h1>`}
    ${
      drama
        ? keyed(
            momentOf(drama),
            html`<section
              class="door ${doorLook(drama.view, people, lesson)} ${state.begun(drama.view.challenge?.claim.count - 1) ? "is-closing" : ""}"
              data-table=${drama.table}
            >
              ${door(drama, people, view, state)}
            </section>`,
          )
        : nothing
    }
    <div
      class="boards boards-${Math.min(5, Math.max(3, rows))} ${rows < 2 || (rows < 3 && columns < 3) ? "boards-large" : columns > 3 ? "boards-narrow" : ""}"
    >
      ${repeat(
        quiet.slice(0, state.drawn),
        ({ table }) => table,
        (shown) => (few && !drama ? tall(shown, people) : tile(shown, people, few ? LARGE : undefined)),
      )}
    </div>
  </section>`;
}
