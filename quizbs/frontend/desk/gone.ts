/** Disconnected phones: what happens with their seats, and what helps. */
import * as words from "words:needs";
import type * as View from "../protocol.js";
import type * as Desk from "./types.js";

const MANY = 5; // phones that disconnect at once: then it is the network, and one card says so

/** Return the cards for disconnected phones that no bot plays for yet. `act(label, click, first)` makes a button. */
export function phones({ lesson, games }: View.Desk, people: Desk.People, state: Desk.State, act: Desk.Button) {
  const needs = lesson.needs ?? [];
  const standing = new Set(needs.filter(({ why }) => why === "autoplay").map(({ seat }) => seat));
  const lost = lesson.tables
    .flatMap((table) => table.seats.map((seat) => ({ table, seat })))
    .filter(({ seat }) => people.away(seat) && !standing.has(seat));
  const waits = ({ table, seat }: { table: View.Table; seat: View.Seat }) =>
    lesson.phase === "seating" && !table.dealt && !table.sat.includes(seat);
  if (lost.length > MANY) {
    const tables = [...new Set(lost.map(({ table }) => table.number))];
    return [
      {
        key: "gone many",
        tables,
        title: words.goneMany({ count: lost.length }),
        line: lost.some(waits) ? words.goneManyWaits : words.goneManyLine,
        buttons: [],
      },
    ];
  }
  return lost.map((absent) => {
    const { table, seat } = absent;
    const { number } = table;
    const other = (first: boolean) => act(words.newPhone, () => state.open({ kind: "phone", seat }), first);
    const card = { key: `gone ${seat}`, tables: [number], title: words.gone({ name: people.name(seat) }) };
    if (!waits(absent)) {
      const sits = lesson.phase === "seating" && !table.dealt;
      const seats = games.find((each) => each.table === number)?.view?.seats;
      const line = sits
        ? words.goneSits
        : seats && !seats.some((each) => each.seat === seat)
          ? words.goneGuest
          : words.goneLine;
      return { ...card, line: line({ table: number }), buttons: [other(true)] };
    }
    const stuck = needs.some((need) => need.table === number && need.why !== "three");
    const now = stuck
      ? []
      : [act(words.dealNow({ table: number }), () => state.act({ do: "deal_table", table: number }), true)];
    const out = act(words.remove, () => state.open({ kind: "remove", seat }));
    return { ...card, line: words.goneWaits({ table: number }), buttons: [...now, out, other(false)] };
  });
}
