/** Reads what every screen needs from a view, once per drawing: names, what the student can do, clocks. */
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type * as Phone from "./types.js";
import { named } from "../words/people.js";
import { rankOf } from "../ui/cards.js";
import { marks } from "../ui/signs.js";

/** Return the names and signs of the seats. */
function people(view: View.Phone) {
  const names = new Map(view.lesson.seats.map((seat) => [seat.seat, seat.name]));
  return { names, signs: marks(view) };
}

/**
 * Return the context of one drawing. `who(seat)` is "you" or the name as sentences use it, `name(seat)` always the
 * name.
 */
export function readContext(view: View.Phone, state: Phone.State, on: Phone.On, part: Phone.Part) {
  const { lesson, game } = view;
  const own = view.you.seat;
  const { names, signs } = people(view);
  const you = game?.you ?? null;
  const can: View.Can = (!game?.paused && you?.can) || {};
  return {
    view,
    lesson,
    game,
    you,
    own,
    state,
    on,
    part,
    can,
    accommodation: view.you.accommodation ?? you?.accommodation ?? null,
    hand: you?.hand ?? [],
    who: named(names, own),
    name: named(names),
    sign: (seat: View.Seat) => signs.get(seat) ?? { sign: 0 },
    clock: state.clock,
    guest: (view.you.guest && view.you.table) || 0, // the table where the student waits for the next deal
    paused: Boolean(game?.paused),
    /** The seats in the order of play. */
    order: game ? (game.direction < 0 ? [...game.seats].reverse() : game.seats) : [],
  };
}

export const atTable = (context: Phone.Context): context is Phone.AtTable => context.game !== null;
export const onTurn = (context: Phone.AtTable): context is Phone.Turn => context.can.play !== undefined;
export const claimed = (context: Phone.AtTable): context is Phone.Claimed => context.game.claim !== null;
export const called = (context: Phone.AtTable): context is Phone.Called => context.game.challenge !== null;
export const asked = (context: Phone.AtTable): context is Phone.Asked => context.game.question !== null;
export const answered = <Asked extends Screen.Question>(question: Asked): question is Phone.Answered<Asked> =>
  question.result !== null;

/** Return how many cards of a rank the student holds. */
export const held = ({ hand }: Pick<Phone.Context, "hand">, rank: View.Rank | null) =>
  hand.filter((card) => rankOf(card.face) === rank).length;

/** Return the number of turns until the student's own: 0 for now, null if the student isn't at the table. */
export function stepsToMe({ order, game, own }: Pick<Phone.AtTable, "order" | "game" | "own">) {
  const mine = order.findIndex((seat) => seat.seat === own);
  const now = order.findIndex((seat) => seat.seat === game.turn);
  return mine < 0 || now < 0 ? null : (mine - now + order.length) % order.length;
}

/** Return the pending act of this kind with this field, or undefined. */
export const onItsWay = ({ state }: { state: Phone.State }, kind: string, field: string, number: number | string) =>
  state.pendingActs.find(
    ({ act }) => act.do === kind && Object.entries(act).some(([name, value]) => name === field && value === number),
  );

/** Return the picked cards in the order of the hand. */
export const pickedCards = ({ hand, state }: Phone.Context) => hand.filter((card) => state.picked.has(card.id));
