/**
 * What a screen reader hears by itself: a polite log of what happens, and an alert for the own turn and a lost
 * line. Never a clock. The two regions stand outside of everything that is drawn again.
 */
import { rankOf } from "../cards.js";
import { plain } from "../rich.js";
import { cardName, named, sentence, settlement } from "../words/common.js";
import * as words from "../words/phone.js";

const PAUSE = 1200; // ms: what happens within it is said in one go

function region(root, role, id) {
  const made = document.createElement("div");
  Object.assign(made, { className: "heard", id });
  made.setAttribute("role", role);
  root.after(made);
  return made;
}

/** `{say(text), alert(text)}`, next to `root`. The same words twice are a changed text, so that they are read twice. */
export function speaker(root) {
  const regions = { polite: region(root, "status", "said"), urgent: region(root, "alert", "alerted") };
  let queue = [];
  let timer = 0;
  const put = (where, text) => (where.textContent = where.textContent === text ? `${text}\u00a0` : text);
  const flush = () => {
    timer = 0;
    if (queue.length) put(regions.polite, queue.join(" "));
    queue = [];
  };
  return {
    say(text) {
      if (!text) return;
      queue.push(plain(text));
      timer ||= setTimeout(flush, regions.polite.textContent ? PAUSE : 60);
    },
    alert: (text) => put(regions.urgent, plain(text)),
  };
}

/** The sentences for a newer view, in order; `{said, alerted}`. Nothing for the first view but the own turn. */
export function news(view, before) {
  const { table, lesson } = view;
  const said = [];
  const own = view.you.seat;
  const who = named(new Map(lesson.seats.map((seat) => [seat.seat, seat.name])), own);
  if (before && !table) {
    const known = new Set(before.lesson.seats.map((seat) => seat.seat));
    const joined = lesson.seats.filter((seat) => !known.has(seat.seat)).map((seat) => seat.name);
    if (joined.length) said.push(words.heard.joined(joined));
  }
  if (!table) return { said, alerted: "" };
  const old = before?.table ?? null;
  const last = old?.log.at(-1)?.n ?? (before ? 0 : Infinity);
  for (const entry of table.log) if (entry.n > last) said.push(sentence(entry, who));
  const { challenge, question } = table;
  if (challenge && challenge.number !== old?.challenge?.number) {
    said.push(words.heard.cards(challenge.cards.map((one) => words.reveal.card(cardName(one.face), one.true, challenge.claim.rank))));
  }
  if (question && question.number !== old?.question?.number) {
    said.push(question.answerer === own ? words.heard.question(question.text) : words.heard.theirQuestion(who(question.answerer), question.text));
  }
  if (question?.result && !old?.question?.result) {
    const { answer, explanation } = question.result;
    said.push(words.heard.right(answer.map((one) => question.choices[one] ?? one).join(", ")), explanation);
  }
  if (table.settled && !old?.settled) said.push(settlement(table.settled, who));
  return { said: said.filter(Boolean), alerted: alertFor(table, old) };
}

/** What must be done now, by me. */
function alertFor(table, old) {
  const can = table.you?.can ?? {};
  const could = old?.you?.can ?? {};
  if (can.play && can.play.turn !== could.play?.turn) {
    if (can.play.open) return words.heard.yourTurnOpen;
    const held = table.you.hand.filter((card) => rankOf(card.face) === can.play.rank).length;
    return words.heard.yourTurn(can.play.rank, held);
  }
  if (can.ask && !could.ask) return words.heard.pick;
  if (can.discard && !could.discard) return words.heard.discard;
  if (can.answer && can.answer !== could.answer) return words.heard.question(table.question.text);
  return "";
}

