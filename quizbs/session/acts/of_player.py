"""What a phone may ask for, and which command each becomes. The seat comes from the credential alone."""

from quizbs.game import commands as game_commands
from quizbs.game.refusal import Refused
from quizbs.lesson import commands as lesson
from quizbs.session.acts.common import Act, Number, Numbers, Text


class Play(Act, frozen=True, tag="play"):
    turn: Number
    cards: Numbers

    def command(self, seat: int) -> game_commands.SeatCommand:
        return game_commands.Play(seat, self.turn, self.cards)


class Believe(Act, frozen=True, tag="believe"):
    claim: Number

    def command(self, seat: int) -> game_commands.SeatCommand:
        return game_commands.Believe(seat, self.claim)


class Call(Act, frozen=True, tag="call"):
    claim: Number

    def command(self, seat: int) -> game_commands.SeatCommand:
        return game_commands.Call(seat, self.claim)


class Ask(Act, frozen=True, tag="ask"):
    challenge: Number
    card: Number
    answerer: Number

    def command(self, seat: int) -> game_commands.SeatCommand:
        return game_commands.Ask(seat, self.challenge, self.card, self.answerer)


class Decline(Act, frozen=True, tag="decline"):
    challenge: Number

    def command(self, seat: int) -> game_commands.SeatCommand:
        return game_commands.Decline(seat, self.challenge)


class Answer(Act, frozen=True, tag="answer"):
    question: Number
    choices: Numbers | None = None
    text: Text | None = None

    def command(self, seat: int) -> game_commands.SeatCommand:
        return game_commands.Answer(seat, self.question, *_given(self))


class Discard(Act, frozen=True, tag="discard"):
    challenge: Number
    card: Number

    def command(self, seat: int) -> game_commands.SeatCommand:
        return game_commands.Discard(seat, self.challenge, self.card)


class Ready(Act, frozen=True, tag="ready"):
    question: Number

    def command(self, seat: int) -> game_commands.SeatCommand:
        return game_commands.Ready(seat, self.question)


class Practise(Act, frozen=True, tag="practise"):
    choices: Numbers

    def command(self, seat: int) -> lesson.SeatCommand:
        return lesson.Practise(seat, self.choices)


class Practised(Act, frozen=True, tag="practised"):
    def command(self, seat: int) -> lesson.SeatCommand:
        return lesson.FinishPractice(seat)


class AnswerAlong(Act, frozen=True, tag="answer_along"):
    question: Number
    choices: Numbers | None = None
    text: Text | None = None

    def command(self, seat: int) -> game_commands.SeatCommand:
        return game_commands.AnswerAlong(seat, self.question, *_given(self))


class Look(Act, frozen=True, tag="look"):
    question: Number

    def command(self, seat: int) -> game_commands.SeatCommand:
        return game_commands.Look(seat, self.question)


class Pass(Act, frozen=True, tag="pass"):
    turn: Number

    def command(self, seat: int) -> game_commands.SeatCommand:
        return game_commands.Pass(seat, self.turn)


class Sit(Act, frozen=True, tag="sit"):
    def command(self, seat: int) -> lesson.SeatCommand:
        return lesson.Sit(seat)


class Again(Act, frozen=True, tag="again"):
    def command(self, seat: int) -> lesson.SeatCommand:
        return lesson.Again(seat)


class AnswerClass(Act, frozen=True, tag="answer_class"):
    number: Number
    choices: Numbers | None = None
    text: Text | None = None

    def command(self, seat: int) -> lesson.SeatCommand:
        return lesson.AnswerClass(seat, self.number, *_given(self))


class LookClass(Act, frozen=True, tag="look_class"):
    number: Number

    def command(self, seat: int) -> lesson.SeatCommand:
        return lesson.LookClass(seat, self.number)


class LeaveClass(Act, frozen=True, tag="leave_class"):
    number: Number

    def command(self, seat: int) -> lesson.SeatCommand:
        return lesson.LeaveClass(seat, self.number)


def _given(act: Answer | AnswerAlong | AnswerClass) -> tuple[Numbers | None, Text | None]:
    """Return what is answered: choices, or a text, but not both."""
    if (act.choices is None) == (act.text is None):
        raise Refused("not_understood")
    return act.choices, act.text


OfPlayer = (
    Play
    | Believe
    | Call
    | Pass
    | Ask
    | Decline
    | Answer
    | AnswerAlong
    | Look
    | Discard
    | Ready
    | Practise
    | Practised
    | Sit
    | Again
    | AnswerClass
    | LookClass
    | LeaveClass
)
