"""The bot Detective (hard): remembers all cards it has seen, calls when it is almost certain, plans its turns."""

from collections import Counter
from random import Random

from quizbs.bots.bot import Bot, copies, own_ranks, ranks_of
from quizbs.bots.memory import Memory
from quizbs.bots.odds import chance_of_cheat
from quizbs.bots.way_out import WayOut, best_way_out
from quizbs.game.moments import View

SURE = 0.99  # minimum probability of a cheat for a call
SMALL_PILE = 5  # cards; being caught is cheap, so a second false card is worth the risk
MIN_CARDS_LEFT = 5  # cards in hand up to which a second false card isn't played


class Detective(Bot):
    """Cheats with as few cards as possible and saves cards for later turns, so that its last play can be true."""

    name = "detective"

    def __init__(self, chance: Random, curiosity: float = 0.0) -> None:
        super().__init__(chance, curiosity)
        self._memory = Memory()

    def observe(self, view: View) -> None:
        if view.get("game"):
            self._memory.observe(view["game"])

    def call_probability(self, game: View) -> float:
        claim, ranks, memory = game["claim"], ranks_of(game), self._memory
        if claim["last"]:
            return 1.0
        count = claim["count"] - memory.backed
        if count == 0:
            return 0.0
        known = memory.known(claim["count"])
        seat = claim["seat"]
        surely = sum(memory.holds.get(seat, Counter()).values())
        hand = next(other["cards"] for other in game["seats"] if other["seat"] == seat) + claim["count"]
        unseen = len(game["deck"]["ranks"]) * copies(game) - len(ranks) - known.total() - memory.backed
        marked = copies(game) - list(ranks.values()).count(claim["rank"]) - known[claim["rank"]] - memory.backed
        hand -= min(surely + memory.backed, hand - count)
        return float(chance_of_cheat(count, max(marked, 0), hand, max(unseen, hand)) >= SURE)

    def cards(self, game: View, play: View) -> list[int]:
        ranks = ranks_of(game)
        if play["open"]:
            return [self.card_to_discard(game, play["cards"])]
        due = own_ranks(game)
        way = best_way_out(Counter(ranks.values()), due, play["usual"])
        true = [card for card in play["cards"] if ranks[card] == play["rank"]][: play["usual"]]
        false = self._false(play, ranks, due, way)
        if len(true) < play["least"]:
            laid = false[: self._how_many(play, way)]
        elif way and way.last:
            laid = true[: max(play["least"], way.spare + 1)]
        else:
            laid = true
        risks = game["pile"] <= SMALL_PILE and len(laid) == 1 and len(ranks) > MIN_CARDS_LEFT and play["usual"] > 1
        more = [card for card in false if card not in laid][:1] if risks else []
        return laid + more

    def _how_many(self, play: View, way: WayOut | None) -> int:
        count = -(-way.surplus // way.lies) if way and way.surplus > way.lies > 0 else 1
        return max(int(play["least"]), min(count, int(play["most"])))

    def _false(self, play: View, ranks: dict[int, str], due: list[str], way: WayOut | None) -> list[int]:
        """Return the hand ids of all cards of other ranks, in the order in which to play them as false cards.

        First come the ranks due after the last turn of the plan (``way``), then those due before it, the latest first;
        the ranks for the last turn itself come at the end.
        """
        last = way.last if way else 0
        needed = {rank: turn for turn, rank in reversed(list(enumerate(due)))}

        def keeps(card: int) -> tuple[bool, int]:
            turn = needed[ranks[card]]
            return (turn <= last, 1 if turn == last else -turn)

        return sorted((card for card in play["cards"] if ranks[card] != play["rank"]), key=keeps)

    def card_to_discard(self, game: View, cards: list[int]) -> int:
        ranks, due = ranks_of(game), own_ranks(game)
        hand = Counter(ranks.values())

        def cost_without(card: int) -> float:
            way = best_way_out(hand - Counter([ranks[card]]), due, copies(game))
            return way.cost if way else len(due) * 5.0

        return min(cards, key=cost_without)
