"""The open connections by address: one that only waits is closed when its address needs one more than it may have."""

import contextlib
import socket
from typing import Any


class ConnectionLimits:
    """Allows a number of connections for each address; with 0 they aren't counted.

    A connection works while a request of it is being answered. Otherwise it rests: nothing has been asked yet, or only
    part of a head has arrived, or its request waits to be refused. The one that has rested longest is closed for a
    newcomer, so idle connections keep nobody out.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._of: dict[str, dict[Any, bool]] = {}  # whether each rests; the one that has rested longest comes first
        self._address: dict[Any, str] = {}

    def __len__(self) -> int:
        return len(self._address)

    def come(self, link: Any, address: str) -> bool:
        """Count a new connection, and return whether there is room for it."""
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
        """Note that this connection only waits now."""
        self._put(link, rests=True)

    def work(self, link: Any) -> None:
        """Note that a request on this connection is being answered now."""
        self._put(link, rests=False)

    def go(self, link: Any) -> None:
        """Forget a connection that is over."""
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
