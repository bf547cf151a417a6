"""Limits on open connections per address. At the limit, an idle connection is closed in favour of a new one."""

import contextlib
import socket
from typing import Protocol


class Closable(Protocol):
    """A connection that can be closed, such as a socket."""

    def shutdown(self, how: int, /) -> object:
        """Close the connection for reading and writing."""


class ConnectionLimits:
    """Limits the number of connections of each address; 0 for no limit.

    A connection is active while a request is being answered. Otherwise it is idle: without a request yet, with an
    incomplete head, or with a request that waits to be refused. At the limit the longest idle connection is closed, so
    that idle connections block no client.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._of: dict[str, dict[Closable, bool]] = {}  # whether each is idle; the longest idle one is first
        self._address: dict[Closable, str] = {}

    def __len__(self) -> int:
        return len(self._address)

    def add(self, link: Closable, address: str) -> bool:
        """Count a new connection. Return whether the limit allows it."""
        if not self._most:
            return True
        links = self._of.setdefault(address, {})
        if len(links) >= self._most:
            oldest = next((link for link, idle in links.items() if idle), None)
            if oldest is None:
                return False
            self.remove(oldest)
            with contextlib.suppress(OSError):
                oldest.shutdown(socket.SHUT_RDWR)
        self._of.setdefault(address, links)[link] = True
        self._address[link] = address
        return True

    def set_idle(self, link: Closable) -> None:
        """Record that the connection is idle from now on."""
        self._put(link, idle=True)

    def set_active(self, link: Closable) -> None:
        """Record that the connection is active."""
        self._put(link, idle=False)

    def remove(self, link: Closable) -> None:
        """Stop counting a connection that was closed."""
        address = self._address.pop(link, None)
        if address is None:
            return
        del self._of[address][link]
        if not self._of[address]:
            del self._of[address]

    def _put(self, link: Closable, *, idle: bool) -> None:
        if (address := self._address.get(link)) is not None:
            del self._of[address][link]
            self._of[address][link] = idle
