"""The gate before Flask and Socket.IO. It rejects foreign hosts and origins, wrong lengths and forged headers.

DNS rebinding needs a *name* that the attacker owns, so only few names are accepted: this computer's, and the name that
the app announces in the network, such as "quizbs.local". An IP address is accepted if it is really this computer's.
Cross-site requests have a foreign ``Origin``; every form and every polling POST of a browser has one, so a request that
changes something must have it (our protection against CSRF, together with ``SameSite`` cookies). A body that is too
large is refused before any of it is read.
"""

import io
import ipaddress
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol
from urllib.parse import urlsplit

from quizbs.banks import limits
from quizbs.live import addresses
from quizbs.teacher.transfer import LIMIT_MB
from quizbs.web.language import language_of_device
from quizbs.web.server.header_sign_in import HeaderSignIn
from quizbs.words import words

if TYPE_CHECKING:
    from _typeshed import OptExcInfo
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

FRAME = 16_384  # bytes of a message over either transport
UPLOAD = limits.FILE_MB * 1_000_000  # bytes of a form or file
BACKUP_PATH = "/host/transfer/bring"  # where an uploaded backup is written to the disk as it arrives
BACKUP = LIMIT_MB * 1_000_000
FORWARDED = "quizbs.forwarded"  # set for a request that claims to be proxied, trusted or not
HOSTS = "quizbs.hosts"  # the hosts of the listener that a request came to
TOO_LARGE = "quizbs.too_large"  # set for a request whose body was too large and not read
SOCKET_PATH = "/socket.io"
_REREAD = 2.0  # least seconds between two look-ups of this computer's addresses, also in a flood of unknown ones
_FORWARDED = ("HTTP_X_FORWARDED_", "HTTP_FORWARDED")
_NO_HEADER = HeaderSignIn("", ())
_SAFE = {"GET", "HEAD", "OPTIONS"}

_PLAIN = "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; frame-ancestors 'none'"

# These two aren't translated, since no person sees them: browsers don't send such requests.
TOO_BIG = f"That's too big. The limit is {limits.FILE_MB} MB.\n"
NO_LENGTH = "This request doesn't say how long it is, so nothing was changed.\n"


class Hosts(Protocol):
    """The hosts and origins of a listener."""

    def ours(self, host: str) -> bool:
        """Return whether ``host`` is a name or an address of the listener."""

    def own_origin(self, origin: str) -> bool:
        """Return whether ``origin`` is that of the listener's pages."""


class AllowedHosts:
    """The hosts (``Host:``, with port) and origins of this server. Its own addresses are refreshed when needed."""

    def __init__(
        self,
        port: int,
        public_url: str = "",
        own: Callable[[], Iterable[addresses.Adapter]] = addresses.adapters,
        clock: Callable[[], float] = time.monotonic,
        announced: Callable[[], str] = str,
    ) -> None:
        self._port, self._own, self._clock, self._announced = port, own, clock, announced
        self._names = {"localhost", addresses.local_name()}
        self._public = urlsplit(public_url).netloc
        self._public_origin = public_url
        self._known: set[str] = set()
        self._read_at = float("-inf")

    def ours(self, host: str) -> bool:
        """Return whether ``host`` is one of this server's names or addresses."""
        host = host.lower()
        if self._public and host in {self._public, self._with_port(self._public)}:
            return True
        try:
            parts = urlsplit(f"//{host}")
            name, port = parts.hostname or "", parts.port or 80
        except ValueError:
            return False
        if port != self._port or host not in {name, f"{name}:{port}", f"[{name}]", f"[{name}]:{port}"}:
            return False
        if addresses.is_literal(name):
            return self._own_address(name)
        return bool(name) and name in {*self._names, self._announced()}

    def own_origin(self, origin: str) -> bool:
        """Return whether ``origin`` is this server's: http with one of its hosts, or that of the public URL."""
        if self._public_origin and origin.lower() == self._public_origin:
            return True
        return origin.startswith("http://") and self.ours(origin.removeprefix("http://"))

    def _with_port(self, netloc: str) -> str:
        return netloc if urlsplit(f"//{netloc}").port else f"{netloc}:{self._usual_port()}"

    def _usual_port(self) -> int:
        return 443 if self._public_origin.startswith("https:") else 80

    def _own_address(self, address: str) -> bool:
        if ipaddress.ip_address(address).is_loopback or address in self._known:
            return True
        if self._clock() - self._read_at < _REREAD:
            return False
        self._read_at = self._clock()
        self._known = {ip for _, ip in self._own()}
        return address in self._known


def gate(
    inner: "WSGIApplication", hosts: Hosts, proxies: int = 0, sign_in: HeaderSignIn = _NO_HEADER
) -> "WSGIApplication":
    """Return a WSGI app that rejects forbidden requests (see this module), and passes all others to ``inner``.

    ``proxies`` is the number of our own proxies in front; if there are any, X-Forwarded-* headers are kept for
    ProxyFix.
    """

    def app(environ: "WSGIEnvironment", start: "StartResponse") -> Iterable[bytes]:
        sign_in.take(environ)
        if forwarded := [name for name in environ if name.startswith(_FORWARDED)]:
            environ[FORWARDED] = True
            for name in forwarded if not proxies else ():
                del environ[name]
        environ[HOSTS] = hosts
        refused = _refusal(environ, hosts)
        if refused is None:
            return inner(environ, start)
        status, message = refused
        if message is TOO_BIG and not _is_socket(environ):  # a person waits for a page, which doesn't read the body
            environ.update({"CONTENT_LENGTH": "0", "wsgi.input": io.BytesIO(), TOO_LARGE: True})
            return inner(environ, _closing(start))
        return say(start, status, message.encode())

    return app


def _is_socket(environ: "WSGIEnvironment") -> bool:
    return str(environ.get("PATH_INFO", "")).startswith(SOCKET_PATH)


def _closing(start: "StartResponse") -> "StartResponse":
    """Return a ``start_response`` that closes the connection, so that the rest of the body isn't read as a request."""

    def begin(
        status: str, headers: list[tuple[str, str]], failed: "OptExcInfo | None" = None, /
    ) -> Callable[[bytes], object]:
        return start(status, [*headers, ("Connection", "close")], failed)

    return begin


def _refusal(environ: "WSGIEnvironment", hosts: Hosts) -> tuple[str, str] | None:
    """Return status and text of the refusal, ``None`` if the request is accepted."""
    if not hosts.ours(environ.get("HTTP_HOST", "")):
        return "400 Bad Request", plain(environ, "page-wrong-address")
    origin = environ.get("HTTP_ORIGIN")
    if (origin is not None or environ["REQUEST_METHOD"] not in _SAFE) and not hosts.own_origin(origin or ""):
        return "403 Forbidden", plain(environ, "page-other-page")
    length = environ.get("CONTENT_LENGTH") or "0"
    if not (length.isascii() and length.isdigit()) or "HTTP_TRANSFER_ENCODING" in environ:
        return "400 Bad Request", NO_LENGTH
    limit = FRAME if _is_socket(environ) else BACKUP if environ.get("PATH_INFO") == BACKUP_PATH else UPLOAD
    if len(length) > 12 or int(length) > limit:
        return "413 Content Too Large", TOO_BIG
    return None


def plain(environ: "WSGIEnvironment", message: str) -> str:
    """Return a message as a text of one line, in the language of the device that sent the request."""
    return f"{words(language_of_device(environ)).say(message)}\n"


def say(start: "StartResponse", status: str, body: bytes, **headers: str) -> Iterable[bytes]:
    """Send a response without calling the inner app, and close the connection."""
    fixed = {
        "Content_Type": "text/plain; charset=utf-8",
        "Content_Length": str(len(body)),
        "X_Content_Type_Options": "nosniff",
        "X_Frame_Options": "DENY",
        "Referrer_Policy": "same-origin",
        "Content_Security_Policy": _PLAIN,
        "Cache_Control": "no-store",
        "Connection": "close",  # the unread body must not be read as the next request
    }
    start(status, [(name.replace("_", "-"), value) for name, value in (fixed | headers).items()])
    return [body]
