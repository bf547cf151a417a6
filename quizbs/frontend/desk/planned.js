/** The bell and what fits before it: the plan that the server proposes, with its odds, and how this class has played. */
import { html, nothing } from "lit-html";
import { msLeft } from "../ui/clock.js";
import { panel, planned as words } from "../words/plan.js";

const USUAL = 35; // minutes until the bell, where nobody has said
const MINUTE = 60_000; // ms

let newest = /** @type {Promise<Desk.Plan | null> | null} */ (null);

/**
 * Ask for the plan of so many minutes; of several that were asked for it is the last one. There may be none.
 *
 * @param {string} code
 * @param {number} minutes
 */
export async function fetchPlan(code, minutes) {
  const mine = ask(code, minutes);
  newest = mine;
  const plan = await mine;
  return mine === newest ? plan : newest;
}

/**
 * @param {string} code
 * @param {number} minutes
 */
async function ask(code, minutes) {
  try {
    const answer = await fetch(`/desk/${code}/plan?minutes=${minutes}`, { headers: { Accept: "application/json" } });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/**
 * Whole minutes until the lesson's bell; `clock` is that of the cards, which stop before it.
 *
 * @param {View.DeskLesson} lesson
 * @param {Screen.Clock | null} clock
 */
export function minutesToBell({ bell }, clock) {
  if (!bell) return USUAL;
  return Math.max(1, Math.round((msLeft(clock) + bell.rings - bell.left) / MINUTE));
}

/**
 * @param {View.Desk} view
 * @param {Desk.State} state
 */
export function bellPanel({ lesson }, state) {
  /** @param {Event} event */
  const set = (event) => {
    event.preventDefault();
    state.act({
      do: "bell",
      minutes: Number(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("minutes")),
    });
    state.open(null);
  };
  /** @param {Screen.Changed} given */
  const typed = ({ target }) => target.validity.valid && state.plans(Number(target.value));
  return html`<h2 id="panel-title">${panel.title}</h2>
    <form class="live-bell-form" @submit=${set}>
      <input
        name="minutes"
        type="number"
        min="1"
        max="240"
        required
        value=${state.panel.minutes}
        aria-label=${panel.minutes}
        @input=${typed}
      />
      <span>${panel.minutes}</span>
      <button class="button live-first" type="submit">${panel.ok}</button>
      ${lesson.bell ? html`<button type="button" class="button" @click=${() => (state.act({ do: "bell", minutes: 0 }), state.open(null))}>${panel.off}</button>` : nothing}
    </form>
    ${planOf(state)}`;
}

/**
 * Do it, and then plan anew, so that it is seen.
 *
 * @param {Desk.State} state
 * @param {Screen.Act} command
 */
const thenPlan =
  ({ plan, act, plans }, command) =>
  async () =>
    (await act(command)) && plans(plan.minutes);

/**
 * @param {unknown} label
 * @param {() => void} click
 * @param {boolean} [first]
 */
const button = (label, click, first = false) =>
  html`<button type="button" class="button ${first ? "live-first" : ""}" @click=${click}>${label}</button>`;

/** @param {Desk.Odds} deal */
const odds = (deal) =>
  html`<p>${words.odds}</p>
    <dl class="live-odds">
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

/** @param {Desk.Plan} plan */
function proposalOf({ best, running, sure, rounds, tables }) {
  if (!best) return html`<p>${words.noDeck}</p>`;
  const now = running && words.running(running, tables.length > 1);
  if (now && !sure) return html`<p>${now} ${running.all < 0.5 ? words.ranked : words.noMore}</p>`;
  return html`${now ? html`<p>${now}</p>` : nothing}
    <p><b>${words.proposal(best, Boolean(running))}</b> ${words.time(best, rounds)}</p>
    ${sure ? nothing : html`<p>${words.tight} ${words.ranked}</p>`} ${odds(best)}`;
}

/**
 * Which deck comes, and what a tap makes of it.
 *
 * @param {Desk.State} state
 */
function deckOf(state) {
  const { best, dealt, deck, at_most: atMost, others } = state.plan;
  const set = atMost ? words.taken(deck) : dealt ? words.dealt(dealt) : deck === "fit" ? "" : words.refused(deck);
  /** @param {string} last */
  const use = (last) => thenPlan(state, { do: "use_deck", deck: last });
  return html`${set ? html`<p role="status">${set}</p>` : nothing}
    <p class="live-panel-buttons">
      ${best && dealt !== best.deck ? button(words.use(best.deck), use(best.deck), true) : nothing}
      ${others.map((other) => (other.deck === dealt ? nothing : button(words.other(other), use(other.deck))))}
      ${deck === "fit" ? nothing : button(words.fit, use("fit"))}
    </p>`;
}

/**
 * @param {string[]} questions
 * @param {string} deck
 */
const dropped = (questions, deck) =>
  questions.length
    ? html`<details>
        <summary>${words.dropped(questions.length, deck)}</summary>
        <ul>
          ${questions.map((text) => html`<li dir="auto">${text}</li>`)}
        </ul>
      </details>`
    : nothing;

/** @param {Desk.State} state */
export function planOf(state) {
  const { plan } = state;
  if (!plan) return nothing;
  const { best, better, measured } = plan;
  return html`<section class="live-planned">
    <h3>${words.title}</h3>
    <p>${words.cards(plan.cards, plan.minutes)}</p>
    <p>${plan.expected ? words.expected(plan.expected) : nothing} ${words.tables(plan.tables, plan.bots)}</p>
    ${plan.rounds > 0 ? proposalOf(plan) : html`<p>${words.nothing}</p>`} ${deckOf(state)}
    ${
      better
        ? html`<p>${words.better(better.preset, better.best)}</p>
            <p class="live-panel-buttons">
              ${button(words.play(better.preset), thenPlan(state, { do: "prepare", preset: better.preset, options: {}, match: "" }))}
            </p>`
        : nothing
    }
    ${dropped(plan.dropped, plan.dealt)} ${best ? dropped(plan.dropped_best, best.deck) : nothing}
    ${measured ? html`<p class="live-measured">${words.measured(measured)}</p>` : nothing}
  </section>`;
}
