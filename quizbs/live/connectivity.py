"""Which other devices got through: they loaded a page and answered over a socket, and at which address.

The host's own browser proves nothing about the network and is not counted: neither with the host's cookie nor from an
address of this computer. Devices are counted by cookie, in memory, for this run.
"""

from typing import Any

from quizbs.live.addresses import Reach

_MAX_DEVICES = 1000  # devices remembered for each address


class Connectivity:
    """The connectivity check of *Try it tonight*. ``changes`` counts changes of its result."""

    def __init__(self, reach: Reach) -> None:
        self._reach, self.changes = reach, 0
        self._devices: dict[str, dict[str, str]] = {}

    def came_to(self, environ: dict[str, Any], device: str, *, host: bool) -> str:
        """Return the address, as students type it, that another device opened; "" for the host's own browser."""
        if host or not device:
            return ""
        asked = str(environ.get("HTTP_HOST", "")).lower()
        page = str(environ.get("HTTP_ORIGIN") or environ.get("HTTP_REFERER") or "")
        if self._reach.is_public(asked, page):
            return self._reach.typed()  # through a tunnel, whose address says nothing about the network
        if not self._reach.is_private() or self._reach.is_own(str(environ.get("REMOTE_ADDR", ""))):
            return ""
        return asked if asked in self._reach.addresses() else self._reach.typed()

    def answered(self, address: str, device: str, transport: str) -> None:
        """Record that a device that opened ``address`` has answered; ``transport`` is "websocket" or "polling".

        A device that has used both is counted under WebSocket.
        """
        devices = self._devices.setdefault(address, {})
        known = devices.get(device)
        if known in {transport, "websocket"} or (known is None and len(devices) >= _MAX_DEVICES):
            return
        devices[device] = transport
        self.changes += 1

    def choose(self, address: str) -> bool:
        """Show students another address on all screens. Return whether this computer has it."""
        chosen = self._reach.choose(address)
        self.changes += chosen
        return chosen

    def typed(self) -> str:
        """Return the address that students type at the moment."""
        return self._reach.typed()

    def report(self) -> dict[str, Any]:
        """Return ``reach`` of ``docs/protocol.md``: the address shown, and who got through at which address."""
        return {
            "address": self._reach.typed(),
            "shut": self._reach.is_shut(),
            "addresses": [
                {"address": address, "devices": len(devices), "websocket": "websocket" in devices.values()}
                for address in self._reach.addresses()
                for devices in (self._devices.get(address, {}),)
            ],
        }

    def found(self) -> bool:
        """Return whether another device has answered at the current address."""
        return bool(self._devices.get(self._reach.typed()))
