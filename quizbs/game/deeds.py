"""Deeds: what each player did in a game, counted for awards and for the player's own profile.

No deed is a wrong answer.
"""

import msgspec

from quizbs.game.cards import Card, Rank, rank_of

GONE = 0  # replaces the seat of a player who has left it


class ClaimMade(msgspec.Struct, frozen=True):
    """A claim, as its player knew it. ``held``: how many cards of that rank were in the hand.

    ``caller`` is the seat that called it, if any; ``shown``: its cards were turned.
    """

    held: int
    honest: bool
    caller: int | None = None
    shown: bool = False


class CallMade(msgspec.Struct, frozen=True):
    """A call, as its caller knew it. ``count`` cards were claimed from a hand of ``hand`` cards.

    The caller held ``held`` cards of the rank; ``marked`` more were among the ``unseen`` cards of the game.
    """

    count: int
    hand: int
    held: int
    marked: int
    unseen: int
    right: bool


class Bluff(msgspec.Struct, frozen=True):
    """A lie that nobody called: ``cards``, of which some aren't of the claimed ``rank``. ``number`` is the claim's."""

    number: int
    rank: Rank
    cards: tuple[Card, ...]

    @property
    def size(self) -> tuple[int, int]:
        """Return how many of the cards were false, and how many there were. Larger tuples are greater bluffs."""
        return sum(rank_of(card) != self.rank for card in self.cards), len(self.cards)


class Deeds(msgspec.Struct, frozen=True):
    """Counts of what one player did in a game; comments explain the less obvious fields."""

    plays: int = 0
    bluffs: int = 0
    unseen_bluffs: int = 0  # that nobody called
    largest_bluff: int = 0  # cards of the largest uncalled bluff
    quiet_run: int = 0  # consecutive claims that nobody called
    longest_quiet_run: int = 0
    most_true: int = 0  # true cards in one honest claim
    fooled: int = 0  # calls of claims that were true
    survived: int = 0  # called true claims that were last cards
    calls: int = 0
    right_calls: int = 0
    thrown: int = 0  # cards thrown away after right calls
    points: int = 0
    longest_row: int = 0  # right answers in a row
    helped: int = 0  # right answers to other people's questions
    most_cards: int = 0  # in the hand at one time
    shed: int = 0  # largest drop in cards held, after their maximum
    picked_up: int = 0
    spared: int = 0  # cards that left the game thanks to a right answer
    called: int = 0  # the number of the challenge that they raised last
    answered: int = 0  # the number of the question that they answered last
    brought: int = 0  # cards picked up before the hand's present player took it over
    claims: tuple[ClaimMade, ...] = ()
    calls_made: tuple[CallMade, ...] = ()
    best_bluff: Bluff | None = None  # the greatest that nobody called, the newest of equal ones


NO_DEEDS = Deeds()
