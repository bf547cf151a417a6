"""Why a command isn't carried out. The words that people read belong to the screens."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


class Refused(Exception):
    """The rules don't allow this command right now; nothing has changed.

    ``code`` is one of the short codes of ``docs/protocol.md``. ``more`` says how to do it right, for example
    ``{"left": 1200}`` (milliseconds until the next play is allowed) or ``{"good": ["J", "K"]}`` (decks that work).
    """

    def __init__(self, code: str, **more: object) -> None:
        super().__init__(code)
        self.code = code
        self.more: Mapping[str, object] = more


def require(condition: object, code: str, **more: object) -> None:
    """Raise ``Refused(code)`` unless the condition holds."""
    if not condition:
        raise Refused(code, **more)
