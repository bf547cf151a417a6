/**
 * The phone's words. The one place to translate them; what the projector says too stands in common.js. No state.
 * Star pairs mark what stands out (emphasis.js). Straight after a name stands a verb. Quotation marks stand only round
 * a rank that need not be true.
 */
import {
  BOT,
  capital,
  cards,
  claimed,
  does,
  falseCards,
  inWords,
  oneOf,
  rankName,
  rankNames,
  ranked,
  signs,
  spoken,
  stop,
  trueCards,
  whose,
} from "./common.js";

/** What the looked-at cards are, as a sentence of its own. */
const wrongOnes = (found, all, rank) => capital(`${falseCards({ found, all, rank })}.`);
const trueOnes = (all, rank) => capital(`${trueCards({ all, rank })}.`);

const people = (count) => (count === 1 ? "1 player" : `${count} players`);
const isAre = (count) => (count === 1 ? "is" : "are");
const laid = (count, rank) => `“${ranked(count, rank)}”`;

export const strip = {
  first: "Dealing you in…",
  pile: (count) => ["pile", count],
  pileHeard: (count) => `Pile: ${cards(count)}, face down.`,
  question: "your question",
  along: "answer along",
  asked: "a question",
  lesson: (code) => `lesson ${code}`,
  hide: "Hide my hand",
  show: "Show my hand",
  help: "Help, and what happened",
  offline: "No connection. Trying again…",
  safe: "Your seat and your cards are safe.",
};

export const seats = {
  label: "Seats, in playing order",
  others: (count) => `And ${people(count)} more.`,
  you: "You",
  seat: (name, count, { turn, next, last, autoplay, away, bot = false }) =>
    [
      `${name}${bot ? `, ${BOT}` : ""}: ${cards(count)}.`,
      turn && "On turn.",
      next && !turn && "Lays next.",
      last && "Has laid the last card.",
      autoplay && "A bot plays.",
      away && !autoplay && "Not connected just now.",
    ]
      .filter(Boolean)
      .join(" "),
};

/** Marks of choices. */
export const marks = { yours: `${signs.wrong} yours`, right: `${signs.right} right` };

export const hand = {
  questions: "Your questions",
  title: (count) => `Your hand, ${cards(count)}`,
  empty: "You hold no card.",
  picked: (name) => `${name}, picked`,
  cannot: (name) => `${name}, cannot be laid now`,
  hiddenTitle: "Your hand lies face down",
  hidden: (count, mayCall) =>
    `Neighbours cannot see your ${cards(count)}.${mayCall ? " You can still call or believe." : ""}`,
  holds: (count, rank) => (count ? `You hold *${claimed(count, rank)}*` : `You hold *no ${rankNames(rank)}*`),
  question: "Question on this card",
  more: "more: scroll",
  pickedNow: (names, honest) =>
    names.length
      ? `Picked: ${names.join(", ")}.${honest === null ? "" : ` ${honest ? "Honest." : "A cheat."}`}`
      : "Nothing picked.",
};

export const turn = {
  yours: "Your turn",
  sayAloud: "Your turn. Say it aloud:",
  orLay: (who, count, rank) => `${who} says *${claimed(count, rank)}*.`,
  callOr: "Call it, or",
  lay: "lay",
  any: "any card",
  face: "face up",
  theirs: (who) => `${whose(who)} turn`,
  lays: "lays",
  opens: "opens",
  clock: "Seconds left to lay cards",
  tap: (least, most) => (least === most ? `Tap ${cards(least)}` : `Tap ${least} to ${cards(most)}`),
  more: (count) => `Tap ${count} more`,
  back: (most) => `At most ${cards(most)}: put one back`,
  play: (count, rank) => `Play ${count} as ${laid(count, rank)}`,
  playAnyway: (count, rank) => `Play ${count} as ${laid(count, rank)} anyway`,
  open: (name) => `Open with the ${name}`,
  showHand: "Show my hand",
  armed: "Ready to send",
  armedWhy: "It goes by itself unless somebody calls.",
  armedIn: (count) => `It goes by itself in ${count} s unless somebody calls.`,
  takeBack: "Take it back",
  sending: (what) => `${what} ${signs.picked}`,
  waiting: "*Waiting to send.* Your cards stay yours until it has arrived.",
  secret: (honest) => `Only you see this: *${honest ? "honest" : "a cheat"}*.`,
  odd: (face, rank) => `${face} is no ${rankName(rank)}.`,
  allowed: "That is allowed.",
  allTrue: trueOnes,
  lastCards: "Your last cards: if they stand, you win.",
  lastCard: "Your last card: if it stands, you win.",
  over: (count, rank, usual) =>
    `*${capital(spoken(count, rank))}?* There are only ${usual}. This is sure to be called.`,
  none: (rank, clock) =>
    `*No ${rankNames(rank)}?* Lay any card and say ${rankNames(rank)}.${clock ? "" : " No clock in this first round."}`,
  some: (count, rank) =>
    `You hold *${claimed(count, rank)}*. Lay ${count === 1 ? "it" : "them"}, or other cards: nobody sees which.`,
  must: {
    any: (count, rank) => `You hold *${claimed(count, rank)}*: lay ${count === 1 ? "it" : "one or more of them"}.`,
    all: (count, rank) =>
      `You hold *${claimed(count, rank)}*: lay ${count === 1 ? "it" : count === 2 ? "both" : "all of them"}.`,
    bluff: (count, rank, least, most) =>
      `You hold *no ${rankNames(rank)}*: lay any ${least === most ? cards(least) : `${least} to ${cards(most)}`} and say ${rankNames(rank)}.`,
  },
  opening: "This card lies face up. The next player lays the rank above it.",
  mustTap: (rank) => `You hold ${rankNames(rank)}, so only they can be laid.`,
  notNow: "This card cannot be laid now.",
  ahead: (steps, rank) =>
    steps === 1 ? `You are next: *${rankNames(rank)}*` : `In ${steps} turns you lay *${rankNames(rank)}*`,
  plan: "Tap cards to plan.",
};

export const claim = {
  says: (who, autoplay) => (autoplay ? `${who} says, by itself` : `${who} says`),
  youSaid: "You said",
  last: (who, count) =>
    `${capital(whose(who))} last ${count === 1 ? "card" : "cards"}. ${who === "you" ? "You said" : `${capital(who)} says`}`,
  wins: (who) => `If nobody calls it, *${who} ${does(who, "win")}*.`,
  believe: "I believe it",
  callLabel: (word, who, count, rank) => `${stop(word)} Call ${whose(who)} ${claimed(count, rank)}`,
  believeLabel: (who, count, rank) => `I believe ${whose(who)} ${claimed(count, rank)}`,
  /** Nothing for none: where calls are quiet nobody is told who believes. */
  believers: (count, all) => (count ? `${count} of ${all} ${count === 1 ? "believes" : "believe"}` : ""),
  until: (who) => `Open until ${who} ${does(who, "lay")}`,
  untilClock: "Open for",
  clock: "Seconds in which this claim can be called",
  cardsDown: (count) => `${cards(count)}, face down`,
  believed: "You believe it",
  then: (who, rank) => `${capital(who)} ${does(who, "lay")} *${rankNames(rank)}* next.`,
  nobody: "Nobody has called yet.",
  tapped: (word) => `“${word}” tapped ${signs.picked}`,
  believedTapped: `“I believe it” tapped ${signs.picked}`,
  waiting: "*Waiting to send.* It counts only if this claim is still open.",
  sent: "On its way…",
};

export const reveal = {
  letsGo: (who) => `*${capital(who)} ${does(who, "let")} one card leave the game*`,
  caught: (caller, claimant, count, rank, wrong) =>
    `${capital(caller)} called ${whose(claimant)} *${count} ${laid(count, rank)}*. ${wrongOnes(wrong, count, rank)}`,
  honest: (caller, claimant, count, rank) =>
    `${capital(caller)} called ${whose(claimant)} *${claimed(count, rank)}*. ${trueOnes(count, rank)}`,
  shownHonest: (claimant, count, rank) =>
    `${capital(whose(claimant))} last *${claimed(count, rank)}*. ${trueOnes(count, rank)}`,
  shownCheat: (claimant, count, rank, wrong) =>
    `Nobody called it, but the last card must be honest. ${wrongOnes(wrong, count, rank)}`,
  praise: { caller: "Well spotted!", claimant: "Nerves of steel!" },
  comfort: { caller: "Brave try!", claimant: "Good try. It happens to the best." },
  cards: "The cards that were laid",
  card: (name, isTrue, rank) => `${name}: ${isTrue ? "true" : `not ${oneOf(rank)}`}`,
  pile: (count, who) =>
    `The pile has *${cards(count)}*. ${who === "you" ? "Your" : "The"} answer decides how many ${who} ${does(who, "take")}:`,
  pileOnly: (count) => `The pile has *${cards(count)}*.`,
  picks: (asker, answerer) =>
    `*${capital(asker)} ${does(asker, "pick")} ${answerer === "you" ? "your question" : "a question"}*`,
  picksFor: (asker, answerer) => `*${capital(asker)} ${does(asker, "pick")} a question for ${answerer}*`,
  from: (count) => (count === 1 ? "from this card" : `from these ${inWords(count)} cards`),
  next: (who, rank) => `Next: *${who} ${does(who, "lay")} ${rankNames(rank)}*`,
  goesOn: "It goes on in a moment",
  look: "Look at the cards.",
  down: "A card that lies face down",
  word: (callWord) => `“${callWord}”`,
  last: "The last card!",
  calls: (caller, claimant, count, rank) =>
    `${capital(caller)} ${does(caller, "call")} ${whose(claimant)} *${count} ${laid(count, rank)}*.`,
  shows: (claimant, count, rank) =>
    `Nobody called it, and now ${whose(claimant)} *${laid(count, rank)}* ${isAre(count)} shown.`,
  discards: (who) => `*${capital(who)}* may let one card leave the game.`,
  clock: "Seconds until it goes on",
};

export const stakes = {
  right: "Right:",
  wrong: "Wrong:",
  take: (count) => (count === 0 ? "take none" : `take ${count}`),
  same: (count) => `Right or wrong, ${cards(count)} to take: only knowledge counts.`,
  nothing: "Nothing at stake",
  forOther: (who, right, wrong) => `Right: ${who} ${does(who, "take")} ${cards(right)}. Wrong: ${wrong}.`,
};

export const answer = {
  from: (name) => `Question from the ${name}`,
  clock: "Seconds left to answer",
  choices: "Answers",
  several: "Several are right: pick all of them.",
  tap: "Tap an answer",
  tapAll: "Tap all that are right",
  type: "Type your answer",
  typed: "Your answer",
  button: (letters, text) => [
    `Answer ${letters.length > 1 ? `${letters.slice(0, -1).join(", ")} and ${letters.at(-1)}` : letters[0]}`,
    text,
  ],
  buttonTyped: "Send this answer",
  sent: `Answer sent ${signs.picked}`,
  kept: "Your answer is kept",
  waiting: "*Waiting to send.* It counts if the time has not run out.",
  along: (who) => `Nothing at stake: *${who}* ${does(who, "answer")} for cards.`,
  watch: (who) => `*${capital(who)} ${does(who, "answer")}*`,
  watchTyped: "The answer is typed.",
};

const howToLay = {
  free: "Lay cards *face down* and say that rank. True or not: nobody sees.",
  any: "Who holds it lays it, *face down*. Who does not lays any card and says that rank.",
  all: "Who holds it lays all of it, *face down*. Who does not lays any card and says that rank.",
};

export const lobby = {
  in: "You are in",
  kicker: (code) => `Lesson ${code}`,
  here: (count) => `${people(count)} so far`,
  played: (preset, bank) => [preset, bank].filter(Boolean).join(" · "),
  how: "How it goes",
  /** `truth` as in the lesson's view: must who holds the rank lay it? */
  steps: (word, questions, truth) =>
    [
      "Get rid of all your cards. *First one out wins.*",
      `Each turn has a rank. ${howToLay[truth]}`,
      `You think it is a cheat? Tap *${stop(word)}* Wrong guess: the pile is yours. Right guess: the cheat takes it.`,
      questions && "Then comes a *question*. A right answer can save you cards.",
    ].filter(Boolean),
  wait: "*Your teacher deals the cards.*",
  waitMore: "Keep this page open.",
  late: "A game is running",
  lateMore: "You play from the next round on. Your name is on the list.",
  you: "you",
};

/** The keys of controls, and what the help panel says of them. No key may be a rank's sign (A, 2 to 9, T, J, Q, K). */
export const keys = {
  go: "Enter",
  call: "C",
  believe: "B",
  play: "P",
  title: "With a keyboard",
  list: [
    "*C* calls, *B* believes, *P* plays the picked cards.",
    "*2* to *9*, *1* for ten, *A J Q K*: go to that card. *Space* picks it.",
    "*A, B, C…* pick an answer. *Enter* presses the green button.",
    "*Tab* and arrows lead everywhere.",
  ],
  on: "Letters on",
  off: "Letters off",
};

export const paused = {
  title: "*Paused.* Your teacher has stopped the clock.",
  short: "paused",
};

/** What a screen reader is told by itself. */
export const heard = {
  yourTurn: (rank, held) =>
    `Your turn: lay ${rankNames(rank)}. You hold ${held ? claimed(held, rank) : `no ${rankNames(rank)}`}.`,
  yourTurnOpen: "Your turn: lay one card face up.",
  lost: "No connection. Trying again. Your seat and your cards are safe.",
  back: "Connected again.",
  cards: (names) => `The cards: ${names.join("; ")}.`,
  pick: "Pick a question.",
  question: (text) => `Your question: ${text}`,
  theirQuestion: (who, text) => `${capital(who)} must answer: ${text}`,
  right: (text) => `The right answer: ${text}.`,
  paused: "The game is paused.",
  resumed: "The game goes on.",
  discard: "Pick a card to let go.",
  joined: (names) => `${names.join(", ")} joined.`,
  claim: (who, count, rank) => `${capital(who)} ${does(who, "say")} ${claimed(count, rank)}.`,
};
