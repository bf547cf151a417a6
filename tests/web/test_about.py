"""The page about this program."""

from importlib import metadata

from quizbs import __version__
from quizbs.web.licences import libraries
from tests.web.shipped import Browser


def test_about_names_version_data_and_licensed_libraries(teacher: Browser) -> None:
    text = teacher.page("/host/about").text
    assert f"Version {__version__}" in text
    assert str(teacher.server.folder) in text  # type: ignore[attr-defined]
    found = {library.name: library for library in libraries()}
    assert {"Flask", "gevent", "lit-html", "katex", "zeroconf"} <= found.keys()
    assert "hypothesis" not in found
    assert found["Flask"].version == metadata.version("flask")
    assert all(library.licence for library in found.values()), found
    assert all(f"<b>{name}</b>" in text for name in found)
    assert Browser(teacher.server).page("/host/about").status_code == 403


def test_licences_are_there_in_full(teacher: Browser) -> None:
    text = teacher.page("/host/about/licences").text
    assert "Redistribution and use in source and binary forms" in text
    assert "SIL OPEN FONT LICENSE" in text
