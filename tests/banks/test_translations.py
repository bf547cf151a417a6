"""Questions in several languages: columns marked with a language, and what exports keep of them."""

from random import Random

import pytest

from quizbs.banks.registry import read
from quizbs.banks.table import marked_languages
from quizbs.banks.word_list import with_choices
from quizbs.banks.writing.common import ExportContext
from quizbs.banks.writing.plain_json import PLAIN_JSON
from quizbs.banks.writing.table import export
from quizbs.quiz.question import Translation, in_language
from tests.banks.sheets import table

ANSWERED = "Question~Answer~Wrong 1~Wrong 2~Why~Question (de)~Right answer (German)~Wrong 1 (de)~Wrong 2 (de)~Why (de)"
LETTERED = "Question~A~B~C~Correct~Frage (Deutsch)~A (de)~B (de)~C (de)"
DOG = "What is a dog?~An animal~A plant~A stone~It barks.~Was ist ein Hund?~Ein Tier~Eine Pflanze~Ein Stein~Er bellt."


def test_marked_columns_are_translations() -> None:
    (question,) = read(table(ANSWERED, DOG), "bank.csv").questions
    german = Translation("de", "Was ist ein Hund?", ("Ein Tier", "Eine Pflanze", "Ein Stein"), explanation="Er bellt.")
    assert question.translations == (german,)
    assert [choice.text for choice in question.choices] == ["An animal", "A plant", "A stone"]


def test_language_names_need_only_the_shipped_locales(monkeypatch: pytest.MonkeyPatch) -> None:
    """The app includes only the locales of the languages of its pages."""
    monkeypatch.setattr("babel.localedata.exists", lambda tag: tag == "en")
    assert marked_languages._tags.__wrapped__()["svenska"] == "sv"


def test_lettered_choices_are_translated_by_letter() -> None:
    (question,) = read(table(LETTERED, "2 + 1?~two~three~~B~2 + 1 =?~zwei~drei~"), "bank.csv").questions
    assert [(choice.text, choice.right) for choice in in_language(question, "de").choices] == [
        ("zwei", False),
        ("drei", True),
    ]


def test_first_marked_language_is_that_of_the_bank() -> None:
    content = table(
        "Question (en)~Answer (en)~Question (de)~Answer (de)", "Colour of grass?~green~Farbe von Gras?~grün"
    )
    (question,) = read(content, "bank.csv").questions
    assert (question.text, question.accept) == ("Colour of grass?", ("green",))
    assert question.translations == (Translation("de", "Farbe von Gras?", accept=("grün",)),)


def test_translation_with_a_missing_choice_is_reported() -> None:
    reading = read(table(ANSWERED, DOG.replace("Ein Stein", "")), "bank.csv")
    assert [problem.message.id for problem in reading.problems] == ["reading-translation-choices"]
    (question,) = reading.questions
    assert (question.text, question.translations) == ("What is a dog?", ())


def test_question_may_be_in_one_language_only() -> None:
    reading = read(table(ANSWERED, DOG, "What is a cat?~An animal~A plant~A stone~~~~~~"), "bank.csv")
    assert [len(question.translations) for question in reading.questions] == [1, 0]
    assert not reading.problems


BANK = read(
    table(
        ANSWERED,
        DOG,
        "Grass is green.~True~~~~Gras ist grün.~Wahr~~~",
        "2 + 1?~three~~~~2 + 1 =?~drei~~~",
        "Which are animals?~dog|cat~oak~rock~~Was sind Tiere?~Hund|Katze~Eiche~Fels~",
    ),
    "bank.csv",
).questions


def test_exported_table_keeps_translations() -> None:
    assert [len(question.translations) for question in BANK] == [1, 1, 1, 1]
    assert read(export(BANK), "bank.csv").questions == BANK


def test_exported_json_keeps_translations() -> None:
    written = PLAIN_JSON.write(BANK, ExportContext(Random(1))).content
    assert read(written, "bank.json").questions == BANK


def test_true_and_false_are_translated_by_language() -> None:
    lines = ("Grass is green.~True~Gras ist grün.~Richtig", "Snow is black.~False~Schnee ist schwarz.~Falsch")
    bank = read(table("Question~Answer~Question (de)~Answer (de)", *lines), "bank.csv").questions
    assert [question.translations[0].choices for question in bank] == [("Richtig", "Falsch")] * 2


def test_contradicting_translation_is_reported() -> None:
    reading = read(table("Question~Answer~Question (de)~Answer (de)", "Grass is green.~True~Gras ist grün.~Falsch"), "")
    assert [problem.message.id for problem in reading.problems] == ["reading-translation-choices"]


def test_column_that_cannot_be_translated_is_reported() -> None:
    reading = read(table(f"{ANSWERED}~Card (de)", f"{DOG}~AS"), "bank.csv")
    assert [note.id for note in reading.notes if "not-used" in note.id] == ["reading-not-used"]


def test_choices_in_one_language_drop_the_translation() -> None:
    """The wrong choices drawn from a word list have no words in the other language."""
    typed = read(b"Question,Answer,Question (de),Answer (de)\nDog?,perro,Hund?,der Hund\nCat?,gato,,\n", "a.csv")
    dog, cat = typed.questions
    assert [len(question.translations) for question in (dog, cat)] == [1, 0]
    changed = with_choices({0: dog, 1: cat}, Random(1))
    assert [choice.text for choice in changed[0].choices] == ["perro", "gato"]
    assert changed[0].translations == ()
