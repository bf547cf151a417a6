"""Signing teachers in by a header of the school's own proxy, which has asked them who they are.

Only the header of trusted addresses counts: those of the connection itself, never what ``X-Forwarded-For`` says.
"""

import ipaddress
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

    from quizbs.config import Network

SIGNED_IN = "quizbs.signed_in"  # in the environ of a request: the name of a teacher, as the proxy says it
_log = logging.getLogger(__name__)


class HeaderSignIn:
    """Takes the header ``name`` out of each request, and keeps what it says if it comes from ``trusted`` addresses.

    Without a name there is no such header, and nothing is taken.
    """

    def __init__(self, name: str, trusted: Sequence["Network"]) -> None:
        self._key = "HTTP_" + name.upper().replace("-", "_") if name else ""
        self._trusted = trusted

    def take(self, environ: "WSGIEnvironment") -> None:
        """Put the name in ``SIGNED_IN``, or nothing; nobody after this sees the header."""
        said = environ.pop(self._key, "") if self._key else ""
        if not said:
            return
        if self._is_trusted(str(environ.get("REMOTE_ADDR", ""))):
            written = said.encode("latin-1").decode("utf-8", "replace")  # WSGI takes each byte for a letter
            environ[SIGNED_IN] = " ".join(written.split())
        else:  # without the name, and without the address: a log holds neither
            _log.warning("a sign-in header came from an address that isn't in QUIZBS_SIGN_IN_FROM, and was ignored")

    def _is_trusted(self, address: str) -> bool:
        try:
            asked = ipaddress.ip_address(address)
        except ValueError:
            return False
        asked = getattr(asked, "ipv4_mapped", None) or asked
        return any(asked in network for network in self._trusted)
