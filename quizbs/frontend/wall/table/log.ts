/** The line "what just happened", and the announcements for screen readers. */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { plain, emphasis } from "../../ui/emphasis.js";
import { sentence } from "../../words/events.js";
import { cost, met } from "../../words/wall.js";
import * as events from "words:events";
import * as tables from "words:tables";
import * as words from "words:wall";
import { varied } from "../../words/verdicts.js";
import { enlarged } from "../overview/overview.js";
import { sceneOf, type Over } from "../scene.js";
import { isStamped } from "../call/turned_cards.js";

/** Return whether a student in the lobby is ready: has finished the tutorial, or is a bot. */
export const isReady = ({ ready = true, bot }: View.Person) => ready || bot;

const SILENT = ["paused", "resumed"]; // the overlay says it

export const newest = (game: View.Game) => game.log.findLast(({ what }) => !SILENT.includes(what));

export function happening(game: View.Game, people: Wall.People) {
  const entry = newest(game);
  const said = entry && sentence(entry, people.word);
  return said ? html`<p class="claim-happened" data-fit data-fit-least=".72">${emphasis(said)}</p>` : nothing;
}

/** Return the announcement for several tables: about the enlarged one. */
function ofAll(view: Wall.Focused, people: Wall.People) {
  const large = enlarged(view);
  if (!large) return tables.heardCalm;
  const { table, view: game } = large;
  const { challenge, question, claim, phase } = game;
  if (question && phase === "answering") return tables.heardQuestion({ table, who: people.word(question.answerer) });
  if (challenge)
    return challenge.honest === null
      ? tables.heardTurning({ table })
      : tables.heardVerdict({ table, honest: challenge.honest });
  return claim ? tables.heardLast({ table, who: people.word(claim.seat) }) : tables.heardCalm;
}

/** Return who leads the match; "" if too many share the first place. */
function firstOfAll({ match = [] }: View.Podiums, people: Wall.People) {
  const first = match.filter(({ place }) => place === 1).map(({ seat }) => people.word(seat));
  return first.length ? tables.heardFirst({ names: first }) : "";
}

/** Return one sentence about what the wall shows. It changes only when the wall does. */
export function heard(view: Wall.Focused, people: Wall.People) {
  const { lesson, game } = view;
  const scene = sceneOf(view);
  if (lesson.frozen) return `${words.eyesUpHeard} ${lesson.frozen.message || words.eyesUpLine}`;
  if (scene.kind === "tables")
    return tables.heardFind({
      count: lesson.tables.flatMap(({ sat }) => sat).length,
      all: lesson.tables.flatMap(({ seats }) => seats).length,
    });
  if (scene.kind === "class")
    return scene.question.groups.length ? words.classSplitHeard : words.classHeard(scene.question);
  if (scene.kind === "overview") return ofAll(view, people);
  if (scene.kind === "podiums") return `${firstOfAll(scene.standings.podiums, people)} ${words.thanks}`.trim();
  if (!game)
    return lesson.seats.length
      ? words.heardReady({ ready: lesson.seats.filter(isReady).length, all: lesson.seats.length })
      : words.nobody;
  if (game.paused) return words.heardPaused;
  if (game.phase === "spinning") return `${words.bottle} ${words.bottleWho}`;
  if (scene.kind === "podium") return plain(`${words.heardOver} ${winner(scene.game, people)}`);
  if (scene.kind === "question")
    return words.heardQuestion({ who: people.word(scene.game.question.answerer), text: scene.game.question.text });
  if (scene.kind === "answer") {
    const { right, explanation, shines } = scene.game.question.result;
    const knew = shines.length ? words.knew({ count: shines.length, names: shines.map(people.word) }) : "";
    return plain(`${right ? events.right : events.wrong} ${knew} ${explanation}`.replace("  ", " "));
  }
  if (scene.kind === "reveal") {
    const { challenge, settled } = scene.game;
    if (isStamped(challenge))
      return `${varied(challenge.honest ? "honest" : "caught", challenge.number, lesson.call_word)} ${cost(challenge, settled, people.word)}`;
    const called = game.log.findLast(({ what }) => ["called", "shown"].includes(what));
    const rivals =
      challenge.met && met(challenge.met, people.word(challenge.caller), people.word(challenge.claim.seat));
    return called ? plain([sentence(called, people.word), rivals].filter(Boolean).join(" ")) : words.heardTurning;
  }
  const last = newest(game);
  const before = last ? plain(sentence(last, people.word)) : "";
  const { claim } = game;
  if (claim?.open)
    return last?.what === "laid"
      ? before
      : words.heardClaim({ who: people.word(claim.seat), count: claim.count, rank: claim.rank });
  const who = people.word(game.turn);
  const next = game.rank ? words.heardTurn({ who, rank: game.rank }) : words.heardBegins({ who });
  return `${before} ${next}`.trim();
}

/** Return the headline of the podium. */
export function winner(game: Over, people: Wall.People) {
  if (game.winner == null && game.places.filter(({ place }) => place === 1).length > 1) return words.tie;
  return game.winner == null ? words.ended : words.won({ who: people.word(game.winner) });
}
