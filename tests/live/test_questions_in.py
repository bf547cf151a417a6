"""Questions in the language of each phone: the same choices and right answer, and nothing revealed early."""

import json
import re
from typing import Any

import pytest
from msgspec.structs import replace

from quizbs.lesson import commands as c
from quizbs.lesson.lesson_state import LessonState
from quizbs.lesson.views.memo import Memo
from quizbs.lesson.views.scene import Scene
from quizbs.live.snapshot import LessonSnapshot
from quizbs.quiz.question import Question, Translation
from tests.lesson.story import Class
from tests.reports import whole_lesson
from tests.support.game_story import asks, by, typed

PLANT = replace(
    asks("Which one is a plant?", "moss", "mouse", "moose", "muse", explanation="It has leaves."),
    translations=(
        Translation("de", "Was ist eine Pflanze?", ("Moos", "Maus", "Elch", "Muse"), explanation="Es hat Blätter."),
    ),
)
GRASS = replace(
    typed("Colour of grass?", "green"), translations=(Translation("de", "Farbe von Gras?", accept=("grün",)),)
)


def asked(question: Question) -> Class:
    return Class(3).does(c.PutToClass(question, "en"))


def shown(here: Class, seat: int | None, *languages: str) -> dict[str, Any]:
    view = LessonSnapshot(1, here.scene(), Memo()).view(seat, languages=languages)
    question: dict[str, Any] = view["lesson"]["class_question"]
    return question


def test_each_phone_gets_the_question_in_its_language() -> None:
    here = asked(PLANT)
    english, german = shown(here, 1, "en"), shown(here, 2, "fr", "de-AT", "en")
    assert (english["text"], english["lang"]) == ("Which one is a plant?", "en")
    assert (german["text"], german["lang"]) == ("Was ist eine Pflanze?", "de")
    words = dict(zip(english["choices"], german["choices"], strict=True))
    assert words == {"moss": "Moos", "mouse": "Maus", "moose": "Elch", "muse": "Muse"}


def test_phone_in_another_language_gets_the_original_question() -> None:
    here = asked(PLANT)
    assert shown(here, 1, "tr") == shown(here, 1) == shown(here, 1, "en", "de")


def test_wall_shows_the_question_in_the_language_of_the_lesson() -> None:
    here = asked(PLANT)
    scene = here.scene()
    german = replace(scene, session=replace(scene.session, language="de"))
    view = LessonSnapshot(1, german, Memo()).view(None, languages=("fr",))
    assert view["lesson"]["class_question"]["text"] == "Was ist eine Pflanze?"
    assert shown(here, None)["text"] == "Which one is a plant?"


def test_only_a_wall_has_the_question_in_two_languages() -> None:
    here = asked(PLANT)
    wall, german = shown(here, None), shown(here, 1, "de")
    assert wall["translation"] == {name: german[name] for name in ("lang", "text", "choices")}
    assert [shown(here, seat, *languages)["translation"] for seat, *languages in ((1, "de"), (2, "en"))] == [None, None]
    assert shown(asked(asks("Which one?", "moss", "mouse")), None)["translation"] is None


def test_translation_reveals_no_answer_early() -> None:
    here = asked(PLANT)
    said = json.dumps(LessonSnapshot(1, here.scene(), Memo()).view(1, languages=("de",)), ensure_ascii=False)
    assert "Moos" in said
    assert "Blätter" not in said
    assert shown(here, 1, "de")["result"] is None


def test_typed_answers_count_in_both_languages() -> None:
    here = asked(GRASS)
    here.does(*(by(seat, c.AnswerClass(1, text=said)) for seat, said in enumerate(("Grün", "green", "blue"), 1)))
    question = here.session.class_question
    assert question is not None
    assert [answer.right for answer in question.answers] == [True, True, False]


def translated(question: Question) -> Question:
    """Return a question with a translation in which each text is in guillemets."""
    said = Translation(
        "de",
        f"«{question.text}»",
        tuple(f"«{choice.text}»" for choice in question.choices),
        accept=tuple(f"«{accept}»" for accept in question.accept),
        explanation=question.explanation and f"«{question.explanation}»",
    )
    return replace(question, translations=(said,))


def in_no_language(view: str) -> str:
    return view.replace("«", "").replace("»", "").replace('"lang": "de"', '"lang": "en"')


def scene_of(state: LessonState, now: float) -> Scene:
    return Scene(session=state.session, version=1, games=state.at_tables(), names={}, address="", now=now)


@pytest.mark.parametrize("seed", range(3))
def test_translated_view_differs_only_in_words(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_lesson, "QUESTIONS", tuple(map(translated, whole_lesson.QUESTIONS)))
    translations: set[str] = set()

    class Watched(whole_lesson.WholeLesson):
        memo = Memo()

        def step(self) -> None:
            super().step()
            snapshot = LessonSnapshot(self.steps, scene_of(self.state, self.time), self.memo)
            for seat in (player.seat for player in self.lesson.present):
                german = json.dumps(snapshot.view(seat, languages=("de",)), ensure_ascii=False)
                translations.update(re.findall("«([^«»]*)»", german))
                english = json.dumps(snapshot.view(seat, languages=()), ensure_ascii=False)
                assert in_no_language(german) == in_no_language(english)

    Watched(seed)
    assert {"right", "near", "Question 1?"} <= translations
    assert any(text.startswith("Because") for text in translations)
