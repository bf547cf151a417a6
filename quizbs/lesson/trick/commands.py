"""The commands of *Trick the class*. Each has the number of the trick, so that a late one is refused."""

from typing import Annotated

import msgspec
from msgspec import Meta

from quizbs.game.commands import HostCommand, Number, PlayerCommand, Text
from quizbs.quiz.question import Question


class AskTrick(HostCommand, frozen=True):
    """Start a trick with the bank's question with this id; "" for one of the least asked that fit.

    ``filtered``: a word filter replaces the teacher's review.
    """

    question: Annotated[str, Meta(max_length=200)] = ""
    filtered: bool = False


class PutTrick(msgspec.Struct, frozen=True):
    """Start a trick with this question, whose language is like ``"en"``.

    ``AskTrick`` is translated into this command.
    """

    question: Question
    language: str = ""
    filtered: bool = False


class WriteLie(PlayerCommand, frozen=True):
    """Write a wrong answer, or replace one's earlier one."""

    number: Number
    text: Text


class ChooseTile(PlayerCommand, frozen=True):
    """Choose the answer at this shown position as the presumed truth."""

    number: Number
    tile: Number


class OwnUp(PlayerCommand, frozen=True):
    """Say "It was me": show that a revealed lie is one's own."""

    number: Number


class DiscardLie(HostCommand, frozen=True):
    """Exclude a lie before the vote, or, with ``on`` false, include it again.

    ``lie`` is its position in order of arrival.
    """

    number: Number
    lie: Number
    on: bool = True


class GoOnTrick(HostCommand, frozen=True):
    """End the step with this number: writing, review, voting, or one turn of the reveal. Sent by the clock, too."""

    number: Number
    step: Number


class EndTrick(HostCommand, frozen=True):
    """End the trick, in any step."""

    number: Number


class KeepLie(HostCommand, frozen=True):
    """Save a lie in the bank, as a wrong answer of its question. ``lie`` is its position in order of arrival."""

    number: Number
    lie: Number


class LengthenTrick(msgspec.Struct, frozen=True):
    """Give a step its time once more, because seats with more time aren't done. Sent by the clock."""

    number: int
    step: int


class MissTrick(msgspec.Struct, frozen=True):
    """Stop waiting for a seat whose phone is absent, or, with ``on`` false, wait for it again. Sent by ``Away``."""

    seat: int
    number: int
    on: bool


FROM_A_PLAYER = WriteLie | ChooseTile | OwnUp
FROM_ANOTHER = PutTrick | DiscardLie | GoOnTrick | EndTrick | KeepLie | LengthenTrick | MissTrick
