/**
 * The end: what the student did best, a good place, the winners of the table, then what to learn. If a wall plays the
 * finale, the phone says "Look up!" until it has shown who is first.
 */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import {
  knewAnything,
  classStages,
  tableStages,
  msUntilStill,
  msUntilFirstAward,
  msUntilWinnerShown,
} from "../../ui/finale_stages.js";
import { seatSign } from "../../ui/signs.js";
import { emphasis } from "../../ui/emphasis.js";
import * as words from "words:after";
import * as awards from "words:awards";
import * as events from "words:events";
import * as phone from "words:phone";
import * as together from "words:together";
import { go, pressed, quiet } from "../controls/buttons.js";
import { fading } from "../controls/fading.js";
import { box, frame, note } from "../frame.js";
import { looksFor, lookUp } from "../call/look_up.js";
import { onItsWay } from "../context.js";
import { shareLink } from "../lobby/sharing.js";
import { unseenLie } from "../call/lie.js";
import { ownMirror } from "./mirror.js";
import { missed } from "./missed.js";

const LISTED = 3; // places
const PARTY = [80, 60, 80, 60, 240]; // ms of vibration and rest in turn

/** Return the players with a place; a seat that autoplay mostly played for has none. */
const placed = (places: View.Placed[] | null) => (places ?? []).filter(isPlaced);
type OnPlace = View.Placed & { place: number };
const isPlaced = (seat: View.Placed): seat is OnPlace => seat.place != null;

/** Return the first places, never the last one. */
function listed(places: View.Placed[]) {
  const last = placed(places).at(-1)?.place ?? 0;
  return placed(places).filter(({ place }) => place <= LISTED && (place < last || last === 1));
}

const placeOf = (view: View.Phone) => view.game?.places?.find(({ seat }) => seat === view.you.seat);

/** Return whether all tables are done, so that the wall plays the finale of the round. */
const ofAll = ({ lesson }: View.Phone) => lesson.tables.length > 1 && Boolean(lesson.standings);

/** Return the stages of the finale on the wall. */
const stagesOf = (view: View.Phone) =>
  ofAll(view) && view.lesson.standings
    ? classStages(view.lesson.standings)
    : tableStages(view.lesson.standings?.awards.length ?? 1, placed(view.game?.places ?? []).some(knewAnything));

export function overScreen(context: Phone.AtTable) {
  const { view, state, game, who } = context;
  if (looksFor(context, msUntilWinnerShown(stagesOf(view))) > 0) return lookUp(context, words.overWho);
  const waits = game.end_on_wall && state.awardsShownAt > performance.now();
  if (!waits || placeOf(view)?.place === 1) return endScreen(context, !waits);
  if (ofAll(view)) return lookUp(context, words.overAwards);
  const first = placed(game.places).filter(({ place }) => place === 1);
  return lookUp(
    context,
    first.length > 1 ? words.overTied({ count: first.length }) : events.wins({ who: who(first[0]?.seat) }),
  );
}

/** The handler that runs once the wall has shown who won: it redraws, and the winner's phone celebrates. */
export const overActions = ({ state, view, draw, say }: Phone.App) => ({
  async looked() {
    state.wallShowsSince = 0;
    state.delayedNews.splice(0).forEach(say);
    const { game } = view();
    if (game?.phase === "over" && game.end_on_wall) {
      const wait = msUntilFirstAward(stagesOf(view()));
      state.awardsShownAt = performance.now() + wait;
      setTimeout(draw, wait);
      const rest = msUntilStill(stagesOf(view()));
      state.endShownAt = performance.now() + rest;
      setTimeout(draw, rest);
    }
    draw();
    if (placeOf(view())?.place !== 1) return;
    if (state.mayVibrate) navigator.vibrate?.(PARTY);
    const party = await import("../../ui/confetti.js").catch(() => null); // offline there is no confetti
    requestAnimationFrame(() => party?.celebrate(document.body));
  },
});

/** Draw the end; `praised` says whether the student's award may be shown. */
function endScreen(context: Phone.AtTable, praised: boolean) {
  const { game, own, name, sign, state } = context;
  const found = placeOf(context.view);
  const won = found?.place === 1;
  return frame(context, {
    kind: "over",
    eye: false,
    seats: false,
    label: context.lesson.bank ? html`<bdi>${context.lesson.bank}</bdi>` : nothing,
    headline: html`<div class="headline over-podium ${won ? "over-won" : ""}" ${fading()}>
      ${seatSign(sign(own))}
      ${won ? html`<canvas class="over-confetti" data-confetti aria-hidden="true"></canvas>` : nothing}
      ${won ? winning(context, found, praised) : best(context, found)}
    </div>`,
    middle: html`${unseenLie(context, !game.end_on_wall || state.endShownAt <= performance.now())}
      <ol class="over-places" aria-label=${words.overList}>
        ${repeat(
          listed(game.places ?? []),
          (place) => place.seat,
          (place) =>
            html`<li class=${place.seat === own ? "is-own" : ""}>
              <b>${place.place}</b>${seatSign(sign(place.seat))}
              <span class="over-name"
                ><bdi>${place.seat === own ? words.overYou({ name: name(own) }) : name(place.seat)}</bdi></span
              >
              <span>${place.cards || place.place > 1 ? phone.stakesCards({ count: place.cards }) : words.overOut}</span>
            </li>`,
        )}
      </ol>
      ${matchSoFar(context, found)} ${ownMirror(context)} ${shareLink(context)}`,
    dock: dock(context),
  });
}

/** The facts of a deed. */
const done = ({ deed, value, of }: View.Praise) => ({ deed, count: value, all: of ?? value });

function winning({ game, view }: Phone.AtTable, mine: View.Placed, praised: boolean) {
  const alike = placed(game.places).filter(({ place }) => place === 1).length;
  const { praise } = view.you;
  return html`<h1 id="headline" tabindex="-1">${words.overYouWin}</h1>
    <p>${emphasis(words.overFirst({ all: placed(game.places).length, left: mine.cards }))}</p>
    ${alike > 1 ? html`<p>${words.overTied({ count: alike })}</p>` : nothing}
    ${praise?.award ? html`<p>${praised ? emphasis(awards.winner({ award: praise.award, ...done(praise) })) : "\u00a0"}</p>` : nothing}`;
}

/** What the student did best, and the place if it is shown. */
function best({ view }: Phone.Context, found: View.Placed | undefined) {
  const { praise, place } = view.you;
  if (found && found.place == null) {
    const right = place?.game?.knowledge.right ?? found.right; // includes answers without cards at stake
    return html`<h1 id="headline" tabindex="-1">${words.overBack}</h1>
      <p>${words.overPlayedFor}</p>
      ${right ? html`<p>${emphasis(words.overCounts({ count: right }))}</p>` : nothing}`;
  }
  return html`${praise?.award ? html`<p class="headline-small over-yours">${words.overYours}</p>` : nothing}
    <h1 id="headline" tabindex="-1">${praise?.award ? awards.title({ award: praise.award }) : words.overDraw}</h1>
    ${praise ? html`<p>${emphasis((praise.award ? awards.yours : awards.best)(done(praise)))}</p>` : nothing}
    ${place?.game?.place ? html`<p>${emphasis(words.overPlace({ place: place.game.place, all: place.game.of }))}</p>` : nothing}`;
}

/** The dock: a rematch once all are done, another game at this table while others play, and the missed questions. */
function dock(context: Phone.Context) {
  const { state, on, view } = context;
  const count = missed(state).length;
  if (view.lesson.rematch && (view.you.rematch || view.you.can?.rematch))
    return rematch(context, view.lesson.rematch, count);
  const retry = count ? quiet(words.retryStart({ count }), on.later?.startRetry) : nothing;
  const next = view.you.next_table;
  if (!view.you.one_more || !view.you.can?.again)
    return html`${retry}${box(words.overNext, next ? together.movedNext({ table: next }) : "")}`;
  const { wanted, of } = view.you.one_more;
  const mine = view.you.rematch || onItsWay(context, "again", "do", "again");
  const again = mine ? pressed(words.againWanted) : quiet(words.againButton, on.again);
  const why = note(state.hint || (wanted ? words.againCount({ count: wanted, all: of }) : words.againWait));
  return count
    ? html`${why}
        <div class="pair">${retry}${again}</div>`
    : html`${why}${again}`;
}

/** Buttons to ask for another round, which the teacher decides, and to try `count` missed questions. */
function rematch(context: Phone.Context, { wanted, of }: View.Wanted, count: number) {
  const { state, on, view } = context;
  const mine = view.you.rematch || onItsWay(context, "rematch", "do", "rematch");
  const next = view.you.next_table;
  const some = wanted ? words.rematchCount({ count: wanted, all: of }) : words.rematchAsks;
  const told = wanted === of ? words.rematchAll : some;
  const again = mine ? pressed(words.rematchWanted) : go(words.rematchButton, on.rematch);
  return html`${note(state.hint || (next ? together.movedNext({ table: next }) : told))}
  ${count ? html`<div class="pair">${quiet(words.retryStart({ count }), on.later?.startRetry)}${again}</div>` : again}`;
}

/**
 * All answers so far and, once all tables are done, the place in the match. Left out if it repeats the game's or isn't
 * good.
 */
function matchSoFar({ view }: Phone.Context, mine: View.Placed | undefined) {
  const { match, game } = view.you.place ?? {};
  const same = match && match.games < 2 && match.place === game?.place && match.of === game?.of;
  const overall = match?.place && !same ? words.overMatch({ place: match.place, all: match.of }) : "";
  const { right, of } = (match ?? game)?.knowledge ?? { right: mine?.right ?? 0, of: mine?.asked ?? 0 };
  const answers = of > (mine?.asked ?? 0) ? words.overBrains : words.overKnew;
  if (!overall && !right) return nothing;
  return html`<p class="panel">
    ${overall ? html`${emphasis(overall)}<br />` : nothing} ${right ? emphasis(answers({ count: right })) : nothing}
  </p>`;
}
