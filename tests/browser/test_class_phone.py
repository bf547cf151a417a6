"""Two phones in a class of eight at two tables: they sit, play, stand still, answer along, and are loaded again."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_whole_game import Phone
from tests.web.shipped import TALKATIVE, Screen, host, hurried, open_lesson, running, student, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Locator

    from tests.web.shipped import Server

DONE = {"done": True}
CLOCKLESS = {"window": "0", "turn_time": "0", "choose_time": "0", "answer_time": "0", "explain_time": "0"}
SELDOM = 0.5  # seconds between two questions of a raw student
OTHERS = "ann bob cem dan eve fay".split()


class Class:
    """A teacher at the desk, six students at raw sockets, and two phones in a browser, at a table each."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.server = server
        self.trouble: list[str] = []
        self.listened = 0.0
        teacher = host(server)
        options = {f"opt.{name}": one for name, one in CLOCKLESS.items()}
        code = open_lesson(teacher, preset="classroom", **options)
        self.phones = [Phone(browser, self.trouble) for _ in range(2)]
        for phone in self.phones:
            phone.join(server.base, code)
        self.raw = {at: Screen(student(server, code, name), "phone", code) for at, name in enumerate(OTHERS, 3)}
        self.desk = Screen(teacher, "desk", code)
        self.says("keep_apart", pairs=[[1, 2]])

    def says(self, do: str, **fields: Any) -> None:
        assert self.desk.act(do, **fields) == DONE

    def until(self, seen: Locator) -> None:
        """Wait until a phone shows this, while the others keep their lines open: who never listens is cut off."""

        def shown() -> bool:
            self.listen()
            return seen.first.is_visible()

        until(shown, str(seen), each=0.1)

    def listen(self) -> None:
        """Let the others hear what has come, now and then."""
        if time.monotonic() > self.listened + SELDOM:
            self.listened = time.monotonic()
            for one in (self.desk, *self.raw.values()):
                one.sync()

    def with_phone(self, seat: int) -> dict[int, Screen]:
        """Return the raw students at the table of a phone."""
        tables = self.desk.sync()["lesson"]["tables"]
        seats = next(table["seats"] for table in tables if seat in table["seats"])
        return {one: self.raw[one] for one in seats if one != seat}


@pytest.fixture
def room(browser: Browser, tmp_path: Path) -> Iterator[Class]:
    program = hurried(TALKATIVE, faster=4)
    with running(tmp_path, program=program, QUIZBS_SHARED_ADDRESS="on") as server:
        whole = Class(browser, server)
        yield whole
        assert not re.search(" ERROR |Traceback", server.log), server.log
    assert whole.trouble == []


def given(question: dict[str, Any]) -> dict[str, Any]:
    """An answer of some kind."""
    return {"text": "no idea"} if question["kind"] == "typed" else {"choices": [0]}


def lay(at: Screen) -> None:
    play = at.sync()["game"]["you"]["can"]["play"]
    assert at.act("play", turn=play["turn"], cards=play["cards"][: play["least"]]) == DONE


def turn_of(at: Screen) -> int:
    turn: int = at.sync()["game"]["turn"]
    return turn


@pytest.mark.long
def test_two_phones_of_a_class_find_their_tables_and_play(room: Class) -> None:
    first, second = room.phones
    _sit(room)
    others = room.with_phone(1)
    some = next(iter(others.values()))
    while (turn := turn_of(some)) != 1:
        lay(others[turn])
    _play_and_stand_still(room, first)
    _answer_along(room, first, others)
    _question_for_all(room)

    room.says("accommodate", seat=2, accommodation={"large": True})
    expect(second.page.locator("html[data-large]")).to_have_count(1)
    expect(first.page.locator("html[data-large]")).to_have_count(0)
    assert second.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20px"

    hand = first.hand
    assert hand
    first.page.reload()
    first.page.locator("ul.hand button.card").first.wait_for()
    assert first.hand == hand
    expect(first.page.locator(".seats .own")).to_have_count(1)


def _sit(room: Class) -> None:
    """Everybody finds the table, and cards come when all of it sit."""
    room.says("deal")
    tables = room.desk.wait_for(lambda view: view["lesson"]["phase"] == "seating")["lesson"]["tables"]
    for seat, phone in enumerate(room.phones, 1):
        number = next(table["number"] for table in tables if seat in table["seats"])
        expect(phone.page.locator("#headline")).to_have_text(f"Table {number}")
        expect(phone.page.locator("#alerted")).to_contain_text(f"Find your table: table {number}.")
        expect(phone.page.locator(".sitting li")).to_have_count(4)
        phone.button("^I’m here").click()
        room.until(phone.page.get_by_text(re.compile("You’re here ✓")))
    for one in room.raw.values():
        assert one.act("sit") == DONE
    for phone in room.phones:
        room.until(phone.page.locator("ul.hand button.card"))
        expect(phone.page.locator(".seats .seat")).to_have_count(4)


def _play_and_stand_still(room: Class, phone: Phone) -> None:
    """Cards that are picked survive a freeze, in which nothing can be pressed."""
    cards = phone.page.locator("ul.hand button.card")
    held = cards.count()
    cards.first.click()
    play = phone.button(r"^Play 1 as")
    play.wait_for()
    room.says("freeze", message="Look at the board")
    for one in room.phones:
        expect(one.page.locator("#headline")).to_have_text("Eyes up")
        room.until(one.page.get_by_text("Look at the board", exact=True))
        expect(one.page.locator("#alerted")).to_contain_text("Eyes up. Look at the board")
        expect(one.page.locator("#phone :is(button, a, input)")).to_have_count(0)
    room.says("unfreeze")
    play.click()
    expect(cards).to_have_count(held - 1)


def _answer_along(room: Class, phone: Phone, others: dict[int, Screen]) -> None:
    """Two others have a question between them; the phone answers along and learns nothing before all have answered."""
    turn = turn_of(next(iter(others.values())))
    lay(others[turn])
    caller = next(seat for seat in others if seat != turn)
    claim = others[caller].wait_for(lambda view: view["game"]["you"]["can"].get("call"))["game"]["claim"]
    assert others[caller].act("call", claim=claim["number"]) == DONE

    def asked() -> dict[str, Any] | None:
        room.listen()  # the cards turn one by one until it comes
        return _question(others)

    seen = until(asked, "the question", each=SELDOM)
    answerer = seen["answerer"]

    room.until(phone.page.locator(".worth", has_text="+1"))
    phone.answer()
    room.until(phone.page.get_by_text("Waiting for everyone…"))
    question = others[answerer].sync()["game"]["question"]
    assert question["result"] is None
    for seat, one in others.items():
        expect(phone.page.locator(".screen-explain")).to_have_count(0)
        do = "answer" if seat == answerer else "answer_along"
        assert one.act(do, question=question["number"], **given(question)) == DONE
    room.until(phone.page.locator(".own-answer", has_text=re.compile("You got it right!|Not this time.")))
    phone.button("^Got it").click()
    for one in others.values():
        one.act("ready", question=question["number"])
    room.until(phone.page.locator("ul.hand"))


def _question(others: dict[int, Screen]) -> dict[str, Any] | None:
    """Return the question once it stands; whoever has a choice of questions takes the first."""
    for one in others.values():
        game = one.sync()["game"]
        if game["question"]:
            found: dict[str, Any] = game["question"]
            return found
        if ask := game["you"]["can"].get("ask"):
            answerer = next(seat for seat in ask["answerers"] if seat in others)
            picked = {"card": ask["cards"][0]["card"], "answerer": answerer}
            assert one.act("ask", challenge=ask["challenge"], **picked) == DONE
    return None


def _question_for_all(room: Class) -> None:
    """One question reaches all phones, wherever their tables are, and its answer comes when all have answered."""
    room.says("ask_class")
    for phone in room.phones:
        room.until(phone.page.locator(".worth"))
        phone.answer()
        room.until(phone.page.get_by_text(re.compile("Sent ✓")))
    asked = room.desk.sync()["lesson"]["class_question"]
    for one in room.raw.values():
        one.wait_for(lambda view: view["you"]["can"].get("class"))
        assert one.act("answer_class", number=asked["number"], **given(asked)) == DONE
    for phone in room.phones:
        expect(phone.page.locator("#headline")).to_have_text(re.compile("Right!|Not this time."))
        room.until(phone.page.get_by_text("Then back to the cards."))
    room.says("end_class", number=asked["number"])
    for phone in room.phones:
        room.until(phone.page.locator("ul.hand"))
