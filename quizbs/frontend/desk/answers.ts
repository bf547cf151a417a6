/**
 * All answers of a table, which the teacher can overrule: until the next play cards follow, afterwards only the score
 * does.
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { formulaText } from "../ui/formula_text.js";
import * as words from "words:desk";
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type * as Desk from "./types.js";

/** Return a key for the newest games: when it changes, the list of earlier ones has changed. */
export const gamesOf = (view: View.Desk) => view.games.map(({ game }) => game).join(" ");

/** The answers of the current or the last game. */
export function answered(view: View.Desk, people: Desk.People, state: Desk.State, table: View.TableNumber) {
  const found = (view.lesson.answers ?? []).filter((each) => each.table === table);
  if (!found.length) return nothing;
  return html`<details class="answers">
    <summary>${words.judged({ count: found.length })}</summary>
    ${list(found, people, state)}
  </details>`;
}

/** Earlier games, each folded; games of former tables are listed at every table. Fetched when opened. */
export function before(view: View.Desk, people: Desk.People, state: Desk.State, table: View.TableNumber) {
  if (view.lesson.tables.every(({ round }) => round < 2) && !state.earlier?.length) return nothing;
  const there = new Set(view.lesson.tables.map(({ number }) => number));
  const found = (state.earlier ?? []).filter((each) => each.table === table || !there.has(each.table));
  const games = grouped(found);
  return html`<details
    class="answers"
    @toggle=${({ target, currentTarget }: Screen.Toggled) => target === currentTarget && target.open && state.loadEarlier()}
  >
    <summary>${words.judgedBefore}</summary>
    <div aria-live="polite">
      ${state.earlier && !found.length ? html`<p class="quiet">${words.judgedNone}</p>` : nothing}
      ${repeat(
        games,
        ([game]) => game,
        ([, all]) =>
          html`<details class="answers">
            <summary>
              ${words.judgedGame({ round: all[0].round, table: all[0].table === table ? 0 : all[0].table, count: all.length })}
            </summary>
            ${list(all, people, state)}
          </details>`,
      )}
    </div>
  </details>`;
}

/** Group answers by game, in the order in which they arrive. */
function grouped(found: Desk.Earlier[]) {
  const games = new Map();
  for (const earlier of found) games.set(earlier.game, [...(games.get(earlier.game) ?? []), earlier]);
  return games;
}

const list = (found: (View.Judged | Desk.Earlier)[], people: Desk.People, state: Desk.State) =>
  html`<ul class="answers-judged lines">
    ${repeat(
      found,
      ({ game, number }) => `${game} ${number}`,
      (given) => row(given, people, state),
    )}
  </ul>`;

function row(
  { table, game, number, seat, name, question, given, right }: View.Judged & { name?: string },
  people: Desk.People,
  state: Desk.State,
) {
  const judge = async () => {
    await state.act({ do: "overrule", table, game, question: number, right: !right });
    if (state.earlier) void state.loadEarlier();
  };
  const other = name && name !== people.shown(seat); // the seat has another owner now, or none
  return html`<li class="row">
    <p>
      <b>${other ? html`<bdi>${name}</bdi>` : people.who(seat)}</b>
      <span class="quiet" dir="auto">${formulaText(question)}</span>
      <span class=${right ? "is-go" : "is-call"}
        ><span aria-hidden="true">${right ? "✓" : "✗"}</span> <span class="heard">${words.was({ right })}: </span
        ><bdi>${given ? formulaText(given) : words.noAnswer}</bdi></span
      >
    </p>
    <button
      type="button"
      class="button"
      aria-label="${words.count({ right: !right })}: ${other ? name : people.name(seat)}, ${question}"
      @click=${judge}
    >
      ${words.count({ right: !right })}
    </button>
  </li>`;
}
