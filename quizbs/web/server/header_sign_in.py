"""Sign-in by a header from the school's proxy, which has authenticated the teacher.

The header is accepted from trusted addresses only: those of the connection itself, never those in ``X-Forwarded-For``.
"""

import ipaddress
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

    from quizbs.config import Network

SIGNED_IN = "quizbs.signed_in"  # environ key: the teacher's name from the proxy
_log = logging.getLogger(__name__)


class HeaderSignIn:
    """Removes the header ``name`` from each request, and stores its value if the request is from a trusted address.

    Without a name it does nothing.
    """

    def __init__(self, name: str, trusted: Sequence["Network"]) -> None:
        self._key = "HTTP_" + name.upper().replace("-", "_") if name else ""
        self._trusted = trusted

    def take(self, environ: "WSGIEnvironment") -> None:
        """Move the teacher's name from the header to ``SIGNED_IN``.

        What handles the request later never sees the header.
        """
        header = environ.pop(self._key, "") if self._key else ""
        if not header:
            return
        if self._is_trusted(str(environ.get("REMOTE_ADDR", ""))):
            written = header.encode("latin-1").decode("utf-8", "replace")  # WSGI decodes bytes as Latin-1
            environ[SIGNED_IN] = " ".join(written.split())
        else:  # the log gets neither the name nor the address
            _log.warning("a sign-in header came from an address that isn't in QUIZBS_SIGN_IN_FROM, and was ignored")

    def _is_trusted(self, address: str) -> bool:
        try:
            sender = ipaddress.ip_address(address)
        except ValueError:
            return False
        sender = getattr(sender, "ipv4_mapped", None) or sender
        return any(sender in network for network in self._trusted)
