/** The words of the desk for its door: who waits, who is kept out, who is removed. Together with words/desk.js. */
import { capital, inWords, isolated } from "./common.js";

export const door = {
  held: (name) => `“${isolated(name)}”?`,
  line: "Waits at the door. Nobody else sees the name yet.",
  real: (name) => `${isolated(name)} on your class list. Waits at the door.`,
  letIn: "Let in",
  drawn: "Draw another name",
  away: "Turn away",
  many: (count) => (count === 1 ? "One name waits at the door" : `${capital(inWords(count))} names wait at the door`),
  look: "Look at them",
  allIn: "Let all in",
  allAway: "Turn all away",
  watch: (minutes) => `Somebody was removed: each new name waits for you, for ${minutes} min.`,
  clear: "Many at once, and who is kept out",
  fresh: (count) => `Remove the ${count} who came in the last minute`,
  gone: (count) => `Keep only phones that are here: remove ${count}`,
  surely: (count) => (count === 1 ? "Remove this name?" : `Remove these ${count} names?`),
  who: (names, most) =>
    `${names.slice(0, most).map(isolated).join(", ")}${names.length > most ? ` and ${names.length - most} more` : ""}. They may join again, when you have looked at the name.`,
  out: "Kept out",
  back: "Let back in",
};
