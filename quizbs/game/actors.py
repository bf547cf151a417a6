"""Actors. A command doesn't contain its sender: the actor is derived from the credentials of the screen."""

import msgspec


class Player(msgspec.Struct, frozen=True):
    """The players of this seat: people with a phone, or a bot."""

    seat: int


class Host(msgspec.Struct, frozen=True):
    """The teacher, at the laptop."""


class Remote(msgspec.Struct, frozen=True):
    """The teacher, on a phone that is the lesson's remote."""


class Clock(msgspec.Struct, frozen=True):
    """An expired deadline."""


class Away(msgspec.Struct, frozen=True):
    """The server's detection of absent and returning phones."""


class Session(msgspec.Struct, frozen=True):
    """The class session, which decides for the games at its tables."""


class Program(msgspec.Struct, frozen=True):
    """The program itself: it opens lessons, seats people, and moves clocks after a restart."""


Actor = Player | Host | Remote | Clock | Away | Session | Program
