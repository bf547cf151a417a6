/**
 * The end of a game or of a round, act by act: the winner of a table, or the podiums of a class one after the other. A tap
 * goes on; a wall that comes later, or that nobody sees, shows the end at once.
 */
import { html, nothing } from "lit-html";
import { STEPS, ofClass, ofTable, type Act } from "../line/acts.js";
import { css } from "../ui/css.js";
import { awards as awardWords } from "../words/awards.js";
import { podiums as kinds } from "../words/class.js";
import { finale as words } from "../words/wall.js";
import { awardSign } from "./award_signs.js";
import { head } from "./head.js";
import { winner } from "./log.js";
import { byPlace, steps } from "./podium.js";
import { sceneOf, withPlaces, type Over, type Scene } from "./scene.js";

const KEY = "finale"; // of its sounds
const HEADS = 4; // on one step
const NAMED = 2; // people on one step; of more only the number is told
const JUMP = 8; // heads that are drawn in one frame
const EACH = 60; // ms between two such frames
const CLASS = 40;
const nothingFalls = () => {}; // a wall that is cut off goes without

type Stand = { place: number; seats: View.Seat[]; value: unknown };

/** The acts of a scene. */
export function actsOf(scene: Scene, { lesson }: Wall.Focused): Act[] {
  if (scene.kind === "podium") return standsOf(scene.game).length ? ofTable(lesson.standings?.awards.length ?? 0) : [];
  return scene.kind === "podiums" ? ofClass(scene.standings) : [];
}

function standsOf({ places }: Over): Stand[] {
  const placed = steps(
    places.filter(({ place }) => place != null),
    byPlace,
  );
  return [...new Set(placed.map(({ step }) => step))].map((place) => {
    const on = placed.filter(({ step }) => step === place);
    return { place, seats: on.map(({ seat }) => seat), value: words.left(on[0].cards) };
  });
}

function standsIn(podium: View.Step[], kind: keyof View.Podiums): Stand[] {
  return [...new Set(podium.map(({ place }) => place))].map((place) => {
    const on = podium.filter((step) => step.place === place);
    return { place, seats: on.map(({ seat }) => seat), value: kinds.kinds[kind].value(on[0]) };
  });
}

/**
 * Where the finale is: `act`, or null when it is over, and whether that has `told` who is first: until then nothing on
 * the page does. `take` belongs before each drawing, `tap` to each tap.
 */
export function finale(
  root: HTMLElement,
  speaker: ReturnType<typeof import("./sounds.js").loudspeaker>,
  draw: () => void,
) {
  let shown = "";
  let acts: Act[] = [];
  let timer = 0;
  let coming = 0;

  function next() {
    clearTimeout(timer);
    clearTimeout(coming);
    speaker.drop(KEY);
    self.act = acts.shift() ?? null;
    self.told = false;
    if (!self.act) return;
    if (self.act.name === "jump") come(JUMP);
    const { act } = self;
    before(act, speaker);
    timer = act.tells ? setTimeout(() => tell(act), act.tells) : setTimeout(goOn, act.long);
  }

  function goOn() {
    next();
    draw();
  }

  /** A class is too many heads for one frame. */
  function come(heads: number) {
    self.heads = heads;
    if (heads < CLASS) coming = setTimeout(() => (come(heads + JUMP), draw()), EACH);
  }

  function tell({ name, last, tells = 0, long }: Act) {
    clearTimeout(timer);
    speaker.drop(KEY);
    self.told = true;
    const great = name === "winner" || last;
    speaker.play(great ? "fanfare" : "stamp:truth", { key: KEY });
    timer = setTimeout(goOn, long - tells);
    draw();
    if (great) import("../ui/confetti.js").then(({ celebrate }) => celebrate(root), nothingFalls);
  }

  const self = {
    act: null as Act | null,
    told: false,
    heads: JUMP, // of those that jump, how many are there
    /** Whoever came to the end by its acts sees it stand. */
    over: (key: string) => shown === key && !self.act,
    /** @param key of the scene */
    take(key: string, scene: Scene, view: Wall.Focused, plays: boolean) {
      if (key === shown) return;
      const found = actsOf(scene, view);
      shown = found.length || acts.length || self.act ? key : "";
      acts = plays ? found : [];
      next();
    },
    /** Say who is first, show all awards, or go on. */
    tap() {
      if (!self.act) return;
      if (self.act.shows) acts = acts.slice(-1);
      if (self.act.tells && !self.told) tell(self.act);
      else goOn();
    },
  };
  return self;
}

/** What sounds before the first is told. */
function before({ name }: Act, speaker: ReturnType<typeof import("./sounds.js").loudspeaker>) {
  if (name === "awards") return speaker.play("plink", { after: 0.2, key: KEY });
  if (name === "jump") return speaker.play("roll", { long: 2.3, key: KEY });
  const [first, second, third] = name === "winner" ? STEPS.winner : STEPS.one;
  speaker.play("low", { after: third, key: KEY });
  speaker.play("low", { after: second, many: 1, key: KEY });
  speaker.play("roll", { after: first - 1.2, long: 1.15, key: KEY });
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
                html`<span class="finale-name" data-fit="line" data-fit-least=".35"
                  ><bdi>${people.name(seat)}</bdi></span
                >`,
            )
      }
    </span>
    <span class="finale-block"><b>${place}</b><span>${value}</span></span>
  </li>`;

/**
 * Steps rise, the first one once it is told: it stands covered until then. Of two the other comes when the last would.
 */
const rising = (stands: Stand[], [first, ...others]: readonly number[], told: boolean, people: Wall.People) =>
  html`<ol class="finale-steps finale-steps-${Math.min(3, stands.length)}" ${css({ "--first": `${first}s` })}>
    ${told ? step(stands[0], 0, 0, people) : html`<li class="finale-covered" aria-hidden="true"><b>?</b></li>`}
    ${stands.slice(1, 3).map((stand, at) => step(stand, at + 1, others[stands.length === 2 ? 1 : at], people))}
  </ol>`;

const RAYS = html`<div class="finale-rays" aria-hidden="true"></div>`;
const CONFETTI = html`<canvas class="confetti" data-confetti aria-hidden="true"></canvas>`;

const jumps = (seat: View.Seat, at: number, heads: number, people: Wall.People) =>
  html`<li ${css({ "--at": at % 7 })}>${at < heads ? head(people, seat) : nothing}</li>`;

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

/** The act that plays. `told`: who is first may be seen. */
export function finaleScene(
  { name, last, shows }: Act,
  { told, heads }: Pick<ReturnType<typeof finale>, "told" | "heads">,
  view: Wall.Focused,
  people: Wall.People,
) {
  if (name === "awards") return praising(view, people, shows);
  const scene = sceneOf(view);
  if (name === "winner")
    return html`<section class="wall-scene finale" data-show>
      ${
        told
          ? html`${RAYS}
              <h1 class="finale-won" data-fit="line" data-fit-least=".4">
                ${scene.kind === "podium" ? winner(scene.game, people) : nothing}
              </h1>`
          : html`<h1>${words.asks}</h1>`
      }
      ${rising(scene.kind === "podium" ? standsOf(scene.game) : [], STEPS.winner, told, people)}
      ${told ? CONFETTI : nothing}
    </section>`;
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
  const podium = view.lesson.standings?.podiums[name] ?? [];
  const { title, what } = kinds.kinds[name];
  return html`<section class="wall-scene finale" data-show>
    ${last && told ? RAYS : nothing}
    <header>
      <h1>${title}</h1>
      <p>${name === "knowledge" && podium[0]?.points ? kinds.kinds.knowledge.scored : what}</p>
    </header>
    ${rising(standsIn(podium, name), STEPS.one, told, people)} ${last && told ? CONFETTI : nothing}
  </section>`;
}
