/** Chooses the screen for a view and the phone's state. Pure, except that it requests parts of the script. */
import type * as View from "../protocol.js";
import type * as Phone from "./types.js";
import { answerScreen } from "./question/answer.js";
import { callWindow, quietClaim } from "./table/claim.js";
import { answered, asked, atTable, called, claimed, onTurn, readContext } from "./context.js";
import { firstScreen } from "./lobby/first_screen.js";
import { lobbyScreen } from "./lobby/lobby.js";
import { showsTutorial } from "./lobby/practice.js";
import { ownGroup, seatingScreen } from "./lobby/seating.js";
import { showScreen } from "./call/show.js";
import { bottleTurns, myTurn, othersTurn } from "./table/turn.js";
import { tutorialScreen } from "./lobby/tutorial.js";

/** Draw the phases "turn" and "last": those who may call an open claim see that first. */
function turnScreen(context: Phone.AtTable) {
  const { can, game } = context;
  if (claimed(context) && (can.call || (can.believe && context.game.claim.open))) return callWindow(context);
  if (onTurn(context)) return myTurn(context);
  return claimed(context) && game.claim?.open ? quietClaim(context) : othersTurn(context);
}

/** Draw the answer to read. Students who have read it go on to the next turn, a bet on it, or picking cards ahead. */
function explained(context: Phone.Asked) {
  const { can, game, own } = context;
  const { question } = game;
  if (!answered(question)) return answerScreen(context); // the student may still answer late
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
 * Return whether this phone may soon need the part `later`: it picks a question, has answered one, watches, or the game
 * is nearly over.
 */
function soon({ game, can, own, you }: Phone.AtTable) {
  const { phase, challenge } = game;
  if (phase === "reveal")
    return Boolean(challenge && challenge.loser !== own && [challenge.claim.seat, challenge.caller].includes(own));
  return phase === "last" || (phase === "answering" && (you?.along || (!can.answer && !can.along)));
}

/** Draw with the part `later`, or a waiting screen until it has loaded. */
function later(context: Phone.Context, draw: (part: Phone.Parts["later"]) => unknown) {
  const part = context.part("later");
  return part ? draw(part) : firstScreen(context.state);
}

/** Draw the whole screen. `on` has the handlers (actions.ts), `part` returns the loaded parts (parts.ts). */
export function screen(view: View.Phone | null, state: Phone.State, on: Phone.On, part: Phone.Part) {
  if (state.away === "older") return firstScreen(state); // the server no longer has its parts
  const closed = state.away === "closed" || view?.lesson.phase === "closed";
  const { retry } = state;
  if (view && closed && retry) {
    const context = readContext(view, state, on, part);
    return later(context, (part) => part.retryScreen(context, retry)); // works without the server
  }
  const away = closed ? "closed" : state.away;
  if (away) return part("later")?.awayScreen(away, state, on) ?? firstScreen(state);
  if (!view) return firstScreen(state);
  const context = readContext(view, state, on, part);
  const all = { ...context, paused: false }; // a paused table doesn't pause what is for the whole class
  const { frozen, class_question: question, trick } = context.lesson;
  if (frozen) return later(all, (part) => part.frozenScreen(all, frozen));
  if (question) return later(all, (part) => part.classScreen(all, question));
  if (trick) return part("trick")?.trickScreen(all, trick) ?? firstScreen(state);
  const table = ownGroup(context);
  if (table && view.you.can?.sit) return seatingScreen(context, table); // comes before the tutorial, since everybody waits for it
  if (showsTutorial(context)) return tutorialScreen(context);
  if (table) return seatingScreen(context, table);
  if (atTable(context) && soon(context)) part("later");
  if (!context.you || !atTable(context)) return lobbyScreen(context);
  const draw = () => (SCREENS[context.game.phase] ?? lobbyScreen)(context);
  return state.wallShowsSince && asked(context) && context.game.question.result
    ? later(context, (part) => part.answeredScreen(context, draw))
    : draw();
}
