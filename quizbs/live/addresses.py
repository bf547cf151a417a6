"""The network addresses of this computer, and which of them phones can reach."""

import ipaddress
import re
import socket
import time
from collections.abc import Callable, Iterable

import ifaddr

# Names of adapters that exist only inside this computer or lead to another network than the classroom's.
_VIRTUAL = re.compile(
    r"docker|^br-|veth|virbr|vbox|virtualbox|vmnet|vmware|hyper-v|vethernet|wsl|utun|^tun|^tap|^wg|^zt|zerotier"
    r"|tailscale|llw|awdl|loopback|bluetooth|npcap|podman|^cni|flannel|^ppp|vpn",
    re.IGNORECASE,
)
_LOCAL = re.compile(r"quizbs(-\d{1,3})?\.local")  # what the app's window may announce
_FRESH = 5.0  # seconds for which the list of adapters is cached
_BEST_FIRST = tuple(map(ipaddress.IPv4Network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))

Adapter = tuple[str, str]
"""Name of a network adapter, and one of its IPv4 addresses."""


def adapters() -> list[Adapter]:
    """Return the name of the network adapter and the address, for each IPv4 address of this computer."""
    return [
        (f"{adapter.name} {adapter.nice_name}", ip.ip)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if isinstance(ip.ip, str)
    ]


def reachable(own: Iterable[Adapter]) -> list[str]:
    """Return the addresses that phones in the room can probably reach, the most likely first.

    Home and school routers assign 192.168 first, 10 second, 172.16 third; other ranges come last. Loopback, link-local
    (no router has answered) and virtual adapters are left out.
    """

    def rank(address: str) -> int:
        return next((at for at, net in enumerate(_BEST_FIRST) if ipaddress.IPv4Address(address) in net), 9)

    real = [
        address
        for name, address in own
        if not any(map(_VIRTUAL.search, name.split()))
        and not ipaddress.IPv4Address(address).is_loopback
        and not ipaddress.IPv4Address(address).is_link_local
    ]
    return sorted(dict.fromkeys(real), key=rank)


class Reach:
    """The addresses at which students reach this server.

    They are refreshed every few seconds: a laptop may change networks. An address that students already have isn't
    replaced by one that appears later, such as that of a VPN. ``tunnel`` is the host of a tunnel, "" without a tunnel.
    """

    def __init__(
        self,
        port: int,
        public_url: str = "",
        host: str = "",
        found: Callable[[], Iterable[Adapter]] = adapters,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._port, self._public, self._found, self._clock = port, public_url, found, clock
        self._only = host if is_literal(host) and not ipaddress.ip_address(host).is_unspecified else ""
        self._read_at = float("-inf")
        self._own: list[Adapter] = []
        self._chosen, self._chosen_in_network, self._name = "", "", ""
        self._before: set[str] = set()  # this computer's addresses when an address was kept or chosen
        self.tunnel = ""

    def base(self) -> str:
        """Return the base URL for the QR code; the loopback address if no network was found."""
        return self._public or (f"https://{self.tunnel}" if self.is_shared() else self.base_in_network())

    def base_in_network(self) -> str:
        """Return the base URL for pages that can't be reached through a tunnel."""
        return self._public or f"http://{self.typed_in_network() or self._with_port('127.0.0.1')}"

    def typed(self) -> str:
        """Return the address that a student types, as short as browsers allow; "" if no network was found."""
        offered = self.addresses()
        return self._chosen if self._chosen in offered else next(iter(offered), "")

    def typed_in_network(self) -> str:
        """Return the address to type for pages that can't be reached through a tunnel; "" if no network was found."""
        offered = [address for address in self.addresses() if address != self.tunnel]
        return next(
            (address for address in (self._chosen, self._chosen_in_network) if address in offered),
            next(iter(offered), ""),
        )

    def set_name(self, name: str) -> None:
        """Announce ``name`` in the local network as this computer's, "" for no name; ignored if quizbs can't announce
        it.
        """
        if not name or _LOCAL.fullmatch(name):
            self._name = name

    def announced(self) -> str:
        """Return the name under which the local network finds this computer, "" if it has no name."""
        return "" if self._public else self._name

    def typed_name(self) -> str:
        """Return what students type instead of the address: the announced name, "" if no name is announced."""
        name = self.announced()
        return self._with_port(name) if name and self.typed() and not self.is_shared() else ""

    def addresses(self) -> list[str]:
        """Return all addresses that a student could type, the most likely first; only that of the public URL, if there
        is one.
        """
        if self._public:
            return [self._public.partition("//")[2]]
        own = [self._with_port(address) for address in self._candidates()]
        return [self.tunnel, *own] if self.tunnel else own

    def is_shared(self) -> bool:
        """Return whether students are shown the address of the tunnel."""
        return bool(self.tunnel) and self.typed() == self.tunnel

    def use_tunnel(self, name: str) -> None:
        """Show students the address of a tunnel, or, for "", the address that was shown before."""
        if name:
            self._chosen_in_network, self.tunnel = self._chosen, name
            self.choose(name)
            return
        if self._chosen == self.tunnel:
            self._chosen = self._chosen_in_network
        self.tunnel = ""

    def choose(self, typed: str) -> bool:
        """Show students the address ``typed`` from now on.

        Return ``False``, changing nothing, if this computer doesn't have it.
        """
        if typed not in (now := self.addresses()):
            return False
        self._chosen, self._before = typed, set(now)
        return True

    def keep_address(self) -> None:
        """Continue to show the current address, which students have by now, as long as this computer has it.

        Addresses that appear later don't replace it.
        """
        self.choose(self.typed())

    def appeared(self) -> list[str]:
        """Return the addresses, except the one shown, that are new since an address was kept or chosen."""
        known = {*self._before, self.typed()}
        return [typed for typed in self.addresses() if typed not in known] if self._chosen else []

    def is_private(self) -> bool:
        """Return whether only devices on the same network can join: without a public URL and a tunnel."""
        return not self._public and not self.tunnel

    def has_public_url(self) -> bool:
        """Return whether students come through a public URL, whatever the address of this computer."""
        return bool(self._public)

    def is_public(self, host: str, page: str) -> bool:
        """Return whether a request came to the public URL.

        ``host`` is its ``Host`` header, ``page`` the URL of the page that has sent it.
        """
        if not self._public:
            return False
        return (
            host.lower() == self._public.partition("//")[2]
            or page == self._public
            or page.startswith(f"{self._public}/")
        )

    def is_own(self, address: str) -> bool:
        """Return whether ``address`` (without a port) is an address of this computer."""
        if not is_literal(address):
            return False
        ip = ipaddress.ip_address(address)
        if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped:
            ip = ip.ipv4_mapped
        return ip.is_loopback or str(ip) in {own for _, own in self._adapters()}

    def is_shut(self) -> bool:
        """Return whether the server listens on the loopback address only, so that no other device can connect."""
        return bool(self._only) and ipaddress.ip_address(self._only).is_loopback and self.is_private()

    def _with_port(self, address: str) -> str:
        host = f"[{address}]" if ":" in address else address
        return host if self._port == 80 else f"{host}:{self._port}"

    def _candidates(self) -> list[str]:
        return [self._only] if self._only else reachable(self._adapters())

    def _adapters(self) -> list[Adapter]:
        if self._clock() - self._read_at > _FRESH:
            self._read_at = self._clock()
            self._own = list(self._found())
        return self._own


def local_name() -> str:
    """Return this computer's mDNS name in lower case, such as "aula.local"."""
    return f"{socket.gethostname().split('.')[0].lower()}.local"


def is_literal(host: str) -> bool:
    """Return whether ``host`` (no port, no brackets) is an IP address."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
