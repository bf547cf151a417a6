"""The common part of all bots: when a bot decides, and how long it thinks.

A bot reads only the ``view`` of ``docs/protocol.md``, as a phone gets it, and acts with a seat's commands. Kinds of
bots differ in what they call and in what they play.
"""

from abc import ABC, abstractmethod
from random import Random
from typing import ClassVar

import msgspec

from quizbs.game import commands as c
from quizbs.game.moments import View

COPIES = 4  # cards of a rank in one deck


class BotMove(msgspec.Struct, frozen=True):
    """A bot's command. ``after``: seconds it waits before sending it, as if thinking."""

    command: c.PlayerGameCommand
    after: float


class Bot(ABC):
    """A bot in one game, which is given every view of its seat.

    ``curiosity``, from 0 to 1, is the probability of calling a claim without a reason, so that a class gets enough
    questions; with 0 the bot plays as well as it can.
    """

    name: ClassVar[str]

    def __init__(self, chance: Random, curiosity: float = 0.0) -> None:
        self._chance = chance
        self._curiosity = curiosity

    def observe(self, view: View) -> None:  # noqa: B027 - a kind without a memory has nothing to do
        """Update the bot's memory from a view, whether or not there is something to decide."""

    def move(self, view: View) -> BotMove | None:
        """Return the bot's next command in this view, or ``None`` if there is nothing to decide."""
        self.observe(view)
        what = _what(view)
        if what is None:
            return None
        game, about = view["game"], _can(view)[what]
        match what:
            case "answer":
                return BotMove(*self._answer(game, about))
            case "ask":
                return BotMove(*self._ask(game, about))
            case "discard":
                return BotMove(*self._discard(game, about))
            case "believe":
                return BotMove(*self._believe(game, about))
            case "play":
                return BotMove(*self._play(game, about))
            case _:
                return BotMove(*self._ready(game, about))

    @abstractmethod
    def call_probability(self, game: View) -> float:
        """Return the probability, from 0 to 1, that the bot calls the open claim."""

    @abstractmethod
    def cards(self, game: View, play: View) -> list[int]:
        """Return the hand ids of the cards to play; ``play`` lists the cards and counts that are allowed."""

    def card_to_discard(self, game: View, cards: list[int]) -> int:
        """Return the hand id of the card to throw away after a right call; ``cards`` are hand ids."""
        return self._chance.choice(cards)

    def _believe(self, game: View, claim: int) -> tuple[c.PlayerGameCommand, float]:
        chance = self._chance
        may_call = "call" in game["you"]["can"]  # its wrong calls may be used up
        if may_call and chance.random() < max(self.call_probability(game), self._curiosity):
            return c.Call(claim), chance.uniform(1.2, 2.6)
        return c.Believe(claim), chance.uniform(1.5, 4.0)

    def _play(self, game: View, play: View) -> tuple[c.PlayerGameCommand, float]:
        after = game["wait"] / 1000 + self._chance.uniform(0.6, 3.0)
        return c.Play(play["turn"], tuple(self.cards(game, play))), after

    def _ask(self, game: View, ask: View) -> tuple[c.PlayerGameCommand, float]:
        card = self._chance.choice(ask["cards"])["card"]
        asking = c.Ask(ask["challenge"], card, ask["least_asked"])
        return asking, self._chance.uniform(2.5, 5.0)

    def _answer(self, game: View, number: int) -> tuple[c.PlayerGameCommand, float]:
        choices, after = game["question"]["choices"], self._chance.uniform(5.0, 9.0)
        if not choices:
            return c.Answer(number, text="?"), after
        most = len(choices) if game["question"]["kind"] == "multi" else 1
        picked = self._chance.sample(range(len(choices)), self._chance.randint(1, most))
        return c.Answer(number, choices=tuple(picked)), after

    def _discard(self, game: View, discard: View) -> tuple[c.PlayerGameCommand, float]:
        card = self.card_to_discard(game, discard["cards"])
        return c.Discard(discard["challenge"], card), self._chance.uniform(1.5, 3.0)

    def _ready(self, game: View, number: int) -> tuple[c.PlayerGameCommand, float]:
        return c.Ready(number), self._chance.uniform(4.0, 7.0)


_WHAT = ("answer", "ask", "discard", "believe", "play", "ready")  # in order of priority


def occasion(view: View) -> str | None:
    """Return a key for the decision that the seat has to make, ``None`` if it has nothing to decide.

    Views with the same decision have the same key.
    """
    what = _what(view)
    if what is None:
        return None
    about = _can(view)[what]
    return f"{what} {about if isinstance(about, int) else about.get('turn', about.get('challenge'))}"


def _what(view: View) -> str | None:
    """Return what the seat has to decide, such as "answer" or "play"; ``None`` if nothing.

    While an explanation is shown a bot doesn't play, because its play would end the time to read.
    """
    can = _can(view)
    stands = (view.get("game") or {}).get("phase") == "explaining"
    return next((what for what in _WHAT if what in can and not (stands and what == "play")), None)


def _can(view: View) -> View:
    game = view.get("game") or {}
    can: View = game.get("you", {}).get("can", {})
    return can


def ranks_of(game: View) -> dict[int, str]:
    """Return the rank of each card in the seat's hand, by hand id."""
    return {card["id"]: card["face"][0] for card in game["you"]["hand"]}


def copies(game: View) -> int:
    """Return how many cards of each rank the game's decks have together."""
    return COPIES * int(game["deck"]["decks"])


def turns_until(game: View, rank: str) -> int:
    """Return how many of the seat's own turns pass before ``rank`` is due: 0 if it is due in the current or next turn.

    Returns 0, too, if a turn may claim any rank, and the number of ranks if ``rank`` is never due.
    """
    due = own_ranks(game)
    if game["you"]["own_rank"] is None:
        return 0
    return due.index(rank) if rank in due else len(due)


def own_ranks(game: View) -> list[str]:
    """Return the ranks of the seat's own turns in order, beginning with its current or next turn, until they repeat."""
    ranks, first = game["deck"]["ranks"], game["you"]["own_rank"]
    begin = ranks.index(first) if first else 0
    step = len(game["seats"]) * game["deck"]["step"]
    return [ranks[(begin + turn * step) % len(ranks)] for turn in range(len(ranks))]
