/** What happens at a table of several, and what was decided there last, in a few words. */
import type * as View from "../protocol.js";
import { overview as words } from "../words/class.js";
import { podium } from "../words/wall.js";

/** What happens at a table: `[seat, words]`; without a seat it is nobody's, and null is a hidden seat. */
export function doing({
  phase,
  claim,
  challenge,
  choosing,
  question,
  settled,
  turn,
  rank,
  winner,
}: View.Game): [View.Seat | null | undefined, string] {
  if (phase === "spinning") return [undefined, words.spins];
  if (phase === "over") return [winner ?? undefined, winner == null ? podium.ended : words.wins];
  if (challenge && (phase === "turning" || phase === "reveal"))
    return [challenge.claim.seat, words.says(challenge.claim.count, challenge.claim.rank)];
  if (choosing && phase === "choosing") return [choosing.asker, words.asks];
  if (question && phase === "answering") return [question.answerer, words.answers];
  if (phase === "explaining") return [question?.answerer, words.reads];
  if (phase === "discard") return [settled?.hunter?.seat, words.drops];
  if (claim && phase === "last") return [claim.seat, words.says(claim.count, claim.rank)];
  return [turn ?? undefined, rank ? words.lays(rank) : ""];
}

/** Whom a table has waited for so long, in a turn without a clock, that everybody sees it; else null. */
export const awaited = ({ slow, turn, paused }: View.Game): [View.Seat | null, string] | null =>
  slow && !paused ? [turn, words.waits] : null;

const DECIDES = ["stood", "stamped", "answered", "overruled"];

/**
 * What was decided last at a table: `[sign, word, kind]` or null. An answer makes the verdict that led to it forgotten.
 */
export function verdict(game: View.Game) {
  if (game.phase === "turning") return ["!", words.called, "called"];
  if (game.phase === "over") return null;
  const last = game.log.findLast(({ what }) => DECIDES.includes(what));
  if (!last) return null;
  if (last.what === "stamped") return last.honest ? ["✓", words.honest, "honest"] : ["✗", words.caught, "caught"];
  if (last.what === "stood") return ["–", words.stands, "stands"];
  return "right" in last && last.right ? ["✓", words.gotIt, "honest"] : ["–", words.tookThem, "stands"];
}
