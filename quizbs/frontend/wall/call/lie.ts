/**
 * The bluff that nobody called, once its player shows it: who it was and what they said, then darkness, and one card
 * after the other as in a call. It plays only if the wall was open when it happened; not after a reload.
 */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { css } from "../../ui/css.js";
import { cardName } from "../../words/cards.js";
import * as words from "words:lie";
import type { Cue } from "../motion/direct.js";
import { head } from "../table/head.js";
import type { Beat, Plan } from "../motion/timeline.js";
import { mark, stageOf, turning } from "./turned_cards.js";

// Milliseconds from the start.
const SAYS = 1_300;
const DARK = 2_700;
const FIRST_TURN = 4_300;
// Milliseconds, as in the show of a call.
const BETWEEN_TURNS = 870;
const HALF_TURN = 210; // until a turning card is seen edge-on
const LIFT = 380; // of the last card, before it turns
const LAST_HALF_TURN = 450;
const STILL = 500; // between the last turn and the stamp
const ROW = 2_610; // ms from the first card to the last, at most
const OOH = 400; // ms after the stamp
const READ = 7_000; // ms for which everything is shown

/** Return when each card begins to turn and when its face is up, in ms. */
function turnsOf(count: number) {
  const pace = count > 1 ? Math.min(BETWEEN_TURNS, ROW / (count - 1)) : 0;
  return Array.from({ length: count }, (_, at) => {
    const begins = FIRST_TURN + pace * at;
    return { begins, up: begins + (at === count - 1 ? LIFT + LAST_HALF_TURN : HALF_TURN) };
  });
}

/** Return the plan. It plays only if the wall was open when it happened; not after a reload. */
export function lieOf(before: Wall.Focused | null, { lesson: { lie }, version }: Wall.Focused): Plan<Cue>[] {
  if (!lie) return [];
  const id = `lie ${version[1]} ${lie.seat}`;
  if (!before || before.lesson.lie) return [{ id }];
  const count = lie.cards.length;
  const turns = turnsOf(count);
  const stamp = turns[count - 1].up + LAST_HALF_TURN + STILL;
  const told: Beat<Cue>[] = [
    { at: 0, name: "lie begins", cue: ["low"] },
    { at: SAYS, name: "lie said", cue: ["slap", { many: count }] },
    { at: DARK, name: "lie dark", cue: ["roll", { long: (FIRST_TURN - DARK) / 1_000 }] },
    ...turns.flatMap(({ begins, up }, at): Beat<Cue>[] => [
      { at: begins, name: `lie turns ${at}`, cue: ["flip", { many: at }] },
      { at: up, name: `lie up ${at}` },
    ]),
    { at: stamp, name: "lie stamped", cue: ["stamp:lie"] },
    { at: stamp + OOH, cue: ["ooh"] },
  ];
  const beats = told.map((beat) => ({ ...beat, at: beat.at * (lie.short ? 0.5 : 1) }));
  return [{ id, since: 0, beats: [...beats, { at: beats[beats.length - 1].at + READ, name: "lie over" }] }];
}

/** Return the bluff that is playing, or null. */
export const lieAt = ({ lesson: { lie } }: Wall.Focused, { reached }: Pick<Wall.State, "reached">) =>
  reached.has("lie begins") && !reached.has("lie over") ? lie : null;

const place = (card: View.Card, at: number, last: boolean, { reached }: Wall.State) => {
  const up = reached.has(`lie up ${at}`);
  const stamped = reached.has("lie stamped");
  const how = `${last ? "is-last" : ""} ${up ? "is-up" : reached.has(`lie turns ${at}`) ? "is-turning" : ""}`;
  const told = !stamped ? "" : card.true ? "is-true" : "is-false";
  return html`<li class="turned lie-card ${how} ${told}" ${css({ "--at": at })}>${turning(up ? card : undefined)}</li>`;
};

export function lieScene(lie: View.ShownLie, people: Wall.People, state: Wall.State) {
  const { reached } = state;
  const { seat, rank, cards } = lie;
  const said = reached.has("lie said");
  const [rows, columns] = stageOf(cards.length);
  const has = (beat: string, name: string) => (reached.has(`lie ${beat}`) ? name : "");
  return html`<section
    class="wall-scene lie lie-rows-${rows} ${has("said", "is-said")} ${has("dark", "is-dark")} ${has("stamped", "is-stamped")}"
    data-show
    aria-hidden="true"
    ${css({ "--pace": lie.short ? 0.5 : 1, "--columns": columns })}
  >
    <div class="lie-dark"></div>
    <h1 class="lie-title" data-fit="line" data-fit-least=".5">${words.title}</h1>
    <div class="lie-who">
      ${head(people, seat, "lie-head")}
      <p>
        <b class="lie-name" data-fit="line" data-fit-least=".4"><bdi>${people.name(seat)}</bdi></b>
      </p>
    </div>
    ${said ? html`<p class="lie-said">${words.said({ count: cards.length, rank })}</p>` : nothing}
    <ul class="lie-cards">
      ${said ? cards.map((card, at) => place(card, at, at === cards.length - 1, state)) : nothing}
    </ul>
    ${reached.has("lie stamped") ? html`<p class="lie-stamp">${mark(false)}<b>${words.stamp}</b></p>` : nothing}
  </section>`;
}

/** Return the announcement for screen readers, once all cards are up. */
export function heardLie({ seat, rank, cards }: View.ShownLie, people: Wall.People, { reached }: Wall.State) {
  const lie = { who: people.word(seat), count: cards.length, rank };
  const names = cards.map(({ face }) => cardName(face));
  return reached.has("lie stamped") ? words.heardCards({ ...lie, names }) : words.heardSaid(lie);
}
