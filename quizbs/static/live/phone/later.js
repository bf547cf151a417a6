/** The part of the phone that none needs before its first question: fetched by parts.js. */
export { awayScreen } from "./away.js";
export { chooseScreen } from "./choose.js";
export { classScreen, frozenScreen } from "./class_question.js";
export { discardScreen } from "./discard.js";
export { explainScreen } from "./explain.js";
export { overScreen } from "./over.js";
export { helpPanel } from "./panel.js";
export { retryActions, retryScreen } from "./retry.js";
