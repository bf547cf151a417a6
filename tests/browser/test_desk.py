"""A lesson at two tables from the teacher's side, in real browsers: the desk, the projector and a phone as the remote.

Nine students join over sockets. The teacher's acts are done on the screens.
"""

from __future__ import annotations

import re
import threading
from typing import TYPE_CHECKING, Any, get_args

import pytest
from playwright.sync_api import expect
from websocket import WebSocketException

from quizbs.game.refusal import Refusal
from tests.browser.faults import Sheet, show_wall
from tests.browser.states import DESK
from tests.browser.states_desk import EVERYBODY, both
from tests.tools.catalogue import served
from tests.web.shipped import SILENT, Screen, Server, host, hurried, open_lesson, running, student, until
from tests.web.shipped import Browser as Student

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

NAMES = "ann bob cem dan eve fay gil hana ida".split()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, program=hurried(SILENT), QUIZBS_SHARED_ADDRESS="on") as found:
        yield found
        assert "Traceback" not in found.log


def opened(browser: Browser, said: list[str], width: int, height: int) -> Page:
    """Return a page with cookies of its own; errors and warnings of its console are added to ``said``."""
    page = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce").new_page()
    page.on("console", lambda line: said.append(line.text) if line.type in {"error", "warning"} else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    return page


def farewell(screen: Screen) -> Any:
    """Return the server's farewell to this phone, ``None`` if it is still connected."""
    return next((event[1] for event in screen.events if event[0] == "gone"), None)


class Phones:
    """The students' phones, which stay connected while the test uses the teacher's pages: else bots would play."""

    def __init__(self, students: list[Student], code: str) -> None:
        self.screens = [Screen(one, "phone", code) for one in students]
        self._busy, self._done = threading.Lock(), threading.Event()
        self._pump = threading.Thread(target=self._stay)
        self._pump.start()

    def _stay(self) -> None:
        while not self._done.wait(1.5):
            with self._busy:
                for screen in self.screens:
                    if farewell(screen):
                        continue
                    try:
                        screen.sync()
                    except (OSError, WebSocketException, KeyError):  # closed after a farewell, never before
                        # The farewell may still be unread, behind a ping.
                        assert farewell(screen) or (screen.closes() and farewell(screen)), "a phone was cut off"

    def leave_it(self) -> None:
        self._done.set()
        self._pump.join()

    def see(self, seat: int, found: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        with self._busy:
            return self.screens[seat - 1].wait_for(found)

    def all_see(self, found: Callable[[dict[str, Any]], Any]) -> None:
        for seat in range(1, len(self.screens) + 1):
            self.see(seat, found)

    def answer_class(self, seat: int) -> None:
        view = self.see(seat, lambda view: view["you"]["can"].get("class"))
        asked = view["lesson"]["class_question"]
        given = {"choices": [0]} if asked["choices"] else {"text": "I know"}
        with self._busy:
            assert self.screens[seat - 1].act("answer_class", number=asked["number"], **given) == {"done": True}


class Desk:
    """A teacher's acts at the desk, on the laptop or on the remote."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, name: str | re.Pattern[str]) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def in_dialog(self, name: str) -> None:
        self.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()

    def name_at(self, table: int, place: int = 0) -> Any:
        return self.page.locator(".plan .plan-table").nth(table - 1).locator(".plan-name").nth(place)


@pytest.mark.long
def test_lesson_is_taught_from_desk_wall_and_remote(server: Server, browser: Browser) -> None:
    code = open_lesson(host(server), preset="classroom", **{"opt.window": "0", "opt.turn_time": "0"})
    phones = Phones([student(server, code, name) for name in NAMES], code)
    try:
        teaches(server, browser, code, phones)
        until(lambda: all(farewell(screen) for screen in phones.screens), "a farewell on every phone")
    finally:
        phones.leave_it()
    assert [farewell(screen) for screen in phones.screens] == [{"why": "closed"}] * len(NAMES)


def teaches(server: Server, browser: Browser, code: str, phones: Phones) -> None:
    """Teach the lesson ``code`` from the first name to its end, on the laptop, the wall and a remote."""
    said: list[str] = []
    laptop = opened(browser, said, 1366, 768)
    laptop.goto(server.host_url)
    wall = laptop.context.new_page()
    wall.on("console", lambda line: said.append(line.text) if line.type in {"error", "warning"} else None)
    wall.goto(f"{server.base}/wall/{code}")
    laptop.goto(f"{server.base}/desk/{code}")
    desk = Desk(laptop)

    expect(laptop.locator(".tables-arrived li")).to_have_count(len(NAMES))
    desk.press("Deal")
    wall.get_by_role("heading", name="Find your table").wait_for()
    expect(wall.locator(".seating-table")).to_have_count(2)

    # One student moves by buttons, one by drag, each from the first table to the second.
    desk.press("Who sits where")
    moves_by_buttons(desk, phones)
    moves_by_drag(desk, phones)
    desk.in_dialog("Done")

    desk.press("Deal now anyway")
    phones.all_see(lambda view: view["game"])
    expect(wall.locator(".board")).to_have_count(2)

    freezes(desk, wall, phones)
    desk.press("No bell yet")
    laptop.get_by_label("minutes").fill("30")
    desk.press("Set the bell")
    laptop.get_by_role("button", name="24 min left to play").wait_for()
    wall.get_by_text("24 min left to play").wait_for()

    asks_everybody(desk, wall, phones)

    desk.page.get_by_role("group", name="On the wall").get_by_role("button", name="Table 2").click()
    wall.locator(".wall-table").wait_for()
    desk.press("All tables")
    wall.locator(".wall-overview").wait_for()

    desk.press("Students (9)")
    desk.press("Make it easier: ann")
    laptop.get_by_label("Large type").check()
    phones.see(1, lambda view: view["you"]["accommodation"]["large"])
    phones.see(2, lambda view: not view["you"]["accommodation"]["large"])
    desk.in_dialog("Done")  # back to the students
    expect(laptop.get_by_role("button", name="Make it easier: ann")).to_have_text(re.compile("✓"))
    desk.in_dialog("Done")

    remote = becomes_the_remote(desk, browser, said, server)
    remote.press("Freeze: eyes up")
    laptop.get_by_text("Everything is paused.").wait_for()
    desk.press("Carry on")
    remote.page.get_by_role("button", name="Freeze: eyes up").wait_for()

    desk.press("End the lesson")
    desk.in_dialog("End the lesson")
    for page in (laptop, remote.page):
        page.get_by_role("heading", name="The lesson is over").wait_for()
    wall.get_by_role("heading", name=re.compile("^We got \\d of 2 right")).wait_for()
    assert said == []
    for page in (laptop, remote.page):
        page.context.close()


def moves_by_buttons(desk: Desk, phones: Phones) -> None:
    name = desk.name_at(1).inner_text().strip()
    desk.name_at(1).click()
    desk.page.locator(".plan").get_by_role("button", name="Table 2", exact=True).click()
    phones.see(NAMES.index(name) + 1, lambda view: view["you"]["table"] == 2)
    expect(desk.page.locator(".plan .plan-table").nth(1).get_by_text(name, exact=True)).to_be_visible()


def moves_by_drag(desk: Desk, phones: Phones) -> None:
    name = desk.name_at(2).inner_text().strip()
    desk.name_at(2).drag_to(desk.page.locator(".plan .plan-table").nth(0))
    phones.see(NAMES.index(name) + 1, lambda view: view["you"]["table"] == 1)


def freezes(desk: Desk, wall: Page, phones: Phones) -> None:
    desk.press("Freeze with a message…")
    desk.page.get_by_label("Message on every screen").fill("Look at the board")
    desk.in_dialog("Freeze: eyes up")
    wall.get_by_text("Look at the board", exact=True).wait_for()
    phones.all_see(lambda view: view["lesson"]["frozen"] == {"message": "Look at the board"} and view["game"]["paused"])
    desk.press("Carry on")
    wall.locator(".overlay").wait_for(state="detached")
    phones.all_see(lambda view: not view["lesson"]["frozen"] and not view["game"]["paused"])


def asks_everybody(desk: Desk, wall: Page, phones: Phones) -> None:
    desk.press("Question for everyone")
    desk.page.get_by_role("button", name=re.compile("^Ask this")).nth(1).click()
    wall.get_by_text("0 of 9 answered").wait_for()
    phones.answer_class(1)
    phones.answer_class(2)
    wall.get_by_text("2 of 9 answered").wait_for()
    assert wall.locator(".choice-right").count() == 0
    desk.press("Show the answer")
    wall.locator(".choice-right").first.wait_for()
    wall.get_by_text(re.compile(r"\d of 2 knew it")).wait_for()
    desk.press("Back to the cards")
    wall.locator(".wall-overview").wait_for()


def becomes_the_remote(desk: Desk, browser: Browser, said: list[str], server: Server) -> Desk:
    """Open the address that the dialog shows on a second device; return the desk there, which lacks that dialog."""
    desk.press("Phone remote")
    qr = desk.page.locator(".panel-qr")
    expect(qr).to_be_visible()
    assert qr.evaluate("one => one.decode().then(() => one.naturalWidth > 0)")
    typed = desk.page.locator(".panel-link b").inner_text()
    desk.in_dialog("Done")
    remote = opened(browser, said, 360, 640)
    remote.goto(server.base + typed[typed.index("/remote/") :])
    remote.get_by_role("button", name="Use this phone").click()
    remote.wait_for_url("**/desk/*")
    assert "key" not in remote.url
    expect(remote.locator(".tables-row")).to_have_count(2)
    assert remote.get_by_role("button", name="Phone remote").count() == 0
    links = remote.locator("a").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    here = f"/desk/{remote.url.rpartition('/')[2]}"
    assert links == [f"{here}/class", f"{here}/report"]  # a remote may only open pages of its own lesson
    return Desk(remote)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(keep=True) as found:
        yield found


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Sheet]:
    with browser.new_context(reduced_motion="reduce") as context:
        yield Sheet(context)


@pytest.fixture
def state(address: str, sheet: Sheet) -> Iterator[Callable[[str], Page]]:
    """Yield a function that opens a named state of the desk on a small laptop."""

    def show(name: str) -> Page:
        sheet.show(address, name)
        return sheet.page

    sheet.page.set_viewport_size({"width": 1366, "height": 768})
    with sheet.uncomplaining():
        yield show


def sent(page: Page) -> Any:
    """Return the last act that the desk has sent, without its id."""
    return page.evaluate("() => window.catalogue.acts.at(-1)")


def in_sight(page: Page, selector: str) -> int:
    """Return how many matching elements are wholly in view, above the dialog's sticky footer."""
    found: int = page.evaluate(
        """(selector) => {
          const end = document.querySelector(".panel-foot").getBoundingClientRect();
          const boxes = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
          return boxes.filter((box) => box.top >= 0 && box.bottom <= end.top && box.right <= innerWidth).length;
        }""",
        selector,
    )
    return found


def test_main_buttons_keep_an_edge_in_forced_colours(state: Callable[[str], Page]) -> None:
    for name, button in (("desk-lobby", ".button-gold"), ("desk-calm", ".screen-freeze")):
        page = state(name)
        page.emulate_media(forced_colors="active")
        edge = page.locator(button).first.evaluate("one => getComputedStyle(one).borderBlockStartWidth")
        page.emulate_media(forced_colors="none")
        assert edge == "2px", name


def test_unfit_deck_shows_one_card_with_alternatives(state: Callable[[str], Page]) -> None:
    page = state("desk-deck")
    expect(page.locator(".needs-one")).to_have_count(1)
    expect(page.locator(".screen-no-deal")).to_have_text("Can’t deal yet: tables would get stuck with this deck.")
    assert page.get_by_role("button", name="Deal now anyway").count() == 0
    Desk(page).press("Use ace to seven")
    assert sent(page) == {"do": "use_deck", "deck": "7"}
    expect(state("desk-deck-lobby").get_by_role("button", name="Use ace to jack")).to_be_visible()


def test_missing_players_are_named_where_deal_button_will_be(state: Callable[[str], Page]) -> None:
    page = state("desk-lobby-empty")
    expect(page.locator(".screen-no-deal")).to_have_text("You need 2 players to deal.")
    expect(page.locator(".needs h2")).to_have_text("Waiting for students")
    expect(page.locator(".needs-fine")).to_have_text("They join with the code on the wall.")
    expect(page.locator(".screen-here")).to_have_text("Nobody yet")
    ready = state("desk-lobby")
    expect(ready.locator(".screen-here")).to_have_text(re.compile(r"^\d+ of \d+ here$"))
    expect(ready.locator(".needs-fine")).to_have_text("Everyone here? Then deal. Latecomers can still join.")
    page = state("desk-lobby-empty")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".dock")).to_contain_text("You need 2 players to deal.")
    page.set_viewport_size({"width": 1366, "height": 768})
    assert state("desk-frozen").locator(".screen-no-deal").count() == 0  # cards are out, which needs no reason


NEXT: dict[str, tuple[str, dict[str, Any] | None]] = {
    "desk-lobby": ("Deal to 31", {"do": "deal"}),
    "desk-seating": ("Deal now anyway", {"do": "deal"}),
    "desk-calm": ("Freeze: eyes up", {"do": "freeze"}),
    "desk-needs-long": ("Freeze: eyes up", {"do": "freeze"}),
    "desk-frozen": ("Carry on", {"do": "unfreeze"}),
    "desk-question": ("Show the answer", {"do": "show_class", "number": 1}),
    "desk-over": ("Deal the next round", {"do": "deal"}),
}


@pytest.mark.parametrize("name", NEXT)
def test_remote_shows_next_action_at_the_bottom_in_view(state: Callable[[str], Page], name: str) -> None:
    """They are in view without scrolling, however many things need the teacher."""
    label, act = NEXT[name]
    page = state(name)
    for width, height in ((320, 568), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.mouse.move(width / 2, height / 2)
        page.mouse.wheel(0, 900)
        next_one = page.locator(".dock-next")
        expect(next_one).to_have_text(label)
        box = next_one.bounding_box()
        assert box
        assert box["height"] >= 64
        assert height * 0.75 < box["y"] < box["y"] + box["height"] <= height
        assert page.evaluate("[scrollX, scrollY, document.documentElement.scrollWidth - innerWidth]") == [0, 0, 0]
        for wanted in page.locator(".follow, .screen-ask").all():
            place = wanted.bounding_box()
            assert place
            assert 0 < place["y"] < place["y"] + place["height"] < height * 0.6
    page.locator(".dock-next").click()
    assert sent(page) == act


def test_more_menu_of_the_remote_has_all_other_desk_buttons(state: Callable[[str], Page]) -> None:
    page = state("desk-calm")
    wide = set(page.locator(".screen-buttons button, .screen-freezing button").all_inner_texts())
    page.set_viewport_size({"width": 360, "height": 640})
    in_hand = {page.locator(".dock-next").inner_text(), page.locator(".screen-ask").inner_text()}
    Desk(page).press("More")
    behind = set(page.locator(".dock-more > *").all_inner_texts())
    assert wide - in_hand <= behind
    assert {"Class and names", "Report", "The bell"} <= behind
    Desk(page).in_dialog("Lock the lesson")
    assert sent(page) == {"do": "lock"}
    assert page.get_by_role("dialog").count() == 0
    page.get_by_label("Table ▾").select_option("Table 3")
    assert sent(page) == {"do": "follow", "table": 3}


def test_table_of_three_gets_a_bot_or_is_left_by_one_tap(state: Callable[[str], Page]) -> None:
    page = state("desk-sizes")
    Desk(page).press("Fill table 2 with a bot")
    assert sent(page) == {"do": "fill", "table": 2}
    expect(page.locator(".needs-one")).to_have_count(3)
    Desk(page).press("Leave it")
    expect(page.locator(".needs-one")).to_have_count(2)


def test_dialog_shows_its_refusal_in_plain_words(state: Callable[[str], Page]) -> None:
    page = state("desk-panel-refused")
    expect(page.get_by_role("dialog").get_by_role("status").filter(has_text="Not while a game is on")).to_be_visible()
    expect(page.locator("main .screen-said")).to_have_text("")
    told = page.evaluate(
        """async (codes) => {
          const { refused } = await import("/alone/words/desk.js");
          return codes.map(refused).join(" ");
        }""",
        get_args(Refusal),
    )
    assert "eacher" not in told


def test_new_table_is_offered_only_during_seating(state: Callable[[str], Page]) -> None:
    page = state("desk-panel-plan-picked")
    Desk(page).press("A new table")
    assert sent(page) == {"do": "move", "seat": 3, "table": 8}
    page = state("desk-over")
    Desk(page).press("Who sits where")
    page.get_by_role("button", name="Dan", exact=True).click()
    page.get_by_text("Dan: tap a table").wait_for()
    assert page.get_by_role("button", name="A new table").count() == 0


def test_phone_absent_before_deal_can_be_skipped_in_two_taps(state: Callable[[str], Page]) -> None:
    page = state("desk-seating-gone")
    card = page.locator(".needs-one").filter(has_text="phone is gone")
    expect(card).to_contain_text("Table 1 is waiting")
    assert "a bot" not in card.inner_text()
    Desk(page).press("Remove")
    Desk(page).in_dialog("Not yet")
    Desk(page).press("Deal to table 1 now")
    assert sent(page) == {"do": "deal_table", "table": 1}


def test_player_with_cards_moves_at_next_deal_by_default(state: Callable[[str], Page]) -> None:
    page = state("desk-panel-move")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text(f"When should {both('Cem')} go to table 2?")
    assert dialog.get_by_role("button").all_inner_texts()[0] == "At the next deal", "what spares the hand is first"
    Desk(page).in_dialog("At the next deal")
    assert sent(page) == {"do": "move", "seat": 3, "table": 2, "at_once": False}
    page = state("desk-panel-move")
    Desk(page).in_dialog("Now: a bot plays their cards")
    assert sent(page) == {"do": "move", "seat": 3, "table": 2, "at_once": True}
    page = state("desk-panel-move")
    Desk(page).in_dialog("Don’t move")
    assert sent(page) is None
    page = state("desk-panel-students")
    page.get_by_label(f"Table: {both('Cem')}", exact=True).select_option("Table 2")
    Desk(page).in_dialog("At the next deal")
    assert sent(page) == {"do": "move", "seat": 3, "table": 2, "at_once": False}


def test_bell_panel_shows_whether_the_round_ends_in_time(state: Callable[[str], Page]) -> None:
    page = state("desk-panel-bell")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("This round should just be over in time, in about 9 min.")
    expect(dialog).not_to_contain_text("simulate")
    dialog.get_by_role("spinbutton").fill("7")
    expect(dialog).to_contain_text(
        "At this pace not every table finishes before the bell. Unfinished tables are ranked"
    )


def test_planned_move_is_shown_and_can_be_cancelled(state: Callable[[str], Page]) -> None:
    page = state("desk-panel-moving")
    chosen = page.get_by_label(f"Table: {both('Cem')}", exact=True).locator("option:checked")
    expect(chosen).to_have_text("→ Table 4")
    page.get_by_label(f"Table: {both('Cem')}", exact=True).select_option("Table 1")
    assert sent(page) == {"do": "move", "seat": 3, "table": 1}


def test_moved_player_returns_to_own_cards_in_one_tap(state: Callable[[str], Page]) -> None:
    page = state("desk-moved")
    card = page.locator(".needs-one")
    expect(card).to_have_count(1)
    expect(card).to_contain_text("Ann is at table 2 now")
    expect(card).to_contain_text("The cards stay at table 1. A bot plays them.")
    Desk(page).press("Back to table 1")
    assert sent(page) == {"do": "move", "seat": 1, "table": 1}
    expect(page.locator(".screen-said")).to_have_text("Ann is back at table 1, with the same cards.")


def test_waiting_table_is_listed_with_missing_player(browser: Browser, address: str) -> None:
    said: list[str] = []
    page = opened(browser, said, 1366, 768)
    page.clock.install()
    show_wall(page, address, "desk-seating-waits")
    expect(page.locator(".needs h2")).to_have_text("All good")
    assert "fine" not in page.locator(".needs").inner_text()
    page.clock.fast_forward(19_000)
    expect(page.locator(".needs-one")).to_have_count(0)
    page.clock.fast_forward(2_000)
    card = page.locator(".needs-one")
    expect(card).to_have_count(1)
    expect(card).to_contain_text("Annika: not yet at the table")
    expect(card).to_contain_text("Table 1 is waiting for a tap on “I’m here” on that phone.")
    Desk(page).press("Deal to table 1 now")
    assert sent(page) == {"do": "deal_table", "table": 1}
    page.clock.fast_forward(40_000)
    expect(card).to_have_count(2)
    expect(card.nth(1)).to_contain_text("Daniel, Anneke and 1 more: not yet at the table")
    page.context.close()
    assert said == []


def test_all_tables_fine_is_shown_only_without_trouble(state: Callable[[str], Page]) -> None:
    page = state("desk-seating-gone")
    assert "fine" not in page.locator(".needs").inner_text()
    page = state("desk-calm")
    expect(page.locator(".needs-fine")).to_have_text("All tables are fine.")
    page.evaluate("told => window.catalogue.on.pulse(told)", EVERYBODY | {"trouble": "full"})
    expect(page.get_by_role("alert")).to_contain_text("disk")
    expect(page.locator(".needs-fine")).to_have_text("")


def test_finished_table_offers_next_game_in_its_row(state: Callable[[str], Page]) -> None:
    page = state("desk-every-moment")
    assert page.locator(".tables-again").count() == 2
    expect(page.locator(".needs-fine")).not_to_contain_text("All tables")
    page.get_by_role("button", name="One more short game: Table 6").click()
    assert sent(page) == {"do": "deal_table", "table": 6}
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(state("desk-over").locator(".tables-again")).to_have_count(0)  # all are done: the next round is dealt


def test_desk_names_players_too_late_for_cards(state: Callable[[str], Page]) -> None:
    expect(state("desk-moved").locator(".tables-late")).to_have_text(re.compile(r"From the next deal:\s+Ann"))
    expect(state("desk-calm").locator(".tables-late")).to_have_count(0)


def test_desk_shows_results_of_each_table_after_a_round(state: Callable[[str], Page]) -> None:
    page = state("desk-over")
    rows = page.locator(".tables-row")
    expect(rows.nth(0)).to_contain_text(re.compile(r"Ann\s+won with 2 cards.*5 of 10 right", re.DOTALL))
    expect(rows.nth(2)).to_contain_text(re.compile(r"Ann B\..*Bob B\..*3 cards each", re.DOTALL))
    expect(rows.nth(3)).to_contain_text(re.compile(r"4-way tie.*9 cards each", re.DOTALL))
    expect(page.locator(".results")).to_contain_text("Answers for cards: 31 of 62 right.")
    rows.nth(2).click()
    expect(page.get_by_role("dialog").locator("li").first).to_contain_text(re.compile("1st.*Ann B.", re.DOTALL))


def test_headline_says_that_the_last_lap_is_over(state: Callable[[str], Page]) -> None:
    bell = state("desk-rang").locator(".bell-button")
    expect(bell).to_have_text("Last lap!")
    rang, over = DESK["desk-rang"]["lesson"]["bell"], DESK["desk-over"]
    view = over | {"lesson": over["lesson"] | {"bell": rang}}
    bell.page.evaluate("view => window.catalogue.on.view(view)", view)
    expect(bell).to_have_text("The last lap is over")


def test_twelve_students_are_listed_by_table_and_searchable(state: Callable[[str], Page]) -> None:
    page = state("desk-panel-students")
    assert in_sight(page, ".students-one") >= 12
    expect(page.locator(".students h3").first).to_have_text("Table 1")
    assert page.locator(".students .who bdi").all_inner_texts()[:5] == [
        both(name) for name in ("Ann", "Annika", "Bob", "Cem", "Dan")
    ]
    page.get_by_role("searchbox").fill("dan c")
    expect(page.locator(".students-one")).to_have_count(1)
    page.get_by_role("searchbox").fill("Zoe")
    page.get_by_text("Nobody with that name.").wait_for()
    Desk(page).in_dialog("Done")
    Desk(page).press("Students (31)")
    expect(page.locator(".students-one")).to_have_count(31)


def test_phone_desk_opens_buttons_of_one_student_at_a_time(state: Callable[[str], Page]) -> None:
    page = state("desk-panel-students")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_role("button", name=f"Remove: {both('Dan')}", exact=True)).to_be_hidden()
    Desk(page).press(f"What {both('Dan')} needs")
    expect(page.get_by_role("button", name=f"Remove: {both('Dan')}", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=f"Remove: {both('Ann')}", exact=True)).to_be_hidden()


def test_question_is_typed_on_the_spot(state: Callable[[str], Page]) -> None:
    page = state("desk-panel-ask")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Type a question").click()
    dialog.get_by_role("button", name="Ask this", exact=True).click()
    assert page.get_by_role("dialog").count() == 1, "a question without words is not asked"
    dialog.get_by_label("Question", exact=True).fill("What did we see?")
    dialog.get_by_label("Right answer").fill("A moss")
    dialog.get_by_label("Wrong answer 2").fill("A fern")
    dialog.get_by_role("button", name="Ask this", exact=True).click()
    typed = {"do": "ask_own", "text": "What did we see?", "right": "A moss", "wrong": ["", "A fern", ""]}
    assert sent(page) == typed | {"save": False}
    expect(page.get_by_role("dialog")).to_have_count(0)
    Desk(page).press("Question for everyone")
    dialog.get_by_text("Type a question").click()
    dialog.get_by_label("Question", exact=True).fill("And why?")
    dialog.get_by_label("Right answer").fill("Rain")
    dialog.get_by_label("Save it").check()
    dialog.get_by_role("button", name="Ask this", exact=True).click()
    assert sent(page) == {"do": "ask_own", "text": "And why?", "right": "Rain", "wrong": ["", "", ""], "save": True}


def test_desk_shows_split_of_votes_until_answer_is_shown(state: Callable[[str], Page]) -> None:
    votes = [str(count) for count in DESK["desk-question-split"]["lesson"]["votes"]]
    assert len(votes) > 1
    expect(state("desk-question-split").locator(".asking-votes > span")).to_contain_text(votes)
    expect(state("desk-question-shown").locator(".asking-votes > span")).to_have_count(0)


def test_desk_shows_question_and_key_before_asking_the_class(state: Callable[[str], Page]) -> None:
    page = state("desk-panel-ask")
    offer = page.locator(".asking-offer").first
    expect(offer.locator(".asking-right")).to_contain_text("Carbon dioxide")
    with page.expect_request("**/questions"):
        Desk(page).in_dialog("Other questions")
    with page.expect_request("**/questions?find=two+words"):
        page.get_by_role("dialog").get_by_label("Find in the question bank").fill(" two words")
    offer.get_by_role("button").click()
    assert sent(page) == {"do": "ask_class", "question": "q1"}
    assert page.get_by_role("dialog").count() == 0
    expect(state("desk-question").locator(".results")).to_contain_text("12 of 31 answered")
    expect(state("desk-question-shown").locator(".results")).to_contain_text("17 of 21 knew it")


def test_answer_of_the_current_game_is_overruled_with_one_tap(state: Callable[[str], Page]) -> None:
    page = state("desk-panel-answers")
    answers = page.locator(".answers-judged li")
    game = DESK["desk-panel-answers"]["lesson"]["answers"][0]["game"]
    expect(answers).to_have_count(3)
    expect(answers.nth(0)).to_contain_text("CO2 gas")
    expect(answers.nth(2)).to_contain_text("no answer")
    answers.nth(0).get_by_role("button", name="Count as right").click()
    assert sent(page) == {"do": "overrule", "table": 3, "game": game, "question": 3, "right": True}
    answers.nth(1).get_by_role("button", name="Count as wrong").click()
    assert sent(page) == {"do": "overrule", "table": 3, "game": game, "question": 2, "right": False}


def test_answers_of_earlier_games_can_be_overruled(state: Callable[[str], Page]) -> None:
    page = state("desk-panel-earlier")
    assert [one.inner_text() for one in page.locator(".answers .answers summary").all()] == [
        "Round 2 (2)",
        "Round 1, table 9 (1)",  # there is no such table any more
        "Round 1 (1)",
    ]
    gone = page.locator(".answers-judged li", has_text="Clorofyl")
    expect(gone).to_contain_text("Zoe")
    with page.expect_request("**/answers"):  # it is requested again, so that it shows what was decided
        gone.get_by_role("button", name="Count as right: Zoe").click()
    assert sent(page) == {"do": "overrule", "table": 9, "game": "x.9", "question": 1, "right": True}
    with page.expect_request("**/answers"):  # a new deal makes the newest game an earlier one
        page.evaluate(
            """() => fetch("/view/desk-panel-earlier").then((answer) => answer.json()).then((view) => {
              view.games[2].game = "x.33";
              window.catalogue.on.view(view);
            })"""
        )


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1920, 1080)])
def test_seating_plan_shows_eight_tables_without_scrolling(state: Callable[[str], Page], size: tuple[int, int]) -> None:
    page = state("desk-panel-plan-eight")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    assert in_sight(page, ".plan-table") == 8


def test_row_of_a_table_without_a_clock_shows_elapsed_time(address: str, browser: Browser) -> None:
    said: list[str] = []
    page = opened(browser, said, 1366, 768)
    page.clock.install()
    page.goto(f"{address}/desk-no-clock")
    row = page.locator(".tables-row").first
    row.wait_for()
    page.clock.run_for(41_000)
    expect(row).to_contain_text("for 41 s")
    page.evaluate(
        """async () => {
          const view = await (await fetch("/view/desk-no-clock")).json();
          view.games[0].view.turn_number += 1;
          window.catalogue.on.view(view);
        }"""
    )
    page.clock.run_for(11_000)
    expect(row).to_contain_text("for 11 s")
    expect(page.locator(".tables-row").nth(1)).to_contain_text("for 52 s")
    page.context.close()
    assert said == []


def without(view: dict[str, Any], *seats: int) -> dict[str, Any]:
    """Return the view of the desk after these students have left."""
    lesson = view["lesson"]
    return view | {"lesson": lesson | {"seats": [one for one in lesson["seats"] if one["seat"] not in seats]}}


def redrawn(page: Page, name: str) -> None:
    """Change everything that can change behind an open dialog: the time, the students, the rounds."""
    here = DESK[name]
    few = without(here, *range(5, 40))
    for view in (DESK["desk-no-clock"], DESK["desk-warning"], DESK["desk-over"], few, here, without(here, 1, 2, 5)):
        page.evaluate("view => window.catalogue.on.view(view)", view)
        page.evaluate("pulse => window.catalogue.on.pulse(pulse)", EVERYBODY | {"here": [1, 3], "held": []})
    page.evaluate("() => window.catalogue.on.line('off')")


@pytest.mark.parametrize(
    ("name", "label", "keys", "then", "found"),
    [
        ("desk-panel-bell", "minutes", ["2", "4", "Home"], "1", "124"),
        ("desk-panel-bell", "minutes", ["ControlOrMeta+a"], "45", "45"),
        ("desk-panel-freeze", "Message on every screen", [*"Look at me", *["ArrowLeft"] * 6], " up", "Look up at me"),
        ("desk-panel-students-long", "Find a name", [*"mMM", "ArrowLeft"], "x", "mMxM"),
    ],
)
def test_redraw_keeps_typed_text_and_focus(
    state: Callable[[str], Page], name: str, label: str, keys: list[str], then: str, found: str
) -> None:
    """Text, caret and selection stay, and further typing goes to the same field."""
    page = state(name)
    field = page.get_by_role("dialog").get_by_label(label)
    field.press("End")
    for key in ["ControlOrMeta+a", *keys]:
        page.keyboard.press(key)
    redrawn(page, name)
    page.keyboard.type(then)
    assert field.input_value() == found
    assert field.evaluate("field => field === document.activeElement")


def test_desk_shows_real_and_public_names_with_a_class_list(state: Callable[[str], Page]) -> None:
    """The real name comes first: in the rows, the plan, the pairs to keep apart, and the search."""
    here = DESK["desk-panel-students"]
    seat = here["lesson"]["seats"][0]
    both = f"{here['lesson']['names'][str(seat['seat'])]} ({seat['name']})"
    for name in ("desk-panel-students", "desk-panel-plan"):
        expect(state(name).get_by_role("dialog").get_by_text(both, exact=True).first).to_be_visible()
    page = state("desk-panel-students")
    for part in (both.partition(" (")[0], f"({seat['name']})"):
        page.get_by_role("dialog").get_by_label("Find a name").fill(part)
        expect(page.get_by_role("dialog").locator(".students-one")).to_have_count(1)
        expect(page.get_by_role("dialog").locator(".students-name")).to_contain_text(both)


def test_selection_for_keeping_apart_survives_leaving_players(state: Callable[[str], Page]) -> None:
    page = state("desk-panel-plan-free")
    one, other = page.get_by_role("dialog").locator("select").all()
    one.select_option("Cem")
    other.select_option("Daniel")
    wanted = [int(one.input_value()), int(other.input_value())]
    redrawn(page, "desk-panel-plan-free")
    page.evaluate("view => window.catalogue.on.view(view)", without(DESK["desk-panel-plan-free"], 1, 2))
    Desk(page).in_dialog("Keep apart")
    assert sent(page)["pairs"][-1] == wanted
