"""While an explanation is shown: who reads it, who may already play, and guesses about that play."""

from __future__ import annotations

from typing import Any

from quizbs.game import NO_GAME, replay
from quizbs.game.accommodation import Accommodation
from quizbs.game.commands import Bet, Pass
from quizbs.game.events import Explained, TurnCame
from tests.support.game_story import WALL, Story, asks, by

SHORT = asks("What makes a leaf green?", "chlorophyll", "water", explanation="It takes in red light.")
LONG = asks("Why is the sky blue?", "scattering", "water", explanation="Short waves are scattered more. " * 2)


def explained(question: Any = SHORT, **options: Any) -> Story:
    """Return a game in which Ann was caught and has answered; Bob plays twos next."""
    story = Story("ann bob cem", "alone", **options)
    story.deal(ann="KH AS", bob="2C 3D 5D", cem="4D 4H 7C", questions={"KH": question})
    return story.plays("ann", "KH").calls("bob").turned().answers("ann", "water").discards("bob", "5D")


def test_next_player_may_play_after_reading_time_of_the_answer() -> None:
    story = explained().phase("explaining").may("bob", "play", "ready").sees(WALL, {"wait": 4000})
    story.waits(3.9).refuses("too_early", lambda s: s.plays("bob", "2C"), left=101).waits(0.1)
    story.plays("bob", "2C").turn("cem", "3").sees(WALL, {"claim": {"count": 1, "rank": "2"}, "question": None})
    assert isinstance(story.log[-2], TurnCame)


def test_long_explanation_has_a_longer_reading_time() -> None:
    story = explained(LONG).waits(4).refuses("too_early", lambda s: s.plays("bob", "2C"))
    story.waits(1.4).plays("bob", "2C").turn("cem", "3")


def test_only_next_player_plays_during_explanation() -> None:
    explained().waits(5).may("cem", "ready").refuses("not_your_turn", lambda s: s.plays("cem", "4D"))


def test_passing_is_allowed_during_explanation() -> None:
    story = explained(passing=True).waits(5)
    story.does(by(2, Pass(story.game.turn.number))).turn("cem", "3")


def test_explanation_clock_runs_during_discard() -> None:
    story = Story("ann bob cem", "alone").deal(ann="KH AS", bob="2C 3D 5D", cem="4D 4H 7C", questions={"KH": SHORT})
    story.plays("ann", "KH").calls("bob").turned().answers("ann", "water").phase("discard").may("bob", "discard")
    story.ready("ann cem").may("ann").waits(3).discards("bob", "5D").phase("explaining").sees(WALL, {"wait": 1000})
    story.ready("bob").turn("bob", "2")


def test_hunter_who_must_discard_cannot_end_the_explanation() -> None:
    story = Story("ann bob cem", "alone").deal(ann="KH AS", bob="2C 3D 5D", cem="4D 4H 7C", questions={"KH": SHORT})
    story.plays("ann", "KH").calls("bob").turned().answers("ann", "water")
    story.refuses("closed", lambda s: s.ready("bob"))


def test_next_play_waits_for_a_late_answerer() -> None:
    story = Story("ann bob cem", "classroom").deal(
        ann="KH AS",
        bob="2C 3D 5D",
        cem="4D 4H 7C",
        questions={"KH": SHORT},
        accommodations={"cem": Accommodation(time=2)},
    )
    story.plays("ann", "KH").calls("bob").turned().answers("bob", "water").answers("ann", "water").waits(30).phase(
        "discard"
    )
    story.discards("bob", "5D").phase("explaining").may("bob", "ready").waits(5)
    story.refuses("closed", lambda s: s.plays("bob", "2C")).answers("cem", "water").waits(3.1).plays("bob", "2C")


def test_play_is_refused_after_a_true_last_card() -> None:
    story = Story("ann bob cem", "alone").deal(ann="AS", bob="2C 3D", cem="4D 4H", questions={"AS": SHORT})
    story.plays("ann", "AS").calls("bob").turned().answers("bob", "water").phase("explaining").may("bob", "ready")
    story.waits(5).refuses("closed", lambda s: s.plays("bob", "2C")).waits(3).wins("ann")


def test_next_play_can_be_guessed_during_explanation() -> None:
    story = Story("ann bob cem", "classroom", guesses=True).deal(
        ann="KH AS", bob="2C 3D 5D", cem="4D 4H 7C", questions={"KH": SHORT}
    )
    story.plays("ann", "KH").calls("bob").turned()
    story.answers("bob", "water").answers("cem", "water").answers("ann", "water").discards("bob", "5D")
    story.may("cem", "bet", "ready").may("bob", "play", "ready")
    story.does(by(3, Bet(story.game.turn.number, lie=True))).sees("cem", {"you": {"bet": {"lie": True, "right": None}}})
    story.waits(4).plays("bob", "3D").calls("ann").turned()
    assert story.game.tally[3].saw == 1


def test_old_stored_game_allows_no_play_during_explanation() -> None:
    story = explained()
    events = [Explained(event.at, event.closes_at) if isinstance(event, Explained) else event for event in story.log]
    game = replay(events, NO_GAME)
    assert game.phase == "explaining"
    assert not game.clock.early
