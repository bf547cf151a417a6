"""Which other devices got through: they loaded one of our pages and answered over a socket, and at which address.

The host's own browser proves nothing about the network, so it never counts: neither with the host's cookie nor from one
of this computer's own addresses. Devices are counted by cookie, in memory, for this run.
"""

from typing import Any

from quizbs.live.addresses import Reach

_MOST = 1000  # devices to remember for each address


class Connectivity:
    """What *Try it tonight* shows. ``changes`` counts how often that has changed."""

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
            return self._reach.typed()  # through a tunnel, whose address tells nothing
        if not self._reach.is_private() or self._reach.is_own(str(environ.get("REMOTE_ADDR", ""))):
            return ""
        return asked if asked in self._reach.addresses() else self._reach.typed()

    def answered(self, address: str, device: str, transport: str) -> None:
        """Note that a device that opened ``address`` has answered; ``transport`` is "websocket" or "polling".

        For a device that used both, WebSocket counts: it gets through.
        """
        devices = self._devices.setdefault(address, {})
        known = devices.get(device)
        if known in {transport, "websocket"} or (known is None and len(devices) >= _MOST):
            return
        devices[device] = transport
        self.changes += 1

    def choose(self, address: str) -> bool:
        """Show students another address, everywhere at once. Return whether it is one of this computer's."""
        chosen = self._reach.choose(address)
        self.changes += chosen
        return chosen

    def typed(self) -> str:
        """Return the address that students type right now."""
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
        """Return whether another device has answered at the address shown now."""
        return bool(self._devices.get(self._reach.typed()))
