/** Phones that are gone: what happens with the seat meanwhile, and what helps. */
import { needs as words } from "../words/needs.js";

const MANY = 5; // phones that are gone at once: then it is the network, and one card says so

/** The cards for phones that are gone while nobody stands in yet. `act(label, click, first)` makes a button. */
export function phones({ lesson, tables }, people, state, act) {
  const needs = lesson.needs ?? [];
  const standing = new Set(needs.filter(({ why }) => why === "automatic").map(({ seat }) => seat));
  const lost = lesson.groups
    .flatMap((group) => group.seats.map((seat) => ({ group, seat })))
    .filter(({ seat }) => people.away(seat) && !standing.has(seat));
  const waits = ({ group, seat }) => lesson.phase === "seating" && !group.dealt && !group.sat.includes(seat);
  if (lost.length > MANY) {
    const groups = [...new Set(lost.map(({ group }) => group.number))];
    return [
      {
        key: "gone many",
        groups,
        title: words.goneMany(lost.length),
        line: lost.some(waits) ? words.goneManyWait : words.goneManyLine,
        buttons: [],
      },
    ];
  }
  return lost.map((one) => {
    const { group, seat } = one;
    const { number } = group;
    const other = (first) => act(words.newPhone, () => state.open({ kind: "phone", seat }), first);
    const card = { key: `gone ${seat}`, groups: [number], title: words.gone(people.name(seat)) };
    if (!waits(one)) {
      const sits = lesson.phase === "seating" && !group.dealt;
      const seats = tables.find((each) => each.group === number)?.view?.seats;
      const line = sits
        ? words.goneSits
        : seats && !seats.some((each) => each.seat === seat)
          ? words.goneGuest
          : words.goneLine;
      return { ...card, line: line(number), buttons: [other(true)] };
    }
    const stuck = needs.some((need) => need.group === number && need.why !== "three");
    const now = stuck ? [] : [act(words.now(number), () => state.act({ do: "deal_table", group: number }), true)];
    const out = act(words.out, () => state.open({ kind: "remove", seat }));
    return { ...card, line: words.goneWaits(number), buttons: [...now, out, other(false)] };
  });
}
