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
export function doing(table, cast) {
  const { claim, challenge, choosing, question, settled } = table;
  switch (table.phase) {
    case "over":
      return { seat: undefined, does: "" };
    case "turning":
    case "reveal":
      return {
        seat: challenge.claim.seat,
        does: challenge.called ? words.called(challenge.caller == null ? CALLER : cast.name(challenge.caller)) : "",
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
function left(group, local) {
  const clock = local.clocks.get(group);
  if (clock) return html`<span class="live-left">${ticking(clock, (one) => words.left(secondsLeft(one)))}</span>`;
  const since = local.since.get(group);
  return since
    ? html`<span class="live-left">${ticking(since, (one) => words.since(Math.floor(elapsed(one) / 1000)))}</span>`
    : nothing;
}

/** Who holds a table up beside whom the row names already. */
function awaited(view, group, seat) {
  return (view.lesson.waits?.[group] ?? []).filter((one) => one !== seat);
}

function row({ group, view: table }, view, cast, local) {
  const people = view.lesson.groups.find((one) => one.number === group);
  if (!table) return waiting(people, cast, local);
  if (table.places) return ended(group, table, cast, local);
  const { seat, does } = doing(table, cast);
  const [sign, word, tone] = verdictOf(table) ?? ["", "", "quiet"];
  const gone = people?.seats.some((one) => cast.away(one));
  const others = awaited(view, group, seat).map(cast.name);
  const waits = others.length ? words.waits(others) : "";
  return html`<li class="live-row ${gone ? "live-row-flag" : ""}">
    <button
      type="button"
      class="live-row-button"
      aria-label="${words.number(group)}: ${seat === undefined ? "" : cast.name(seat)} ${does}${waits && `, ${waits}`}. ${gone ? words.state.gone : word}"
      @click=${() => local.open({ kind: "table", group })}
    >
      <b class="live-number">${group}</b>
      <span class="live-doing"
        >${seat === undefined ? nothing : cast.who(seat, table.seats.find((one) => one.seat === seat)?.sign)}
        <span>${does}</span> ${waits ? html`<span class="live-waits">${waits}</span>` : nothing}
        ${left(group, local)}</span
      >
      <span class="live-cards"
        >${table.seats.map((one) => html`<span class="live-count ${cast.away(one.seat) ? "live-away" : ""}">${cast.sign(one.seat, one.sign)}<span>${one.cards}</span></span>`)}</span
      >
      <span class="live-verdict live-${gone ? "flag" : tone}">${gone ? words.state.gone : html`${sign} ${word}`}</span>
    </button>
  </li>`;
}

/** A table that is done: who won, everybody's cards, and what was known. */
const ended = (group, table, cast, local) =>
  html`<li class="live-row">
    <button
      type="button"
      class="live-row-button"
      aria-label="${words.number(group)}: ${wonAloud(table, cast)}"
      @click=${() => local.open({ kind: "table", group })}
    >
      <b class="live-number">${group}</b>
      <span class="live-doing">${wonAt(table, cast)}</span>
      <span class="live-cards"
        >${table.places.map(({ seat, cards }) => html`<span class="live-count">${cast.sign(seat, table.seats.find((one) => one.seat === seat)?.sign)}<span>${cards}</span></span>`)}</span
      >
      <span class="live-verdict live-quiet">${knew(table.places)}</span>
    </button>
  </li>`;

/** A table whose people are still looking for it. */
function waiting(group, cast, local) {
  if (!group) return nothing;
  return html`<li class="live-row">
    <button
      type="button"
      class="live-row-button"
      aria-label="${words.number(group.number)}: ${words.looking(group.sat.length, group.seats.length)}"
      @click=${() => local.open({ kind: "table", group: group.number })}
    >
      <b class="live-number">${group.number}</b>
      <span class="live-doing">${words.looking(group.sat.length, group.seats.length)}</span>
      <span class="live-missing"
        >${group.seats.filter((seat) => !group.sat.includes(seat)).map((seat) => cast.who(seat))}</span
      >
    </button>
  </li>`;
}

export function tables(view, cast, local) {
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
              (one) => row(one, view, cast, local),
            )}
          </ol>`
        : html`<p class="live-none">${view.lesson.seats.length ? words.none : words.nobody}</p>
            ${view.lesson.seats.length ? arrived(view, cast) : nothing}`
    }
  </section>`;
}

/** What can be done at one table. */
export function tablePanel(view, cast, local, group) {
  const one = view.tables.find((each) => each.group === group);
  const people = view.lesson.groups.find((each) => each.number === group);
  const act = (label, command) =>
    html`<button type="button" class="button" @click=${() => local.act(command)}>${label}</button>`;
  const table = one?.view;
  const running = table && table.phase !== "over";
  return html`<h2 id="panel-title">${words.number(group)}</h2>
    ${
      table?.places
        ? placesOf(table, cast)
        : html`${
              table
                ? html`<p class="live-doing">${happening(table, cast, group, local)}</p>
                    ${view.lesson.waits?.[group] ? html`<p class="live-waits">${words.waitsAll(view.lesson.waits[group].map(cast.name))}</p>` : nothing}`
                : nothing
            }
            <ul class="live-people">
              ${(people?.seats ?? []).map((seat) => html`<li>${cast.who(seat)} <small>${cast.real(seat)}</small> ${state(table, seat, cast)}</li>`)}
            </ul>`
    }
    ${answered(view, cast, local, group)} ${before(view, cast, local, group)}
    <p class="live-panel-buttons">
      ${
        running
          ? html`${act(table.paused ? words.resume : words.pause, { do: table.paused ? "resume" : "pause", group })}
              ${table.paused ? nothing : act(words.skip, { do: "skip", group, step: table.step })}
              <button type="button" class="button" @click=${() => local.open({ kind: "end", group })}>
                ${words.end}
              </button>`
          : act(table ? words.again : words.now, { do: "deal_table", group })
      }
      ${view.tables.length > 1 ? act(words.follow, { do: "follow", group }) : nothing}
    </p>`;
}

const happening = (table, cast, group, local) => {
  const { seat, does } = doing(table, cast);
  return html`${seat === undefined ? nothing : cast.who(seat)} <span>${does}</span> ${left(group, local)}`;
};

/** Everybody who has come so far, while there are no tables yet. */
const arrived = (view, cast) =>
  html`<ul class="sheet live-arrived">
    ${repeat(
      view.lesson.seats,
      ({ seat }) => seat,
      ({ seat, ready, bot }) =>
        html`<li class=${ready || bot ? "" : "live-learning"}>${cast.who(seat)}${ready || bot ? nothing : " …"}</li>`,
    )}
  </ul>`;

const state = (table, seat, cast) => {
  const one = table?.seats.find((each) => each.seat === seat);
  if (cast.away(seat)) return html`<em>${words.state.gone}</em>`;
  if (one) return html`<span>${counted(one.cards)}</span>`;
  return table ? html`<span>${panels.guest}</span>` : nothing;
};
