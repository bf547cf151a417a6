"""What a running program asks of the screens that look at it. ``quizbs.web.live`` knows how they are reached."""

from collections.abc import Collection
from typing import Any, Protocol


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

    def dismiss_remote_here(self, lesson: str) -> None:
        """Send the remote of a lesson away if it is connected to this process; the others are told by theirs."""

    def hear(self, process: str, lesson: str, more: Any) -> None:
        """Take note of the screens of a lesson that another process has."""

    def end_of(self, process: str) -> None:
        """Forget the screens of a process that has ended."""

    def tell_all(self) -> None:
        """Tell the other processes of all our screens."""

    def leave(self, lesson: str, seats: Collection[int]) -> None:
        """Close the connections of these seats' phones, and when no phone of the lesson is left, all others."""

    def restage(self, lesson: str) -> None:
        """Show soon what follows from another stage of a lesson."""

    def drop_hosts(self) -> None:
        """Close the connections of all walls and desks; those that are still allowed to look come back at once."""
