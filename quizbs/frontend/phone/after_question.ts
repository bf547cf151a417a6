/** The part of the phone that is needed after the first question, or for help; parts.ts loads it. */
import type * as Phone from "./types.js";
import { aloudActions } from "./device/aloud.js";
import { overActions } from "./ending/over.js";
import { retryActions } from "./ending/retry.js";

export { refusal } from "../words/refusals.js";
export { readAloud } from "./device/aloud.js";
export { awayScreen } from "./ending/farewell.js";
export { chooseScreen } from "./question/choose.js";
export { classScreen, frozenScreen } from "./question/class_question.js";
export { discardScreen } from "./table/discard.js";
export { answeredScreen, explainScreen } from "./question/explain.js";
export { overScreen } from "./ending/over.js";
export { pressed } from "./controls/keys.js";
export { helpPanel } from "./help/panel.js";
export { reactionRow } from "./table/reactions.js";
export { retryScreen } from "./ending/retry.js";

/** Return the handlers of the taps on these screens. */
export const actions = (app: Phone.App) => ({ ...retryActions(app), ...aloudActions(app), ...overActions(app) });
