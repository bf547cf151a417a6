/** One view and what only this phone knows (`state`) make one screen. Pure: no clock, no memory; parts are asked for. */
import type * as View from "../protocol.js";
import type * as Phone from "./types.js";
import { answerScreen } from "./answer.js";
import { callWindow, quietClaim } from "./claim.js";
import { answered, asked, atTable, called, claimed, onTurn, readContext } from "./context.js";
import { firstScreen } from "./first.js";
import { lobbyScreen } from "./lobby.js";
import { practises } from "./practice.js";
import { ownGroup, seatingScreen } from "./seating.js";
import { showScreen } from "./show.js";
import { bottleTurns, myTurn, othersTurn } from "./turn.js";
import { tutorialScreen } from "./tutorial.js";

/** Phases turn and last: an open claim comes first for those who may call it. */
function turnScreen(context: Phone.AtTable) {
  const { can, game } = context;
  if (claimed(context) && (can.call || (can.believe && context.game.claim.open))) return callWindow(context);
  if (onTurn(context)) return myTurn(context);
  return claimed(context) && game.claim?.open ? quietClaim(context) : othersTurn(context);
}

/** The answer to read; who has read it plays on: the next turn, what may be guessed of it, or cards to pick ahead. */
function explained(context: Phone.Asked) {
  const { can, game, own } = context;
  const { question } = game;
  if (!answered(question)) return answerScreen(context); // may still answer late
  if (game.phase === "explaining" && game.ready.includes(own) && (can.play || can.bet)) return turnScreen(context);
  return later(context, (part) => part.explainScreen(context, question));
}

type Draw<Kind> = (context: Kind) => unknown;
const ofCall = (draw: Draw<Phone.Called>) => (context: Phone.AtTable) =>
  called(context) ? draw(context) : lobbyScreen(context);
const ofQuestion = (draw: Draw<Phone.Asked>) => (context: Phone.AtTable) =>
  asked(context) ? draw(context) : lobbyScreen(context);

const SCREENS: Record<View.Phase, Draw<Phone.AtTable>> = {
  spinning: bottleTurns,
  turn: turnScreen,
  last: turnScreen,
  turning: ofCall(showScreen),
  reveal: ofCall(showScreen),
  choosing: ofCall((context) => {
    const { ask } = context.can;
    return ask ? later(context, (part) => part.chooseScreen(context, ask)) : showScreen(context);
  }),
  answering: ofQuestion(answerScreen),
  discard: ofCall((context) => {
    const { discard } = context.can;
    if (discard) return later(context, (part) => part.discardScreen(context, discard));
    return asked(context) ? explained(context) : showScreen(context);
  }),
  explaining: ofQuestion(explained),
  over: (context) =>
    later(context, (part) =>
      context.state.retry ? part.retryScreen(context, context.state.retry) : part.overScreen(context),
    ),
};

/**
 * Whether this phone may need that part in a moment: it picks a question, has answered one or watches, or all is over.
 */
function soon({ game, can, own, you }: Phone.AtTable) {
  const { phase, challenge } = game;
  if (phase === "reveal")
    return Boolean(challenge && challenge.loser !== own && [challenge.claim.seat, challenge.caller].includes(own));
  return phase === "last" || (phase === "answering" && (you?.along || (!can.answer && !can.along)));
}

/** What the part draws that is fetched when it is first needed; until then the phone says that it is on its way. */
function later(context: Phone.Context, draw: (part: Phone.Parts["later"]) => unknown) {
  const part = context.part("later");
  return part ? draw(part) : firstScreen(context.state);
}

/** The whole screen. `on` holds what a tap does (actions.ts), `part` gives the parts that are fetched (parts.ts). */
export function screen(view: View.Phone | null, state: Phone.State, on: Phone.On, part: Phone.Part) {
  if (state.away === "older") return firstScreen(state); // its parts are gone from the server too
  const closed = state.away === "closed" || view?.lesson.phase === "closed";
  const { retry } = state;
  if (view && closed && retry) {
    const context = readContext(view, state, on, part);
    return later(context, (part) => part.retryScreen(context, retry)); // nothing of it is sent
  }
  const away = closed ? "closed" : state.away;
  if (away) return part("later")?.awayScreen(away, state, on) ?? firstScreen(state);
  if (!view) return firstScreen(state);
  const context = readContext(view, state, on, part);
  const all = { ...context, paused: false }; // the tables stand still, what is for everybody does not
  const { frozen, class_question: question, trick } = context.lesson;
  if (frozen) return later(all, (part) => part.frozenScreen(all, frozen));
  if (question) return later(all, (part) => part.classScreen(all, question));
  if (trick) return part("trick")?.trickScreen(all, trick) ?? firstScreen(state);
  const table = ownGroup(context);
  if (table && view.you.can?.sit) return seatingScreen(context, table); // everybody waits for it; the tutorial comes after it
  if (practises(context)) return tutorialScreen(context);
  if (table) return seatingScreen(context, table);
  if (atTable(context) && soon(context)) part("later");
  if (!context.you || !atTable(context)) return lobbyScreen(context);
  const draw = () => (SCREENS[context.game.phase] ?? lobbyScreen)(context);
  return state.wallShowsSince && asked(context) && context.game.question.result
    ? later(context, (part) => part.answeredScreen(context, draw))
    : draw();
}
