/**
 * What only this phone knows: picked cards, a typed answer, its clocks, the hidden hand, an armed play. `arrive`
 * carries it over from one view to the next. No network and no drawing.
 */
import type * as View from "../protocol.js";
import type * as Phone from "./types.js";
import { clockFrom } from "../ui/clock.js";
import { turn } from "../words/phone.js";
import { draftOf, dropDrafts, keptLeft, pickedOf } from "./draft.js";
import { remember } from "./missed.js";
import { changedTables } from "./speak.js";

export const freshState = (): Phone.State => ({
  lesson: "", // its code
  line: "on", // "on" | "off"
  trouble: "", // why the server can save nothing just now
  waiting: [], // acts without an answer: {act, sent}
  here: null, // seats that are connected, a Set; null: not known
  away: null, // "moved" | "removed" | "closed" | "unknown"
  picked: new Set(), // ids of own cards
  stop: null, // id of the card that had the focus last
  reading: null, // id of the card whose question is shown
  choices: [], // picked choices of the question
  typed: "",
  drafts: new Map(), // what was picked and typed for questions that another one has covered
  left: null, // the hand, and the turns played for me, when this page was last left; null once it is touched again
  aloud: "", // the text that is being read aloud
  card: null, // index of the challenged card whose question I want to ask
  answerer: null, // seat that I want to ask
  discard: null, // id of the card to throw away
  game: "", // the table whose questions are remembered
  met: new Map(), // those questions with the own answers, by their text (missed.ts)
  retry: null, // the missed ones are tried again: {list, at, given, right}
  upSince: 0, // when this phone received what a wall shows first, an answer or the end, until it shows that too
  shownAt: 0, // when the wall has shown all of the end
  praisedAt: 0, // when the first award can be read on the wall
  unsaid: [], // what a screen reader says of it then
  hidden: false,
  panel: false,
  theme: "dark",
  room: "",
  buzz: true, // whether the phone may vibrate
  keys: true, // whether letters and digits press what names them
  practice: null, // the tutorial: {step, picked, choice, hint}; false: over for this phone
  armed: null, // {turn, cards}: goes when the shortest window is over
  fresh: null, // number of a claim that came into the place of another just now: too soon for a meant tap
  hint: "", // one sentence in the dock, until the next tap or moment
  refused: "", // the code of a refusal whose words are on their way
  clock: null,
  wait: null,
  bell: null,
  classClock: null, // of the question to the whole class
});

/** What makes a moment: when it changes, hints go. */
export const moment = (game: View.Game | null | undefined) =>
  game &&
  [game.phase, game.turn_number, game.claim?.number, game.challenge?.number, game.question?.number, game.turn].join();

/** A name for the open question, "" for none; one for everyone covers that of the table. */
export function asked(view: View.Phone | null | undefined) {
  const { class_question: all, trick } = view?.lesson ?? {};
  const question = view?.game?.question;
  if (trick) return `trick ${trick.number} ${trick.phase}`;
  return all
    ? `class ${all.number}${all.again ? " again" : ""}`
    : question
      ? `${view.version[1]} ${question.number}`
      : "";
}

/** The same for the tab, which may see another lesson. */
export const draftName = (view: View.Phone) => (asked(view) ? `${view.lesson.code} ${asked(view)}` : "");

/** A name for the own hand: that of this game. */
export const handName = ({ lesson, version }: View.Phone) => `${lesson.code} ${lesson.round} ${version[1]}`;

/** What has been played for me since I left this page, until I touch it again; "" for nothing. */
function playedFor({ left }: Phone.State, view: View.Phone) {
  const turns = left?.hand === handName(view) ? (view.game?.you?.played_for ?? 0) - left.played : 0;
  return turns > 0 ? turn.playedFor(turns) : "";
}

/** How far it is over: at the own table, or everywhere. */
const over = ({ game, lesson }: View.Phone) => (game?.phase === "over" ? (lesson.standings ? 2 : 1) : 0);

/** Carry `state` over to a newer view; it is changed in place. */
export function arrive(
  state: Phone.State,
  view: View.Phone,
  before: View.Phone | null,
  now: number = performance.now(),
) {
  const { game } = view;
  const can: View.Can = game?.you?.can ?? {};
  const old = before?.game ?? null;
  remember(state, view);
  if (game?.phase !== "over") state.retry = null;
  if (old && (over(view) > (before ? over(before) : 0) || (game?.question?.result && !old.question?.result)))
    state.upSince = now;
  state.clock = clockFrom(game?.clock ?? undefined, game?.paused, now);
  state.bell = clockFrom(view.lesson.bell ?? {}, false, now);
  state.classClock = clockFrom((view.lesson.trick ?? view.lesson.class_question)?.clock ?? {}, false, now);
  if (game?.you?.clock) state.clock = clockFrom({ ...game.you.clock, of: game.you.clock.of ?? 0 }, game.paused, now); // an own clock, with more time
  state.wait = game?.wait ? clockFrom({ left: game.wait, of: game.wait }, game.paused, now) : null;
  if (moment(game) !== moment(old)) state.hint = state.refused = "";
  if (!before) state.left = keptLeft();
  state.hint = (before && changedTables(view.you, before.you)) || playedFor(state, view) || state.hint;

  const mine = new Set((game?.you?.hand ?? []).map((card) => card.id));
  const picked = before ? state.picked : pickedOf(handName(view));
  state.picked = new Set([...picked].filter((id) => mine.has(id)));
  if (can.play && can.play.turn !== old?.you?.can?.play?.turn) {
    state.stop = null; // Tab comes to the first card that fits
    // Planned ahead: keep what may be played.
    const may = new Set(can.play.cards);
    state.picked = new Set([...state.picked].filter((id) => may.has(id)));
  }
  if (state.armed && can.play?.turn !== state.armed.turn && !game?.paused) state.armed = null;

  const claim = can.call ?? null;
  const oldClaim = old?.you?.can?.call ?? null;
  state.fresh = claim !== null && oldClaim !== null && claim !== oldClaim ? claim : null;

  if (!before || asked(view) !== asked(before)) {
    state.drafts.set(asked(before), { choices: state.choices, typed: state.typed });
    Object.assign(state, draftOf(draftName(view)), state.drafts.get(asked(view)));
    if (!asked(view)) {
      state.drafts.clear();
      dropDrafts();
    }
  }
  if (game?.challenge?.number !== old?.challenge?.number)
    Object.assign(state, { card: null, answerer: null, discard: null });
  if (can.ask && state.card === null && can.ask.cards.length === 1) state.card = can.ask.cards[0].card;
  if (!can.discard) state.discard = null;
}
