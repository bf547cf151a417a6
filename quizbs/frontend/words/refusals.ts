/** The words of refusals, on all screens. */
import type * as View from "../protocol.js";
import * as words from "words:refusals";

/** Return what a refusal means and what to do now, also for a code that this screen doesn't know. */
export const refusal = (code: View.Refusal) => words.refusal({ refusal: code });
