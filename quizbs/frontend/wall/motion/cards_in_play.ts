/** Cards that are played, picked up or discarded at one table. */
import type { Move } from "./card_moves.js";
import { centre, FLIGHT, middle, type Flight, type FlightLayer, type Point } from "./flight_layer.js";

const MOST = 8; // cards that fly at once
const THROWN = 80; // px: width of a thrown card
const UP = -0.55; // vertical distance of discarded cards, as a share of the wall
const PICKS = 2_000; // ms after an answer
const SPREAD = 9; // degrees between two cards of a flying pile

/** The claimed cards fly from their seat to the pile. */
export function playCards(layer: FlightLayer, root: HTMLElement, { seat, count = 0 }: Move, width: number) {
  const from = middle(root.querySelector(`.table [data-seat="${seat}"] .sign`));
  const to = middle(root.querySelector(".heap"));
  if (!from || !to) return;
  const flights = Array.from({ length: Math.min(count, MOST) }, (_, at) => ({
    from,
    to,
    after: at * 60,
    turn: 160 + at * 20,
    lands: 1,
  }));
  layer.launch(flights, width);
  root.querySelectorAll(".heap-new").forEach((card, at) => layer.enterAfter(card, FLIGHT + at * 60 - 140));
}

/** The pile flies to the player who picks it up; cards that leave the game fade out upwards. */
export function pickUpCards(layer: FlightLayer, root: HTMLElement, { count = 0, leaves = 0 }: Move) {
  const to = middle(root.querySelector(".question-lit .question-must .sign"));
  const stack = [...root.querySelectorAll(".question-lit .stake-falls .stake-cards .card")];
  const others = [...root.querySelectorAll(".question-lit .stake:not(.stake-falls) .stake-cards .card")];
  if (!to || !stack.length) return;
  const places = stack.slice(0, Math.min(count, MOST)).map(centre);
  const gone = leaves ? others.slice(-Math.min(leaves, MOST)).map(centre) : [];
  const up = innerHeight * UP;
  layer.launch(
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

/** A card that a right answer costs leaves the game upwards. */
export function throwCard(layer: FlightLayer, root: HTMLElement) {
  const from = middle(root.querySelector(".answer-on, .question-on, .reveal-foot .reveal-cost"));
  if (!from) return;
  const to: Point = [from[0], from[1] + innerHeight * UP];
  layer.launch([{ from, to, after: 0, turn: 200, fades: true }], THROWN);
}
