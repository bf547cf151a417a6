"""XML of any program, with elements and attributes of any name."""

import pytest

from quizbs.banks.registry import read
from tests.banks.sheets import english
from tests.banks.test_evidence import rights, wrongs

_XML = {
    "marked by an attribute": '<question seconds="15"><text>{q}</text><variants><variant right="true">{r}</variant>'
    "<variant>{v}</variant><variant>{w}</variant></variants></question>",
    "marked in each choice": '<question><type>MC</type><text>{q}</text><answer correct="false">{v}</answer>'
    '<answer correct="true">{r}</answer><answer correct="false">{w}</answer></question>',
    "columns": "<question><content>{q}</content><option1>{v}</option1><option2>{w}</option2><option3>{r}</option3>"
    "<answer>{r}</answer></question>",
    "a letter": '<pregunta id="{n}"><enunciado>{q}</enunciado><opciones><opcion>a) {v}</opcion><opcion>b) {r}</opcion>'
    "<opcion>c) {w}</opcion></opciones><respuesta>b</respuesta></pregunta>",
    "named by ids": '<question id="{n}"><text>{q}</text><option id="A">{v}</option><option id="B">{r}</option>'
    '<option id="C">{w}</option><answer>B</answer></question>',
    "attributes": '<item asked="{q}" a="{v}" b="{w}" c="{r}" key="C"/>',
}


@pytest.mark.parametrize("shape", _XML)
def test_xml_of_any_program_is_read_like_json(shape: str) -> None:
    inside = "".join(_XML[shape].format(n=n, q=f"Was ist {n}?", r=f"r{n}", v=f"v{n}", w=f"w{n}") for n in range(5))
    reading = read(f'<?xml version="1.0"?><quiz>{inside}</quiz>'.encode(), "a.xml")
    assert rights(reading) == [[f"r{n}"] for n in range(5)]
    assert wrongs(reading) == [[f"v{n}", f"w{n}"] for n in range(5)]


def test_damaged_xml_is_reported_with_its_line() -> None:
    (problem,) = read(b'<?xml version="1.0"?>\n<quiz>\n<q a="1">x</r></quiz>', "a.xml").problems
    assert english(problem.place) == "Row 3"


def test_elements_with_flag_attribute_are_choices() -> None:
    one = "<question><titre>Was {n}?</titre><reponses><reponse correct='1'>r{n}</reponse><reponse>v{n}</reponse>"
    inside = "".join(f"{one}</reponses><infos>Weil.</infos></question>".replace("{n}", str(n)) for n in range(4))
    reading = read(f"<quizz>{inside}</quizz>".encode(), "a.xml")
    assert rights(reading) == [[f"r{n}"] for n in range(4)]
    assert not reading.guesses
