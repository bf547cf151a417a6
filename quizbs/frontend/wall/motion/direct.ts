/**
 * Returns what a view starts on the wall, as plans for timeline.ts: a call until its cards have turned, the stamp, an
 * answer, its verdict, and the finale. A pure function of two views. Before the stamp it is the same for truth and
 * bluff.
 */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { finaleOf } from "../ending/finale.js";
import { lieOf } from "../call/lie.js";
import { enlarged } from "../overview/overview.js";
import { sceneOf } from "../scene.js";
import { trickOf } from "../question/trick.js";
import type { Beat, Plan } from "./timeline.js";

export type Cue = [name: string, how?: Wall.Sounding];
type Called = View.Shown & { view: View.Game & { challenge: View.Challenge } };

export const DOOR = 0.5; // loudness of one of several tables
const HALF_TURN = 210; // ms until a turning card is seen edge-on
const LAST_HALF_TURN = 830; // the same for the last card, which is lifted first
const STAGE = 5; // the stage is built behind the halves after a fifth of the time until the first card turns
const SHOUTS = 120; // ms after the call
const ROLLS = 900; // ms after the call
const WHIPS = 1_000; // ms before the first turn
const LARGE_PILE = 5; // cards that get an “ooh”
const OOH = 420; // ms after the call
const BETWEEN_WHIPS = 80; // ms between two cards that fly up
const MOST_WHIPS = 6; // cards that make a sound
const STAMPED = 500; // ms for which only the stamp moves, while the outcome is built
const FLIES = 980; // ms from the stamp until the pile flies
const VERDICT_SOUND = 500; // ms after the answer
const STREAK_SOUND = 1_500; // ms after the answer
const TOLD = 1_000; // ms after the answer until the verdict
const LIT = 3_600; // ms for which the question is shown with its answer

/** Return the table whose call is shown, as the list of tables has it. */
function shown(view: Wall.Focused) {
  const table = view.table ?? (view.game ? view.games?.[0]?.table : enlarged(view)?.table);
  return view.games?.find((shown) => shown.table === table);
}

/**
 * Return what only the teacher's wall is sent while cards turn: how long ago the call was, and when each face is shown.
 */
export const aheadOf = (view: Wall.Focused) => shown(view)?.ahead ?? null;

/** Return whether the show is paused. */
export const isHalted = (view: Wall.Focused) => Boolean(shown(view)?.view?.paused);

/** Return what the wall plays when `view` follows `before`. */
export function direct(before: Wall.Focused | null, view: Wall.Focused): Plan<Cue>[] {
  const [was, is] = [before && shown(before), shown(view)];
  const loud = view.game ? 1 : DOOR;
  const tracks = is?.view ? [...callOf(is, loud), ...stampOf(was, is, loud), ...answerOf(was, is, loud)] : [];
  return [
    ...tracks,
    ...litOf(before, view),
    ...finaleOf(before, view),
    ...lieOf(before, view),
    ...trickOf(before, view),
  ];
}

const isCalled = (table: View.Shown | null | undefined): table is Called => Boolean(table?.view?.challenge);

/** Return a beat with a sound, `at` ms after its track began. */
const sound = (at: number, name: string, how: Wall.Sounding = {}): Beat<Cue> => ({ at, cue: [name, how] });
const roll = (at: number, until: number, loud: number) => sound(at, "roll", { long: (until - at) / 1_000, loud });

/** A call: the shout, the flying cards, a drum roll until the first card turns, then each card. */
function callOf(is: View.Shown, loud: number): Plan<Cue>[] {
  if (!isCalled(is)) return [];
  const { called, claim, short, number, pile } = is.view.challenge;
  const id = `call ${is.game} ${number}`;
  if (!is.ahead) return [{ id }];
  const { since, turns, faces } = is.ahead;
  const pace = short ? 0.5 : 1;
  const last = claim.count - 1;
  const begins = faces.map((left, at) => since + left - pace * (at === last ? LAST_HALF_TURN : HALF_TURN));
  const whips = Array.from(
    { length: Math.min(claim.count, MOST_WHIPS) },
    (_, at) => turns + (BETWEEN_WHIPS * at - WHIPS) * pace,
  );
  const beats = [
    { at: 0, name: "call" },
    ...(called ? [sound(SHOUTS * pace, "shout", { loud })] : []),
    ...(pile >= LARGE_PILE ? [sound(OOH * pace, "ooh", { loud })] : []),
    { at: turns / STAGE, name: "stage" },
    roll(ROLLS * pace, turns, loud),
    ...whips.map((at) => sound(at, "flip", { loud })),
    ...begins.map((at, many) => ({ ...sound(at, "flip", { many, loud }), name: `turns ${many}` })),
    ...begins.slice(last).map((at) => roll(at, at + (short ? 450 : 950), loud)), // ends before the face is up
  ];
  return [{ id, since, beats }];
}

/** The stamp and the flight of the pile; then the outcome: its cards, the rest, and finally its size. */
function stampOf(was: View.Shown | null | undefined, is: View.Shown, loud: number): Plan<Cue>[] {
  if (!isCalled(is) || is.view.challenge.honest === null) return [];
  const { honest, called, loser, pile, number } = is.view.challenge;
  const id = `stamp ${is.game} ${number}`;
  const known = isCalled(was) && was.game === is.game && was.view.challenge.number === number;
  const late = loud < 1 && !known && is.view.phase !== "reveal";
  if (!was || late || (known && was.view.challenge.honest !== null)) return [{ id }];
  const behind = known ? ["cards", "outcome", "fits"] : [];
  const beats = [
    sound(0, honest ? "stamp:truth" : "stamp:lie", { loud }),
    ...(pile && (loser !== null || called) ? [sound(FLIES, "whoosh", { many: pile, loud })] : []),
    ...behind.map((name, frames) => ({ at: STAMPED, name, frames })),
  ];
  return [{ id, since: 0, beats }];
}

/** The sound of an answer that was given, or that the teacher has overruled. */
function answerOf(was: View.Shown | null | undefined, is: View.Shown, loud: number): Plan<Cue>[] {
  const question = is.view?.question;
  if (!question?.result) return [];
  const { number, result } = question;
  const id = `answer ${is.game} ${number} ${result.right}`;
  const known = was?.game === is.game && was.view?.question?.number === number ? was.view.question : null;
  if (!was || (loud < 1 && !known) || known?.result?.right === result.right) return [{ id }];
  const verdict = sound(known?.result ? 0 : VERDICT_SOUND, result.right ? "right" : "wrong", { loud });
  const streak = result.row && !known?.result ? [sound(STREAK_SOUND, "streak", { loud })] : [];
  return [{ id, since: 0, beats: [verdict, ...streak] }];
}

/**
 * A question that turns into its answer without a cut: the question stays, the right tile lights up, numbers count and
 * cards move; then the explanation appears.
 */
function litOf(before: Wall.Focused | null, view: Wall.Focused): Plan<Cue>[] {
  const scene = sceneOf(view);
  if (scene.kind !== "answer") return [];
  const { number } = scene.game.question;
  const id = `lit ${view.version[1]} ${number}`;
  const was = before?.version[1] === view.version[1] ? sceneOf(before) : null;
  if (was?.kind !== "question" || was.game.question.number !== number) return [{ id }];
  const beats = Object.entries({ lit: 0, told: TOLD, why: LIT }).map(([name, at]) => ({ at, name }));
  return [{ id, since: 0, beats }];
}
