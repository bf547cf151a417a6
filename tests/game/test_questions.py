"""Questions in a game: who can read them and when, how they are answered, and which question comes next."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from quizbs.game.cards import Card
from quizbs.game.commands import Answer
from tests.support.game_story import WALL, Story, asks, by, true_or_false, typed

if TYPE_CHECKING:
    from quizbs.quiz.question import Question

LEAF = asks("What makes a leaf green?", "chlorophyll", "carotene", "water", topic="Plants")
EVEN = asks("Which are even?", "two", "three", "four", "five", right=(0, 2), explanation="Two divides them.")
WHY_NOT = "Three is one more than two."
ODD = asks("Which are even?", "two", "three", "four", "five", right=(0, 2), feedback={"three": WHY_NOT})
MOSS = true_or_false("Moss has roots.", right=False)
CAPITAL = typed("What is the capital of Peru?", "Lima", "Ciudad de Lima", explanation="On the coast.")
SPARE = asks("What do roots take up?", "water", "light", "sugar")


def caught(question: Question, *spare: Question, seed: int = 1, **options: Any) -> Story:
    """Return a game in which Bob has caught Ann with a card that has ``question``, and she is asked it.

    ``spare`` are questions on no card.
    """
    story = Story("ann bob cem", "cheater", seed=seed, **options)
    story.deal(ann="KH AS 9D", bob="2C 3D", cem="4D 4H", questions={"KH": question}, spare=spare)
    return story.plays("ann", "KH").calls("bob").turned().asks("bob", "KH", "ann")


# --- who reads what


def test_player_sees_only_question_texts_of_own_cards() -> None:
    story = Story("ann bob cem").deal(
        ann="AS KH", bob="2C 3D", cem="4D", questions={"KH": EVEN, "2C": CAPITAL}, language="de"
    )
    story.sees("ann", {"you": {"hand": [{"face": "AS", "question": None}, {"face": "KH", "question": EVEN.text}]}})
    story.never_reads("ann", "two", "three", "divides", CAPITAL.text, "Lima").never_reads("bob", EVEN.text, "Lima")
    story.never_reads(WALL, EVEN.text, CAPITAL.text)


def test_only_asker_sees_questions_of_challenged_cards() -> None:
    story = Story("ann bob cem").deal(ann="AS KH 9D", bob="2C", cem="4D", questions={"KH": LEAF, "AS": EVEN})
    story.plays("ann", "KH AS").calls("bob").never_reads("bob", LEAF.text).turned()
    offered = [
        {"card": 0, "face": "AS", "question": EVEN.text, "topic": ""},
        {"card": 1, "face": "KH", "question": LEAF.text, "topic": "Plants"},
    ]
    story.sees("bob", {"you": {"can": {"ask": {"cards": offered}}}}).never_reads("bob", "chlorophyll", "three")
    for other in ("ann", "cem", WALL):
        story.never_reads(other, LEAF.text, EVEN.text)


@pytest.mark.parametrize(("question", "secrets"), [(CAPITAL, ["Lima", "On the coast"]), (EVEN, ["Two divides"])])
def test_chosen_question_is_public_and_answer_follows(question: Question, secrets: list[str]) -> None:
    story = caught(question)
    for who in ("ann", "bob", "cem", WALL):
        story.sees(who, {"question": {"text": question.text, "kind": str(question.kind), "result": None, "lang": "en"}})
        story.never_reads(who, *secrets)
    story.waits(30)
    for who in ("ann", "bob", "cem", WALL):
        story.sees(who, {"question": {"result": {"explanation": question.explanation}}})


def test_feedback_on_a_choice_appears_with_the_answer() -> None:
    story = caught(ODD)
    for who in ("ann", "bob", "cem", WALL):
        story.never_reads(who, WHY_NOT)
    story.answers("ann", "two", "three")
    for who in ("ann", "bob", "cem", WALL):
        question = story.view(who)["question"]
        told = dict(zip(question["choices"], question["result"]["feedback"], strict=True))
        assert told == {"two": "", "three": WHY_NOT, "four": "", "five": ""}
    assert caught(EVEN).waits(30).view(WALL)["question"]["result"]["feedback"] == []


def test_only_answerer_may_answer() -> None:
    story = caught(LEAF).may("ann", "answer").may("bob").may("cem")
    for seat in (2, 3):
        story.refuses("closed", partial(Story.does, command=by(seat, Answer(1, choices=(0,)))))


# --- answers


@pytest.mark.parametrize(
    ("question", "given", "right"),
    [
        (LEAF, ["chlorophyll"], True),
        (LEAF, ["water"], False),
        (EVEN, ["two", "four"], True),
        (EVEN, ["four", "two"], True),
        (EVEN, ["two"], False),
        (EVEN, ["two", "four", "five"], False),
        (MOSS, ["False"], True),
        (MOSS, ["True"], False),
        (CAPITAL, ["lima "], True),
        (CAPITAL, ["ciudad de lima"], True),
        (CAPITAL, ["Ciudad da Lima"], True),
        (CAPITAL, ["Quito"], False),
        (CAPITAL, [""], False),
    ],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_answer_is_judged_right_or_wrong(question: Question, given: list[str], right: bool, seed: int) -> None:
    story = caught(question, seed=seed).answers("ann", *given).phase("explaining")
    story.sees(WALL, {"question": {"result": {"right": right, "overruled": False}}})
    assert (story.game.tally[1].asked, story.game.tally[1].right) == (1, int(right))
    shown = story.view(WALL)["question"]
    if question is CAPITAL:
        assert shown["result"]["given"] == {"text": given[0]}
        assert shown["result"]["answer"] == ["Lima", "Ciudad de Lima"]
        assert shown["choices"] == []
    else:
        wanted = {choice.text for choice in question.choices if choice.right}
        assert {shown["choices"][place] for place in shown["result"]["answer"]} == wanted
        assert [shown["choices"][place] for place in shown["result"]["given"]["choices"]] == given


def test_choices_are_shuffled_but_true_is_before_false() -> None:
    orders = {tuple(caught(EVEN, seed=seed).view(WALL)["question"]["choices"]) for seed in range(30)}
    assert len(orders) > 10
    assert all(set(order) == {"two", "three", "four", "five"} for order in orders)
    assert {tuple(caught(MOSS, seed=seed).view(WALL)["question"]["choices"]) for seed in range(10)} == {
        ("True", "False")
    }


@pytest.mark.parametrize(
    ("question", "malformed"),
    [
        (LEAF, by(1, Answer(1))),
        (LEAF, by(1, Answer(1, choices=()))),
        (LEAF, by(1, Answer(1, choices=(3,)))),
        (LEAF, by(1, Answer(1, choices=(-1,)))),
        (LEAF, by(1, Answer(1, choices=(0, 1)))),
        (LEAF, by(1, Answer(1, text="chlorophyll"))),
        (LEAF, by(1, Answer(1, choices=(0,), text="chlorophyll"))),
        (EVEN, by(1, Answer(1, choices=(0, 0)))),
        (EVEN, by(1, Answer(1, choices=(0, 4)))),
        (MOSS, by(1, Answer(1, choices=(0, 1)))),
        (CAPITAL, by(1, Answer(1, choices=(0,)))),
        (CAPITAL, by(1, Answer(1))),
        (CAPITAL, by(1, Answer(1, choices=(0,), text="Lima"))),
    ],
)
def test_malformed_answer_is_refused(question: Question, malformed: Answer) -> None:
    caught(question).refuses("not_understood", lambda s: s.does(malformed))


def test_answer_to_another_question_is_refused() -> None:
    story = caught(LEAF).refuses("closed", lambda s: s.answers("ann", "water", question=2))
    story.answers("ann", "water").refuses("closed", lambda s: s.answers("ann", "chlorophyll"))
    story = Story("ann bob cem").deal(ann="AS KH", bob="2C", cem="4D")
    story.refuses("closed", lambda s: s.does(by(1, Answer(0, choices=(0,)))))


def test_late_answer_to_previous_question_is_refused() -> None:
    story = caught(LEAF, SPARE).answers("ann", "water").explained().plays("bob", "3D").calls("cem").turned()
    assert story.game.phase == "turn"
    story.refuses("closed", lambda s: s.does(by(1, Answer(1, choices=(0,)))))


# --- which question comes next


def on(story: Story, card: str) -> str:
    return story.game.questions.on_card[Card(card)]


@pytest.mark.parametrize("answer", ["chlorophyll", "water"])
def test_card_gets_new_question_from_the_pool(answer: str) -> None:
    story = caught(LEAF, SPARE).answers("ann", answer)
    assert on(story, "KH") == SPARE.text
    assert story.game.questions.spare == (LEAF.text,)


def test_card_takes_another_pinned_question_first() -> None:
    pinned = asks("Who wears this crown?", "the king of hearts", "nobody", "the dealer", cards=("KH",))
    elsewhere = asks("Who holds the sword?", "the king of spades", "nobody", "the dealer", cards=("KS",))
    story = caught(LEAF, SPARE, elsewhere, pinned).answers("ann", "chlorophyll")
    assert on(story, "KH") == pinned.text


def test_no_question_repeats_while_others_remain() -> None:
    bank = tuple(asks(f"Question {number}?") for number in range(9))
    story = Story("ann bob cem", "classroom", stakes="none", hunter=False, first_lap_clock=True, deck="K")
    story.opens(bank=bank)
    asked: list[str] = []
    chance = Random(5)
    for _ in range(3000):
        claim = story.game.turn.claim
        if story.game.phase == "turn" and claim and claim.open and chance.random() < 0.5:
            story.calls(next(name for name, seat in story.names.items() if seat == story.game.turn.seat))
        else:
            if story.game.phase == "answering":
                asked.append(story.asked().text)
            story.runs_out()
        if story.game.phase == "over":
            break
    assert len(asked) > 20
    for start in range(0, len(asked) - 9, 9):  # all missed: they come again in the same order
        assert sorted(asked[start : start + 9]) == sorted(question.text for question in bank)


@pytest.mark.parametrize(
    ("answers", "asked"),
    [
        ("right wrong right", "0121"),
        ("wrong right right", "0120"),
        ("wrong wrong right", "0120"),
        ("right right right", "0120"),
        ("wrong right right right right", "012012"),  # once answered right it is missed no more
    ],
)
def test_missed_questions_return_before_known_oldest_first(answers: str, asked: str) -> None:
    bank = tuple(asks(f"Question {number}?", "right", "wrong", "wrong too") for number in range(3))
    story = Story("ann bob cem", turn_time=0).deal(
        ann="QH AS 9D", bob="2C 5C 8C TC 3H 4H", cem="3D 6D 9H JD 2S 4S", questions={"QH": bank[0]}, spare=bank[1:]
    )
    for number, answer in zip(asked, answers.split(), strict=False):
        assert on(story, "QH") == bank[int(number)].text
        story.plays("ann", "QH").calls("bob").turned().asks("bob", "QH", "ann").answers("ann", answer).explained()
        story.skips().waits(3).skips().waits(3)
    assert on(story, "QH") == bank[int(asked[-1])].text


@pytest.mark.parametrize("count", [1, 2, 3, 7, 51])
def test_small_bank_is_spread_evenly_over_the_cards(count: int) -> None:
    bank = tuple(asks(f"Question {number}?") for number in range(count))
    story = Story("ann bob cem").opens(bank=bank)
    laid = list(story.game.questions.on_card.values())
    assert len(laid) == 52
    times = [laid.count(question.id) for question in bank]
    assert max(times) - min(times) <= 1
    assert story.game.questions.spare == ()


def test_bank_with_one_question_repeats_that_question() -> None:
    story = Story("ann bob cem").deal(ann="KH 9D AS", bob="2C 3D", cem="4D 4H", questions={"KH": LEAF, "9D": LEAF})
    story.plays("ann", "KH 9D").calls("bob").turned().asks("bob", "KH", "ann").answers("ann", "chlorophyll").explained()
    assert on(story, "KH") == on(story, "9D") == LEAF.text


def test_all_cards_with_asked_question_get_another() -> None:
    story = Story("ann bob cem").deal(
        ann="KH 9D AS", bob="2C 3D", cem="4D 4H", questions={"KH": LEAF, "9D": LEAF, "4D": LEAF}, spare=(SPARE, MOSS)
    )
    story.plays("ann", "KH").calls("bob").turned().asks("bob", "KH", "ann").answers("ann", "chlorophyll")
    assert LEAF.text not in story.game.questions.on_card.values()


def test_large_bank_leaves_the_rest_in_the_pool() -> None:
    bank = tuple(asks(f"Question {number}?") for number in range(80))
    story = Story("ann bob cem").opens(bank=bank)
    on_cards, spare = set(story.game.questions.on_card.values()), story.game.questions.spare
    assert len(on_cards) == 52
    assert len(spare) == 28
    assert set(spare) | on_cards == {question.id for question in bank}


def test_pinned_question_is_on_its_card() -> None:
    bank = (asks("Pinned?", cards=("QD",)), *(asks(f"Question {number}?") for number in range(60)))
    for seed in range(10):
        story = Story("ann bob cem", seed=seed).opens(bank=bank)
        assert on(story, "QD") == "Pinned?"
        assert list(story.game.questions.on_card.values()).count("Pinned?") == 1


def test_pin_on_a_rank_missing_from_the_deck_is_ignored() -> None:
    bank = (asks("Pinned?", cards=("QD",)), *(asks(f"Question {number}?") for number in range(60)))
    laid = 0
    for seed in range(20):
        story = Story("ann bob cem", deck="5", seed=seed).opens(bank=bank)
        laid += "Pinned?" in story.game.questions.on_card.values()
        assert ("Pinned?" in story.game.questions.spare) != ("Pinned?" in story.game.questions.on_card.values())
    assert 0 < laid < 20


def test_card_without_a_question_asks_none() -> None:
    story = Story("ann bob cem", "classroom", hunter=False).deal(
        ann="KH AS", bob="2C", cem="4D", questions={"AS": LEAF}
    )
    story.plays("ann", "KH").calls("bob").turned().turn("bob", "2").sees(WALL, {"question": None, "choosing": None})
    story = Story("ann bob cem", "classroom").deal(ann="KH AS 9D", bob="2C", cem="4D", questions={"AS": LEAF})
    story.plays("ann", "KH AS").calls("bob").turned().sees(WALL, {"question": {"card": 0, "text": LEAF.text}})


def test_without_bank_no_question_is_asked() -> None:
    Story("ann bob cem", "classroom", hunter=False, deck="K").opens().skips().calls("bob").turned().phase("turn")


def test_each_copy_of_a_card_has_its_own_question() -> None:
    story = Story("ann bob cem", decks=2).deal(ann="AS AS2 KH", bob="2C", cem="4D", questions={"AS": LEAF, "AS2": EVEN})
    story.sees("ann", {"you": {"hand": [{"question": LEAF.text}, {"question": EVEN.text}, {"question": None}]}})
