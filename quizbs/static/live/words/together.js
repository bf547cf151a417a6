/**
 * The words of the phone for a whole class: finding the table, answering along, a question to all, a freeze, a shared
 * phone, what is easier. The one place to translate them, together with words/phone.js. `who` as in words/common.js.
 */
import { capital, does, quotedName, signs } from "./common.js";

export const seating = {
  find: "Find your table",
  table: "Table",
  order: "Sit in this order",
  starts: "begins",
  here: "sits",
  you: (name) => `${name} (you)`,
  sit: "I sit here",
  sitting: (sat, all) => `*You sit ${signs.right}* ${sat} of ${all} ${sat === 1 ? "is" : "are"} here.`,
  soon: "The cards come when all sit.",
};

export const guest = {
  title: "*You play from the next deal on.*",
  line: (number) => `Table ${number}. Answer along until then: it counts.`,
};

/** The teacher has somebody go to another table. */
export const moved = {
  now: (table) => `Your teacher moved you to table ${table}.`,
  cards: (table) => `A bot plays your cards at table ${table}. You play at the next deal.`,
  back: (table) => `You are back at table ${table}, with your cards.`,
  next: (table) => `After this game you go to table ${table}.`,
};

export const along = {
  sent: (answered, of) => `*Sent ${signs.right}* ${answered} of ${of} ${answered === 1 ? "has" : "have"} answered.`,
  shows: "The answer shows when all have answered.",
  picked: `sent ${signs.picked}`,
  right: "Your answer was right.",
  wrong: "Your answer was not right.",
  none: "You gave no answer.",
  later: "Take your time: nobody waits for you.",
  show: "Show the answer",
};

export const pass = {
  button: "Pass: lay nothing",
  line: "You hold none of these. Lay others and cheat, or pass.",
  may: "Lay cards, or pass.",
};

export const tokens = {
  left: (count) => (count === 1 ? "1 call left" : `${count} calls left`),
  last: "no calls left, but a last card can be called",
  none: "No calls left. You can still believe.",
  row: "You called this player often enough. Let others try.",
};

export const frozen = { title: "Eyes up", line: "Everything stands still. Nothing is lost.", on: "It goes on." };

/** Shortly before the cards stop, and in the last lap. */
export const bell = {
  soon: "The cards stop soon.",
  turns: (turns) => (turns > 1 ? `Last lap: ${turns} more turns.` : "Last lap: the last turn."),
};

export const partners = {
  holds: "holds the phone",
  turn: (name) => `${quotedName(name)}, your turn`,
  pass: (name) => `Pass the phone to *${quotedName(name)}*.`,
  together: (names) =>
    `You share this hand: *${names.map(quotedName).join(", ")}*. The phone goes on after each turn of yours.`,
  share: "Share this phone",
  change: "Who shares this phone",
  shareLine: "Two to four of you, one hand.",
};

export const aloud = { read: "Read it aloud", stop: "Stop reading" };

/** What a screen reader is told by itself. */
export const heard = {
  find: (number, order, first) =>
    `Find your table: table ${number}. Sit in this order: ${order.join(", ")}.${first ? ` ${capital(first)} ${does(first, "begin")}.` : ""}`,
  frozen: (message) => ["Eyes up.", message, frozen.line].filter(Boolean).join(" "),
  asked: (text) => `One question for all: ${text}`,
  too: "You answer too, with nothing at stake.",
  sent: `Sent. ${along.shows}`,
  knew: (right) => (right ? "Your answer was right." : along.wrong),
  holds: (name) => `${quotedName(name)} holds the phone.`,
};
