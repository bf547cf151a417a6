/**
 * What a screen reader says without being asked: a polite log of what happens, and an alert for the own turn and a lost
 * line. Never a clock. The two regions stand outside of everything that is drawn again.
 */
import { rankOf } from "../ui/cards.js";
import { plain } from "../ui/emphasis.js";
import { cardName, named, sentence, settlement } from "../words/common.js";
import * as words from "../words/phone.js";
import * as together from "../words/together.js";

const PAUSE = 1200; // ms: what happens within it is said in one go

/**
 * @param {HTMLElement} root
 * @param {string} role
 * @param {string} id
 */
function region(root, role, id) {
  const made = document.createElement("div");
  Object.assign(made, { className: "heard", id });
  made.setAttribute("role", role);
  root.after(made);
  return made;
}

/**
 * `{say(text), alert(text), tell(said, duty)}`, next to `root`. The same words twice are a changed text, so that they
 * are read twice.
 *
 * @param {HTMLElement} root
 */
export function speaker(root) {
  const regions = { polite: region(root, "status", "said"), urgent: region(root, "alert", "alerted") };
  const queue = /** @type {string[]} */ ([]);
  let timer = 0;
  /**
   * @param {HTMLElement} where
   * @param {string} text
   */
  const put = (where, text) => (where.textContent = where.textContent === text ? `${text}\u00a0` : text);
  const taken = () => queue.splice(0).join(" ");
  const flush = () => {
    timer = 0;
    if (queue.length) put(regions.polite, taken());
  };
  /** @param {string} text */
  function say(text) {
    if (!text) return;
    queue.push(plain(text));
    timer ||= setTimeout(flush, regions.polite.textContent ? PAUSE : 60);
  }
  return {
    say,
    /**
     * What has happened, then what must be done now, as in `news`. An alert is read before all that waits politely, so
     * a duty takes its news along, in front of it.
     *
     * @param {string[]} said
     * @param {string} duty
     */
    tell(said, duty) {
      said.forEach(say);
      if (duty) put(regions.urgent, [taken(), plain(duty)].filter(Boolean).join(" "));
      else if (duty === "") regions.urgent.textContent = "";
    },
    /**
     * Say what must be done now; "" takes it away once it is over, so that nobody reads an old call to act.
     *
     * @param {string} text
     */
    alert: (text) => (text ? put(regions.urgent, plain(text)) : void (regions.urgent.textContent = "")),
  };
}

/** What the log itself does not hold is said right after the entry that brings it. */
const BRINGS = { stamped: "cards", asked: "question", answered: "answer", took: "settled" };

/**
 * The sentences for a newer view in the order in which it all happened, each fact once; `{said, alerted}`. Nothing for
 * the first view but the own turn. `alerted` is what I must do from now on, "" when I must do nothing any more, null
 * when nothing has changed in that.
 *
 * @param {View.Phone} view
 * @param {View.Phone | null} before
 */
export function news(view, before) {
  const { game, lesson } = view;
  const said = [];
  const who = named(new Map(lesson.seats.map((seat) => [seat.seat, seat.name])), view.you.seat);
  if (before && !game) {
    const known = new Set(before.lesson.seats.map((seat) => seat.seat));
    const joined = lesson.seats.filter((seat) => !known.has(seat.seat)).map((seat) => seat.name);
    if (joined.length) said.push(words.heard.joined(joined));
  }
  if (before) said.push(...aroundTheCards(view, before));
  if (game) said.push(...atTheTable(view, before, who));
  return { said: said.filter(Boolean), alerted: alertFor(view, before, who) };
}

/**
 * @param {View.Phone} view
 * @param {View.Phone} before
 * @param {(seat: View.Seat | null) => string} who
 */
function atTheTable(view, before, who) {
  const { game } = view;
  const old = before?.game ?? null;
  const last = old?.log.at(-1)?.n ?? (before ? 0 : Infinity);
  const brought = {
    cards: cardsOf(game, old),
    question: questionOf(view, old, who),
    answer: answerOf(view, before, old),
    settled: settledOf(game, old, who),
  };
  const said = [];
  for (const entry of game.log) {
    if (entry.n <= last) continue;
    const more = brought[BRINGS[entry.what]] ?? [];
    // The settlement says who picks up how many, too, and why.
    if (entry.what !== "took" || !more.length) said.push(sentence(entry, who));
    said.push(...more.splice(0));
  }
  return [...said, ...Object.values(brought).flat()];
}

/**
 * The cards with their verdict, once that may be known.
 *
 * @param {View.PhoneGame} game
 * @param {View.PhoneGame} old
 */
function cardsOf({ challenge }, old) {
  /** @param {View.Challenge | null | undefined} called */
  const judged = (called) => called != null && called.honest !== null;
  if (!judged(challenge) || (judged(old?.challenge) && old.challenge.number === challenge.number)) return [];
  return [
    words.heard.cards(
      challenge.cards.map((card) => words.reveal.card(cardName(card.face), card.true, challenge.claim.rank)),
    ),
  ];
}

/**
 * The question that I must answer is my duty, and said as that.
 *
 * @param {View.Phone} view
 * @param {View.PhoneGame} old
 * @param {(seat: View.Seat | null) => string} who
 */
function questionOf({ game, you }, old, who) {
  const { question } = game;
  if (!question || question.number === old?.question?.number || game.you?.can.answer === question.number) return [];
  const mine = question.answerer === you.seat;
  return [
    mine ? words.heard.question(question.text) : words.heard.theirQuestion(who(question.answerer), question.text),
    game.you?.can.along === question.number ? together.heard.too : "",
  ];
}

/**
 * Why the own wrong choices are wrong.
 *
 * @param {{ feedback: string[] }} result
 * @param {{ given: View.Given | null, right: boolean | null } | null | undefined} own
 */
const whyNot = ({ feedback }, own) => (own?.right ? [] : (own?.given?.choices ?? []).map((at) => feedback[at]));

/**
 * @param {View.Phone} view
 * @param {View.Phone | null} before
 * @param {View.PhoneGame | null} old
 */
function answerOf({ game, you }, before, old) {
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

/**
 * @param {View.PhoneGame} game
 * @param {View.PhoneGame} old
 * @param {(seat: View.Seat | null) => string} who
 */
const settledOf = (game, old, who) => (game.settled && !old?.settled ? [settlement(game, who)] : []);

/**
 * What happens to everybody, and to the phone itself.
 *
 * @param {View.Phone} given
 * @param {View.Phone} before
 */
function aroundTheCards({ lesson, you }, before) {
  const said = [];
  const { class_question: asked } = lesson;
  const old = before.lesson.class_question;
  if (before.lesson.frozen && !lesson.frozen) said.push(together.frozen.on);
  if (you.class && !before.you.class && !asked?.result) said.push(together.heard.sent);
  if (asked?.groups.length && !old?.groups.length) said.push(together.heard.argue);
  if (asked?.result && !old?.result) {
    const { answer, explanation } = asked.result;
    said.push(words.heard.right(answer.map((choice) => asked.choices[choice] ?? choice).join(", ")));
    said.push(...whyNot(asked.result, you.class), explanation);
    said.push(you.class ? together.heard.knew(you.class.right) : together.along.none);
  }
  said.push(changedTables(you, before.you));
  if (you.holder && you.holder !== before.you.holder) said.push(together.heard.holds(you.holder));
  return said;
}

/**
 * What the teacher has just done with me; "" for nothing.
 *
 * @param {View.You} you
 * @param {View.You} was
 */
export function changedTables(you, was) {
  if (you.moved_from && you.moved_from !== was.moved_from) return together.moved.now(you.table);
  if (was.moved_from && you.table === was.moved_from) return together.moved.back(you.table);
  return you.next_table && you.next_table !== was.next_table ? together.moved.next(you.next_table) : "";
}

/**
 * What must be done now, by me; null while it is what it was.
 *
 * @param {View.Phone} view
 * @param {View.Phone | null} before
 * @param {(seat: View.Seat | null) => string} who
 */
function alertFor(view, before, who) {
  if (duty(view) === (before ? duty(before) : "")) return null;
  const { lesson, you, game } = view;
  if (lesson.frozen) return together.heard.frozen(lesson.frozen.message);
  if (you.can?.class) return together.heard.asked(lesson.class_question.text);
  if (you.can?.sit) {
    const table = lesson.tables.find(({ number }) => number === you.table);
    return together.heard.find(table.number, table.seats.map(who), table.starter == null ? "" : who(table.starter));
  }
  const can = game?.you?.can ?? {};
  if (can.play) {
    if (can.play.open) return words.heard.yourTurnOpen;
    const held = game.you.hand.filter((card) => rankOf(card.face) === can.play.rank).length;
    return words.heard.yourTurn(can.play.rank, held);
  }
  if (can.ask) return words.heard.pick;
  if (can.discard) return words.heard.discard;
  return can.answer == null ? "" : words.heard.question(game.question.text);
}

/**
 * A name for what I must do; the same name, the same duty. Calling is free and believing can wait: no duty.
 *
 * @param {View.Phone} given
 */
function duty({ lesson, you, game }) {
  if (lesson.frozen) return `frozen ${lesson.frozen.message}`;
  if (you.can?.class) return `class ${you.can.class}`;
  if (you.can?.sit) return `sit ${you.table}`;
  const can = game?.you?.can ?? {};
  if (can.play) return `play ${can.play.turn}`;
  if (can.ask) return `ask ${can.ask.challenge}`;
  if (can.discard) return `discard ${can.discard.challenge}`;
  return can.answer == null ? "" : `answer ${can.answer}`;
}
