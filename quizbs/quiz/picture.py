"""Pictures of questions that are stored here: what a bank calls them, and the address they are served at."""

import re

_KEPT = re.compile(r"(?P<digest>[0-9a-f]{32})\.(?:webp|png)")
FOLDER = "/picture/"


def digest_of(name: str) -> str:
    """Return the digest in the name of a picture that is stored here; "" for a file or an address elsewhere."""
    found = _KEPT.fullmatch(name)
    return found["digest"] if found else ""


def address(name: str) -> str:
    """Return where a question's picture is served, "" if none is stored: nothing is ever loaded from elsewhere."""
    return FOLDER + name if digest_of(name) else ""
