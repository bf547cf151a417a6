/**
 * What every screen of the phone asks of a view, read once: who is who, what I may do, which clocks run. A plain
 * record for one drawing; nothing is kept and no rule is applied.
 */
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type * as Phone from "./types.js";
import { named } from "../words/common.js";
import { rankOf } from "../ui/cards.js";
import { marks } from "../ui/signs.js";

/** One seat of the table with its name: what the seats row, sentences and lists show. */
function people(view: View.Phone) {
  const names = new Map(view.lesson.seats.map((seat) => [seat.seat, seat.name]));
  return { names, signs: marks(view) };
}

/**
 * `{view, lesson, table, you, can, hand, own, who, name, sign, state, on, part, clock, wait, paused}`. `who(seat)` is
 * "you" or the name as words want it, `name(seat)` always the name.
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
    guest: (view.you.guest && view.you.table) || 0, // the table where I wait for the next deal
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

/** How many cards of a rank I hold. */
export const held = ({ hand }: Pick<Phone.Context, "hand">, rank: View.Rank | null) =>
  hand.filter((card) => rankOf(card.face) === rank).length;

/** How many turns until mine: 0 now, null when I do not sit at the table. */
export function stepsToMe({ order, game, own }: Pick<Phone.AtTable, "order" | "game" | "own">) {
  const mine = order.findIndex((seat) => seat.seat === own);
  const now = order.findIndex((seat) => seat.seat === game.turn);
  return mine < 0 || now < 0 ? null : (mine - now + order.length) % order.length;
}

/** The act of this kind that is on its way, or waits for the line: `{act, sent}`, else undefined. */
export const onItsWay = ({ state }: { state: Phone.State }, kind: string, field: string, number: number | string) =>
  state.pendingActs.find(
    ({ act }) => act.do === kind && Object.entries(act).some(([name, value]) => name === field && value === number),
  );

/** Which of the own cards are picked, in the order of the hand. */
export const pickedCards = ({ hand, state }: Phone.Context) => hand.filter((card) => state.picked.has(card.id));
