/** One quiet row a table: whose turn, how many cards, the last verdict. A tap on it opens what can be done there. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { secondsLeft, ticking } from "../clock.js";
import { CALLER, cards as counted } from "../words/common.js";
import { panels, tables as words } from "../words/desk.js";
import { answered, before } from "./answers.js";
import { knew, placesOf, wonAloud, wonAt } from "./results.js";
import { elapsed } from "./since.js";

/** What happens at a table: `{seat, does}`; without a seat nobody alone is meant; null is one that quiet calls do not tell. */
export function doing(table, people) {
  const { claim, challenge, choosing, question, settled } = table;
  switch (table.phase) {
    case "over":
      return { seat: undefined, does: "" };
    case "turning":
    case "reveal":
      return {
        seat: challenge.claim.seat,
        does: challenge.called ? words.called(challenge.caller == null ? CALLER : people.name(challenge.caller)) : "",
      };
    case "choosing":
      return { seat: choosing.asker, does: words.asks };
    case "answering":
      return { seat: question.answerer, does: words.answers };
    case "discard":
      return { seat: settled?.hunter?.seat, does: words.discards };
    case "explaining":
      return { seat: question?.answerer, does: words.reads };
    case "last":
      return { seat: claim.seat, does: words.says(claim.count, claim.rank) };
    default:
      return { seat: table.turn ?? undefined, does: table.rank ? words.lays(table.rank) : "" };
  }
}

/** The last verdict, as `[sign, word, tone]`. */
export function verdictOf(table) {
  if (table.paused) return ["Ⅱ", words.state.paused, "quiet"];
  if (table.phase === "turning") return ["!", words.state.called, "call"];
  const last = table.log.findLast(({ what }) => ["stood", "stamped"].includes(what));
  if (!last) return null;
  if (last.what === "stood") return ["–", words.state.stands, "quiet"];
  return last.honest ? ["✓", words.state.honest, "go"] : ["✗", words.state.caught, "call"];
}

/** How long they still have, counting down by itself; without a clock how long they have had. */
function left(group, state) {
  const clock = state.clocks.get(group);
  if (clock) return html`<span class="live-left">${ticking(clock, (one) => words.left(secondsLeft(one)))}</span>`;
  const since = state.since.get(group);
  return since
    ? html`<span class="live-left">${ticking(since, (one) => words.since(Math.floor(elapsed(one) / 1000)))}</span>`
    : nothing;
}

/** Who holds a table up beside whom the row names already. */
function awaited(view, group, seat) {
  return (view.lesson.waits?.[group] ?? []).filter((one) => one !== seat);
}

function row({ group, view: table }, view, people, state) {
  const sitting = view.lesson.groups.find((one) => one.number === group);
  if (!table) return waiting(sitting, people, state);
  if (table.places) return ended(group, table, people, state);
  const { seat, does } = doing(table, people);
  const [sign, word, tone] = verdictOf(table) ?? ["", "", "quiet"];
  const gone = sitting?.seats.some((one) => people.away(one));
  const others = awaited(view, group, seat).map(people.name);
  const waits = others.length ? words.waits(others) : "";
  return html`<li class="live-row ${gone ? "live-row-flag" : ""}">
    <button
      type="button"
      class="live-row-button"
      aria-label="${words.number(group)}: ${seat === undefined ? "" : people.name(seat)} ${does}${waits && `, ${waits}`}. ${gone ? words.state.gone : word}"
      @click=${() => state.open({ kind: "table", group })}
    >
      <b class="live-number">${group}</b>
      <span class="live-doing"
        >${seat === undefined ? nothing : people.who(seat, table.seats.find((one) => one.seat === seat)?.sign)}
        <span>${does}</span> ${waits ? html`<span class="live-waits">${waits}</span>` : nothing}
        ${left(group, state)}</span
      >
      <span class="live-cards"
        >${table.seats.map((one) => html`<span class="live-count ${people.away(one.seat) ? "live-away" : ""}">${people.sign(one.seat, one.sign)}<span>${one.cards}</span></span>`)}</span
      >
      <span class="live-verdict live-${gone ? "flag" : tone}">${gone ? words.state.gone : html`${sign} ${word}`}</span>
    </button>
  </li>`;
}

/** A table that is done: who won, everybody's cards, and what was known. */
const ended = (group, table, people, state) =>
  html`<li class="live-row">
    <button
      type="button"
      class="live-row-button"
      aria-label="${words.number(group)}: ${wonAloud(table, people)}"
      @click=${() => state.open({ kind: "table", group })}
    >
      <b class="live-number">${group}</b>
      <span class="live-doing">${wonAt(table, people)}</span>
      <span class="live-cards"
        >${table.places.map(({ seat, cards }) => html`<span class="live-count">${people.sign(seat, table.seats.find((one) => one.seat === seat)?.sign)}<span>${cards}</span></span>`)}</span
      >
      <span class="live-verdict live-quiet">${knew(table.places)}</span>
    </button>
  </li>`;

/** A table whose people are still looking for it. */
function waiting(group, people, state) {
  if (!group) return nothing;
  return html`<li class="live-row">
    <button
      type="button"
      class="live-row-button"
      aria-label="${words.number(group.number)}: ${words.looking(group.sat.length, group.seats.length)}"
      @click=${() => state.open({ kind: "table", group: group.number })}
    >
      <b class="live-number">${group.number}</b>
      <span class="live-doing">${words.looking(group.sat.length, group.seats.length)}</span>
      <span class="live-missing"
        >${group.seats.filter((seat) => !group.sat.includes(seat)).map((seat) => people.who(seat))}</span
      >
    </button>
  </li>`;
}

export function tables(view, people, state) {
  const shown = new Map(view.tables.map((one) => [one.group, one]));
  const all = view.lesson.groups.map(({ number }) => shown.get(number) ?? { group: number, view: null, over: false });
  return html`<section class="live-tables" aria-labelledby="tables-title">
    <h2 id="tables-title">${words.title}</h2>
    ${
      all.length
        ? html`<ol class="sheet live-rows">
            ${repeat(
              all,
              ({ group }) => group,
              (one) => row(one, view, people, state),
            )}
          </ol>`
        : html`<p class="live-none">${view.lesson.seats.length ? words.none : words.nobody}</p>
            ${view.lesson.seats.length ? arrived(view, people) : nothing}`
    }
  </section>`;
}

/** What can be done at one table. */
export function tablePanel(view, people, state, group) {
  const one = view.tables.find((each) => each.group === group);
  const sitting = view.lesson.groups.find((each) => each.number === group);
  const act = (label, command) =>
    html`<button type="button" class="button" @click=${() => state.act(command)}>${label}</button>`;
  const table = one?.view;
  const running = table && table.phase !== "over";
  return html`<h2 id="panel-title">${words.number(group)}</h2>
    ${
      table?.places
        ? placesOf(table, people)
        : html`${
              table
                ? html`<p class="live-doing">${happening(table, people, group, state)}</p>
                    ${view.lesson.waits?.[group] ? html`<p class="live-waits">${words.waitsAll(view.lesson.waits[group].map(people.name))}</p>` : nothing}`
                : nothing
            }
            <ul class="live-people">
              ${(sitting?.seats ?? []).map((seat) => html`<li>${people.who(seat)} <small>${people.real(seat)}</small> ${seatState(table, seat, people)}</li>`)}
            </ul>`
    }
    ${answered(view, people, state, group)} ${before(view, people, state, group)}
    <p class="live-panel-buttons">
      ${
        running
          ? html`${act(table.paused ? words.resume : words.pause, { do: table.paused ? "resume" : "pause", group })}
              ${table.paused ? nothing : act(words.skip, { do: "skip", group, step: table.step })}
              <button type="button" class="button" @click=${() => state.open({ kind: "end", group })}>
                ${words.end}
              </button>`
          : act(table ? words.again : words.now, { do: "deal_table", group })
      }
      ${view.tables.length > 1 ? act(words.follow, { do: "follow", group }) : nothing}
    </p>`;
}

const happening = (table, people, group, state) => {
  const { seat, does } = doing(table, people);
  return html`${seat === undefined ? nothing : people.who(seat)} <span>${does}</span> ${left(group, state)}`;
};

/** Everybody who has come so far, while there are no tables yet. */
const arrived = (view, people) =>
  html`<ul class="sheet live-arrived">
    ${repeat(
      view.lesson.seats,
      ({ seat }) => seat,
      ({ seat, ready, bot }) =>
        html`<li class=${ready || bot ? "" : "live-learning"}>${people.who(seat)}${ready || bot ? nothing : " …"}</li>`,
    )}
  </ul>`;

const seatState = (table, seat, people) => {
  const one = table?.seats.find((each) => each.seat === seat);
  if (people.away(seat)) return html`<em>${words.state.gone}</em>`;
  if (one) return html`<span>${counted(one.cards)}</span>`;
  return table ? html`<span>${panels.guest}</span>` : nothing;
};
