/** The part of the phone that none needs before its first question, but for help: fetched by parts.js. */
export { refusal } from "../words/refusals.js";
export { aloudActions, readAloud } from "./aloud.js";
export { awayScreen } from "./away.js";
export { chooseScreen } from "./choose.js";
export { classScreen, frozenScreen } from "./class_question.js";
export { discardScreen } from "./discard.js";
export { explainScreen } from "./explain.js";
export { overScreen } from "./over.js";
export { pressed } from "./keys.js";
export { helpPanel } from "./panel.js";
export { retryActions, retryScreen } from "./retry.js";
