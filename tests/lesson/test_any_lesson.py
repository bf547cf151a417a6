"""Random lessons: people join, leave and move, games begin and end, and the class is frozen at times.

The quick profile takes some seconds; ``QUIZBS_THOROUGH=1`` asks for the large one.
"""

import os
from collections import Counter
from random import Random
from typing import Any, ClassVar

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from msgspec.json import encode
from msgspec.structs import replace

from quizbs.game.accommodation import Accommodation
from quizbs.game.cards import Card, Rank
from quizbs.game.options import PRESETS
from quizbs.game.place import Place
from quizbs.game.refusal import Refused
from quizbs.lesson import NO_SESSION, Desk, Event, Player, Viewer, Wall, decide, due, evolve, replay
from quizbs.lesson import commands as c
from quizbs.lesson.events import RoundFinished
from quizbs.lesson.views.scene import Scene
from quizbs.quiz.question import Question
from tests.lesson.story import CODEC
from tests.support.game_story import By, asks, by, given, typed
from tests.support.shared_views import view_for

THOROUGH = bool(os.environ.get("QUIZBS_THOROUGH"))
EXAMPLES, STEPS = (200, 40) if THOROUGH else (16, 12)
SEEDS = st.integers(0, 2**32)
SEATS = st.integers(1, 16)
TABLES = st.integers(1, 5)
SECRET = "tagSecret"  # is in every right answer and explanation
LIE = "tagLie"
WHY_NOT = "tagWhyNot"  # is in the feedback on every wrong answer
QUESTIONS: tuple[Question, ...] = (
    asks("Which one?", f"{SECRET} right", "wrong", "worse", "worst", explanation=SECRET, feedback={"worse": WHY_NOT}),
    asks("Which two?", "one", "two", "three", right=(0, 1), explanation=SECRET),
    typed("Who?", SECRET, "tagOther"),
)
TYPED_SECRETS = (SECRET, "tagOther")
HERE = (c.__name__, c.WriteLie.__module__)
# Covered by stories.
NOT_HERE = {
    "GameSetup",  # no command
    "AskClass",  # becomes PutToClass, with the games and the bank
    "AskOwn",
    "AskTrick",  # becomes PutTrick
    "ShowLie",  # becomes PutLie, with the games
    "Start",
    "Practise",
    "FinishPractice",
    "Prepare",
    "Lock",
    "Unlock",
    "KeepApart",
    "Extend",
    "Close",
}  # covered by stories
EASES = (
    Accommodation(time=2),
    Accommodation(time=0, fewer=True),
    Accommodation(may_pass=True, large=True),
    Accommodation(),
)


class AnyLesson(RuleBasedStateMachine):
    """A state machine of one lesson, with everything that may happen to it."""

    steps: ClassVar[Counter[str]] = Counter()

    def __init__(self) -> None:
        super().__init__()
        self.lesson = NO_SESSION
        self.log: list[Event] = []
        self.now = 1000.0
        self.came = 0
        self.crowded = False  # more than eight have sat at one table, so signs may be equal

    @initialize(
        preset=st.sampled_from(sorted(PRESETS)),
        people=st.integers(0, 14),
        bots=st.integers(0, 3),
        seed=SEEDS,
        moves=st.integers(0, 120),
    )
    def start(self, preset: str, people: int, bots: int, seed: int, moves: int) -> None:
        setup = c.GameSetup(preset=preset, options=replace(PRESETS[preset], fewest_seats=2), bank="b", questions=9)
        self.act(c.Start("x", "K7Q4", setup, 16), seed)
        for _ in range(people):
            self.somebody_comes(bot=False, seed=seed)
        for _ in range(bots):
            self.somebody_comes(bot=True, seed=seed)
        self.many_things_happen(seed, moves)
        self.replays()

    def act(self, command: c.Command | By, seed: int = 0) -> bool:
        """Carry out a command with the random ``seed``; return whether it was accepted. A refusal changes nothing."""
        before, content = self.lesson, encode(self.lesson)
        try:
            events = decide(self.lesson, *given(command), self.now, Random(seed))
        except Refused:
            return False
        finally:
            assert encode(before) == content, f"{command} changed the lesson itself"
        self.happened(events)
        assert encode(before) == content, f"the events of {command} changed the lesson itself"
        AnyLesson.steps[type(given(command).command).__name__] += 1
        self.check()
        return True

    def happened(self, events: list[Event]) -> None:
        stored = CODEC.read(CODEC.write(events))
        assert stored == events
        self.lesson = replay(stored, self.lesson)
        self.log += stored

    def game_ends(self, game: str, places: tuple[Place, ...]) -> None:
        self.happened([RoundFinished(game, places, self.now)])
        AnyLesson.steps["RoundFinished"] += 1
        self.check()

    # --- what may happen

    @rule(bot=st.booleans(), seed=SEEDS)
    def somebody_comes(self, bot: bool, seed: int) -> None:
        self.came += 1
        self.act(c.TakeSeat(f"p{self.came}", "sprout" if bot and self.came % 3 == 0 else ""), seed)

    @rule(seat=SEATS, seed=SEEDS)
    def somebody_goes(self, seat: int, seed: int) -> None:
        self.act(c.Remove(seat), seed)

    @rule(seats=st.lists(SEATS, min_size=1, max_size=4))
    def several_go(self, seats: list[int]) -> None:
        self.act(c.Clear(tuple(seats)))
        for person in sorted(self.lesson.entry.out)[:1]:
            self.act(c.LetBack(person))

    @rule(seat=SEATS, leave=st.booleans())
    def partners_come_and_go(self, seat: int, leave: bool) -> None:
        one = self.lesson.seat(seat)
        if leave and one:
            self.act(c.RemovePartner(seat, one.people[0]))
            return
        self.came += 1
        self.act(c.AddPartner(seat, f"p{self.came}"))

    @rule(seat=SEATS, accommodation=st.sampled_from(EASES))
    def it_is_made_easier(self, seat: int, accommodation: Accommodation) -> None:
        self.act(c.Accommodate(seat, accommodation))

    @rule(seed=SEEDS)
    def the_teacher_deals(self, seed: int) -> None:
        self.act(c.Deal(), seed)

    @rule(
        way=st.sampled_from(["random", "results", "keep", "one"]),
        pairs=st.none() | st.lists(st.tuples(SEATS, SEATS), max_size=3).map(tuple),
        seed=SEEDS,
    )
    def the_teacher_arranges(self, way: Any, pairs: c.Pairs | None, seed: int) -> None:
        if pairs is not None:
            self.act(c.KeepApart(pairs))
        if self.act(c.Arrange(way), seed):
            assert self.lesson.phase == "seating"

    @rule(seat=SEATS, table=TABLES, seed=SEEDS, at_once=st.booleans())
    def somebody_moves(self, seat: int, table: int, seed: int, at_once: bool) -> None:
        self.act(c.Move(seat, table, at_once), seed)

    @rule(seed=SEEDS, all_of_them=st.booleans())
    def people_sit(self, seed: int, all_of_them: bool) -> None:
        for seat in self.lesson.present:
            if all_of_them or Random(seed + seat.seat).random() < 0.5:
                self.act(by(seat.seat, c.Sit()), seed)

    @rule(table=TABLES, seed=SEEDS)
    def one_table_is_dealt(self, table: int, seed: int) -> None:
        self.act(c.DealTable(table), seed)

    @rule(seat=SEATS, seed=SEEDS)
    def one_more_game(self, seat: int, seed: int) -> None:
        self.act(by(seat, c.Again()), seed)

    @rule(seat=SEATS, seed=SEEDS)
    def one_wants_a_rematch(self, seat: int, seed: int) -> None:
        self.act(by(seat, c.WantRematch()), seed)

    @rule(seed=SEEDS, every=st.booleans())
    def games_end(self, seed: int, every: bool) -> None:
        chance = Random(seed)
        for dealt in self.lesson.running:
            if every or chance.random() < 0.5:
                order = chance.sample(dealt.seats, len(dealt.seats))
                places = (Place(seat, number, calls=2, caught=1) for number, seat in enumerate(order, start=1))
                self.game_ends(dealt.game, tuple(places))

    @rule(minutes=st.integers(-1, 30))
    def the_bell_is_set(self, minutes: int) -> None:
        self.act(c.SetBell(minutes))

    @rule(minutes=st.integers(0, 30))
    def the_cards_stop_soon(self, minutes: int) -> None:
        self.act(c.StopCards(minutes))

    @rule(stop=st.booleans())
    def everything_stands_still_or_goes_on(self, stop: bool) -> None:
        self.act(c.Freeze("Eyes up!") if stop else c.Unfreeze())

    @rule(question=st.sampled_from(QUESTIONS), seed=SEEDS)
    def the_class_is_asked(self, question: Question, seed: int) -> None:
        self.act(c.PutToClass(question, "en"), seed)

    @rule(seat=SEATS, place=st.integers(-1, 4))
    def somebody_answers(self, seat: int, place: int) -> None:
        number = len(self.lesson.questions)
        self.act(
            by(seat, c.AnswerClass(number, (place,))) if place >= 0 else by(seat, c.AnswerClass(number, text=SECRET))
        )

    @rule(seat=SEATS, leave=st.booleans())
    def somebody_looks_or_goes_back(self, seat: int, leave: bool) -> None:
        number = len(self.lesson.questions)
        self.act(by(seat, c.LeaveClass(number)) if leave else by(seat, c.ViewClassAnswer(number)))

    @rule(seat=SEATS, on=st.booleans())
    def a_phone_goes_or_comes_back(self, seat: int, on: bool) -> None:
        self.act(c.MissClass(seat, len(self.lesson.questions), on))

    @rule(table=TABLES)
    def a_bot_fills_a_table(self, table: int) -> None:
        self.came += 1
        before = self.lesson.table(table)
        if self.act(c.TakeSeat(f"p{self.came}", "sprout", table)):
            assert before
            assert len(self.lesson.table(table).seats) == len(before.seats) + 1  # type: ignore[union-attr]

    @rule(end=st.booleans())
    def the_teacher_goes_on(self, end: bool) -> None:
        number = len(self.lesson.questions)
        self.act(c.EndClass(number) if end else c.ShowClass(number))

    @rule(seconds=st.sampled_from([0.5, 10, 31, 400]))
    def time_passes(self, seconds: float) -> None:
        self.now += seconds
        for _ in range(4):
            if (command := due(self.lesson, self.now)) is None:
                break
            assert self.act(command), f"what is due was refused: {command}"
        assert due(self.lesson, self.now) is None

    @rule(seed=SEEDS, count=st.integers(1, 20))
    def many_things_happen(self, seed: int, count: int) -> None:
        chance = Random(seed)
        for _ in range(count):
            self.act(self.something(chance), chance.randrange(99))
            for dealt in self.lesson.running if chance.random() < 0.05 else ():
                self.game_ends(dealt.game, tuple(map(Place, dealt.seats, dealt.seats)))
            if chance.random() < 0.2:
                self.time_passes(chance.choice([1, 10, 31]))
            if self.lesson.class_question and chance.random() < 0.4:
                self.everybody_votes()

            if chance.random() < 0.5:
                self.a_round_goes_to_its_end(chance)

    def a_round_goes_to_its_end(self, chance: Random) -> None:
        """Play a round of "Trick the class" to its end: all write, choose, and may say "It was me"."""
        round_ = self.lesson.trick
        for _ in range(20):
            if self.lesson.trick is None or round_ is None or self.lesson.frozen:
                return
            for seat in sorted(self.lesson.seated):
                self.act(by(seat, c.WriteLie(round_.number, f"{LIE}{chance.randrange(4)} of {seat}.")))
                self.act(by(seat, c.ChooseTile(round_.number, chance.randrange(4))))
                self.act(by(seat, c.OwnUp(round_.number)))
            self.act(c.KeepLie(round_.number, 0))
            self.act(c.DiscardLie(round_.number, 1))
            self.act(c.MissTrick(chance.choice(sorted(self.lesson.seated) or [1]), round_.number, on=True))
            if self.lesson.trick.is_revealed and chance.random() < 0.5:
                self.act(c.EndTrick(round_.number))
                return
            self.act(c.GoOnTrick(round_.number, self.lesson.trick.step))

    def everybody_votes(self) -> None:
        """Let all seats answer a question to the class, about half of them correctly."""
        asked = self.lesson.class_question
        if asked is None or not asked.question.choices:
            return
        right = next(at for at, real in enumerate(asked.order) if asked.question.choices[real].right)
        for sitting in self.lesson.present:
            self.act(by(sitting.seat, c.AnswerClass(asked.number, ((right + sitting.seat % 2) % len(asked.order),))))

    def something(self, chance: Random) -> Any:
        """Return a random command, which is more often possible than not."""
        here = [seat.seat for seat in self.lesson.present] or [1]
        seat = chance.choice(here)
        table = chance.choice([table.number for table in self.lesson.seating.tables] or [1])
        partners = [(seat.seat, chance.choice(seat.people)) for seat in self.lesson.present if seat.partners]
        number = len(self.lesson.questions)
        asked = self.lesson.class_question
        reading = list(self.lesson.questions[-1].reading) if number else []
        late = sorted(self.lesson.questions[-1].late) if number else []
        self.came += 1
        if reading and chance.random() < 0.5:
            return by(chance.choice(reading), c.LeaveClass(number))
        may: list[Any] = [
            c.TakeSeat(f"p{self.came}"),
            c.AddPartner(seat, f"p{self.came}"),
            c.RemovePartner(*chance.choice(partners or [(seat, "")])),
            c.Remove(seat),
            c.TurnAway((f"stranger{self.came}",), out=True),
            c.Clear((seat, 99)) if chance.random() < 0.2 else c.Remove(99),
            *(c.LetBack(person) for person in sorted(self.lesson.entry.out)[:1]),
            c.Move(seat, table, chance.random() < 0.5),
            c.Deal(),
            c.Deal(),
            c.Arrange(chance.choice(["random", "results", "keep", "one"])),
            c.Accommodate(seat, chance.choice(EASES)),
            *(by(seat, c.Sit()) for seat in here),
            c.DealTable(table),
            by(seat, c.Again()),
            by(seat, c.PutLie(self.lesson.games[-1].game if self.lesson.games else "", Rank("5"), (Card("KH"),))),
            *[by(seat, c.WantRematch())] * (6 if self.lesson.over_everywhere else 0),
            c.SetBell(chance.choice([0, 5, 20])),
            c.StopCards(chance.choice([1, 9])),
            c.Freeze("Eyes up!") if chance.random() < 0.25 else c.Unfreeze(),
            c.PutToClass(chance.choice(QUESTIONS), "en", (seat,)),
            c.PutTrick(chance.choice(QUESTIONS), "en", chance.random() < 0.5),
            by(seat, c.ViewClassAnswer(number)),
            by(seat, c.AnswerClass(number, (chance.randrange(3),))),
            *(by(reader, c.LeaveClass(number)) for reader in reading or [seat]),
            *(by(reader, c.ViewClassAnswer(number)) for reader in late),
        ]
        if self.lesson.trick is not None:
            may = [*self.something_in_a_trick(seat, chance), *may[:6]]
        if asked is not None:
            may = [
                c.EndClass(number),
                c.ShowClass(number),
                c.VoteAgain(number),
                by(seat, c.AnswerClass(number, (chance.randrange(3),))),
                by(seat, c.AnswerClass(number, text=SECRET)),
                by(seat, c.ViewClassAnswer(number)),
                c.MissClass(seat, number, chance.random() < 0.7),
                *may[:6],
            ]
        return chance.choice(may)

    def something_in_a_trick(self, seat: int, chance: Random) -> list[Any]:
        round_ = self.lesson.trick
        assert round_
        number, lie = round_.number, chance.randrange(3)
        return [
            *(by(one, c.WriteLie(number, f"{LIE}{chance.randrange(4)} of {one}.")) for one in self.lesson.seated),
            by(seat, c.WriteLie(number, chance.choice(["", SECRET, f"{LIE}."]))),
            *(by(one, c.ChooseTile(number, chance.randrange(4))) for one in self.lesson.seated),
            by(seat, c.OwnUp(number)),
            c.DiscardLie(number, lie, chance.random() < 0.5),
            *[c.GoOnTrick(number, round_.step)] * 3,
            c.KeepLie(number, lie),
            c.MissTrick(seat, number, chance.random() < 0.7),
            c.EndTrick(number),
            c.EndTrick(number),
        ]

    # --- what is always true

    def check(self) -> None:
        self.everybody_sits_once()
        self.tables_are_known()
        self.signs_differ()
        self.look()

    def teardown(self) -> None:
        self.replays()

    def replays(self) -> None:
        lesson = NO_SESSION
        for event in self.log:
            lesson = evolve(lesson, event)
        assert lesson == self.lesson

    def everybody_sits_once(self) -> None:
        lesson = self.lesson
        members = [seat for table in lesson.seating.tables for seat in table.seats]
        assert len(members) == len(set(members))
        assert {seat.seat for seat in lesson.present if seat.table} == set(members)
        assert all(lesson.seat(seat).table == table.number for table in lesson.seating.tables for seat in table.seats)  # type: ignore[union-attr]
        if lesson.seating.tables:
            assert {seat.seat for seat in lesson.present} == set(members)
        assert all(table.sat <= set(table.seats) for table in lesson.seating.tables)
        assert all(table.dealer in {0, *table.seats} for table in lesson.seating.tables)

    def signs_differ(self) -> None:
        signs = {seat.seat: seat.sign for seat in self.lesson.present}
        self.crowded |= any(len(table.seats) > 8 for table in self.lesson.seating.tables)
        for table in self.lesson.seating.tables:
            there = [signs[seat] for seat in table.seats]
            assert self.crowded or len(set(there)) == len(there), "two of one sign at a table"
        for dealt in self.lesson.running:
            stayed = [(seat, sign) for seat, sign in zip(dealt.seats, dealt.signs, strict=True)]
            own = {seat.seat for seat in self.lesson.present if seat.table == dealt.table}
            assert all(signs[seat] == sign for seat, sign in stayed if seat in own), "a sign has changed"

    def tables_are_known(self) -> None:
        lesson = self.lesson
        assert len({dealt.game for dealt in lesson.games}) == len(lesson.games)
        assert len({dealt.table for dealt in lesson.running}) == len(lesson.running)
        playing = [seat for dealt in lesson.running for seat in dealt.seats if seat not in lesson.left(dealt)]
        assert len(playing) == len(set(playing)), "a seat plays in two games"
        for dealt in lesson.running:
            assert dealt.dealer in dealt.seats
            assert lesson.current.get(dealt.table) == dealt
        if lesson.phase == "seating":
            assert any(table.number not in lesson.current for table in lesson.seating.tables)

    def look(self) -> None:
        """Check that no view has an early answer or others' private data, and that offered commands aren't refused."""
        lesson = self.lesson
        tables = {table: (dealt.game, 1, None) for table, dealt in lesson.current.items()}
        scene = Scene(
            session=lesson,
            version=1,
            games=tables,
            names={},
            address="",
            now=self.now,
            people={person: f"name-{person}." for seat in lesson.seats for person in seat.people},
            real={1: "Real Name"},
        )
        gone = {person for seat in lesson.seats if seat.removed for person in seat.people}
        viewers: list[Viewer] = [Wall(), Wall(host=True), *(Player(seat.seat) for seat in lesson.present)]
        for viewer in viewers:
            view = view_for(scene, viewer)
            sent = encode(view).decode()
            assert "Real Name" not in sent
            self.sees_no_answer(viewer, view, sent)
            self.sees_no_lie(viewer, view, sent)
            if isinstance(viewer, Player):
                self.is_offered(viewer.seat, view["you"].get("can", {}))
            assert not any(f"name-{person}." in sent for person in gone)
        view_for(scene, Desk())

    def sees_no_answer(self, viewer: Viewer, view: dict[str, Any], sent: str) -> None:
        asked, told = self.lesson.class_question, view["lesson"]["class_question"]
        can = view["you"].get("can", {})
        assert set(can) & {"class", "look_class", "leave_class"} <= (set(can) if told else set())
        if asked is None and isinstance(viewer, Player):
            asked = self.lesson.class_question_of(viewer.seat)
        if asked is None:
            assert told is None
            return
        if told is None:
            assert asked.ended
            assert "sit" in can
            return
        assert told["private"] == asked.ended
        waits = not asked.shown or "class" in can
        if waits:
            assert view["lesson"]["class_question"]["result"] is None
            answer = asked.answer_of(viewer.seat) if isinstance(viewer, Player) else None
            if not asked.question.choices and answer is None:
                assert not any(secret in sent for secret in TYPED_SECRETS)
            assert '"explanation": "' + SECRET not in sent
            assert WHY_NOT not in sent

    def sees_no_lie(self, viewer: Viewer, view: dict[str, Any], sent: str) -> None:
        """Check that a lie is only on its writer's phone until all choose, and tiles reveal nothing until they turn."""
        round_, told = self.lesson.trick, view["lesson"]["trick"]
        assert (round_ is None) == (told is None)
        if round_ is None:
            return
        own = round_.lie_of(viewer.seat) if isinstance(viewer, Player) else None
        if round_.phase in ("writing", "glance"):
            assert not told["tiles"]
            assert not any(lie.text in sent for at, lie in enumerate(round_.lies) if at != own)
        for at, tile in enumerate(told["tiles"]):
            assert (tile["votes"] is not None) == (tile["truth"] is not None) == (at in round_.order[: round_.turned])
            assert set(tile["by"]) <= round_.owned
        if not round_.is_revealed:
            assert f'"explanation": "{SECRET}"' not in sent
            assert not isinstance(viewer, Player) or view["you"]["trick"]["right"] is None

    def is_offered(self, seat: int, can: dict[str, Any]) -> None:
        number = len(self.lesson.questions)
        offers: tuple[tuple[str, Any], ...] = (
            ("sit", by(seat, c.Sit())),
            ("again", by(seat, c.Again())),
            ("rematch", by(seat, c.WantRematch())),
        )
        if "sit" not in can:  # a seat that can sit must find its table first
            offers += (
                ("look_class", by(seat, c.ViewClassAnswer(number))),
                ("leave_class", by(seat, c.LeaveClass(number))),
            )
        round_ = self.lesson.trick.number if self.lesson.trick else 0
        offers += ("write", by(seat, c.WriteLie(round_, f"{LIE}9 of {seat}."))), ("own_up", by(seat, c.OwnUp(round_)))
        for name, command in offers:
            refused = self.refusal(command)
            assert (name in can) == (refused in {"", "need_players", "need_decks", "not_coprime"}), (name, refused)

    def refusal(self, command: c.Command | By) -> str:
        try:
            decide(self.lesson, *given(command), self.now, Random(1))
        except Refused as refused:
            return refused.code
        return ""


def test_random_commands_keep_what_is_always_true_of_a_lesson() -> None:
    run_state_machine_as_test(
        AnyLesson,
        settings=settings(
            max_examples=EXAMPLES,
            stateful_step_count=STEPS,
            phases=[Phase.generate, Phase.shrink],
            suppress_health_check=list(HealthCheck),
        ),
    )


class Unseen(AnyLesson):
    """A random lesson without checking views, which are most of the work."""

    def look(self) -> None: ...


def test_random_lessons_use_every_command() -> None:
    commands = {name for name, kind in vars(c).items() if isinstance(kind, type) and kind.__module__ in HERE}
    wanted = commands - NOT_HERE
    for seed in range(20):
        if THOROUGH or not wanted <= AnyLesson.steps.keys():
            Unseen().start(preset="classroom", people=12, bots=2, seed=seed, moves=150)
    assert wanted <= AnyLesson.steps.keys()
