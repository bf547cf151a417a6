"""Films the show: the real page plays a scene from sample views, on a controlled clock, and becomes a strip of frames.

``python -m tests.tools.catalogue --film FOLDER [scene…]``. Frames are exact: Playwright drives the page's timers, and
every animation is set to the film's time.
"""

from __future__ import annotations

import fnmatch
import functools
import io
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import sync_playwright

from quizbs.lesson.views.stage import WallWatch
from tests.browser import sample_questions as q
from tests.browser import states_beside as beside
from tests.browser import states_class as classes
from tests.browser import states_podiums as podiums
from tests.browser import states_wall as walls
from tests.browser.built_views import Room, Table, around, game, seen_by_phone, seen_by_wall
from tests.browser.sample_names import CLASS, FIVE, LONG, SIX
from tests.conftest import CHROMIUM_ARGUMENTS, chromium_path
from tests.support.game_story import asks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    View = dict[str, Any]

EACH = 150  # ms between two frames
STEP = 50  # ms by which the page's clock advances
COLUMNS = 6
WIDE = 420  # px of a frame in the strip
LABEL = 26  # px of the label with the time
BEFORE = 200  # ms before the call that are filmed
AFTER = 2_400  # ms after the last view that are filmed

# Every animation is paused and set to the film's time since the animation first existed.
DRIVEN = """(now) => {
  const born = (window.film ??= new WeakMap());
  for (const one of document.getAnimations()) {
    if (!born.has(one)) born.set(one, now);
    if (one.effect.getComputedTiming().progress === null && one.playState === "finished") continue;
    one.pause();
    one.currentTime = now - born.get(one);
  }
}"""

# Animations that began before the film are finished.
ENDED = """() => document.getAnimations().forEach((one) =>
  one.effect.getComputedTiming().endTime === Infinity ? one.cancel() : one.finish())"""


@dataclass
class Scene:
    """The views of a scene with their times in ms from the call; ``page`` is the state with which the page opens."""

    page: str
    size: tuple[int, int]
    views: list[tuple[int, View]] = field(default_factory=list)
    calm: bool = False
    after: int = AFTER
    gestures: list[tuple[int, dict[str, int]]] = field(default_factory=list)

    @property
    def ends(self) -> int:
        return self.views[-1][0] + self.after


def played(story: Table, seen: Callable[[], View], claim: View) -> list[tuple[int, View]]:
    """Play a call from its first moment to what follows the stamp; return the views of ``seen`` with their times."""
    called_at = story.now
    views = [(-BEFORE, claim), (0, seen())]
    while story.game.phase == "turning":
        story.runs_out()
        views.append((round((story.now - called_at) * 1000), seen()))
    story.runs_out()
    views.append((round((story.now - called_at) * 1000), seen()))
    return views


def call(cards: str, *, calm: bool = False, phone: str = "", own: bool = False, **options: Any) -> Scene:
    """Bob is called at the only table of a lesson, on the wall or on the phone of ``phone``."""
    questions = {card: asks(f"Question of {card}?") for card in cards.split()}
    story = walls.claim("Bob", "7", cards, story=game(FIVE, **({"overclaim": True} | options)), questions=questions)

    def seen() -> View:
        room = around(story)
        if not phone:
            return room.wall()
        room.watch = WallWatch(seen=not own)
        return room.phone(story.names[phone])

    claim = seen()
    story.calls("Ann")
    size = (360, 640) if phone else (1280, 720)
    return Scene("phone-turning" if phone else "turn-claim", size, played(story, seen, claim), calm)


def rivals(*, calm: bool = False, names: Sequence[str] = SIX) -> Scene:
    """The fourth call between the same two players."""
    story = beside.rivals(names=names)
    return Scene("turn-claim", (1280, 720), played(story, lambda: around(story).wall(), around(story).wall()), calm)


def lie(cards: Sequence[str] = beside.THREE_FIVES, *, calm: bool = False, names: Sequence[str] = FIVE) -> Scene:
    """The game is over, and a player shows the lie that nobody called."""
    room = beside.lied(cards, names=names)
    views = [(-BEFORE, room.wall()), (0, beside.shown(room).wall())]
    return Scene("over-lie-shown", (1280, 720), views, calm, 16_500)


def reactions(*, calm: bool = False) -> Scene:
    """While a player thinks, four others react at once."""
    views = [(-BEFORE, seen_by_wall(beside.lap())), (0, seen_by_wall(beside.reacting()))]
    return Scene("reveal-caught", (1280, 720), views, calm, 3_000)


def door(cards: str, count: int = 3, number: int = 2) -> Scene:
    """The claim of ``cards`` is called at table ``number`` of ``count``."""
    room = classes.classroom(count=count, people=5 * count - 1, left=11)
    story = room.tells(number, hunter=False)
    first, second = classes.two(story)
    walls.claim(first, "7", cards, story=story)

    def seen() -> View:
        return room.wall()

    claim = seen()
    story.calls(second)
    return Scene("all-calm", (1280, 720), played(story, seen, claim))


def door_question(right: bool, count: int = 3, *, calm: bool = False) -> Scene:
    """At one of ``count`` tables the caught player answers (``right`` or wrong), and then the game continues."""
    room = classes.classroom(count=count, people=5 * count - 1, left=11)
    story = room.tells(2, hunter=False)
    first, second = classes.two(story)
    walls.called("KH", first, second, questions={"KH": q.GAS}, pile=5, story=story).stamped()
    views = [(-BEFORE, room.wall()), (0, (story.turned(), room.wall())[1])]
    for at, name in enumerate([*story.names][1:], 1):
        views.append((300 + 300 * at, (story.answers(name, q.GASES[at % 2]), room.wall())[1]))
    story.answers(first, q.GASES[1 if right else 0])
    views.append((2_100, room.wall()))
    views.append((6_500, (story.explained(), room.wall())[1]))
    return Scene("all-calm", (1280, 720), views, calm, 1_500)


def room_deal(count: int = 3, *, calm: bool = False) -> Scene:
    """Everybody has found their table, and the cards are dealt."""
    room = classes.seating(count, CLASS[: 5 * count - 1], sat=3)
    before = room.wall()
    room.deals()
    for number in room.session.current:
        room.tells(number).opens()
    after = room.wall()
    after["version"][0] += 8
    return Scene("tables-two", (1280, 720), [(-BEFORE, before), (0, after)], calm, 3_600)


def question(*, right: bool | None = None, calm: bool = False, phone: str = "", **options: Any) -> Scene:
    """Bob must answer, the others answer along. ``right``: how he answers, ``None`` for the question alone."""
    story = walls.called(questions={"KH": q.GAS}, pile=4, story=game(FIVE, **({"hunter": False} | options)))

    def seen() -> View:
        room = around(story)
        room.watch = WallWatch(seen=True)
        return room.phone(story.names[phone]) if phone else room.wall()

    views = [(-BEFORE, (story.stamped(), seen())[1]), (0, (story.turned(), seen())[1])]
    if right is not None:
        for name, given in (("Cem", 1), ("Dan", 1), ("Anneliese", 0), ("Ann", 1)):
            story.answers(name, q.GASES[given])
        views = [(-BEFORE, seen()), (0, (story.answers("Bob", q.GASES[1 if right else 0]), seen())[1])]
        return Scene("phone-turning" if phone else "question", (360, 640) if phone else (1280, 720), views, calm, 5_000)
    for at, name in enumerate(("Cem", "Dan", "Ann"), 1):
        views.append((500 * at, (story.answers(name, q.GASES[at % 3]), seen())[1]))
    return Scene("phone-turning" if phone else "reveal-caught", (360, 640) if phone else (1280, 720), views, calm, 900)


def picks(*, calm: bool = False) -> Scene:
    """Ann moves her finger over the questions for Bob."""
    questions = {card: asks(f"Question of {card}?") for card in walls.THREE.split()}
    story = walls.called(questions=questions, pile=4, story=game(FIVE)).stamped()
    views = [(-BEFORE, around(story).wall()), (0, (story.turned(), around(story).wall())[1])]
    fingers = [(at, {"table": 1, "place": place}) for at, place in ((900, 3), (1_800, 0), (2_700, 2))]
    return Scene("reveal-caught", (1280, 720), views, calm, 3_600, fingers)


def jumps(*, calm: bool = False) -> Scene:
    """Two heads jump in the lobby."""
    view = walls.lobby(FIVE)
    fingers = [(at, {"seat": seat}) for at, seat in ((0, 2), (300, 4), (1_000, 1))]
    return Scene("lobby-five", (1280, 720), [(-BEFORE, view)], calm, 2_000, fingers)


def deal(*, calm: bool = False, phone: str = "") -> Scene:
    """The teacher deals at the only table of a lesson."""
    before = walls.lobby(FIVE) if not phone else Room(FIVE).phone(phone)
    story = game(FIVE).opens()
    after = seen_by_phone(story, phone) if phone else seen_by_wall(story)
    after["version"][0] += 8
    opened, size = ("phone-lobby", (360, 640)) if phone else ("lobby-five", (1280, 720))
    return Scene(opened, size, [(-BEFORE, before), (0, after)], calm, 4_200)


def bottle(*, calm: bool = False) -> Scene:
    """The bottle turns, and stops."""
    story = game(FIVE, "bottle").opens()
    spins = seen_by_wall(story)
    stops = seen_by_wall(story.runs_out())
    return Scene("lobby-five", (1280, 720), [(-BEFORE, walls.lobby(FIVE)), (0, spins), (2_600, stops)], calm, 1_800)


def play(*, calm: bool = False, phone: str = "") -> Scene:
    """Bob lays three cards."""
    story = walls.turn("Bob")
    seen = functools.partial(seen_by_phone, name=phone) if phone else seen_by_wall
    opened, size = ("phone-turn", (360, 640)) if phone else ("turn-quiet", (1280, 720))
    return Scene(opened, size, [(-BEFORE, seen(story)), (0, seen(story.plays("Bob", "6S 6H KD")))], calm, 1_200)


def throw(*, calm: bool = False) -> Scene:
    """Ann throws a card away."""
    before = seen_by_wall(walls.hunting())
    after = seen_by_wall(walls.hunting().discards("Ann", "2S2"))
    return Scene("discard", (1280, 720), [(-BEFORE, before), (0, after)], calm, 1_400)


def winner(*, calm: bool = False, phone: str = "", size: tuple[int, int] = (1280, 720)) -> Scene:
    """Cem lays the last cards at the only table of a lesson."""
    story = walls.won()
    story.game = replace(story.game, deeds=dict(zip(story.game.seats, podiums.DEEDS, strict=False)))

    def seen() -> View:
        room = around(story)
        room.watch = WallWatch(seen=True)
        return room.phone(story.names[phone]) if phone else room.wall()

    over = seen()
    over["version"][0] += 1
    before = seen_by_phone(walls.last(), "Ann") if phone else seen_by_wall(walls.last())
    opened, size = ("phone-over", (360, 640)) if phone else ("last-card", size)
    return Scene(opened, size, [(-BEFORE, before), (0, over)], calm, 11_000 if phone else 20_000)


def class_over(*, calm: bool = False) -> Scene:
    """All tables of a class finish their games."""
    room = podiums.praised(podiums.round_over(**podiums.FULL))
    over = room.wall()
    over["version"][0] += 8
    return Scene("all-calm", (1280, 720), [(0, over)], calm, 40_000)


SCENES: dict[str, Callable[[], Scene]] = {
    "call-lie": lambda: call(walls.THREE),
    "call-truth": lambda: call(walls.THREE_SEVENS),
    "call-one": lambda: call("KH"),
    "call-first-false": lambda: call("KH JS 7S"),
    "call-eight": lambda: call(walls.EIGHT),
    "call-quiet": lambda: call(walls.THREE, quiet=True),
    "call-short": lambda: call(walls.THREE, short_show=True),
    "call-rivals": rivals,
    "call-rivals-calm": lambda: rivals(calm=True),
    "call-rivals-long": lambda: rivals(names=LONG),
    "reactions": reactions,
    "lie": lie,
    "lie-calm": lambda: lie(calm=True),
    "lie-eight": lambda: lie("KH 2S 9D 9S 3H 4C JD QD".split(), names=LONG),
    "call-calm": lambda: call(walls.THREE, calm=True),
    "door-lie": lambda: door(walls.THREE),
    "door-truth": lambda: door(walls.THREE_SEVENS, 2),
    "door-eight": lambda: door("7S 7H", 8),
    "door-question-right": lambda: door_question(right=True),
    "door-question-wrong": lambda: door_question(right=False, count=2),
    "door-question-calm": lambda: door_question(right=True, calm=True),
    "door-question-eight": lambda: door_question(right=True, count=8),
    "room-deal": room_deal,
    "room-deal-two": lambda: room_deal(2),
    "room-deal-eight": lambda: room_deal(8),
    "room-deal-calm": lambda: room_deal(calm=True),
    "phone-loser": lambda: call(walls.THREE, phone="Bob"),
    "phone-caller": lambda: call(walls.THREE, phone="Ann"),
    "phone-honest": lambda: call(walls.THREE_SEVENS, phone="Bob"),
    "question-open": question,
    "answer-right": lambda: question(right=True),
    "answer-wrong": lambda: question(right=False),
    "answer-calm": lambda: question(right=True, calm=True),
    "phone-answer": lambda: question(right=True, phone="Bob"),
    "phone-along": lambda: question(right=False, phone="Cem"),
    "phone-answer-calm": lambda: question(right=True, calm=True, phone="Bob"),
    "picks": picks,
    "picks-calm": lambda: picks(calm=True),
    "lobby-jumps": jumps,
    "lobby-jumps-calm": lambda: jumps(calm=True),
    "deal": deal,
    "deal-calm": lambda: deal(calm=True),
    "deal-phone": lambda: deal(phone="Bob"),
    "bottle": bottle,
    "bottle-calm": lambda: bottle(calm=True),
    "play": play,
    "play-phone": lambda: play(phone="Bob"),
    "throw": throw,
    "finale-table": winner,
    "finale-table-calm": lambda: winner(calm=True),
    "finale-class": class_over,
    "finale-class-calm": lambda: class_over(calm=True),
    "finale-phone-winner": lambda: winner(phone="Cem"),
    "finale-phone-other": lambda: winner(phone="Dan"),
    "phone-own": lambda: call(walls.THREE, phone="Cem", own=True),
}


def films(address: str, folder: Path, names: Iterable[str] = ()) -> Iterator[str]:
    """Write ``<scene>.png`` into ``folder`` and yield each path. Without names all scenes are filmed.

    A ``*`` stands for any letters. Raises KeyError for a name that no scene has.
    """
    wanted = [name for asked in names for name in fnmatch.filter(SCENES, asked) or [_nowhere(asked)]] or list(SCENES)
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_ARGUMENTS)
        for name in wanted:
            strip(filmed(browser, address, SCENES[name]())).save(folder / f"{name}.png")
            yield str(folder / f"{name}.png")
        browser.close()


def _nowhere(name: str) -> str:
    raise KeyError(name)


def filmed(browser: Browser, address: str, scene: Scene) -> list[tuple[int, bytes]]:
    """Return the frames of a scene with their times."""
    width, height = scene.size
    motion: Any = "reduce" if scene.calm else "no-preference"
    with browser.new_context(viewport={"width": width, "height": height}, reduced_motion=motion) as context:
        page = context.new_page()
        opened(page, address, scene.page)
        frames = []
        waiting, fingers = list(scene.views), list(scene.gestures)
        for now in range(-BEFORE, scene.ends, STEP):
            while waiting and waiting[0][0] <= now:
                page.evaluate("view => window.catalogue.on.view(view)", waiting.pop(0)[1])
            while fingers and fingers[0][0] <= now:
                page.evaluate("gesture => window.catalogue.on.gesture(gesture)", fingers.pop(0)[1])
            page.clock.run_for(STEP)
            page.evaluate(DRIVEN, now)
            if (now + BEFORE) % EACH == 0:
                frames.append((now, page.screenshot(animations="allow", type="jpeg", quality=80)))
        return frames


def opened(page: Page, address: str, sample: str) -> None:
    """Open a state, then stop the page's clock."""
    page.clock.install(time=0)
    page.goto(f"{address}/{sample}")
    page.wait_for_function("name => document.documentElement.dataset.shown === name", arg=sample)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_load_state("networkidle")  # the heads are loaded from a file of their own
    page.clock.pause_at(3_600_000)
    page.evaluate(ENDED)
    # New animations are paused at once: a short one could be over before a busy machine pauses it.
    page.context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": 0})


def strip(frames: list[tuple[int, bytes]]) -> Image.Image:
    """Return a picture of frames side by side, each below its time in ms from the call."""
    pictures = [(at, Image.open(io.BytesIO(frame))) for at, frame in frames]
    wide = WIDE if pictures[0][1].width > pictures[0][1].height else WIDE // 3
    columns = COLUMNS if wide == WIDE else COLUMNS * 2
    high = round(wide * pictures[0][1].height / pictures[0][1].width)
    rows = -(-len(pictures) // columns)
    made = Image.new("RGB", (columns * (wide + 8), rows * (high + LABEL + 8)), "#101614")
    pen = ImageDraw.Draw(made)
    font = ImageFont.load_default(size=LABEL - 8)
    for number, (at, picture) in enumerate(pictures):
        left, top = number % columns * (wide + 8), number // columns * (high + LABEL + 8)
        pen.text((left + 4, top + 2), f"{at} ms", "#ffd23f", font=font)
        made.paste(picture.resize((wide, high)), (left, top + LABEL))
    return made
