"""Pictures of questions that are kept here: how a bank names them, and under which address they are served."""

import re

_KEPT = re.compile(r"(?P<digest>[0-9a-f]{32})\.(?:webp|png)")
FOLDER = "/picture/"


def digest_of(name: str) -> str:
    """Return the digest in the name of a picture that is kept here; "" for a file or an address elsewhere."""
    found = _KEPT.fullmatch(name)
    return found["digest"] if found else ""


def address(name: str) -> str:
    """Return where the picture of a question is served, "" where none is kept: nothing elsewhere is ever asked for."""
    return FOLDER + name if digest_of(name) else ""
