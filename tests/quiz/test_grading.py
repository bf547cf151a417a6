"""Which answers are right: choices exactly, typed answers as in ``docs/banks.md``."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizbs.quiz.grading import Given, is_right, plain
from quizbs.quiz.question import Choice, Kind, Question


def typed(*accept: str) -> Question:
    """Return a typed question with these accepted answers."""
    return Question("q", "What?", Kind.TYPED, accept=accept)


def says(answer: str | None, *accept: str, others: tuple[Question, ...] = ()) -> bool:
    """Return whether an answer counts as one of the accepted ones; ``others`` are the bank's other questions."""
    return is_right(typed(*accept), Given(text=answer), others)


RIGHT = [
    # other spellings of the same
    ("Paris", "Paris"),
    ("Paris", "paris"),
    ("Paris", "  PARIS  "),
    ("Paris", "Paris."),
    ("Paris", "Paris!"),
    ("Paris", '"Paris"'),
    ("Paris", "'Paris'"),
    ("Paris", "«\xa0Paris\xa0»"),
    ("Paris", "„Paris“"),
    ("Paris", "¿Paris?"),
    ("New York", "new   york"),
    ("New York", "new\tyork\n"),
    ("café", "cafe"),
    ("cafe", "café"),
    ("café", "cafe\u0301"),
    ("Müller", "Muller"),
    ("Straße", "strasse"),
    ("Ångström", "angstrom"),
    ("Œuvre", "oeuvre"),
    ("Tromsø", "tromso"),
    ("Łódź", "lodz"),
    ("İstanbul", "istanbul"),
    ("rock ’n’ roll", "rock 'n' roll"),
    ("Kha'zix", "Kha’zix"),
    ("twenty–four", "twenty-four"),
    ("twenty-four", "twenty four"),
    ("e-mail", "email"),
    ("x-ray", "xray"),
    ("doesn't", "doesnt"),
    ("U.S.A.", "USA"),
    ("USA", "u.s.a."),
    ("J. K. Rowling", "JK Rowling"),
    # articles
    ("The Netherlands", "Netherlands"),
    ("Netherlands", "the Netherlands"),
    ("apple", "an apple"),
    ("l'eau", "eau"),
    ("L’Amérique", "amerique"),
    ("die Sonne", "Sonne"),
    ("el sol", "Sol"),
    ("het huis", "huis"),
    ("A", "a"),
    ("The", "the"),
    # numbers
    ("8", "8"),
    ("8", "8.0"),
    ("3.7", "3,7"),
    ("3,7", "3.70"),
    ("0.5", "0,50"),
    ("-5", "−5"),
    ("−5", "-5"),
    ("5", "+5"),
    ("43560", "43 560"),
    ("43560", "43\u202f560"),
    ("43,560", "43560"),
    ("43560", "43,560"),
    ("1000", "1.000"),
    ("1,234,567", "1234567"),
    ("1.234,5", "1234.5"),
    ("7", "007"),
    ("3", "٣"),
    ("2,5", "٢٫٥"),
    ("9.8 ±0.1", "9.75"),
    ("9.8 ±0.1", "9,9"),
    ("9.8 +/- 0.1", "9.7"),
    ("100±5", "95"),
    ("3.141..3.142", "3,1415"),
    ("3 .. 4", "3"),
    ("-5..5", "-4.5"),
    # texts with a number in them
    ("3/5", "3/5"),
    ("3/5", "3 / 5"),
    ("½", "1/2"),
    ("20:00", "20:00"),
    ("35%", "35 %"),
    ("5 cm", "5cm"),
    ("x = 7", "x=7"),
    ("CO₂", "CO2"),
    ("x²", "x2"),
    ("5!", "5!"),
    ("World War 2", "world war 2"),
    # slips
    ("Paris", "Pairs"),
    ("Shakespeare", "Shakespear"),
    ("Shakespeare", "Shakspere"),
    ("photosynthesis", "photosinthesis"),
    ("chlorophyll", "clorophyl"),
    ("osmosis", "osmossis"),
    ("definite", "definate"),
    ("vitamin C", "vitamine C"),
    ("vitamin C", "vitamin-C"),
    ("endothermic", "endothermik"),
    ("nitrate", "nitrat"),
    # other scripts
    ("Москва", "москва"),
    ("Ёлка", "елка"),
    ("الإجابة", "الاجابة"),
    ("مُحَمَّد", "محمد"),
    ("ماذا؟", "ماذا"),
    ("दिल्ली", "दिल्ली"),
    ("दिल्ली", "दिल्ली।"),
    ("北京", "北京"),
    ("北京", "北京。"),
    ("東京", " 東京 "),
    ("ガ", "カ\u3099"),
    ("서울", "서울"),
    ("Αθήνα", "αθηνα"),
    ("שָׁלוֹם", "שלום"),
    ("\u2f54", "\u6c34"),
    ("ёж", "еж"),
    ("мо\u0301й", "мой"),
    ("10'000", "10000"),
    ("1000000", "1’000’000"),
    # punctuation as an answer
    ("?", "?"),
    ("!", "!"),
]


@pytest.mark.parametrize(("accept", "answer"), RIGHT)
def test_equivalent_spelling_is_right(accept: str, answer: str) -> None:
    assert says(answer, accept)


WRONG = [
    ("Paris", ""),
    ("Paris", "   "),
    ("Paris", "?"),
    ("Paris", "."),
    ("Paris", '""'),
    ("Paris", "the"),
    ("Paris", "London"),
    ("Paris", "Paris London"),
    ("Paris", "Par"),
    # similar words with another meaning
    ("mitosis", "meiosis"),
    ("meiosis", "mitosis"),
    ("carbon monoxide", "carbon dioxide"),
    ("carbon dioxide", "carbon monoxide"),
    ("endothermic", "exothermic"),
    ("exothermic", "endothermic"),
    ("hypothermia", "hyperthermia"),
    ("hypotension", "hypertension"),
    ("nitrate", "nitrite"),
    ("sulfates", "sulfites"),
    ("ethane", "ethene"),
    ("alkenes", "alkanes"),
    ("lactose", "lactase"),
    ("stalactite", "stalagmite"),
    ("North America", "South America"),
    ("East Germany", "West Germany"),
    ("vitamin C", "vitamin D"),
    ("vitamin C", "vitamin"),
    ("hepatitis B", "hepatitis A"),
    ("Iceland", "Ireland"),
    ("Gambia", "Zambia"),
    ("Australia", "Austria"),
    ("bought", "brought"),
    ("desert", "dessert"),
    ("latitude", "altitude"),
    ("fifth century", "sixth century"),
    ("interstellar", "intrastellar"),
    ("microscopic", "macroscopic"),
    ("Henry VIII of England", "Henry VII of England"),
    # short answers allow no typing error, long ones two
    ("Mars", "Mare"),
    ("iron", "ion"),
    ("Iran", "Iraq"),
    ("the cat", "the car"),
    ("Shakespeare", "Shakspir"),
    ("Paris", "Prias"),
    # numbers allow none
    ("8", "9"),
    ("1789", "1798"),
    ("100000", "10000"),
    ("3.14", "3.141"),
    ("3.7", "37"),
    ("-5", "5"),
    ("0.5", ".6"),
    ("9.8 ±0.1", "9.95"),
    ("9.8 ±0.1", "9.65"),
    ("3.141..3.142", "3.15"),
    ("3/5", "3/6"),
    ("3/5", "35"),
    ("20:00", "20.00"),
    ("35%", "36%"),
    ("35%", "0.35"),
    ("5!", "5"),
    ("H2O", "HO2"),
    ("CO2", "CO3"),
    ("Apollo 11", "Apollo 12"),
    ("Apollo 11", "Apollo"),
    ("World War 2", "World War 1"),
    ("8", "eight"),
    ("8", "nan"),
    ("8", "inf"),
    ("1", "1e0"),
    # other scripts: a mark is part of the word
    ("カ", "ガ"),
    ("दिल", "दल"),
    ("北京", "南京"),
    ("سؤال", "جواب"),
    ("мой", "мои"),
    ("ўсе", "усе"),
    ("їх", "іх"),
    ("10'000", "10'00"),
    ("?", "!"),
    ("?", ""),
]


@pytest.mark.parametrize(("accept", "answer"), WRONG)
def test_different_word_is_wrong(accept: str, answer: str) -> None:
    assert not says(answer, accept)


def test_cases_are_many_and_distinct() -> None:
    assert len(RIGHT) + len(WRONG) >= 60
    assert len(set(RIGHT)) == len(RIGHT)
    assert len(set(WRONG)) == len(WRONG)


def test_any_accepted_answer_is_right() -> None:
    assert says("W. Shakespeare", "Shakespeare", "William Shakespeare", "W. Shakespeare")
    assert says("six", "6", "six")
    assert not says("seven", "6", "six")


def test_typing_error_close_to_another_answer_is_wrong() -> None:
    assert says("Slovania", "Slovenia")
    assert not says("Slovania", "Slovenia", others=(typed("Slovakia", "Slovania"),))
    assert not says("marse", "marke", others=(typed("marsh"),))
    choice = Question("c", "Which?", Kind.CHOICE, (Choice("Brunel", right=True), Choice("Brunei")))
    assert says("Brune", "Brunex")
    assert not says("Brune", "Brunex", others=(choice,))


def test_equal_answer_elsewhere_is_not_another_answer() -> None:
    assert says("Pariss", "Paris", others=(typed("paris"), typed("Paris")))


def test_missing_answer_and_answer_of_the_wrong_kind_are_wrong() -> None:
    assert not says(None, "Paris")
    assert not is_right(typed("Paris"), Given())
    assert not is_right(typed("0"), Given(choices=(0,)))
    choice = Question("c", "Which?", Kind.CHOICE, (Choice("a", right=True), Choice("b")))
    assert not is_right(choice, Given())
    assert not is_right(choice, Given(text="a"))


CHOICES = (Choice("a", right=True), Choice("b"), Choice("c", right=True), Choice("d"))


@pytest.mark.parametrize(
    ("given_places", "expected"),
    [
        ((0, 2), True),
        ((2, 0), True),
        ((0,), False),
        ((2,), False),
        ((0, 1, 2), False),
        ((0, 1, 2, 3), False),
        ((1, 3), False),
        ((), False),
        ((0, 2, 7), False),
        ((-4, 2), False),
    ],
)
def test_all_right_choices_are_required(given_places: tuple[int, ...], expected: bool) -> None:
    question = Question("m", "Which?", Kind.MULTI, CHOICES)
    assert is_right(question, Given(choices=given_places)) is expected


@pytest.mark.parametrize("kind", [Kind.CHOICE, Kind.TRUE_FALSE])
@pytest.mark.parametrize("place", [0, 1])
def test_right_choice_is_right_and_the_other_wrong(kind: Kind, place: int) -> None:
    question = Question("c", "Which?", kind, (Choice("True"), Choice("False", right=True)))
    assert is_right(question, Given(choices=(place,))) is (place == 1)


@given(st.text(max_size=60))
def test_accepted_text_is_right_and_plain_is_idempotent(text: str) -> None:
    assert says(text, text) is bool(plain(text))
    assert (
        is_right(typed(text), Given(text=text.upper())) or not plain(text) or text.upper().casefold() != text.casefold()
    )
    assert plain(plain(text)) == plain(text) or not text.isascii()


@given(st.text(max_size=40), st.lists(st.text(max_size=40), min_size=1, max_size=4))
def test_any_typed_text_can_be_graded(text: str, accept: list[str]) -> None:
    assert says(text, *accept, others=(typed(*accept), typed("Paris"))) in (True, False)
