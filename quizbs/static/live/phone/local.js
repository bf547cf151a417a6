/**
 * What only this phone knows: picked cards, a typed answer, its clocks, the hidden hand, an armed play. `arrive`
 * carries it over from one view to the next. No network and no drawing.
 */
import { clockFrom } from "../clock.js";

/** @type {() => Record<string, any>} */
export const freshLocal = () => ({
  line: "on", // "on" | "off"
  waiting: [], // acts without an answer: {act, sent}
  here: null, // seats that are connected, a Set; null: not known
  away: null, // "moved" | "removed" | "closed" | "unknown"
  picked: new Set(), // ids of own cards
  stop: null, // id of the card that had the focus last
  reading: null, // id of the card whose question is shown
  choices: [], // picked choices of the question
  typed: "",
  card: null, // index of the challenged card whose question I want to ask
  answerer: null, // seat that I want to ask
  discard: null, // id of the card that shall leave
  hidden: false,
  panel: false,
  theme: "dark",
  practice: null, // the tutorial: {step, picked, choice, hint}; false: over for this phone
  armed: null, // {turn, cards}: goes when the shortest window is over
  fresh: null, // number of a claim that came into the place of another just now: too soon for a meant tap
  hint: "", // one sentence in the dock, until the next tap or moment
  clock: null,
  wait: null,
});

/** What makes a moment: when it changes, hints go. */
const moment = (table) => table && [table.phase, table.turn_number, table.claim?.number, table.challenge?.number, table.question?.number, table.turn].join();

/** Carry `local` over to a newer view; it is changed in place. */
export function arrive(local, view, before, now = performance.now()) {
  const { table } = view;
  const can = table?.you?.can ?? {};
  const old = before?.table ?? null;
  local.clock = clockFrom(table?.clock ?? undefined, table?.paused, now);
  local.wait = table?.wait ? clockFrom({ left: table.wait, of: table.wait }, table.paused, now) : null;
  if (moment(table) !== moment(old)) local.hint = "";

  const mine = new Set((table?.you?.hand ?? []).map((card) => card.id));
  local.picked = new Set([...local.picked].filter((id) => mine.has(id)));
  if (can.play && can.play.turn !== old?.you?.can?.play?.turn) {
    // Planned ahead: keep what may be laid.
    const may = new Set(can.play.cards);
    local.picked = new Set([...local.picked].filter((id) => may.has(id)));
  }
  if (local.armed && can.play?.turn !== local.armed.turn && !table?.paused) local.armed = null;

  const claim = can.call ?? null;
  const oldClaim = old?.you?.can?.call ?? null;
  local.fresh = claim !== null && oldClaim !== null && claim !== oldClaim ? claim : null;

  if (table?.question?.number !== old?.question?.number) Object.assign(local, { choices: [], typed: "" });
  if (table?.challenge?.number !== old?.challenge?.number) Object.assign(local, { card: null, answerer: null, discard: null });
  if (can.ask && local.card === null && can.ask.cards.length === 1) local.card = can.ask.cards[0].card;
  if (!can.discard) local.discard = null;
}
