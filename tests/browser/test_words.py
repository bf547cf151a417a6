"""Check sentences of the screens by calling their real modules in Chromium, without drawing anything."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from quizbs.words import words
from tests.tools import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from quizbs.words import Fact

QUIZBS = Path(__file__).parents[2] / "quizbs"
FOR_TEACHERS = QUIZBS / "words/en/options.ftl"  # explains the rules, and the call words, to the teacher
ALOUD = QUIZBS / "words/en/aloud.ftl"  # the call words themselves
WORDS = {*QUIZBS.glob("frontend/words/*.ts"), *QUIZBS.glob("words/en/*.ftl")} - {FOR_TEACHERS, ALOUD}
say_it = words("en").say
CALL_WORDS = r"\b(doubt\w*|cheater|bs)\b|B\.S\."  # the call words of the presets
NAMES_OF_RULES = r"\[(cheater|bs)\] .*"  # names of presets, which don't depend on the call word


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    with catalogue.served() as address, browser.new_context() as context:
        page = context.new_page()
        page.goto(f"{address}/phone-lobby")
        yield page


def say(page: Page, module: str, expression: str, *given: Any) -> Any:
    """Evaluate a JavaScript expression, in which `words` is a module of words/ and `given` are the arguments."""
    script = f"async (given) => {{ const words = await import('/alone/words/{module}.js'); return {expression}; }}"
    return page.evaluate(script, list(given))


@pytest.mark.parametrize("path", sorted(WORDS), ids=lambda path: path.name)
def test_no_message_contains_a_call_word(path: Path) -> None:
    code = re.sub(r"/\*[\s\S]*?\*/|//.*|^#.*|^[\w-]+ =", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = re.findall(CALL_WORDS, re.sub(NAMES_OF_RULES, "", code), flags=re.IGNORECASE)
    assert found == []


def cost(page: Page, faces: str, rank: str, pile: int, *, settled: bool = False) -> str:
    """Return the wall's sentence under a reveal of these faces, which were laid as this rank."""
    shown = [{"face": face, "true": face[0] == rank} for face in faces.split()]
    one = {
        "claim": {"number": 1, "seat": 1, "count": len(shown), "rank": rank},
        "called": True,
        "caller": 2,
        "cards": shown,
        "honest": all(each["true"] for each in shown),
        "loser": 1,
        "pile": pile,
    }
    done = {"takes": pile, "leaves": 0} if settled else None
    said: str = say(
        page,
        "wall",
        "words[given[2]](given[0], ...(given[2] === 'cost' ? [given[1]] : []), () => 'Ann')",
        one,
        done,
        "cost" if settled else "atStake",
    )
    return said


@pytest.mark.parametrize(
    ("faces", "rank", "told"),
    [
        ("JS", "J", "It’s a jack"),
        ("JS JH", "J", "Both are jacks"),
        ("JS JH JD", "J", "All three are jacks"),
        ("2S", "7", "The two isn’t a seven"),
        ("2S 3S", "7", "Neither is a seven"),
        ("2S 3S 4S", "7", "Not a single seven"),
        ("2S 7S", "7", "The two isn’t a seven"),
        ("2S 4S 7H", "7", "Two of them aren’t sevens"),
        ("2S 4S 5S 7H", "7", "Three of them aren’t sevens"),
        ("2S 7H", "A", "Neither is an ace"),
    ],
)
def test_wall_describes_all_called_cards(page: Page, faces: str, rank: str, told: str) -> None:
    assert cost(page, faces, rank, 5).startswith(f"{told}:")


@pytest.mark.parametrize(("pile", "much"), [(0, "no cards"), (1, "1 card"), (2, "both cards"), (3, "all 3 cards")])
def test_cost_of_a_pile_is_worded_by_its_size(page: Page, pile: int, much: str) -> None:
    assert cost(page, "2S 4S 7H", "7", pile, settled=True) == f"Two of them aren’t sevens: Ann picks up {much}."
    price = say(page, "wall", "words.price(given[0], 'Ann')", {"takes": 2, "leaves": 0})
    assert price == "Ann picks up *both cards*."
    settled = {"takes": 2, "leaves": 0, "loser": 1, "why": "caught"}
    assert settlement(page, settled) == "Ann got caught and picks up *both cards*."


def settlement(page: Page, settled: dict[str, Any], who: str = "Ann", *, asked: bool = False) -> str:
    question = {"number": 1} if asked else None
    return say(page, "events", f"words.settlement(given[0], () => '{who}')", {"settled": settled, "question": question})


@pytest.mark.parametrize(
    ("winner", "asks", "more", "told"),
    [
        (None, True, {}, ""),
        (1, True, {}, "*Ann wins* – after this question!"),
        (1, True, {"question": {"result": {}}}, "*Ann wins!*"),
        (1, True, {"settled": {}}, "*Ann wins!*"),
        (1, False, {}, "*Ann wins!*"),
    ],
)
def test_player_whose_last_cards_were_true_wins_after_question(
    page: Page, winner: int | None, asks: bool, more: dict[str, Any], told: str
) -> None:
    game = {"challenge": {"wins": winner, "called": True}} | more
    assert say(page, "events", "words.wins(given[0], () => 'Ann', given[1])", game, asks) == told


@pytest.mark.parametrize("why", ["caught", "true", "shown"])
def test_sentence_after_an_answer_has_only_the_changes(page: Page, why: str) -> None:
    settled = {"takes": 7, "leaves": 6, "loser": 1, "why": why}
    right = settlement(page, settled, "you", asked=True)
    assert right == "You pick up only *7 of 13 cards*. The other 6 are gone for good."
    assert settlement(page, settled | {"takes": 13, "leaves": 0}, asked=True) == "Ann picks up *all 13 cards*."
    spared = settlement(page, settled | {"takes": 0, "leaves": 1}, asked=True)
    assert spared == "Ann picks up *no cards*. 1 is gone for good."


def test_single_other_card_is_called_the_other_one(page: Page) -> None:
    right = settlement(page, {"takes": 1, "leaves": 1, "loser": 1, "why": "caught"}, asked=True)
    assert right == "Ann picks up only *1 of 2 cards*. The other one is gone for good."


@pytest.mark.parametrize(
    ("who", "count", "told"),
    [
        ("Ann", 1, "Ann’s last card *is honest*."),
        ("you", 1, "Your last card *is honest*."),
        ("Ann", 2, "Ann’s last cards *are honest*."),
    ],
)
def test_honest_single_card_is_described_without_a_number(who: str, count: int, told: str) -> None:
    assert say_it("phone-reveal-shown-honest", claimant=who, count=count) == told


@pytest.mark.parametrize(
    ("optional", "answerer", "told"),
    [
        (False, "Bob", "*Ann picks a question for Bob*"),
        (True, "Bob", "*Ann may pick a question for Bob*"),
        (True, "you", "*Ann may pick your question*"),
        (False, "somebody", "*Ann picks a question*"),
    ],
)
def test_sentence_shows_whether_a_question_is_optional(optional: bool, answerer: str, told: str) -> None:
    assert say_it("phone-reveal-picks", asker="Ann", optional=optional, answerer=answerer) == told


def test_honest_verdicts_never_say_cards_in_the_plural(page: Page) -> None:
    honest = say(page, "verdicts", "words.VERDICTS.honest")
    assert [line for line in honest if "cards" in line.lower()] == []


@pytest.mark.parametrize(
    ("wrong", "all_", "told"),
    [(1, 1, "It isn’t a seven."), (2, 2, "Neither is a seven."), (3, 3, "Not a single seven."),
     (1, 3, "One isn’t a seven."), (2, 3, "Two of them aren’t sevens.")],
)  # fmt: skip
def test_phone_describes_false_cards_by_count(wrong: int, all_: int, told: str) -> None:
    assert say_it("phone-reveal-false", found=wrong, all=all_, left=all_ - wrong, rank="7") == told


def test_two_true_cards_are_called_both() -> None:
    assert say_it("phone-turn-all-true", all=2, rank="7") == "Both are sevens."
    assert say_it("phone-turn-all-true", all=3, rank="7") == "All three are sevens."


@pytest.mark.parametrize(
    ("deal", "here", "told"),
    [
        ({"refused": "need_players", "least": 3, "most": 8}, 1, "2 more players and we can start!"),
        ({"refused": "need_players", "least": 2, "most": 8}, 1, "One more player and we can start!"),
        ({"refused": "need_players", "least": 3, "most": 6}, 8, "6 players max at one table: 2 too many."),
    ],
)
def test_wall_counts_missing_players_like_the_server(page: Page, deal: dict[str, Any], here: int, told: str) -> None:
    lesson = {"deal": deal, "seats": [{}] * here, "tables": []}
    assert say(page, "wall", "words.deal(given[0])", lesson) == told


@pytest.mark.parametrize(
    ("message", "facts", "told"),
    [
        ("phone-turn-tap", {"between": "same", "least": 1, "count": 1}, "Tap 1 card"),
        ("phone-turn-tap", {"between": "next", "least": 1, "count": 2}, "Tap 1 or 2 cards"),
        ("phone-turn-tap", {"between": "far", "least": 1, "count": 4}, "Tap 1 to 4 cards"),
        (
            "phone-turn-must-bluff",
            {"rank": "A", "between": "same", "least": 1, "count": 1},
            "You have *no aces*. Bluff! Play any card and say “aces”.",
        ),
        (
            "phone-turn-must-bluff",
            {"rank": "A", "between": "next", "least": 1, "count": 2},
            "You have *no aces*. Bluff! Play any 1 or 2 cards and say “aces”.",
        ),
        ("phone-turn-odd", {"odd": "J", "rank": "7"}, "The jack isn’t a seven."),
        ("phone-answer-along-cards", {"who": "somebody"}, "*Somebody* answers for cards. Your turn to think too!"),
    ],
)
def test_message_is_grammatical_with_any_count_or_name(message: str, facts: dict[str, Fact], told: str) -> None:
    assert say_it(message, **facts) == told
