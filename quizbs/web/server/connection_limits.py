"""The open connections, by address: one that only waits gives way when its address wants one more than it may have."""

import contextlib
import socket
from typing import Any


class ConnectionLimits:
    """At most so many connections for each address; with 0 they are not counted.

    A link works while a request of it is answered, else it rests: nothing has been asked yet, or a part of a head, or
    what was asked waits to be refused. The one that rests longest is taken away for a newcomer, so whoever opens links
    and leaves them lying keeps nobody out.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._of: dict[str, dict[Any, bool]] = {}  # whether each rests; those that rest longest come first
        self._address: dict[Any, str] = {}

    def __len__(self) -> int:
        return len(self._address)

    def come(self, link: Any, address: str) -> bool:
        """Count a new link, and tell whether there is room for it."""
        if not self._most:
            return True
        links = self._of.setdefault(address, {})
        if len(links) >= self._most:
            tired = next((link for link, rests in links.items() if rests), None)
            if tired is None:
                return False
            self.go(tired)
            with contextlib.suppress(OSError):
                tired.shutdown(socket.SHUT_RDWR)
        self._of.setdefault(address, links)[link] = True
        self._address[link] = address
        return True

    def rest(self, link: Any) -> None:
        """Note that this link only waits now."""
        self._put(link, rests=True)

    def work(self, link: Any) -> None:
        """Note that a request of this link is answered now."""
        self._put(link, rests=False)

    def go(self, link: Any) -> None:
        """Forget a link that is over."""
        address = self._address.pop(link, None)
        if address is None:
            return
        del self._of[address][link]
        if not self._of[address]:
            del self._of[address]

    def _put(self, link: Any, *, rests: bool) -> None:
        if (address := self._address.get(link)) is not None:
            del self._of[address][link]
            self._of[address][link] = rests
