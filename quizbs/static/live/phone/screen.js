/** One view and what only this phone knows (`local`) make one screen. Pure: no network, no clock, no memory. */
import { answerScreen } from "./answer.js";
import { awayScreen, firstScreen } from "./away.js";
import { chooseScreen } from "./choose.js";
import { callWindow, quietClaim } from "./claim.js";
import { discardScreen } from "./discard.js";
import { classScreen, frozenScreen } from "./everybody.js";
import { explainScreen } from "./explain.js";
import { readHere } from "./here.js";
import { lobbyScreen } from "./lobby.js";
import { overScreen } from "./over.js";
import { retryScreen } from "./retry.js";
import { revealScreen, turningScreen } from "./reveal.js";
import { ownGroup, seatingScreen } from "./seating.js";
import { myTurn, othersTurn } from "./turn.js";
import { practises, tutorialScreen } from "./tutorial.js";

/** Phases turn and last: an open claim comes first for those who may call it. */
function turnScreen(here) {
  const { can, table } = here;
  if (can.call || (can.believe && table.claim?.open)) return callWindow(here);
  if (can.play) return myTurn(here);
  return table.claim?.open ? quietClaim(here) : othersTurn(here);
}

const SCREENS = {
  turn: turnScreen,
  last: turnScreen,
  turning: turningScreen,
  reveal: revealScreen,
  choosing: (here) => (here.can.ask ? chooseScreen(here) : revealScreen(here)),
  answering: answerScreen,
  discard: (here) => (here.can.discard ? discardScreen(here) : revealScreen(here)),
  explaining: (here) => (here.table.question.result ? explainScreen(here) : answerScreen(here)), // may still answer late
  over: (here) => (here.local.retry ? retryScreen(here) : overScreen(here)),
};

/** The whole screen. `on` holds what a tap does (actions.js). */
export function screen(view, local, on) {
  if (local.away) return awayScreen(local, on);
  if (!view) return firstScreen(local);
  if (view.lesson.phase === "closed") return awayScreen({ away: "closed" }, on);
  const here = readHere(view, local, on);
  const all = { ...here, paused: false }; // the tables stand still, what is for everybody does not
  if (here.lesson.frozen) return frozenScreen(all);
  if (here.lesson.class_question) return classScreen(all);
  const group = ownGroup(here);
  if (group && view.you.can?.sit) return seatingScreen(here, group); // everybody waits for it; then the tutorial goes on
  if (practises(here)) return tutorialScreen(here);
  if (group) return seatingScreen(here, group);
  return here.you ? (SCREENS[here.table.phase] ?? lobbyScreen)(here) : lobbyScreen(here);
}
