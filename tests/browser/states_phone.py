"""States of a phone at a table: that of Ann ("I"), in the first seat, unless another is named.

``STEPS`` says what is tapped to reach states that only the phone knows about.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from quizbs.game.accommodation import Accommodation
from quizbs.game.deeds import CallMade, ClaimMade
from quizbs.game.evolve.deeds import deeds_of
from quizbs.lesson import commands as c
from tests.browser import sample_questions as q
from tests.browser.built_views import Room, Samples, Table, View, around, game, seen_by_phone
from tests.browser.sample_names import FORTY_LONG, LONG, SIX
from tests.support.game_story import asks, by

if TYPE_CHECKING:
    from collections.abc import Sequence

    from quizbs.quiz.question import Question

HAND = "AS 3H 4D 5C 7S 7D 8H 9C TD JD QS QH KC"
NO_SEVENS = HAND.replace("7S 7D ", "")
FORTY = (
    "AS AH AD AC 2S 2H 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 6S 6H 6D 7S 7H 7D 8S 8H 8D 8C 9S 9H 9D TS TH TD JS JH JD "
    "QH QD KS KC"
)
TWENTY_EIGHT = " ".join(FORTY.split()[:28])
ORGAN = asks("What is the largest organ of the human body?", "The skin", "The liver", topic="Biology")
METAL = asks("Which metal is liquid at room temperature?", "Mercury", "Iron", "Lead", topic="Chemistry")
LEAF = asks("In which organ of a plant does photosynthesis mostly take place?", "The leaf", "The root", topic="Biology")
ON_HAND = {"7S": ORGAN, "JD": q.GAS, "4D": METAL, "QH": LEAF}
LIE, TRUE = "7H JS 4C", "7H 7D2"
ON_LIE = {"7H": ORGAN, "JS": q.GAS, "4C": METAL}
REST = "2S2 3S2 4S2 5S2"  # cards that stay in the others' hands


def room(names: Sequence[str] = SIX, preset: str = "classroom", **more: Any) -> Room:
    """A class in the lobby."""
    return Room(names, preset, **more)


def learner(
    answer: int | None = None, practice: Question | None = q.GAS, preset: str = "classroom", **more: Any
) -> View:
    """A phone in the lobby that has not been through the tutorial."""
    here = Room((), preset, practice=practice, **more)
    for seat, name in enumerate(SIX, 1):
        here.comes(name, ready=seat > 3)
    return (here if answer is None else here.does(by(1, c.Practise((answer,))))).phone()


def my_turn(
    hand: str = HAND,
    story: Table | None = None,
    *,
    rank: str = "7",
    questions: dict[str, Question] | None = None,
    **more: Any,
) -> Table:
    """It is my turn to play ``rank`` with this ``hand``, and everybody has believed the claim before."""
    told = story or game(SIX)
    laid = questions or {card: one for card, one in ON_HAND.items() if card in hand.split()}
    told.begins(next(iter(told.names)), rank, {next(iter(told.names)): hand}, questions=laid, **more)
    return told.stood() if told.game.turn.claim else told


def waiting(who: str = "Dan", rank: str = "T", hand: str = HAND, story: Table | None = None, **more: Any) -> Table:
    """It is the turn of the player ``who`` to play ``rank``; ``hand`` is mine."""
    told = story or game(SIX)
    return told.begins(who, rank, {next(iter(told.names)): hand}, questions=ON_HAND, **more).stood()


def pointed() -> Table:
    """The bottle has stopped, and points at Bob."""
    story = game(SIX, "bottle").opens()
    story.chance = Random(1)
    return story.runs_out()


def window(
    who: str = "Dan",
    rank: str = "T",
    cards: str = "TS TH KC2",
    believers: str = "Cem Ella",
    *,
    hand: str = HAND,
    story: Table | None = None,
    after: float | None = None,
    questions: dict[str, Question] | None = None,
    **more: Any,
) -> Table:
    """Dan's claim of three tens can be called; mine isn't the next turn. ``after``: seconds since the claim."""
    told = story or game(SIX)
    me = next(iter(told.names))
    held = {me: hand} | ({who: f"{hand if who == me else REST} {cards}"})
    laid = {card: one for card, one in ON_HAND.items() if card in hand.split()} | (questions or {})
    told.begins(who, rank, held, questions=laid, **more).plays(who, cards)
    return (told.stands() if after is None else told.waits(after)).believes(believers)


def last(who: str = "Ella", cards: str = "KS", rank: str = "K", story: Table | None = None, **more: Any) -> Table:
    """The player ``who`` has laid the last card, which can be called."""
    told = story or game(SIX)
    me = next(iter(told.names))
    return told.begins(who, rank, {me: HAND, who: cards}, **more).plays(who, cards).waits(3)


def wins(who: str = "Ella", caller: str = "Bob") -> Table:
    """A true last card was called: its player wins after the question."""
    return last(who, questions={"KS": q.GAS}).calls(caller)


def called(
    mine: str = "claimant",
    cards: str = LIE,
    story: Table | None = None,
    questions: dict[str, Question] | None = None,
    **more: Any,
) -> Table:
    """A claim is called, and I (``mine``) am its claimant, the caller or neither."""
    told = story or game(SIX)
    me, second, _, fourth, *_ = told.names
    who, caller = {"claimant": (me, fourth), "caller": (second, me), "neither": (second, fourth)}[mine]
    laid = {card: ON_LIE.get(card[:2], LEAF) for card in cards.split()} if questions is None else questions
    return window(who, "7", cards, "", story=told, questions=laid, **more).calls(caller)


def asked(question: Question = q.GAS, mine: str = "claimant", story: Table | None = None, **more: Any) -> Table:
    """A question is asked; ``mine`` as in ``called``."""
    return called(mine, LIE, story, {"JS": question}, language=q.language_of(question), **more).turned().waits(11)


def answered(question: Question, *given: str, mine: str = "claimant", story: Table | None = None, **more: Any) -> Table:
    """The answer and its explanation are shown, and two players have read it."""
    told = asked(question, mine, story or game(SIX, hunter=False), **more)
    one = next(
        name for name, seat in told.names.items() if told.game.turn.asking and seat == told.game.turn.asking.answerer
    )
    return told.answers(one, *given).runs_out().ready("Cem Dan").waits(3)


def hunting(mine: str) -> Table:
    """The claimant was right, and the caller may throw a card away; ``mine`` as in ``called``."""
    return asked(q.GAS, mine).answers("Bob", q.GASES[1]).runs_out().waits(2)


def choose_whom(**more: Any) -> Table:
    """I was called wrongly, and may choose whom to ask."""
    questions = {"7H": q.GAS, "7D2": ORGAN, "7C": METAL}
    return called("claimant", "7H 7D2 7C", game(SIX, "cheater"), questions, **more).turned()


def over() -> Table:
    """Ella lays the last cards."""
    story = game(SIX, hunter=False)
    story.quizzed("yyn", "nny", "nyn", "yny", "yyn", "nyn", hands=(4, 8, 9, 6, 3, 11))
    return story.lays("Ann").lays("Bob").lays("Cem").lays("Dan").lays("Ella", 3)


def over_won() -> Table:
    """I lay the last cards."""
    return (
        game(SIX, hunter=False)
        .quizzed("yyn", "nny", "nyn", "yny", "yyn", "nyn", hands=(3, 8, 9, 6, 3, 11))
        .lays("Ann", 3)
    )


SEEN, UNSEEN, TRUTH = (
    ClaimMade(0, honest=False, caller=3, shown=True),
    ClaimMade(0, honest=False),
    ClaimMade(2, honest=True),
)
BLIND, FOUND = CallMade(2, 7, 0, 4, 40, right=False), CallMade(3, 7, 2, 2, 40, right=True)


def looks_back(*claims: ClaimMade, calls: Sequence[CallMade] = ()) -> Table:
    """Ella lays the last cards; these are my claims and calls in the game."""
    story = over()
    mine = replace(deeds_of(story.game)[1], claims=claims, calls_made=tuple(calls), plays=len(claims))
    story.game = replace(story.game, deeds={**story.game.deeds, 1: mine})
    return story


def slow(**accommodation: Any) -> dict[str, Any]:
    """Return keyword arguments for a deal that give me accommodations."""
    return {"accommodations": {"Ann": Accommodation(**accommodation)}}


def ann(story: Table) -> View:
    """Return the view of the first seat's phone."""
    return seen_by_phone(story, next(iter(story.names)))


MUST: dict[str, Any] = {"truth": "must"}
PRACTICE = "honest honest-picked honest-other cheat cheat-picked call caught question"  # they differ in what is tapped
STATES: Samples = {
    **{f"phone-practice-{name}": learner for name in PRACTICE.split()},
    "phone-practice-believed": lambda: learner(call_word="Spoilsport, stop"),
    "phone-practice-question-picked": lambda: learner(stakes="none"),
    "phone-practice-right": lambda: learner(1),
    "phone-practice-wrong": lambda: learner(0),
    "phone-practice-done": lambda: learner(None, None, questions=False, truth="must", truth_count="all"),
    "phone-lobby": lambda: room().phone(),
    "phone-lobby-thirty": lambda: room(FORTY_LONG[:32]).phone(),
    "phone-lobby-cards-only": lambda: room(preset="bs", call_word="B.S.!", title="").phone(),
    "phone-late": lambda: room().deals().comes("Gus").phone(7),  # before the cards of the table are there
    "phone-turn-first-lap": lambda: ann(my_turn(NO_SEVENS, rank="6")),
    "phone-turn": lambda: ann(my_turn()),
    "phone-turn-picked": lambda: ann(my_turn()),
    "phone-turn-reading": lambda: ann(my_turn()),
    "phone-turn-honest": lambda: ann(my_turn()),
    "phone-turn-must-all": lambda: ann(my_turn(story=game(SIX, **MUST, truth_count="all"))),
    "phone-turn-must-refused": lambda: ann(my_turn(story=game(SIX, **MUST))),
    "phone-turn-bluff": lambda: ann(my_turn(HAND.removeprefix("AS "), game(SIX, "bs"), rank="A")),
    "phone-turn-over": lambda: ann(my_turn(story=game(SIX, overclaim=True))),
    "phone-turn-too-many": lambda: ann(my_turn()),
    "phone-turn-open-card": lambda: ann(my_turn(story=game(SIX, "bottle"), rank="")),
    "phone-turn-forty": lambda: ann(my_turn(FORTY)),
    "phone-turn-twenty-eight": lambda: ann(my_turn(TWENTY_EIGHT)),
    "phone-turn-last-card": lambda: ann(my_turn("JD")),
    "phone-turn-after-challenge": lambda: ann(
        window("Finn", "6", "JS 4C", "", story=game(SIX, hunter=False)).calls("Bob").turned()
    ),
    "phone-turn-armed": lambda: ann(window("Finn", "6", "6S 6H", "Ann", after=0.6)),
    "phone-waiting": lambda: ann(waiting()),
    "phone-waiting-eight": lambda: ann(waiting(LONG[6], "Q", "AS 3H 4D 5C 7S TD JD KC", game(LONG))),
    "phone-waiting-hidden": lambda: ann(waiting()),
    "phone-waiting-counter": lambda: ann(
        game(SIX, "bottle").begins("Dan", "", {"Ann": HAND, "Dan": "9H 2S"}).plays("Dan", "9H")
    ),
    "phone-bottle": lambda: ann(game(SIX, "bottle").opens()),
    "phone-bottle-points": lambda: ann(pointed()),
    "phone-claim": lambda: ann(window()),
    "phone-claim-tapped": lambda: ann(window()),
    "phone-claim-hidden": lambda: ann(window()),
    "phone-claim-automatic": lambda: ann(waiting().autoplays("Dan").waits(3)),
    "phone-claim-eight": lambda: ann(window(LONG[3], "Q", "QS2 QH2 QD2 KC2", LONG[4], story=game(LONG))),
    "phone-claim-forty": lambda: ann(window(hand=FORTY, cards="TS2 TH2 KC2")),
    "phone-claim-believed": lambda: ann(window(believers="Ann Cem Ella")),
    "phone-claim-mine": lambda: ann(window("Ann", cards="TS TH KS")),
    "phone-claim-next": lambda: ann(window("Finn", after=1.2)),
    "phone-claim-next-picked": lambda: ann(window("Finn")),
    "phone-claim-next-armed": lambda: ann(window("Finn", story=game(SIX, window=60), after=0)),
    "phone-last": lambda: ann(last()),
    "phone-last-mine": lambda: ann(last("Ann").believes("Cem Ella")),
    "phone-paused": lambda: ann(window().pauses()),
    "phone-offline": lambda: ann(window()),
    "phone-moved": lambda: ann(window()),
    "phone-removed": lambda: ann(window()),
    "phone-cleared": lambda: ann(window()),
    "phone-given": lambda: ann(window()),
    "phone-caught-me": lambda: ann(called().turned()),
    "phone-caught-other": lambda: ann(called("neither").turned()),
    "phone-turning-shown": lambda: ann(called("neither", "7H JS").runs_out()),
    "phone-true": lambda: ann(called("neither", TRUE).turned()),
    "phone-true-me": lambda: ann(called("claimant", TRUE).turned()),
    "phone-wins": lambda: ann(wins().stamped()),
    "phone-wins-read": lambda: ann(wins().turned().answers("Bob", q.GASES[1]).runs_out()),
    "phone-choose": lambda: ann(called("caller").turned()),
    "phone-choose-picked": lambda: ann(called("caller").turned()),
    "phone-choose-whom": lambda: ann(choose_whom()),
    "phone-choose-long": lambda: ann(
        called("caller", story=game(SIX, "cheater"), questions=ON_LIE | {"4C": q.LONG_ONE}).turned()
    ),
    "phone-answer": lambda: ann(asked()),
    "phone-answer-picked": lambda: ann(asked()),
    "phone-answer-long": lambda: ann(asked(q.LONG_ONE)),
    "phone-answer-long-question": lambda: ann(asked(q.LONG_SHORT)),
    "phone-answer-rtl": lambda: ann(asked(q.HEBREW)),
    "phone-answer-two-lines": lambda: ann(asked(q.TWO_LINES)),
    "phone-answer-two-lines-along": lambda: ann(asked(q.TWO_LINES, "neither")),
    "phone-answer-fractions": lambda: ann(asked(q.FRACTIONS)),
    "phone-answer-eight": lambda: ann(asked(q.EIGHT_GASES)),
    "phone-answer-fewer": lambda: ann(asked(q.EIGHT_GASES, **slow(fewer=True))),
    "phone-right-fewer": lambda: ann(answered(q.EIGHT_GASES, "Argon", **slow(fewer=True))),
    "phone-answer-offline": lambda: ann(asked()),
    "phone-answer-multi": lambda: ann(asked(q.NOBLE)),
    "phone-answer-typed": lambda: ann(asked(q.PORTUGAL)),
    "phone-answer-watch": lambda: ann(asked(q.GAS, "neither", game(SIX, answer_along=False))),
    "phone-answer-paused": lambda: ann(asked().pauses()),
    "phone-right": lambda: ann(answered(q.GAS, q.GASES[1])),
    "phone-read": lambda: ann(answered(q.GAS, q.GASES[1], story=game(SIX, hunter=False, guesses=True)).ready("Ann")),
    "phone-read-next": lambda: seen_by_phone(answered(q.GAS, q.GASES[1]).ready("Bob"), "Bob"),
    "phone-discard": lambda: ann(hunting("caller")),
    "phone-discard-other": lambda: ann(hunting("neither")),
    "phone-over": lambda: ann(over()),
    "phone-over-won": lambda: ann(over_won()),
    "phone-over-rematch": lambda: around(over()).wants_rematch(1, 4).phone("Ann"),
    "phone-over-mirror": lambda: ann(
        looks_back(
            *[TRUTH] * 5,
            replace(TRUTH, caller=2, shown=True),
            *[UNSEEN] * 6,
            replace(UNSEEN, held=1),
            SEEN,
            SEEN,
            calls=(*[BLIND] * 5, FOUND),
        )
    ),
    "phone-over-mirror-honest": lambda: ann(looks_back(*[TRUTH] * 4, calls=[FOUND] * 3)),
    "phone-closed": lambda: room().does(c.Close()).phone(),
    "phone-help": lambda: ann(my_turn()),
    "phone-light": lambda: ann(window()),
}

TAP = {"seven": "7 of spades", "jack": "jack of diamonds"}

# A step is (what, whom): "tap" a button or card by the start of its name, "label" one choice by its text, "type"
# into the box, "line" sets the connection, "on" calls a handler of the line, "waiting" leaves a call unanswered.
HONEST = [("tap", "7 of spades"), ("tap", "7 of diamonds"), ("tap", "Play 2 as")]
CHEAT = [*HONEST, ("tap", "9 of clubs"), ("tap", "Play 1 as")]
CAUGHT = [*CHEAT, ("tap", "Doubt it!")]
STEPS: dict[str, list[tuple[str, str]]] = {
    "phone-practice-honest-picked": HONEST[:2],
    "phone-practice-honest-other": [("tap", "king of clubs")],
    "phone-practice-cheat": HONEST,
    "phone-practice-cheat-picked": CHEAT[:4],
    "phone-practice-call": CHEAT,
    "phone-practice-believed": [*CHEAT, ("tap", "I believe it")],
    "phone-practice-caught": CAUGHT,
    "phone-practice-question": [*CAUGHT, ("tap", "Next")],
    "phone-practice-question-picked": [*CAUGHT, ("tap", "Next"), ("label", "Carbon dioxide")],
    "phone-practice-right": [*CAUGHT, ("tap", "Next")],
    "phone-practice-wrong": [*CAUGHT, ("tap", "Next")],
    "phone-practice-done": [*CAUGHT, ("tap", "Next")],
    "phone-turn-picked": [("tap", TAP["jack"]), ("tap", TAP["seven"])],
    "phone-turn-reading": [("tap", TAP["seven"])],
    "phone-turn-honest": [("tap", TAP["seven"]), ("tap", "7 of diamonds")],
    "phone-turn-must-refused": [("tap", "ace of spades")],
    "phone-turn-over": [("tap", name) for name in ("ace of s", "3 of h", "4 of d", "5 of c", "7 of s")],
    "phone-turn-too-many": [("tap", name) for name in ("ace of s", "3 of h", "4 of d", "5 of c", "7 of s")],
    "phone-turn-open-card": [("tap", TAP["seven"])],
    "phone-turn-forty": [("tap", "8 of spades"), ("tap", "8 of hearts")],
    "phone-turn-last-card": [("tap", TAP["jack"])],
    "phone-turn-armed": [("tap", TAP["seven"]), ("tap", "Play 1 as")],
    "phone-waiting-hidden": [("tap", "Hide my hand")],
    "phone-claim-hidden": [("tap", "Hide my hand")],
    "phone-claim-tapped": [("line", "off"), ("waiting", "call")],
    "phone-claim-next-picked": [("tap", TAP["jack"]), ("tap", TAP["seven"])],
    "phone-claim-next-armed": [("tap", TAP["jack"]), ("tap", "Play 1 as")],
    "phone-over-mirror": [("open", "How you bluff")],
    "phone-over-mirror-honest": [("open", "How you bluff")],
    "phone-offline": [("line", "off")],
    "phone-moved": [("on", "moved")],
    "phone-removed": [("on", "gone")],
    "phone-cleared": [("gone", "cleared")],
    "phone-given": [("gone", "given")],
    "phone-choose-picked": [("label", "Which gas")],
    "phone-choose-whom": [("label", "Which gas"), ("label", "Cem")],
    "phone-answer-picked": [("label", "Carbon dioxide")],
    "phone-answer-long": [("label", "Although")],
    "phone-answer-multi": [("label", "Helium"), ("label", "Neon")],
    "phone-answer-rtl": [("label", "פחמן")],
    "phone-answer-fewer": [("label", "Argon")],
    "phone-answer-offline": [("label", "Carbon dioxide"), ("line", "off"), ("waiting", "answer")],
    "phone-answer-typed": [("type", "Lisbon")],
    "phone-discard": [("tap", TAP["jack"])],
    "phone-help": [("tap", "Help")],
    "phone-light": [("tap", "Help"), ("tap", "Light"), ("tap", "Close")],
}
