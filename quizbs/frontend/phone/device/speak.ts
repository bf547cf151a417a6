/**
 * What screen readers announce: events as a polite log; the student's own turn and a lost connection as an alert. Never
 * a clock. The two regions are outside everything that is redrawn.
 */
import type * as View from "../../protocol.js";
import { plain } from "../../ui/emphasis.js";
import * as words from "words:phone";
import { cardName } from "../../words/cards.js";
import { named, quotedName } from "../../words/people.js";
import { sentence, settlement } from "../../words/events.js";
import * as together from "words:together";
import { held } from "../context.js";

const PAUSE = 1200; // ms: events within it are announced together

function region(root: HTMLElement, role: string, id: string) {
  const made = document.createElement("div");
  Object.assign(made, { className: "heard", id });
  made.setAttribute("role", role);
  root.after(made);
  return made;
}

/**
 * Add the two regions next to `root` and return their methods. The same text twice is changed slightly, so that it is
 * read twice.
 */
export function speaker(root: HTMLElement) {
  const regions = { polite: region(root, "status", "said"), urgent: region(root, "alert", "alerted") };
  const queue: string[] = [];
  let timer = 0;
  const put = (where: HTMLElement, text: string) =>
    (where.textContent = where.textContent === text ? `${text}\u00a0` : text);
  const taken = () => queue.splice(0).join(" ");
  const flush = () => {
    timer = 0;
    if (queue.length) put(regions.polite, taken());
  };
  function say(text: string) {
    if (!text) return;
    queue.push(plain(text));
    timer ||= setTimeout(flush, regions.polite.textContent ? PAUSE : 60);
  }
  return {
    say,
    /**
     * Announce what has happened, then what the student must do, as in `news`. Alerts are read before polite texts, so
     * the duty is announced together with the news before it.
     */
    tell(said: string[], duty: string | null) {
      said.forEach(say);
      if (duty) put(regions.urgent, [taken(), plain(duty)].filter(Boolean).join(" "));
      else if (duty === "") regions.urgent.textContent = "";
    },
    /** Announce what the student must do now; "" clears it, so that no outdated duty is read. */
    alert: (text: string) => (text ? put(regions.urgent, plain(text)) : void (regions.urgent.textContent = "")),
  };
}

type Who = (seat: View.Seat | null | undefined) => string;

/** What is announced right after a log entry, since the log itself doesn't hold it. */
const BRINGS: Partial<Record<View.Happening["what"], "cards" | "question" | "answer" | "settled">> = {
  stamped: "cards",
  asked: "question",
  answered: "answer",
  took: "settled",
};

/**
 * Return the announcements for a newer view in the order of events, each fact once. For the first view that is only the
 * student's turn. `alerted` is what the student must do, "" for nothing any more, null if that hasn't changed.
 */
export function news(view: View.Phone, before: View.Phone | null) {
  const { game, lesson } = view;
  const said = [];
  const who = named(new Map(lesson.seats.map((seat) => [seat.seat, seat.name])), view.you.seat);
  if (before && !game) {
    const known = new Set(before.lesson.seats.map((seat) => seat.seat));
    const joined = lesson.seats.filter((seat) => !known.has(seat.seat)).map((seat) => seat.name);
    if (joined.length) said.push(words.heardJoined({ names: joined, count: joined.length }));
  }
  if (before) said.push(...aroundTheCards(view, before));
  if (game) said.push(...atTheTable(game, view.you, before, who));
  return { said: said.filter(Boolean), alerted: alertFor(view, before, who) };
}

function atTheTable(game: View.PhoneGame, you: View.You, before: View.Phone | null, who: Who) {
  const old = before?.game ?? null;
  const last = old?.log.at(-1)?.n ?? (before ? 0 : Infinity);
  const brought = {
    cards: cardsOf(game, old),
    question: questionOf(game, you, old, who),
    answer: answerOf(game, you, before, old),
    settled: settledOf(game, old, who),
  };
  const said = [];
  for (const entry of game.log) {
    if (entry.n <= last) continue;
    const brings = BRINGS[entry.what];
    const more = brings ? brought[brings] : [];
    // The settlement says this too, and why.
    if (entry.what !== "took" || !more.length) said.push(sentence(entry, who));
    said.push(...more.splice(0));
  }
  return [...said, ...Object.values(brought).flat()];
}

/** Return the cards with their verdict, once it is public. */
function cardsOf({ challenge }: View.PhoneGame, old: View.PhoneGame | null) {
  const was = old?.challenge;
  if (!challenge || challenge.honest === null) return [];
  if (was && was.honest !== null && was.number === challenge.number) return [];
  return [
    words.heardCards({
      names: challenge.cards.map((card) =>
        words.revealCard({ card: cardName(card.face), right: card.true === true, rank: challenge.claim.rank }),
      ),
    }),
  ];
}

/** Return the question, unless the student must answer it: then it is announced as a duty. */
function questionOf(game: View.PhoneGame, you: View.You, old: View.PhoneGame | null, who: Who) {
  const { question } = game;
  if (!question || question.number === old?.question?.number || game.you?.can.answer === question.number) return [];
  const mine = question.answerer === you.seat;
  return [
    mine
      ? words.heardQuestion(question)
      : words.heardTheirQuestion({ who: who(question.answerer), text: question.text }),
    game.you?.can.along === question.number ? together.heardToo : "",
  ];
}

/** Return the right answers as they are read. */
export const rightOf = (choices: string[], answer: View.RightAnswer) =>
  answer.map((right) => String(choices[Number(right)] ?? right));

/** Return why the student's wrong choices are wrong. */
const whyNot = (
  { feedback }: { feedback: string[] },
  own: { given: View.Given | null; right: boolean | null } | null | undefined,
) => (own?.right ? [] : (own?.given?.choices ?? []).map((at) => feedback[at]));

function answerOf(game: View.PhoneGame, you: View.You, before: View.Phone | null, old: View.PhoneGame | null) {
  const { question } = game;
  if (question?.result && !old?.question?.result) {
    const { answer, explanation } = question.result;
    const told = question.answerer === you.seat ? question.result : game.you?.along;
    const knew = question.answerer === you.seat ? null : (game.you?.along?.right ?? null);
    return [
      words.heardRight({ names: rightOf(question.choices, answer) }),
      ...whyNot(question.result, told),
      explanation,
      knew === null ? "" : knew ? together.right : together.wrong,
    ];
  }
  return before && question?.along && game.you?.along && !old?.you?.along ? [together.heardSent] : [];
}

const settledOf = ({ settled, question }: View.PhoneGame, old: View.PhoneGame | null, who: Who) =>
  settled && !old?.settled ? [settlement({ settled, question }, who)] : [];

/** Return what happens to the whole class, and to this phone. */
function aroundTheCards({ lesson, you }: View.Phone, before: View.Phone) {
  const said = [];
  const { class_question: asked } = lesson;
  const old = before.lesson.class_question;
  if (before.lesson.frozen && !lesson.frozen) said.push(together.heardUnfrozen);
  if (you.class && !before.you.class && !asked?.result) said.push(together.heardSent);
  if (asked?.groups.length && !old?.groups.length) said.push(together.heardArgue);
  if (asked?.result && !old?.result) {
    const { answer, explanation } = asked.result;
    said.push(words.heardRight({ names: rightOf(asked.choices, answer) }));
    said.push(...whyNot(asked.result, you.class), explanation);
    said.push(you.class ? (you.class.right ? together.right : together.wrong) : together.unanswered);
  }
  said.push(changedTables(you, before.you));
  if (you.holder && you.holder !== before.you.holder) said.push(together.holds({ who: quotedName(you.holder) }));
  return said;
}

/** Return the sentence for what the teacher has just done with the student's seat; "" for nothing. */
export function changedTables(you: View.You, was: View.You) {
  if (you.moved_from && you.table && you.moved_from !== was.moved_from) return together.moved({ table: you.table });
  if (was.moved_from && you.table === was.moved_from) return together.movedBack({ table: you.table });
  return you.next_table && you.next_table !== was.next_table ? together.movedNext({ table: you.next_table }) : "";
}

/** Return what the student must do now; null if that hasn't changed. */
function alertFor(view: View.Phone, before: View.Phone | null, who: Who) {
  if (duty(view) === (before ? duty(before) : "")) return null;
  const { lesson, you, game } = view;
  if (lesson.frozen)
    return [together.heardFrozen, lesson.frozen.message, together.frozenLine].filter(Boolean).join(" ");
  if (lesson.trick && (you.can?.write || you.can?.choose)) return together.heardAsked(lesson.trick);
  if (you.can?.class && lesson.class_question) return together.heardAsked(lesson.class_question);
  const table = you.can?.sit && lesson.tables.find(({ number }) => number === you.table);
  if (table) {
    const name = named(new Map(lesson.seats.map(({ seat, name }) => [seat, name])));
    const names = table.seats.map((seat) => (seat === you.seat ? together.you({ name: name(seat) }) : name(seat)));
    const first = table.starter == null ? "" : together.heardFirst({ who: who(table.starter) });
    return [together.heardFind({ table: table.number, names }), first].filter(Boolean).join(" ");
  }
  const can: View.Can = game?.you?.can ?? {};
  const hand = game?.you?.hand ?? [];
  if (can.play) {
    const { open, rank } = can.play;
    if (open || rank === null) return words.heardTurnOpen;
    return words.heardTurn({ rank, count: held({ hand }, rank) });
  }
  if (can.ask) return words.heardPick;
  if (can.discard) return words.heardDiscard;
  return can.answer == null || !game?.question ? "" : words.heardQuestion(game.question);
}

/**
 * Return a key for what the student must do; equal keys mean the same duty. Calling and believing are optional, so they
 * are none.
 */
function duty({ lesson, you, game }: View.Phone) {
  if (lesson.frozen) return `frozen ${lesson.frozen.message}`;
  if (you.can?.write || you.can?.choose) return `trick ${you.can.write} ${you.can.choose}`;
  if (you.can?.class) return `class ${you.can.class}`;
  if (you.can?.sit) return `sit ${you.table}`;
  const can: View.Can = game?.you?.can ?? {};
  if (can.play) return `play ${can.play.turn}`;
  if (can.ask) return `ask ${can.ask.challenge}`;
  if (can.discard) return `discard ${can.discard.challenge}`;
  return can.answer == null ? "" : `answer ${can.answer}`;
}
