"""Which seats a game waits for, asks and counts while some are absent."""

from __future__ import annotations

from typing import Any

import pytest

from quizbs.game.accommodation import Accommodation
from quizbs.game.commands import TakeHand
from quizbs.game.log import Tally
from quizbs.game.presence import awaited_seats
from tests.support.game_story import WALL, Story, asks

LEAF = asks("What makes a leaf green?", "chlorophyll", "carotene", "water", "light", explanation="It takes in red.")
ROOT = asks("What do roots take up?", "water", "light", "sugar")
NOBODY = Tally()


def caught(names: str = "ann bob cem dan", preset: str = "classroom", **options: Any) -> Story:
    """Return a game in which Bob has called Ann's cheat, and the cards are turning."""
    story = Story(names, preset, **({"hunter": False, "first_lap_clock": True} | options))
    story.deal(ann="KH AS 9D", bob="2C 3D 6D", cem="4D 4H 6H", dan="5D 5H 6S", pile="8C", questions={"KH": LEAF})
    return story.plays("ann", "KH").calls("bob").phase("turning")


def asked(**options: Any) -> Story:
    """Return a game in which Ann is asked, and the others may answer along."""
    return caught(**options).turned().phase("answering")


def counts(story: Story, name: str) -> tuple[int, int, int, int]:
    """Return the counts of a player: asked with cards at stake, right of these, answered along, silent."""
    tally = story.game.tally.get(story.names[name], NOBODY)
    return tally.asked, tally.right, tally.along, tally.silent


def waits_for(story: Story) -> set[str]:
    """Return the names of the players whom the game waits for."""
    return {name for name, seat in story.names.items() if seat in awaited_seats(story.game)}


# --- who is waited for


def test_guest_never_delays_a_table() -> None:
    story = asked().guest("eva")
    assert waits_for(story) == {"ann", "bob", "cem", "dan"}
    story.answers("ann", "water").answers("bob", "water").answers("cem", "water").answers("dan", "water").phase(
        "explaining"
    )
    story.ready("ann bob cem").phase("explaining").ready("dan").turn("bob", "2")


def test_absent_guest_is_not_awaited_and_answers_on_return() -> None:
    story = (
        asked()
        .guest("eva")
        .autoplays("eva", why="away")
        .may("eva")
        .refuses("not_now", lambda s: s.answers("eva", "water"))
    )
    story.tells("asked")  # the server doesn't play for a guest, so the log has no line about a bot
    story.autoplays("eva", on=False, why="away").may("eva", "along").answers("eva", "chlorophyll")
    story.refuses("not_yours", lambda s: s.autoplays("eva")).guest("eva", on=False).guest("eva").may("eva")
    story = asked().guest("eva").autoplays("eva", why="away").guest("eva", on=False)
    assert story.game.autoplay == frozenset()
    assert story.game.why == {}


def test_guests_have_time_to_answer_when_all_players_are_bots() -> None:
    story = Story("ann bob cem", "classroom", hunter=False, first_lap_clock=True)
    story.deal(ann="KH AS 9D", bob="2C 3D", cem="4D 4H", bots="ann bob cem", questions={"KH": LEAF})
    story.guest("dan").guest("eva").plays("ann", "KH").calls("bob").turned().answers("ann", "water")
    assert waits_for(story) == {"dan", "eva"}
    story.phase("answering").clock(30).answers("dan", "water").autoplays("eva", why="away").phase("explaining")
    story = Story("ann bob", "classroom", hunter=False, answer_time=0)
    story.deal(ann="KH AS 9D", bob="2C 3D", bots="ann bob", questions={"KH": LEAF})
    story.guest("eva").plays("ann", "KH").calls("bob").turned().answers("ann", "water").phase("explaining")


@pytest.mark.parametrize("who", ["ann", "bob", "cem", "dan"])
def test_unclocked_table_does_not_wait_for_absent(who: str) -> None:
    none = dict.fromkeys(("answer_time", "explain_time", "turn_time", "choose_time", "discard_time"), 0)
    story = asked(**none).guest("eva").no_clock()
    for name in story.names:
        if name not in (who, "eva"):
            story.answers(name, "water")
    story.phase("answering").autoplays(who, why="away").phase("explaining")
    story.ready(" ".join(name for name in ("ann", "bob", "cem", "dan") if name != who)).phase("turn")


def test_awaited_seats_are_known_at_every_step() -> None:
    story = Story("ann bob cem", "classroom", ask_whom="anyone", first_lap_clock=True)
    story.deal(ann="AS KH", bob="2C 3D", cem="4D 4H", pile="8C", questions={"AS": LEAF, "KH": ROOT})
    assert waits_for(story) == {"ann"}
    story.plays("ann", "AS")
    assert waits_for(story) == {"bob"}
    story.calls("bob")
    assert waits_for(story) == set()
    story.turned().phase("choosing")
    assert waits_for(story) == {"ann"}
    story.asks("ann", "AS", "cem").answers("bob", "water")
    assert waits_for(story) == {"ann", "cem"}
    story.autoplays("cem", why="away")
    assert waits_for(story) == {"ann"}
    story.answers("ann", "chlorophyll").phase("explaining")
    assert waits_for(story) == {"ann", "bob"}
    story.ready("ann bob").plays("bob", "2C").stands()
    story.waits(2).turn("ann", "4")  # the server has played for cem
    story.waits(3).plays("ann", "KH").phase("last").believes("bob").phase("over")
    assert waits_for(story) == set()


# --- who is asked


def test_absent_seat_is_not_asked() -> None:
    story = caught().autoplays("ann", why="away").turned().phase("answering")
    story.sees(WALL, {"question": {"asker": 2, "answerer": 3, "stakes": None}}).may("cem", "answer").may("dan", "along")
    story = caught(ask_caught="may").autoplays("ann", why="away").turned().phase("choosing")
    story.sees(WALL, {"choosing": {"answerers": [3], "stakes": None}}).autoplays("cem", why="away")
    story.asks("bob", "KH", "cem").sees(WALL, {"question": {"answerer": 4}})  # it has gone since it was proposed


def test_person_is_asked_before_bot() -> None:
    story = Story("ann bob cem dan", "classroom", hunter=False, first_lap_clock=True)
    story.deal(ann="KH AS", bob="2C 3D", cem="4D 4H", dan="5D 5H", bots="cem", questions={"KH": LEAF})
    story.plays("ann", "KH").calls("bob").autoplays("ann", why="away").turned()
    story.sees(WALL, {"question": {"answerer": 4}})
    story = Story("ann bob cem", "classroom", hunter=False, first_lap_clock=True)
    story.deal(ann="KH AS", bob="2C 3D", cem="4D 4H", bots="cem", questions={"KH": LEAF})
    story.plays("ann", "KH").calls("bob").autoplays("ann", why="away").turned()
    story.sees(WALL, {"question": {"answerer": 3}})


def test_nothing_is_asked_if_only_asker_is_present() -> None:
    story = caught("ann bob").autoplays("ann", why="away").turned().turn("bob", "2").holds(ann="AS 9D 8C KH")
    story = caught("ann bob", "cheater").turned().phase("choosing").autoplays("ann", why="away")
    story.asks("bob", "KH", "ann").turn("bob", "2").tells("declined", "took")
    assert story.game.questions.asked == ()


# --- what counts


def test_silence_of_a_present_seat_is_counted() -> None:
    story = asked().guest("eva").answers("bob", "chlorophyll").answers("cem", "water").waits(30).phase("explaining")
    assert [counts(story, name) for name in ("ann", "bob", "cem", "dan")] == [
        (1, 0, 0, 0),
        (0, 0, 1, 0),
        (0, 0, 1, 0),
        (0, 0, 0, 1),
    ]
    assert counts(story, "eva") == (0, 0, 0, 0)  # a guest who joined during the question
    assert [place.silent for place in story.ends().game.places if place.seat == 4] == [1]


def test_guest_present_from_start_counts_like_others() -> None:
    story = caught().guest("eva").guest("fay").turned().answers("eva", "chlorophyll").waits(30)
    assert (counts(story, "eva"), counts(story, "fay")) == ((0, 0, 1, 0), (0, 0, 0, 1))
    story = caught().guest("eva").turned().answers("ann", "water")
    story.answers("bob", "water").answers("cem", "water").answers("dan", "water").phase("explaining")
    assert counts(story, "eva") == (0, 0, 0, 0)  # this guest had less time than the others


@pytest.mark.parametrize("how", ["gone", "back too late", "skipped", "ended", "another owner"])
def test_excused_silence_is_not_counted(how: str) -> None:
    for name in ("ann", "cem"):
        story = asked().waits(10)
        match how:
            case "gone":
                story.autoplays(name, why="away").waits(20)
            case "back too late" if name == "cem":
                story.autoplays(name, why="away").waits(5).autoplays(name, on=False, why="away").waits(15)
            case "skipped":
                story.skips()
            case "ended":
                story.ends()
            case "another owner" if name == "cem":
                story.does(TakeHand(3, since=story.now)).waits(20)
            case _:
                continue
        assert counts(story, name) == (0, 0, 0, 0)
        assert story.game.phase in ("explaining", "over")


def test_excused_silence_costs_as_much_as_a_missing_answer() -> None:
    asked().autoplays("ann", why="away").waits(30).holds(ann="AS 9D 8C KH")
    story = asked(answer_along=False).skips().holds(ann="AS 9D 8C KH")
    assert counts(story, "ann") == (0, 0, 0, 0)
    story = asked(answer_along=False).waits(30)
    assert counts(story, "ann") == (1, 0, 0, 0)


def test_overruled_answer_of_absent_phone_counts() -> None:
    story = asked().autoplays("ann", why="away").waits(30).overrules(right=True)
    assert counts(story, "ann") == (1, 1, 0, 0)
    story.overrules(right=False)
    assert counts(story, "ann") == (1, 0, 0, 0)


def test_silence_of_seat_with_extra_time_counts_after_that_time() -> None:
    story = asked()
    story.accommodations("ann", time=2).accommodations("cem", time=2).waits(45).answers("bob", "water").answers(
        "ann", "water"
    )
    assert [counts(story, name)[3] for name in ("bob", "cem", "dan")] == [0, 0, 1]
    story.answers("cem", "chlorophyll")
    assert counts(story, "cem") == (0, 0, 1, 0)
    story = asked(answer_time=0).answers("bob", "water").skips()
    assert [counts(story, name) for name in ("ann", "cem")] == [(0, 0, 0, 0)] * 2


def test_silence_on_a_repeated_question_is_not_counted() -> None:
    story = Story("ann bob cem", "classroom", hunter=False, first_lap_clock=True)
    story.opens(bank=(LEAF,), seen={LEAF.id: (1, 2, 3)}, accommodations={1: Accommodation()})
    while story.game.phase != "answering":
        story.calls("bob") if story.game.turn.claim and story.game.phase == "turn" else story.skips()
    story.runs_out()
    assert {tally.silent + tally.asked + tally.along for tally in story.game.tally.values()} == {0}


# --- who has a place


def test_mostly_autoplayed_seat_has_no_place() -> None:
    story = Story("ann bob cem", "bs", turn_time=30).deal(ann="AS 4S KH", bob="2C 5C 6C 7C", cem="3H 6H 9H TH JH")
    story.autoplays("ann", why="away").waits(5).plays("bob", "2C").waits(3).plays("cem", "3H").waits(3)
    story.waits(2).ends().places(bob=1, cem=2, ann=0)
    story.sees(WALL, {"winner": None, "places": [{"seat": 2}, {"seat": 3}, {"seat": 1, "place": None, "cards": 1}]})


def test_autoplayed_seat_does_not_win() -> None:
    story = Story("ann bob cem", "bs", turn_time=30).deal(ann="AS 4S", bob="2C 5C 6C 7C", cem="3H 6H 9H TH JH")
    story.autoplays("ann", why="away").waits(5).plays("bob", "2C").waits(3).plays("cem", "3H").waits(3).waits(2)
    story.phase("last").believes("bob cem").phase("over").places(bob=1, cem=2, ann=0).tells("stood", "ended")
    story.sees(WALL, {"winner": None})


def test_half_autoplayed_seat_and_new_player_have_places() -> None:
    story = Story("ann bob", "bs", turn_time=30).deal(ann="AS 3S KH 9S", bob="2C 4C 6C 7C")
    story.autoplays("ann", why="away").waits(5).autoplays("ann", on=False, why="away").plays("bob", "2C").waits(3)
    story.plays("ann", "3S").waits(3).ends().places(ann=1, bob=2)
    story = Story("ann bob", "bs", turn_time=30).deal(ann="AS 3S KH 9S", bob="2C 4C 6C 7C")
    story.autoplays("ann", why="removed").waits(5).does(TakeHand(1, since=story.now))
    story.autoplays("ann", on=False, why="removed").plays("bob", "2C").waits(3).plays("ann", "3S").ends()
    story.places(ann=1, bob=2)


def test_fully_autoplayed_game_has_no_places() -> None:
    story = Story("ann bob", "bs", turn_time=30).deal(ann="AS 3S KH 9S", bob="2C 4C 6C 7C")
    story.autoplays("ann", why="away").autoplays("bob", why="away").waits(10).ends().places(ann=0, bob=0)
