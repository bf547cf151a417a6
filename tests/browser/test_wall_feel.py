"""How the projector feels: who is ready, the moments that loop, its sounds, its verdicts, what stays in sight."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser import told_questions as q
from tests.browser.catalogue import served
from tests.browser.states import PHONE
from tests.browser.states import WALL as STATES
from tests.browser.states_wall import answered, learning, lobby
from tests.browser.told import game, seen_by_wall
from tests.browser.told_people import CLASS, FIVE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.story import Story

# An AudioContext that counts instead of sounding: the pitches of each note in `heard`, itself in `made`.
LOUDSPEAKER = """
window.sound = { made: 0, heard: [] };
const nothing = () => {};
const parameter = () => ({
  value: 0, setValueAtTime: nothing, linearRampToValueAtTime: nothing, exponentialRampToValueAtTime: nothing,
});
window.AudioContext = class {
  constructor() { window.sound.made++; this.state = "suspended"; this.currentTime = 0; this.destination = {}; }
  resume() { this.state = "running"; return Promise.resolve(); }
  createGain() { return { gain: parameter(), connect() {} }; }
  createOscillator() {
    const tone = { frequency: parameter(), connect() {}, stop() {} };
    tone.start = () => this.state === "running" && window.sound.heard.push(tone.frequency.value);
    return tone;
  }
};
"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(keep=True) as found:
        yield found


@pytest.fixture
def wall(browser: Browser) -> Iterator[Page]:
    """A projector on which things move, with a loudspeaker that counts and a clock that the test moves."""
    said: list[str] = []
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="no-preference")
    context.add_init_script(LOUDSPEAKER)
    page = context.new_page()
    page.on("console", lambda line: said.append(line.text) if line.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    page.clock.install(time=0)
    yield page
    context.close()
    assert said == []


def opened(wall: Page, address: str, name: str) -> Page:
    wall.goto(f"{address}/{name}")
    wall.wait_for_function("name => document.documentElement.dataset.shown === name", arg=name)
    wall.clock.pause_at(600_000)
    return wall


def send(wall: Page, view: dict[str, Any], version: int = 8) -> None:
    """A newer view arrives."""
    view = deepcopy(view)
    view["version"][0] = version
    wall.evaluate("view => window.catalogue.on.view(view)", view)


def heard(wall: Page) -> list[str]:
    """The names of the melodies that have sounded since the last time, in order."""
    names: list[str] = wall.evaluate("""async () => {
        const { MELODIES } = await import("/static/live/wall/sounds.js");
        const pitches = ({ notes }) => notes.map(([pitch]) => pitch).join();
        const known = new Map(Object.entries(MELODIES).map(([name, melody]) => [pitches(melody), name]));
        const left = window.sound.heard.splice(0);
        const found = [];
        for (let many = 1; left.length; many++) {
          const name = known.get(left.slice(0, many).join());
          const more = left.length > many && left.slice(0, many + 1).join();
          const longer = more && [...known.keys()].some((notes) => notes.startsWith(more));
          if (many > left.length) return ["unknown"];
          if (name && !longer) { found.push(name); left.splice(0, many); many = 0; }
        }
        return found;
    }""")
    return names


def touch(wall: Page) -> None:
    """The teacher's first click."""
    wall.locator(".wall").click(position={"x": 5, "y": 5})


def test_the_lobby_says_how_many_are_ready_and_marks_who_is_not(wall: Page, address: str) -> None:
    opened(wall, address, "lobby-class")
    expect(wall.get_by_role("heading", level=1)).to_have_text("24 of 31 ready")
    part = "bar => bar.firstElementChild.getBoundingClientRect().width / bar.getBoundingClientRect().width"
    assert wall.locator(".lobby-bar").evaluate(part) == pytest.approx(23 / 31, abs=0.05)
    names = wall.get_by_role("list", name="Who’s here").get_by_role("listitem")
    assert sum(name.endswith("…") for name in names.all_inner_texts()) == 7
    expect(names.filter(has_text="Bob…")).to_have_count(1)


def test_a_bot_is_always_ready(wall: Page, address: str) -> None:
    opened(wall, address, "lobby-two")
    send(wall, learning(FIVE, (1,), bots=4))
    expect(wall.get_by_role("heading", level=1)).to_have_text("4 of 5 ready")


@pytest.mark.parametrize(
    ("options", "moments"),
    [
        (
            {},
            [
                "Play cards face down",
                "Say what they are – or lie",
                "Believe it or say “Doubt it!”",
                "Right answer, fewer cards",
            ],
        ),
        ({"call_word": "Nope", "stakes": "none"}, [None, None, "Believe it or say “Nope”", "Called? Question!"]),
        ({"questions": False}, [None, "Say what they are – or lie", None]),
        ({"truth": "must", "truth_count": "all", "questions": False}, [None, "Got sevens? Play them all", None]),
        ({"truth": "must"}, [None, "Got sevens? Play sevens", None, "Right answer, fewer cards"]),
    ],
)
def test_the_moments_follow_the_lesson(
    wall: Page, address: str, options: dict[str, Any], moments: list[str | None]
) -> None:
    opened(wall, address, "lobby-two")
    send(wall, lobby(CLASS[:4], **options))
    shown = [" ".join(words.split()) for words in wall.locator(".moment-words").all_text_contents()]
    assert len(shown) == len(moments)
    assert all(words is None or words == found for words, found in zip(moments, shown, strict=True))


TIMES = """() => [...document.querySelectorAll(".moment")].map((moment) => moment.getAnimations({ subtree: true })
    .filter(({ effect }) => effect.pseudoElement === "::after")
    .map(({ effect }) => effect.getComputedTiming()).map(({ delay, duration }) => [delay, duration])[0])"""


def test_the_gold_frame_goes_round_every_six_seconds_from_the_first_view(wall: Page, address: str) -> None:
    opened(wall, address, "lobby-five")
    assert wall.evaluate(TIMES) == [[6000 * at, 24_000] for at in range(4)]
    send(wall, lobby(CLASS[:4], questions=False))
    assert wall.evaluate(TIMES) == [[6000 * at, 18_000] for at in range(3)]


def test_the_moments_stand_still_where_motion_is_not_wanted(wall: Page, address: str) -> None:
    wall.emulate_media(reduced_motion="reduce")
    opened(wall, address, "lobby-five")
    assert wall.evaluate(TIMES) == [None] * 4
    frames = "each => each.map((one) => getComputedStyle(one, '::after').opacity)"
    assert wall.locator(".moment").evaluate_all(frames) == ["0"] * 4


OVER: dict[str, Any] = STATES["podium"]


@pytest.mark.parametrize(
    ("before", "after", "sounds"),
    [
        ("lobby-two", "lobby-five", ["join"]),
        ("turn-claim", "turning-none", ["call"]),
        ("turn-claim", "turning-shown", []),
        ("turning-none", "turning-some", []),
        ("turning-some", "turning-all", []),
        ("turning-all", "reveal-caught", ["caught"]),
        ("turning-some", "reveal-true", ["honest"]),
        ("turn-claim", "reveal-shown", ["caught"]),
        ("turn-claim", "choosing", ["caught"]),
        ("reveal-caught", "choosing", []),
        ("question", "answer-right", ["right"]),
        ("question", "answer-wrong", ["wrong"]),
        ("answer-wrong", "answer-overruled", ["right"]),
        ("last-card", "podium", ["win"]),
        ("turn-quiet", "turn-claim", []),
        ("lobby-five", "lobby-two", []),
        ("reveal-caught", "reveal-caught", []),
        ("answer-right", "turn-claim", []),
    ],
)
def test_a_change_has_its_sound_at_once_and_only_once(
    wall: Page, address: str, before: str, after: str, sounds: list[str]
) -> None:
    opened(wall, address, before)
    touch(wall)
    send(wall, STATES[after])
    assert heard(wall) == sounds
    wall.clock.run_for(4000)
    assert heard(wall) == []
    send(wall, STATES[after], version=9)
    wall.clock.run_for(4000)
    assert heard(wall) == []


def test_nothing_sounds_before_the_first_click_nor_for_the_first_view(wall: Page, address: str) -> None:
    opened(wall, address, "reveal-caught")
    send(wall, STATES["answer-right"])
    assert wall.evaluate("() => window.sound.made") == 0
    touch(wall)
    touch(wall)
    assert wall.evaluate("() => window.sound.made") == 1
    wall.clock.run_for(5000)
    assert heard(wall) == []


def test_mute_is_remembered(wall: Page, address: str) -> None:
    opened(wall, address, "lobby-two")
    mute = wall.get_by_role("button", name="Mute")
    expect(mute).to_have_attribute("aria-pressed", "false")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    send(wall, STATES["lobby-five"])
    assert heard(wall) == []
    wall.reload()
    expect(mute).to_have_attribute("aria-pressed", "true")
    mute.click()
    send(wall, STATES["lobby-five"])
    assert heard(wall) == ["join"]


def test_mute_works_where_nothing_can_be_kept(wall: Page, address: str) -> None:
    wall.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })")
    opened(wall, address, "lobby-two")
    mute = wall.get_by_role("button", name="Mute")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    send(wall, STATES["lobby-five"])
    assert heard(wall) == []


SAID = """async () => {
    const { verdicts, varied } = await import("/static/live/words/verdicts.js");
    const said = {};
    for (const kind of Object.keys(verdicts))
      said[kind] = Array.from({ length: 12 }, (_, n) => varied(kind, n, "Doubt it!", "Ann"));
    const every = Object.values(said).flat();
    const own = every.flatMap((word) => Array.from({ length: 12 }, (_, n) =>
        Object.keys(verdicts).map((kind) => [word, varied(kind, n, word.toUpperCase() + "!", "Ann")]))).flat();
    return { said, same: own.filter(([word, line]) => word === line) };
}"""


def test_verdicts_vary_are_kind_and_never_the_call_word(wall: Page, address: str) -> None:
    opened(wall, address, "turn-quiet")
    found = wall.evaluate(SAID)
    ways = dict.fromkeys(("caught", "honest", "right", "wrong"), 4) | {"rightQuietly": 3}
    assert {kind: len(set(lines)) for kind, lines in found["said"].items()} == ways
    assert found["same"] == []
    unkind = re.compile(r"\b(liar|lied|cheater|busted|loser|fail|wrong|stupid|shame|ha)\b", re.IGNORECASE)
    assert not [line for lines in found["said"].values() for line in lines if unkind.search(line)]


def test_a_verdict_is_the_same_after_a_reload_and_another_for_the_next_challenge(wall: Page, address: str) -> None:
    stamps = []
    for number in (1, 1, 2):
        opened(wall, address, "turn-quiet")
        send(wall, seen_by_wall(challenges(number)))
        stamps.append(wall.locator(".stamp-words").inner_text())
    assert stamps[0] == stamps[1] != stamps[2]


def challenges(number: int, cards: str = "JS") -> Story:
    """Bob is caught, and the second time Cem is called with these cards."""
    story = game(FIVE, hunter=False).begins("Bob", "7", {"Bob": "7S 7D KH 2S", "Cem": "8S 8H JS 2H"})
    story.plays("Bob", "7S 7D KH").calls("Ann").stamped()
    return story if number == 1 else story.turned().plays("Cem", cards).calls("Ann").stamped()


def test_a_back_begins_to_turn_in_time_for_its_face_and_waits_in_a_pause(wall: Page, address: str) -> None:
    opened(wall, address, "turn-claim")
    first, *_ = STATES["turning-none"]["games"][0]["ahead"]["faces"]  # when they are seen, in ms from now
    send(wall, STATES["turning-none"])
    begun = wall.locator(".turned.is-turning")
    wall.clock.run_for(first - 220)
    expect(begun).to_have_count(0)
    wall.clock.run_for(20)
    expect(begun).to_have_count(1)
    held = deepcopy(STATES["turning-none"])
    held["game"]["paused"] = held["games"][0]["view"]["paused"] = True
    send(wall, held, version=9)
    wall.clock.run_for(60_000)
    expect(begun).to_have_count(1)  # as far as it had turned
    expect(begun.locator(".turned-back")).to_have_css("animation-play-state", "paused")
    *_, third = STATES["turning-some"]["games"][0]["ahead"]["faces"]
    send(wall, STATES["turning-some"], version=10)
    wall.clock.run_for(third - 840)
    expect(begun).to_have_count(0)
    wall.clock.run_for(20)
    expect(begun).to_have_count(1)  # the last one is lifted first


def test_what_was_decided_stays_for_eight_seconds_and_delays_nothing(wall: Page, address: str) -> None:
    opened(wall, address, "question")
    story = answered(q.GAS, q.GASES[1])
    send(wall, seen_by_wall(story))
    wall.clock.run_for(3000)
    send(wall, seen_by_wall(story.explained().lays("Cem", 3)), version=9)
    expect(wall.get_by_role("heading", name="Cem says 3 eights")).to_be_visible()
    calm = wall.locator(".decided")
    expect(calm).to_have_text(re.compile("got it! .*Bob.* picks up 5 instead of 9"))
    wall.clock.run_for(4900)
    expect(calm).to_be_visible()
    wall.clock.run_for(200)
    expect(calm).to_have_count(0)


def test_a_decision_counts_from_its_stamp_and_gives_way_to_the_next(wall: Page, address: str) -> None:
    opened(wall, address, "turn-claim")
    send(wall, STATES["turning-all"])
    wall.clock.run_for(5000)
    send(wall, seen_by_wall(challenges(1)), version=9)
    send(wall, seen_by_wall(challenges(1).turned()), version=10)
    wall.clock.run_for(7800)
    expect(wall.locator(".decided")).to_have_text(re.compile("Spotted! .*9 cards"))
    send(wall, seen_by_wall(challenges(2, "8S 8H")), version=11)
    send(wall, seen_by_wall(challenges(2, "8S 8H").turned()), version=12)
    expect(wall.locator(".decided")).to_have_text(re.compile("Straight as an arrow!"))
    wall.clock.run_for(12_000)
    expect(wall.locator(".decided")).to_have_count(0)


def test_no_named_student_has_cheats_counted_in_any_view() -> None:
    """No view says more of a seat than what may be known: no sum of cheats could be drawn from it."""

    def keys(node: Any) -> set[str]:
        if isinstance(node, dict):
            return set(node) | set().union(*(keys(each) for each in node.values()), set())
        return set().union(*(keys(each) for each in node), set()) if isinstance(node, list) else set()

    every = set().union(*(keys(view) for view in (*STATES.values(), *PHONE.values())))
    assert "places" in every
    assert not [key for key in every if re.search(r"cheat|lie[sd]?$|bluff|caught", key)]
