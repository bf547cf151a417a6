"""The exception for refused commands. Screens choose the words for its code."""

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping


Refusal = Literal[
    "not_understood",
    "not_yours",
    "too_early",
    "not_your_turn",
    "wrong_cards",
    "too_many",
    "too_few",
    "must_be_true",
    "closed",
    "own_claim",
    "believed",
    "not_next",
    "no_tokens",
    "in_a_row",
    "paused",
    "not_now",
    "need_players",
    "not_coprime",
    "need_decks",
    "full",
    "locked",
    "removed",
    "over",
    "same_one",
    "apart_already",
    "kept_apart",
    "empty",
    "too_long",
    "truth",
    "rude",
    "own_lie",
    "busy",
]
"""Why an act is refused."""

Unwelcome = Literal[
    "cleared", "crowd", "ended", "given", "older", "remote", "signed_in", "ticked", "unknown", "used", "wait"
]
"""Why joining or connecting is refused."""


class Refused(Exception):
    """The command isn't allowed at the moment; nothing has changed. ``code`` is one of the codes in
    ``docs/protocol.md``.

    ``more`` has details, for example ``{"left": 1200}`` (milliseconds until the next play is allowed) or ``{"good":
    ["J", "K"]}`` (decks that work).
    """

    def __init__(self, code: Refusal | Unwelcome, **more: object) -> None:
        super().__init__(code)
        self.code = code
        self.more: Mapping[str, object] = more


def require(condition: object, code: Refusal | Unwelcome, **more: object) -> None:
    """Raise ``Refused`` with ``code`` and ``more`` unless the condition holds."""
    if not condition:
        raise Refused(code, **more)
