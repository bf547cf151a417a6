"""States of a phone in a whole class: tables to find, answers along, a freeze, a question to all, shared
phones, what is easier for one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quizbs.game import commands as g
from quizbs.lesson import commands as c
from tests.browser import sample_questions as q
from tests.browser import states_phone as phones
from tests.browser.built_views import MINUTE, Room, Samples, Table, View, around, game
from tests.browser.sample_names import CLASS, DRAWN, LETTERS, LONG, LOUD, PARTNERS, SIX, WORD
from tests.browser.states_phone import ann, asked, slow
from tests.support.game_story import asks, by

if TYPE_CHECKING:
    from collections.abc import Sequence

    from quizbs.quiz.question import Question

ROUND = ("Dan", "Ella", "Finn", "Ann", "Bob", "Cem")  # the names in ``SIX`` in another order
ALL_EASED: dict[str, Any] = {"large": True, "spacing": True, "dyslexia": True, "read_aloud": True}
EASED = slow(**ALL_EASED)
TWICE = slow(time=2.0)
RIGHT, WRONG = q.GASES[1], q.GASES[3]


def seating(
    names: Sequence[str] = ROUND,
    sat: Sequence[str] = ("Bob",),
    me: str = "Ann",
    preset: str = "classroom",
    **eased: Any,
) -> View:
    """Everybody looks for their tables; I sit at table 3, at which these people sit already."""
    room = Room((*DRAWN[:10], *names), preset).splits(5, 5, len(names))
    seats = {name: seat for seat, name in room.named.items()}
    return room.eases(seats[me], **eased).does(*(by(seats[name], c.Sit()) for name in sat)).phone(me)


# --- answering along


def may(question: Question = q.GAS, story: Table | None = None, **more: Any) -> Table:
    """Bob must answer, and two others have answered along; I may, too."""
    told = asked(question, "neither", story, **more)
    for name in ("Cem", "Ella"):
        told.answers(name, question.choices[0].text if question.choices else "No idea")
    return told


def sent(question: Question = q.GAS, given: str = RIGHT) -> Table:
    """I have answered along, and so have three others, but not all."""
    return may(question).answers("Ann", given).answers("Finn", given)


def shown(own: str | None, question: Question = q.GAS, bob: str = RIGHT, **more: Any) -> Table:
    """The answer to Bob's question is shown. ``own`` is my answer, ``None`` if I gave none."""
    told = may(question, game(SIX, hunter=False), **more)
    if own is not None:
        told.answers("Ann", own)
    return told.answers("Bob", bob).runs_out().ready("Cem Dan")


def third(own: str | None = None) -> Table:
    """I was right twice in a row, and gave the answer ``own`` to the third question, or none yet."""
    told = may(story=game(SIX, hunter=False))
    for number in (1, 2):
        told.does(g.RecordClassAnswers(number, {told.names["Ann"]: True}))
    return told.answers("Ann", own).answers("Bob", WRONG).runs_out() if own else told


# --- without cards


def guest(tell: Any) -> View:
    """Return the view of my phone: I came after the deal, and answer along."""
    room = Room(SIX[1:]).deals()
    story = tell(room.tells())
    room.comes("Ann")
    story.guest("Ann")
    return room.phone("Ann")


def others_wait(story: Table) -> Table:
    return story.begins("Dan", "T", {}).stood()


def others_claim(story: Table) -> Table:
    return story.begins("Dan", "T", {"Dan": "TS TH KC 2S"}).plays("Dan", "TS TH KC").stands()


def others_answer(story: Table) -> Table:
    story.begins("Bob", "7", {"Bob": "7H JS 4C 2S"}, questions={"JS": q.GAS}).plays("Bob", "7H JS 4C")
    return story.calls("Dan").turned()


def moved(*, playing: bool = True) -> View:
    """The teacher has moved me to table 3. ``playing``: its cards are there already."""
    room = Room(("Ann", *DRAWN[:9], *SIX[1:])).splits(5, 5, 5, sat=5).does(c.Move(1, 3, at_once=True))
    if playing:
        story = room.tells(3)
        story.begins(next(iter(story.names)), "T", {}).stood()
        story.names["Ann"] = 1
        story.guest("Ann")
    return room.phone("Ann")


# --- limits of calls


def spent(rank: str, who: str, then: str, cards: str, **more: Any) -> Table:
    """I have no wrong call left, and the player ``then`` lays these cards."""
    story = game(SIX, call_tokens=1, hunter=False)
    hands = {"Ann": phones.HAND, who: f"{rank}S2 2S2 3S2", then: cards if more.pop("last", False) else f"{cards} 2H2"}
    story.begins(who, rank, hands).plays(who, f"{rank}S2").stands().calls("Ann").turned()
    return story.plays(then, cards).waits(3)


def in_a_row() -> Table:
    """I called Dan the last time, and may not call him twice in a row."""
    story = game(SIX, calls_in_row=1, hunter=False)
    story.begins("Dan", "4", {"Ann": phones.HAND, "Dan": "4S2 TS TH KC2 2H2"}).plays("Dan", "4S2").stands().calls("Ann")
    story.turned()
    for name in ("Ella", "Finn", "Ann", "Bob", "Cem"):
        story.lays(name)
    return story.plays("Dan", "TS TH KC2").stands()


# --- a question to everybody


def to_all(
    question: Question = q.GAS,
    given: int | str | None = None,
    *,
    lobby: bool = False,
    fewer: bool = False,
    time: float = 1,
) -> Room:
    """A question for everybody. ``given`` is my answer, ``None`` if I gave none."""
    room = Room(SIX) if lobby else around(phones.waiting())
    room.eases(1, fewer=fewer, time=time).asks_class(question, q.language_of(question)).waits(8)
    for seat in (5, 6):
        room.does(
            by(seat, c.AnswerClass(1, (0,) if question.choices else None, None if question.choices else "Lisbon"))
        )
    if isinstance(given, str):
        room.does(by(1, c.AnswerClass(1, text=given)))
    elif given is not None:
        room.does(by(1, c.AnswerClass(1, (given,))))
    return room


def split_room() -> Room:
    """The answers of the class differ, and it argues; I have answered."""
    room = around(phones.waiting())
    room.asks_class(q.GAS, q.language_of(q.GAS)).waits(8)
    right = next(at for at, real in enumerate(room.session.questions[0].order) if q.GAS.choices[real].right)
    for seat in (one.seat for one in room.session.present):
        room.does(by(seat, c.AnswerClass(1, (right if seat % 2 == 0 else (right + 1) % len(q.GAS.choices),))))
    return room


def told_all(question: Question = q.GAS, given: int | str | None = None) -> View:
    """Return the view of my phone while the answer to a question for everybody is shown."""
    room = to_all(question, given)
    for seat in (2, 3):
        text = None if question.choices else "Lisbon"
        room.does(by(seat, c.AnswerClass(1, (1,) if question.choices else None, text)))
    return room.does(c.ShowClass(1)).phone()


def private() -> Room:
    """The class has gone on, and I have more time."""
    room = to_all(time=2.0).does(c.ShowClass(1), c.EndClass(1))
    for story in room.stories.values():
        story.resumes("freeze")
    return room


# --- after a game


OTHERS = DRAWN[:18]
POINTS = ("yyn", "nny", "nyn", "yny", "yyn", "nyn")


def class_of(games: int, **eased: Any) -> Room:
    """Four tables of six in their last game; I sit at the first."""
    room = Room((*SIX, *OTHERS)).splits(6, 6, 6, 6, sat=6)
    for _ in range(games - 1):
        room.finishes(order={1: (2, 1, 3, 4, 5, 6)}).deals()
    return room.eases(1, **eased)


def over(games: int = 2, *, others: bool = True, **eased: Any) -> Room:
    """My table is done; ``others``: so are the other tables."""
    room = class_of(games, **eased)
    story = room.tells(1, hunter=False).quizzed(*POINTS, hands=(4, 8, 9, 6, 3, 11))
    story.lays("Ann").lays("Bob").lays("Cem").lays("Dan").lays("Ella", 3)
    room.ends(1)
    return room.finishes() if others else room


def missed(question: Question = q.GAS, given: str | None = WRONG, **eased: Any) -> View:
    """The game is over; I gave a wrong answer in it, or none."""
    room = class_of(2, **eased)
    story = room.tells(1, hunter=False)
    hands = {"Ann": phones.HAND, "Bob": f"{phones.LIE} 2S2 3S2"}
    story.begins("Bob", "7", hands, questions={"JS": question}, language=q.language_of(question))
    story.plays("Bob", phones.LIE).calls("Dan").turned()
    if given is not None:
        story.answers("Ann", given)
    first = question.choices[0].text if question.choices else question.accept[0]
    story.answers("Bob", first).runs_out().ready("Cem Dan")
    return room.phone("Ann")


# --- one phone for several


SHARING = (PARTNERS[0], *SIX[1:])


def shared(room: Room) -> View:
    """Four people share my phone."""
    return room.shares(1, *PARTNERS[1:]).phone(1)


def bell_soon() -> View:
    """A phone two and a half minutes before the cards stop."""
    return around(phones.window()).does(c.SetBell(46)).waits(37.5 * MINUTE).phone()


QUEENS = " ".join(f"Q{suit}{copy}" for copy in "2345" for suit in "SHDC") + " TS2 TH2 TD2 TC2"
STATES: Samples = {
    "phone-find-table": lambda: seating(),
    "phone-find-table-sat": lambda: seating(sat=("Ann", "Bob", "Dan")),
    "phone-find-table-starter": lambda: seating(SIX),
    "phone-find-table-open": lambda: seating(SIX[:3], (), preset="bottle"),
    "phone-find-table-letters": lambda: seating(LETTERS, LETTERS[1:3], LETTERS[0]),
    "phone-find-table-large": lambda: seating(LONG[:6], (LONG[1],), LONG[0], **ALL_EASED),
    "phone-guest": lambda: guest(others_wait),
    "phone-guest-moved": lambda: moved(),
    "phone-late-moved": lambda: moved(playing=False),
    "phone-guest-claim": lambda: guest(others_claim),
    "phone-guest-along": lambda: guest(others_answer),
    "phone-along": lambda: ann(may()),
    "phone-along-picked": lambda: ann(may()),
    "phone-along-typed": lambda: ann(may(q.PORTUGAL)),
    "phone-along-multi": lambda: ann(may(q.NOBLE)),
    "phone-along-long": lambda: ann(may(q.LONG_ONE)),
    "phone-along-fewer": lambda: ann(may(**slow(fewer=True))),
    "phone-along-aloud": lambda: ann(may(**slow(read_aloud=True))),
    "phone-points-third": lambda: ann(third()),
    "phone-points-won": lambda: ann(third(RIGHT)),
    "phone-points-kept": lambda: ann(third(WRONG)),
    "phone-along-sent": lambda: ann(sent()),
    "phone-along-sent-typed": lambda: ann(sent(q.PORTUGAL, "Lisbon, I think, but it may be Porto")),
    "phone-answer-sent": lambda: ann(asked().answers("Cem", RIGHT).answers("Ann", RIGHT)),
    "phone-along-right": lambda: ann(shown(RIGHT, bob=q.GASES[0])),
    "phone-along-wrong": lambda: ann(shown(WRONG)),
    "phone-along-wrong-typed": lambda: ann(shown("Porto", q.PORTUGAL, "Lisbon")),
    "phone-along-none": lambda: ann(shown(None)),
    "phone-along-late": lambda: ann(shown(None, **TWICE)),
    "phone-along-looked": lambda: ann(shown(None, **TWICE).looks("Ann")),
    "phone-more-time": lambda: ann(asked(**TWICE)),
    "phone-no-limit": lambda: ann(asked(**slow(time=0))),
    "phone-fewer": lambda: ann(asked(**slow(fewer=True))),
    "phone-pass": lambda: ann(phones.my_turn(phones.NO_SEVENS, **slow(may_pass=True))),
    "phone-pass-or-lay": lambda: ann(phones.my_turn(story=game(SIX, passing=True))),
    "phone-tokens": lambda: ann(phones.window(story=game(SIX, call_tokens=2))),
    "phone-tokens-none": lambda: ann(spent("9", "Cem", "Dan", "TS TH KC2").believes("Cem Ella")),
    "phone-tokens-last": lambda: ann(spent("Q", "Dan", "Ella", "KS", last=True)),
    "phone-in-a-row": lambda: ann(in_a_row()),
    "phone-frozen": lambda: around(phones.waiting()).freezes().phone(),
    "phone-frozen-message": lambda: around(phones.waiting()).freezes(LOUD).phone(),
    "phone-frozen-word": lambda: around(phones.waiting()).freezes(WORD).phone(),
    "phone-class": lambda: to_all().phone(),
    "phone-class-lobby": lambda: to_all(lobby=True).phone(),
    "phone-class-multi": lambda: to_all(q.NOBLE).phone(),
    "phone-class-typed": lambda: to_all(q.PORTUGAL).phone(),
    "phone-class-long": lambda: to_all(q.LONG_ONE).phone(),
    "phone-class-long-question": lambda: to_all(q.LONG_SHORT).phone(),
    "phone-class-rtl": lambda: to_all(q.HEBREW).phone(),
    "phone-class-fewer": lambda: to_all(fewer=True).phone(),
    "phone-class-late": lambda: to_all(time=2.0).eases(1, time=2.0, read_aloud=True).phone(),
    "phone-class-private": lambda: private().phone(),
    "phone-class-private-read": lambda: private().does(by(1, c.ViewClassAnswer(1))).phone(),
    "phone-class-argue": lambda: split_room().phone(),
    "phone-class-again": lambda: split_room().does(c.VoteAgain(1)).phone(),
    "phone-class-answered": lambda: to_all(given=1).phone(),
    "phone-class-right": lambda: told_all(given=1),
    "phone-class-wrong": lambda: told_all(given=3),
    "phone-class-wrong-long": lambda: told_all(q.LONG_ONE, 3),
    "phone-class-wrong-typed": lambda: told_all(q.PORTUGAL, "Porto"),
    "phone-class-none": lambda: told_all(asks(q.GAS.text, *q.GASES[:4], right=1)),
    "phone-over-again": lambda: over(others=False).phone(),
    "phone-over-again-wanted": lambda: over(others=False).does(by(1, c.Again()), by(3, c.Again())).phone(),
    "phone-over-match": lambda: over().phone(),
    "phone-over-match-rematch": lambda: over().wants_rematch(1, 2, 3, 6).phone(),
    "phone-over-match-first": lambda: over(1).phone(),
    "phone-over-missed": lambda: missed(),
    "phone-over-missed-rematch": lambda: missed(),
    "phone-over-missed-again": lambda: missed(),
    "phone-retry": lambda: missed(),
    "phone-retry-right": lambda: missed(),
    "phone-retry-wrong": lambda: missed(q.LONG_ONE, None),
    "phone-retry-compare": lambda: missed(q.PORTUGAL, "Porto"),
    "phone-retry-large": lambda: missed(**ALL_EASED),
    "phone-partners-lobby": lambda: shared(Room(SHARING)),
    "phone-partners-turn": lambda: shared(around(phones.my_turn(story=game(SHARING)))),
    "phone-partners-passed-on": lambda: shared(
        around(phones.window(PARTNERS[0], cards="TS TH KS", story=game(SHARING)))
    ),
    "phone-last-lap": lambda: ann(phones.my_turn(rank="T").bell()),
    "phone-last-lap-claim": lambda: ann(phones.window("Ella", "J", "JS2 JH2", "").bell()),
    "phone-bell-soon": bell_soon,
    "phone-large-claim": lambda: ann(phones.window(**EASED)),
    "phone-large-claim-next": lambda: ann(phones.window("Finn", after=1.2, **EASED)),
    "phone-large-turn": lambda: ann(phones.my_turn(**EASED)),
    "phone-large-answer": lambda: ann(asked(**EASED)),
    "phone-large-answer-long": lambda: ann(asked(q.LONG_ONE, **EASED)),
    "phone-large-right": lambda: ann(phones.answered(q.GAS, RIGHT, **EASED)),
    "phone-large-caught": lambda: ann(phones.called(**EASED).turned()),
    "phone-large-choose": lambda: ann(phones.choose_whom(**EASED)),
    "phone-large-over": lambda: over(**ALL_EASED).phone(),
    "phone-large-lobby": lambda: Room(SIX).eases(1, **ALL_EASED).phone(),
    "phone-large-forty": lambda: ann(phones.my_turn(phones.FORTY, **slow(large=True))),
    "phone-claim-forty-seats": lambda: ann(phones.window("Dan", "Q", QUEENS, "Cem", story=game(CLASS))),
    "phone-turn-forty-seats": lambda: ann(phones.my_turn(story=game(CLASS))),
    "phone-waiting-forty-seats": lambda: ann(phones.waiting(CLASS[29], "Q", "AS 3H", game(CLASS))),
    "phone-practice-question-long": lambda: phones.learner(None, q.LONG_ONE),
}

RETRY = [("view", "phone-over-match"), ("tap", "Try the")]
STEPS: dict[str, list[tuple[str, str]]] = {
    "phone-over-missed": [("view", "phone-over-match")],
    "phone-over-missed-rematch": [("view", "phone-over-match-rematch")],
    "phone-over-missed-again": [("view", "phone-over-again")],
    "phone-retry": RETRY,
    "phone-retry-right": [*RETRY, ("label", "Carbon dioxide"), ("tap", "Answer B")],
    "phone-retry-wrong": [*RETRY, ("label", "Since then"), ("tap", "Answer C")],
    "phone-retry-compare": [*RETRY, ("type", "Lissabon"), ("tap", "Send this answer")],
    "phone-retry-large": [("view", "phone-large-over"), ("tap", "Try the")],
    "phone-along-picked": [("label", "Carbon dioxide")],
    "phone-along-typed": [("type", "Lisbon")],
    "phone-class-multi": [("label", "Helium"), ("label", "Neon")],
    "phone-class-long": [("label", "Although")],
    "phone-large-claim-next": [("tap", phones.TAP["jack"])],
    "phone-large-turn": [("tap", phones.TAP["jack"])],
    "phone-large-answer": [("label", "Carbon dioxide")],
    "phone-large-choose": [("label", "Which gas"), ("label", "Cem")],
    "phone-large-forty": [("tap", "8 of spades")],
}
