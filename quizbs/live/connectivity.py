"""Which devices have reached this server: they loaded a page at one of its addresses and answered over a socket.

The host's own browser, recognised by its cookie or by an address of this computer, proves nothing about the network and
isn't counted. Devices are counted by cookie, in memory, until the server stops.
"""

from collections.abc import Mapping
from typing import TypedDict

from quizbs.live.addresses import Reach

_MAX_DEVICES = 1000  # devices remembered for each address


class AddressReport(TypedDict):
    """An address of this computer, and how many devices have answered there.

    ``websocket``: at least one of them did so over a WebSocket. ``new``: the address has appeared since the start.
    """

    address: str
    devices: int
    websocket: bool
    new: bool


class ReachReport(TypedDict):
    """The field ``reach`` of ``docs/protocol.md``."""

    address: str
    name: str
    shut: bool
    shared: bool
    addresses: list[AddressReport]


class Connectivity:
    """The connectivity check of the page *Try it tonight*."""

    def __init__(self, reach: Reach) -> None:
        self._reach = reach
        self._devices: dict[str, dict[str, str]] = {}

    def came_to(self, environ: Mapping[str, object], device: str, *, host: bool) -> str:
        """Return the address, as students type it, at which a device has opened a page; "" for the host's browser."""
        if host or not device:
            return ""
        host_header = str(environ.get("HTTP_HOST", "")).lower()
        page = str(environ.get("HTTP_ORIGIN") or environ.get("HTTP_REFERER") or "")
        if host_header and host_header == self._reach.tunnel:
            return host_header
        if self._reach.is_public(host_header, page):
            return self._reach.typed()  # through a tunnel, whose address says nothing about the network
        if self._reach.has_public_url() or self._reach.is_own(str(environ.get("REMOTE_ADDR", ""))):
            return ""
        return host_header if host_header in self._reach.addresses() else self._reach.typed_in_network()

    def answered(self, address: str, device: str, transport: str) -> None:
        """Record that a device which opened ``address`` answered by ``transport``: "websocket" or "polling".

        A device that has used both is counted under WebSocket.
        """
        devices = self._devices.setdefault(address, {})
        if not devices and address == self._reach.typed():
            self._reach.keep_address()
        known = devices.get(device)
        if known in {transport, "websocket"} or (known is None and len(devices) >= _MAX_DEVICES):
            return
        devices[device] = transport

    def choose(self, address: str) -> bool:
        """Show students ``address`` from now on.

        Return ``False``, changing nothing, if this computer doesn't have it.
        """
        return self._reach.choose(address)

    def typed(self) -> str:
        """Return the address that students type now."""
        return self._reach.typed()

    def report(self) -> ReachReport:
        """Return the field ``reach`` of ``docs/protocol.md``: the address and the name shown, and the
        devices that answered at each address.
        """
        new = self._reach.appeared()
        return {
            "address": self._reach.typed(),
            "name": self._reach.typed_name(),
            "shut": self._reach.is_shut(),
            "shared": self._reach.is_shared(),
            "addresses": [
                {
                    "address": address,
                    "devices": len(devices),
                    "websocket": "websocket" in devices.values(),
                    "new": address in new,
                }
                for address in self._reach.addresses()
                for devices in (self._devices.get(address, {}),)
            ],
        }

    def is_reached(self) -> bool:
        """Return whether another device has answered at the address that is shown."""
        return bool(self._devices.get(self._reach.typed()))
