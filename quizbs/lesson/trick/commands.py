"""The commands of *Trick the class*. Each names the round by its number."""

from typing import Annotated

import msgspec
from msgspec import Meta

from quizbs.game.commands import HostCommand, Number, PlayerCommand, Text
from quizbs.quiz.question import Question


class AskTrick(HostCommand, frozen=True):
    """Trick the class with this question of the bank, or for "" one of the least asked that fit.

    ``filtered``: a word filter replaces the teacher's review.
    """

    question: Annotated[str, Meta(max_length=200)] = ""
    filtered: bool = False


class PutTrick(msgspec.Struct, frozen=True):
    """Start a round with this question, whose language is like ``"en"``. ``AskTrick`` becomes this command."""

    question: Question
    language: str = ""
    filtered: bool = False


class WriteLie(PlayerCommand, frozen=True):
    """Write a wrong answer, or replace it."""

    number: Number
    text: Text


class ChooseTile(PlayerCommand, frozen=True):
    """Choose the presumed truth, by its shown place."""

    number: Number
    tile: Number


class OwnUp(PlayerCommand, frozen=True):
    """Say "It was me": reveal the author of one's lie."""

    number: Number


class DiscardLie(HostCommand, frozen=True):
    """Exclude a lie, or with ``on`` false include it again; ``lie`` is its place in order of arrival."""

    number: Number
    lie: Number
    on: bool = True


class GoOnTrick(HostCommand, frozen=True):
    """End the step with this number: writing, review, choosing, or one turn of the reveal. Sent by the clock, too."""

    number: Number
    step: Number


class EndTrick(HostCommand, frozen=True):
    """End the round, in any step."""

    number: Number


class KeepLie(HostCommand, frozen=True):
    """Save a lie in the bank, as a wrong answer of its question."""

    number: Number
    lie: Number


class LengthenTrick(msgspec.Struct, frozen=True):
    """Repeat the time of a step, because seats with more time aren't done. Sent by the clock."""

    number: int
    step: int


class MissTrick(msgspec.Struct, frozen=True):
    """A seat's phone is absent, so it isn't awaited, or it is back. Sent by ``Away``."""

    seat: int
    number: int
    on: bool


FROM_A_PLAYER = WriteLie | ChooseTile | OwnUp
FROM_ANOTHER = PutTrick | DiscardLie | GoOnTrick | EndTrick | KeepLie | LengthenTrick | MissTrick
