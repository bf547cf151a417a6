/** The part of the phone that is needed after the first question, or for help; parts.ts loads it. */
import type * as Phone from "./types.js";
import { aloudActions } from "./aloud.js";
import { overActions } from "./over.js";
import { retryActions } from "./retry.js";

export { refusal } from "../words/refusals.js";
export { readAloud } from "./aloud.js";
export { awayScreen } from "./away.js";
export { chooseScreen } from "./choose.js";
export { classScreen, frozenScreen } from "./class_question.js";
export { discardScreen } from "./discard.js";
export { answeredScreen, explainScreen } from "./explain.js";
export { overScreen } from "./over.js";
export { pressed } from "./keys.js";
export { helpPanel } from "./panel.js";
export { reactionRow } from "./reactions.js";
export { retryScreen } from "./retry.js";

/** Return the handlers of the taps on these screens. */
export const actions = (app: Phone.App) => ({ ...retryActions(app), ...aloudActions(app), ...overActions(app) });
