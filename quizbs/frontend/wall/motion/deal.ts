/** The deal: from a deck to the heads or seats of one table, or from the middle of each of several tables. */
import type { Move } from "./card_moves.js";
import type { Flight, FlightLayer, Point } from "./flight_layer.js";
import * as words from "words:wall";
import { find } from "../../ui/find.js";
import { DECK, dealHeads, MOST_HEADS, SAYS, type standing } from "./deal_heads.js";
import { centre, FADES, FLIGHT, middle } from "./flight_layer.js";

const MOST = 50; // visible cards of a deal
const DEALT = 0.62; // size of dealt cards, as a share of those in the pile
const DROPS = 600; // ms until the first card of a deal flies
const DEALS = 2_000; // ms within which all of them leave
const EACH = 40; // ms between two of them at most
const SEATS = ".board-seats > li, .board-cards > span"; // within a tile
const ROOM = { drops: 300, each: 90, deals: 1_400, next: 80 }; // ms of a deal at several tables, which start one after the other

/** Deal to one table; `width` is that of a card in the pile (px), `stood` where the heads stood in the lobby. */
export function dealTable(
  layer: FlightLayer,
  root: HTMLElement,
  { count: each }: Move,
  width: number,
  stood: ReturnType<typeof standing>,
) {
  const seats = [...root.querySelectorAll(".table [data-seat]")];
  const heap = middle(root.querySelector(".heap"));
  if (!heap || !seats.length || !each) return;
  const large = seats.length <= MOST_HEADS;
  const from: Point = large ? [innerWidth / 2, innerHeight * DECK] : heap;
  const total = Math.min(MOST, each * seats.length);
  const gap = Math.min(EACH, DEALS / total);
  const last = DROPS + total * gap;
  const heads = large ? dealHeads(seats, stood, last + FLIGHT) : [];
  const ends = large ? heads.map(({ at }) => at) : seats.map((seat) => centre(seat.querySelector(".sign") ?? seat));
  const flights = Array.from({ length: total }, (_, at) => ({
    from,
    to: ends[at % seats.length],
    after: DROPS + at * gap,
    turn: 360,
  }));
  const counts = large
    ? heads.map(({ count }) => count)
    : [...root.querySelectorAll(".table .count")].map((count) => tally(layer, count, last + FLIGHT)); // measured before they move
  seats.forEach((seat, at) => {
    if (large) return layer.enterAfter(seat, last + FLIGHT + 2 * FADES);
    const lands = last - (seats.length - at) * gap + FLIGHT;
    layer.enterAfter(seat.querySelector(".count, .person > b"), lands, { opacity: 0, transform: "scale(1.6)" });
    layer.enterAfter(seat, at * 50, { opacity: 0, transform: "translateY(60%)" });
  });
  for (const other of root.querySelectorAll(".claim > *, .heap, .pile-words, .table .ring"))
    layer.enterAfter(other, last + (large ? FLIGHT : 0) + 200);
  layer.launch(flights, width * DEALT, [
    deck(layer, from, last),
    sentence(layer, root, words.each({ count: each }), last, large),
    ...(large ? heads.map(({ made }) => made) : counts),
  ]);
  countUp(layer, counts, flights, each, performance.now());
}

/** Return a number that counts up with each card, in place of the final one. */
function tally(layer: FlightLayer, count: Element, last: number) {
  const { left, top } = count.getBoundingClientRect();
  const made = Object.assign(document.createElement("span"), { className: "count" });
  made.style.setProperty("--x", `${left}px`);
  made.style.setProperty("--y", `${top}px`);
  made.append(find(".count-back", count).cloneNode(), "");
  layer.keep(made.animate([{}, { opacity: 0 }], { duration: 200, delay: last, fill: "forwards" }));
  return made;
}

/** Write how many cards have landed, and again when the next one lands. */
function countUp(layer: FlightLayer, counts: HTMLElement[], flights: Flight[], each: number, began: number) {
  const now = performance.now() - began;
  const landed = flights.filter(({ after }) => after + FLIGHT <= now).length;
  counts.forEach((count, seat) => {
    const has = Math.ceil((landed - seat) / counts.length);
    if (has > 0 && count.lastChild)
      count.lastChild.nodeValue = String(Math.min(each, Math.round((each * has * counts.length) / flights.length)));
  });
  if (counts.length && landed < flights.length)
    layer.later(() => countUp(layer, counts, flights, each, began), flights[landed].after + FLIGHT - now);
}

function deck(layer: FlightLayer, [x, y]: Point, last: number) {
  const made = document.createElement("p");
  made.className = "flights-deck";
  made.style.setProperty("--x", `${x}px`);
  made.style.setProperty("--y", `${y}px`);
  made.append(...[0, 1, 2].map(() => Object.assign(document.createElement("span"), { className: "card card-back" })));
  const drop = { opacity: 0, transform: "translateY(-60%) scale(1.3)" };
  layer.enter(made, drop, { duration: 320, easing: "cubic-bezier(.2,1.5,.4,1)" });
  layer.keep(made.animate([{}, { opacity: 0 }], { duration: 240, delay: last, fill: "forwards" }));
  return made;
}

/** Return a sentence below the deck or in the middle of the wall, as `below` says. */
function sentence(layer: FlightLayer, root: HTMLElement, text: string, last: number, below: boolean) {
  const made = Object.assign(document.createElement("b"), {
    className: `flights-words ${below ? "flights-words-below" : ""}`,
    textContent: text,
  });
  const place = root.querySelector(".claim")?.getBoundingClientRect();
  const [x, y] = [place?.left ?? 0, (place?.top ?? 0) + (place?.height ?? 0) / 5];
  made.style.setProperty("--x", `${below ? innerWidth / 2 : x}px`);
  made.style.setProperty("--y", `${below ? innerHeight * SAYS : y}px`);
  layer.keep(made.animate([{ opacity: 0 }, {}], { duration: 240, delay: DROPS, fill: "backwards" }));
  layer.keep(made.animate([{}, { opacity: 0 }], { duration: 200, delay: last, fill: "forwards" }));
  return made;
}

/** Deal to several tables at once, from the middle of each tile. */
export function dealTables(layer: FlightLayer, root: HTMLElement, { count = 0, tables = [] }: Move) {
  const boards = tables.flatMap((table) =>
    [...root.querySelectorAll(`.board[data-table="${table}"]`)].filter((board) => board.querySelector(SEATS)),
  );
  const most = Math.max(0, ...boards.map((board) => board.querySelectorAll(SEATS).length));
  if (!most) return;
  const rounds = Math.max(1, Math.min(count, Math.floor(MOST / (most * boards.length))));
  const gap = Math.min(ROOM.each, ROOM.deals / (rounds * most));
  const flights = boards.flatMap((board, number) => {
    const begins = ROOM.drops + number * ROOM.next;
    const seats = [...board.querySelectorAll(SEATS)];
    const from = centre(find(".board-heap > i, .board-pile, .board-who", board));
    const last = begins + seats.length * rounds * gap;
    layer.enterAfter(board, number * ROOM.next, { opacity: 0, transform: "translateY(5%)" });
    for (const other of board.querySelectorAll(".board-now, .board-pile, .board-who"))
      layer.enterAfter(other, last + 200);
    seats.forEach((seat, at) => {
      const lands = last - (seats.length - at) * gap + FLIGHT;
      layer.enterAfter(seat.querySelector("b") ?? seat, lands, { opacity: 0, transform: "scale(1.6)" });
    });
    return Array.from({ length: seats.length * rounds }, (_, at) => ({
      from,
      to: centre(seats[at % seats.length].querySelector(".head, .sign") ?? seats[at % seats.length]),
      after: begins + at * gap,
      turn: 360,
    }));
  });
  flights.sort((first, second) => first.after - second.after);
  layer.launch(flights, (root.querySelector(".board-heap .card")?.getBoundingClientRect().width ?? 64) * DEALT);
}
