/** The thin line "what just happened", and what a screen reader hears. Words come from words/. */
import { html, nothing } from "lit-html";
import { plain, rich } from "../rich.js";
import { sentence, verdict } from "../words/common.js";
import { lobby, podium, reveal, told, varied } from "../words/wall.js";

/** Whether somebody of the lobby is ready: has been through the tutorial, or is a bot. */
export const isReady = ({ ready = true, bot }) => ready || bot;

const SILENT = ["paused", "resumed"]; // the overlay says it

/** The newest happening that the scene does not show already; `shown` are the kinds that it does. */
export function newest(table, shown = []) {
  return table.log.findLast(({ what }) => !SILENT.includes(what) && !shown.includes(what));
}

export function happening(table, cast, shown = []) {
  const entry = newest(table, shown);
  const words = entry && sentence(entry, cast.word);
  return words ? html`<p class="happened" data-fit data-fit-least=".72">${rich(words)}</p>` : nothing;
}

/** One sentence about what is on the wall now. It changes only when the wall does. */
export function heard(view, cast, scene) {
  const { lesson, table } = view;
  if (!table) return lesson.seats.length ? `${lobby.here(lesson.seats.filter(isReady).length, lesson.seats.length)}.` : lobby.nobody;
  if (table.paused) return told.paused;
  const { challenge, question, claim } = table;
  if (scene === "podium") return plain(told.over(winner(table, cast)));
  if (scene === "question") return told.question(cast.word(question.answerer), question.text);
  if (scene === "answer") return plain(`${verdict[question.result.right ? "right" : "wrong"]} ${question.result.explanation}`);
  if (scene === "reveal") {
    return `${varied(challenge.honest ? "honest" : "caught", challenge.number, lesson.call_word)} ${reveal.cost(challenge, table.settled, cast.word)}`;
  }
  const last = newest(table);
  const before = last ? plain(sentence(last, cast.word)) : "";
  if (claim?.open) return last?.what === "laid" ? before : told.claim(cast.word(claim.seat), claim.count, claim.rank);
  return `${before} ${told.turn(cast.word(table.turn), table.rank)}`.trim();
}

/** The headline of the podium. */
export function winner(table, cast) {
  if (table.winner == null && table.places.filter(({ place }) => place === 1).length > 1) return podium.tie;
  return table.winner == null ? podium.ended : podium.won(cast.word(table.winner));
}

