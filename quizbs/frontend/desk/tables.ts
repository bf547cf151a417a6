/** One row for each table: whose turn, how many cards, the last verdict. A tap opens the table's panel. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { secondsLeft, ticking } from "../ui/clock.js";
import { CALLER } from "../words/people.js";
import { cards as counted } from "../words/common.js";
import { panels, tables as words } from "../words/desk.js";
import { button } from "./button.js";
import { answered, before } from "./answers.js";
import { knew, placesOf, wonAloud, wonAt } from "./results.js";
import { elapsed } from "./since.js";
import type * as View from "../protocol.js";
import type * as Desk from "./types.js";

/**
 * Return what happens at a table as `{seat, does}`; `seat` is undefined if it concerns nobody alone, null if quiet
 * calls hide it.
 */
export function doing(game: View.Game, people: Desk.People): { seat: View.Seat | null | undefined; does: string } {
  const { claim, challenge, choosing, question, settled } = game;
  switch (game.phase) {
    case "spinning":
      return { seat: undefined, does: words.spins };
    case "over":
      return { seat: undefined, does: "" };
    case "turning":
    case "reveal":
      return {
        seat: challenge?.claim.seat,
        does: challenge?.called ? words.called(challenge.caller == null ? CALLER : people.name(challenge.caller)) : "",
      };
    case "choosing":
      return { seat: choosing?.asker, does: words.asks };
    case "answering":
      return { seat: question?.answerer, does: words.answers };
    case "discard":
      return { seat: settled?.hunter?.seat, does: words.discards };
    case "explaining":
      return { seat: question?.answerer, does: words.reads };
    case "last":
      return { seat: claim?.seat, does: claim ? words.says(claim.count, claim.rank) : "" };
    default:
      return { seat: game.turn ?? undefined, does: game.rank ? words.lays(game.rank) : "" };
  }
}

/** Return the last verdict as `[sign, word, tone]`. */
export function verdictOf(game: View.Game) {
  if (game.paused) return ["Ⅱ", words.state.paused, "quiet"];
  if (game.phase === "turning") return ["!", words.state.called, "call"];
  const last = game.log.findLast((entry) => entry.what === "stood" || entry.what === "stamped");
  if (!last) return null;
  if (last.what === "stood") return ["–", words.state.stands, "quiet"];
  return last.honest ? ["✓", words.state.honest, "go"] : ["✗", words.state.caught, "call"];
}

/** The time left; without a clock, the time taken so far. */
function left(table: View.TableNumber, state: Desk.State) {
  const clock = state.clocks.get(table);
  if (clock)
    return html`<span class="tables-left quiet">${ticking(clock, (timer) => words.left(secondsLeft(timer)))}</span>`;
  const since = state.since.get(table);
  return since
    ? html`<span class="tables-left quiet"
        >${ticking(since, (moment) => words.since(Math.floor(elapsed(moment) / 1000)))}</span
      >`
    : nothing;
}

/** Return who holds a table up, apart from the player that the row names already. */
function awaited(view: View.Desk, table: View.TableNumber, seat: View.Seat | null | undefined) {
  return (view.lesson.waits?.[table] ?? []).filter((waiting) => waiting !== seat);
}

function row({ table, view: game }: View.Shown, view: View.Desk, people: Desk.People, state: Desk.State) {
  const sitting = view.lesson.tables.find((sitting) => sitting.number === table);
  if (!game) return waiting(sitting, people, state);
  if (game.places) return ended(table, game, game.places, view, people, state);
  const { seat, does } = doing(game, people);
  const [sign, word, tone] = verdictOf(game) ?? ["", "", "quiet"];
  const gone = sitting?.seats.some((sitter) => people.away(sitter));
  const others = awaited(view, table, seat).map(people.name);
  const waits = others.length ? words.waits(others) : "";
  return html`<li class="tables-row ${gone ? "is-flagged" : ""}">
    <button
      type="button"
      class="tables-open"
      aria-label="${words.number(table)}: ${seat === undefined ? "" : people.name(seat)} ${does}${waits && `, ${waits}`}. ${gone ? words.state.gone : word}"
      @click=${() => state.open({ kind: "table", table })}
    >
      <b class="tables-number">${table}</b>
      <span class="tables-doing row"
        >${seat === undefined ? nothing : people.who(seat, game.seats.find((player) => player.seat === seat)?.sign)}
        <span>${does}</span> ${waits ? html`<span class="quiet">${waits}</span>` : nothing} ${left(table, state)}</span
      >
      <span class="tables-cards row row-words"
        >${game.seats.map((player) => html`<span class="tables-count ${people.away(player.seat) ? "tables-away" : ""}">${people.sign(player.seat, player.sign)}<span>${player.cards}</span></span>`)}</span
      >
      <span class="tables-verdict is-${gone ? "flag" : tone}">${gone ? words.state.gone : html`${sign} ${word}`}</span>
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
      aria-label="${words.number(table)}: ${wonAloud(game, people)}"
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
            aria-label="${words.again}: ${words.number(table)}"
            @click=${() => state.act({ do: "deal_table", table })}
          >
            ${words.again}
          </button>`
        : nothing
    }
  </li>`;

/** A table whose players are still looking for it. */
function waiting(table: View.Table | undefined, people: Desk.People, state: Desk.State) {
  if (!table) return nothing;
  return html`<li class="tables-row">
    <button
      type="button"
      class="tables-open"
      aria-label="${words.number(table.number)}: ${words.looking(table.sat.length, table.seats.length)}"
      @click=${() => state.open({ kind: "table", table: table.number })}
    >
      <b class="tables-number">${table.number}</b>
      <span class="tables-doing row">${words.looking(table.sat.length, table.seats.length)}</span>
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
    <h2 class="screen-heard" id="tables-title">${words.title}</h2>
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
        : html`<p class="quiet">${view.lesson.seats.length ? words.none : words.nobody}</p>
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
  return html`<h2 id="panel-title">${words.number(table)}</h2>
    ${
      game?.places
        ? placesOf(game.places, people)
        : html`${
              game
                ? html`<p class="tables-doing row">${happening(game, people, table, state)}</p>
                    ${view.lesson.waits?.[table] ? html`<p class="quiet">${words.waitsAll(view.lesson.waits[table].map(people.name))}</p>` : nothing}`
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
          : act(game ? words.again : words.now, { do: "deal_table", table })
      }
      ${view.games.length > 1 ? act(words.follow, { do: "follow", table }) : nothing}
    </p>`;
}

const happening = (game: View.Game, people: Desk.People, table: View.TableNumber, state: Desk.State) => {
  const { seat, does } = doing(game, people);
  return html`${seat === undefined ? nothing : people.who(seat)} <span>${does}</span> ${left(table, state)}`;
};

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
  if (people.away(seat)) return html`<em>${words.state.gone}</em>`;
  if (player) return html`<span>${counted(player.cards)}</span>`;
  return game ? html`<span>${panels.guest}</span>` : nothing;
};
