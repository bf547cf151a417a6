"""A simulated blind player: it reads the accessibility tree and the live regions, and acts by role and name.

``python -m tests.tools.blind --games 20`` plays 20 games, two at a time, against bots, and prints how many were
finished, the refusals, and the facts of the server's views that were missing in the text. Exit code 1 unless all games
were finished without either. ``--first 6 --games 5`` plays games 6 to 10; the number is the seed of a game.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import sync_playwright

from tests.browser.hearing import ON_CARD, PLURAL, Heard, Node
from tests.browser.table_of_bots import Overheard, Table, chromium
from tests.tools.blind_facts import untold
from tests.web.shipped import running

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
COPIES = 4  # cards of a rank in the deck
PATIENCE = 240.0  # seconds for a game on a busy machine
GRACE = 2.0  # seconds in which a view must be drawn on a busy machine
FASTER = 2.0  # seconds after which a click gives up, since another player was faster
# Waits for the next change of the page, for at most a quarter of a second; then the other game has its turn.
SAYS_MORE = """() => new Promise((done) => {
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  const changes = new MutationObserver(() => (changes.disconnect(), done()));
  changes.observe(document.body, all);
  setTimeout(() => (changes.disconnect(), done()), 250);
})"""


class Blind:
    """Plays one seat. ``step`` reads the page once and does one action; ``over``: the final places were read.

    A click waits ``patience`` seconds for its button; after that the game has continued without it.
    """

    def __init__(self, page: Page, chance: Random, patience: float = FASTER) -> None:
        self.page, self.chance, self.patience = page, chance, patience
        self.over = False
        self.calls = self.answers = self.late = 0
        self.heard = Heard("")

    def join(self, address: str) -> None:
        self.page.goto(address)
        self.page.get_by_role("button", name=re.compile("^Join as")).click()
        self.page.wait_for_url("**/play")
        self.page.get_by_role("button", name="Skip", exact=True).click()
        self.page.get_by_role("heading", name="You’re in!").wait_for()

    def listen(self) -> Heard:
        self.heard = Heard(self.page.locator("body").aria_snapshot())
        return self.heard

    def step(self) -> bool:
        """Read the page and do the action that it asks for; return whether there was one."""
        heard = self.listen()
        self.over = bool(heard.below("list", "Places"))
        node = None if self.over else self._wanted(heard)
        if node is None:
            return False
        try:
            button = self.page.get_by_role(node.role, name=node.name, exact=True).first  # type: ignore[arg-type]
            button.click(timeout=self.patience * 1000)
        except TooLate:
            self.late += 1  # another player was faster, and nothing was pressed
            return False
        self.calls += node.name.startswith("Doubt it!")
        self.answers += node.name.startswith(("Answer ", "Send this answer"))
        return True

    def _wanted(self, heard: Heard) -> Node | None:
        if "Sending…" in heard.text or "sent ✓" in heard.text:
            return None
        for done in ("Got it", "Ask .* this question", "Answer ", "Send this answer", "Throw away the .*"):
            if found := heard.first("button", done):
                return found
        return self._claim(heard) or self._lay(heard) or self._pick(heard)

    def _claim(self, heard: Heard) -> Node | None:
        """Return the button to call an impossible claim, a last card and sometimes another claim, else to believe."""
        call = heard.first("button", "Doubt it!")
        said = re.search(r"(\d+) (\w+)$", call.name) if call else None
        if not said:
            return None
        rank = ON_CARD[PLURAL[said[2]]]
        held = sum(name.split()[0] == rank for name, _ in heard.cards)
        doubts = held + int(said[1]) > COPIES or "If nobody calls" in heard.text or self.chance.random() < 0.1
        return call if doubts else heard.first("button", "I believe")

    def _lay(self, heard: Heard) -> Node | None:
        """Return the next card to pick, a true one if possible, or the button that plays the picked cards."""
        rank = heard.to_lay
        if rank is None or heard.first("button", "Take it back"):
            return None
        if play := heard.first("button", r"Play \d+ as"):
            wanted = [one for name, one in heard.cards if name.split()[0] == ON_CARD[rank] and "picked" not in one.name]
            honest = "honest" in heard.text.partition("Only you see this")[2][:12]
            return wanted[0] if wanted and honest and len(wanted) < COPIES else play
        free = [(name, one) for name, one in heard.cards if not one.off and ", picked" not in one.name]
        true = [one for name, one in free if name.split()[0] == ON_CARD[rank]]
        return true[0] if true else self.chance.choice(free)[1] if free else None

    def _pick(self, heard: Heard) -> Node | None:
        """Return the question to ask, the answer to give or the card to throw away."""
        if "Throw a card away" in heard.headline:
            free = [one for _, one in heard.cards if not one.off]
            return self.chance.choice(free) if free else None
        for role in ("radio", "checkbox"):
            free = [one for one in heard.nodes if one.role == role and not one.off]
            if free:
                return self.chance.choice(free)
        if box := heard.first("textbox", "Your answer"):
            self.page.get_by_role("textbox", name=box.name).fill("no idea")
        return None


class Deals(Protocol):
    """A table that the player joins and that is then dealt."""

    @property
    def address(self) -> str: ...
    def deal(self) -> None: ...


class Game:
    """A blind player in a game, with the facts of its views that were missing in the text."""

    def __init__(self, page: Page, table: Deals, chance: Random, patience: float = FASTER) -> None:
        self.overheard = Overheard(page)
        self.player = Blind(page, chance, patience)
        self.untold: Counter[str] = Counter()
        self.moments = 0
        self.snapshots: dict[str, str] = {}
        self._doubtful: tuple[Any, float] | None = None
        self._checked: Any = None
        self.player.join(table.address)
        table.deal()
        self.ends = time.monotonic() + PATIENCE

    @property
    def running(self) -> bool:
        return not self.player.over and time.monotonic() < self.ends

    def step(self) -> None:
        """Let the player do one action, then compare the page's text with the view, once for each view."""
        if not self.player.step():
            self.player.page.evaluate(SAYS_MORE)
        self.check()

    def check(self, grace: float = GRACE) -> None:
        """Compare the newest view with the page's text, after at most ``grace`` seconds for drawing it."""
        view = self.overheard.view
        if view is None or view["version"] == self._checked:
            return
        missing = untold(view, heard := self.player.listen())
        assert self.overheard.view is not None
        if self.overheard.view["version"] != view["version"]:
            return
        if missing:
            if self._doubtful is None or self._doubtful[0] != view["version"]:
                self._doubtful = (view["version"], time.monotonic() + grace)
            if time.monotonic() < self._doubtful[1]:
                return
            self.untold.update(missing)
            self.snapshots |= dict.fromkeys(missing, heard.snapshot)
        self._checked = view["version"]
        self.moments += 1

    def close(self) -> None:
        self.player.page.context.close()


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(arguments: list[str]) -> int:
    """Play games, two at a time, print the figures, and return the exit code."""
    read = argparse.ArgumentParser(prog="tests.tools.blind")
    read.add_argument("--games", type=int, default=20)
    read.add_argument("--first", type=int, default=1, help="number of the first game")
    read.add_argument("--show", action="store_true", help="print the text in which a fact was missing")
    wanted = read.parse_args(arguments)
    finished = refused = moments = 0
    missing: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server, sync_playwright() as playwright:
        browser = chromium(playwright)
        numbers = iter(range(wanted.first, wanted.first + wanted.games))
        games: dict[int, tuple[Game, Table]] = {}
        while True:
            while len(games) < 2 and (number := next(numbers, None)):
                page = browser.new_context(viewport={"width": 360, "height": 640}, reduced_motion="reduce").new_page()
                games[number] = Game(page, table := Table(server), Random(number)), table
            if not games:
                break
            for number, (game, table) in list(games.items()):
                if game.running:
                    game.step()
                    continue
                game.check()
                took = time.monotonic() - game.ends + PATIENCE
                finished, moments = finished + game.player.over, moments + game.moments
                refused += len(game.overheard.refused)
                missing += game.untold
                say = f"game {number}: {'finished' if game.player.over else 'not finished'} in {took:.0f} s, "
                say += f"{game.player.calls} calls, {game.player.answers} answers, refused {game.overheard.refused}, "
                tell(say + f"{game.moments} views compared, untold {dict(game.untold)}")
                for fact, snapshot in game.snapshots.items() if wanted.show else ():
                    tell(f"--- {fact}\n{snapshot}")
                games.pop(number)
                game.close()
                table.close()
        browser.close()
    tell(f"finished {finished} of {wanted.games}, refused {refused}, {moments} views compared, untold {dict(missing)}")
    return 0 if finished == wanted.games and not refused and not missing else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
