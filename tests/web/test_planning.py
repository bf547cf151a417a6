"""Plans for the time before the bell, at the desk and on the set-up page; and the stored pace of a class."""

import json
import re
from typing import Any

import pytest
from flask.testing import FlaskClient

from quizbs.app import App
from quizbs.game.actors import Host, Player
from quizbs.game.commands import Play
from quizbs.lesson.commands import Close, Deal
from quizbs.live.host_commands import UseDeck
from tests.web.app import teacher_of
from tests.web.test_banks import imported
from tests.web.test_pages import ORIGIN, PORT, browser, opened


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    return teacher_of(app)


def planned(teacher: FlaskClient, code: str, minutes: object) -> Any:
    answer = teacher.get(f"/desk/{code}/plan?minutes={minutes}")
    assert answer.status_code == 200
    return json.loads(answer.text)


def fill(app: App, code: str, seats: int) -> str:
    listed = app.school.lesson_start.find(code)
    assert listed
    for _ in range(seats):
        app.school.joining.seat_bot(listed.id, "sprout")
    return listed.id


def pinned_bank(app: App) -> tuple[str, dict[str, list[str]]]:
    """Return the bank with the most pinned questions, and by rank its questions pinned only to cards of that rank."""
    banks = {bank.key: app.school.catalog.content(bank.key)[0] for bank in app.school.catalog.offered()}
    key = max(banks, key=lambda key: sum(bool(one.cards) for one in banks[key]))
    ranks = {rank: [one.text for one in banks[key] if {card[0] for card in one.cards} == {rank}] for rank in "789TJQK"}
    return key, ranks


def test_pinned_questions_dropped_by_dealt_deck_are_listed(app: App, teacher: FlaskClient) -> None:
    bank, pinned = pinned_bank(app)
    assert pinned["K"]
    assert pinned["J"]
    code = opened(teacher, bank=bank)
    lesson = fill(app, code, 5)
    found = planned(teacher, code, 18)
    assert found["dealt"] == "Q"  # the usual deck for five players
    assert found["best"]["deck"] in "789"
    assert set(pinned["K"]) == set(found["dropped"])
    assert set(pinned["K"] + pinned["J"]) <= set(found["dropped_best"])
    use(app, lesson, found["best"]["deck"])
    after = planned(teacher, code, 18)
    assert (after["deck"], after["at_most"], after["dealt"]) == (found["best"]["deck"], True, found["best"]["deck"])
    assert after["dropped"] == found["dropped_best"]
    assert after["dropped_best"] == []
    use(app, lesson, "fit")
    assert planned(teacher, code, 18) == found


def use(app: App, lesson: str, deck: str) -> None:
    app.school.host_actions.do(lesson, deck, UseDeck(deck))


def test_deck_unfit_for_tables_is_refused(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, **{"opt.deck": "T"})
    fill(app, code, 5)
    found = planned(teacher, code, 40)
    assert (found["deck"], found["at_most"], found["dealt"], found["dropped"]) == ("T", False, None, [])


def test_plan_before_joining_uses_expected_students(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, students="23")
    expected = planned(teacher, code, 40)
    assert (expected["expected"], expected["tables"]) == (23, [5, 5, 5, 4, 4])
    fill(app, code, 4)
    here = planned(teacher, code, 40)
    assert (here["expected"], here["tables"]) == (0, [4])


@pytest.mark.parametrize("minutes", ["", "0", "241", "9999", "-3", "soon", "12.5"])
def test_invalid_minutes_have_no_plan(app: App, teacher: FlaskClient, minutes: str) -> None:
    code = opened(teacher)
    fill(app, code, 4)
    assert planned(teacher, code, minutes) is None


def test_plan_is_empty_without_students_and_403_for_strangers(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher)
    assert planned(teacher, code, 30) is None
    assert browser(app).get(f"/desk/{code}/plan?minutes=30").status_code == 403


def test_pace_of_a_class_is_stored_when_the_lesson_closes(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, preset="cheater", **{"opt.window": "0"})
    listed = app.school.lesson_start.find(code)
    assert listed
    for name in ("ann", "bob", "cem"):
        client = browser(app)
        client.get(f"/j/{code}")
        client.post(f"/j/{code}", data={"typed": name}, headers={"Origin": f"http://127.0.0.1:{PORT}"})
    app.school.registry.lead(listed.id).act(Host(), "deal", Deal())
    dealt = app.school.registry.lesson(listed.id).newest_game
    assert dealt
    stream = dealt.game
    for number in range(25):
        game = app.school.registry.state(stream.partition(".")[0]).game(stream)
        if game.phase != "turn":
            break
        seat = game.turn.seat
        card = game.deck.ids[game.deck.hands[seat][0]]
        app.school.registry.lead(listed.id).act(Player(seat), f"play{number}", Play(game.turn.number, (card,)))
    seen = app.school.planning.plan(listed.id, 30)
    assert seen
    assert seen.measured
    assert seen.measured.plays >= 20
    assert seen.measured.called == 0
    assert seen.measured.here is True
    app.school.registry.lead(listed.id).act(Host(), "close", Close())
    kept = app.store.key_values.get("paces") or ""
    assert "ann" not in kept
    code = opened(teacher)
    fill(app, code, 4)
    after = planned(teacher, code, 30)["measured"]  # the next lesson uses the stored pace
    assert after["plays"] == seen.measured.plays
    assert after["here"] is False


# --- the set-up page


def fits(teacher: FlaskClient, **form: str) -> Any:
    """Return the JSON with which the page's script updates the set-up page for this form."""
    picked = {"bank": "space", "preset": "classroom", **form}
    answer = teacher.post("/host/fits", data=picked, headers=ORIGIN | {"Accept": "application/json"})
    assert answer.status_code == 200
    return json.loads(answer.text)


def test_set_up_page_shows_the_plan_for_expected_students(teacher: FlaskClient) -> None:
    found = fits(teacher, students="30", bell="40")
    seated, time = found["lines"]
    assert seated == "30 students: six tables (5, 5, 5, 5, 5, 5)."
    assert time.startswith("34 min of play")
    assert found["verdict"] == "That fits with ace to king. We deal ace to queen, so there is time to spare."


def test_dealt_deck_that_is_too_slow_does_not_fit(teacher: FlaskClient) -> None:
    found = fits(teacher, students="5", bell="18")
    assert found["verdict"] == ""
    assert "We deal ace to queen." in found["lines"]
    (offer,) = found["takes"]
    assert found["why"].startswith(f"{offer['label'].removeprefix('Use ').capitalize()}, ")


def test_plan_warns_of_too_few_questions(teacher: FlaskClient) -> None:
    lines = [f"What is {number} + {number}?;{2 * number};1;0;3" for number in range(10, 18)]
    key = imported(teacher, "\n".join(["Question;Right;Wrong 1;Wrong 2;Wrong 3", *lines]), title="Eight")
    for preset, enough in (("classroom", False), ("bs", True)):  # B.S. asks none
        found = fits(teacher, bank=key, preset=preset, students="30", bell="40")
        said = [line for line in found["lines"] if line.startswith("Too few questions: 8 questions are enough for")]
        assert bool(said) is not enough, found
        assert found["verdict"] == "" or enough
    minutes = re.search(r"about \d+ min", "".join(fits(teacher, bank=key, students="30", bell="40")["lines"]))
    assert minutes
    assert f"enough for {minutes[0]}" in teacher.get("/host").text  # the same figure as in the bank's row
    assert fits(teacher, bank="space", students="30", bell="40")["verdict"]


def test_set_up_page_suggests_another_preset(teacher: FlaskClient) -> None:
    lines = fits(teacher, preset="cheater", students="30", bell="40")["lines"]
    assert any(line.startswith("Classroom would suit this time much better: ace to king") for line in lines)
    assert any("three tables" in line for line in fits(teacher, students="12", bell="1")["lines"])


def test_set_up_page_lists_pinned_questions_outside_deck(app: App, teacher: FlaskClient) -> None:
    bank, pinned = pinned_bank(app)
    told = fits(teacher, bank=bank, **{"opt.deck": "7"})  # the deck is fixed for any number of students
    assert told["lines"] == []
    assert "their cards aren’t in ace to seven" in told["dropped"]
    assert set(pinned["K"] + pinned["8"]) <= set(told["questions"])
    expected = fits(teacher, bank=bank, students="9")  # 5 and 4: to the jack
    assert set(expected["questions"]) == set(pinned["K"] + pinned["Q"])
    assert fits(teacher, bank=bank, preset="cheater", students="5")["dropped"] == ""
    assert fits(teacher, bank=bank, preset="bs", **{"opt.deck": "7"})["questions"] == []  # B.S. has no questions


def test_set_up_page_without_scripts_shows_the_plan(teacher: FlaskClient) -> None:
    form = {
        "bank": "space",
        "preset": "cheater",
        "bell": "35",
        "students": "23",
        "naming": "roster",
        "roster": "ann\nbob",
    }
    page = teacher.post("/host/fits", data=form, headers=ORIGIN)
    assert page.status_code == 200
    assert "23 students: five tables (5, 5, 5, 4, 4)." in page.text
    assert re.search(r'name="students"[^>]* value="23"', page.text)
    assert re.search(r'name="bell"[^>]* value="35"', page.text)
    assert re.search(r'value="cheater"[^>]* checked', page.text)
    assert "ann\nbob" in page.text


def test_expected_students_are_stored_and_validated(teacher: FlaskClient) -> None:
    opened(teacher, students="23")
    page = teacher.get("/host").text
    assert re.search(r'name="students"[^>]* value="23"', page)
    assert "five tables" in page
    for typed in ("soon", "41", "-3", "2.5"):
        form = {"bank": "space", "preset": "classroom", "students": typed}
        refused = teacher.post("/host/open", data=form, headers=ORIGIN)
        assert refused.status_code == 409
        assert "write a number up to 40" in refused.text
        assert fits(teacher, students=typed)["lines"] == []


@pytest.mark.parametrize("wrong", [{"bell": "soon"}, {"preset": "poker"}, {"opt.deck": "4"}])
def test_unplayable_choice_fits_nothing(teacher: FlaskClient, wrong: dict[str, str]) -> None:
    found = fits(teacher, students="9", **wrong)
    assert not any(found.values())


def test_undealable_deck_is_refused_with_alternatives(teacher: FlaskClient) -> None:
    found = fits(teacher, students="9", bell="40", **{"opt.deck": "T"})
    assert (found["refused"], found["dropped"]) == ("Tables would get stuck with this deck", "")
    assert found["why"] == "With 4 or 5 players and this deck, everybody would always get the same cards to play."
    assert found["takes"][0] == {"deck": "J", "label": "Use ace to jack"}
    assert not any("ace to" in line for line in found["lines"])
    assert fits(teacher, students="9", **{"opt.deck": "T"})["takes"] == found["takes"]  # without a bell too
    taken = fits(teacher, students="9", bell="60", take="J", **{"opt.deck": "T"})
    assert (taken["refused"], taken["takes"]) == ("", [])
    assert taken["lines"][2].startswith("Classroom, ace to jack, ")


def test_plan_for_a_slow_deck_suggests_a_faster_one(teacher: FlaskClient) -> None:
    small = fits(teacher, students="30", bell="60", **{"opt.deck": "7"})
    assert re.match("Classroom, ace to seven, (two|three|four|five|six|seven|eight) rounds", small["lines"][2])
    assert small["takes"] == []
    large = fits(teacher, students="30", bell="20", preset="cheater", **{"opt.deck": "K"})
    assert large["lines"][2].startswith("Cheater, ace to king, one round")
    assert large["lines"][3].startswith("Tight")
    long = fits(teacher, students="30", bell="40", preset="cheater", **{"opt.deck": "K"})
    assert long["why"].startswith("Ace to ")
    assert [one["label"] for one in long["takes"]] == [f"Use {long['why'].split(',')[0].lower()}"]
