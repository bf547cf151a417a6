"""Names: what may stand on the projector."""

import random
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from quizbs.session.names import LONGEST, BadName, key, numbered, suggest, tidy

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
def test_an_unwanted_word_is_refused_and_the_reason_is_told(typed: str) -> None:
    with pytest.raises(BadName) as refused:
        tidy(typed)
    assert refused.value.code == "unwanted"


@pytest.mark.parametrize(
    "typed",
    [
        *("Teacher", "the teacher", "T e a c h e r", "T3acher", "Teacher 2", "teacher_bob", "Mr. Miller", "Ms Berg"),
        *("admin", "Admin1", "ADMIN", "moderator", "quizbs", "quizbs bot", "Host", "Sir", "You", "nobody", "Bot"),
        *("Lehrer", "Frau Berg", "Herr Lehrer", "Lehrerin 1", "Spielleiter", "niemand", "du"),
        *("prof", "Professeur", "le prof", "Maîtresse", "Madame Roy", "personne", "quelqu'un"),
    ],
)
def test_nobody_is_called_as_the_teacher_or_the_program_is(typed: str) -> None:
    with pytest.raises(BadName) as refused:
        tidy(typed)
    assert refused.value.code == "other"


@pytest.mark.parametrize("typed", ["Du Wei", "Alle Berg", "Sir Lancelot", "Herrmann", "Hostess", "Profi", "Toi Toi"])
def test_a_good_name_that_holds_such_a_word_is_taken(typed: str) -> None:
    assert tidy(typed) == typed


@given(st.text(max_size=40))
@example("¯0")
@example("0 \u0301\u0301x")
def test_whatever_is_typed_never_breaks_a_row(typed: str) -> None:
    try:
        shown = tidy(typed)
    except BadName:
        return
    assert 1 <= len(shown) <= LONGEST
    assert not any(unicodedata.category(char)[0] == "C" for char in shown)
    assert tidy(shown) == shown


def test_who_takes_a_taken_name_gets_a_number() -> None:
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
