/**
 * The end of a game or of a round, act by act: the winner of a table, or the podiums of a class one after the other. A tap
 * goes on; a wall that comes later, or that nobody sees, shows the end at once.
 */
import type * as View from "../protocol.js";
import type * as Wall from "./types.js";
import { html, nothing } from "lit-html";
import { STEPS, ofClass, ofTable, type Act } from "../line/acts.js";
import { css } from "../ui/css.js";
import { awards as awardWords } from "../words/awards.js";
import { podiums as kinds } from "../words/class.js";
import { finale as words } from "../words/wall.js";
import { awardSign } from "./award_signs.js";
import type { Cue } from "./direct.js";
import { head } from "./head.js";
import { winner } from "./log.js";
import { brains, byPlace, steps } from "./podium.js";
import { sceneKey, sceneOf, withPlaces, type Over, type Scene } from "./scene.js";
import type { Beat, Plan } from "./timeline.js";

const HEADS = 4; // on one step
const NAMED = 2; // people on one step; of more only the number is shown
const JUMP = 8; // heads that are drawn in one frame
const EACH = 60; // ms between two such frames
const CLASS = 40;
type Stand = { place: number; seats: View.Seat[]; value: unknown };

/** The acts of a scene. */
export function actsOf(scene: Scene, { lesson }: Wall.Focused): Act[] {
  if (scene.kind === "podium") {
    const knows = brains(onPlaces(scene.game)).on.length > 0;
    return standsOf(scene.game).length ? ofTable(lesson.standings?.awards.length ?? 0, knows) : [];
  }
  return scene.kind === "podiums" ? ofClass(scene.standings) : [];
}

/** Those who have played themselves. */
const onPlaces = ({ places }: Over) => places.filter(({ place }) => place != null);

/** Who stands on which step, and what is read there. */
function together(placed: ReturnType<typeof steps>, says: (place: View.Placed) => unknown): Stand[] {
  return [...new Set(placed.map(({ step }) => step))].map((place) => {
    const on = placed.filter(({ step }) => step === place);
    return { place, seats: on.map(({ seat }) => seat), value: says(on[0]) };
  });
}

const standsOf = (game: Over) => together(steps(onPlaces(game), byPlace), ({ cards }) => words.left(cards));

function standsIn(podium: View.Step[], kind: keyof View.Podiums): Stand[] {
  return [...new Set(podium.map(({ place }) => place))].map((place) => {
    const on = podium.filter((step) => step.place === place);
    return { place, seats: on.map(({ seat }) => seat), value: kinds.kinds[kind].value(on[0]) };
  });
}

/** What sounds before the first is shown, each so many s after the act began. */
function before({ name }: Act): Cue[] {
  if (name === "awards") return [["plink", { after: 0.2 }]];
  if (name === "jump") return [["roll", { long: 2.3 }]];
  if (name === "winner") return [];
  const [first, second, third] = STEPS.one;
  return [
    ["low", { after: third }],
    ["low", { after: second, many: 1 }],
    ["roll", { after: first - 1.2, long: 1.15 }],
  ];
}

/** An act: heads come by and by, they are too many for one frame; until its reveal nothing on the page says who is first. */
function beatsOf(act: Act, number: number, begins: number): Beat<Cue>[] {
  const { name, tells, last } = act;
  const heads = name === "jump" ? Array.from({ length: CLASS / JUMP - 1 }, (_, at) => at + 1) : [];
  const great: Cue = [name === "winner" || last ? "fanfare" : "stamp:truth"];
  return [
    { at: begins, name: `act ${number}` },
    ...heads.map((at) => ({ at: begins + at * EACH, name: `heads ${at}` })),
    ...before(act).map(([name, { after = 0, ...how } = {}]): Beat<Cue> => ({
      at: begins + 1_000 * after,
      cue: [name, how],
    })),
    ...(tells ? [{ at: begins + tells, name: `told ${number}`, cue: great }] : []),
  ];
}

/** The finale as a track: it plays where an end comes to the wall, not where a wall comes to an end or back to it. */
export function finaleOf(before: Wall.Focused | null, view: Wall.Focused): Plan<Cue>[] {
  const acts = actsOf(sceneOf(view), view);
  if (!acts.length) return [];
  const id = `finale ${sceneKey(view)}`;
  if (!before || sceneKey(before) === sceneKey(view) || ["class", "trick"].includes(sceneOf(before).kind))
    return [{ id }];
  const ends = acts.map((_, at) => acts.slice(0, at + 1).reduce((sum, { long }) => sum + long, 0));
  const beats = acts.flatMap((act, at) => beatsOf(act, at, ends[at - 1] ?? 0));
  return [{ id, since: 0, beats: [...beats, { at: ends.at(-1) ?? 0, name: `act ${acts.length}` }] }];
}

/**
 * Where the finale is: the act that plays or null, whether it is over, and whether that act has `told` (shown) who is first:
 * until then nothing on the page does. `goesOn` is the beat that a tap leads to, `heads` how many of those that jump are there.
 */
export function finaleAt(view: Wall.Focused, reached: Wall.State["reached"]) {
  const acts = reached.has("act 0") ? actsOf(sceneOf(view), view) : [];
  const at = acts.findLastIndex((_, number) => reached.has(`act ${number}`));
  const over = at >= 0 && reached.has(`act ${acts.length}`);
  const act = over ? null : (acts[at] ?? null);
  const told = reached.has(`told ${at}`);
  const last = acts.length - 1;
  const goesOn = act?.tells && !told ? `told ${at}` : `act ${act?.shows && at < last ? last : at + 1}`;
  const heads = JUMP * (1 + [1, 2, 3, 4].filter((at) => reached.has(`heads ${at}`)).length);
  return { act, over, told, heads, goesOn };
}

/** @param after s */
const step = ({ place, seats, value }: Stand, at: number, after: number, people: Wall.People) =>
  html`<li class="finale-step finale-step-${place} finale-at-${at}" ${css({ "--after": `${after}s` })}>
    <span class="finale-who">
      <span class="finale-heads ${seats.length > 1 ? "finale-heads-several" : ""}"
        >${seats.slice(0, HEADS).map((seat) => head(people, seat))}</span
      >
      ${
        seats.length > NAMED
          ? html`<span class="finale-name" data-fit="line" data-fit-least=".35">${words.share(seats.length)}</span>`
          : seats.map(
              (seat) =>
                html`<span
                  class="finale-name ${seats.length > 1 ? "finale-name-several" : ""}"
                  data-fit="line"
                  data-fit-least=".35"
                  ><bdi>${people.name(seat)}</bdi></span
                >`,
            )
      }
    </span>
    <span class="finale-block"><b class="finale-place">${place}</b><span class="finale-value">${value}</span></span>
  </li>`;

/**
 * Steps rise, the first one once it is shown: it stands covered until then. Of two the other comes when the last would.
 */
const rising = (stands: Stand[], [first, ...others]: readonly number[], told: boolean, people: Wall.People) =>
  html`<ol class="finale-steps" ${css({ "--first": `${first}s` })}>
    ${told ? step(stands[0], 0, 0, people) : html`<li class="finale-covered" aria-hidden="true"><b>?</b></li>`}
    ${stands.slice(1, 3).map((stand, at) => step(stand, at + 1, others[stands.length === 2 ? 1 : at], people))}
  </ol>`;

const RAYS = html`<div class="finale-rays" aria-hidden="true"></div>`;
const CONFETTI = html`<canvas class="confetti" data-confetti aria-hidden="true"></canvas>`;

const jumps = (seat: View.Seat, at: number, heads: number, people: Wall.People) =>
  html`<li class="finale-one" ${css({ "--at": at % 7 })}>${at < heads ? head(people, seat) : nothing}</li>`;

const award = ({ seat, award: name, deed, value, of }: View.Awarded, people: Wall.People) =>
  html`<li class="finale-award ${name ? "" : "finale-number"}">
    ${head(people, seat)}
    <div>
      ${name ? html`<b data-fit="line" data-fit-least=".5">${awardWords[name].title}</b>` : nothing}
      <span class="finale-name" data-fit="line" data-fit-least=".35"><bdi>${people.name(seat)}</bdi></span>
      <span data-fit="line" data-fit-least=".5">${awardWords[deed].fact(value, of)}</span>
    </div>
    ${awardSign(name)}
  </li>`;

function praising({ lesson, game }: Wall.Focused, people: Wall.People, shows = 0) {
  const awards = lesson.standings?.awards ?? [];
  return html`<section
    class="wall-scene finale finale-awards finale-awards-${awards.length > 6 ? "more" : "few"}"
    data-show
  >
    <h1 data-fit="line" data-fit-least=".4" class=${game?.winner == null ? "" : "finale-won"}>
      ${game?.winner == null ? words.awards : winner(withPlaces(game), people)}
    </h1>
    <ul ${css({ "--rows": Math.ceil(awards.length / 2) })}>
      ${awards.slice(0, shows).map((given) => award(given, people))}
    </ul>
  </section>`;
}

/** All podiums together, for a photograph: nothing on it moves. */
function photo(view: Wall.Focused, people: Wall.People) {
  const { podiums } = view.lesson.standings ?? {};
  const shown = actsOf(sceneOf(view), view).flatMap(({ name }) =>
    name === "detective" || name === "knowledge" || name === "match" || name === "cards" ? [name] : [],
  );
  return html`<section class="wall-scene finale finale-photo" data-show>
    <h1 class="finale-won">${words.photo}</h1>
    <div class="finale-stands">
      ${shown.map(
        (kind) =>
          html`<section>
            <h2>${kinds.kinds[kind].title}</h2>
            ${rising(standsIn(podiums?.[kind] ?? [], kind), [0, 0, 0], true, people)}
          </section>`,
      )}
    </div>
  </section>`;
}

/** The act that plays. `told`: who is first may be seen. */
export function finaleScene(
  { name, last, shows }: Act,
  { told, heads }: Pick<Wall.State["finale"], "told" | "heads">,
  view: Wall.Focused,
  people: Wall.People,
) {
  if (name === "awards") return praising(view, people, shows);
  const scene = sceneOf(view);
  if (name === "winner" && scene.kind === "podium")
    return html`<section class="wall-scene finale" data-show>
      ${RAYS}
      <h1 class="finale-won" data-fit="line" data-fit-least=".4">${winner(scene.game, people)}</h1>
      ${rising(standsOf(scene.game), STEPS.winner, true, people)} ${told ? CONFETTI : nothing}
    </section>`;
  if (name === "photo") return photo(view, people);
  const all = view.lesson.seats.filter(({ bot }) => !bot);
  if (name === "jump")
    return html`<section class="wall-scene finale finale-jump" data-show>
      ${RAYS}
      <h1>${words.down}</h1>
      <p>${words.ways(actsOf(scene, view).filter(({ tells }) => tells).length)}</p>
      <ul class="finale-all ${all.length >= 17 ? "finale-all-17" : ""} ${all.length >= 25 ? "finale-all-25" : ""}">
        ${all.map(({ seat }, at) => jumps(seat, at, heads, people))}
      </ul>
    </section>`;
  if (name === "knowledge" && scene.kind === "podium") {
    const { what, on, says } = brains(onPlaces(scene.game));
    return html`<section class="wall-scene finale" data-show>
      <header>
        <h1>${kinds.kinds.knowledge.title}</h1>
        <p class="finale-what">${what}</p>
      </header>
      ${rising(together(on, says), STEPS.one, told, people)}
    </section>`;
  }
  if (name === "winner") return nothing;
  const podium = view.lesson.standings?.podiums[name] ?? [];
  const { title, what, scored = what }: { title: string; what: string; scored?: string } = kinds.kinds[name];
  return html`<section class="wall-scene finale" data-show>
    ${last && told ? RAYS : nothing}
    <header>
      <h1>${title}</h1>
      <p class="finale-what">${podium[0]?.points ? scored : what}</p>
    </header>
    ${rising(standsIn(podium, name), STEPS.one, told, people)} ${last && told ? CONFETTI : nothing}
  </section>`;
}
