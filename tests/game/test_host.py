"""What the teacher may do in a game: skip, autoplay, overrule, end."""

from __future__ import annotations

from typing import Any

import pytest

from quizbs.game.commands import Autoplay, Overrule, Skip
from tests.support.game_story import WALL, Story, asks, true_or_false

LEAF = asks("What makes a leaf green?", "chlorophyll", "carotene", "water")
ROOT = asks("What do roots take up?", "water", "light", "sugar")
MOSS = true_or_false("Moss has roots.", right=False)
DAY = 86_400.0


def game(preset: str = "cheater", names: str = "ann bob cem", **options: Any) -> Story:
    return Story(names, preset, **options).deal(
        ann="AS KH 9S 5D",
        bob="2C 3D",
        cem="4D 4H",
        dan="6C 6D",
        pile="8C",
        questions={"KH": LEAF, "9S": MOSS, "AS": ROOT},
    )


def answering(preset: str = "cheater", **options: Any) -> Story:
    story = game(preset, **options).plays("ann", "KH").calls("bob").turned()
    return story if story.game.phase == "answering" else story.asks("bob", "KH", "ann")


# --- skip


def test_skip_does_what_the_clock_would_do() -> None:
    game().skips().turn("bob", "2").holds(ann="KH 9S 5D").sees(WALL, {"claim": {"autoplay": True}})
    game().plays("ann", "KH").calls("bob").stamped().skips().phase("choosing").skips().turn("bob", "2")
    answering("alone").skips().phase("discard").skips().phase("explaining").skips().turn("bob", "2")
    Story("ann bob cem", "bs").deal(ann="AS", bob="2C 3D", cem="4D 4H").plays("ann", "AS").skips().wins("ann")


def test_skip_works_without_any_clock() -> None:
    story = game(turn_time=0, choose_time=0, reveal_time=0).no_clock().skips().calls("bob").skips().no_clock().skips()
    story.phase("choosing").no_clock().skips().turn("bob", "2")


def test_skip_during_the_call_window_plays_at_once() -> None:
    story = Story("ann bob cem", "alone", first_lap_clock=True).deal(ann="AS KH", bob="2C", cem="4D 4H")
    story.plays("ann", "AS").waits(1).skips().phase("last").clock(10)
    story.refuses("closed", lambda s: s.calls("cem", claim=1))


def test_late_skip_has_no_effect() -> None:
    story = game()
    step = story.game.clock.step
    story.plays("ann", "KH").refuses("closed", lambda s: s.does(Skip(step))).refuses(
        "closed", lambda s: s.does(Skip(99))
    )


# --- autoplay


def test_autoplay_seat_plays_soon() -> None:
    story = game().autoplays("bob").tells("autoplay").plays("ann", "AS").clock(5, of=2).waits(5)
    story.turn("cem", "3").holds(bob="3D").sees(WALL, {"claim": {"seat": 2, "autoplay": True}})
    story.sees(WALL, {"seats": [{"autoplay": False}, {"autoplay": True, "next": False}, {"autoplay": False}]})


def test_autoplay_may_begin_in_the_middle_of_a_turn() -> None:
    game().waits(5).autoplays("ann").clock(2).waits(2).turn("bob", "2")
    game(turn_time=0).autoplays("ann").clock(2).waits(2).turn("bob", "2")


def test_late_autoplay_gets_no_more_time() -> None:
    game().waits(29).autoplays("ann").clock(1, of=30).waits(1).turn("bob", "2")


def test_player_back_during_turn_has_whole_clock() -> None:
    game().autoplays("ann").waits(1).autoplays("ann", on=False).clock(30).plays("ann", "AS")
    game(turn_time=0).autoplays("ann").waits(1).autoplays("ann", on=False).no_clock().waits(DAY).turn("ann", "A")
    story = game("alone").autoplays("ann").waits(1).autoplays("ann", on=False).no_clock()  # in the first lap
    story.sees("ann", {"you": {"can": {"play": {"turn": 1}}}})


def test_returning_player_has_whole_time_for_the_current_step() -> None:
    story = answering().waits(10).autoplays("ann").autoplays("ann", on=False).clock(20, of=30)
    assert story.left() == 30
    answering(answer_time=0).autoplays("ann").clock(2).autoplays("ann", on=False).no_clock()
    story = game().plays("ann", "KH").calls("bob").turned().autoplays("bob").clock(2)
    story.autoplays("bob", on=False).clock(20).asks("bob", "KH", "ann")
    story = answering("alone").answers("ann", "water").phase("discard").autoplays("bob").clock(2)
    story.autoplays("bob", on=False).clock(10).waits(10).phase("explaining")


def test_repeated_return_gives_no_more_time() -> None:
    story = answering().waits(25)
    for _ in range(3):
        story.autoplays("ann", why="away").waits(1).autoplays("ann", on=False, why="away").waits(9)
    assert story.left() == 1
    story.waits(1).phase("explaining")
    story = game().plays("ann", "KH").calls("bob").turned()
    story.autoplays("bob").autoplays("bob", on=False).waits(19)
    story.autoplays("bob").autoplays("bob", on=False).clock(1, of=20)


def test_return_does_not_change_others_answer_time() -> None:
    story = answering(answer_along=True).waits(25).autoplays("ann").autoplays("ann", on=False).clock(5, of=30)
    story.waits(6).phase("answering").clock(0, of=30).answers("ann", "water").phase("explaining")


def test_autoplay_of_another_seat_does_not_change_the_clock() -> None:
    game().waits(10).autoplays("cem").clock(20, of=30).autoplays("cem", on=False).clock(20, of=30)
    answering().waits(10).autoplays("bob").clock(20, of=30)


def test_autoplay_neither_calls_nor_believes() -> None:
    story = game().autoplays("cem").plays("ann", "KH").sees(WALL, {"claim": {"voters": 1}}).may("cem")
    story.refuses("not_now", lambda s: s.calls("cem")).refuses("not_now", lambda s: s.believes("cem"))
    story.believes("bob").tells("laid", "stood").sees(WALL, {"wait": 0})


def test_claim_is_settled_when_last_undecided_seat_gets_autoplay() -> None:
    story = game().plays("ann", "KH").believes("bob").autoplays("cem").tells("laid", "autoplay", "stood")
    story = Story("ann bob cem", "alone", last_window=0).deal(ann="KS", bob="2C 3D", cem="4D 4H").plays("ann", "KS")
    story.believes("cem").autoplays("bob").wins("ann")


def test_last_card_wins_soon_if_all_others_have_autoplay() -> None:
    for last_window in (0, 10):
        story = Story("ann bob", "alone", last_window=last_window).deal(ann="AS", bob="2C 3D").autoplays("bob")
        story.plays("ann", "AS").clock(2).waits(2).wins("ann")
    story = Story("ann bob", "alone", last_window=0).deal(ann="AS", bob="2C 3D").plays("ann", "AS").no_clock()
    story.autoplays("bob").wins("ann")


def test_explanation_does_not_wait_for_autoplay() -> None:
    story = answering(explain_time=0).answers("ann", "water").autoplays("cem").ready("ann").phase("explaining")
    story.ready("bob").turn("bob", "2")
    story = answering(explain_time=0).answers("ann", "water").ready("ann bob").no_clock().autoplays("cem")
    story.turn("bob", "2")


def test_table_of_autoplay_seats_continues_without_clocks() -> None:
    times = "turn_time last_window choose_time answer_time discard_time explain_time"
    limits: dict[str, Any] = dict.fromkeys(times.split(), 0)
    story = answering(**limits).no_clock().autoplays("bob").autoplays("cem").no_clock()
    story.autoplays("ann").clock(2).waits(2).phase("explaining").clock(2).waits(2).turn("bob", "2").waits(60)
    assert story.game.turn.number > 5


def test_unlimited_reveal_ends_soon_if_all_seats_have_autoplay() -> None:
    story = game(reveal_time=0).plays("ann", "KH").calls("bob").stamped().no_clock()
    story.autoplays("ann").autoplays("bob").no_clock().autoplays("cem").clock(2).waits(2).turn("bob", "2")


def test_autoplay_can_begin_during_a_pause() -> None:
    story = game().waits(10).pauses().waits(100).autoplays("ann").clock(2).waits(100).resumes().clock(2).waits(2)
    story.turn("bob", "2")
    story = game().plays("ann", "KH").believes("bob").pauses().waits(50).autoplays("cem").tells("autoplay", "stood")
    story.waits(50).resumes().clock(30).sees(WALL, {"wait": 0})


def test_only_present_players_can_be_asked() -> None:
    story = game(names="ann bob cem dan").autoplays("cem").plays("ann", "AS").calls("bob").turned()
    story.sees(WALL, {"choosing": {"answerers": [2, 4]}}).refuses("not_yours", lambda s: s.asks("ann", "AS", "cem"))
    story = game(names="ann bob cem dan", ask_whom="least_asked", ask_wrong="must").autoplays("bob")
    story.plays("ann", "AS").calls("dan").turned().sees(WALL, {"question": {"answerer": 3}})
    story = game().plays("ann", "AS").calls("bob").autoplays("bob").autoplays("cem").turned()
    story.sees(WALL, {"question": None}).turn("bob", "2")  # there is no person who could be asked


def test_autoplay_declines_an_optional_question() -> None:
    story = game().plays("ann", "KH").calls("bob").autoplays("bob").turned().clock(2).waits(2)
    story.turn("bob", "2").tells("declined", "took")


def test_autoplay_is_refused_for_unknown_seat_or_if_unchanged() -> None:
    story = game().refuses("not_yours", lambda s: s.does(Autoplay(9, on=True)))
    story.refuses("closed", lambda s: s.autoplays("ann", on=False)).autoplays("ann")
    story.refuses("closed", lambda s: s.autoplays("ann"))


# --- the teacher judges


def test_overruling_to_right_returns_half_of_the_pile() -> None:
    story = answering("alone").answers("ann", "water").holds(ann="AS 9S 5D 8C KH").overrules(right=True)
    story.holds(ann="AS 9S 5D KH").pile(0, gone=1).tells("answered", "took", "overruled").phase("discard")
    story.sees(WALL, {"question": {"result": {"right": True, "overruled": True}}, "settled": {"takes": 1, "leaves": 1}})
    assert (story.game.tally[1].asked, story.game.tally[1].right, story.game.tally[1].picked_up) == (1, 1, 1)
    story.refuses("closed", lambda s: s.overrules(right=True)).discards("bob", "2C").overrules(right=False)
    story.holds(ann="AS 9S 5D 8C KH", bob="3D").pile(0, gone=1)
    assert (story.game.tally[1].right, story.game.tally[1].picked_up) == (0, 2)


def test_overruling_to_wrong_gives_the_player_the_whole_pile() -> None:
    story = answering("alone").answers("ann", "chlorophyll").holds(ann="AS 9S 5D KH").pile(0, gone=1)
    old = {card: story.game.deck.ids[card] for card in story.game.deck.hands[1]}
    story.overrules(right=False).holds(ann="AS 9S 5D 8C KH").pile(0).sees(WALL, {"settled": {"takes": 2, "leaves": 0}})
    assert {card: story.game.deck.ids[card] for card in old} == old
    assert max(story.game.deck.ids.values()) not in old.values()


def test_missing_answer_can_be_overruled_to_right() -> None:
    story = answering("alone").waits(30).refuses("closed", lambda s: s.overrules(right=False)).overrules(right=True)
    story.holds(ann="AS 9S 5D KH").pile(0, gone=1)


def test_overruling_without_stakes_changes_only_the_count() -> None:
    story = answering().answers("ann", "water").overrules(right=True).holds(ann="AS 9S 5D 8C KH").pile(0)
    assert story.game.tally[1].right == 1
    story.ready("ann bob").refuses("closed", lambda s: s.does(Overrule(9, right=False))).ready("cem")
    story.refuses("closed", lambda s: s.overrules(right=True))


def test_overruling_of_a_third_player_moves_no_cards() -> None:
    story = game("alone", ask_whom="anyone").plays("ann", "AS").calls("cem").turned().asks("ann", "AS", "bob")
    story.sees(WALL, {"question": {"stakes": None}}).answers("bob", "light").holds(cem="4D 4H 8C AS")
    story.overrules(right=True).holds(cem="4D 4H 8C AS").pile(0)
    assert story.game.tally[2].right == 1


def test_overruling_before_an_answer_is_refused() -> None:
    game().refuses("closed", lambda s: s.overrules(right=True))
    answering().refuses("closed", lambda s: s.overrules(right=True))


def test_overruling_during_a_pause_moves_cards() -> None:
    answering("alone").answers("ann", "water").pauses().overrules(right=True).pile(0, gone=1).resumes().phase("discard")


# --- the end


def test_early_end_ranks_seats_by_fewest_cards() -> None:
    story = Story("ann bob cem").deal(ann="AS KH 9S", bob="2C", cem="4D 4H").ends()
    story.places(bob=1, cem=2, ann=3).tells("dealt", "ended").sees(WALL, {"winner": None})
    story.sees(
        WALL, {"places": [{"seat": 2, "place": 1, "cards": 1}, {"seat": 3, "cards": 2}, {"seat": 1, "cards": 3}]}
    )


def test_answers_do_not_change_places() -> None:
    story = Story("ann bob cem").deal(ann="KH AS", bob="2C 3D", cem="4D 4H", questions={"KH": LEAF})
    story.plays("ann", "KH").calls("bob").turned().asks("bob", "KH", "ann").answers("ann", "chlorophyll").ends()
    story.places(ann=1, bob=1, cem=1).sees(WALL, {"places": [{"right": 1, "asked": 1}, {"asked": 0}, {"asked": 0}]})


def test_picked_up_cards_do_not_change_places() -> None:
    story = Story("ann bob cem").deal(ann="KH AS", bob="2C 3D", cem="4D 4H")
    story.plays("ann", "KH").calls("bob").turned().turn("bob", "2").ends().places(ann=1, bob=1, cem=1)


def test_end_during_challenge_denies_caught_cheat_the_win() -> None:
    for steps in (0, 1, 2):
        story = Story("ann bob cem").deal(ann="KH", bob="2C 3D 5D", cem="4D 4H", pile="8C 8D", questions={"KH": LEAF})
        story.plays("ann", "KH").calls("bob")
        if steps > 0:
            story.turned().phase("choosing")
        if steps > 1:
            story.asks("bob", "KH", "ann")
        story.ends().places(cem=1, bob=2, ann=2).pile(0).holds(ann="8C 8D KH").sees(WALL, {"winner": None})


def test_early_end_during_wrong_call_of_last_card_has_a_winner() -> None:
    story = Story("ann bob cem").deal(ann="AS", bob="2C 3D 5D", cem="4D 4H", questions={"AS": LEAF}).plays("ann", "AS")
    story.calls("bob").ends().wins("ann").holds(bob="2C 3D 5D AS").places(ann=1, cem=2, bob=3)
    story = Story("ann bob cem").deal(ann="AS", bob="2C 3D 5D", cem="4D 4H", questions={"AS": LEAF}).plays("ann", "AS")
    story.calls("bob").turned().asks("ann", "AS", "cem").answers("cem", "water").ends().wins("ann")


@pytest.mark.parametrize(("preset", "card", "winner"), [("bs", "KS", 1), ("bs", "AS", 1), ("cheater", "AS", 1)])
def test_end_during_call_window_counts_last_card_as_uncalled(preset: str, card: str, winner: int) -> None:
    story = Story("ann bob cem", preset).deal(ann=card, bob="2C 3D", cem="4D 4H").plays("ann", card).ends()
    assert story.game.winner == winner
    assert story.game.places[0].seat == winner


def test_early_end_judges_an_open_last_card_by_its_truth() -> None:
    story = Story("ann bob cem").deal(ann="KS", bob="2C", cem="4D 4H", pile="8C").plays("ann", "KS").ends()
    story.holds(ann="8C KS").places(bob=1, cem=2, ann=2)
    story = (
        Story("ann bob cem").deal(ann="KS", bob="2C", cem="4D 4H").plays("ann", "KS").stands().phase("turning").ends()
    )
    story.holds(ann="KS").sees(WALL, {"winner": None})
    story = (
        Story("ann bob cem").deal(ann="AS", bob="2C", cem="4D 4H").plays("ann", "AS").stands().phase("turning").ends()
    )
    story.wins("ann")


def test_end_of_game_during_question_shows_no_answer() -> None:
    story = answering().ends().sees(WALL, {"question": {"result": None}, "phase": "over"})
    assert story.game.tally.get(1, None) is None or story.game.tally[1].asked == 0


def test_early_end_is_possible_during_a_pause() -> None:
    game().pauses().ends().phase("over").sees(WALL, {"paused": False})


def test_overruling_before_the_next_play_redistributes_the_pile() -> None:
    story = answering("alone").answers("ann", "water").discards("bob", "2C").explained().phase("turn")
    story.overrules(right=True).holds(ann="AS 9S 5D KH").sees(WALL, {"settled": {"takes": 1, "leaves": 1}})
    story.overrules(right=False).holds(ann="AS 9S 5D 8C KH")


def test_overruling_after_the_next_play_changes_counts_only() -> None:
    story = answering("alone").answers("ann", "water").discards("bob", "2C").explained().plays("bob", "3D")
    before = story.view(WALL)
    story.overrules(right=True)
    assert story.view(WALL) == before
    assert (story.game.tally[1].asked, story.game.tally[1].right) == (1, 1)
    story.refuses("closed", lambda s: s.overrules(right=True)).ends()
    for right in (False, True):
        story.does(Overrule(1, right=right))
        assert [place.right for place in story.game.places if place.seat == 1] == [int(right)]
