/**
 * What a screen reader says without being asked: a polite log of what happens, and an alert for the own turn and a lost
 * line. Never a clock. The two regions stand outside of everything that is drawn again.
 */
import type * as View from "../protocol.js";
import { rankOf } from "../ui/cards.js";
import { plain } from "../ui/emphasis.js";
import { cardName, named, sentence, settlement } from "../words/common.js";
import * as words from "../words/phone.js";
import * as together from "../words/together.js";

const PAUSE = 1200; // ms: what happens within it is said in one go

function region(root: HTMLElement, role: string, id: string) {
  const made = document.createElement("div");
  Object.assign(made, { className: "heard", id });
  made.setAttribute("role", role);
  root.after(made);
  return made;
}

/**
 * `{say(text), alert(text), tell(said, duty)}`, next to `root`. The same words twice are a changed text, so that they
 * are read twice.
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
     * What has happened, then what must be done now, as in `news`. An alert is read before all that waits politely, so
     * a duty takes its news along, in front of it.
     */
    tell(said: string[], duty: string | null) {
      said.forEach(say);
      if (duty) put(regions.urgent, [taken(), plain(duty)].filter(Boolean).join(" "));
      else if (duty === "") regions.urgent.textContent = "";
    },
    /** Say what must be done now; "" takes it away once it is over, so that nobody reads an old call to act. */
    alert: (text: string) => (text ? put(regions.urgent, plain(text)) : void (regions.urgent.textContent = "")),
  };
}

type Who = (seat: View.Seat | null | undefined) => string;

/** What the log itself does not hold is said right after the entry that brings it. */
const BRINGS: Partial<Record<View.Happening["what"], "cards" | "question" | "answer" | "settled">> = {
  stamped: "cards",
  asked: "question",
  answered: "answer",
  took: "settled",
};

/**
 * The sentences for a newer view in the order in which it all happened, each fact once; `{said, alerted}`. Nothing for
 * the first view but the own turn. `alerted` is what I must do from now on, "" when I must do nothing any more, null
 * when nothing has changed in that.
 */
export function news(view: View.Phone, before: View.Phone | null) {
  const { game, lesson } = view;
  const said = [];
  const who = named(new Map(lesson.seats.map((seat) => [seat.seat, seat.name])), view.you.seat);
  if (before && !game) {
    const known = new Set(before.lesson.seats.map((seat) => seat.seat));
    const joined = lesson.seats.filter((seat) => !known.has(seat.seat)).map((seat) => seat.name);
    if (joined.length) said.push(words.heard.joined(joined));
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
    // The settlement says who picks up how many, too, and why.
    if (entry.what !== "took" || !more.length) said.push(sentence(entry, who));
    said.push(...more.splice(0));
  }
  return [...said, ...Object.values(brought).flat()];
}

/** The cards with their verdict, once that may be known. */
function cardsOf({ challenge }: View.PhoneGame, old: View.PhoneGame | null) {
  const was = old?.challenge;
  if (!challenge || challenge.honest === null) return [];
  if (was && was.honest !== null && was.number === challenge.number) return [];
  return [
    words.heard.cards(
      challenge.cards.map((card) => words.reveal.card(cardName(card.face), card.true === true, challenge.claim.rank)),
    ),
  ];
}

/** The question that I must answer is my duty, and said as that. */
function questionOf(game: View.PhoneGame, you: View.You, old: View.PhoneGame | null, who: Who) {
  const { question } = game;
  if (!question || question.number === old?.question?.number || game.you?.can.answer === question.number) return [];
  const mine = question.answerer === you.seat;
  return [
    mine ? words.heard.question(question.text) : words.heard.theirQuestion(who(question.answerer), question.text),
    game.you?.can.along === question.number ? together.heard.too : "",
  ];
}

/** Why the own wrong choices are wrong. */
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
      words.heard.right(answer.map((place) => question.choices[Number(place)] ?? place).join(", ")),
      ...whyNot(question.result, told),
      explanation,
      knew === null ? "" : together.heard.knew(knew),
    ];
  }
  return before && question?.along && game.you?.along && !old?.you?.along ? [together.heard.sent] : [];
}

const settledOf = ({ settled, question }: View.PhoneGame, old: View.PhoneGame | null, who: Who) =>
  settled && !old?.settled ? [settlement({ settled, question }, who)] : [];

/** What happens to everybody, and to the phone itself. */
function aroundTheCards({ lesson, you }: View.Phone, before: View.Phone) {
  const said = [];
  const { class_question: asked } = lesson;
  const old = before.lesson.class_question;
  if (before.lesson.frozen && !lesson.frozen) said.push(together.frozen.on);
  if (you.class && !before.you.class && !asked?.result) said.push(together.heard.sent);
  if (asked?.groups.length && !old?.groups.length) said.push(together.heard.argue);
  if (asked?.result && !old?.result) {
    const { answer, explanation } = asked.result;
    said.push(words.heard.right(answer.map((choice) => asked.choices[Number(choice)] ?? choice).join(", ")));
    said.push(...whyNot(asked.result, you.class), explanation);
    said.push(you.class ? together.heard.knew(Boolean(you.class.right)) : together.along.none);
  }
  said.push(changedTables(you, before.you));
  if (you.holder && you.holder !== before.you.holder) said.push(together.heard.holds(you.holder));
  return said;
}

/** What the teacher has just done with me; "" for nothing. */
export function changedTables(you: View.You, was: View.You) {
  if (you.moved_from && you.table && you.moved_from !== was.moved_from) return together.moved.now(you.table);
  if (was.moved_from && you.table === was.moved_from) return together.moved.back(you.table);
  return you.next_table && you.next_table !== was.next_table ? together.moved.next(you.next_table) : "";
}

/** What must be done now, by me; null while it is what it was. */
function alertFor(view: View.Phone, before: View.Phone | null, who: Who) {
  if (duty(view) === (before ? duty(before) : "")) return null;
  const { lesson, you, game } = view;
  if (lesson.frozen) return together.heard.frozen(lesson.frozen.message);
  if (lesson.trick && (you.can?.write || you.can?.choose)) return together.heard.asked(lesson.trick.text);
  if (you.can?.class && lesson.class_question) return together.heard.asked(lesson.class_question.text);
  const table = you.can?.sit && lesson.tables.find(({ number }) => number === you.table);
  if (table) {
    return together.heard.find(table.number, table.seats.map(who), table.starter == null ? "" : who(table.starter));
  }
  const can: View.Can = game?.you?.can ?? {};
  const hand = game?.you?.hand ?? [];
  if (can.play) {
    const { open, rank } = can.play;
    if (open || rank === null) return words.heard.yourTurnOpen;
    return words.heard.yourTurn(rank, hand.filter((card) => rankOf(card.face) === rank).length);
  }
  if (can.ask) return words.heard.pick;
  if (can.discard) return words.heard.discard;
  return can.answer == null || !game?.question ? "" : words.heard.question(game.question.text);
}

/** A name for what I must do; the same name, the same duty. Calling is free and believing can wait: no duty. */
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
