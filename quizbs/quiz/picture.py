"""Stored pictures of questions: their names in banks, and the URLs they are served at."""

import re

_KEPT = re.compile(r"(?P<digest>[0-9a-f]{32})\.(?:webp|png)")
FOLDER = "/picture/"


def digest_of(name: str) -> str:
    """Return the digest in the name of a stored picture; "" for a file or a URL."""
    found = _KEPT.fullmatch(name)
    return found["digest"] if found else ""


def address(name: str) -> str:
    """Return the URL of a question's picture, "" if it isn't stored: nothing is loaded from other servers."""
    return FOLDER + name if digest_of(name) else ""
