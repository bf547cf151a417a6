"""Names that students may choose: tidied, refused with a reason, or accepted."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from quizbs.live.names import LONGEST, BadName, is_doubtful, numbered, tidy
from quizbs.quiz.letters import length


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
def test_typed_name_is_tidied(typed: str, shown: str) -> None:
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
def test_unfit_name_is_refused_with_a_reason(typed: str, code: str) -> None:
    with pytest.raises(BadName) as refused:
        tidy(typed)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "typed",
    [
        *("fuck", "F u c k", "f.u.c.k", "FÜCK", "sh1t head", "fuuck fuck", "h1tler"),
        *("M1erda", "vaffanculo", "stronzo", "mierda", "caralho", "klootzak", "pierdolę", "Orospu", "شرموطة"),
    ],
)
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
        *("Profesora", "Señor López", "el profesor", "nadie", "Insegnante", "Maestra", "Signora Rossi", "nessuno"),
        *("Juf Anna", "Meneer de Wit", "meester", "Professora", "Senhor Silva", "ninguém", "todos", "Diretora"),
        *("Nauczycielka", "Dyrektor", "ktoś", "Öğretmen", "öğretmenim", "Hocam", "Müdür", "أستاذ", "المعلّم", "الجميع"),
    ],
)
def test_reserved_names_are_refused(typed: str) -> None:
    with pytest.raises(BadName) as refused:
        tidy(typed)
    assert refused.value.code == "alike"


@pytest.mark.parametrize(
    "typed", ["Du Wei", "Alle Berg", "Sir Lancelot", "Herrmann", "Hostess", "Profi", "Toi Toi", "Pan Wei", "Bayan Ali"]
)
def test_name_that_only_contains_an_unwanted_word_is_accepted(typed: str) -> None:
    assert tidy(typed) == typed


@pytest.mark.parametrize(
    ("name", "doubtful"),
    [
        *((name, True) for name in ("Siriporn", "Harshit", "Akshita", "Penistone", "shithead", "Dick", "Kike", "porn")),
        *((name, True) for name in ("Du", "Moi", "Host", "Sir", "You", "Bot 2", "personne")),
        *((name, True) for name in ("Kurwa", "Kut", "Troia", "Tu", "Pani", "Bayan", "أنا")),
        *((name, False) for name in ("Kikelomo", "Dickens", "Essex", "Peacock", "Du Wei", "मनु", "น้ำ", "Ada")),
    ],
)
def test_doubtful_name_is_accepted_for_the_teacher_to_judge(name: str, doubtful: bool) -> None:
    assert is_doubtful(tidy(name)) == doubtful


def test_script_marks_distinguish_names_but_accents_do_not() -> None:
    assert numbered("मनु", ["मीना"]) == "मनु"
    assert numbered("น้ำ", ["น้า"]) == "น้ำ"
    assert numbered("かく", ["がく"]) == "かく"
    assert numbered("Zoe", ["Zoë", "Z\u0336oe 2"]) == "Zoe 3"
    assert numbered("नी" * 16, ["नी" * 16]) == "नी" * 14 + " 2"


@given(st.text(max_size=40))
@example("¯0")
@example("0 \u0301\u0301x")
def test_tidied_name_is_short_printable_and_stable(typed: str) -> None:
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
