/** All tables at once: small tiles, and one enlarged table (the door), which keeps its place for a while. */
import type * as View from "../../protocol.js";
import type * as Screen from "../../screen.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { repeat } from "lit-html/directives/repeat.js";
import { back } from "../../ui/cards.js";
import { msLeft, ticking } from "../../ui/clock.js";
import { css } from "../../ui/css.js";
import { formulaText } from "../../ui/formula_text.js";
import { emphasis } from "../../ui/emphasis.js";
import { FIRST, SECOND, placed } from "../../ui/placed.js";
import { cardName } from "../../words/cards.js";
import { wins } from "../../words/events.js";
import { cost } from "../../words/wall.js";
import * as words from "words:tables";
import { varied } from "../../words/verdicts.js";
import * as wall from "words:wall";
import { wrong } from "words:events";
import { awaited, badgeOf, tableStatus, type Badge } from "./table_status.js";
import { fitsDoor } from "./door_room.js";
import { pop } from "../table/pop.js";
import { truncateText } from "../truncate.js";
import { head } from "../table/head.js";
import { questionBacks } from "../question/question_backs.js";
import { questionParts } from "../question/question.js";
import { addressOf } from "../bar/reach.js";
import { withCall, withQuestion, type Asked, type Called } from "../scene.js";
import { isStamped, mark, placesOf, turnClass, turning } from "../call/turned_cards.js";

const MINUTE = 60_000; // ms

const badge = (shown: Badge | null) =>
  shown
    ? html`<span class="board-badge board-badge-${shown.look}"
        ><span>${shown.sign}</span> <span class="board-badge-word">${shown.word}</span></span
      >`
    : nothing;

/** Return the class of a table that is over, or where somebody has one card left. */
const stateOf = ({ phase, seats }: View.Game) =>
  phase === "over" ? "board-over" : seats.some(({ cards }) => cards === 1) ? "board-low" : "";

const LARGE = ".5"; // for large tiles, where half the size is still readable
const HEAP = 4; // visible cards of a pile
const IN_A_ROW = 5; // players whose cards fit one row

const heading = (table: View.TableNumber) => html`<h2><span class="board-word">${words.word}</span> ${table}</h2>`;

/** One of two or three tables: large enough to be read from the last row. */
const tall = (shown: View.Shown, people: Wall.People) => {
  const { table, view: game } = shown;
  if (!game) return tile(shown, people, LARGE);
  if (game.phase === "over") return won(table, game, people);
  const claim = game.claim?.open ? game.claim : null;
  const waits = awaited(game);
  const [seat, does] = waits ?? (claim ? [claim.seat, words.says(claim)] : tableStatus(game));
  const low = game.seats.filter(({ cards }) => cards === 1);
  return html`<section class="board board-tall ${stateOf(game)} ${waits ? "board-waits" : ""}" data-table=${table}>
    <header data-fit="line" data-fit-least=".6" data-fit-steps="is-wordless">
      ${heading(table)} ${badge(badgeOf(game))}
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
      ${low.length ? almostOut(low.map((each) => people.name(each.seat))) : nothing}
    </p>
    ${heads(game, seat, people)}
  </section>`;
};

/** Who has one card left. */
const almostOut = (names: string[]) =>
  names.length === 1 ? words.oneLeft({ name: names[0] }) : words.onesLeft({ count: names.length });

/** Such a table once it is over, with the winner's head. */
function won(table: View.TableNumber, game: View.Game, people: Wall.People) {
  const [seat, does] = tableStatus(game);
  return html`<section class="board board-tall board-over" data-table=${table}>
    <header><h2>${words.table({ table })}</h2></header>
    <p class="board-who" data-fit="line" data-fit-least=".6" data-fit-steps="is-broken">
      ${seat == null ? nothing : people.who(seat, "board-whom")} <span class="board-does">${does}</span>
    </p>
    <p class="board-pile">${seat == null ? nothing : head(people, seat, "board-won")}</p>
    <p class="board-low-line"></p>
    ${heads(game, seat, people)}
  </section>`;
}

/** The players of a table with the number of their cards. */
const heads = (game: View.Game, now: View.Seat | null | undefined, people: Wall.People) =>
  html`<ul class="board-seats">
    ${game.seats.map(
      (player) =>
        html`<li class="${player.seat === now ? "is-now" : ""} ${player.cards === 1 ? "is-low" : ""}">
          ${head(people, player.seat, "board-head")}${pop(game, player.seat)}<b class="board-left">${player.cards}</b
          ><span class="heard"> ${people.name(player.seat)}</span>
        </li>`,
    )}
  </ul>`;

/** A tile; `least` is how far its name may shrink. */
const tile = ({ table, view: game }: View.Shown, people: Wall.People, least: string = ".72") => {
  const name = heading(table);
  if (!game) return html`<section class="board" data-table=${table}><header>${name}</header></section>`;
  const waits = awaited(game);
  const [seat, does] = waits ?? tableStatus(game);
  return html`<section class="board ${stateOf(game)} ${waits ? "board-waits" : ""}" data-table=${table}>
    <header data-fit="line" data-fit-least=".6" data-fit-steps="is-wordless">${name} ${badge(badgeOf(game))}</header>
    <p class="board-who" data-fit="box" data-fit-least=${least} data-fit-steps="is-broken">
      ${waits ? html`<span class="board-does">${does}</span>` : nothing}
      ${seat === undefined ? nothing : people.who(seat, "board-whom")}
      ${waits ? nothing : html`<span class="board-does">${does}</span>`}
    </p>
    <p
      class="board-cards ${game.seats.length > IN_A_ROW ? "board-cards-more" : ""}"
      data-fit="line"
      data-fit-least=".4"
    >
      ${game.seats.map((player) => html`<span>${people.sign(player.seat)}${player.cards}${pop(game, player.seat)}</span>`)}
    </p>
  </section>`;
};

const FEW = 3; // tables that get large tiles

const CALM = [1, 1, 2, 3, 2, 3, 3, 4, 4, 3]; // columns by number of tables: all rows are about equally long

/** Return the columns and rows for so many tiles. */
export function layoutOf(count: number, how: string) {
  const columns = how === "wide" ? (count > 7 ? 2 : 1) : how === "drama" ? (count > 3 ? 2 : 1) : (CALM[count] ?? 4);
  return [columns, Math.ceil(count / columns)];
}

const A_ROW = [4, 5, 7]; // cards in a row of the door: up to 4, up to 10, more

const turned = (challenge: View.Challenge, state: Wall.State) => {
  const { count } = challenge.claim;
  const size = count <= 4 ? 0 : count <= 10 ? 1 : 2;
  return html`<div
    class="door-cards door-cards-${size} ${isStamped(challenge) ? "" : "door-cards-come"}"
    ${css({ "--row": Math.min(A_ROW[size], count) })}
  >
    ${placesOf(challenge).map(
      (place, at) =>
        html`<span class=${turnClass(place, at, challenge, state)}
          >${turning(place)}${place ? html`<span class="heard">${cardName(place.face)}</span>` : nothing}</span
        >`,
    )}
  </div>`;
};

/** The verdict in the door; before the stamp an empty place of the same size. */
const doorVerdict = (challenge: View.Challenge, callWord: string) =>
  challenge.honest !== null
    ? html`<p class="door-verdict ${challenge.honest ? "stamp-go" : "stamp-call"}" data-fit="line" data-fit-least=".6">
        ${mark(challenge.honest)}<b>${varied(challenge.honest ? "honest" : "caught", challenge.number, callWord)}</b>
      </p>`
    : html`<p class="door-verdict door-waits" aria-hidden="true">…</p>`;

/** Return classes for the sheet by what the door's call contains. */
function callLook(game: Called | null, people: Wall.People, lesson: View.Lesson) {
  if (!game) return "";
  const { challenge, phase } = game;
  const ends = phase === "choosing" || wins(game, people.word, lesson.questions);
  return `${ends ? "door-ends" : ""} ${challenge.claim.count > 4 ? "door-full" : ""}`;
}

const doorLook = (game: View.Game, people: Wall.People, lesson: View.Lesson) =>
  `${ground(game)} ${asking(game) ? "" : callLook(withCall(game), people, lesson)}`;

/** Return the colour class of the door: red for every call until its stamp, for truth and bluff alike. */
const ground = ({ challenge, question }: View.Game) =>
  !challenge || question ? "door-calm" : challenge.honest ? "door-green" : "door-red";

const LONG = 150; // letters of a question that need the wider door
const BOTH = 330; // letters of question and answer that fit

const right = ({ choices }: View.Question, { answer }: View.Result) =>
  (choices.length ? answer.map((at) => choices[Number(at)]) : answer.slice(0, 1)).join(" · ");

/** Return whether a question is shown in full in its door, as with a single table. */
const isWhole = (question: View.Question, tables: number) => tables <= FEW && fitsDoor(question);

/** The contents of a door with a question, or its answer. */
function questioned(table: View.TableNumber, { question }: Asked, people: Wall.People) {
  const text = html`<p class="door-question" data-fit data-fit-least=".5" dir="auto" lang=${question.lang || nothing}>
    ${formulaText(truncateText(question.text, 300))}
  </p>`;
  const { result } = question;
  const answer = result ? right(question, result) : "";
  return html`<p class="door-table">${words.table({ table })}</p>
    ${
      result
        ? html`<h1 class="door-told" data-fit data-fit-least=".4">
            ${result.right ? words.knewIt({ who: people.word(question.answerer) }) : wrong}
          </h1>`
        : html`<h1 class="door-who door-rises" data-fit data-fit-least=".5">
            ${placed(words.mustAnswer({ who: FIRST }), people.who(question.answerer, "door-name"))}
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

/** The door: the call, claim or question of one table, large. */
function door({ table, view: game }: Door, people: Wall.People, { lesson, games }: Wall.Focused, state: Wall.State) {
  const { claim, choosing, phase } = game;
  const winner = wins(game, people.word, lesson.questions);
  const called = withCall(game);
  if (!called) {
    if (!claim) return nothing;
    return html`<p class="door-table">${words.table({ table })}</p>
      <h1 data-fit="line" data-fit-least=".4">${words.quotedClaim(claim)}</h1>
      <p class="door-who" data-fit data-fit-least=".72">
        ${placed(words.lastCard({ who: FIRST }), people.who(claim.seat, "door-name"))}
      </p>
      <div class="door-cards door-cards-0" ${css({ "--row": Math.min(4, claim.count) })}>
        ${Array.from({ length: Math.min(4, claim.count) }, () => back())}
      </div>`;
  }
  const asked = asking(game);
  if (asked)
    return isWhole(asked.question, games.length)
      ? html`<p class="door-table">${words.table({ table })}</p>
          <div class="door-whole">
            <div class="question door-question-whole ${asked.question.result ? "question-lit" : ""}" data-show>
              ${questionParts(asked, lesson, people, { door: true })}
            </div>
          </div>`
      : questioned(table, asked, people);
  const { challenge } = called;
  return html`<div class="door-duel">
      <p class="door-table">${words.table({ table })}</p>
      ${challenge.called ? head(people, challenge.caller, "door-head door-head-left") : nothing}
      <h1 data-fit="line" data-fit-least=".3">
        ${challenge.called ? wall.quoted({ word: lesson.call_word }) : words.letsSee}
      </h1>
      ${head(people, challenge.claim.seat, "door-head door-head-right")}
    </div>
    ${
      phase === "choosing"
        ? nothing
        : html`<p class="door-who" data-fit data-fit-least=".72">${callers(challenge, people)}</p>
            <p class="door-said" data-fit="line" data-fit-least=".5">${words.askedClaim(challenge.claim)}</p>`
    }
    ${turned(challenge, state)} ${doorVerdict(challenge, lesson.call_word)}
    ${phase === "choosing" ? nothing : html`<p class="door-stake" data-fit data-fit-least=".6">${stake(called, people)}</p>`}
    ${
      phase === "choosing" && choosing
        ? html`<p class="door-next" data-fit data-fit-least=".72">
              ${placed(words.picking({ who: FIRST }), people.who(choosing.asker, "door-name"))}
            </p>
            ${questionBacks(phase)}`
        : nothing
    }${winner ? html`<p class="door-next" data-fit data-fit-least=".72">${emphasis(winner)}</p>` : nothing}`;
}

/** Who calls whom; without a call only who is shown. */
const callers = ({ called, caller, claim }: View.Challenge, people: Wall.People) => {
  const whom = people.who(claim.seat, "door-name");
  return called ? placed(words.calls({ who: FIRST, other: SECOND }), people.who(caller, "door-name"), whom) : whom;
};

/** What is at stake and, once it is public, for whom. */
function stake({ challenge, settled }: Called, people: Wall.People) {
  const { loser, pile, called } = challenge;
  if (!isStamped(challenge)) return wall.stake({ count: pile });
  if (loser === null && !called) return cost(challenge, settled, people.word);
  return words.cardsFor({ who: people.word(loser), count: settled ? settled.takes : pile });
}

const wideDoor = ({ view: { question } }: Door) =>
  question !== null && question.text.length + (question.result ? right(question, question.result).length : 0) > LONG;

const bellWords = (clock: Screen.Clock) =>
  words.minutesLeft({ minutes: Math.max(1, Math.round(msLeft(clock) / MINUTE)) });

/** The address for latecomers, and the bell. */
export const topline = (view: Wall.Focused, state: Wall.State) => {
  const { bell, code } = view.lesson;
  return html`<header class="topline">
    <p>${addressOf(view, state)} <b class="topline-code">${code}</b></p>
    ${bell ? html`<p class="topline-bell" data-fit="line" data-fit-least=".55">${bell.rang ? words.lastLap : html`${bell.warning ? html`<b>${words.lastRound}</b> ` : nothing}${ticking(state.bell, bellWords)}`}</p>` : nothing}
  </header>`;
};

/** The same, small, when the wall shows something else. */
export const forLate = (view: Wall.Focused, state: Wall.State) =>
  html`<p class="late seating-late">${addressOf(view, state)} <b>${view.lesson.code}</b></p>`;

/** A table in the door: it has a call or a claim. */
type Door = View.Shown & { view: View.Game };

const isDoor = (shown: View.Shown): shown is Door => Boolean(shown.view?.challenge || shown.view?.claim);

/** Return the table in the door, or null; the server chooses it. */
export function enlarged({ lesson, game, games }: Wall.Focused): Door | null {
  const shown = !game && lesson.door ? games.find(({ table }) => table === lesson.door) : undefined;
  return shown && isDoor(shown) ? shown : null;
}

/** Return the game whose question the door shows, before or after its answer; null if it shows none. */
function asking(game: View.Game): Asked | null {
  const asked = withQuestion(game);
  return asked && (asked.phase === "answering" || asked.question.result) ? asked : null;
}

/** Return a key for the layout of several tables: while it stays equal, nothing moves. */
export function stepOf(view: Wall.Focused) {
  const drama = enlarged(view);
  if (!drama) return "";
  const question = asking(drama.view)?.question;
  const shows = !question ? "call" : question.result && !isWhole(question, view.games.length) ? "answer" : "question";
  return `${momentOf(drama)} ${shows}`;
}

/** Return a key for a moment in the door: the claim that it is about. */
export const momentOf = ({ table, view: { challenge, claim } }: Door) =>
  `${table} ${(challenge?.claim ?? claim)?.number}`;

export function overviewScene(view: Wall.Focused, people: Wall.People, state: Wall.State) {
  const { lesson } = view;
  const drama = enlarged(view);
  const quiet = view.games.filter((shown) => shown !== drama);
  const few = view.games.length <= FEW;
  const how = !drama ? "calm" : few || wideDoor(drama) ? "wide" : "drama";
  const [columns, rows] = layoutOf(quiet.length, how);
  return html`<section class="wall-scene overview overview-${how}" ${css({ "--columns": columns || 1 })}>
    ${topline(view, state)} ${drama ? nothing : html`<h1 class="heard">${words.title}</h1>`}
    ${
      drama
        ? keyed(
            momentOf(drama),
            html`<section class="door ${doorLook(drama.view, people, lesson)}" data-table=${drama.table}>
              ${door(drama, people, view, state)}
            </section>`,
          )
        : nothing
    }
    <div
      class="board-grid board-grid-${Math.min(5, Math.max(3, rows))} ${rows < 2 || (rows < 3 && columns < 3) ? "board-grid-large" : columns > 3 ? `board-grid-narrow ${rows < 3 ? "board-grid-roomy" : ""}` : ""}"
    >
      ${repeat(
        quiet.slice(0, state.mostTables),
        ({ table }) => table,
        (shown) => (few && !drama ? tall(shown, people) : tile(shown, people, few ? LARGE : undefined)),
      )}
    </div>
  </section>`;
}
