/** Phones that are gone: what happens with the seat meanwhile, and what helps. */
import { needs as words } from "../words/needs.js";

const MANY = 5; // phones that are gone at once: then it is the network, and one card says so

/**
 * The cards for phones that are gone and that no bot plays for yet. `act(label, click, first)` makes a button.
 *
 * @param {View.Desk} view
 * @param {Desk.People} people
 * @param {Desk.State} state
 * @param {Desk.Button} act
 */
export function phones({ lesson, games }, people, state, act) {
  const needs = lesson.needs ?? [];
  const standing = new Set(needs.filter(({ why }) => why === "autoplay").map(({ seat }) => seat));
  const lost = lesson.tables
    .flatMap((table) => table.seats.map((seat) => ({ table, seat })))
    .filter(({ seat }) => people.away(seat) && !standing.has(seat));
  /** @param {{ table: View.Table, seat: View.Seat }} given */
  const waits = ({ table, seat }) => lesson.phase === "seating" && !table.dealt && !table.sat.includes(seat);
  if (lost.length > MANY) {
    const tables = [...new Set(lost.map(({ table }) => table.number))];
    return [
      {
        key: "gone many",
        tables,
        title: words.goneMany(lost.length),
        line: lost.some(waits) ? words.goneManyWait : words.goneManyLine,
        buttons: [],
      },
    ];
  }
  return lost.map((absent) => {
    const { table, seat } = absent;
    const { number } = table;
    /** @param {boolean} first */
    const other = (first) => act(words.newPhone, () => state.open({ kind: "phone", seat }), first);
    const card = { key: `gone ${seat}`, tables: [number], title: words.gone(people.name(seat)) };
    if (!waits(absent)) {
      const sits = lesson.phase === "seating" && !table.dealt;
      const seats = games.find((each) => each.table === number)?.view?.seats;
      const line = sits
        ? words.goneSits
        : seats && !seats.some((each) => each.seat === seat)
          ? words.goneGuest
          : words.goneLine;
      return { ...card, line: line(number), buttons: [other(true)] };
    }
    const stuck = needs.some((need) => need.table === number && need.why !== "three");
    const now = stuck ? [] : [act(words.now(number), () => state.act({ do: "deal_table", table: number }), true)];
    const out = act(words.out, () => state.open({ kind: "remove", seat }));
    return { ...card, line: words.goneWaits(number), buttons: [...now, out, other(false)] };
  });
}
