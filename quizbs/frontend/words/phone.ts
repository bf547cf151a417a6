/**
 * The words of the phone; what other screens say too is in common.ts. Star pairs mark emphasis (emphasis.ts). A name is
 * followed by its verb. Only a rank that may be a lie is in quotation marks.
 */
import type * as View from "../protocol.js";
import {
  BOT,
  capital,
  cards,
  claimed,
  does,
  inWords,
  oneOf,
  rankName,
  rankNames,
  ranked,
  signs,
  spoken,
  stop,
  whose,
} from "./common.js";
import { falseCards, trueCards } from "./cards.js";

/** What the revealed cards are, as a sentence. */
const wrongOnes = (found: number, all: number, rank: View.Rank) => capital(`${falseCards({ found, all, rank })}.`);
const trueOnes = (all: number, rank: View.Rank) => capital(`${trueCards({ all, rank })}.`);

const people = (count: number) => (count === 1 ? "1 player" : `${count} players`);
/** "1 card", "1 or 2 cards", "1 to 4 cards". */
const from = (least: number, most: number) =>
  `${least === most ? "" : `${least} ${most - least === 1 ? "or" : "to"} `}${cards(most)}`;
const said = (count: number, rank: View.Rank) => `“${ranked(count, rank)}”`;

export const strip = {
  first: "Dealing you in…",
  older: "This page is too old. Close it, then scan the code again.",
  pile: (count: number) => ["pile", count],
  pileHeard: (count: number) => `Pile: ${cards(count)}, face down.`,
  question: "your question",
  along: "everyone answers",
  asked: "a question",
  lesson: (code: string) => `lesson ${code}`,
  hide: "Hide my hand",
  show: "Show my hand",
  help: "Help, and what happened",
  offline: "No connection. Trying again…",
  safe: "Your seat and your cards are safe.",
};

type Seated = "turn" | "next" | "last" | "autoplay" | "away" | "bot";

export const seats = {
  label: "Seats, in playing order",
  others: (count: number) => `And ${people(count)} more.`,
  you: "You",
  seat: (name: string, count: number, { turn, next, last, autoplay, away, bot }: Record<Seated, boolean>) =>
    [
      `${name}${bot ? `, ${BOT}` : ""}: ${cards(count)}.`,
      turn && "Playing now.",
      next && !turn && "Plays next.",
      last && "Played the last card.",
      autoplay && "A bot is playing.",
      away && !autoplay && "Not connected.",
    ]
      .filter(Boolean)
      .join(" "),
};

/** Marks of choices. */
export const marks = { yours: `${signs.wrong} yours`, right: `${signs.right} right` };

export const hand = {
  questions: "Your questions",
  title: (count: number) => `Your hand, ${cards(count)}`,
  empty: "You have no cards.",
  picked: (name: string) => `${name}, picked`,
  cannot: (name: string) => `${name}, can’t be played now`,
  hiddenTitle: "Your hand is hidden",
  hidden: (count: number, mayCall: boolean) =>
    `Nobody can peek at your ${cards(count)}.${mayCall ? " You can still call or believe." : ""}`,
  holds: (count: number, rank: View.Rank) =>
    count ? `You have *${claimed(count, rank)}*` : `You have *no ${rankNames(rank)}*`,
  question: "This card’s question",
  more: "more below",
  pickedNow: (names: string[], honest: boolean | null) =>
    names.length
      ? `Picked: ${names.join(", ")}.${honest === null ? "" : ` ${honest ? "Honest." : "A bluff."}`}`
      : "Nothing picked.",
};

export const turn = {
  yours: "Your turn",
  sayAloud: "Your turn. Say it out loud:",
  orLay: (who: string, count: number, rank: View.Rank) => `${who} says *${claimed(count, rank)}*.`,
  callOr: "Call it, or",
  lay: "play",
  any: "any card",
  face: "face up",
  theirs: (who: string) => `${whose(who)} turn`,
  lays: "plays",
  opens: "starts",
  spins: "The bottle decides:",
  who: "Who goes first?",
  spinning: "Look at your cards. *The bottle is turning.*",
  clock: "Seconds left to play",
  tap: (least: number, most: number) => `Tap ${from(least, most)}`,
  more: (count: number) => `Tap ${count} more`,
  back: (most: number) => `${cards(most)} max. Put one back`,
  play: (count: number, rank: View.Rank) => `Play ${count} as ${said(count, rank)}`,
  playAnyway: (count: number, rank: View.Rank) => `Play ${count} as ${said(count, rank)} anyway`,
  open: (name: string) => `Start with the ${name}`,
  showHand: "Show my hand",
  armed: "You’re next!",
  armedWhy: "We’ll play it unless someone calls.",
  armedIn: (count: number) => `We’ll play it in ${count} s unless someone calls.`,
  armedReads: "We’ll play it once the answer could be read.",
  takeBack: "Take it back",
  sending: (what: string) => `${what} ${signs.picked}`,
  waiting: "*No signal.* We’ll send it as soon as it’s back. Your cards are safe.",
  secret: (honest: boolean) => `Only you see this: *${honest ? "honest" : "a bluff"}*.`,
  odd: (odd: View.Rank, rank: View.Rank) => `The ${rankName(odd)} isn’t ${oneOf(rank)}.`,
  allowed: "That’s allowed.",
  allTrue: trueOnes,
  lastCards: "Last cards! If nobody calls, you win.",
  lastCard: "Last card! If nobody calls, you win.",
  over: (count: number, rank: View.Rank, usual: number) =>
    `*${capital(spoken(count, rank))}?* There are only ${usual} – you’ll get caught!`,
  none: (rank: View.Rank, clock: unknown) =>
    `*No ${rankNames(rank)}?* Bluff! Play any card and say “${rankNames(rank)}”.${clock ? "" : " Take your time."}`,
  some: (count: number, rank: View.Rank) =>
    `You have *${claimed(count, rank)}*. Play ${count === 1 ? "it" : "them"} – or bluff. Nobody can see.`,
  must: {
    any: (count: number, rank: View.Rank) =>
      `You have *${claimed(count, rank)}*: play ${count === 1 ? "it" : "one or more of them"}.`,
    all: (count: number, rank: View.Rank) =>
      `You have *${claimed(count, rank)}*: play ${count === 1 ? "it" : count === 2 ? "both" : "all of them"}.`,
    bluff: (count: number, rank: View.Rank, least: number, most: number) =>
      `You have *no ${rankNames(rank)}*. Bluff! Play any ${most === 1 ? "card" : from(least, most)} and say “${rankNames(rank)}”.`,
  },
  opening: "This card goes face up. The next player plays one higher.",
  mustTap: (rank: View.Rank) => `You have ${rankNames(rank)}, so you can only play those.`,
  notNow: "You can’t play this card now.",
  ahead: (steps: number, rank: View.Rank) =>
    steps === 1 ? `You’re next: *${rankNames(rank)}*` : `Your turn in ${steps}: *${rankNames(rank)}*`,
  slow: "Everyone is waiting for you!",
  plan: "Pick your cards now.",
  playedFor: (turns: number) =>
    `While you were away, a bot played *${turns} ${turns === 1 ? "turn" : "turns"}* for you.`,
};

export const claim = {
  says: (who: string, autoplay: boolean) => (autoplay ? `Played for ${who}:` : `${who} says`),
  youSaid: "You said",
  last: (who: string, count: number) =>
    `${capital(whose(who))} last ${count === 1 ? "card" : "cards"}. ${who === "you" ? "You said" : `${capital(who)} says`}`,
  wins: (who: string) => `If nobody calls, *${who} ${does(who, "win")}*.`,
  believe: "I believe it",
  callLabel: (word: string, who: string, count: number, rank: View.Rank) =>
    `${stop(word)} Call ${whose(who)} ${claimed(count, rank)}`,
  believeLabel: (who: string, count: number, rank: View.Rank) => `I believe ${whose(who)} ${claimed(count, rank)}`,
  /** "" for none: quiet calls hide believers. */
  believers: (count: number, all: number) =>
    count ? `${count} of ${all} ${count === 1 ? "believes" : "believe"}` : "",
  until: (who: string) => `You can call until ${who} ${does(who, "play")}`,
  untilClock: "Time to call",
  clock: "Seconds left to call",
  cardsDown: (count: number) => `${cards(count)}, face down`,
  believed: "You believe it",
  then: (who: string, rank: View.Rank) => `${capital(who)} ${does(who, "play")} *${rankNames(rank)}* next.`,
  nobody: "Nobody has called…\u00a0yet.",
  tapped: (word: string) => `“${word}” tapped ${signs.picked}`,
  believedTapped: `“I believe it” tapped ${signs.picked}`,
  waiting: "*No signal.* We’ll send it as soon as it’s back.",
  sent: "Sending…",
};

export const reveal = {
  throwsAway: (who: string) => `*${capital(who)} ${does(who, "throw")} a card away*`,
  caught: (caller: string, claimant: string, count: number, rank: View.Rank, wrong: number) =>
    `${capital(caller)} called ${whose(claimant)} *${count} ${said(count, rank)}*. ${wrongOnes(wrong, count, rank)}`,
  honest: (caller: string, claimant: string, count: number, rank: View.Rank) =>
    `${capital(caller)} called ${whose(claimant)} *${claimed(count, rank)}*. ${trueOnes(count, rank)}`,
  shownHonest: (claimant: string, count: number, rank: View.Rank) =>
    `${capital(whose(claimant))} last ${count === 1 ? "card *is" : "cards *are"} honest*. ${trueOnes(count, rank)}`,
  shownCheat: (claimant: string, count: number, rank: View.Rank, wrong: number) =>
    `Nobody called, but the last card has to be honest. ${wrongOnes(wrong, count, rank)}`,
  praise: { caller: "Good catch!", claimant: "Cool as ice!" },
  comfort: { caller: "Brave try!", claimant: "Busted! Happens to the best." },
  cards: "The cards on the table",
  card: (name: string, isTrue: boolean, rank: View.Rank) => `${name}: ${isTrue ? "true" : `not ${oneOf(rank)}`}`,
  pile: (count: number, who: string) =>
    `*${cards(count)}* in the pile. How many ${who} ${does(who, "get")} depends on ${who === "you" ? "your" : "the"} answer:`,
  pileOnly: (count: number) => `*${cards(count)}* in the pile.`,
  /** `answerer` is "" for several. */
  picks: (asker: string, optional: boolean, answerer: string) =>
    `*${capital(asker)} ${optional ? "may pick" : does(asker, "pick")} ${answerer === "you" ? "your question" : `a question${answerer && ` for ${answerer}`}`}*`,
  from: (count: number) => (count === 1 ? "from this card" : `from these ${inWords(count)} cards`),
  next: (who: string, rank: View.Rank) => `Next: *${who} ${does(who, "play")} ${rankNames(rank)}*`,
  goesOn: "Next up…",
  look: "Look at the cards.",
  down: "A face-down card",
  word: (callWord: string) => `“${callWord}”`,
  last: "The last card!",
  calls: (caller: string, claimant: string, count: number, rank: View.Rank) =>
    `${capital(caller)} ${does(caller, "call")} ${whose(claimant)} *${count} ${said(count, rank)}*.`,
  shows: (claimant: string, count: number, rank: View.Rank) =>
    `Nobody called. Let’s see ${whose(claimant)} *${said(count, rank)}*!`,
  discards: (who: string) => `*${capital(who)}* ${does(who, "get")} to throw a card away.`,
  clock: "Seconds until we carry on",
};

export const stakes = {
  right: "Right:",
  wrong: "Wrong:",
  take: (count: number) => (count === 0 ? "no cards" : cards(count)),
  same: (count: number) => `${cards(count)} either way – but a right answer still counts.`,
  forOther: (who: string, right: number, wrong: number) =>
    `Right: ${who} ${does(who, "get")} ${cards(right)}. Wrong: ${wrong}.`,
};

export const answer = {
  from: (name: string) => `The question on the ${name}`,
  clock: "Seconds left to answer",
  choices: "Answers",
  several: "More than one is right. Pick them all.",
  tap: "Tap an answer",
  tapAll: "Tap every right answer",
  type: "Type your answer",
  typed: "Your answer",
  button: (letters: string[], text: string) => [
    `Answer ${letters.length > 1 ? `${letters.slice(0, -1).join(", ")} and ${letters.at(-1)}` : letters[0]}`,
    text,
  ],
  buttonTyped: "Send this answer",
  sure: (letters = "") => (letters ? `Send *${letters}*. How sure are you?` : "How sure are you?"),
  howSure: "How sure are you?",
  sureness: ["A guess", "I think so", "Sure"],
  sent: `Answer sent ${signs.picked}`,
  kept: "Your answer is saved",
  waiting: "*No signal.* We’ll send it as soon as it’s back.",
  along: (who: string, cards: boolean) =>
    `*${capital(who)}* ${does(who, "answer")}${cards ? " for cards" : ""}. Your turn to think too!`,
  watch: (who: string) => `*${capital(who)} ${who === "you" ? "are" : "is"} answering*`,
  watchTyped: "This one is typed.",
};

const howToLay = {
  free: "Play cards *face down* and say that value – even if it’s a lie.",
  any: "If you have it, play it *face down*. If not, play any card and *bluff*.",
  all: "If you have it, play all of it *face down*. If not, play any card and *bluff*.",
};

export const lobby = {
  in: "You’re in!",
  another: "Take another animal",
  jump: "Jump on the board",
  tap: "Tap your animal: it jumps on the board!",
  kicker: (code: string) => `Lesson ${code}`,
  here: (count: number) => `${people(count)} so far`,
  played: (preset: string, bank: string) => [preset, bank].filter(Boolean).join(" · "),
  how: "How to play",
  /** `truth` is the option of the lesson: must you play the current rank if you have it? */
  steps: (word: string, questions: boolean, truth: View.Lesson["truth"]) => [
    "Get rid of all your cards. *First to do it wins.*",
    `Every turn has a new card value: twos, then threes… ${howToLay[truth]}`,
    `Think someone’s lying? Tap *${stop(word)}* If you’re right, they get the pile. If you’re wrong, you do.`,
    ...(questions ? ["*Every card hides a question.* Get yours right and you may save cards."] : []),
  ],
  wait: "*Watch the board* – we start in a moment.",
  waitMore: "Keep this page open.",
  late: "A game is on",
  lateMore: "You’re in for the next round!",
  you: "you",
};

/** How to keep a screen on. */
export const lit = {
  ios: "*Keep your screen on:* Settings, Display & Brightness, Auto-Lock, 5 minutes.",
  android: "*Keep your screen on:* Settings, Display, Screen timeout, 10 minutes.",
};

/** The shortcuts. None may be a rank (A, 2 to 9, T, J, Q, K). The help panel lists them (words/after.ts). */
export const keys = {
  go: "Enter",
  call: "C",
  believe: "B",
  play: "P",
};

export const paused = {
  title: "*Paused.* Your teacher stopped the clock.",
  short: "paused",
};

/** Announcements for screen readers. */
export const heard = {
  yourTurn: (rank: View.Rank, held: number) =>
    `Your turn: play ${rankNames(rank)}. You have ${held ? claimed(held, rank) : `no ${rankNames(rank)}`}.`,
  yourTurnOpen: "Your turn: play one card face up.",
  lost: "No connection. Trying again. Your seat and your cards are safe.",
  back: "Connected again.",
  cards: (names: string[]) => `The cards: ${names.join("; ")}.`,
  pick: "Pick a question.",
  question: (text: string) => `Your question: ${text}`,
  theirQuestion: (who: string, text: string) => `${capital(who)} must answer: ${text}`,
  right: (text: string) => `The right answer: ${text}.`,
  paused: "The game is paused.",
  resumed: "Back to the game!",
  discard: "Pick a card to throw away.",
  joined: (names: string[]) => `${names.join(", ")} joined.`,
  claim: (who: string, count: number, rank: View.Rank) =>
    `${capital(who)} ${does(who, "say")} ${claimed(count, rank)}.`,
};

/** Why nothing can be saved at the moment. */
export const troubles = {
  full: "The laptop’s disk is full. Tell your teacher. Nothing is lost.",
  damaged: "The laptop can’t read its data. Tell your teacher.",
  disk: "The laptop can’t save anything. Tell your teacher.",
  server: "The game can’t save anything. Tell your teacher. Nothing is lost.",
  away: "The laptop can’t reach its data. Tell your teacher.",
};
