"""Host commands that the program carries out without rules: bots, waiting people, the address, the next question."""

from random import Random
from threading import Lock

from msgspec.structs import replace

from quizbs.bots import BOTS
from quizbs.game import Refused
from quizbs.game.actors import Host
from quizbs.game.refusal import require
from quizbs.lesson import SessionState
from quizbs.lesson import commands as lesson_commands
from quizbs.lesson.asking_class import least_asked
from quizbs.lesson.commands import AskOwn, GameSetup, KeepLie
from quizbs.lesson.own_question import own_question
from quizbs.lesson.trick.lies import fits, speaks_of_choices
from quizbs.live.connectivity import Connectivity
from quizbs.live.host_commands import (
    AddStudent,
    Bots,
    ChooseRules,
    EndRemote,
    Fill,
    Follow,
    ForProgram,
    LetAllIn,
    LetIn,
    Part,
    ShowAddress,
    TurnAwayWaiting,
    UseDeck,
)
from quizbs.live.joining import Joining
from quizbs.live.registry import LessonRegistry
from quizbs.live.remotes import Remotes
from quizbs.live.seat_sharing import SeatSharing
from quizbs.live.waiting_room import WaitingRoom
from quizbs.quiz.question import Question
from quizbs.store.store import Store
from quizbs.teacher.kept_lies import position_of, with_wrong
from quizbs.teacher.library import Library
from quizbs.teacher.rules_form import MATCHES, read_options

GOOD_TABLE_SEATS = 4
MAX_SUGGESTIONS, MAX_SEARCH_RESULTS = 3, 12  # questions for the class
KINDS = tuple(BOTS)  # the kinds of the bots added one after the other; after the last the first follows


class HostActions:
    """Carries out host commands. Each command describes the wanted state, so that a repeat has no effect."""

    def __init__(
        self,
        store: Store,
        joining: Joining,
        waiting_room: WaitingRoom,
        sharing: SeatSharing,
        registry: LessonRegistry,
        connectivity: Connectivity,
        library: Library,
        chance: Random,
        remotes: Remotes,
    ) -> None:
        self._remotes = remotes
        self._joining, self._waiting_room, self._sharing = joining, waiting_room, sharing
        self._registry, self._connectivity = registry, connectivity
        self._library, self._lessons, self._chance = library, store.lessons, chance
        self._admission = Lock()  # a double tap must not add twice as many
        self._saving = Lock()  # a double tap must not save a question twice

    def do(self, lesson: str, act_id: str, command: ForProgram) -> None:  # noqa: C901 -- a list
        """Carry out a command. A repeat has the same ``act_id``.

        Raises ``Refused``: ``over``, ``full``, ``busy``, ``not_now`` (the lesson has no questions or no class list, or
        a game is running), ``not_understood``, or ``closed`` (the address, table or question doesn't exist any more, or
        no person waits with that id).
        """
        match command:
            case Bots(seats=seats):
                self.fill(lesson, seats)
            case Fill(table=table):
                self.fill(lesson, GOOD_TABLE_SEATS, table)
            case ShowAddress(address=address):
                require(self._connectivity.choose(address), "closed")
            case LetIn(person=person, drawn=drawn):
                self._waiting_room.let_in(lesson, person, drawn=drawn)
            case LetAllIn(people=people):
                self._waiting_room.let_all_in(lesson, people)
            case TurnAwayWaiting(people=people, out=out):
                self._waiting_room.turn_away(lesson, act_id, people, out=out)
            case AddStudent(name=name):
                self._joining.add_to_list(lesson, name)
            case Part(person=person):
                self._sharing.remove(lesson, act_id, person)
            case EndRemote():
                self._remotes.end(lesson)
            case Follow(table=table):
                self._registry.lead(lesson).follow(table)
            case UseDeck() | ChooseRules():
                self._prepare(lesson, act_id, command)
            case AskOwn():
                self._registry.lead(lesson).act(Host(), act_id, command)
                if command.save:
                    self._save_own(lesson, command)
            case KeepLie():
                self._registry.lead(lesson).act(Host(), act_id, command)
                self._keep_lie(lesson, command)
            case _:
                raise Refused("not_yours")

    def fill(self, lesson: str, seats: int, table: int = 0) -> None:
        """Add bots until ``seats`` seats are taken, at ``table`` or, for 0, in the whole lesson."""
        with self._admission:
            while _taken(state := self._registry.lesson(lesson), table) < seats:
                bots = sum(bool(seat.bot) for seat in state.present)
                self._joining.seat_bot(lesson, KINDS[bots % len(KINDS)], table)

    def _prepare(self, lesson: str, act_id: str, command: UseDeck | ChooseRules) -> None:
        setup = self._setup(self._registry.lesson(lesson), command)
        self._registry.lead(lesson).act(Host(), act_id, lesson_commands.Prepare(setup))

    def _setup(self, state: SessionState, act: UseDeck | ChooseRules) -> GameSetup:
        """Return the lesson's set-up with the deck of the command, or with all options of the command's form.

        Raises ``Refused``.
        """
        if isinstance(act, UseDeck):
            try:
                options = replace(state.setup.options, deck=act.deck)
                return replace(state.setup, options=options, at_most=act.deck != "fit")
            except ValueError:
                raise Refused("not_understood") from None
        if state.running:
            raise Refused("not_now")
        options, problems = read_options(act.preset, act.options)
        if problems or act.match not in {"", *MATCHES}:
            raise Refused("not_understood")
        weights = MATCHES.get(act.match, state.setup.weights)
        return replace(state.setup, preset=act.preset, options=options, weights=weights, at_most=False)

    def _save_own(self, lesson: str, command: AskOwn) -> None:
        if (listed := self._lessons.find(lesson)) is None:
            return
        with self._saving:
            question = own_question(command.text, command.right, command.wrong)
            self._library.for_teacher(listed.owner).put_typed(self._registry.lesson(lesson).setup.bank, question)

    def _keep_lie(self, lesson: str, command: KeepLie) -> None:
        """Add a lie as wrong choice to its question in the lesson's bank, or to a copy in “My questions”.

        A repeat has no effect.
        """
        if (listed := self._lessons.find(lesson)) is None:
            return
        state = self._registry.lesson(lesson)
        trick = state.tricks[command.number - 1]
        with self._saving:
            library = self._library.for_teacher(listed.owner)
            bank = library.key_for_additions(state.setup.bank)
            placed = library.questions(bank)
            at = position_of(trick.question, placed)
            question = trick.question if at is None else placed[at]
            text = next(tile.text for tile in trick.tiles if tile.lie == command.lie)
            library.put(bank, at, with_wrong(question, text))

    def next_for_class(self, lesson: str, words: str = "", *, tricks: bool = False) -> list[dict[str, object]]:
        """Return questions that the teacher may ask the class next. Raises ``Busy``.

        They contain the answers, so they are for the teacher only. With ``words`` only questions that contain all of
        these words in the text, the topic or an answer. With ``tricks`` only those that suit *Trick the class*; a
        question that refers to its own choices is included only if ``words`` are given.
        """
        state = self._registry.state(lesson)
        bank = state.session.setup.bank
        questions = self._library.content(bank)[0] if bank else ()
        matches = [each for each in questions if has_words(each, words)]
        fit = [
            each for each in matches if not tricks or (fits(each) and (words.strip() or not speaks_of_choices(each)))
        ]
        offered = least_asked(state, fit, self._chance)[: MAX_SEARCH_RESULTS if words.strip() else MAX_SUGGESTIONS]
        return [
            {
                "question": question.id,
                "text": question.text,
                "topic": question.topic,
                "choices": [choice.text for choice in question.choices],
                "answer": [choice.text for choice in question.choices if choice.right] or list(question.accept),
            }
            for question in offered
        ]


def has_words(question: Question, words: str) -> bool:
    """Return whether a question contains all of these words, in its text, its topic or an answer."""
    choices = (choice.text for choice in question.choices)
    everything = " ".join([question.text, question.topic, *choices, *question.accept]).casefold()
    return all(word in everything for word in words.casefold().split())


def _taken(state: SessionState, table: int) -> int:
    """Return how many seats are taken at a table or, for 0, in the lesson. Raises ``Refused`` for an unknown table."""
    if not table:
        return len(state.present)
    there = state.table(table)
    if there is None:
        raise Refused("closed")
    return len(there.seats)
