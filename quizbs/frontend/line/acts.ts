/** The acts of the end of a game or of a round: what the wall plays, and for how long phones look up. Times only. */
import type * as View from "../protocol.js";

/** s until the first, second and third step of a podium stand; who has won a game is seen already, and said at once. */
export const STEPS = { winner: [0.1, 0.9, 1.6], one: [2.3, 1.1, 0.4] };
const AWARDS = { winner: 0.9, one: 1.2 }; // s between two awards
const READ = 6000; // ms: to read the last of them
const PHOTO = 6000; // ms that all podiums stand together
const TURNS = 800; // ms until the first of them can be read

/**
 * `long` is how many ms it takes, `tells` after how many of them it shows who is first, `shows`
 * how many awards.
 */
export type Act = {
  name: "winner" | "jump" | "detective" | "knowledge" | "match" | "cards" | "photo" | "awards";
  long: number;
  tells?: number;
  shows?: number;
  last?: boolean;
};

/**
 * One award after the other, all of them for a while at the end.
 * @param each s
 */
const praising = (count: number, each: number): Act[] =>
  Array.from({ length: count }, (_, at) => ({
    name: "awards",
    shows: at + 1,
    long: 1000 * each + (at + 1 < count ? 0 : READ),
  }));

/** Whether somebody has a point, or a right answer where none are counted. */
export const knew = ({ score, right }: View.Placed) => (score ? score.points : right) > 0;

/** The end of one table's game: who has won, then who knew most, if anybody `knew` anything; `awards` are shown. */
export const ofTable = (awards: number, brains: boolean): Act[] => [
  { name: "winner", long: 5200, tells: 1000 * STEPS.winner[0] },
  ...(brains ? [{ name: "knowledge", long: 5000, tells: 1000 * STEPS.one[0] } as const] : []),
  ...praising(awards, AWARDS.winner),
];

/** The end of a round of several tables. */
export function ofClass({ podiums, awards }: { podiums: View.Podiums; awards: View.Awarded[] }): Act[] {
  const last = podiums.match?.length ? "match" : "cards";
  const shown = (["detective", "knowledge", last] as const).filter((kind) => podiums[kind]?.length);
  const tells = 1000 * STEPS.one[0];
  const acts = shown.map((name) => ({ name, tells, long: name === last ? 5000 : 4000, last: name === last }));
  const photo = acts.length > 1 ? [{ name: "photo", long: PHOTO } as const] : [];
  const praised = praising(awards.length, AWARDS.one);
  return acts.length || praised.length ? [{ name: "jump", long: 2500 }, ...acts, ...photo, ...praised] : [];
}

/** ms until an act begins. */
const begins = (acts: Act[], at: number) => acts.slice(0, at).reduce((sum, { long }) => sum + long, 0);

/** ms until the wall has shown who is first; at one table who has won. */
export function untilTold(acts: Act[]) {
  const last = acts[0]?.name === "winner" ? 0 : acts.findLastIndex(({ tells }) => tells);
  return last < 0 ? 0 : begins(acts, last) + (acts[last].tells ?? 0);
}

/** ms from then until the first award can be read on the wall; 0 without awards. */
export function untilPraised(acts: Act[]) {
  const first = acts.findIndex(({ name }) => name === "awards");
  return first < 0 ? 0 : begins(acts, first) + TURNS - untilTold(acts);
}

/** ms from then until the wall stands still. */
export const untilOver = (acts: Act[]) => begins(acts, acts.length) - untilTold(acts);
