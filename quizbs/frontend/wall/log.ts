/** The line "what just happened", and the announcements for screen readers. */
import type * as View from "../protocol.js";
import type * as Wall from "./types.js";
import { html, nothing } from "lit-html";
import { plain, emphasis } from "../ui/emphasis.js";
import { sentence } from "../words/events.js";
import { verdict } from "../words/common.js";
import { classQuestion, freeze, tables as tableWords, heardAll, podiums } from "../words/class.js";
import { bottle, brains, lobby, podium, reveal, told } from "../words/wall.js";
import { varied } from "../words/verdicts.js";
import { enlarged } from "./overview.js";
import { sceneOf, type Over } from "./scene.js";
import { isStamped } from "./turned.js";

/** Return whether a student in the lobby is ready: has finished the tutorial, or is a bot. */
export const isReady = ({ ready = true, bot }: View.Person) => ready || bot;

const SILENT = ["paused", "resumed"]; // the overlay says it

export const newest = (game: View.Game) => game.log.findLast(({ what }) => !SILENT.includes(what));

export function happening(game: View.Game, people: Wall.People) {
  const entry = newest(game);
  const words = entry && sentence(entry, people.word);
  return words ? html`<p class="claim-happened" data-fit data-fit-least=".72">${emphasis(words)}</p>` : nothing;
}

/** Return the announcement for several tables: about the enlarged one. */
function ofAll(view: Wall.Focused, people: Wall.People) {
  const large = enlarged(view);
  if (!large) return heardAll.calm;
  const { table, view: game } = large;
  const { challenge, question, claim, phase } = game;
  if (question && phase === "answering")
    return heardAll.moment(tableWords.table(table), heardAll.question(people.word(question.answerer)));
  if (challenge)
    return heardAll.moment(
      tableWords.table(table),
      challenge.honest === null ? heardAll.turning : heardAll.verdict(challenge.honest),
    );
  return claim ? heardAll.moment(tableWords.table(table), heardAll.last(people.word(claim.seat))) : heardAll.calm;
}

/** Return who leads the match; "" if too many share the first place. */
function firstOfAll({ match = [] }: View.Podiums, people: Wall.People) {
  const first = match.filter(({ place }) => place === 1).map(({ seat }) => people.word(seat));
  return first.length ? podiums.first(podiums.kinds.match.title, first) : "";
}

/** Return one sentence about what the wall shows. It changes only when the wall does. */
export function heard(view: Wall.Focused, people: Wall.People) {
  const { lesson, game } = view;
  const scene = sceneOf(view);
  if (lesson.frozen) return `${freeze.title}. ${lesson.frozen.message || freeze.line}`;
  if (scene.kind === "tables")
    return heardAll.seating(
      lesson.tables.flatMap(({ sat }) => sat).length,
      lesson.tables.flatMap(({ seats }) => seats).length,
    );
  if (scene.kind === "class")
    return scene.question.groups.length
      ? `${classQuestion.split}. ${classQuestion.argue}`
      : `${classQuestion.title}: ${scene.question.text}`;
  if (scene.kind === "overview") return ofAll(view, people);
  if (scene.kind === "podiums") return `${firstOfAll(scene.standings.podiums, people)} ${podiums.thanks}`.trim();
  if (!game)
    return lesson.seats.length
      ? `${lobby.here(lesson.seats.filter(isReady).length, lesson.seats.length)}.`
      : lobby.nobody;
  if (game.paused) return told.paused;
  if (game.phase === "spinning") return `${bottle.label} ${bottle.who}`;
  if (scene.kind === "podium") return plain(told.over(winner(scene.game, people)));
  if (scene.kind === "question")
    return told.question(people.word(scene.game.question.answerer), scene.game.question.text);
  if (scene.kind === "answer") {
    const { right, explanation, shines } = scene.game.question.result;
    const knew = shines.length ? brains.knew(shines.map(people.word)) : "";
    return plain(`${verdict[right ? "right" : "wrong"]} ${knew} ${explanation}`.replace("  ", " "));
  }
  if (scene.kind === "reveal") {
    const { challenge, settled } = scene.game;
    if (isStamped(challenge))
      return `${varied(challenge.honest ? "honest" : "caught", challenge.number, lesson.call_word)} ${reveal.cost(challenge, settled, people.word)}`;
    const called = game.log.findLast(({ what }) => ["called", "shown"].includes(what));
    const rivals =
      challenge.met && reveal.met(challenge.met, people.word(challenge.caller), people.word(challenge.claim.seat));
    return called ? plain([sentence(called, people.word), rivals].filter(Boolean).join(" ")) : heardAll.turning;
  }
  const last = newest(game);
  const before = last ? plain(sentence(last, people.word)) : "";
  const { claim } = game;
  if (claim?.open) return last?.what === "laid" ? before : told.claim(people.word(claim.seat), claim.count, claim.rank);
  const who = people.word(game.turn);
  const next = game.rank ? told.turn(who, game.rank) : told.begins(who);
  return `${before} ${next}`.trim();
}

/** Return the headline of the podium. */
export function winner(game: Over, people: Wall.People) {
  if (game.winner == null && game.places.filter(({ place }) => place === 1).length > 1) return podium.tie;
  return game.winner == null ? podium.ended : podium.won(people.word(game.winner));
}
