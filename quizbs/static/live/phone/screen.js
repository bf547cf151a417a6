/** One view and what only this phone knows (`state`) make one screen. Pure: no network, no clock, no memory. */
import { answerScreen } from "./answer.js";
import { awayScreen, firstScreen } from "./away.js";
import { chooseScreen } from "./choose.js";
import { callWindow, quietClaim } from "./claim.js";
import { discardScreen } from "./discard.js";
import { classScreen, frozenScreen } from "./class_question.js";
import { explainScreen } from "./explain.js";
import { readContext } from "./context.js";
import { lobbyScreen } from "./lobby.js";
import { overScreen } from "./over.js";
import { retryScreen } from "./retry.js";
import { revealScreen, turningScreen } from "./reveal.js";
import { ownGroup, seatingScreen } from "./seating.js";
import { myTurn, othersTurn } from "./turn.js";
import { practises, tutorialScreen } from "./tutorial.js";

/**
 * Phases turn and last: an open claim comes first for those who may call it.
 *
 * @param {Phone.Context} context
 */
function turnScreen(context) {
  const { can, game } = context;
  if (can.call || (can.believe && game.claim?.open)) return callWindow(context);
  if (can.play) return myTurn(context);
  return game.claim?.open ? quietClaim(context) : othersTurn(context);
}

const SCREENS = {
  turn: turnScreen,
  last: turnScreen,
  turning: turningScreen,
  reveal: revealScreen,
  /** @param {Phone.Context} context */
  choosing: (context) => (context.can.ask ? chooseScreen(context) : revealScreen(context)),
  answering: answerScreen,
  /** @param {Phone.Context} context */
  discard: (context) => (context.can.discard ? discardScreen(context) : revealScreen(context)),
  /** @param {Phone.Context} context */
  explaining: (context) => (context.game.question.result ? explainScreen(context) : answerScreen(context)), // may still answer late
  /** @param {Phone.Context} context */
  over: (context) => (context.state.retry ? retryScreen(context) : overScreen(context)),
};

/**
 * The whole screen. `on` holds what a tap does (actions.js).
 *
 * @param {View.Phone | null} view
 * @param {Phone.State} state
 * @param {Phone.On} on
 */
export function screen(view, state, on) {
  if (state.away) return awayScreen(state, on);
  if (!view) return firstScreen(state);
  if (view.lesson.phase === "closed") return awayScreen({ away: "closed" }, on);
  const context = readContext(view, state, on);
  const all = { ...context, paused: false }; // the tables stand still, what is for everybody does not
  if (context.lesson.frozen) return frozenScreen(all);
  if (context.lesson.class_question) return classScreen(all);
  const table = ownGroup(context);
  if (table && view.you.can?.sit) return seatingScreen(context, table); // everybody waits for it; then the tutorial goes on
  if (practises(context)) return tutorialScreen(context);
  if (table) return seatingScreen(context, table);
  return context.you ? (SCREENS[context.game.phase] ?? lobbyScreen)(context) : lobbyScreen(context);
}
