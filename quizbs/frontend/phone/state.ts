/** The state of the phone, and how a newer view changes it. No network and no drawing. */
import type * as View from "../protocol.js";
import type * as Phone from "./types.js";
import { clockFrom } from "../ui/clock.js";
import * as words from "words:phone";
import { draftOf, dropDrafts, keptLeft, pickedOf } from "./draft.js";
import { remember } from "./ending/missed.js";
import { changedTables } from "./device/speak.js";

/** Return the state of a phone that has just opened the page; `Phone.State` documents the fields. */
export const freshState = (): Phone.State => ({
  lessonCode: "",
  line: "on",
  trouble: "",
  pendingActs: [],
  connected: null,
  away: null,
  picked: new Set(),
  focusedCard: null,
  questionCard: null,
  choices: [],
  typed: "",
  drafts: new Map(),
  leftAt: null,
  aloudText: "",
  askCard: null,
  answerer: null,
  discardCard: null,
  seenGame: "",
  seenQuestions: new Map(),
  retry: null,
  wallShowsSince: 0,
  endShownAt: 0,
  awardsShownAt: 0,
  delayedNews: [],
  handHidden: false,
  helpOpen: false,
  theme: "dark",
  room: "",
  mayVibrate: true,
  letterKeys: true,
  practice: null,
  armedPlay: null,
  replacingClaim: null,
  hint: "",
  pendingRefusal: "",
  clock: null,
  playDelay: null,
  classClock: null,
});

/** Return a key for the moment of the game; hints are cleared when it changes. */
export const moment = (game: View.Game | null | undefined) =>
  game &&
  [game.phase, game.turn_number, game.claim?.number, game.challenge?.number, game.question?.number, game.turn].join();

/** Return a key for the open question, "" for none. A class question covers the table's own. */
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

/** Return the same key for the tab's storage, which may hold other lessons. */
export const draftName = (view: View.Phone) => (asked(view) ? `${view.lesson.code} ${asked(view)}` : "");

/** Return a key for the hand of this game. */
export const handName = ({ lesson, version }: View.Phone) => `${lesson.code} ${lesson.round} ${version[1]}`;

/** Return a sentence if autoplay has played since the student left the page; "" otherwise, and after the next tap. */
function playedFor({ leftAt }: Phone.State, view: View.Phone) {
  const turns = leftAt?.hand === handName(view) ? (view.game?.you?.played_for ?? 0) - leftAt.played : 0;
  return turns > 0 ? words.turnPlayedFor({ count: turns }) : "";
}

/** Return how much is over: 2 for all tables, 1 for this one, 0 for none. */
const over = ({ game, lesson }: View.Phone) => (game?.phase === "over" ? (lesson.standings ? 2 : 1) : 0);

/** Update `state`, in place, for a newer view. */
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
    state.wallShowsSince = now;
  state.clock = clockFrom(game?.clock ?? undefined, game?.paused, now);
  state.classClock = clockFrom((view.lesson.trick ?? view.lesson.class_question)?.clock ?? {}, false, now);
  if (game?.you?.clock) state.clock = clockFrom({ ...game.you.clock, of: game.you.clock.of ?? 0 }, game.paused, now); // the student has more time
  state.playDelay = game?.wait ? clockFrom({ left: game.wait, of: game.wait }, game.paused, now) : null;
  if (moment(game) !== moment(old)) state.hint = state.pendingRefusal = "";
  if (!before) state.leftAt = keptLeft();
  state.hint = (before && changedTables(view.you, before.you)) || playedFor(state, view) || state.hint;

  const mine = new Set((game?.you?.hand ?? []).map((card) => card.id));
  const picked = before ? state.picked : pickedOf(handName(view));
  state.picked = new Set([...picked].filter((id) => mine.has(id)));
  if (can.play && can.play.turn !== old?.you?.can?.play?.turn) {
    state.focusedCard = null; // Tab goes to the first card that fits
    // Of cards picked ahead, keep those that may be played.
    const may = new Set(can.play.cards);
    state.picked = new Set([...state.picked].filter((id) => may.has(id)));
  }
  if (state.armedPlay && can.play?.turn !== state.armedPlay.turn && !game?.paused) state.armedPlay = null;

  const claim = can.call ?? null;
  const oldClaim = old?.you?.can?.call ?? null;
  state.replacingClaim = claim !== null && oldClaim !== null && claim !== oldClaim ? claim : null;

  if (!before || asked(view) !== asked(before)) {
    state.drafts.set(asked(before), { choices: state.choices, typed: state.typed });
    Object.assign(state, draftOf(draftName(view)), state.drafts.get(asked(view)));
    if (!asked(view)) {
      state.drafts.clear();
      dropDrafts();
    }
  }
  if (game?.challenge?.number !== old?.challenge?.number) state.askCard = state.answerer = state.discardCard = null;
  if (can.ask && state.askCard === null && can.ask.cards.length === 1) state.askCard = can.ask.cards[0].card;
  if (!can.discard) state.discardCard = null;
}
