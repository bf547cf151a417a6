"""The bot Sprout (easy): tells the truth if it can, calls at random, and guesses answers."""

from quizbs.bots.bot import Bot, copies, ranks_of
from quizbs.game.moments import View

FEELING = 0.04  # probability of a call without a reason


class Sprout(Bot):
    """Plays all its cards of the rank, otherwise a random card; calls every second claim that can't be true."""

    name = "sprout"

    def call_probability(self, game: View) -> float:
        claim = game["claim"]
        held = sum(rank == claim["rank"] for rank in ranks_of(game).values())
        impossible = held + claim["count"] > copies(game)
        return 0.5 if impossible or claim["last"] else FEELING

    def cards(self, game: View, play: View) -> list[int]:
        ranks = ranks_of(game)
        true = [card for card in play["cards"] if ranks[card] == play["rank"]][: play["usual"]]
        return true if len(true) >= play["least"] else [self._chance.choice(play["cards"])]
