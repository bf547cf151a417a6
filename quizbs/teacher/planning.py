"""Plans for the time until the bell, for the desk and the set-up page: simulations, corrected by measured pace."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import asdict, replace

from quizbs.bots.simulation import Pace as Assumed
from quizbs.game import Refused
from quizbs.game.cards import RANKS, Rank, ranks_to
from quizbs.game.options import PRESETS, deck_for
from quizbs.game.question_history import questions_off_deck
from quizbs.lesson import decks
from quizbs.lesson.bell_and_freeze import USUALLY, Overhead
from quizbs.lesson.commands import GameSetup
from quizbs.lesson.dealing import must_arrange, next_sizes
from quizbs.lesson.odds import GameUnderway, Odds
from quizbs.lesson.planner import GOOD, MOST_ROUNDS, Plan, Proposal, fits_far_better, plan
from quizbs.lesson.seating.splitting import table_sizes
from quizbs.lesson.session_state import SessionState
from quizbs.live.registry import LessonRegistry
from quizbs.reports.pace import MeasuredPace, pace
from quizbs.store.store import Store
from quizbs.teacher.bank_catalog import BankCatalog
from quizbs.teacher.paces import Paces
from quizbs.teacher.setup_defaults import SetupDefaults
from quizbs.teacher.stored_lesson import read_lesson

ENOUGH_TURNS, ENOUGH_PLAYS = 10, 20  # of this class, before its own pace is used
LONGEST = 240  # minutes that can be planned
SHORTEST = "7"  # smallest deck offered for more rounds: smaller decks are a poor game


class BetterPreset(msgspec.Struct, frozen=True):
    """Another preset that fits the time far better, and its best proposal."""

    preset: str
    best: Proposal


class FittingPlan(msgspec.Struct, frozen=True, kw_only=True):
    """A plan as ``planner.Plan`` has it, with only decks that can be dealt. ``rounds`` are minutes left for rounds.

    ``dealt`` is the deck that the tables get now; ``dropped`` are the questions that lose their pin with that deck,
    ``dropped_best`` those that lose it with the best proposal's.
    """

    tables: tuple[int, ...]
    bots: int
    minutes: float
    cards: float
    rounds: float
    preset: str
    deck: str
    at_most: bool
    dealt: str | None
    running: Odds | None
    best: Proposal | None
    others: list[Proposal]
    sure: bool
    better: BetterPreset | None
    dropped: list[str]
    dropped_best: list[str]


class ShownPace(msgspec.Struct, frozen=True):
    """A measured pace as the teacher sees it, rounded: times in seconds. ``here``: it was measured in this class."""

    here: bool
    plays: int
    questions: int
    called: int  # per cent of the plays
    cheats: int  # per cent of the plays
    turn: float
    question: float


class DeskPlan(FittingPlan, frozen=True, kw_only=True):
    """The plan of a lesson. ``expected`` is the number of expected students while none is present, otherwise 0.

    ``measured`` is ``None`` if too few plays were seen.
    """

    expected: int
    measured: ShownPace | None


class SetupPlan(FittingPlan, frozen=True, kw_only=True):
    """The plan for an expected class, with the chosen deck if one was chosen.

    ``refused`` lists decks to choose instead if the chosen one can't be dealt at these tables; ``sooner`` is a proposal
    that ends in time if rounds with the chosen deck don't.
    """

    refused: list[Rank] = []
    sooner: Proposal | None = None


class Planning:
    """Makes plans of lessons, using the measured pace of earlier ones."""

    def __init__(self, store: Store, registry: LessonRegistry, catalog: BankCatalog) -> None:
        self._store, self._registry, self._catalog = store, registry, catalog
        self._paces = Paces(store.key_values)

    def plan(self, lesson: str, minutes: float) -> DeskPlan | None:
        """Return the plan for the next ``minutes``, ``None`` if no student is present or expected.

        Raises ``Busy``.
        """
        state = self._registry.lesson(lesson)
        hands = len(state.present) or self._expected(lesson)
        if not hands:
            return None
        sizes = next_sizes(state) if state.present else table_sizes(hands)
        own = self._measured(lesson)
        seen = own if own.plays >= ENOUGH_PLAYS else self._paces.before()
        fitting_plan = self._fitting(state.setup, sizes, minutes, seen, _overhead(state), self._running_games(state))
        return DeskPlan(
            **asdict(fitting_plan), expected=0 if state.present else hands, measured=_shown_pace(seen, here=seen is own)
        )

    def propose(self, setup: GameSetup, students: int, minutes: float) -> SetupPlan:
        """Return the plan for an expected class. ``best`` is ``None`` if ``minutes`` is 0."""
        seen, sizes = self._paces.before(), table_sizes(students)
        free = self._fitting(setup, sizes, minutes, seen, USUALLY)
        if setup.options.deck == "fit":
            return SetupPlan(**asdict(free))
        refused = _refused(setup, free.tables)
        fitting_plan = (
            free if refused else self._fitting(setup, sizes, minutes, seen, USUALLY, only=Rank(setup.options.deck))
        )
        sooner = free.best if free.sure and not fitting_plan.sure else None
        return SetupPlan(**asdict(replace(fitting_plan, better=free.better)), refused=refused, sooner=sooner)

    def texts_without_pin(self, setup: GameSetup, deck: str | None) -> list[str]:
        """Return the texts of questions that lose their pin, since none of the cards to which they are pinned is in
        ``deck``.
        """
        if deck is None or deck == "fit" or not (setup.bank and setup.options.questions):
            return []
        return [
            question.text for question in questions_off_deck(self._catalog.content(setup.bank)[0], ranks_to(Rank(deck)))
        ]

    def _fitting(
        self,
        setup: GameSetup,
        sizes: Sequence[int],
        minutes: float,
        seen: MeasuredPace,
        overhead: Overhead,
        going: Sequence[GameUnderway] = (),
        only: Rank | None = None,
    ) -> FittingPlan:
        def planned(preset: str, most_rounds: int = MOST_ROUNDS) -> Plan:
            options = setup.options if preset == setup.preset else PRESETS[preset]
            assumed, called = _assumed_pace(seen)
            return plan(
                minutes,
                sizes,
                options,
                pace=assumed,
                called=called,
                overhead=overhead,
                running=going,
                most_rounds=most_rounds,
                deck=only,
            )

        preset_plan, dealt = planned(setup.preset), dealt_deck(setup, sizes)
        best = preset_plan.best
        better = [
            (preset, other)
            for preset, options in PRESETS.items()
            if not (going or only)
            and preset != setup.preset
            and options.questions >= setup.options.questions
            and fits_far_better(other := planned(preset, 1), preset_plan)
        ]
        instead = planned(better[0][0]).best if better else None
        return FittingPlan(
            tables=preset_plan.tables,
            bots=preset_plan.bots,
            minutes=minutes,
            cards=preset_plan.cards,
            rounds=preset_plan.minutes,
            preset=setup.preset,
            deck=setup.options.deck,
            at_most=setup.at_most,
            dealt=dealt,
            running=preset_plan.running,
            best=best,
            others=_others(preset_plan),
            sure=preset_plan.sure,
            better=BetterPreset(better[0][0], instead) if instead else None,
            dropped=self.texts_without_pin(setup, dealt),
            dropped_best=self.texts_without_pin(setup, best.deck) if best and best.deck != dealt else [],
        )

    def _running_games(self, session: SessionState) -> list[GameUnderway]:
        """Return the running games, each with its number of turns so far."""
        going = []
        for table, (_, _, game) in self._registry.state(session.id).at_tables().items():
            dealt = session.current[table]
            if not dealt.over and game.phase:
                deck = deck_for(dealt.setup.options, len(dealt.seats))
                going.append(GameUnderway(len(dealt.seats), deck, game.turn.number))
        return going

    def _measured(self, lesson: str) -> MeasuredPace:
        """Return the pace of a lesson, measured so far."""
        return pace(self._registry.lesson(lesson), read_lesson(self._store.database, lesson).rows_of)

    def _expected(self, lesson: str) -> int:
        """Return how many students the teacher expects, 0 if unknown."""
        listed = self._store.lessons.find(lesson)
        return SetupDefaults(self._store.key_values, listed.owner).students() if listed else 0


def dealt_deck(setup: GameSetup, sizes: Sequence[int]) -> str | None:
    """Return the deck that tables of these sizes get, ``None`` if it differs between them or can't be dealt."""
    try:
        options = decks.for_tables(setup.options, sizes, at_most=setup.at_most)
        different = {deck_for(options, size) for size in sizes}
    except Refused:
        return None
    return different.pop() if len(different) == 1 else None


def _refused(setup: GameSetup, sizes: Sequence[int]) -> list[Rank]:
    """Return decks that tables of these sizes can be dealt instead of the chosen one, the nearest first.

    Empty if the chosen deck can be dealt.
    """
    try:
        decks.for_tables(setup.options, sizes, at_most=setup.at_most)
    except Refused as refused:
        return decks.good_for(setup.options, sizes, Rank(setup.options.deck)) if refused.code == "not_coprime" else []
    return []


def _overhead(session: SessionState) -> Overhead:
    """Return the time that the lesson needs besides its games.

    It includes walking to the tables, unless everybody stays at the same table.
    """
    cards = bool(session.current)
    sits = cards if session.phase == "seating" else cards and not must_arrange(session)
    return replace(USUALLY, walking=0.0) if sits else USUALLY


def _assumed_pace(seen: MeasuredPace) -> tuple[Assumed, float | None]:
    """Return the pace to assume, and the share of called plays.

    A figure is left at its default, the share at ``None``, if the measured sample is too small.
    """
    counted = {"turn": seen.turns, "call": seen.calls, "question": seen.questions}
    means = {"turn": seen.turn_seconds, "call": seen.call_seconds, "question": seen.question_seconds}
    enough = {name: seconds for name, seconds in means.items() if seconds and counted[name] >= ENOUGH_TURNS}
    return Assumed(**enough), seen.call_rate if seen.plays >= ENOUGH_PLAYS else None


def _others(preset_plan: Plan) -> list[Proposal]:
    """Return at most two proposals with other decks that are likely to finish, each with more rounds than those before
    it.
    """
    if preset_plan.best is None or not preset_plan.sure:
        return []
    others: list[Proposal] = []
    for proposal in preset_plan.others:
        most = max(before.rounds for before in (preset_plan.best, *others))
        if proposal.all >= GOOD and proposal.rounds > most and RANKS.index(proposal.deck) >= RANKS.index(SHORTEST):
            others.append(proposal)
    return others[:2]


def _shown_pace(seen: MeasuredPace, *, here: bool) -> ShownPace | None:
    """Return the measured pace as the teacher sees it, ``None`` if too few plays were seen."""
    if seen.plays < ENOUGH_PLAYS or seen.call_rate is None or seen.cheat_rate is None:
        return None
    usual = Assumed()
    return ShownPace(
        here=here,
        plays=seen.plays,
        questions=seen.questions,
        called=round(100 * seen.call_rate),
        cheats=round(100 * seen.cheat_rate),
        turn=round(seen.turn_seconds or usual.turn, 1),
        question=round(seen.question_seconds or usual.question, 1),
    )
