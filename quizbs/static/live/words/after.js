/**
 * The words of the phone that no phone needs before its first question: they come with phone/later.js. The one place to
 * translate them, together with words/phone.js. Marks as there.
 */
import { capital, cards, inWords, ordinal, signs, stop } from "./common.js";

const people = (count) => (count === 1 ? "1 player" : `${count} players`);

export const explain = {
  theirs: (who, right) => `${capital(who)} answered ${right ? "right" : "wrong"}.`,
  late: (who) => `${capital(who)} gave no answer in time.`,
  why: "Why?",
  also: (texts) => `Also right: ${texts.join(", ")}`,
  overruled: "Your teacher decided this answer.",
  more: "More cards, more tricks.",
  gotIt: "Got it",
  waiting: (ready, all) => `*Got it ${signs.picked}* ${ready} of ${all} ${ready === 1 ? "is" : "are"} ready`,
  clock: "Seconds until it goes on",
};

export const over = {
  youAre: "You are",
  youWin: "You win!",
  of: (all, left) => `of ${all}, with *${left ? cards(left) : "no cards"}* left`,
  first: (all, left) => (left ? `First of ${all}, with *${cards(left)}* left` : `First of ${all}, without a card`),
  tied: (count) => `${people(count)} share this place.`,
  playedFor: "Most of your turns were played for you, so no place this time.",
  list: "Places",
  out: "out first",
  left: (count) => (count ? cards(count) : "no cards"),
  you: (name) => `${name} (you)`,
  knew: (right, asked) => `You answered *${right} of ${asked}* questions right.`,
  next: "Your teacher deals the next round.",
  draw: "The game is over",
};

export const panel = {
  title: "Help",
  close: "Close",
  happened: "What happened",
  nothing: "Nothing yet.",
  questions: "Questions on your cards",
  noQuestions: "Your cards hold no questions.",
  rules: "How it goes",
  replay: "Learn it by playing: one minute, four moments.",
  again: "Practise again",
  look: "Look",
  light: "Light, for sunshine",
  dark: "Dark",
  pile: (count, gone) => `Pile: *${cards(count)}*, face down.${gone ? ` ${capital(cards(gone))} left the game.` : ""}`,
};

export const choose = {
  caught: (who) => stop(`You caught ${who}`),
  honest: "Your claim was true.",
  title: "Pick a question",
  whom: "Who answers?",
  least: "asked least",
  ask: (who) => `Ask ${who} this question`,
  askTap: (who) => `Tap the question for ${who}`,
  askTapOnly: "Tap a question",
  whomTap: "Tap who answers",
  decline: "No question",
  picked: `picked ${signs.picked}`,
  clock: "Seconds left to pick a question",
};

export const discard = {
  title: "Let one card go",
  kicker: "A right guess pays.",
  tap: "Tap the card that leaves the game",
  button: (name) => `Let the ${name} go`,
  clock: "Time to choose; then chance picks",
};

export const classQuestion = {
  strip: "one question for all",
  clock: "Seconds left to answer",
  nothing: "For everybody. No cards at stake.",
  back: "Then the cards go on.",
  leave: "Back to the cards",
  end: "That was the question for all.",
  counted: (right, given) => `*${right} of ${given}* knew it.`,
  next: "Seconds until it goes on",
};

export const classOver = {
  again: "One more short game",
  wait: "The others still play.",
  match: (place, of) => `You are *${ordinal(place)} of ${of}* in the match so far.`,
  knowledge: (right, of) => `Of all questions that you had: *${right} of ${of}* right.`,
};

/** The missed questions once more, for oneself. */
export const retry = {
  start: (count) => (count === 1 ? "Try the one you missed" : `Try the ${inWords(count)} you missed`),
  strip: (at, of) => (of === 1 ? "the one you missed" : `${at} of ${of} you missed`),
  nothing: "Only for you: nothing is counted.",
  results: "Results",
  next: "Next question",
  compare: "Compare",
  typed: "You typed:",
  before: "In the game you said:",
  none: "In the game you gave no answer.",
};

export const away = {
  moved: ["You play on another device now", "This page has stopped. Your seat and your cards are safe."],
  here: "Play here",
  removed: ["Your teacher removed you from this lesson", "Talk to your teacher. Then you can come back."],
  cleared: ["Your seat was cleared", "It may be a mix-up. Join again: your teacher lets you in."],
  given: ["Your teacher gave this seat to another phone", "Play on there. Your cards are safe."],
  closed: ["The lesson is over", "Thank you for playing. You can close this page."],
  unknown: ["This seat is not known here", "The lesson may have ended. Join again with the code on the board."],
  join: "Join a lesson",
  again: { removed: "Try again", cleared: "Join again" },
};
