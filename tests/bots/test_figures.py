"""The figures in docs/rules.md agree with what ``quizbs simulate`` prints, for a few games of each row."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from quizbs.bots.children import THROWS
from quizbs.cli.simulate import simulate
from tests.test_docs import document, tables

GAMES = "80"
SHARE = 0.15  # how far a share of 80 games may be off: a little over three standard errors of a share of 80 %
MINUTES = 2.5


def printed(*words: str) -> dict[str, object]:
    """Return the JSON that ``quizbs simulate`` prints for a typical table."""
    said = CliRunner().invoke(simulate, ["--table", "typical", "--games", GAMES, *words, "--json"])
    assert said.exit_code == 0, said.output
    return json.loads(said.output)


def rows(preset: str, column: str) -> list[tuple[str, str, str, str, str]]:
    """Return the rows of a table in docs/rules.md: players, deck, share in time, minutes and questions."""
    return [
        (preset, row["players"], row[deck], row[column].split()[0], row["half are over after"].split()[0])
        for row in tables(document("rules"), "players")
        if column in row
        for deck in ("fit takes ace to", "ace to")
        if deck in row
    ]


DECKS = [*rows("classroom", "*Classroom*: over in time"), *rows("cheater", "*Cheater*: over in time")]


def test_documented_decks_cover_all_player_counts() -> None:
    assert [int(players) for _, players, *_ in DECKS] == [*range(2, 9), *range(3, 9)]


USUAL = ("classroom", "5"), ("cheater", "4")  # one row of each table; all of them in the thorough run


@pytest.mark.parametrize(
    ("preset", "players", "deck", "share", "minutes"),
    [pytest.param(*row, marks=() if row[:2] in USUAL else pytest.mark.thorough) for row in DECKS],
)
def test_simulation_agrees_with_documented_decks(
    preset: str, players: str, deck: str, share: str, minutes: str
) -> None:
    words = ("--preset", preset, "--players", players, "--ranks", f"A-{deck}", "--minutes", "18", "--callers", "0")
    found = printed(*words)["tables"]["typical"]  # type: ignore[index]
    assert found["odds"] == pytest.approx(int(share) / 100, abs=SHARE)
    assert found["minutes"][0] == pytest.approx(int(minutes), abs=MINUTES)


@pytest.mark.thorough
def test_simulation_agrees_with_documented_callers() -> None:
    """Each cell agrees within three standard errors for so few games."""
    told = {row["the seat calls"].split(":")[0]: row for row in tables(document("rules"), "the seat calls")}
    found = printed("--ranks", "A-J", "--callers", "200", "--games", "1")["callers"]["wins"]  # type: ignore[index]
    for throws, column in zip(THROWS, ("all throw away any card", "all throw away what they need last"), strict=True):
        assert list(found[throws]) == list(told)
        for way, share in found[throws].items():
            assert 100 * share == pytest.approx(float(told[way][column]), abs=9), (throws, way)


@pytest.mark.thorough
def test_simulation_agrees_with_documented_scores() -> None:
    """Each share agrees within three standard errors for so few lessons."""
    said = printed("--callers", "0", "--scores", "200")["scores"]
    found = list(said["classes"].values())  # type: ignore[index]
    table = [row for row in tables(document("rules"), "class") if "two steps apart" in row]
    assert len(table) == len(found) == 3
    for row, stands in zip(table, found, strict=True):
        assert 100 * stands["by_points"]["two_apart"] == pytest.approx(float(row["two steps apart"]), abs=3)
        assert stands["questions"] == pytest.approx(float(row["questions for each"]), abs=1.5)
