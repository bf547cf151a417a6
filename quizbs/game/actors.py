"""Who acts. A command does not say who gives it; the actor does, and a screen's actor follows from its credentials."""

import msgspec


class Player(msgspec.Struct, frozen=True):
    """Whoever plays at this seat: people with a phone, or a bot."""

    seat: int


class Host(msgspec.Struct, frozen=True):
    """The teacher, at the laptop."""


class Remote(msgspec.Struct, frozen=True):
    """The teacher, at a phone that is the lesson's remote."""


class Clock(msgspec.Struct, frozen=True):
    """Time that has run out."""


class Away(msgspec.Struct, frozen=True):
    """The server, which notices that a phone is gone or back."""


class Session(msgspec.Struct, frozen=True):
    """The class session, which decides something for the games at its tables."""


class Program(msgspec.Struct, frozen=True):
    """The program itself: it opens lessons, seats people, and gives clocks their time back after a restart."""


Actor = Player | Host | Remote | Clock | Away | Session | Program
