/** The stages of a finale: what the wall plays at the end of a game or round, and how long phones say "Look up!". */
import type * as View from "../protocol.js";

/**
 * Seconds after which the first, second and third podium step rise. The winner of a game is known already, so that step
 * rises first; otherwise it rises last.
 */
export const STEP_RISES = { winner: [0.1, 0.9, 1.6], one: [2.3, 1.1, 0.4] };
const BETWEEN_AWARDS = { winner: 0.9, one: 1.2 }; // s
const READ_LAST_AWARD = 6_000; // ms
const PHOTO = 6_000; // ms for which all podiums are shown together
const AWARD_TURNS = 800; // ms until the first award has turned round and can be read

export type FinaleStage = {
  name: "winner" | "jump" | "detective" | "knowledge" | "match" | "cards" | "photo" | "awards";
  /** How long the stage takes, in ms. */
  duration: number;
  /** When it shows who is first, in ms after it began. */
  revealsAfter?: number;
  /** How many awards it shows. */
  awardsShown?: number;
  /** Whether this is the podium that decides the round. */
  last?: boolean;
};

/** Return the stages that add one award each, every `seconds`; the last one leaves time to read them all. */
const awardStages = (count: number, seconds: number): FinaleStage[] =>
  Array.from({ length: count }, (_, at) => ({
    name: "awards",
    awardsShown: at + 1,
    duration: 1000 * seconds + (at + 1 < count ? 0 : READ_LAST_AWARD),
  }));

/** Return whether a player has scored a point or, in a game without points, has answered a question right. */
export const knewAnything = ({ score, right }: View.Placed) => (score ? score.points : right) > 0;

/** Return the stages after the game of one table: the winner, who knew most if `anyKnew`, and the awards. */
export const tableStages = (awards: number, anyKnew: boolean): FinaleStage[] => [
  { name: "winner", duration: 5200, revealsAfter: 1000 * STEP_RISES.winner[0] },
  ...(anyKnew ? [{ name: "knowledge", duration: 5000, revealsAfter: 1000 * STEP_RISES.one[0] } as const] : []),
  ...awardStages(awards, BETWEEN_AWARDS.winner),
];

/** Return the stages after a round of several tables. */
export function classStages({ podiums, awards }: { podiums: View.Podiums; awards: View.Awarded[] }): FinaleStage[] {
  const last = podiums.match?.length ? "match" : "cards";
  const shown = (["detective", "knowledge", last] as const).filter((kind) => podiums[kind]?.length);
  const stages = shown.map((name) => ({
    name,
    duration: name === last ? 5000 : 4000,
    revealsAfter: 1000 * STEP_RISES.one[0],
    last: name === last,
  }));
  const photo = stages.length > 1 ? [{ name: "photo", duration: PHOTO } as const] : [];
  const praise = awardStages(awards.length, BETWEEN_AWARDS.one);
  return stages.length || praise.length ? [{ name: "jump", duration: 2500 }, ...stages, ...photo, ...praise] : [];
}

/** Return the ms until the stage at this index begins. */
const startOf = (stages: FinaleStage[], at: number) =>
  stages.slice(0, at).reduce((sum, { duration }) => sum + duration, 0);

/** Return the ms until the wall has shown who is first; at one table, who has won. */
export function msUntilWinnerShown(stages: FinaleStage[]) {
  const last = stages[0]?.name === "winner" ? 0 : stages.findLastIndex(({ revealsAfter }) => revealsAfter);
  return last < 0 ? 0 : startOf(stages, last) + (stages[last].revealsAfter ?? 0);
}

/** Return the ms from that moment until the first award can be read on the wall; 0 without awards. */
export function msUntilFirstAward(stages: FinaleStage[]) {
  const first = stages.findIndex(({ name }) => name === "awards");
  return first < 0 ? 0 : startOf(stages, first) + AWARD_TURNS - msUntilWinnerShown(stages);
}

/** Return the ms from that moment until the finale is over. */
export const msUntilStill = (stages: FinaleStage[]) => startOf(stages, stages.length) - msUntilWinnerShown(stages);
