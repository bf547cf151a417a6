"""What the host asks of the house and not of a game: bots, names that wait, an address, a question to the class."""

from collections.abc import Callable
from random import Random
from threading import Lock

from msgspec.structs import replace

from quizbs.bots import BOTS
from quizbs.game import Refused
from quizbs.lesson import commands as lesson_commands
from quizbs.play import Play
from quizbs.quiz.question import Question
from quizbs.rounds import Rounds, lesson_stream
from quizbs.web.acts.of_house import Address, AskClass, Bots, Follow, LetIn, OfHouse, UseDeck
from quizbs.web.arrivals import Arrivals
from quizbs.web.joining import Joining
from quizbs.web.live import Live
from quizbs.web.viewers import Viewers

KINDS = tuple(BOTS)  # bots sit down in turn: one of each kind, then the first again


class Hosting:
    """Carries out such an act. Each names what shall be, not what to add: a repeat changes nothing."""

    def __init__(
        self,
        joining: Joining,
        live: Live,
        arrivals: Arrivals,
        play: Play,
        rounds: Rounds,
        bank: Callable[[str], tuple[tuple[Question, ...], str]],
        chance: Random,
        viewers: Viewers,
    ) -> None:
        self._viewers = viewers
        self._joining, self._live, self._arrivals = joining, live, arrivals
        self._play, self._rounds, self._bank, self._chance = play, rounds, bank, chance
        self._seating = Lock()  # two taps at once must not seat twice as many

    def do(self, lesson: str, act: OfHouse) -> None:
        """Do it.

        Raises ``Refused``: ``over``, ``full``, ``busy``, ``not_now`` (the lesson has no questions) or ``closed`` (no
        longer an address of ours, or a name that nobody waits with).
        """
        match act:
            case Bots(seats=seats):
                self.fill(lesson, seats)
            case Address(address=address):
                if not self._arrivals.choose(address):
                    raise Refused("closed")
            case LetIn(person=person, drawn=drawn):
                self._joining.let_in(lesson, person, drawn=drawn)
            case Follow(group=group):
                self._viewers.follow(lesson, group)
            case UseDeck(deck=deck):
                self._use(lesson, act.id, deck)
            case AskClass():
                question, language = self._least_asked(lesson)
                asked = lesson_commands.AskClass(question, language)
                self._play.act(lesson_stream(lesson), "host", act.id, asked)

    def fill(self, lesson: str, seats: int) -> None:
        """Seat bots until so many seats are taken."""
        with self._seating:
            while len(present := self._live.lesson(lesson).present) < seats:
                bots = sum(bool(one.bot) for one in present)
                self._joining.seat_bot(lesson, KINDS[bots % len(KINDS)])

    def _use(self, lesson: str, act_id: str, deck: str) -> None:
        game = self._live.lesson(lesson).game
        try:
            options = replace(game.options, deck=deck)
        except ValueError:
            raise Refused("not_understood") from None
        game = replace(game, options=options, at_most=deck != "fit")
        self._play.act(lesson_stream(lesson), "host", act_id, lesson_commands.Prepare(game))

    def _least_asked(self, lesson: str) -> tuple[Question, str]:
        """Return a question of the bank that the class has met least, and its language.

        One that is open at a table just now only if there is no other: its answer will be shown to everybody.
        """
        state = self._live.lesson(lesson)
        questions, language = self._bank(state.game.bank) if state.game.bank else ((), "")
        if not questions:
            raise Refused("not_now")
        met = [one.question.id for one in state.questions]
        if state.game.practice:
            met.append(state.game.practice.id)
        open_now = set()
        for _, _, table in self._rounds.tables(state).values():
            met += table.asked
            if table.asking and table.phase != "over":
                open_now.add(table.asking.question)
        fit = [one for one in questions if one.id not in open_now] or questions
        least = min(met.count(one.id) for one in fit)
        return self._chance.choice([one for one in fit if met.count(one.id) == least]), language
