"""The projector's atmosphere: who is ready, looping animations, sounds, verdicts, and how long these stay."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser import sample_questions as q
from tests.browser.built_views import game, seen_by_wall
from tests.browser.faults import Sheet, hold, show
from tests.browser.sample_names import CLASS, FIVE
from tests.browser.states import PHONE
from tests.browser.states import WALL as STATES
from tests.browser.states_wall import answered, learning, lobby
from tests.tools.catalogue import served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.support.game_story import Story

# Counts the AudioContexts that the page makes, and the voices that begin to sound.
LOUDSPEAKER = """
window.sound = { made: 0, voices: 0 };
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor() { super(); window.sound.made++; } };
for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
  const start = prototype.start;
  prototype.start = function (when) { window.sound.voices++; start.call(this, when); };
}
"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(keep=True) as found:
        yield found


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Sheet]:
    with browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="no-preference") as context:
        yield Sheet(context, clock=True)


@pytest.fixture
def wall(sheet: Sheet) -> Iterator[Page]:
    """Yield a projector with animations and a clock that the test moves."""
    sheet.page.emulate_media(reduced_motion="no-preference")
    with sheet.uncomplaining() as page:
        yield page


@pytest.fixture
def loud_wall(browser: Browser) -> Iterator[Page]:
    """Yield a projector on a page of its own, which counts the sounds that it plays."""
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
    show(wall, address, name)
    hold(wall)
    return wall


def send(wall: Page, view: dict[str, Any], version: int = 8) -> None:
    """Send the wall a newer view."""
    view = deepcopy(view)
    view["version"][0] = version
    wall.evaluate("view => window.catalogue.on.view(view)", view)


def voices(wall: Page) -> int:
    """Return how many voices have begun to sound since the last call."""
    wall.clock.run_for(200)
    count: int = wall.evaluate("() => { const { voices } = sound; sound.voices = 0; return voices; }")
    return count


def touch(wall: Page) -> None:
    """Make the first click, which enables sound, and wait until the sounds are loaded."""
    with wall.expect_response("**/player*.js") as part:
        wall.locator(".wall").click(position={"x": 5, "y": 5})
    wall.evaluate("(address) => import(address)", part.value.url)


def test_lobby_counts_ready_and_marks_others(wall: Page, address: str) -> None:
    opened(wall, address, "lobby-class")
    expect(wall.get_by_role("heading", level=1)).to_have_text("24 of 31 ready")
    part = "bar => bar.firstElementChild.getBoundingClientRect().width / bar.getBoundingClientRect().width"
    assert wall.locator(".lobby-bar").evaluate(part) == pytest.approx(23 / 31, abs=0.05)
    names = wall.get_by_role("list", name="Who’s here").get_by_role("listitem")
    assert sum(name.endswith("…") for name in names.all_inner_texts()) == 7
    expect(names.filter(has_text="Bob…")).to_have_count(1)


def test_bot_is_always_ready(wall: Page, address: str) -> None:
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
def test_lobby_moments_depend_on_the_options_of_the_lesson(
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


def test_gold_frame_changes_moment_every_six_seconds(wall: Page, address: str) -> None:
    opened(wall, address, "lobby-five")
    assert wall.evaluate(TIMES) == [[6000 * at, 24_000] for at in range(4)]
    send(wall, lobby(CLASS[:4], questions=False))
    assert wall.evaluate(TIMES) == [[6000 * at, 18_000] for at in range(3)]


def test_lobby_moments_are_not_animated_with_reduced_motion(wall: Page, address: str) -> None:
    wall.emulate_media(reduced_motion="reduce")
    opened(wall, address, "lobby-five")
    assert wall.evaluate(TIMES) == [None] * 4
    frames = "each => each.map((one) => getComputedStyle(one, '::after').opacity)"
    assert wall.locator(".moment").evaluate_all(frames) == ["0"] * 4


# By pairs of views: which sounds begin, and after how many seconds.
SOUNDS = """async (pairs) => {
  const modules = ["sound/sounds", "motion/direct", "motion/timeline"].map((name) => import(`/alone/wall/${name}.js`));
  const [{ soundsOf }, { direct }, { cues, follow }] = await Promise.all(modules);
  const at = ({ games }) => games.find(({ ahead }) => ahead)?.ahead.since ?? 30_000;
  return pairs.map(([before, after]) => {
    const story = before && follow(null, before, at(before), direct, false);
    const { tracks } = follow(story, after, at(after), direct, false);
    const fresh = tracks.filter(({ id }) => !story?.tracks.some((track) => track.id === id));
    const shown = fresh.flatMap((track) => cues(track, at(after)));
    return [...soundsOf(before, after).map(([name]) => [name, 0]),
      ...shown.map(({ cue: [name], after }) => [name, after / 1_000])];
  });
}"""
CALLED = [["shout", 0.12], ["ooh", 0.42], ["roll", 0.9], ["flip", 1.6], ["flip", 1.68], ["flip", 1.76]]
TURNED = [["flip", 2.6], ["flip", 3.47], ["flip", 4.34], ["roll", 4.34]]
CAUGHT = [["stamp:lie", 0], ["whoosh", 0.98]]
CHANGES: list[tuple[str, str, list[list[Any]]]] = [
    ("lobby-two", "lobby-five", [["join", 0]]),
    ("lobby-five", "lobby-two", []),
    ("turn-claim", "turning-none", CALLED + TURNED),
    ("turn-claim", "turning-shown", [["ooh", 0.42], ["roll", 0.9], ["flip", 1.6], ["flip", 2.6], ["roll", 2.6]]),
    ("turning-none", "turning-some", []),
    ("turning-some", "turning-all", []),
    ("turning-all", "reveal-caught", CAUGHT),
    ("turning-some", "reveal-true", [["stamp:truth", 0], ["whoosh", 0.98]]),
    ("turn-claim", "reveal-shown", [["stamp:lie", 0], ["whoosh", 0.98]]),
    ("turn-claim", "choosing", CAUGHT),
    ("reveal-caught", "choosing", []),
    ("reveal-caught", "reveal-caught", []),
    ("question", "answer-right", [["right", 0.5]]),
    ("question", "answer-wrong", [["wrong", 0.5]]),
    ("answer-wrong", "answer-overruled", [["right", 0]]),
    ("answer-right", "turn-claim", [["slap", 0]]),
    ("turn-quiet", "turn-claim", []),
    ("podium", "podium-rematch", [["blip", 0]]),
    ("virtues", "virtues-rematch", [["blip", 0]]),
    ("podium-rematch", "podium", []),
]


def test_change_of_the_view_plays_its_sounds_once(wall: Page, address: str) -> None:
    opened(wall, address, "lobby-two")
    pairs = [[STATES[before], STATES[after]] for before, after, _ in CHANGES]
    found = wall.evaluate(SOUNDS, pairs)
    rounded = [[[name, round(after, 2)] for name, after in sounds] for sounds in found]
    assert dict(zip([change[:2] for change in CHANGES], rounded, strict=True)) == {
        (before, after): sounds for before, after, sounds in CHANGES
    }
    assert wall.evaluate(SOUNDS, [[STATES[after], STATES[after]] for _, after, _ in CHANGES]) == [[]] * len(CHANGES)
    first = [[None, STATES[after]] for _, after, _ in CHANGES if not after.startswith("turning")]
    assert wall.evaluate(SOUNDS, first) == [[]] * len(first)


def test_truth_and_lie_sound_alike_until_the_stamp(wall: Page, address: str) -> None:
    opened(wall, address, "lobby-two")
    lie, truth = (deepcopy(STATES["turning-none"]) for _ in "12")
    for view, honest in ((lie, False), (truth, True)):
        view["games"][0]["ahead"] |= {"honest": honest, "loser": view["game"]["seats"][int(honest)]["seat"]}
    first, second = wall.evaluate(SOUNDS, [[STATES["turn-claim"], view] for view in (lie, truth)])
    assert first == second != []


def test_music_plays_in_the_lobby_and_while_cards_are_laid(wall: Page, address: str) -> None:
    opened(wall, address, "lobby-two")
    found = wall.evaluate(
        """async (views) => {
        const { trackOf } = await import("/alone/wall/sound/sounds.js");
        return views.map(trackOf);
    }""",
        [STATES[name] for name in ("lobby-two", "turn-claim", "last-card", "turning-none", "question", "podium")],
    )
    assert found == ["groove", "groove", "heartbeat", "", "bed", ""]


def test_no_sound_before_first_click_or_for_first_view(loud_wall: Page, address: str) -> None:
    opened(loud_wall, address, "reveal-caught")
    fetched: list[str] = []
    loud_wall.on("request", lambda request: fetched.append(request.url))
    send(loud_wall, STATES["answer-right"])
    loud_wall.clock.run_for(5000)
    assert loud_wall.evaluate("() => sound") == {"made": 0, "voices": 0}
    assert fetched == []
    touch(loud_wall)
    loud_wall.locator(".wall").click(position={"x": 5, "y": 5})
    assert loud_wall.evaluate("() => sound.made") == 1
    assert voices(loud_wall) == 0
    send(loud_wall, STATES["answer-wrong"], version=9)
    assert voices(loud_wall) > 0


SIGHT = """(seen) => {
  Object.defineProperty(document, "visibilityState", { value: seen, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_hidden_wall_plays_no_sound_then_or_later(loud_wall: Page, address: str) -> None:
    opened(loud_wall, address, "turn-claim")
    touch(loud_wall)
    loud_wall.get_by_role("button", name="Music").click()  # off, since the music of a claim would be counted
    voices(loud_wall)
    loud_wall.evaluate(SIGHT, "hidden")
    send(loud_wall, STATES["turning-none"])
    loud_wall.clock.run_for(3_200)
    assert voices(loud_wall) == 0  # in 70 ms the second card turns
    expect(loud_wall.locator("main:not(.ghost) .turned.is-turning")).to_have_count(1)  # but the card is drawn turning
    loud_wall.evaluate(SIGHT, "visible")
    assert voices(loud_wall) in (1, 2)  # only the sounds of the second card


def test_pause_stops_the_reveal_of_an_answer(wall: Page, address: str) -> None:
    opened(wall, address, "question")
    send(wall, STATES["answer-right"])
    wall.clock.run_for(2_000)
    paused = deepcopy(STATES["answer-right"])
    paused["game"]["paused"] = paused["games"][0]["view"]["paused"] = True
    send(wall, paused, version=9)
    wall.clock.run_for(60_000)
    expect(wall.locator(".question-lit")).to_have_count(1)
    send(wall, STATES["answer-right"], version=10)
    wall.clock.run_for(1_500)
    expect(wall.locator(".question-lit")).to_have_count(1)
    wall.clock.run_for(200)
    expect(wall.locator(".question-reason")).to_be_visible()


def test_mute_and_music_switches_are_each_remembered(loud_wall: Page, address: str) -> None:
    opened(loud_wall, address, "lobby-two")
    mute = loud_wall.get_by_role("button", name="Mute")
    music = loud_wall.get_by_role("button", name="Music")
    expect(mute).to_have_attribute("aria-pressed", "false")
    expect(music).to_have_attribute("aria-pressed", "true")
    with loud_wall.expect_response("**/player*.js"):
        music.click()
    loud_wall.keyboard.press("m")
    expect(mute).to_have_attribute("aria-pressed", "true")
    send(loud_wall, STATES["lobby-five"])
    assert voices(loud_wall) == 0
    loud_wall.reload()
    expect(mute).to_have_attribute("aria-pressed", "true")
    expect(music).to_have_attribute("aria-pressed", "false")
    with loud_wall.expect_response("**/player*.js") as part:
        mute.click()
    loud_wall.evaluate("(address) => import(address)", part.value.url)
    assert voices(loud_wall) == 0
    send(loud_wall, STATES["lobby-five"])
    assert voices(loud_wall) == 2  # the two notes for a student who joins
    music.click()
    assert voices(loud_wall) > 2


def test_mute_works_without_storage(loud_wall: Page, address: str) -> None:
    blocked = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })"
    loud_wall.add_init_script(blocked)
    opened(loud_wall, address, "lobby-two")
    mute = loud_wall.get_by_role("button", name="Mute")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    send(loud_wall, STATES["lobby-five"])
    assert voices(loud_wall) == 0


SAID = """async () => {
    const { VERDICTS: verdicts, varied } = await import("/alone/words/verdicts.js");
    const said = {};
    for (const kind of Object.keys(verdicts))
      said[kind] = Array.from({ length: 12 }, (_, n) => varied(kind, n, "Doubt it!", "Ann"));
    const every = Object.values(said).flat();
    const own = every.flatMap((word) => Array.from({ length: 12 }, (_, n) =>
        Object.keys(verdicts).map((kind) => [word, varied(kind, n, word.toUpperCase() + "!", "Ann")]))).flat();
    return { said, same: own.filter(([word, line]) => word === line) };
}"""


def test_verdicts_are_varied_kind_and_without_the_call_word(wall: Page, address: str) -> None:
    opened(wall, address, "turn-quiet")
    found = wall.evaluate(SAID)
    ways = dict.fromkeys(("caught", "honest", "right", "wrong"), 4) | {"rightQuietly": 3}
    assert {kind: len(set(lines)) for kind, lines in found["said"].items()} == ways
    assert found["same"] == []
    unkind = re.compile(r"\b(liar|lied|cheater|busted|loser|fail|wrong|stupid|shame|ha)\b", re.IGNORECASE)
    assert not [line for lines in found["said"].values() for line in lines if unkind.search(line)]


def test_verdict_text_depends_on_the_challenge_alone(wall: Page, address: str) -> None:
    stamps = []
    for number in (1, 1, 2):
        opened(wall, address, "turn-quiet")
        send(wall, seen_by_wall(challenges(number)))
        stamps.append(wall.locator(".stamp-words").inner_text())
    assert stamps[0] == stamps[1] != stamps[2]


def challenges(number: int, cards: str = "JS") -> Story:
    """Return a game in which Bob is caught; with ``number`` 2, Cem is then called with ``cards``."""
    story = game(FIVE, hunter=False).begins("Bob", "7", {"Bob": "7S 7D KH 2S", "Cem": "8S 8H JS 2H"})
    story.plays("Bob", "7S 7D KH").calls("Ann").stamped()
    return story if number == 1 else story.turned().plays("Cem", cards).calls("Ann").stamped()


def test_card_starts_turning_before_its_face_and_pauses(wall: Page, address: str) -> None:
    opened(wall, address, "turn-claim")
    first, *_ = STATES["turning-none"]["games"][0]["ahead"]["faces"]  # when the faces are seen, in ms from now
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
    expect(begun).to_have_count(1)  # the card stays half turned
    expect(begun.locator(".turned-back")).to_have_css("animation-play-state", "paused")
    *_, third = STATES["turning-some"]["games"][0]["ahead"]["faces"]
    send(wall, STATES["turning-some"], version=10)
    wall.clock.run_for(third - 840)
    expect(begun).to_have_count(0)
    wall.clock.run_for(20)
    expect(begun).to_have_count(1)  # the last card is first lifted


def test_result_line_is_shown_for_eight_seconds(wall: Page, address: str) -> None:
    opened(wall, address, "question")
    story = answered(q.GAS, q.GASES[1])
    send(wall, seen_by_wall(story))
    wall.clock.run_for(3000)
    send(wall, seen_by_wall(story.explained()), version=9)
    expect(wall.get_by_role("heading", name="Cem plays eights")).to_be_visible()
    calm = wall.locator(".decided")
    expect(calm).to_have_text(re.compile("got it! .*Bob.* picks up 4 instead of 9"))
    wall.clock.run_for(4900)
    expect(calm).to_be_visible()
    wall.clock.run_for(200)
    expect(calm).to_have_count(0)


def test_next_claim_replaces_the_result_line(wall: Page, address: str) -> None:
    opened(wall, address, "question")
    story = answered(q.GAS, q.GASES[1])
    send(wall, seen_by_wall(story))
    send(wall, seen_by_wall(story.explained()), version=9)
    expect(wall.locator(".decided")).to_be_visible()
    send(wall, seen_by_wall(story.lays("Cem", 3)), version=10)
    expect(wall.get_by_role("heading", name="Cem says 3 eights")).to_be_visible()
    expect(wall.locator(".claim-happened")).to_have_count(0)


def test_result_line_time_is_counted_from_the_stamp(wall: Page, address: str) -> None:
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


OWN_OR_SHOWN = {"trick", "lies", "bets", "bet", "lie", "show_lie"}


def test_no_view_has_a_count_of_cheats_of_a_named_student() -> None:
    """No view has data from which the number of a seat's cheats could be computed.

    Only the mirror has, after a game, for its player alone. Other fields that speak of lies are harmless: a lie of
    *Trick the class* is a sentence, the number of bets on a lie names nobody, and the lie that nobody saw is only on
    its player's phone until that player shows it.
    """

    def keys(node: Any) -> set[str]:
        if isinstance(node, dict):
            known = {name: each for name, each in node.items() if name not in OWN_OR_SHOWN}
            return set(known) | set().union(*(keys(each) for each in known.values()), set())
        return set().union(*(keys(each) for each in node), set()) if isinstance(node, list) else set()

    alone = [{**view, "you": {**view.get("you", {}), "mirror": None}} for view in PHONE.values()]
    every = set().union(*(keys(view) for view in (*STATES.values(), *alone)))
    assert "places" in every
    assert not [key for key in every if re.search(r"cheat|lie[sd]?$|bluff|caught", key)]
