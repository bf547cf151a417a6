/**
 * The bell and what fits before it: the plan that the server proposes with its odds, and how long this class took so
 * far.
 */
import { html, nothing } from "lit-html";
import { msLeft } from "../ui/clock.js";
import { choice } from "./button.js";
import { fetched } from "./fetched.js";
import { panel, planned as words } from "../words/plan.js";
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type * as Desk from "./types.js";

const USUAL = 35; // minutes until the bell by default
const MINUTE = 60_000; // ms

let newest: Promise<Desk.Plan | null> | null = null;

/** Fetch the plan for so many minutes, or null. Concurrent calls all return the plan of the last one. */
export async function fetchPlan(code: string, minutes: number) {
  const mine = fetched<Desk.Plan>(code, `plan?minutes=${minutes}`);
  newest = mine;
  const plan = await mine;
  return mine === newest ? plan : newest;
}

/** Return whole minutes until the lesson's bell; `clock` is that of the cards, which stop before it. */
export function minutesToBell({ bell }: View.DeskLesson, clock: Screen.Clock | null) {
  if (!bell) return USUAL;
  return Math.max(1, Math.round((msLeft(clock) + bell.rings - bell.left) / MINUTE));
}

export function bellPanel({ lesson }: View.Desk, state: Desk.State, { minutes }: Desk.Opened<"bell">) {
  const set = (event: Screen.Submitted) => {
    event.preventDefault();
    void state.act({ do: "bell", minutes: Number(new FormData(event.currentTarget).get("minutes")) });
    state.open(null);
  };
  const typed = ({ target }: Screen.Changed) => target.validity.valid && state.loadPlan(Number(target.value));
  return html`<h2 id="panel-title">${panel.title}</h2>
    <form class="panel-form row" @submit=${set}>
      <input
        name="minutes"
        type="number"
        min="1"
        max="240"
        required
        value=${minutes}
        aria-label=${panel.minutes}
        @input=${typed}
      />
      <span>${panel.minutes}</span>
      <button class="button is-first" type="submit">${panel.ok}</button>
      ${lesson.bell ? choice(panel.off, () => (state.act({ do: "bell", minutes: 0 }), state.open(null))) : nothing}
    </form>
    ${planOf(state)}`;
}

/** Return a handler that sends a command, then plans again to show the effect. */
const thenPlan =
  ({ minutes }: Desk.Plan, { act, loadPlan }: Desk.State, command: View.Act) =>
  async () =>
    (await act(command)) && loadPlan(minutes);

const odds = (deal: Desk.Odds) =>
  html`<p>${words.odds}</p>
    <dl class="planned-odds">
      ${words.kinds.map(
        ([kind, label]) =>
          html`<div>
            <dt>${label}</dt>
            <dd>
              <progress max="100" value=${Math.round(100 * deal[kind])} aria-hidden="true"></progress>
              ${words.percent(deal[kind])}
            </dd>
          </div>`,
      )}
    </dl>`;

function proposalOf({ best, running, sure, rounds, tables }: Desk.Plan) {
  if (!best) return html`<p>${words.noDeck}</p>`;
  const now = running && words.running(running, tables.length > 1);
  if (now && !sure) return html`<p>${now} ${running.all < 0.5 ? words.ranked : words.noMore}</p>`;
  return html`${now ? html`<p>${now}</p>` : nothing}
    <p><b>${words.proposal(best, Boolean(running))}</b> ${words.time(best, rounds)}</p>
    ${sure ? nothing : html`<p>${words.tight} ${words.ranked}</p>`} ${odds(best)}`;
}

/** The deck to deal, and buttons that change it. */
function deckOf(plan: Desk.Plan, state: Desk.State) {
  const { best, dealt, deck, at_most: atMost, others } = plan;
  const set = atMost ? words.taken(deck) : dealt ? words.dealt(dealt) : deck === "fit" ? "" : words.refused(deck);
  const use = (last: string) => thenPlan(plan, state, { do: "use_deck", deck: last });
  return html`${set ? html`<p role="status">${set}</p>` : nothing}
    <p class="row row-below">
      ${best && dealt !== best.deck ? choice(words.use(best.deck), use(best.deck), true) : nothing}
      ${others.map((other) => (other.deck === dealt ? nothing : choice(words.other(other), use(other.deck))))}
      ${deck === "fit" ? nothing : choice(words.fit, use("fit"))}
    </p>`;
}

const dropped = (questions: string[], deck: string) =>
  questions.length
    ? html`<details>
        <summary>${words.dropped(questions.length, deck)}</summary>
        <ul>
          ${questions.map((text) => html`<li dir="auto">${text}</li>`)}
        </ul>
      </details>`
    : nothing;

export function planOf(state: Desk.State) {
  const { plan } = state;
  if (!plan) return nothing;
  const { best, better, measured } = plan;
  return html`<section class="planned">
    <h3>${words.title}</h3>
    <p>${words.cards(plan.cards, plan.minutes)}</p>
    <p>${plan.expected ? words.expected(plan.expected) : nothing} ${words.tables(plan.tables, plan.bots)}</p>
    ${plan.rounds > 0 ? proposalOf(plan) : html`<p>${words.nothing}</p>`} ${deckOf(plan, state)}
    ${
      better
        ? html`<p>${words.better(better.preset, better.best)}</p>
            <p class="row row-below">
              ${choice(words.play(better.preset), thenPlan(plan, state, { do: "prepare", preset: better.preset, options: {}, match: "" }))}
            </p>`
        : nothing
    }
    ${dropped(plan.dropped, plan.dealt ?? plan.deck)} ${best ? dropped(plan.dropped_best, best.deck) : nothing}
    ${measured ? html`<p class="planned-measured quiet">${words.measured(measured)}</p>` : nothing}
  </section>`;
}
