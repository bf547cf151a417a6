"""The prompt for an AI assistant, in teachers' languages: a table as it requests is read without guessing."""

from __future__ import annotations

import csv
import html
import io
import re
from typing import TYPE_CHECKING

import pytest

from quizbs.app import App
from quizbs.banks import limits
from quizbs.banks.registry import read
from quizbs.config import Settings
from quizbs.web.banks.prompt_words import COLUMNS, PROMPTS
from tests.web.test_pages import PORT, Client

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flask.testing import FlaskClient


@pytest.fixture(scope="module")
def teacher(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FlaskClient]:
    folder = tmp_path_factory.mktemp("app")
    app = App(Settings(data=folder, database=f"sqlite:///{folder / 'quizbs.db'}", host="127.0.0.1"), PORT)
    client = Client(app.web.flask)
    assert client.get(app.school.host_path).status_code == 303
    yield client
    app.stop()


# A row that an assistant may write in each language: question, answer, three wrong ones, explanation, three feedbacks.
ROWS = {
    "en": [
        "What drives the water cycle?|The Sun|The Moon|The wind|The Earth|Its heat lifts water.|Tides only.|No.|No.",
        "Where does rain come from?|Clouds|Trees|Rivers|Rocks|Droplets grow and fall.|They drink it.|It runs.|Dry.",
    ],
    "de": [
        "Was treibt den Wasserkreislauf an?|Die Sonne|Der Mond|Der Wind|Die Erde|Wärme hilft.|Nur Ebbe.|Nein.|Nein.",
        "Woraus bestehen Wolken?|Tröpfchen|Rauch|Watte|Öl|Wasser kühlt ab, „kondensiert“.|Trocken.|Quatsch.|Nein.",
    ],
    "fr": [
        "Qu’est-ce qui fait monter l’eau ?|La chaleur|Le sel|La Lune|Le sable|L’eau s’évapore.|Il reste.|Marées.|Non.",
        "De quoi est fait un nuage ?|De gouttelettes|De fumée|De coton|D’huile|L’eau refroidit.|Sec.|Non.|Non.",
    ],
    "es": [
        "¿Qué impulsa el ciclo del agua?|El Sol|La Luna|El viento|La Tierra|Su calor evapora.|Solo mareas.|No.|No.",
        "¿De qué está hecha una nube?|De gotitas|De humo|De algodón|De aceite|El vapor se enfría.|Seco.|No.|No.",
    ],
    "it": [
        "Che cosa muove il ciclo dell’acqua?|Il Sole|La Luna|Il vento|La Terra|Il calore.|Solo maree.|No.|No.",
        "Di che cosa è fatta una nuvola?|Di goccioline|Di fumo|Di cotone|D’olio|Il vapore si raffredda.|No.|No.|No.",
    ],
    "nl": [
        "Wat drijft de waterkringloop aan?|De zon|De maan|De wind|De aarde|Warmte verdampt water.|Eb.|Nee.|Nee.",
        "Waar bestaat een wolk uit?|Druppeltjes|Rook|Watten|Olie|Damp koelt af.|Droog.|Nee.|Nee.",
    ],
    "pt-BR": [
        "O que move o ciclo da água?|O Sol|A Lua|O vento|A Terra|O calor evapora a água.|Só marés.|Não.|Não.",
        "Do que é feita uma nuvem?|De gotinhas|De fumaça|De algodão|De óleo|O vapor esfria.|Seco.|Não.|Não.",
    ],
    "pl": [
        "Co napędza obieg wody?|Słońce|Księżyc|Wiatr|Ziemia|Ciepło unosi wodę.|Tylko pływy.|Nie.|Nie.",
        "Z czego jest chmura?|Z kropelek|Z dymu|Z waty|Z oleju|Para się ochładza.|Sucho.|Nie.|Nie.",
    ],
    "ar": [
        "ما الذي يحرك دورة الماء؟|الشمس|القمر|الريح|الأرض|الحرارة تبخر الماء.|المد فقط.|لا.|لا.",
        "مم تتكون الغيوم؟|قطرات ماء|دخان|قطن|زيت|يبرد البخار، فيتكثف.|جاف.|لا.|لا.",
    ],
    "tr": [
        "Su döngüsünü ne başlatır?|Güneş|Ay|Rüzgâr|Dünya|Isı suyu buharlaştırır.|Gelgit.|Hayır.|Hayır.",
        "Bulut neden oluşur?|Damlacıklardan|Dumandan|Pamuktan|Yağdan|Buhar soğur.|Kuru.|Hayır.|Hayır.",
    ],
}


@pytest.mark.parametrize("code", PROMPTS)
def test_table_in_the_form_of_the_prompt_is_read(code: str) -> None:
    prompt = PROMPTS[code].text
    header = next(line for line in prompt.splitlines() if line.startswith("Question,"))
    written = io.StringIO()
    table = csv.writer(written, quoting=csv.QUOTE_ALL)
    rows = [row.split("|") for row in ROWS[code]]
    table.writerows(rows)
    reading = read(f"{header}\n{written.getvalue()}".encode(), "pasted.csv")
    assert reading.problems == ()
    for question, (asked, right, *wrong, why, no, not_so, never) in zip(reading.questions, rows, strict=True):
        assert (question.text, question.explanation) == (asked, why)
        assert [(one.text, one.right, one.feedback) for one in question.choices] == [
            (right, True, ""),
            *((text, False, feedback) for text, feedback in zip(wrong, (no, not_so, never), strict=True)),
        ]


@pytest.mark.parametrize("code", PROMPTS)
def test_each_prompt_explains_every_column(code: str) -> None:
    prompt = PROMPTS[code]
    explained = prompt.text.replace(COLUMNS, "")
    assert COLUMNS in prompt.text.splitlines()
    assert all(name in explained for name in ("Answer", "Wrong 1", "Explanation", "Why not 1"))
    assert set(re.findall(r"\{(\w+)\}", prompt.text)) == set(prompt.usual)
    longest = [int(number) for number in re.findall(r"\d{2,}", explained)]
    assert longest == [150, 60]
    assert longest[0] <= limits.QUESTION_FITS
    assert longest[1] <= limits.CHOICE_FITS


@pytest.mark.parametrize(
    ("accepted", "code"),
    [("de-CH,fr;q=0.5", "de"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"), ("ar-EG", "ar"), ("ja,en;q=0.1", "en"), ("", "en")],
)
def test_prompt_begins_in_the_language_of_the_browser(teacher: FlaskClient, accepted: str, code: str) -> None:
    page = html.unescape(teacher.get("/banks/ai", headers={"Accept-Language": accepted}).text)
    assert re.findall(r'<option value="([\w-]+)"[^>]* selected>', page) == [code]
    assert PROMPTS[code].filled({}) in page


def test_prompt_has_topic_and_age_in_the_chosen_language(teacher: FlaskClient) -> None:
    page = html.unescape(teacher.get("/banks/ai?in=de&topic=Flüsse&age=11&count=").text)
    assert "Schreib mir 20 Quizfragen zum Thema „Flüsse“ für Schülerinnen und Schüler im Alter von 11 Jahren." in page
    assert "Sprache der Fragen: Deutsch." in page
    assert "20 quiz questions about" in teacher.get("/banks/ai?in=xx").text
