"""The commands of *Trick the class*. Each names the round by its number."""

from typing import Annotated

import msgspec
from msgspec import Meta

from quizbs.game.commands import HostCommand, Number, PlayerCommand, Text
from quizbs.quiz.question import Question


class AskTrick(HostCommand, frozen=True):
    """Trick the class with this question of the bank, or with "" one of the least asked that fit.

    ``filtered``: what students write goes past a word filter and not past the teacher.
    """

    question: Annotated[str, Meta(max_length=200)] = ""
    filtered: bool = False


class PutTrick(msgspec.Struct, frozen=True):
    """Begin a round with this question, whose language is like ``"en"``. What ``AskTrick`` becomes."""

    question: Question
    language: str = ""
    filtered: bool = False


class WriteLie(PlayerCommand, frozen=True):
    """Write a wrong answer, or another one instead."""

    number: Number
    text: Text


class ChooseTile(PlayerCommand, frozen=True):
    """Choose what one takes for the truth, by its place as shown."""

    number: Number
    tile: Number


class OwnUp(PlayerCommand, frozen=True):
    """Say "It was me": let everybody see who wrote the own lie."""

    number: Number


class DiscardLie(HostCommand, frozen=True):
    """Leave a lie out, or with ``on`` false take it in again; ``lie`` is its place in the order in which they came."""

    number: Number
    lie: Number
    on: bool = True


class GoOnTrick(HostCommand, frozen=True):
    """End the step with this number: writing, the glance, choosing, or one turn of the reveal. From the clock too."""

    number: Number
    step: Number


class EndTrick(HostCommand, frozen=True):
    """End the round, wherever it is."""

    number: Number


class KeepLie(HostCommand, frozen=True):
    """Keep a lie in the bank, as a wrong answer of its question."""

    number: Number
    lie: Number


class LengthenTrick(msgspec.Struct, frozen=True):
    """Give a step its time once more, because seats with more time are not done. From the clock."""

    number: int
    step: int


class MissTrick(msgspec.Struct, frozen=True):
    """A seat's phone is gone, so that it isn't waited for, or it is back. From ``Away``."""

    seat: int
    number: int
    on: bool


FROM_A_PLAYER = WriteLie | ChooseTile | OwnUp
FROM_ANOTHER = PutTrick | DiscardLie | GoOnTrick | EndTrick | KeepLie | LengthenTrick | MissTrick
