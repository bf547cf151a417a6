"""A whole game of Cheater in real browsers: a host, four phones, a caught cheat, a wrong call, a killed server.

The test reads and uses the screens as a person would.
"""

from __future__ import annotations

import re
import signal
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.shipped import Server, running, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

RANKS = {"ace": "ace", "two": "2", "three": "3", "four": "4", "five": "5"}  # by the word in a claim: a card's name
ORDER = list(RANKS.values())
OPTIONS = {
    "deck": "5",
    "turn_time": "0",
    "choose_time": "0",
    "answer_time": "0",
    "explain_time": "0",
    "window": "2",
    "last_window": "30",
}
MOST = 4  # cards of a claim: there are four of each rank
LOOK = 0.25  # seconds between two readings of all phones, which are work for the browser


class Screen:
    """A page; any error in its console fails the test at the end."""

    def __init__(self, browser: Browser, trouble: list[str], **look: Any) -> None:
        self.page: Page = browser.new_context(**look).new_page()
        self.page.on("console", lambda said: self._heard(said.type, said.text, trouble))
        self.page.on("pageerror", lambda error: trouble.append(str(error)))

    def _heard(self, kind: str, text: str, trouble: list[str]) -> None:
        away = "ERR_CONNECTION_REFUSED" in text or "WebSocket connection to" in text  # while the server is killed
        if kind in {"error", "warning"} and not away:
            trouble.append(text)


class PhonePage(Screen):
    """A student's phone."""

    def __init__(self, browser: Browser, trouble: list[str]) -> None:
        look = {
            "viewport": {"width": 360, "height": 640},
            "has_touch": True,
            "is_mobile": True,
            "reduced_motion": "reduce",
        }
        super().__init__(browser, trouble, **look)

    def join(self, base: str, code: str) -> None:
        self.page.goto(f"{base}/j/{code}")
        self.page.locator("form button.button-go").first.click()
        self.page.wait_for_url("**/play")
        self.page.get_by_role("button", name="Skip", exact=True).click()
        self.page.get_by_text("You’re in!").first.wait_for()

    def button(self, name: str) -> Any:
        return self.page.get_by_role("button", name=re.compile(name))

    def can(self, name: str) -> bool:
        return bool(self.button(name).count())

    @property
    def hand(self) -> list[str]:
        """Return the names of the cards in the hand, as a screen reader says them."""
        cards = self.page.locator("ul.hand button.card")
        return [re.sub(", .*", "", str(card.get_attribute("aria-label"))) for card in cards.all()]

    @property
    def to_lay(self) -> str | None:
        """Return the rank that this phone must lay, as in cards' names, ``None`` if it isn't its turn."""
        headline = self.page.locator("#headline").inner_text()
        found = re.search(r"\bplay (\w+)s$", headline.strip())
        return RANKS[found[1]] if found else None

    def lay(self, *cards: str) -> None:
        for card in cards:
            self.page.get_by_role("button", name=card, exact=True).click()
        self.button(r"^Play \d as").click()

    def answer(self) -> None:
        """Answer the shown question, of any kind."""
        if self.page.locator("#typed-answer").count():
            self.page.locator("#typed-answer").fill("no idea")
        else:
            self.page.locator("label.choice").first.click()
        self.button("^Answer [A-Z]|^Send this answer|^Sure$").click()


class Game:
    """A table, by its wall and all its phones."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.server = server
        self.trouble: list[str] = []
        self.host = Screen(browser, self.trouble, viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
        self.phones = [PhonePage(browser, self.trouble) for _ in range(4)]

    def open(self) -> None:
        page = self.host.page
        page.goto(self.server.host_url)
        page.locator('input[name="preset"][value="cheater"]').check(force=True)
        page.locator("details:has([name^='opt.'])").first.evaluate("fold => fold.open = true")
        for name, value in OPTIONS.items():
            page.select_option(f'[name="opt.{name}"]', value)
        page.get_by_role("button", name="Open the lesson").click()
        page.wait_for_url("**/wall/*")
        self.code = page.url.rpartition("/")[2]
        for phone in self.phones:
            phone.join(self.server.base, self.code)
        page.get_by_role("button", name="Deal", exact=True).click()
        until(lambda: self.player, "somebody's turn", each=LOOK)

    @property
    def player(self) -> PhonePage | None:
        return next((phone for phone in self.phones if phone.to_lay), None)

    def others(self, player: PhonePage) -> list[PhonePage]:
        return [phone for phone in self.phones if phone is not player]

    def shed(self) -> None:
        """Let the next player lay as many cards as a claim may have, and all believe it, to shorten the game."""
        player = until(lambda: self.player, "somebody's turn", each=LOOK)
        player.lay(*_cards_to_play(player.hand, str(player.to_lay)))
        self.laid(player)
        self.believe(player)

    def turn(self, *, honest: bool) -> tuple[PhonePage, bool]:
        """Let the next player lay true cards if ``honest`` and possible, else false ones. Return phone and truth.

        A player who lacks true cards lays three false ones, to shorten the game.
        """
        player = until(lambda: self.player, "somebody's turn", each=LOOK)
        rank, hand = player.to_lay, player.hand
        true = [card for card in hand if card.startswith(f"{rank} ")]
        false = [card for card in hand if card not in true]
        if honest and true:
            player.lay(*true)
        else:
            player.lay(*_last_needed(false or true, str(rank))[: 3 if honest else 1])
        self.laid(player)
        return player, honest and bool(true)

    def laid(self, player: PhonePage) -> None:
        for phone in self.others(player):
            phone.button("^Cheater!|^Got it").first.wait_for()

    def believe(self, player: PhonePage) -> None:
        for phone in self.others(player):
            phone.button("^I believe").click()

    def ask_and_answer(self, asker: PhonePage, answerer: PhonePage | None = None) -> None:
        """Let the asker choose the first question; all answer it in any way, and read the explanation."""
        asker.page.get_by_text("Pick a question").first.wait_for()
        asker.page.locator("label.choose-ask").first.click()
        if answerer is not None:
            seat = answerer.page.locator(".strip-who").inner_text().split("\n")[0].strip()
            asker.page.locator("label.chip", has_text=seat).first.click()
        asker.button("^Ask .* this question").click()
        for phone in self.phones:
            phone.page.locator("label.choice input, #typed-answer").first.wait_for()
        for phone in self.phones:  # one answers for cards, the others along
            phone.answer()
        for phone in self.phones:
            phone.button("^Got it").wait_for()
        for phone in self.phones:
            phone.button("^Got it").click()


def _turns(card: str, rank: str) -> int:
    """Return after how many own turns the rank of a card is in play, at a table of four."""
    at, times = ORDER.index(rank), 0
    while ORDER[at % len(ORDER)] != card.split()[0]:
        at, times = at + 4, times + 1
    return times


def _last_needed(cards: list[str], rank: str) -> list[str]:
    """Return the cards sorted by when their rank will be in play in an own turn, the latest first."""
    return sorted(cards, key=lambda card: _turns(card, rank), reverse=True)


def _cards_to_play(hand: list[str], rank: str) -> list[str]:
    """Return the cards of a hand to play now, at most ``MOST``.

    One card is kept for each turn up to that of the soonest card of another rank, which is then the last, and true. If
    all cards are of ``rank``, it is the whole hand.
    """
    later = [card for card in _last_needed(hand, rank) if _turns(card, rank)]
    if not later:
        return hand
    last = later[-1]
    spare = [card for card in _last_needed(hand, rank) if card != last]
    return spare[: min(MOST, max(1, len(hand) - _turns(last, rank)))] or [last]


@pytest.fixture
def game(browser: Browser, tmp_path: Path) -> Iterator[Game]:
    with running(tmp_path) as server:
        game = Game(browser, server)
        yield game
        assert "Traceback" not in server.log


@pytest.mark.long
def test_four_phones_play_cheater_through_a_killed_server(game: Game) -> None:
    game.open()

    cheat, _ = game.turn(honest=False)
    caller = game.others(cheat)[0]
    before = len(cheat.hand)
    caller.button("^Cheater!").click()
    caller.page.get_by_text("Good catch!").first.wait_for()
    game.ask_and_answer(caller)
    until(lambda: len(cheat.hand) > before, "the cheat takes the pile", each=LOOK)

    player, true = game.turn(honest=True)
    while not true:
        game.believe(player)
        player, true = game.turn(honest=True)
    accuser = game.others(player)[1]
    before = len(accuser.hand)
    accuser.button("^Cheater!").click()
    accuser.page.get_by_text("It was true!").first.wait_for()
    game.ask_and_answer(player, game.others(player)[0])
    until(lambda: len(accuser.hand) > before, "the accuser takes the pile", each=LOOK)

    player, _ = game.turn(honest=True)
    hands = [phone.hand for phone in game.phones]
    game.server.stop(signal.SIGKILL)
    for phone in game.phones:
        phone.page.locator(".strip.strip-banner").wait_for()
    game.server.start()
    for phone in game.phones:
        phone.page.locator(".strip.strip-banner").wait_for(state="detached")
    assert [phone.hand for phone in game.phones] == hands
    game.believe(player)

    for _ in range(30):
        if game.host.page.get_by_role("button", name="Deal again").count():
            break
        game.shed()
        until(
            lambda: game.player or game.host.page.get_by_role("button", name="Deal again").count(),
            "it goes on",
            each=LOOK,
        )
    game.host.page.get_by_role("button", name="Deal again").wait_for()
    until(
        lambda: sum("You win!" in phone.page.locator("#headline").inner_text() for phone in game.phones) == 1,
        "the wall has told who has won",
        each=LOOK,
    )
    game.host.page.get_by_role("button", name="Deal again").click()
    until(lambda: game.player, "the next round", each=LOOK)
    deck = sorted(f"{rank} of {suit}" for rank in ORDER for suit in ("spades", "hearts", "diamonds", "clubs"))
    until(
        lambda: sorted(card for phone in game.phones for card in phone.hand) == deck, "all cards are dealt", each=LOOK
    )
    assert game.trouble == []
