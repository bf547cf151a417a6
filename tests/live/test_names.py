"""Names: what may stand on the projector."""

import random
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from quizbs.live.names import (
    HEADS,
    LONGEST,
    SPINS,
    BadName,
    another_head,
    drawn,
    head_of,
    is_doubtful,
    numbered,
    offered,
    suggest,
    tidy,
    was_offered,
)
from quizbs.quiz.letters import length
from quizbs.quiz.rude_words import key

CHANCE = random.Random(1)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("Ａｄａ", "Ada"),
        ("ada\u200b\u202egnip", "adagnip"),
        ("a\u0301\u0302\u0303\u0304b", "á\u0302b"),
        ("<b>Ada</b>", "<b>Ada</b>"),  # escaped at output, never filtered
        ("李小龙", "李小龙"),
        ("さくらサクラ桜", "さくらサクラ桜"),
        ("Đặng Thị Hà", "Đặng Thị Hà"),
        ("o'Brien 2", "o'Brien 2"),
        ("Ada 🦊", "Ada 🦊"),
        ("Essex", "Essex"),
        ("Dickens", "Dickens"),
        ("Peacock", "Peacock"),
        *((name, name) for name in ("น้ำ", "प्रियांका", "मीना", "မြွှောင်း", "شَدَّة", "علی\u200cرضا", "ශ්\u200dරී")),
        *((name, name) for name in ("マリー", "ゆーき", "Oʻktam", "Kaʻiulani", "Kim 김", "Anna Анна", "ᎠᏓ")),
        *(
            (name, name)
            for name in ("Siriporn", "Harshit", "Akshita", "Kikelomo", "Penistone", "Du", "Moi", "Takeshi Ito")
        ),
        ("ｶﾞｸ", "ガク"),
        ("ก" + "้" * 9, "ก้"),
    ],
)
def test_a_typed_name_is_shown_tidily(typed: str, shown: str) -> None:
    assert tidy(typed) == shown


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("\u200b\u2060", "empty"),
        ("!!!", "empty"),
        ("x" * 17, "long"),
        ("Аda", "scripts"),
    ],
)
def test_a_name_that_cannot_be_shown_says_why(typed: str, code: str) -> None:
    with pytest.raises(BadName) as refused:
        tidy(typed)
    assert refused.value.code == code


@pytest.mark.parametrize("typed", ["fuck", "F u c k", "f.u.c.k", "FÜCK", "sh1t head", "fuuck fuck", "h1tler"])
def test_unwanted_word_is_refused_with_reason(typed: str) -> None:
    with pytest.raises(BadName) as refused:
        tidy(typed)
    assert refused.value.code == "unwanted"


@pytest.mark.parametrize(
    "typed",
    [
        *("Teacher", "the teacher", "T e a c h e r", "T3acher", "Teacher 2", "teacher_bob", "Mr. Miller", "Ms Berg"),
        *("admin", "Admin1", "ADMIN", "moderator", "quizbs", "quizbs bot", "nobody"),
        *("Lehrer", "Frau Berg", "Herr Lehrer", "Lehrerin 1", "Spielleiter", "niemand"),
        *("prof", "Professeur", "le prof", "Maîtresse", "Madame Roy", "quelqu'un"),
    ],
)
def test_reserved_names_are_refused(typed: str) -> None:
    with pytest.raises(BadName) as refused:
        tidy(typed)
    assert refused.value.code == "alike"


@pytest.mark.parametrize("typed", ["Du Wei", "Alle Berg", "Sir Lancelot", "Herrmann", "Hostess", "Profi", "Toi Toi"])
def test_a_good_name_that_holds_such_a_word_is_taken(typed: str) -> None:
    assert tidy(typed) == typed


@pytest.mark.parametrize(
    ("name", "doubtful"),
    [
        *((name, True) for name in ("Siriporn", "Harshit", "Akshita", "Penistone", "shithead", "Dick", "Kike", "porn")),
        *((name, True) for name in ("Du", "Moi", "Host", "Sir", "You", "Bot 2", "personne")),
        *((name, False) for name in ("Kikelomo", "Dickens", "Essex", "Peacock", "Du Wei", "मनु", "น้ำ", "Ada")),
    ],
)
def test_a_name_that_may_be_a_joke_is_for_the_teacher_to_judge(name: str, doubtful: bool) -> None:
    assert is_doubtful(tidy(name)) == doubtful


def test_script_marks_distinguish_names_accents_do_not() -> None:
    assert numbered("मनु", ["मीना"]) == "मनु"
    assert numbered("น้ำ", ["น้า"]) == "น้ำ"
    assert numbered("かく", ["がく"]) == "かく"
    assert numbered("Zoe", ["Zoë", "Z\u0336oe 2"]) == "Zoe 3"
    assert numbered("नी" * 16, ["नी" * 16]) == "नी" * 14 + " 2"


@given(st.text(max_size=40))
@example("¯0")
@example("0 \u0301\u0301x")
def test_whatever_is_typed_never_breaks_a_row(typed: str) -> None:
    try:
        shown = tidy(typed)
    except BadName:
        return
    assert 1 <= length(shown) <= LONGEST
    assert not any(unicodedata.category(char)[0] == "C" for char in shown if char not in "\u200c\u200d")
    assert tidy(shown) == shown


def test_taken_name_gets_a_number() -> None:
    assert numbered("Ada", ["Bob"]) == "Ada"
    assert numbered("Ada", ["ADA", "Bob"]) == "Ada 2"
    assert numbered("Ada", ["Ada", "ada 2", "Adа"]) == "Ada 3"
    assert numbered("Sixteen letters!", ["Sixteen letters!"]) == "Sixteen letter 2"


def test_suggested_names_are_short_and_free() -> None:
    taken: list[str] = []
    for _ in range(300):
        name = suggest(CHANCE, taken)
        assert len(name) <= LONGEST
        assert key(name) not in {key(other) for other in taken}
        assert tidy(name) == name
        taken.append(name)


def test_drawn_name_contains_its_head_and_animals_are_distinct() -> None:
    chance, names, heads = random.Random(1), list[str](), list[str]()
    for _ in HEADS:
        name = suggest(chance, names, heads)
        names.append(name)
        heads.append(head_of(name, heads))
        assert name.lower().split()[1] == heads[-1]
    assert sorted(heads) == sorted(HEADS)
    assert head_of(suggest(chance, names, heads), heads) in HEADS  # then animals come again


def test_taken_animal_is_replaced_and_first_word_stays() -> None:
    name = drawn("Gentle Fox", ["Clever Fox"], {"fox"})
    assert (name.startswith("Gentle "), "Fox" in name, len(name) <= LONGEST) == (True, False, True)
    assert drawn("Gentle Fox", ["Clever Owl"], {"owl"}) == "Gentle Fox"
    assert drawn("Gentle Fox", [], HEADS) != "Gentle Fox"


def test_earlier_offer_is_still_valid() -> None:
    name = offered("seed", 2)
    animal = name.lower().split()[1]
    later = offered("seed", 2, {animal})
    assert later != name
    assert was_offered(name, "seed")
    assert was_offered(later, "seed")
    assert not was_offered("Ada Lovelace", "seed")
    assert not was_offered(f"{name.split()[0]} Dragon", "seed")
    others = {offered(f"other {number}", spin).split()[0] for number in range(9) for spin in range(SPINS + 1)}
    own = {offered("seed", spin).split()[0] for spin in range(SPINS + 1)}
    assert not any(was_offered(f"{first} Fox", "seed") for first in others - own)


def test_a_typed_name_has_a_free_head_and_may_take_the_next() -> None:
    taken = set(HEADS) - {"owl", "seal"}
    assert head_of("ann", taken) in {"owl", "seal"}
    assert another_head("ann", "owl", taken | {"owl"}) == "seal"
    assert another_head("ann", "owl", HEADS) == "owl"
    assert another_head("Keen Owl", "owl", taken) == "owl"  # the name says it
    assert another_head("ann", "", taken) in {"owl", "seal"}  # came before there were heads
