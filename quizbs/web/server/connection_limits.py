"""Open connections by address: an idle one is closed when its address exceeds its limit."""

import contextlib
import socket
from typing import Any


class ConnectionLimits:
    """Limits the connections of each address; 0: no limit.

    A connection is active while a request is being answered. Otherwise it is idle: no request yet, an incomplete head,
    or a request that waits to be refused. The longest idle connection is closed in favour of a new one, so idle
    connections block nobody.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._of: dict[str, dict[Any, bool]] = {}  # whether each is idle; the longest idle one is first
        self._address: dict[Any, str] = {}

    def __len__(self) -> int:
        return len(self._address)

    def come(self, link: Any, address: str) -> bool:
        """Count a new connection, and return whether the limit allows it."""
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
        """Record that this connection is idle."""
        self._put(link, rests=True)

    def work(self, link: Any) -> None:
        """Record that this connection is active."""
        self._put(link, rests=False)

    def go(self, link: Any) -> None:
        """Forget a closed connection."""
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
