/** The thin line "what just happened", and what a screen reader hears. Words come from words/. */
import { html, nothing } from "lit-html";
import { plain, emphasis } from "../ui/emphasis.js";
import { sentence, verdict } from "../words/common.js";
import { classQuestion, freeze, tables as tableWords, heardAll, podiums } from "../words/class.js";
import { bottle, lobby, podium, reveal, told } from "../words/wall.js";
import { varied } from "../words/verdicts.js";
import { enlarged } from "./overview.js";
import { isStamped } from "./turned.js";

/**
 * Whether somebody of the lobby is ready: has been through the tutorial, or is a bot.
 *
 * @param {View.Person} person
 */
export const isReady = ({ ready = true, bot }) => ready || bot;

const SILENT = ["paused", "resumed"]; // the overlay says it

/** @param {View.Game} game */
export const newest = (game) => game.log.findLast(({ what }) => !SILENT.includes(what));

/**
 * @param {View.Game} game
 * @param {Wall.People} people
 */
export function happening(game, people) {
  const entry = newest(game);
  const words = entry && sentence(entry, people.word);
  return words ? html`<p class="happened" data-fit data-fit-least=".72">${emphasis(words)}</p>` : nothing;
}

/**
 * Of all tables, the moment that is enlarged.
 *
 * @param {Wall.Focused} view
 * @param {Wall.People} people
 */
function ofAll(view, people) {
  const large = enlarged(view);
  if (!large) return heardAll.calm;
  const { table, view: game } = large;
  const { challenge, question, claim, phase } = game;
  if (question && phase === "answering")
    return heardAll.moment(tableWords.table(table), heardAll.question(people.word(question.answerer)));
  if (challenge)
    return heardAll.moment(
      tableWords.table(table),
      isStamped(challenge) ? heardAll.verdict(challenge.honest) : heardAll.turning,
    );
  return claim ? heardAll.moment(tableWords.table(table), heardAll.last(people.word(claim.seat))) : heardAll.calm;
}

/**
 * Who is first in the match, "" where nobody is alone with a few.
 *
 * @param {View.Podiums} given
 * @param {Wall.People} people
 */
function firstOfAll({ match = [] }, people) {
  const first = match.filter(({ place }) => place === 1).map(({ seat }) => people.word(seat));
  return first.length ? podiums.first(podiums.kinds.match.title, first) : "";
}

/**
 * One sentence about what is on the wall now. It changes only when the wall does.
 *
 * @param {Wall.Focused} view
 * @param {Wall.People} people
 * @param {string} scene
 */
export function heard(view, people, scene) {
  const { lesson, game } = view;
  if (lesson.frozen) return `${freeze.title}. ${lesson.frozen.message || freeze.line}`;
  if (scene === "tables")
    return heardAll.seating(
      lesson.tables.flatMap(({ sat }) => sat).length,
      lesson.tables.flatMap(({ seats }) => seats).length,
    );
  if (scene === "class")
    return lesson.class_question.groups.length
      ? `${classQuestion.split}. ${classQuestion.argue}`
      : `${classQuestion.title}: ${lesson.class_question.text}`;
  if (scene === "overview") return ofAll(view, people);
  if (scene === "podiums") return `${firstOfAll(lesson.standings.podiums, people)} ${podiums.thanks}`.trim();
  if (!game)
    return lesson.seats.length
      ? `${lobby.here(lesson.seats.filter(isReady).length, lesson.seats.length)}.`
      : lobby.nobody;
  if (game.paused) return told.paused;
  if (game.phase === "spinning") return `${bottle.label} ${bottle.who}`;
  const { challenge, question, claim } = game;
  if (scene === "podium") return plain(told.over(winner(game, people)));
  if (scene === "question") return told.question(people.word(question.answerer), question.text);
  if (scene === "answer")
    return plain(`${verdict[question.result.right ? "right" : "wrong"]} ${question.result.explanation}`);
  if (scene === "reveal" && !isStamped(challenge)) {
    const called = game.log.findLast(({ what }) => ["called", "shown"].includes(what));
    return called ? plain(sentence(called, people.word)) : heardAll.turning;
  }
  if (scene === "reveal") {
    return `${varied(challenge.honest ? "honest" : "caught", challenge.number, lesson.call_word)} ${reveal.cost(challenge, game.settled, people.word)}`;
  }
  const last = newest(game);
  const before = last ? plain(sentence(last, people.word)) : "";
  if (claim?.open) return last?.what === "laid" ? before : told.claim(people.word(claim.seat), claim.count, claim.rank);
  return `${before} ${told.turn(people.word(game.turn), game.rank)}`.trim();
}

/**
 * The headline of the podium.
 *
 * @param {View.Game} game
 * @param {Wall.People} people
 */
export function winner(game, people) {
  if (game.winner == null && game.places.filter(({ place }) => place === 1).length > 1) return podium.tie;
  return game.winner == null ? podium.ended : podium.won(people.word(game.winner));
}
