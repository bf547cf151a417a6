/**
 * The words of the phone that are needed after its first question; they load with phone/later.ts. Marks as in
 * words/phone.ts.
 */
import type * as View from "../protocol.js";
import { capital, cards, gone, inWords, signs, stop } from "./common.js";

const people = (count: number) => (count === 1 ? "1 player" : `${count} players`);

export const explain = {
  comes: "And the answer is…",
  theirs: (who: string, right: boolean) => `${capital(who)} got it ${right ? "right" : "wrong"}.`,
  notYou: "You: not this time.",
  late: (who: string) => `${capital(who)} ran out of time.`,
  why: "Why?",
  whyNot: (letter: string) => `Why not ${letter}?`,
  also: (texts: View.RightAnswer) => `Also right: ${texts.join(", ")}`,
  overruled: "Teacher’s ruling.",
  more: "More cards – more ways to bluff.",
  gotIt: "Got it",
  waiting: (ready: number, all: number) =>
    `*Got it ${signs.picked}* ${ready} of ${all} ${ready === 1 ? "is" : "are"} ready`,
  clock: "Seconds until we carry on",
};

export const over = {
  who: "Who is first?",
  awards: "And now the awards!",
  wins: (names: string[]) => (names.length > 1 ? over.tied(names.length) : `*${names.map(capital)} wins!*`),
  youWin: "You win!",
  yours: "Your award",
  place: (place: string, all: number) => `You came *${place} of ${all}*.`,
  back: "Welcome back!",
  counts: (right: number) => (right === 1 ? "Your *right answer* counts." : `Your *${right} right answers* count.`),
  first: (all: number, left: number) =>
    left ? `1st of ${all} · *${cards(left)}* left` : `1st of ${all} · no cards left`,
  tied: (count: number) => `It’s a tie: ${people(count)}.`,
  playedFor: "A bot played most of your turns, so no place this time.",
  list: "Places",
  out: "all gone!",
  left: (count: number) => (count ? cards(count) : "no cards"),
  you: (name: string) => `${name} (you)`,
  knew: (right: number) => `*${right}* right ${right === 1 ? "answer" : "answers"}.`,
  next: "Your teacher starts the next round.",
  draw: "Well played!",
};

/** The student's own bluffs and calls. It counts no lies, but how often somebody looked honest. */
export const mirror = {
  title: "How you bluff",
  only: "only you see this",
  kinds: { true: "true", unseen: "looked true", found: "seen through" },
  looked: (unseen: number, bluffs: number) =>
    bluffs === 1
      ? `You bluffed once, and ${unseen ? "*looked honest*" : "*it showed*"}.`
      : `When you bluffed, you looked honest *${unseen} of ${bluffs} times*.`,
  honest: "You told the truth *every time*.",
  reader: (who: string, count: number) => `*${capital(who)}* reads you best: ${count} times right.`,
  free: (count: number) =>
    count === 1
      ? "*Once* you had the right card, and bluffed."
      : `*${count} times* you had the right card, and bluffed.`,
  needed: "You only bluffed when you *had to*.",
  challenged: (count: number) =>
    count === 1 ? "*Once* the truth was called." : `*${count} times* the truth was called.`,
  calls: (right: number, calls: number) =>
    calls === 1 ? `Your one call was *${right ? "right" : "wrong"}*.` : `Your calls: *${right} of ${calls}* right.`,
  likely: (count: number) => `Your cards alone say about ${count}.`,
  blind: "You mostly call when you hold *none* of that card. Holding some makes a bluff likelier.",
  holding: "You call when you *hold some* of that card. Smart: a bluff is likelier then.",
};

export const panel = {
  title: "Help",
  close: "Close",
  happened: "What happened",
  nothing: "Nothing yet. Somebody has to start!",
  questions: "Questions on your cards",
  noQuestions: "No questions on your cards right now.",
  rules: "How to play",
  replay: "Learn it by playing. It takes a minute.",
  again: "Practise again",
  look: "Colours",
  light: "Light (for bright rooms)",
  dark: "Dark",
  pile: (count: number, out: number) => `Pile: *${cards(count)}*, face down.${out ? ` ${capital(gone(out))}.` : ""}`,
};

export const choose = {
  caught: (who: string) => stop(`You caught ${who}`),
  honest: "Your claim was true.",
  title: "Pick a question",
  whom: "Who answers?",
  least: "hasn’t been asked much",
  ask: (who: string) => `Ask ${who} this question`,
  askTap: (who: string) => `Pick a question for ${who}`,
  askTapOnly: "Pick a question",
  whomTap: "Pick who answers",
  decline: "Skip the question",
  picked: `picked ${signs.picked}`,
  clock: "Seconds left to pick a question",
};

export const discard = {
  title: "Throw a card away",
  kicker: "Good catch!",
  tap: "Tap a card to throw away",
  button: (name: string) => `Throw away the ${name}`,
  clock: "Choose – or we pick at random",
};

export const classQuestion = {
  strip: "for everyone",
  clock: "Seconds left to answer",
  argue: "*You don’t all agree.* Find somebody with another answer and convince them.",
  thenAgain: "Then everyone votes again.",
  back: "Then back to the cards.",
  leave: "Back to the cards",
  end: "Back to the cards!",
  counted: (right: number, given: number) => `*${right} of ${given}* knew it.`,
  next: "Seconds until we carry on",
};

export const classOver = {
  again: "One more short game",
  wanted: "You want one more!",
  count: (wanted: number, of: number) =>
    `*${wanted} of ${of}* want${wanted === 1 ? "s" : ""} one more. It takes all of you.`,
  wait: "Other tables are still playing.",
  match: (place: string, of: number) => `You’re *${place} of ${of}* overall so far.`,
  knowledge: (right: number) => `Brains: *${right}* right ${right === 1 ? "answer" : "answers"}.`,
};

/** Once all tables are done. */
export const rematch = {
  again: "Again!",
  wanted: "You want a rematch!",
  asks: "Rematch? Your teacher decides.",
  count: (wanted: number, of: number) =>
    wanted === of ? "*Everyone* wants a rematch!" : `*${wanted} of ${of}* want${wanted === 1 ? "s" : ""} a rematch.`,
};

/** The missed questions, tried again in private. */
export const retry = {
  start: (count: number) => (count === 1 ? "Try the one you missed" : `Try the ${inWords(count)} you missed`),
  strip: (at: number, of: number) => (of === 1 ? "the one you missed" : `${at} of ${of} you missed`),
  nothing: "Just for you. It doesn’t count.",
  results: "Results",
  next: "Next question",
  compare: "Compare",
  typed: "You typed:",
  before: "In the game you said:",
  none: "In the game you didn’t answer.",
};

export const away = {
  moved: [
    "Your game is open somewhere else now",
    "In another tab, or on another phone. Your seat and your cards are safe.",
  ],
  here: "Play here",
  removed: ["Your teacher removed you from this lesson", "Talk to your teacher. Then you can come back."],
  cleared: ["Your seat was cleared", "It may be a mix-up. Join again and your teacher will let you in."],
  given: ["Your teacher moved your seat to another phone", "Carry on there. Your cards are safe."],
  closed: ["The lesson is over", "Thanks for playing! You can close this page."],
  unknown: ["We can’t find your seat", "The lesson may have ended. Join again with the code on the board."],
  join: "Join a lesson",
  again: { removed: "Try again", cleared: "Join again" },
};

/** The switches in the help panel. */
export const switches = {
  title: "When somebody calls",
  cards: "Show the cards on my phone",
  read: "On, as questions are read to you.",
  calm: "Less motion",
  buzz: "Vibrate",
};

/** The shortcuts in the help panel (words/phone.ts). */
export const keys = {
  title: "With a keyboard",
  list: [
    "*C* calls, *B* believes, *P* plays the picked cards.",
    "*2* to *9*, *1* for ten, *A J Q K*: go to that card. *Space* picks it.",
    "*A, B, C…* pick an answer. *Enter* presses the green button.",
    "*Tab* and the arrow keys go everywhere.",
  ],
  on: "Letters on",
  off: "Letters off",
};
