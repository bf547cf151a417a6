"""``quizbs translate``: the files that it writes for a translator, and its check of a translation."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from tests.support.cli_runner import CliRunner


def test_missing_messages_are_written_with_the_english_text_above(quizbs: CliRunner, tmp_path: Path) -> None:
    ran = quizbs("translate", "sv", within=tmp_path)
    assert ran.returncode == 0
    assert "phone: 0 of " in ran.stdout
    assert (
        "# English: *Paused.* Your teacher stopped the clock.\nphone-paused =\n"
        in (tmp_path / "words/sv/phone.ftl").read_text()
    )


def test_second_run_of_translate_changes_nothing(quizbs: CliRunner, tmp_path: Path) -> None:
    quizbs("translate", "sv", within=tmp_path)
    before = {file.name: file.read_text() for file in (tmp_path / "words/sv").iterdir()}
    quizbs("translate", "sv", within=tmp_path)
    assert {file.name: file.read_text() for file in (tmp_path / "words/sv").iterdir()} == before
    complete = quizbs("translate", "nl", within=tmp_path)
    assert list((tmp_path / "words/nl").iterdir()) == []
    assert complete.stderr == ""


def test_translate_keeps_what_a_translator_has_written(quizbs: CliRunner, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    file = tmp_path / "mine/phone.ftl"
    file.write_text("phone-paused = Klockan står.\n")
    ran = quizbs("translate", "sv", "--folder", "mine", within=tmp_path)
    assert file.read_text().startswith("phone-paused = Klockan står.\n\n")
    assert file.read_text().count("phone-paused") == 1
    assert "phone: 1 of " in ran.stdout


def test_check_writes_nothing_and_fails_if_a_message_is_wrong(quizbs: CliRunner, tmp_path: Path) -> None:
    assert quizbs("translate", "sv", "--check", within=tmp_path).returncode == 0
    assert list(tmp_path.glob("words")) == []
    (tmp_path / "words/sv").mkdir(parents=True)
    (tmp_path / "words/sv/phone.ftl").write_text("phone-paused = *Klockan står.\n")
    ran = quizbs("translate", "sv", "--check", within=tmp_path)
    assert (ran.returncode, ran.stderr) == (1, "phone-paused: stars come in pairs.\n")


def test_unknown_language_is_refused(quizbs: CliRunner, tmp_path: Path) -> None:
    ran = quizbs("translate", "../x", within=tmp_path)
    assert ran.returncode != 0
    assert "there's no language" in ran.stderr
