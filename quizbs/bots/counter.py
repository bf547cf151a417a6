"""The bot Counter (medium): compares each claim with its own cards, and throws away the card it needs last."""

from quizbs.bots.bot import Bot, copies, ranks_of, turns_until
from quizbs.bots.odds import chance_of_cheat
from quizbs.game.moments import View

SURE = 0.90  # minimum probability of a cheat for a call
TWO = 0.2  # probability of playing two false cards


class Counter(Bot):
    """Plays all its cards of the rank, otherwise the one or two cards it needs last. Always calls a last card."""

    name = "counter"

    def call_probability(self, game: View) -> float:
        claim, ranks = game["claim"], ranks_of(game)
        if claim["last"]:
            return 1.0
        unseen = len(game["deck"]["ranks"]) * copies(game) - len(ranks)
        marked = copies(game) - list(ranks.values()).count(claim["rank"])
        hand = next(seat["cards"] for seat in game["seats"] if seat["seat"] == claim["seat"]) + claim["count"]
        return float(chance_of_cheat(claim["count"], marked, hand, unseen) >= SURE)

    def cards(self, game: View, play: View) -> list[int]:
        ranks = ranks_of(game)
        true = [card for card in play["cards"] if ranks[card] == play["rank"]][: play["usual"]]
        if len(true) >= play["least"]:
            return true
        last_needed = sorted(play["cards"], key=lambda card: turns_until(game, ranks[card]), reverse=True)
        two = min(play["most"], len(last_needed)) > 1 and self._chance.random() < TWO
        return last_needed[: max(play["least"], 2 if two else 1)]

    def card_to_discard(self, game: View, cards: list[int]) -> int:
        ranks = ranks_of(game)
        return max(cards, key=lambda card: turns_until(game, ranks[card]))
