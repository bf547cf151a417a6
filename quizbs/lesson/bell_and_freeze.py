"""The bell (the end of the lesson), the time a lesson needs besides the cards, and the freeze of all screens."""

from random import Random

import msgspec

from quizbs.game.refusal import require
from quizbs.lesson import commands as c
from quizbs.lesson import events as e
from quizbs.lesson.session_state import SessionState

MOST_AFTER = 1 / 3  # largest share of the time until the bell that is reserved for after the cards


class Overhead(msgspec.Struct, frozen=True):
    """The time that a lesson needs besides its games, in seconds.

    ``walking``: to the tables; ``between``: from one round to the next; the others are for what follows the cards.
    """

    walking: float = 120.0  # to find the tables
    last_lap: float = 120.0  # everybody's last turn, and a challenge that isn't over
    exit_ticket: float = 120.0
    podium: float = 60.0
    packing: float = 60.0
    between: float = 45.0  # from the end of one round to the first turn of the next

    def cards(self, seconds: float) -> float:
        """Return how many of the ``seconds`` until the bell are left until the last lap starts."""
        after = self.last_lap + self.exit_ticket + self.podium + self.packing
        return seconds - min(after, MOST_AFTER * seconds)


USUALLY = Overhead()


def set_bell(session: SessionState, command: c.SetBell, now: float, _: Random) -> list[e.Event]:
    """Return the event that sets the bell, or removes it (0 minutes).

    The cards stop earlier, to leave time for what follows.
    """
    require(0 <= command.minutes <= c.LONGEST_BELL, "not_understood")
    if not command.minutes:
        return [] if session.bell.rings_at is None else [e.BellSet(now, None)]
    seconds = 60.0 * command.minutes
    return [e.BellSet(now, now + seconds, now + USUALLY.cards(seconds))]


def stop_cards(session: SessionState, command: c.StopCards, now: float, _: Random) -> list[e.Event]:
    """Return the event that sets when the cards stop.

    The bell isn't moved; without a bell it rings at the same time.
    """
    require(1 <= command.minutes <= c.LONGEST_BELL, "not_understood")
    until = now + 60.0 * command.minutes
    return [e.BellSet(now, max(until, session.bell.rings_at or 0.0), until)]


def ring(session: SessionState, _: c.Ring, now: float, __: Random) -> list[e.Event]:
    """Return the event that starts the last lap."""
    require(is_due(session, now), "closed")
    return [e.LastLapRang(now)]


def is_due(session: SessionState, now: float) -> bool:
    """Return whether the last lap has to start now."""
    return session.bell.cards_until is not None and not session.bell.rang and now >= session.bell.cards_until


def freeze(session: SessionState, command: c.Freeze, now: float, _: Random) -> list[e.Event]:
    """Return the event that stops everything, or that changes the message while everything is stopped."""
    message = " ".join(command.message.split())
    require(len(message) <= c.LONGEST_MESSAGE, "not_understood")
    if session.frozen is not None and session.frozen.message == message:
        return []
    return [e.Frozen(now, message)]


def unfreeze(session: SessionState, _: c.Unfreeze, now: float, __: Random) -> list[e.Event]:
    """Return the event that ends the freeze, nothing without a freeze."""
    return [] if session.frozen is None else [e.Unfrozen(now)]
