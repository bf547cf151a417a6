/**
 * Puts the caller back into views of quiet calls. Those have null for the caller's seat; the two players concerned get
 * it in `you.caller`, so that no screen needs a special case.
 */
import type * as View from "../../protocol.js";

/** Return the view with the caller filled in, or the same view if there is nothing to fill in. */
export function withCaller(view: View.Phone): View.Phone {
  const { game } = view;
  const caller = game?.you?.caller ?? null;
  if (!game || caller === null) return view;
  const { challenge, choosing, question, settled } = game;
  const told = (seat: View.Seat | null) => seat ?? caller;
  const since = game.log.findLast(({ what }) => what === "called")?.n ?? Infinity; // earlier calls were by others
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

/** Return a log entry with the caller in place of each hidden seat. */
const named = (entry: View.Happening, caller: View.Seat | null): View.Happening =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name, value === null && SEATS.includes(name) ? caller : value]),
  ) as View.Happening;
const SEATS = ["seat", "answerer"];
