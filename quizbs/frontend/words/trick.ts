/** The words of "Trick the class" on phone, wall and desk. */
import { all } from "./needs.js";

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);
const points = (count: number) => (count === 1 ? "1 point" : `${count} points`);

export const trick = {
  title: "Trick the class",
  done: {
    writing: (count: number, of: number) => `${count} of ${of} have written`,
    voting: (count: number, of: number) => `${count} of ${of} have chosen`,
  },
  truth: "The truth",
};

/** On the phone. `fooled` are those who took the student's lie for the truth. */
export const phone = {
  clock: "Seconds left",
  write: "Write a wrong answer that looks right",
  left: (count: number, of: number) => `${count} of ${of} letters`,
  send: "Send it",
  instead: "Send this instead",
  type: "Type your lie.",
  sent: "Sent. You can still change it.",
  glance: "Your teacher is reading them.",
  glanceLine: "Then everybody chooses.",
  choose: "Which one is true?",
  choices: "Answers",
  yours: "yours",
  tap: "Tap what you think is true.",
  button: (letter: string) => `${letter} is true`,
  chosen: "Chosen. Look at the wall.",
  late: "Choosing is over.",
  turns: "Look at the wall!",
  oneByOne: "They turn over one by one, the truth last.",
  notShown: "Yours isn’t among them this time.",
  fooled: (count: number) => (count ? `You fooled ${people(count)}!` : "Nobody fell for yours."),
  right: "You found the truth!",
  wrong: "You were tricked!",
  none: "That was the truth.",
  points: (won: number, total: number) =>
    total > won ? `${points(won)}. **${total}** with earlier rounds.` : `**${points(won)}** for you.`,
  ownUp: "It was me",
  owned: "Everybody sees that it was you.",
  back: "Your teacher carries on soon.",
  votes: (count: number) => (count ? `fooled ${count}` : "fooled nobody"),
  knew: (count: number) => `${count} found it`,
};

/** On the wall. */
export const wall = {
  write: "Write a lie on your phone",
  glance: "Your teacher reads the lies first",
  choose: "Which one is true?",
  reveal: "Who fell for what?",
  fooled: (count: number) => (count ? `fooled ${count}` : "fooled nobody"),
  knew: (count: number) => (count ? `${count} found it` : "Nobody found it!"),
  by: (names: string[]) => `by ${all(names)}`,
  lie: "A lie",
  /** For screen readers. */
  heard: (text: string, truth: boolean, count: number) =>
    truth ? `The truth: ${text}. ${wall.knew(count)}.` : `A lie: ${text}. It ${wall.fooled(count)}.`,
};

/** On the desk. */
export const desk = {
  open: "Trick the class",
  title: "Trick the class",
  line: "Everybody writes a wrong answer. Then all look for the truth among them.",
  whole: "Pick a question that makes sense without its choices.",
  unread: "Don’t show me the lies first. Rude words are refused.",
  chance: "Let chance pick",
  start: "Use this",
  writing: (count: number, of: number) => `${count} of ${of} have written`,
  voting: (count: number, of: number) => `${count} of ${of} have chosen`,
  glance: "Leave out what nobody should read.",
  reveal: "The wall shows one after another.",
  next: {
    writing: "Stop writing",
    glance: "Let them choose",
    voting: "Show who fooled whom",
    reveal: "Turn the next one",
    told: "Back to the cards",
  },
  end: "End this round",
  discard: "Leave out",
  restore: "Put back",
  discardOf: (text: string) => `Leave out: ${text}`,
  restoreOf: (text: string) => `Put back: ${text}`,
  twice: (count: number) => `by ${count} students`,
  dubious: "look twice",
  none: "Nobody has written yet.",
  kept: "In the bank",
  keep: "Keep in the bank",
  keepOf: (text: string) => `Keep in the bank: ${text}`,
  keepLine: "Kept lies become wrong answers. Add why they’re wrong on the bank page.",
  fooled: (count: number) => (count ? `fooled ${count}` : "fooled nobody"),
  told: "That was all of them.",
};
