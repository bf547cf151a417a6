"""Names and URLs of the stored pictures of questions."""

import re

_KEPT = re.compile(r"(?P<digest>[0-9a-f]{32})\.(?:webp|png)")
FOLDER = "/picture/"


def digest_of(name: str) -> str:
    """Return the hex digest in the name of a stored picture; "" for any other file name or a URL."""
    match = _KEPT.fullmatch(name)
    return match["digest"] if match else ""


def address(name: str) -> str:
    """Return the URL of a question's picture; "" if it isn't stored here.

    Nothing is loaded from other servers.
    """
    return FOLDER + name if digest_of(name) else ""
