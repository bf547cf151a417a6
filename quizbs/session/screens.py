"""What a running program asks of the screens that look at it. ``quizbs.web.live`` knows how they are reached."""

from collections.abc import Collection
from typing import Protocol


class Screens(Protocol):
    """The live screens of this process: phones, walls and desks, by lesson."""

    def lessons(self) -> list[str]:
        """Return the lessons that somebody looks at."""

    def publish(self, lesson: str, tables: Collection[str] = ()) -> None:
        """Show the present state of a lesson; after a change at some tables only to the phones that it concerns."""

    def follow(self, lesson: str, table: int) -> None:
        """Show one table on the walls of a lesson, with 0 all of them."""

    def dismiss(self, lesson: str, why: str, seat: int | None = None, *, everybody: bool = False) -> None:
        """Send the phones of a lesson, or of one seat, away; with ``everybody`` its walls and desks too."""

    def dismiss_remote(self, lesson: str) -> None:
        """Send the remote of a lesson away."""

    def cut(self, lesson: str) -> None:
        """Close the connections of all screens of a lesson; they come back wherever it is led."""

    def drop_hosts(self) -> None:
        """Close the connections of all walls and desks; those that are still allowed to look come back at once."""
