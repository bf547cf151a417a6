/** What is shown of an answer while it lights: a pure function of the beats that have come. */
import type * as Wall from "./types.js";

/** Whether the question stands there with its answer, and whether its verdict is still hidden. */
export const isLit = ({ reached }: Pick<Wall.State, "reached">) => reached.has("lit") && !reached.has("why");
export const isHushed = ({ reached }: Pick<Wall.State, "reached">) => reached.has("lit") && !reached.has("told");
