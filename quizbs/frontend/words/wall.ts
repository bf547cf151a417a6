/** Chooses what the wall says: why no cards can be dealt, what a call costs whom, and the values of podiums. */
import type * as View from "../protocol.js";
import type * as Wall from "../wall/types.js";
import type { Called } from "../wall/scene.js";
import * as events from "words:events";
import * as tables from "words:tables";
import * as words from "words:wall";
import { falseCards, trueCards } from "./cards.js";
import { CALLER } from "./people.js";
import { varied } from "./verdicts.js";

const ONE_TABLE = 6; // players; more sit at several tables, unless one large table was chosen

/** Why no game can be dealt now; "" if one can. */
export function deal({ deal, seats, tables }: View.WallLesson) {
  if (!deal) return "";
  const here = seats.length;
  switch (deal.refused) {
    case "need_players": {
      const { least = 0, most = Infinity } = deal;
      if (here > most) return words.tooMany({ all: most, count: here - most });
      return here === 0 ? words.needPlayers({ count: least }) : words.needMore({ count: least - here });
    }
    case "not_coprime": {
      const names = (deal.good ?? []).map((rank) => words.upTo({ rank }));
      const several = here > ONE_TABLE && tables?.length !== 1;
      const stuck = several ? words.stuckTables : words.stuck({ count: here });
      return `${stuck} ${names.length ? words.useDeck({ names }) : words.otherDeck}`;
    }
    case "need_decks":
      return words.needDecks({ count: here, decks: deal.decks ?? 0 });
    default:
      return words.noDeal({ refusal: deal.refused });
  }
}

/** Return how many of those who may call a claim believe it. */
export const belief = (count: number, all: number) =>
  count && count === all ? words.everybodyBelieves : words.believes({ count, all });

/** From the third duel of two players on: who has caught whom how often. */
export function met({ duel, by_caller, by_claimant }: View.Met, caller: string, claimant: string) {
  if (by_caller < by_claimant) return words.metCaught({ who: claimant, other: caller, count: by_claimant });
  return by_caller
    ? words.metCaught({ who: caller, other: claimant, count: by_caller })
    : words.met({ who: caller, other: claimant, count: duel });
}

/** What was found under the claim, without a full stop. */
function found({ honest, claim: { count, rank }, cards: shown }: View.Challenge) {
  if (honest) return trueCards({ all: count, rank });
  const wrong = shown.filter((card) => !card.true);
  return falseCards({ found: wrong.length, all: shown.length, rank, odd: wrong[0].face.slice(0, -1) });
}

/** What was found, and who picks up what: the pile at stake, or what was settled. */
export function cost(challenge: View.Challenge, settled: View.Settled | null, word: Wall.People["word"]) {
  const text = found(challenge);
  if (!challenge.called && challenge.loser === null) return words.foundNobody({ text });
  const who = word(challenge.loser);
  const { takes: count, leaves } = settled ?? { takes: challenge.pile, leaves: 0 };
  return count && leaves
    ? words.foundPart({ text, who, count, all: count + leaves })
    : words.foundAll({ text, who, count });
}

/** What was found, and for whom which cards are at stake in the question. */
export const atStake = (challenge: View.Challenge, word: Wall.People["word"]) =>
  !challenge.called && challenge.loser === null
    ? cost(challenge, null, word)
    : words.foundFor({ text: found(challenge), who: word(challenge.loser), count: challenge.pile });

/** The verdict on an answer; `number` is the challenge's. */
export function answered(result: View.Result, who: string, number: number, callWord: string) {
  if (result.given === null && !result.right) return words.timeUp({ who });
  const kind = result.right ? (who === CALLER ? "rightQuietly" : "right") : "wrong";
  return varied(kind, number, callWord, who);
}

/** What an answer costs. */
export function price({ takes: count, leaves }: View.Settled, who: string) {
  if (!count) return events.picksUpNone({ who });
  return leaves ? words.picksUpPart({ who, count, all: count + leaves }) : events.picksUpAll({ who, count });
}

/** One line for a decision: the verdict, and who picks up what; `game` as it was then. */
export function decided(lesson: View.Lesson, { challenge, settled, question }: Called, word: Wall.People["word"]) {
  const result = question?.result;
  if (result && settled)
    return `${answered(result, word(question.answerer), challenge.number, lesson.call_word)} ${price(settled, word(settled.loser))}`;
  const verdict = varied(challenge.honest ? "honest" : "caught", challenge.number, lesson.call_word);
  return `*${verdict}* ${settled || !lesson.questions ? cost(challenge, settled, word) : atStake(challenge, word)}`;
}

/** What stands on a step of a podium after a round. */
export function onStep(kind: keyof View.Podiums, { value, of, points }: View.Step) {
  if (kind === "helpful") return tables.times({ count: value });
  if (kind === "knowledge" && points) return tables.perQuestion({ count: value });
  if (kind === "detective" && of === null) return tables.rightCalls({ count: value });
  return kind === "knowledge" || kind === "detective"
    ? tables.rightOf({ count: value, all: of ?? 0 })
    : tables.points({ count: value });
}
