/** What needs the teacher, each with the most likely action first. Nothing else is flagged. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { cameBack, moved, movedBack, movedLine } from "words:desk";
import * as words from "words:needs";
import { asked } from "./asking.js";
import { choice as act } from "./button.js";
import { trickSheet } from "./trick.js";
import { crowd, waiting, watch } from "./waiting.js";
import { phones } from "./gone.js";
import { results } from "./results.js";
import { isLate } from "./sitting.js";
import { deckCard, FOR_THE_DECK, dealProblem } from "./deal_problems.js";
import type * as View from "../protocol.js";
import type * as Desk from "./types.js";

const NAMED = 2; // missing players; of the others only the number

const tableOf = (view: View.Desk, table: View.TableNumber) => view.games.find((shown) => shown.table === table)?.view;

/** Return the cards as `{key, tables, title, line, buttons}`; `tables` are the tables concerned. */
export function found(view: View.Desk, people: Desk.People, state: Desk.State) {
  const cards: Desk.Card[] = [
    ...waiting(view, state),
    ...crowd(view, state),
    ...deckCard(view, state, act),
    ...awaited(view, people, state),
    ...flagged(view, people, state),
    ...phones(view, people, state, act),
    ...answers(view, people, state),
  ];
  return cards.filter(({ key }) => !state.dismissed.has(key));
}

function flagged(view: View.Desk, people: Desk.People, state: Desk.State) {
  return (view.lesson.needs ?? [])
    .filter(({ why }) => !FOR_THE_DECK.includes(why))
    .map((need) => ({
      key: `${need.why} ${need.table} ${need.seat}`,
      tables: [need.table],
      ...flag(view, people, state, need),
    }));
}

function flag(
  view: View.Desk,
  people: Desk.People,
  state: Desk.State,
  { table, seat, why, seats, minutes }: View.Need,
) {
  const name = seat == null ? "" : people.name(seat);
  if (why === "autoplay" && seat != null) {
    const back = people.away(seat)
      ? []
      : [act(words.giveBack({ name }), () => state.act({ do: "autoplay", table, seat, on: false }), true)];
    const out = act(words.remove, () => state.open({ kind: "remove", seat }));
    const other = people.away(seat) ? [act(words.newPhone, () => state.open({ kind: "phone", seat }), true)] : [];
    return { title: words.autoplay({ name }), line: words.autoplayLine({ table }), buttons: [...back, ...other, out] };
  }
  if (why === "moved" && seat != null) {
    const from = table;
    const to = view.lesson.needs.find((need) => need.seat === seat && need.why === "moved")?.to ?? from;
    const back = async () =>
      (await state.act({ do: "move", seat, table: from })) && state.show(cameBack({ name, table: from }));
    return {
      title: moved({ name, table: to }),
      line: movedLine({ table: from }),
      buttons: [act(movedBack({ table: from }), back, true)],
    };
  }
  if (why === "slow") {
    const game = tableOf(view, table);
    const go = game?.phase === "turn" ? words.play : words.goOn;
    const names = (seats ?? [seat]).map(people.name);
    return {
      title: words.slow({ names, count: names.length, minutes: minutes ?? 0 }),
      line: words.slowLine({ table }),
      buttons: game ? [act(go, () => state.act({ do: "skip", table, step: game.step }), true)] : [],
    };
  }
  if (why === "paused") {
    return {
      title: words.paused({ table }),
      line: words.pausedLine,
      buttons: [act(words.resume, () => state.act({ do: "resume", table }), true)],
    };
  }
  return dealProblem(table, why, state, act);
}

/** Return whether a table can't be dealt cards even if all its players sit down. */
const stuck = ({ needs: all = [] }: View.DeskLesson, { number }: View.Table) =>
  all.some(({ table, why }) => table === number && why !== "three");

const missingNames = (names: string[]) =>
  names.length > NAMED
    ? words.sitMany({ names: names.slice(0, NAMED), count: names.length - NAMED })
    : words.sit({ names });

/** Return who is missing at tables whose other players have waited for a while. */
const awaited = ({ lesson }: View.Desk, people: Desk.People, state: Desk.State) =>
  lesson.phase !== "seating" || lesson.frozen || lesson.class_question
    ? []
    : lesson.tables
        .filter((table) => isLate(state.sitting, table) && !stuck(lesson, table))
        .map(({ number, seats, sat }) => ({
          number,
          missing: seats.filter((seat) => !sat.includes(seat) && !people.away(seat)),
        }))
        .filter(({ missing }) => missing.length)
        .map(({ number, missing }) => ({
          key: `waits ${number}`,
          tables: [number],
          title: missingNames(missing.map(people.name)),
          line: words.sitLine({ table: number, count: missing.length }),
          buttons: [
            act(words.dealNow({ table: number }), () => state.act({ do: "deal_table", table: number }), true),
            ...missing.slice(0, 1).map((seat) => act(words.newPhone, () => state.open({ kind: "phone", seat }))),
          ],
        }));

/** Return the tables without problems: those that play and that no card concerns. */
function fine({ lesson, games }: View.Desk, concerned: Set<View.TableNumber>, trouble: string) {
  const idle = lesson.tables.some(({ dealt }) => !dealt) || games.some(({ view }) => view?.places);
  const playing = games.filter(({ table, view }) => !view?.places && !concerned.has(table)).length;
  if (!playing || trouble) return nothing;
  if (playing === lesson.tables.length) return words.allFine;
  return idle ? words.some({ count: playing }) : words.fine({ count: playing });
}

/** Return the cards for typed answers that were judged wrong: the teacher may know better. */
function answers(view: View.Desk, people: Desk.People, state: Desk.State) {
  return view.games.flatMap(({ table, game: id, view: game }) => {
    const question = game?.question;
    const result = question?.result;
    const typed = result?.given?.text;
    if (!question || typed == null || result?.right !== false || result.overruled) return [];
    const key = `answer ${table} ${question.number}`;
    return [
      {
        key,
        tables: [table],
        title: words.answer({ answer: typed }),
        line: words.answerLine({ table, name: people.name(question.answerer), answer: String(result.answer[0]) }),
        buttons: [
          act(
            words.right,
            () => state.act({ do: "overrule", table, game: id, question: question.number, right: true }),
            true,
          ),
          act(words.leave, () => state.dismiss(key)),
        ],
      },
    ];
  });
}

export function needs(view: View.Desk, people: Desk.People, state: Desk.State) {
  const cards = found(view, people, state);
  const concerned = new Set(cards.flatMap(({ tables = [] }) => tables));
  const { phase, deal } = view.lesson;
  const calm =
    phase === "lobby" && !cards.length
      ? deal
        ? [words.waiting, words.waitingLine]
        : [words.ready, words.readyLine]
      : [words.title({ count: cards.length }), fine(view, concerned, state.trouble)];
  return html`<section class="needs" aria-labelledby="needs-title">
    <h2 id="needs-title">${calm[0]}</h2>
    ${watch(view, state)}
    ${repeat(
      cards,
      ({ key }) => key,
      ({ title, line, buttons }) =>
        html`<article class="sheet needs-one">
          <h3>${title}</h3>
          <p>${line}</p>
          ${buttons.length ? html`<p class="row row-below">${buttons}</p>` : nothing}
        </article>`,
    )}
    ${asked(view, state)} ${trickSheet(view, state)} ${results(view, people)}
    ${view.lesson.standings ? nothing : html`<p class="needs-fine">${calm[1]}</p>`}
  </section>`;
}
