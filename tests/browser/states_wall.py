"""States of the projector with one table: the lobby, a turn, a call, a question, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quizbs.lesson import commands as c
from tests.browser import sample_questions as q
from tests.browser.built_views import USUAL, Room, Samples, Table, View, around, game, seen_by_wall
from tests.browser.sample_names import CLASS, CROWD, FIVE, FOUR, LONG
from tests.support.game_story import asks, typed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from quizbs.quiz.question import Question

REST = "2S 3S 4S 5S"  # cards that stay in a hand
THREE = "7S 7D KH"
TWENTY = " ".join(f"{rank}{suit}" for rank in "7K245" for suit in "SHDC")


def lobby(names: Sequence[str], preset: str = "classroom", **more: Any) -> View:
    """Return the view of the lobby with these people, all of them ready."""
    return Room(names, preset, **more).wall()


def learning(names: Sequence[str], slow: Sequence[int], bots: int = 0) -> View:
    """Return the view of the lobby; the seats in ``slow`` still read the tutorial, and the last ``bots`` are bots."""
    room = Room()
    for seat, name in enumerate(names, 1):
        room.comes(name, ready=seat not in slow, bot=seat > len(names) - bots)
    return room.wall()


def shared() -> Room:
    """Eight seats; four people share the phone of the second, and two that of the first."""
    return Room(("Ann", CROWD[0], *CLASS[2:8])).shares(1, "Bob").shares(2, *CROWD[1:])


def turn(
    who: str = "Bob", rank: str = "6", cards: str = "6S 6H KD", story: Table | None = None, pile: int = 0, **more: Any
) -> Table:
    """It is the turn of ``who``, with these cards in hand; ``pile`` cards of the deal are on the pile."""
    dealt = " ".join(USUAL[-pile:]) if pile else ""
    return (story or game(FIVE)).begins(who, rank, {who: f"{cards} {REST}"}, pile=dealt, **more)


def claim(
    who: str = "Bob", rank: str = "6", cards: str = "6S 6H KD", believers: str | Sequence[str] = (), **more: Any
) -> Table:
    """The player ``who`` has laid these cards, and these people believe the claim."""
    return turn(who, rank, cards, **more).plays(who, cards).stands().believes(believers)


def last(who: str = "Bob", cards: str = "6S", rank: str = "6", story: Table | None = None, **more: Any) -> Table:
    """The player ``who`` has laid the last cards."""
    return (story or game(FIVE)).begins(who, rank, {who: cards}, **more).plays(who, cards).waits(3)


def called(cards: str = THREE, who: str = "Bob", caller: str = "Ann", rank: str = "7", **more: Any) -> Table:
    """The player ``who`` claims that these cards are sevens, and is called."""
    return claim(who, rank, cards, **({"story": game(FIVE, hunter=False)} | more)).calls(caller)


def shown(card: str = "KH", rank: str = "7") -> Table:
    """Bob's last card wasn't called, and is shown."""
    return last("Bob", card, rank, game(FIVE, "cheater")).stands()


def up(story: Table, cards: int) -> Table:
    """Let time pass in a called claim until this many cards have turned."""
    while (challenge := story.game.turn.challenge) and challenge.turned < cards:
        story.runs_out()
    return story


def choosing(cards: str = THREE, story: Table | None = None, **more: Any) -> Table:
    """The asker picks a question."""
    questions = {card: asks(f"Question of {card}?") for card in cards.split()}
    return called(cards, story=story or game(FIVE), questions=questions, **more).turned()


def asked(question: Question = q.GAS, *, language: str = "en", **more: Any) -> Table:
    """Bob was caught, and must answer the question on his king."""
    return called(**({"questions": {"KH": question}, "language": language} | more)).turned()


def asked_long(question: Question = q.LONG_ONE) -> Table:
    """A player is asked a long question; all have the longest names."""
    return asked(question, story=game(LONG, hunter=False), who=LONG[2], caller=LONG[0], pile=22)


def answered(question: Question, *given: str, **more: Any) -> Table:
    """Bob's answer is shown, and Ann has read the explanation."""
    story = asked(question, **more)
    who = next(name for name, seat in story.names.items() if seat == story.game.turn.asking.answerer)  # type: ignore[union-attr]
    return story.answers(who, *given).runs_out().ready([next(iter(story.names))])


def hunting() -> Table:
    """Bob's answer was right, and Ann may throw a card away."""
    return asked(story=game(FIVE)).answers("Bob", q.GASES[1]).runs_out()


def won(
    names: Sequence[str] = FIVE, preset: str = "classroom", answers: Sequence[str] = ("yn", "yy", "yn", "nn", "yn")
) -> Table:
    """The third player lays the last cards, and nobody calls."""
    answers = ("yn", "yy", "yn", "nn", "yn", "yy", "nn", "yn")[: len(names)]
    first, second, third = names[:3]
    hands = (6, 4, 2, 14, 9, 3, 8, 3)[: len(names)]
    story = game(names, hunter=False).quizzed(*answers, hands=hands)
    return story.lays(first).lays(second).lays(third, 2)


def shared_podium() -> View:
    """A game is won; four people share the phone of the first seat, two that of the second."""
    room = Room((CROWD[0], "Cem", *LONG[2:5])).shares(1, *CROWD[1:]).shares(2, "Bob").deals()
    story = won((CROWD[0], "Cem", *LONG[2:5]))
    room.stories = {1: story}
    return room.ends().wall()


def tied() -> Table:
    """The teacher ends a game in which two players tie in cards and in right answers."""
    story = game(FIVE, hunter=False).quizzed("yn", "yn", "yy", "nn", "yn", hands=(4, 4, 5, 7, 8))
    return story.ends()


def without_questions() -> Table:
    """The teacher ends a game without questions."""
    hands = {"Ann": "AS 2S 3S", "Bob": "2H 3H 4H", "Cem": "3C", "Dan": "4D 5D", "Anneliese": "5C 6C"}
    story = game(FIVE, "bs").begins("Ann", "A", hands)
    return story.lays("Ann").lays("Bob").lays("Cem")


THREE_SEVENS = "7S 7H 7D"
EIGHT = "QS8 QD8 QS7 QD7 TH8 KC8 3H8 AC8"
LONG_CALL: View = {"who": LONG[2], "caller": LONG[7], "rank": "Q", "pile": 12}
QUEENS = "QS QH QD QC " + " ".join(f"Q{suit}{copy}" for copy in "234" for suit in "SHDC") + " TS TH TD TC"
CO2 = typed("Which gas do plants take in for photosynthesis?", "carbon dioxide", topic="Biology")

STATES: Samples = {
    # the lobby
    "lobby-empty": lambda: lobby(()),
    "lobby-two": lambda: lobby(CLASS[:2], "cheater"),
    "lobby-five": lambda: lobby(CLASS[:5]),
    "lobby-learning": lambda: learning(FIVE, (4, 5)),
    "lobby-class": lambda: learning(CLASS[:31], range(2, 30, 4), bots=2),
    "lobby-bots": lambda: learning(FIVE[:4], (), bots=4),
    "lobby-no-network": lambda: Room(address="").wall(),
    "lobby-no-stakes": lambda: lobby(CLASS[:4], "cheater"),
    "lobby-bs": lambda: lobby(CLASS[:4], "bs"),
    "lobby-long-names": lambda: lobby(LONG),
    "lobby-shared": lambda: shared().wall(),
    "lobby-thirteen": lambda: lobby(CLASS[:13], deck="T"),
    "lobby-forty": lambda: Room(CLASS).does(c.Lock()).wall(),
    "lobby-six-symbols": lambda: Room(CLASS[:3], code="K7Q4MX", address="quizbs.school-am-see.example").wall(),
    "lobby-bottle": lambda: lobby(CLASS[:4], "bottle"),
    # a turn
    "turn-first-lap": lambda: seen_by_wall(turn("Bob", "A", pile=2)),
    "turn-slow": lambda: seen_by_wall(turn("Bob", "A", pile=2).waits(46)),
    "turn-quiet": lambda: seen_by_wall(claim().stood()),
    "turn-automatic": lambda: seen_by_wall(turn().autoplays("Bob").runs_out()),
    "turn-wait": lambda: seen_by_wall(turn().plays("Bob", "6S 6H KD").waits(0.4)),
    "turn-claim": lambda: seen_by_wall(claim(believers="Cem Anneliese")),
    "turn-claim-four": lambda: seen_by_wall(
        claim("Bob", "Q", "QS QH QD KC", believers="Ann Cem", story=game(FOUR), pile=25)
    ),
    "turn-five-aces": lambda: seen_by_wall(
        claim("Bob", "A", "AS AH AD AC 9C", believers="Cem Anneliese", story=game(FIVE, overclaim=True), lap=2)
    ),
    "turn-eight-long": lambda: seen_by_wall(
        claim(LONG[6], "Q", "QS QH QD KC", [LONG[at] for at in (0, 2, 3, 7)], story=game(LONG), pile=16)
    ),
    "turn-six": lambda: seen_by_wall(claim("bob", "T", "TS TH KC", "Ann", story=game((*FIVE, "bob")))),
    "turn-three": lambda: seen_by_wall(claim(story=game(FIVE[:3]))),
    "turn-two": lambda: seen_by_wall(claim("Ann", story=game(FIVE[:2]))),
    "turn-thirteen": lambda: seen_by_wall(claim(believers=("Cem", "Annika"), story=game(CLASS[:13], deck="Q"))),
    "turn-forty": lambda: seen_by_wall(claim(CLASS[20], "Q", "QS QH QD KC", CLASS[:17], story=game(CLASS), pile=105)),
    "turn-wall-only": lambda: around(claim(believers="Cem Anneliese")).wall(host=False),
    "last-card": lambda: seen_by_wall(last(pile="2C 3C").believes("Cem")),
    "last-card-long": lambda: seen_by_wall(last(LONG[7], "6S KD", story=game(LONG)).believes([LONG[2], LONG[4]])),
    "bottle-open": lambda: seen_by_wall(turn("Bob", "", "7H", game(FOUR, "bottle")).plays("Bob", "7H")),
    "bottle-turns": lambda: seen_by_wall(game((*FIVE, "bob"), "bottle").opens()),
    "bottle-spin": lambda: seen_by_wall(turn("Anneliese", "", "7H", game((*FIVE, "bob"), "bottle"), pile=4)),
    # a reveal
    "turning-none": lambda: seen_by_wall(called()),
    "turning-some": lambda: seen_by_wall(up(called(), 2)),
    "turning-all": lambda: seen_by_wall(up(called(), 3)),
    "turning-shown": lambda: seen_by_wall(shown()),
    "turning-twenty-cards": lambda: seen_by_wall(up(called(TWENTY, story=game(FIVE, overclaim=True)), 11)),
    "reveal-caught": lambda: seen_by_wall(called().stamped()),
    "reveal-true": lambda: seen_by_wall(called(THREE_SEVENS).stamped()),
    "reveal-wins": lambda: seen_by_wall(
        last(story=game(FIVE, hunter=False), questions={"6S": q.GAS}).calls("Ann").stamped()
    ),
    "answer-wins": lambda: seen_by_wall(
        last(story=game(FIVE, hunter=False), questions={"6S": q.GAS})
        .calls("Ann")
        .turned()
        .answers("Ann", q.GASES[1])
        .runs_out()
    ),
    "reveal-shown": lambda: seen_by_wall(shown("QC", "6").stamped()),
    "reveal-shown-true": lambda: seen_by_wall(shown("6C", "6").stamped()),
    "reveal-twenty-cards": lambda: seen_by_wall(
        called(QUEENS, "Cem", CLASS[7], "Q", story=game(CLASS), pile=59).stamped()
    ),
    "reveal-eight-cards": lambda: seen_by_wall(called(EIGHT, **LONG_CALL, story=game(LONG, overclaim=True)).stamped()),
    "choosing": lambda: seen_by_wall(choosing()),
    "choosing-anyone": lambda: seen_by_wall(choosing(THREE_SEVENS, game(FIVE, "cheater"))),
    "settled-no-question": lambda: seen_by_wall(called().turned()),
    # a question
    "question": lambda: seen_by_wall(asked()),
    "question-long": lambda: seen_by_wall(asked_long()),
    "question-mixed": lambda: seen_by_wall(asked(q.MIXED)),
    # an answer
    "answer-right": lambda: seen_by_wall(answered(q.GAS, q.GASES[1])),
    "answer-wrong": lambda: seen_by_wall(answered(q.GAS, q.GASES[0])),
    "answer-overruled": lambda: seen_by_wall(answered(CO2, "CO2 gas").overrules(right=True)),
    "answer-long": lambda: seen_by_wall(asked_long().answers(LONG[2], q.LONG_CHOICES[0]).runs_out().ready([LONG[0]])),
    "discard": lambda: seen_by_wall(hunting()),
    "discarded": lambda: seen_by_wall(hunting().discards("Ann", "2S2")),
    # the end and the rest
    "paused": lambda: seen_by_wall(claim(believers="Cem Anneliese").pauses()),
    "paused-last": lambda: seen_by_wall(last().pauses()),
    "paused-question": lambda: seen_by_wall(asked().pauses()),
    "podium": lambda: seen_by_wall(won()),
    "podium-rematch": lambda: around(won()).wants_rematch(1, 4, 5).wall(),
    "podium-rematch-all": lambda: around(won(LONG)).wants_rematch(*range(1, len(LONG) + 1)).wall(),
    "podium-long": lambda: seen_by_wall(won(LONG)),
    "podium-shared": lambda: shared_podium(),
    "podium-tie": lambda: seen_by_wall(tied()),
    "podium-no-questions": lambda: seen_by_wall(without_questions()),
    "closed": lambda: Room(FIVE).does(c.Close()).wall(),
    "learnt": lambda: Room(FIVE).does(c.Close()).wall(),
}
