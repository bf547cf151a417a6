"""Actors: who sends a command.

A command doesn't contain its sender; the server derives it from the connection's credentials.
"""

import msgspec


class Player(msgspec.Struct, frozen=True):
    """The players of a seat: people with a phone, or a bot."""

    seat: int


class Host(msgspec.Struct, frozen=True):
    """The teacher, at the laptop."""


class Remote(msgspec.Struct, frozen=True):
    """The teacher, on a phone that is the lesson's remote."""


class Clock(msgspec.Struct, frozen=True):
    """The server, which carries out a command because a deadline has passed."""


class Away(msgspec.Struct, frozen=True):
    """The server, when it detects that a phone is gone or back."""


class Session(msgspec.Struct, frozen=True):
    """The class session, which sends commands to the games at its tables."""


class Program(msgspec.Struct, frozen=True):
    """The program itself: it opens lessons, seats people, and moves clocks after a restart."""


Actor = Player | Host | Remote | Clock | Away | Session | Program
