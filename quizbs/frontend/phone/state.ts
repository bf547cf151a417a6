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
function playedFor({ leftAt }: Phone.State, view: View.Phone) {
  const turns = leftAt?.hand === handName(view) ? (view.game?.you?.played_for ?? 0) - leftAt.played : 0;
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
    state.wallShowsSince = now;
  state.clock = clockFrom(game?.clock ?? undefined, game?.paused, now);
  state.classClock = clockFrom((view.lesson.trick ?? view.lesson.class_question)?.clock ?? {}, false, now);
  if (game?.you?.clock) state.clock = clockFrom({ ...game.you.clock, of: game.you.clock.of ?? 0 }, game.paused, now); // an own clock, with more time
  state.playDelay = game?.wait ? clockFrom({ left: game.wait, of: game.wait }, game.paused, now) : null;
  if (moment(game) !== moment(old)) state.hint = state.pendingRefusal = "";
  if (!before) state.leftAt = keptLeft();
  state.hint = (before && changedTables(view.you, before.you)) || playedFor(state, view) || state.hint;

  const mine = new Set((game?.you?.hand ?? []).map((card) => card.id));
  const picked = before ? state.picked : pickedOf(handName(view));
  state.picked = new Set([...picked].filter((id) => mine.has(id)));
  if (can.play && can.play.turn !== old?.you?.can?.play?.turn) {
    state.focusedCard = null; // Tab comes to the first card that fits
    // Planned ahead: keep what may be played.
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
