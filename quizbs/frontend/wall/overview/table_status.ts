/** What is happening at one of several tables, and what was decided there last, in a few words. */
import type * as View from "../../protocol.js";
import * as words from "words:tables";
import { ended } from "words:wall";

/** Return `[seat, words]` for a table; the seat is undefined if it is nobody's turn, and null if it is hidden. */
export function tableStatus({
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
  if (phase === "over") return [winner ?? undefined, winner == null ? ended : words.won];
  if (challenge && (phase === "turning" || phase === "reveal"))
    return [challenge.claim.seat, words.says(challenge.claim)];
  if (choosing && phase === "choosing") return [choosing.asker, words.picks];
  if (question && phase === "answering") return [question.answerer, words.answers];
  if (phase === "explaining") return [question?.answerer, words.reads];
  if (phase === "discard") return [settled?.hunter?.seat, words.throws];
  if (claim && phase === "last") return [claim.seat, words.says(claim)];
  return [turn ?? undefined, rank ? words.plays({ rank }) : ""];
}

/**
 * Return whom a table has been waiting for so long, in a turn without a clock, that everybody is shown it; otherwise
 * null.
 */
export const awaited = ({ slow, turn, paused }: View.Game): [View.Seat | null, string] | null =>
  slow && !paused ? [turn, words.waits] : null;

const DECIDES = ["stood", "stamped", "answered", "overruled"];

/** A sign and a word about a table, and what it looks like. */
export interface Badge {
  sign: string;
  word: string;
  look: "called" | "honest" | "caught" | "stands";
}

/** Return that a table is paused, or else the last decision at it. An answer replaces the verdict before it. */
export function badgeOf(game: View.Game): Badge | null {
  if (game.paused) return { sign: "Ⅱ", word: words.paused, look: "stands" };
  if (game.phase === "turning") return { sign: "!", word: words.called, look: "called" };
  if (game.phase === "over") return null;
  const last = game.log.findLast(({ what }) => DECIDES.includes(what));
  if (!last) return null;
  if (last.what === "stamped")
    return last.honest
      ? { sign: "✓", word: words.honest, look: "honest" }
      : { sign: "✗", word: words.caught, look: "caught" };
  if (last.what === "stood") return { sign: "–", word: words.noCall, look: "stands" };
  return "right" in last && last.right
    ? { sign: "✓", word: words.knew, look: "honest" }
    : { sign: "–", word: words.pickedUp, look: "stands" };
}
