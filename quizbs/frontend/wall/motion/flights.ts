/**
 * Cards that fly over the wall: card backs, hidden from screen readers and removed when they land. Everything is
 * measured and built before anything moves; only transform and opacity change.
 */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import * as words from "words:wall";
import { find } from "../../ui/find.js";
import { isCalm } from "./calm.js";
import { DECK, dealHeads, MOST_HEADS, SAYS, standing } from "./deal_heads.js";
import { enlarged, momentOf } from "../overview/overview.js";
import { dealtAt } from "../scene.js";
import { whenDrawn } from "./when_drawn.js";

const LONG = 420; // ms that one card flies
const MOST = 50; // visible cards of a deal
const MOST_TAKEN = 8;
const THROWN = 80; // px: width of a thrown card
const DEALT = 0.62; // size of dealt cards, as a share of those in the pile
const LANDS = 0.6; // size of a card when it lands at a seat, as a share
const DROPS = 600; // ms until the first card of a deal flies
const DEALS = 2_000; // ms within which all of them leave
const EACH = 40; // ms between two of them at most
const SEATS = ".board-seats > li, .board-cards > span"; // within a tile
const UP = -0.55; // vertical distance of discarded cards, as a share of the wall
const AT_ONCE = 10; // cards built in one frame
const FADES = 120; // ms of fading in, with reduced motion
const AHEAD = 200; // ms before the first card flies
const PICKS = 2_000; // ms after an answer
const SPREAD = 9; // degrees between two cards of a flying pile
const ROOM = { drops: 300, each: 90, deals: 1_400, next: 80 }; // ms of a deal at several tables, which start one after the other

/** A move of cards; `fills`: this many tables appear at once. */
type Move = {
  what: "deal" | "room" | "play" | "pick" | "throw";
  seat?: View.Seat | null;
  count?: number;
  leaves?: number;
  tables?: View.TableNumber[];
  fills?: number;
};

type Point = [number, number];

type Flight = { from: Point; to: Point; after: number; turn: number; fades?: boolean; lands?: number };

/** Return the move on a wall of several tables: cards are dealt, or picked up behind the door. */
function moveInRoom(before: Wall.Focused, after: Wall.Focused): Move | null {
  const dealt = dealtAt(before, after);
  if (dealt.length) {
    const newest = dealt[0].view?.log.at(-1);
    return {
      what: "room",
      count: newest?.what === "dealt" ? newest.cards : 0,
      tables: dealt.map(({ table }) => table),
      fills: dealt.length === after.games.length ? dealt.length : 0,
    };
  }
  const [was, is] = [enlarged(before), enlarged(after)];
  return was && is && momentOf(was) === momentOf(is) ? pickOf(was.view, is.view) : null;
}

/** Return the move after an answer: the loser picks up the cards that it has cost. */
const pickOf = (was: View.Game, { settled }: View.Game): Move | null =>
  settled && !was.settled && was.phase === "answering"
    ? { what: "pick", seat: settled.loser, count: settled.takes, leaves: settled.leaves }
    : null;

/** Return the move of cards between two views. */
export function moveOf(before: Wall.Focused | null, after: Wall.Focused): Move | null {
  const is = after.game;
  if (!before) return null;
  if (!is) return moveInRoom(before, after);
  const newest = is.log.at(-1);
  const was = before.version[1] === after.version[1] && before.lesson.round === after.lesson.round ? before.game : null;
  if (!was) return newest?.what === "dealt" ? { what: "deal", count: newest.cards, fills: 1 } : null;
  const { claim } = is;
  if (claim?.open && claim.number !== was.claim?.number) return { what: "play", seat: claim.seat, count: claim.count };
  const picked = pickOf(was, is);
  if (picked) return picked;
  const thrown = newest?.what === "discarded" && newest.n !== was.log.at(-1)?.n;
  return thrown ? { what: "throw", count: 1 } : null;
}

function centre(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

const middle = (element: Element | null) => element && centre(element);

/**
 * Return the layer of flying cards over `root`: call `prepare(move)` before a drawing and `start(move)` after it;
 * `stop()` removes everything. Many tables that appear at once are too much for one frame. They are drawn one by one,
 * each with a `draw` that reads `drawn`, and stay invisible until the first card flies.
 */
export function flights(root: HTMLElement, draw: () => void) {
  let layer: HTMLElement | null = null;
  let held: Animation[] = []; // of elements that wait for the cards
  let timer = 0;
  let next = 0; // timer: build further cards
  let tick = 0; // timer: the next card lands
  let stood: ReturnType<typeof standing> = new Map(); // where the running heads started
  let deal: { drawn: number; of: number } | null = null; // tables that are still invisible

  function stop() {
    for (const one of [timer, next, tick]) clearTimeout(one);
    layer?.remove();
    layer = null;
    for (const animation of held) animation.cancel();
    held = [];
    if (!deal) return;
    root.classList.remove("is-veiled");
    deal = null;
    draw();
  }

  function waits(element: Element | null, delay: number, from: Keyframe = { opacity: 0 }) {
    if (element) comesIn(element, from, { duration: 240, delay, easing: "ease-out" });
  }

  /** Animate an element in; with reduced motion it fades in for as long. */
  function comesIn(element: Element, from: Keyframe, how: KeyframeAnimationOptions) {
    const [begins, less] = isCalm() ? [{ opacity: 0 }, { duration: FADES, easing: "linear" }] : [from, {}];
    held.push(element.animate([begins, {}], { ...how, ...less, fill: "backwards" }));
  }

  function begin(all: Flight[], wide: number, more: HTMLElement[] = []) {
    layer = document.createElement("div");
    layer.className = "flights";
    layer.setAttribute("aria-hidden", "true");
    layer.style.setProperty("--card", `${wide}px`);
    layer.append(...more);
    document.body.append(layer);
    timer = setTimeout(stop, Math.max(...all.map(({ after }) => after)) + 2 * LONG);
    if (!isCalm()) adds(all, layer, performance.now());
  }

  /** Add the cards that fly soon, then the others, so that no frame has to build all of them. */
  function adds(all: Flight[], to: HTMLElement, began: number) {
    const now = performance.now() - began;
    for (const flight of all.slice(0, AT_ONCE)) {
      const card = document.createElement("span");
      card.className = "card card-back";
      card.style.setProperty("--x", `${flight.from[0]}px`);
      card.style.setProperty("--y", `${flight.from[1]}px`);
      to.append(card);
      flown(card, { ...flight, after: flight.after - now });
    }
    const later = all.slice(AT_ONCE);
    if (later.length) next = setTimeout(() => adds(later, to, began), later[0].after - now - AHEAD);
  }

  function prepare({ fills }: Move) {
    stop();
    stood = standing(root);
    if (!fills) return;
    deal = { drawn: 0, of: fills };
    root.classList.add("is-veiled");
  }

  function start(move: Move) {
    if (!deal) return flies(move);
    const mine = deal;
    const goOn = () => {
      if (deal !== mine) return; // another move has started
      if (mine.drawn > mine.of) {
        deal = null;
        flies(move);
        return root.classList.remove("is-veiled");
      }
      mine.drawn += 1;
      draw();
      whenDrawn(goOn);
    };
    whenDrawn(goOn);
  }

  function flies(move: Move) {
    const wide = root.querySelector(".heap .card, .stake-cards .card")?.getBoundingClientRect().width || 60;
    if (move.what === "deal") deals(move, wide);
    if (move.what === "room") dealsInRoom(move);
    if (isCalm()) return;
    if (move.what === "play") plays(move, wide);
    if (move.what === "pick") picks(move);
    if (move.what === "throw") throws(THROWN);
  }

  function deals({ count: each }: Move, wide: number) {
    const seats = [...root.querySelectorAll(".table [data-seat]")];
    const heap = middle(root.querySelector(".heap"));
    if (!heap || !seats.length || !each) return;
    const large = seats.length <= MOST_HEADS;
    const from: Point = large ? [innerWidth / 2, innerHeight * DECK] : heap;
    const total = Math.min(MOST, each * seats.length);
    const gap = Math.min(EACH, DEALS / total);
    const last = DROPS + total * gap;
    const heads = large ? dealHeads(seats, stood, last + LONG) : [];
    const ends = large ? heads.map(({ at }) => at) : seats.map((seat) => centre(seat.querySelector(".sign") ?? seat));
    const all = Array.from({ length: total }, (_, at) => ({
      from,
      to: ends[at % seats.length],
      after: DROPS + at * gap,
      turn: 360,
    }));
    const counts = large
      ? heads.map(({ count }) => count)
      : [...root.querySelectorAll(".table .count")].map((count) => tally(count, last + LONG)); // measured before they move
    seats.forEach((seat, at) => {
      if (large) return waits(seat, last + LONG + 2 * FADES);
      const lands = last - (seats.length - at) * gap + LONG;
      waits(seat.querySelector(".count, .person > b"), lands, { opacity: 0, transform: "scale(1.6)" });
      waits(seat, at * 50, { opacity: 0, transform: "translateY(60%)" });
    });
    for (const later of root.querySelectorAll(".claim > *, .heap, .pile-words, .table .ring"))
      waits(later, last + (large ? LONG : 0) + 200);
    begin(all, wide * DEALT, [
      deck(from, last),
      says(words.each({ count: each }), last, large),
      ...(large ? heads.map(({ made }) => made) : counts),
    ]);
    ticks(counts, all, each, performance.now());
  }

  /** A number that counts up with each card, in place of the final one. */
  function tally(count: Element, last: number) {
    const { left, top } = count.getBoundingClientRect();
    const made = Object.assign(document.createElement("span"), { className: "count" });
    made.style.setProperty("--x", `${left}px`);
    made.style.setProperty("--y", `${top}px`);
    made.append(find(".count-back", count).cloneNode(), "");
    held.push(made.animate([{}, { opacity: 0 }], { duration: 200, delay: last, fill: "forwards" }));
    return made;
  }

  function ticks(counts: HTMLElement[], all: Flight[], each: number, began: number) {
    const now = performance.now() - began;
    const landed = all.filter(({ after }) => after + LONG <= now).length;
    counts.forEach((count, seat) => {
      const has = Math.ceil((landed - seat) / counts.length);
      if (has > 0 && count.lastChild)
        count.lastChild.nodeValue = String(Math.min(each, Math.round((each * has * counts.length) / all.length)));
    });
    if (counts.length && landed < all.length)
      tick = setTimeout(() => ticks(counts, all, each, began), all[landed].after + LONG - now);
  }

  /** Deal to several tables at once, from the middle of each tile. */
  function dealsInRoom({ count = 0, tables = [] }: Move) {
    const boards = tables.flatMap((table) =>
      [...root.querySelectorAll(`.board[data-table="${table}"]`)].filter((board) => board.querySelector(SEATS)),
    );
    const most = Math.max(0, ...boards.map((board) => board.querySelectorAll(SEATS).length));
    if (!most) return;
    const rounds = Math.max(1, Math.min(count, Math.floor(MOST / (most * boards.length))));
    const gap = Math.min(ROOM.each, ROOM.deals / (rounds * most));
    const all = boards.flatMap((board, number) => {
      const begins = ROOM.drops + number * ROOM.next;
      const seats = [...board.querySelectorAll(SEATS)];
      const from = centre(find(".board-heap > i, .board-pile, .board-who", board));
      const last = begins + seats.length * rounds * gap;
      waits(board, number * ROOM.next, { opacity: 0, transform: "translateY(5%)" });
      for (const later of board.querySelectorAll(".board-now, .board-pile, .board-who")) waits(later, last + 200);
      seats.forEach((seat, at) => {
        const lands = last - (seats.length - at) * gap + LONG;
        waits(seat.querySelector("b") ?? seat, lands, { opacity: 0, transform: "scale(1.6)" });
      });
      return Array.from({ length: seats.length * rounds }, (_, at) => ({
        from,
        to: centre(seats[at % seats.length].querySelector(".head, .sign") ?? seats[at % seats.length]),
        after: begins + at * gap,
        turn: 360,
      }));
    });
    all.sort((one, other) => one.after - other.after);
    begin(all, (root.querySelector(".board-heap .card")?.getBoundingClientRect().width ?? 64) * DEALT);
  }

  function deck([x, y]: number[], last: number) {
    const made = document.createElement("p");
    made.className = "flights-deck";
    made.style.setProperty("--x", `${x}px`);
    made.style.setProperty("--y", `${y}px`);
    made.append(...[0, 1, 2].map(() => Object.assign(document.createElement("span"), { className: "card card-back" })));
    const drop = { opacity: 0, transform: "translateY(-60%) scale(1.3)" };
    comesIn(made, drop, { duration: 320, easing: "cubic-bezier(.2,1.5,.4,1)" });
    held.push(made.animate([{}, { opacity: 0 }], { duration: 240, delay: last, fill: "forwards" }));
    return made;
  }

  /** Write a sentence below the deck or in the middle of the wall, as `below` says. */
  function says(said: string, last: number, below: boolean) {
    const made = Object.assign(document.createElement("b"), {
      className: `flights-words ${below ? "flights-words-below" : ""}`,
      textContent: said,
    });
    const place = root.querySelector(".claim")?.getBoundingClientRect();
    const [x, y] = [place?.left ?? 0, (place?.top ?? 0) + (place?.height ?? 0) / 5];
    made.style.setProperty("--x", `${below ? innerWidth / 2 : x}px`);
    made.style.setProperty("--y", `${below ? innerHeight * SAYS : y}px`);
    held.push(made.animate([{ opacity: 0 }, {}], { duration: 240, delay: DROPS, fill: "backwards" }));
    held.push(made.animate([{}, { opacity: 0 }], { duration: 200, delay: last, fill: "forwards" }));
    return made;
  }

  function plays({ seat, count = 0 }: Move, wide: number) {
    const from = middle(root.querySelector(`.table [data-seat="${seat}"] .sign`));
    const to = middle(root.querySelector(".heap"));
    if (!from || !to) return;
    const many = Math.min(count, MOST_TAKEN);
    begin(
      Array.from({ length: many }, (_, at) => ({ from, to, after: at * 60, turn: 160 + at * 20, lands: 1 })),
      wide,
    );
    [...root.querySelectorAll(".heap-new")].forEach((card, at) => waits(card, LONG + at * 60 - 140, { opacity: 0 }));
  }

  /** The pile flies to the player who picks it up; cards that leave the game fade out upwards. */
  function picks({ count = 0, leaves = 0 }: Move) {
    const to = middle(root.querySelector(".question-lit .question-must .sign"));
    const stack = [...root.querySelectorAll(".question-lit .stake-falls .stake-cards .card")];
    const others = [...root.querySelectorAll(".question-lit .stake:not(.stake-falls) .stake-cards .card")];
    if (!to || !stack.length) return;
    const places = stack.slice(0, Math.min(count, MOST_TAKEN)).map(centre);
    const gone = leaves ? others.slice(-Math.min(leaves, MOST_TAKEN)).map(centre) : [];
    const up = innerHeight * UP;
    begin(
      [
        ...places.map((from, at) => ({ from, to, after: PICKS, turn: (at - (places.length - 1) / 2) * SPREAD })),
        ...gone.map(([x, y], at): Flight => ({
          from: [x, y],
          to: [x, y + up],
          after: PICKS + at * 40,
          turn: 20,
          fades: true,
        })),
      ],
      stack[0].getBoundingClientRect().width,
    );
  }

  function throws(wide: number) {
    const from = middle(root.querySelector(".answer-on, .question-on, .reveal-foot .reveal-cost"));
    if (from) begin([{ from, to: [from[0], from[1] + innerHeight * UP], after: 0, turn: 200, fades: true }], wide);
  }

  return {
    prepare,
    start,
    stop,
    /** How many tables are drawn so far, without fitting; infinite: all of them. */
    get drawn() {
      return deal && deal.drawn <= deal.of ? deal.drawn : Infinity;
    },
  };
}

function flown(card: HTMLElement, { from: [x, y], to: [toX, toY], after, turn, fades = false, lands = LANDS }: Flight) {
  const [dx, dy] = [toX - x, toY - y];
  const lift = Math.hypot(dx, dy) * 0.12;
  card.animate(
    [
      { opacity: 0, transform: "none", easing: "step-start" },
      { opacity: 1, transform: "none", offset: 0.01, easing: "cubic-bezier(.45,0,.7,.6)" },
      {
        opacity: fades ? 0.6 : 1,
        transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) rotate(${turn / 2}deg) scale(${(1 + lands) / 2})`,
        offset: 0.5,
        easing: "cubic-bezier(.3,.4,.3,1)",
      },
      {
        opacity: fades ? 0 : 1,
        transform: `translate(${dx}px, ${dy}px) rotate(${turn}deg) scale(${lands})`,
        offset: 0.99,
      },
      { opacity: 0, transform: `translate(${dx}px, ${dy}px) rotate(${turn}deg) scale(${lands})` },
    ],
    { duration: fades ? 2 * LONG : LONG, delay: after, fill: "both" },
  );
}
