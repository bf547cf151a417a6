"""Detective remembers its own cards in the pile and all cards it has seen, and plans to end with a true card."""

import random
from collections import Counter
from typing import Any

import pytest

from quizbs.bots.counter import Counter as CounterBot
from quizbs.bots.detective import Detective
from quizbs.bots.memory import Memory
from quizbs.bots.sprout import Sprout
from quizbs.bots.way_out import best_way_out, ways_out
from quizbs.game import commands as c
from tests.benchmarks.bot_strength import wins
from tests.benchmarks.chance_player import opening
from tests.bots.arena import Arena, Unfinished
from tests.bots.tables import BELIEVE_OR_CALL, claim, commands, play, view


def dealt(pile: int = 2) -> dict[str, Any]:
    return {"n": 1, "what": "dealt", "cards": 3, "pile": pile, "starter": 3}


def laid(n: int, seat: int, rank: str, count: int) -> dict[str, Any]:
    return {"n": n, "what": "laid", "seat": seat, "rank": rank, "count": count, "autoplay": False, "last": False}


def stamped(n: int, claimant: int, rank: str) -> dict[str, Any]:
    return {"n": n, "what": "stamped", "claimant": claimant, "count": 1, "rank": rank, "honest": False}


def challenge(*faces: str) -> dict[str, Any]:
    return {"honest": False, "cards": [{"face": face, "true": False} for face in faces]}


def took(n: int, seat: int, cards: int, left: int = 0) -> dict[str, Any]:
    return {"n": n, "what": "took", "seat": seat, "cards": cards, "left": left}


def seen(hand: tuple[str, ...], *log: dict[str, Any], **game: Any) -> Any:
    return view({}, hand, log=list(log), **game)["game"]


def remembering(*tables: Any) -> Memory:
    memory = Memory()
    for game in tables:
        memory.observe(game)
    return memory


STORY = [dealt(), laid(2, 3, "A", 1), laid(3, 4, "2", 1)]
BEFORE = seen(("7H", "7S", "KD"), STORY[0])
HIDDEN = seen(("7H", "7S"), STORY[0], STORY[1])  # it laid its king as an ace


def test_detective_remembers_where_its_own_cards_are() -> None:
    memory = remembering(BEFORE, HIDDEN, seen(("7H", "7S"), *STORY))
    assert memory.pile == ["", "", "K", ""]
    assert memory.known(1) == Counter("K")


def test_detective_remembers_pickups_and_discards_that_it_saw() -> None:
    shown = [*STORY, stamped(4, 4, "2")]
    after = [*shown, took(5, 4, 2, left=2)]
    memory = remembering(
        BEFORE, HIDDEN, seen(("7H", "7S"), *shown, challenge=challenge("9C")), seen(("7H", "7S"), *after)
    )
    assert memory.pile == []
    assert memory.holds == {4: Counter("K9")}  # the top half: its own king, and the card that was turned
    memory.observe(seen(("7H", "7S"), *after, laid(6, 4, "9", 1)))
    assert memory.backed == 1
    assert memory.holds[4] == Counter("K")


def test_detective_forgets_a_card_that_it_discarded() -> None:
    gone = {"n": 4, "what": "discarded", "seat": 3}
    memory = remembering(BEFORE, HIDDEN, seen(("7H",), *STORY, gone))
    assert memory.gone == Counter("7")


def test_missed_log_lines_clear_the_memory_of_detective() -> None:
    memory = remembering(BEFORE, HIDDEN, seen(("7H", "7S"), laid(9, 1, "5", 2), pile=5))
    assert memory.pile == [""] * 5
    assert memory.known(2) == Counter()


def test_detective_calls_if_it_knows_the_cards_to_be_elsewhere() -> None:
    """Two nines are in its own hand, and it has played one. A claim of two nines cannot be true."""
    bot = Detective(random.Random(1))
    hand = ("9H", "9S", "KD")
    bot.observe({"game": seen((*hand, "9D"), STORY[0])})
    bot.observe({"game": seen(hand, STORY[0], STORY[1])})
    doubted = view(BELIEVE_OR_CALL, hand, log=[*STORY[:2], laid(3, 4, "9", 2)], claim=claim("9", 2, 4))
    move = bot.move(doubted)
    assert move is not None
    assert move.command == c.Call(8)
    trusting = Detective(random.Random(1))
    trusting.observe({"game": BEFORE})
    shown = [dealt(), laid(2, 4, "A", 1), stamped(3, 4, "A")]
    trusting.observe({"game": seen(("7H", "7S", "KD"), *shown, challenge=challenge("9C"))})
    log = [*shown, took(4, 4, 3), laid(5, 4, "9", 1)]
    few = [{"seat": seat, "cards": 1} for seat in (1, 2, 3, 4)]
    trusted = trusting.move(view(BELIEVE_OR_CALL, log=log, claim=claim("9", 1, 4), seats=few))
    assert trusted is not None
    assert trusted.command == c.Believe(8)


@pytest.mark.parametrize(
    ("hand", "due", "last", "lies"),
    [
        ("7", "7", 0, 0),
        ("A5", "A5", 1, 0),
        ("9A5", "2A5", 2, 1),  # the nine goes as a two
        ("AA5", "A25", 2, 1),  # one ace is held back, to be laid as a two
    ],
)
def test_plan_ends_with_true_cards(hand: str, due: str, last: int, lies: int) -> None:
    way = best_way_out(Counter(hand), due, 4)
    assert way is not None
    assert (way.last, way.lies) == (last, lies)


def test_detective_has_no_plan_without_a_card_for_the_last_turn() -> None:
    assert best_way_out(Counter("A9"), "A5", 4) is None


def test_plan_plays_at_least_one_card_a_turn() -> None:
    for way in ways_out(Counter("AA5K"), "A2345678", 4):
        assert way.spare >= 0
        assert way.surplus <= 2 * way.lies


def test_detective_saves_last_card_for_its_true_turn() -> None:
    # Its turns ask for 2, 6, 10, ace …: the six will be true next time, so the king goes now.
    two = view({"play": play("2", [1, 2])}, ("6H", "KD"), own_rank="2")
    assert set(commands(Detective, two)) == {c.Play(12, (2,))}


def test_detective_saves_a_true_card_for_a_later_cheat() -> None:
    # Ace now, then 5, 9, king: with two aces and a nine, one ace fills the turn of the five.
    held = view({"play": play("A", [1, 2, 3])}, ("AH", "AS", "9D"), own_rank="A")
    assert set(commands(Detective, held)) == {c.Play(12, (1,))}


def test_detective_adds_a_false_card_if_little_is_at_stake() -> None:
    hand = ("7H", "8S", "9S", "TD", "JD", "KD")
    small = commands(Detective, view({"play": play("7", [1, 2, 3, 4, 5, 6])}, hand, pile=2))
    large = commands(Detective, view({"play": play("7", [1, 2, 3, 4, 5, 6])}, hand, pile=20))
    assert {len(command.cards) for command in small} == {2}
    assert {command.cards for command in large} == {(1,)}


@pytest.mark.thorough
def test_stronger_bot_clearly_beats_three_weaker_ones() -> None:
    """A few games of the measurement in ``tests.benchmarks.bot_strength``; 25 % would be fair."""
    assert wins(CounterBot, Sprout, 120, "classroom") > 0.35
    assert wins(Detective, Sprout, 120, "classroom") > 0.45
    assert wins(Detective, CounterBot, 160, "classroom") > 0.33


@pytest.mark.parametrize("preset", ["bs", "bottle", "cheater", "classroom"])
def test_all_bots_play_every_preset_to_its_end(preset: str) -> None:
    chance = random.Random(4)
    for number in range(3):
        bots = {1: Detective(chance), 2: CounterBot(chance, 0.2), 3: Sprout(chance), 4: Detective(chance, 0.1)}
        game = Arena(opening(preset, 4, number), bots, chance).play()
        assert game.phase == "over"
        assert len(game.places) == 4


def test_too_long_game_is_abandoned() -> None:
    chance = random.Random(4)
    bots = {seat: Sprout(chance) for seat in (1, 2, 3)}
    with pytest.raises(Unfinished):
        Arena(opening("classroom", 3, 0), bots, chance).play(longest=20)
