/** What is visible of an answer while it is revealed: a pure function of the reached beats. */
import type * as Wall from "../types.js";

/** Return whether the question is shown with its answer but not yet with its explanation. */
export const isLit = ({ reached }: Pick<Wall.State, "reached">) => reached.has("lit") && !reached.has("why");

/** Return whether the verdict is still hidden. */
export const isHushed = ({ reached }: Pick<Wall.State, "reached">) => reached.has("lit") && !reached.has("told");
