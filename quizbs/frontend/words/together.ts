/**
 * The words of the phone for a whole class: finding the table, answering along, class questions, a freeze, shared
 * phones, accommodations.
 */
import type * as View from "../protocol.js";
import { capital, does, signs } from "./common.js";
import { quotedName } from "./people.js";

export const seating = {
  find: "Find your table",
  table: "Table",
  order: "Sit in this order",
  starts: "goes first",
  here: "here",
  you: (name: string) => `${name} (you)`,
  sit: "I’m here",
  sitting: (sat: number, all: number) => `*You’re here ${signs.right}* ${sat} of ${all} so far.`,
  soon: "We deal as soon as everyone has sat down.",
};

export const guest = {
  title: "*You’re in from the next deal.*",
  line: (number: number) => `Table\u00a0${number}. Until then, answer the questions – they count!`,
};

/** When the teacher moves a student to another table. */
export const moved = {
  now: (table: View.TableNumber) => `Your teacher moved you to table\u00a0${table}.`,
  cards: (table: View.TableNumber) => `A bot plays your cards at table\u00a0${table}. You’re in from the next deal.`,
  back: (table: View.TableNumber) => `You’re back at table\u00a0${table}, with your cards.`,
  next: (table: View.TableNumber) => `After this game, go to table\u00a0${table}.`,
};

export const along = {
  sent: (answered: number, of: number) =>
    `*Sent ${signs.right}* ${answered} of ${of} ${answered === 1 ? "has" : "have"} answered.`,
  shows: "Waiting for everyone…",
  picked: `sent ${signs.picked}`,
  right: "You got it right!",
  wrong: "Not this one.",
  none: "You didn’t answer.",
  later: "No rush – the game carries on.",
  show: "Show the answer",
};

export const pass = {
  button: "Pass: play nothing",
  line: "You have none. Bluff – or pass.",
  may: "Play cards, or pass.",
};

export const tokens = {
  left: (count: number) => (count === 1 ? "1 call left" : `${count} calls left`),
  last: "no calls left – but you can call a last card",
  none: "No calls left. You can still believe.",
  row: "You’ve called this player enough. Let others have a go.",
};

export const frozen = { title: "Eyes up", line: "Everything is paused. Nothing is lost.", on: "Back to the game!" };

/** Shortly before the game stops, and in the last lap. */
export const bell = {
  soon: "Last lap soon!",
  turns: (turns: number) => (turns > 1 ? `Last lap! ${turns} turns to go.` : "Last lap! This is the last turn."),
};

export const partners = {
  holds: "has the phone",
  turn: (name: string) => `${quotedName(name)}, your turn`,
  pass: (name: string) => `Pass the phone to *${quotedName(name)}*.`,
  together: (names: string[]) =>
    `You share this hand: *${names.map(quotedName).join(", ")}*. Pass the phone on after each turn.`,
  share: "Share this phone",
  change: "Change who shares this phone",
  shareLine: "Sharing a phone? Up to 4 of you, one hand.",
};

export const aloud = { read: "Read it aloud", stop: "Stop reading" };

/** Announcements for screen readers. */
export const heard = {
  find: (number: number, order: string[], first: string) =>
    `Find your table: table ${number}. Sit in this order: ${order.join(", ")}.${first ? ` ${capital(first)} ${does(first, "go")} first.` : ""}`,
  frozen: (message: string) => ["Eyes up.", message, frozen.line].filter(Boolean).join(" "),
  asked: (text: string) => `Question for everyone: ${text}`,
  argue: "You don’t all agree. Find somebody with another answer and convince them. Then everyone votes again.",
  too: "You answer too.",
  sent: `Sent. ${along.shows}`,
  knew: (right: boolean) => (right ? along.right : along.wrong),
  holds: (name: string) => `${quotedName(name)} has the phone.`,
};
