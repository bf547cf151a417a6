"""The addresses of this computer, and which of them a phone can reach. No request is looked at here."""

import ipaddress
import re
import socket
from collections.abc import Iterable

import ifaddr

# Adapters that exist only inside this computer or lead to another network than the classroom's.
_VIRTUAL = re.compile(
    r"docker|^br-|veth|virbr|vbox|virtualbox|vmnet|vmware|hyper-v|vethernet|wsl|utun|^tun|^tap|^wg|^zt|zerotier"
    r"|tailscale|llw|awdl|loopback|bluetooth|npcap|podman|^cni|flannel|^ppp|vpn",
    re.IGNORECASE,
)
_BEST_FIRST = tuple(map(ipaddress.IPv4Network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))

Adapter = tuple[str, str]
"""Name of a network adapter, and one of its IPv4 addresses."""


def adapters() -> list[Adapter]:
    """Return every IPv4 address of this computer with the name of its adapter, as it stands just now."""
    return [
        (f"{adapter.name} {adapter.nice_name}", ip.ip)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if isinstance(ip.ip, str)
    ]


def reachable(found: Iterable[Adapter]) -> list[str]:
    """Return the addresses that phones in the room can reach, the most likely first.

    Home and school routers give out 192.168 first, then 10, then 172.16; anything else comes last. Loopback,
    link-local (no router has answered) and virtual adapters are left out.
    """

    def rank(address: str) -> int:
        return next((at for at, net in enumerate(_BEST_FIRST) if ipaddress.IPv4Address(address) in net), 9)

    real = [
        address
        for name, address in found
        if not any(map(_VIRTUAL.search, name.split()))
        and not ipaddress.IPv4Address(address).is_loopback
        and not ipaddress.IPv4Address(address).is_link_local
    ]
    return sorted(dict.fromkeys(real), key=rank)


def local_name() -> str:
    """Return the name by which this computer answers in a network with mDNS, in lower case: "aula.local"."""
    return f"{socket.gethostname().split('.')[0].lower()}.local"


def is_literal(host: str) -> bool:
    """Tell whether ``host`` (no port, no brackets) is an IP address and not a name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
