/** Why a table can't be dealt cards, and what helps: another deck, one more player, or other players. */
import * as words from "words:needs";
import * as plans from "words:plan";
import type * as View from "../protocol.js";
import type * as Desk from "./types.js";

const DECKS = 3; // offered at most, the closest first
export const FOR_THE_DECK = ["deck", "not_coprime"];

/**
 * Return one card for a deck that doesn't fit, for all tables that it concerns. `act(label, click, first)` makes a
 * button.
 */
export function deckCard({ lesson }: View.Desk, state: Desk.State, act: Desk.Button) {
  const about = (lesson.needs ?? []).filter(({ why }) => FOR_THE_DECK.includes(why));
  const whole = FOR_THE_DECK.includes(lesson.deal?.refused ?? "") ? lesson.deal : null;
  if (!about.length && !whole) return [];
  const tables = about.map(({ table }) => table);
  const sizes = lesson.tables.filter(({ number }) => tables.includes(number)).map(({ seats }) => seats.length);
  const good = whole?.good ?? common(about.map((need) => need.good ?? []));
  const take = good
    .slice(0, DECKS)
    .map((deck, at) => act(plans.use({ rank: deck }), () => state.act({ do: "use_deck", deck }), at === 0));
  return [
    {
      key: "deck",
      tables,
      title: plans.stuck,
      line: take.length ? sameRanks(sizes) : plans.stuckAny,
      buttons: take.length ? take : [act(words.plan, () => state.open({ kind: "plan" }), true)],
    },
  ];
}

const sameRanks = (sizes: number[]) =>
  sizes.length ? plans.sameRanks({ sizes: [...new Set(sizes)].sort((a, b) => a - b).map(String) }) : plans.sameRanksAny;

/** Return what all of these lists contain, in the order of the first. */
const common = ([first = [], ...others]: View.Rank[][]) =>
  first.filter((deck) => others.every((each) => each.includes(deck)));

/** Return the card for one table; nothing if another module shows the problem. */
export function dealProblem(table: View.TableNumber, why: string, state: Desk.State, act: Desk.Button) {
  const plan = (first?: boolean) => act(words.plan, () => state.open({ kind: "plan" }), first);
  const fill = (label: unknown) => act(label, () => state.act({ do: "fill", table }), true);
  const key = `${why} ${table}`;
  switch (why) {
    case "three":
      return {
        key,
        title: words.three({ table }),
        line: words.threeLine,
        buttons: [fill(words.fill({ table })), act(words.asIs, () => state.dismiss(key))],
      };
    case "need_players":
      return { title: words.few({ table }), line: words.fewLine, buttons: [fill(words.fillAll({ table })), plan()] };
    case "need_decks":
      return { title: words.many({ table }), line: words.manyLine, buttons: [plan(true)] };
    default:
      return { title: words.refused({ table }), line: words.refusedLine, buttons: [plan(true)] };
  }
}
