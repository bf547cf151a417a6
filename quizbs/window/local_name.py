"""Announcing ``quizbs.local`` by mDNS, so that students can type a name instead of numbers.

zeroconf keeps the name of a *service* unique, but not the name of its host: with two laptops in one network, the name
would lead to both. So we ask who answers to a name before we take it, again after that, and from time to time.
"""

import contextlib
import itertools
import time
from collections.abc import Callable, Iterator
from ipaddress import IPv4Address
from typing import TYPE_CHECKING

from quizbs.live.addresses import adapters, is_literal
from quizbs.window.background import Background

if TYPE_CHECKING:
    from zeroconf import ServiceInfo, Zeroconf

_SOON = 0.5  # seconds between two checks whether the address has changed
_EACH = 30.0  # seconds between two checks whether the name is still ours, and after a failure
_ANSWERS = 1.1  # seconds for answers: computers don't repeat a multicast answer within a second
_MOST = 40  # names to try
_TYPE = "_http._tcp.local."


def holders(zeroconf: "Zeroconf", name: str) -> set[IPv4Address]:
    """Return the addresses of the computers that have a name, after asking the network twice."""
    from zeroconf import DNSAddress, DNSOutgoing, DNSQuestion, current_time_millis
    from zeroconf.const import _CLASS_IN, _FLAGS_QR_QUERY, _TYPE_A

    for _ in range(2):
        question = DNSOutgoing(_FLAGS_QR_QUERY)
        question.add_question(DNSQuestion(f"{name}.", _TYPE_A, _CLASS_IN))
        zeroconf.send(question)
        time.sleep(_ANSWERS)
    now = current_time_millis()
    records = zeroconf.cache.get_all_by_details(f"{name}.", _TYPE_A, _CLASS_IN)
    return {IPv4Address(each.address) for each in records if isinstance(each, DNSAddress) and not each.is_expired(now)}


def _names() -> Iterator[str]:
    yield "quizbs.local"
    for number in range(2, _MOST + 1):
        yield f"quizbs-{number}.local"


class Announcer:
    """Announces a name for this computer's ``address``, such as "192.168.1.5", until it is closed.

    ``name`` is the announced name, "" before one is taken. Methods raise whatever zeroconf and the system raise.
    """

    def __init__(self, address: str, port: int, interface: str = "") -> None:
        from zeroconf import IPVersion, Zeroconf

        self._address, self._port, self.name = address, port, ""
        self._zeroconf = Zeroconf(interfaces=[interface or address], ip_version=IPVersion.V4Only)
        self._service: ServiceInfo | None = None

    def take(self) -> None:
        """Take the first name that no other computer has, or keep the current one if no other computer has it.

        Of two computers that have taken the same name, the one with the lower address keeps it.
        """
        if self.name and self._is_ours(self.name):
            return
        self._leave()
        for name in _names():
            if self._others(name):
                continue
            self._register(name)
            if self._is_ours(name):
                self.name = name
                return
            self._leave()

    def close(self) -> None:
        """Give up the name."""
        self.name = ""
        self._zeroconf.close()

    def _register(self, name: str) -> None:
        from zeroconf import ServiceInfo

        label = name.removesuffix(".local")
        self._service = ServiceInfo(
            _TYPE, f"{label}.{_TYPE}", self._port, parsed_addresses=[self._address], server=f"{name}."
        )
        self._zeroconf.register_service(
            self._service, allow_name_change=True
        )  # the name of the service may change, that of the host stays

    def _leave(self) -> None:
        self.name = ""
        if self._service is not None:
            self._zeroconf.unregister_service(self._service)
            self._service = None

    def _is_ours(self, name: str) -> bool:
        return all(other > IPv4Address(self._address) for other in self._others(name))

    def _others(self, name: str) -> set[IPv4Address]:
        own = {IPv4Address(address) for _, address in adapters()}
        return holders(self._zeroconf, name) - own - {IPv4Address(self._address)}


class LocalName(Background):
    """A thread that announces a name for the address that students type.

    ``typed()`` returns that address, such as "192.168.1.5:8000". ``name`` is the name announced now, "" for no name:
    without a network, with an address on the internet, or where zeroconf (an extra) is missing or fails.
    """

    def __init__(self, typed: Callable[[], str]) -> None:
        self.name = ""
        self._typed = typed
        super().__init__()

    def _run(self) -> None:
        while not self._over.is_set():
            typed = self._typed()
            address, _, port = typed.partition(":")
            if is_literal(address) and not IPv4Address(address).is_loopback:
                with contextlib.suppress(Exception):  # students can type the address instead
                    self._announce(typed, address, int(port or 80))
                self.name = ""
            self._wait_while(typed, _EACH if address else _SOON)

    def _announce(self, typed: str, address: str, port: int) -> None:
        announcer = Announcer(address, port)
        try:
            while self._typed() == typed and not self._over.is_set():
                announcer.take()
                self.name = announcer.name
                self._wait_while(typed, _EACH)
        finally:
            announcer.close()

    def _wait_while(self, typed: str, seconds: float) -> None:
        for _ in itertools.repeat(None, round(seconds / _SOON)):
            if self._typed() != typed or self._over.wait(_SOON):
                return
