/**
 * Where calls are quiet, a view has null for the caller's seat. The two seats concerned receive it in `you.caller`: for
 * them it is put back where it is missing, so that no screen has to know of it.
 */
import type * as View from "../protocol.js";

/** The view with the caller named wherever it may be known; the same view where there is nothing to name. */
export function withCaller(view: View.Phone): View.Phone {
  const { game } = view;
  const caller = game?.you?.caller ?? null;
  if (!game || caller === null) return view;
  const { challenge, choosing, question, settled } = game;
  const told = (seat: View.Seat | null) => seat ?? caller;
  const since = game.log.findLast(({ what }) => what === "called")?.n ?? Infinity; // earlier ones were other callers
  return {
    ...view,
    game: {
      ...game,
      challenge: challenge && { ...challenge, caller, loser: challenge.honest === null ? null : told(challenge.loser) },
      choosing: choosing && {
        ...choosing,
        asker: told(choosing.asker),
        answerers: choosing.answerers.length ? choosing.answerers : [caller],
      },
      question: question && { ...question, asker: told(question.asker), answerer: told(question.answerer) },
      settled: settled && {
        ...settled,
        loser: told(settled.loser),
        hunter: settled.hunter && { ...settled.hunter, seat: told(settled.hunter.seat) },
      },
      log: game.log.map((entry) => (entry.n < since ? entry : named(entry, caller))),
    },
  };
}

/** An entry of the log with the caller in the place of every hidden seat. */
const named = (entry: View.Happening, caller: View.Seat | null): View.Happening =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name, value === null && SEATS.includes(name) ? caller : value]),
  ) as View.Happening;
const SEATS = ["seat", "answerer"];
