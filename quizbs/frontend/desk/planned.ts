/**
 * The bell and what fits before it: the plan that the server proposes with its odds, and how long this class took so
 * far.
 */
import { html, nothing } from "lit-html";
import { preset as presetNamed } from "words:events";
import * as words from "words:plan";
import { msLeft } from "../ui/clock.js";
import { choice } from "./button.js";
import { fetched } from "./fetched.js";
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
  return html`<h2 id="panel-title">${words.bell}</h2>
    <form class="panel-form row" @submit=${set}>
      <input
        name="minutes"
        type="number"
        min="1"
        max="240"
        required
        value=${minutes}
        aria-label=${words.minutes}
        @input=${typed}
      />
      <span>${words.minutes}</span>
      <button class="button is-first" type="submit">${words.bellSet}</button>
      ${lesson.bell ? choice(words.bellOff, () => (state.act({ do: "bell", minutes: 0 }), state.open(null))) : nothing}
    </form>
    ${planOf(state)}`;
}

/** Return a handler that sends a command, then plans again to show the effect. */
const thenPlan =
  ({ minutes }: Desk.Plan, { act, loadPlan }: Desk.State, command: View.Act) =>
  async () =>
    (await act(command)) && loadPlan(minutes);

const KINDS = ["all", "calm", "hot"] as const;

const odds = (deal: Desk.Odds) =>
  html`<p>${words.odds}</p>
    <dl class="planned-odds">
      ${KINDS.map(
        (kind) =>
          html`<div>
            <dt>${words.oddsKind({ kind })}</dt>
            <dd>
              <progress max="100" value=${Math.round(100 * deal[kind])} aria-hidden="true"></progress>
              ${words.percent({ share: deal[kind] })}
            </dd>
          </div>`,
      )}
    </dl>`;

/** Return the facts about a deck and a number of rounds. */
const factsOf = ({ deck, rounds, all }: Desk.Choice) => ({ rank: deck, count: rounds, share: all });

/** Say how likely the running games finish before the bell. */
function runningWords({ minutes, all }: Desk.Odds, several: boolean) {
  if (all < 0.1) return words.runningHardly({ several });
  if (all < 0.5) return words.runningMaybe({ several });
  return (all < 0.8 ? words.runningJust : words.runningSure)({ minutes: Math.round(minutes) });
}

function proposalOf({ best, running, sure, rounds, tables }: Desk.Plan) {
  if (!best) return html`<p>${words.noDeck}</p>`;
  const now = running && runningWords(running, tables.length > 1);
  if (now && !sure) return html`<p>${now} ${running.all < 0.5 ? words.ranked : words.noMore}</p>`;
  return html`${now ? html`<p>${now}</p>` : nothing}
    <p>
      <b>${(running ? words.after : words.next)(factsOf(best))}</b>
      ${words.about({ minutes: Math.round(best.minutes), all: Math.round(rounds) })}
    </p>
    ${sure ? nothing : html`<p>${words.tight}</p>`} ${odds(best)}`;
}

/** The deck to deal, and buttons that change it. */
function deckOf(plan: Desk.Plan, state: Desk.State) {
  const { best, dealt, deck, at_most: atMost, others } = plan;
  const set = atMost
    ? words.dealtMost({ rank: deck })
    : dealt
      ? words.dealt({ rank: dealt })
      : deck === "fit"
        ? ""
        : words.dealtStuck({ rank: deck });
  const use = (last: string) => thenPlan(plan, state, { do: "use_deck", deck: last });
  return html`${set ? html`<p role="status">${set}</p>` : nothing}
    <p class="row row-below">
      ${best && dealt !== best.deck ? choice(words.use({ rank: best.deck }), use(best.deck), true) : nothing}
      ${others.map((other) => (other.deck === dealt ? nothing : choice(words.other(factsOf(other)), use(other.deck))))}
      ${deck === "fit" ? nothing : choice(words.fit, use("fit"))}
    </p>`;
}

const dropped = (questions: string[], deck: string) =>
  questions.length
    ? html`<details>
        <summary>${words.dropped({ count: questions.length, rank: deck })}</summary>
        <ul>
          ${questions.map((text) => html`<li dir="auto">${text}</li>`)}
        </ul>
      </details>`
    : nothing;

function timeOf({ cards, minutes }: Desk.Plan) {
  return words.time({ minutes: Math.round(cards), left: Math.round(minutes - cards) });
}

function seatingOf({ tables, bots, expected }: Desk.Plan) {
  const students = tables.reduce((all, size) => all + size, -bots);
  return (expected ? words.expected : words.seating)({
    students,
    count: tables.length,
    sizes: tables.map(String),
    bots,
  });
}

const measuredOf = ({ here, called, cheats, turn, question }: NonNullable<Desk.Plan["measured"]>) =>
  words.measured({ here, called: called / 100, bluffs: cheats / 100, turn, question });

export function planOf(state: Desk.State) {
  const { plan } = state;
  if (!plan) return nothing;
  const { best, better, measured } = plan;
  return html`<section class="planned">
    <h3>${words.title}</h3>
    <p>${timeOf(plan)}</p>
    <p>${seatingOf(plan)}</p>
    ${plan.rounds > 0 ? proposalOf(plan) : html`<p>${words.tooShort}</p>`} ${deckOf(plan, state)}
    ${
      better
        ? html`<p>${words.better({ preset: presetNamed(better), ...factsOf(better.best) })}</p>
            <p class="row row-below">
              ${choice(words.play({ preset: presetNamed(better) }), thenPlan(plan, state, { do: "prepare", preset: better.preset, options: {}, match: "" }))}
            </p>`
        : nothing
    }
    ${dropped(plan.dropped, plan.dealt ?? plan.deck)} ${best ? dropped(plan.dropped_best, best.deck) : nothing}
    ${measured ? html`<p class="planned-measured quiet">${measuredOf(measured)}</p>` : nothing}
  </section>`;
}
