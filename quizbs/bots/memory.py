"""What a bot remembers: ranks of cards in the pile and out of the game, and who picked up which ranks.

It learns only from views. The public log says what was played and picked up, the seat's hand shows which of these cards
were its own, and a challenge shows faces. A bot that misses a line of the log forgets everything.
"""

from collections import Counter

from quizbs.game.moments import View

UNKNOWN = ""


class Memory:
    """What the bot in one seat remembers of the current game."""

    def __init__(self) -> None:
        self.pile: list[str] = []  # known ranks in the pile, bottom first
        self.gone: Counter[str] = Counter()  # ranks of cards known to have left the game
        self.holds: dict[int, Counter[str]] = {}  # ranks that a seat was seen to pick up and hasn't claimed since
        self.backed = 0  # how many cards of the newest claim are known to be true: its seat was seen to pick them up
        self._newest_line = 0  # number of the newest line of the log
        self._hand: dict[int, str] = {}
        self._shown: list[str] = []  # ranks of the challenged cards

    def observe(self, game: View) -> None:
        """Update the memory from a view of the game."""
        hand = {card["id"]: card["face"][0] for card in game["you"]["hand"]}
        gone = [rank for card, rank in self._hand.items() if card not in hand]
        lines = [line for line in game["log"] if line["n"] > self._newest_line]
        if lines and lines[0]["n"] != self._newest_line + 1:
            self._forget(game)
            lines = []
        if game["challenge"] and game["challenge"]["honest"] is not None:
            self._shown = [card["face"][0] for card in game["challenge"]["cards"]]
        for line in lines:
            self._read_line(line, game["you"]["seat"], gone)
        if game["log"]:
            self._newest_line = game["log"][-1]["n"]
        self._hand = hand

    def _forget(self, game: View) -> None:
        self.pile = [UNKNOWN] * game["pile"]
        self.gone.clear()
        self.holds.clear()

    def _read_line(self, line: View, me: int, gone: list[str]) -> None:
        match line["what"]:
            case "dealt":
                self.pile = [UNKNOWN] * line["pile"]
            case "opened":
                self.pile.append(line["face"][0])
            case "laid":
                self._laid(line["seat"], line["rank"], line["count"], gone if line["seat"] == me else None)
            case "stamped" if self._shown:
                self.pile[-len(self._shown) :] = self._shown
            case "took":
                self._took(line["seat"], line["cards"], me)
            case "discarded" if line["seat"] == me:
                self.gone.update(gone[:1])

    def _laid(self, seat: int, rank: str, count: int, own: list[str] | None) -> None:
        known = own if own is not None and len(own) == count else [UNKNOWN] * count
        self.pile += known
        self.backed = min(count, self.holds[seat][rank]) if seat in self.holds else 0
        if self.backed:  # a player with the rank is assumed to play it
            self.holds[seat][rank] -= self.backed

    def _took(self, seat: int, cards: int, me: int) -> None:
        leaves = len(self.pile) - cards
        self.gone.update(rank for rank in self.pile[:leaves] if rank)
        if seat != me:
            held = self.holds.setdefault(seat, Counter())
            held.update(rank for rank in self.pile[leaves:] if rank)
        self.pile = []
        self._shown = []

    def known(self, claimed: int) -> Counter[str]:
        """Return how many cards of each rank are known: in the pile, out of the game, or with other seats.

        The ``claimed`` cards on top of the pile don't count.
        """
        known = self.gone + Counter(self.pile[: len(self.pile) - claimed])
        for held in self.holds.values():
            known += held
        del known[UNKNOWN]
        return known
