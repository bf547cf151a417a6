/** One view and what only this phone knows (`state`) make one screen. Pure: no clock, no memory; parts are asked for. */
import { answerScreen } from "./answer.js";
import { callWindow, quietClaim } from "./claim.js";
import { readContext } from "./context.js";
import { firstScreen } from "./first.js";
import { lobbyScreen } from "./lobby.js";
import { practises } from "./practice.js";
import { ownGroup, seatingScreen } from "./seating.js";
import { showScreen } from "./show.js";
import { bottleTurns, myTurn, othersTurn } from "./turn.js";
import { tutorialScreen } from "./tutorial.js";

/** Phases turn and last: an open claim comes first for those who may call it. */
function turnScreen(context: Phone.Context) {
  const { can, game } = context;
  if (can.call || (can.believe && game.claim?.open)) return callWindow(context);
  if (can.play) return myTurn(context);
  return game.claim?.open ? quietClaim(context) : othersTurn(context);
}

const SCREENS = {
  spinning: bottleTurns,
  turn: turnScreen,
  last: turnScreen,
  turning: showScreen,
  reveal: showScreen,
  choosing: (context: Phone.Context) =>
    context.can.ask ? later(context, (part) => part.chooseScreen(context)) : showScreen(context),
  answering: answerScreen,
  discard: (context: Phone.Context) =>
    context.can.discard ? later(context, (part) => part.discardScreen(context)) : showScreen(context),
  explaining: (context: Phone.Context) =>
    context.game.question.result ? later(context, (part) => part.explainScreen(context)) : answerScreen(context), // may still answer late
  over: (context: Phone.Context) =>
    later(context, (part) => (context.state.retry ? part.retryScreen(context) : part.overScreen(context))),
};

/**
 * Whether this phone may need that part in a moment: it picks a question, has answered one or watches, or all is over.
 */
function soon({ game, can, own, you }: Phone.Context) {
  const { phase, challenge } = game;
  if (phase === "reveal") return challenge.loser !== own && [challenge.claim.seat, challenge.caller].includes(own);
  return phase === "last" || (phase === "answering" && (you?.along || (!can.answer && !can.along)));
}

/** What the part draws that is fetched when it is first needed; until then the phone says that it is on its way. */
function later(context: Phone.Context, draw: (part: Phone.Parts["later"]) => unknown) {
  const part = context.part("later");
  return part ? draw(part) : firstScreen(context.state);
}

/** The whole screen. `on` holds what a tap does (actions.js), `part` gives the parts that are fetched (parts.js). */
export function screen(view: View.Phone | null, state: Phone.State, on: Phone.On, part: Phone.Part) {
  const away = (why: string) => part("later")?.awayScreen({ ...state, away: why }, on) ?? firstScreen(state);
  if (state.away === "older") return firstScreen(state); // its parts are gone from the server too
  const closed = state.away === "closed" || view?.lesson.phase === "closed";
  if (closed && state.retry) {
    const context = readContext(view, state, on, part);
    return later(context, (part) => part.retryScreen(context)); // nothing of it is sent
  }
  if (closed || state.away) return away(closed ? "closed" : state.away);
  if (!view) return firstScreen(state);
  const context = readContext(view, state, on, part);
  const all = { ...context, paused: false }; // the tables stand still, what is for everybody does not
  if (context.lesson.frozen) return later(all, (part) => part.frozenScreen(all));
  if (context.lesson.class_question) return later(all, (part) => part.classScreen(all));
  const table = ownGroup(context);
  if (table && view.you.can?.sit) return seatingScreen(context, table); // everybody waits for it; the tutorial comes after it
  if (practises(context)) return tutorialScreen(context);
  if (table) return seatingScreen(context, table);
  if (context.game && soon(context)) part("later");
  if (!context.you) return lobbyScreen(context);
  const draw = () => (SCREENS[context.game.phase] ?? lobbyScreen)(context);
  return state.upSince && context.game.question?.result
    ? later(context, (part) => part.answeredScreen(context, draw))
    : draw();
}
