/** The words of the desk for students who wait, are kept out or are removed. */
import { capital, inWords, isolated } from "./common.js";

export const waiting = {
  held: (name: string) => `“${isolated(name)}”?`,
  line: "Waiting to join. Nobody else sees the name yet.",
  listed: "On your class list. Waiting to join.",
  asks: {
    unlisted: "Not on your list. “Let in” adds the name.",
    taken: "On your list, but somebody has picked this name already.",
  },
  asleep: "The page is closed, or the phone is asleep.",
  letIn: "Let in",
  drawn: "Give another name",
  away: "Turn away",
  many: (count: number) =>
    count === 1 ? "One name is waiting to join" : `${capital(inWords(count))} names are waiting to join`,
  look: "See who",
  allIn: "Let all in",
  allAway: "Turn all away",
  oneAddress: (count: number) => `${count} joined from one address, one right after the other`,
  oneAddressLine: "If your class shares one address, all is well. If not, it may be one phone.",
  ours: "They are my students",
  crowd: (count: number) => `Remove these ${count}`,
  watch: (minutes: number) => `You removed somebody, so new names wait for your OK (${minutes} min).`,
  clear: "Remove many, or let people back in",
  fresh: (count: number) => `Remove the ${count} who joined in the last minute`,
  gone: (count: number) => `Remove the ${count} whose phones are gone`,
  surely: (count: number) => (count === 1 ? "Remove this name?" : `Remove these ${count} names?`),
  who: (names: string[], most: number) =>
    `${names.slice(0, most).map(isolated).join(", ")}${names.length > most ? ` and ${names.length - most} more` : ""}. They can join again once you OK the name.`,
  out: "Kept out",
  back: "Let back in",
};
