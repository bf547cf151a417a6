/** After a round of several tables: podiums for several virtues, three steps each, and nobody's last place. */
import { html, nothing } from "lit-html";
import { css } from "../css.js";
import { podiums as words } from "../words/class.js";
import { topline } from "./overview.js";

const SHOWN = ["cards", "knowledge", "detective", "helpful"];
const NAMED = 2; // people on one place; more are counted, for there is no room and nobody stands out
const ON_STEPS = 3; // people; more share places and stand in rows

const step = (one, at, kind, cast) => html`<li class="step step-${one.place} step-at-${at}" ${css({ "--at": at })}>
  <span class="step-who">
    <span class="step-sign">${cast.sign(one.seat)}</span>
    <span class="step-name" data-fit data-fit-least=".6" data-fit-steps="broken cut"><bdi>${cast.name(one.seat)}</bdi></span>
  </span>
  <span class="step-block"><b>${one.place}</b><span class="step-value">${words.kinds[kind].value(one.value, one.of)}</span></span>
</li>`;

/** More people than steps, for some share a place: the place once, their names beside it. */
function rows(podium, kind, cast) {
  const places = [...new Set(podium.map(({ place }) => place))];
  return html`<ol class="virtue-rows">
    ${places.map((place) => {
      const all = podium.filter((one) => one.place === place);
      return html`<li class="virtue-row virtue-row-${place}">
        <b>${place}</b>
        <span class="virtue-names">
          ${all.length > NAMED ? html`<span class="who">${words.many(all.length)}</span>` : all.map(({ seat }) => cast.who(seat))}
          <span class="virtue-value">${words.kinds[kind].value(all[0].value, all[0].of)}</span>
        </span>
      </li>`;
    })}
  </ol>`;
}

const stand = (kind, podium, cast) => html`<section class="virtue" aria-label=${words.kinds[kind].title}>
  <header>
    <h2 data-fit="line" data-fit-least=".7">${words.kinds[kind].title}</h2>
    <p>${words.kinds[kind].what}</p>
  </header>
  ${podium.length > ON_STEPS ? rows(podium, kind, cast) : html`<ol class="steps">${podium.map((one, at) => step(one, at, kind, cast))}</ol>`}
</section>`;

export function podiumsScene(view, cast, local) {
  const { podiums } = view.lesson.standings;
  const shown = SHOWN.filter((kind) => podiums[kind]?.length);
  return html`<section class="scene virtues">
    ${topline(view, local)}
    <h1>${words.title(shown.length)}</h1>
    ${shown.length ? html`<div class="virtues-all virtues-${shown.length}">${shown.map((kind) => stand(kind, podiums[kind], cast))}</div>` : nothing}
    <p class="podium-thanks">${words.thanks(view.lesson.seats.length)}</p>
  </section>`;
}
