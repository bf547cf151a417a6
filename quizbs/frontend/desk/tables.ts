/** One row for each table: whose turn, how many cards, the last verdict. A tap opens the table's panel. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { cards as counted } from "words:cards";
import * as words from "words:desk";
import { seconds } from "words:events";
import { secondsLeft, ticking } from "../ui/clock.js";
import { CALLER } from "../words/people.js";
import { drawn } from "./people.js";
import { button } from "./button.js";
import { answered, before } from "./answers.js";
import { knew, placesOf, wonAloud, wonAt } from "./results.js";
import { elapsed } from "./since.js";
import type * as View from "../protocol.js";
import type * as Desk from "./types.js";

/** What happens at a table; `sentence` says it of `seat`, which is undefined if it concerns nobody alone, null if secret. */
interface Doing {
  seat: View.Seat | null | undefined;
  sentence: (who: string) => string;
}

export function doing(game: View.Game, people: Desk.People): Doing {
  const { claim, challenge, choosing, question, settled, rank } = game;
  switch (game.phase) {
    case "spinning":
      return { seat: undefined, sentence: () => words.spins };
    case "over":
      return { seat: undefined, sentence: String };
    case "turning":
    case "reveal": {
      const caller = challenge?.caller == null ? CALLER : people.name(challenge.caller);
      return {
        seat: challenge?.claim.seat,
        sentence: challenge?.called ? (who) => words.called({ who, caller }) : String,
      };
    }
    case "choosing":
      return { seat: choosing?.asker, sentence: (who) => words.asks({ who }) };
    case "answering":
      return { seat: question?.answerer, sentence: (who) => words.answers({ who }) };
    case "discard":
      return { seat: settled?.hunter?.seat, sentence: (who) => words.discards({ who }) };
    case "explaining":
      return { seat: question?.answerer, sentence: (who) => words.reads({ who }) };
    case "last":
      return {
        seat: claim?.seat,
        sentence: claim ? (who) => words.says({ who, count: claim.count, rank: claim.rank }) : String,
      };
    default:
      return { seat: game.turn ?? undefined, sentence: rank ? (who) => words.plays({ who, rank }) : String };
  }
}

/** Return what happens at a table in plain text. */
const said = ({ seat, sentence }: Doing, people: Desk.People) =>
  sentence(seat === undefined ? "" : seat === null ? CALLER : people.name(seat));

/** Draw what happens at a table: a sentence with the player's sign. */
const shownDoing = ({ seat, sentence }: Doing, people: Desk.People, sign?: number) =>
  seat == null ? html`<span>${said({ seat, sentence }, people)}</span>` : drawn(sentence, people.who(seat, sign));

/** Return the last verdict as `[sign, word, tone]`. */
export function verdictOf(game: View.Game) {
  if (game.paused) return ["Ⅱ", words.state({ state: "paused" }), "quiet"];
  if (game.phase === "turning") return ["!", words.state({ state: "called" }), "call"];
  const last = game.log.findLast((entry) => entry.what === "stood" || entry.what === "stamped");
  if (!last) return null;
  if (last.what === "stood") return ["–", words.state({ state: "stands" }), "quiet"];
  return last.honest ? ["✓", words.state({ state: "honest" }), "go"] : ["✗", words.state({ state: "caught" }), "call"];
}

function sinceWords(seconds: number) {
  if (seconds < 10) return "";
  return seconds < 120 ? words.sinceSeconds({ seconds }) : words.sinceMinutes({ minutes: Math.floor(seconds / 60) });
}

/** The time left; without a clock, the time taken so far. */
function left(table: View.TableNumber, state: Desk.State) {
  const clock = state.clocks.get(table);
  if (clock)
    return html`<span class="tables-left quiet"
      >${ticking(clock, (timer) => seconds({ count: secondsLeft(timer) }))}</span
    >`;
  const since = state.since.get(table);
  return since
    ? html`<span class="tables-left quiet"
        >${ticking(since, (moment) => sinceWords(Math.floor(elapsed(moment) / 1000)))}</span
      >`
    : nothing;
}

/** Return who holds a table up, apart from the player that the row names already. */
function awaited(view: View.Desk, table: View.TableNumber, seat: View.Seat | null | undefined) {
  return (view.lesson.waits?.[table] ?? []).filter((waiting) => waiting !== seat);
}

const NAMED = 3; // players named in a row; of more only the number

function waitsWords(names: string[]) {
  if (!names.length) return "";
  return names.length > NAMED ? words.waitsMany({ count: names.length }) : words.waits({ names });
}

function row({ table, view: game }: View.Shown, view: View.Desk, people: Desk.People, state: Desk.State) {
  const sitting = view.lesson.tables.find((sitting) => sitting.number === table);
  if (!game) return waiting(sitting, people, state);
  if (game.places) return ended(table, game, game.places, view, people, state);
  const now = doing(game, people);
  const [sign, word, tone] = verdictOf(game) ?? ["", "", "quiet"];
  const gone = sitting?.seats.some((sitter) => people.away(sitter));
  const waits = waitsWords(awaited(view, table, now.seat).map(people.name));
  return html`<li class="tables-row ${gone ? "is-flagged" : ""}">
    <button
      type="button"
      class="tables-open"
      aria-label="${words.table({ table })}: ${said(now, people)}${waits && `, ${waits}`}. ${gone ? words.state({ state: "gone" }) : word}"
      @click=${() => state.open({ kind: "table", table })}
    >
      <b class="tables-number">${table}</b>
      <span class="tables-doing row"
        >${shownDoing(now, people, game.seats.find((player) => player.seat === now.seat)?.sign)}
        ${waits ? html`<span class="quiet">${waits}</span>` : nothing} ${left(table, state)}</span
      >
      <span class="tables-cards row row-words"
        >${game.seats.map((player) => html`<span class="tables-count ${people.away(player.seat) ? "tables-away" : ""}">${people.sign(player.seat, player.sign)}<span>${player.cards}</span></span>`)}</span
      >
      <span class="tables-verdict is-${gone ? "flag" : tone}"
        >${gone ? words.state({ state: "gone" }) : html`${sign} ${word}`}</span
      >
    </button>
  </li>`;
}

/** Return whether a table that is done can play again alone, because others still play. */
const mayPlayOn = ({ lesson }: View.Desk) =>
  !lesson.standings && !lesson.bell?.rang && !lesson.frozen && !lesson.class_question;

/** A table that is done: who won, all cards, what was known, and another game while others still play. */
const ended = (
  table: View.TableNumber,
  game: View.Game,
  places: View.Placed[],
  view: View.Desk,
  people: Desk.People,
  state: Desk.State,
) =>
  html`<li class="tables-row tables-done">
    <button
      type="button"
      class="tables-open"
      aria-label="${words.table({ table })}: ${wonAloud(game, people)}"
      @click=${() => state.open({ kind: "table", table })}
    >
      <b class="tables-number">${table}</b>
      <span class="tables-doing row">${wonAt(game, people)}</span>
      <span class="tables-cards row row-words"
        >${places.map(({ seat, cards }) => html`<span class="tables-count">${people.sign(seat, game.seats.find((player) => player.seat === seat)?.sign)}<span>${cards}</span></span>`)}</span
      >
      <span class="tables-verdict quiet">${knew(places)}</span>
    </button>
    ${
      mayPlayOn(view)
        ? html`<button
            type="button"
            class="button tables-again"
            aria-label="${words.again}: ${words.table({ table })}"
            @click=${() => state.act({ do: "deal_table", table })}
          >
            ${words.again}
          </button>`
        : nothing
    }
  </li>`;

const seated = ({ sat, seats }: View.Table) => words.seated({ count: sat.length, all: seats.length });

/** A table whose players are still looking for it. */
function waiting(table: View.Table | undefined, people: Desk.People, state: Desk.State) {
  if (!table) return nothing;
  return html`<li class="tables-row">
    <button
      type="button"
      class="tables-open"
      aria-label="${words.table({ table: table.number })}: ${seated(table)}"
      @click=${() => state.open({ kind: "table", table: table.number })}
    >
      <b class="tables-number">${table.number}</b>
      <span class="tables-doing row">${seated(table)}</span>
      <span class="tables-missing quiet row row-words"
        >${table.seats.filter((seat) => !table.sat.includes(seat)).map((seat) => people.who(seat))}</span
      >
    </button>
  </li>`;
}

export function tableRows(view: View.Desk, people: Desk.People, state: Desk.State) {
  const shown = new Map(view.games.map((shown) => [shown.table, shown]));
  const all = view.lesson.tables.map(
    ({ number }) => shown.get(number) ?? { table: number, game: "", view: null, over: false },
  );
  return html`<section class="tables" aria-labelledby="tables-title">
    <h2 class="screen-heard" id="tables-title">${words.tables}</h2>
    ${
      all.length
        ? html`<ol class="sheet tables-rows">
              ${repeat(
                all,
                ({ table }) => table,
                (shown) => row(shown, view, people, state),
              )}
            </ol>
            ${latecomers(view, people)}`
        : html`<p class="quiet">${view.lesson.seats.length ? words.tablesNone : words.tablesNobody}</p>
            ${view.lesson.seats.length ? arrived(view, people) : nothing}`
    }
  </section>`;
}

/** The students who came too late for the deal and play from the next one on. */
function latecomers({ lesson, games }: View.Desk, people: Desk.People) {
  if (!games.length) return nothing;
  const playing = new Map(games.map(({ table, view }) => [table, new Set(view?.seats.map(({ seat }) => seat))]));
  const late = lesson.seats.filter(({ seat, table }) => {
    const there = table ? playing.get(table) : new Set<View.Seat>();
    return there && !there.has(seat);
  });
  return late.length
    ? html`<p class="tables-late row row-words">${words.late} ${late.map(({ seat }) => people.who(seat))}</p>`
    : nothing;
}

/** The panel of one table. */
export function tablePanel(view: View.Desk, people: Desk.People, state: Desk.State, table: View.TableNumber) {
  const shown = view.games.find((each) => each.table === table);
  const sitting = view.lesson.tables.find((each) => each.number === table);
  const act = (label: unknown, command: View.Act) => button(label, () => state.act(command));
  const game = shown?.view;
  const running = game && game.phase !== "over";
  return html`<h2 id="panel-title">${words.table({ table })}</h2>
    ${
      game?.places
        ? placesOf(game.places, people)
        : html`${
              game
                ? html`<p class="tables-doing row">${happening(game, people, table, state)}</p>
                    ${view.lesson.waits?.[table] ? html`<p class="quiet">${words.waitsAll({ names: view.lesson.waits[table].map(people.name) })}</p>` : nothing}`
                : nothing
            }
            <ul class="tables-people">
              ${(sitting?.seats ?? []).map((seat) => html`<li class="row">${people.who(seat)} ${seatState(game, seat, people)}</li>`)}
            </ul>`
    }
    ${answered(view, people, state, table)} ${before(view, people, state, table)}
    <p class="row row-below">
      ${
        running
          ? html`${act(game.paused ? words.resume : words.pause, { do: game.paused ? "resume" : "pause", table })}
            ${game.paused ? nothing : act(words.skip, { do: "skip", table, step: game.step })}
            ${button(words.end, () => state.open({ kind: "end", table }))}`
          : act(game ? words.again : words.dealTable, { do: "deal_table", table })
      }
      ${view.games.length > 1 ? act(words.follow, { do: "follow", table }) : nothing}
    </p>`;
}

const happening = (game: View.Game, people: Desk.People, table: View.TableNumber, state: Desk.State) =>
  html`${shownDoing(doing(game, people), people)} ${left(table, state)}`;

/** Everybody who has joined, while there are no tables yet. */
const arrived = (view: View.Desk, people: Desk.People) =>
  html`<ul class="sheet tables-arrived">
    ${repeat(
      view.lesson.seats,
      ({ seat }) => seat,
      ({ seat, ready, bot }) =>
        html`<li class=${ready || bot ? "" : "tables-learning"}>
          ${people.who(seat)}${ready || bot ? nothing : " …"}
        </li>`,
    )}
  </ul>`;

const seatState = (game: View.Game | null | undefined, seat: View.Seat, people: Desk.People) => {
  const player = game?.seats.find((each) => each.seat === seat);
  if (people.away(seat)) return html`<em>${words.state({ state: "gone" })}</em>`;
  if (player) return html`<span>${counted({ count: player.cards })}</span>`;
  return game ? html`<span>${words.guest}</span>` : nothing;
};
