/** Which cards move between two views of the wall. */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { enlarged, momentOf } from "../overview/overview.js";
import { dealtAt } from "../scene.js";

/** A move of cards; `fills`: this many tables appear at once. */
export type Move = {
  what: "deal" | "room" | "play" | "pick" | "throw";
  seat?: View.Seat | null;
  count?: number;
  leaves?: number;
  tables?: View.TableNumber[];
  fills?: number;
};

/** Return the move on a wall of several tables: cards are dealt, or picked up behind the door. */
function moveInRoom(before: Wall.Focused, after: Wall.Focused): Move | null {
  const dealt = dealtAt(before, after);
  if (dealt.length) {
    const newest = dealt[0].view?.log.at(-1);
    return {
      what: "room",
      count: newest?.what === "dealt" ? newest.cards : 0,
      tables: dealt.map(({ table }) => table),
      fills: dealt.length === after.games.length ? dealt.length : 0,
    };
  }
  const [was, is] = [enlarged(before), enlarged(after)];
  return was && is && momentOf(was) === momentOf(is) ? pickOf(was.view, is.view) : null;
}

/** Return the move after an answer: the loser picks up the cards that it has cost. */
const pickOf = (was: View.Game, { settled }: View.Game): Move | null =>
  settled && !was.settled && was.phase === "answering"
    ? { what: "pick", seat: settled.loser, count: settled.takes, leaves: settled.leaves }
    : null;

/** Return the move of cards between two views. */
export function moveOf(before: Wall.Focused | null, after: Wall.Focused): Move | null {
  const is = after.game;
  if (!before) return null;
  if (!is) return moveInRoom(before, after);
  const newest = is.log.at(-1);
  const was = before.version[1] === after.version[1] && before.lesson.round === after.lesson.round ? before.game : null;
  if (!was) return newest?.what === "dealt" ? { what: "deal", count: newest.cards, fills: 1 } : null;
  const { claim } = is;
  if (claim?.open && claim.number !== was.claim?.number) return { what: "play", seat: claim.seat, count: claim.count };
  const picked = pickOf(was, is);
  if (picked) return picked;
  const thrown = newest?.what === "discarded" && newest.n !== was.log.at(-1)?.n;
  return thrown ? { what: "throw", count: 1 } : null;
}
