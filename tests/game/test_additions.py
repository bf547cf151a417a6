"""quizbs's additions to the written rules don't change what those say, and one switch turns all of them off."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import asdict, replace

from quizbs.game import NO_GAME, decide, replay
from quizbs.game import commands as c
from quizbs.game.actors import Player
from quizbs.game.betting import may_bet
from quizbs.game.options import PRESETS, Options, additions, as_written
from quizbs.game.presence import awaited_along
from quizbs.game.reacting import reaction_turn
from quizbs.game.state import voters
from quizbs.game.turns import choice_of_cards
from tests.support.game_story import BESIDE, By, asks, by, given

if TYPE_CHECKING:
    from quizbs.game import GameState

SEEDS = ("bs", "cheater", "bottle")  # A, B, C
GAMES = 6  # of each
MOVES = 3000
BANK = tuple(asks(f"Question {number}?", "yes", "no") for number in range(70))


class Course:
    """A random game that records all that happens to cards and players.

    Players, rules and answers along use three separate random generators, so that additions don't change the others.
    """

    def __init__(self, options: Options, seed: int) -> None:
        self.players, self.rules, self.crowd = Random(seed), Random(seed + 1), Random(seed + 2)
        self.game: GameState = NO_GAME
        self.now, self.along, self.beside = 0.0, 0, 0
        self.told: list[Any] = []
        seats = tuple(range(1, 2 + self.players.choice([3, 4, 5])))
        signs = tuple(range(len(seats)))
        self.does(c.Open(options=options, seats=seats, signs=signs, dealer=seats[-1], bank=BANK))
        for _ in range(MOVES):
            if self.game.phase == "over":
                break
            self.besides()
            self.moves(self.game)
        self.told.append(
            [(place.seat, place.place, place.cards, place.right, place.asked) for place in self.game.places]
        )
        self.told.append(self.game.winner)

    def does(self, command: c.Command | By) -> None:
        self.game = replay(decide(self.game, *given(command), self.now, self.rules), self.game)
        game, turn = self.game, self.game.turn
        self.told.append((turn.seat, turn.number, turn.rank, sorted(game.deck.hands.items()), game.deck.pile))

    def besides(self) -> None:
        """Let everybody do what they may besides playing cards: bet, guess, react."""
        for seat in self.game.seats:
            if (turn := may_bet(self.game, seat)) is not None:
                self.crowd_does(seat, c.Bet(turn, self.crowd.random() < 0.5))
            if (turn := reaction_turn(self.game, seat)) is not None:
                self.crowd_does(seat, c.React(turn, seat % 4))

    def crowd_does(self, seat: int, command: c.Command) -> None:
        self.game = replay(decide(self.game, Player(seat), command, self.now, self.crowd), self.game)
        self.beside += 1

    def moves(self, game: GameState) -> None:
        self.now += 30
        match game.phase:
            case "turn":
                self.plays(game)
            case "choosing" if game.turn.offer:
                offer = game.turn.offer
                answerer = self.players.choice(offer.answerers)
                if offer.optional and self.players.random() < 0.2:
                    self.does(by(offer.asker, c.Decline(game.challenges)))
                else:
                    self.does(by(offer.asker, c.Ask(game.challenges, self.players.choice(offer.cards), answerer)))
            case "answering" if game.turn.asking:
                self.answers(game)
            case _:
                self.does(c.Skip(game.clock.step))

    def plays(self, game: GameState) -> None:
        choice = choice_of_cards(game, game.turn.seat)
        count = self.players.randint(choice.least, min(choice.most, max(choice.least, 3)))
        cards = self.players.sample(choice.cards, count)
        ids = tuple(game.deck.ids[card] for card in cards)
        self.does(by(game.turn.seat, c.Play(game.turn.number, ids)))
        claim = self.game.turn.claim
        if claim and claim.open and self.players.random() < 0.4:
            caller = self.players.choice(sorted(voters(self.game, claim.seat)))
            self.told.append(("called", caller, claim.seat, claim.cards))
            self.does(by(caller, c.Call(claim.number)))

    def answers(self, game: GameState) -> None:
        asking = game.turn.asking
        assert asking is not None
        self.told.append(("asked", asking.asker, asking.answerer, asking.question, asking.order))
        for seat in sorted(awaited_along(game)):
            events = decide(
                self.game, Player(seat), c.Answer(asking.number, (self.crowd.randint(0, 1),)), self.now, self.rules
            )
            self.game = replay(events, self.game)
            self.along += 1
        self.does(by(asking.answerer, c.Answer(asking.number, (self.players.randint(0, 1),))))


@pytest.mark.parametrize("preset", SEEDS)
def test_answering_along_and_points_change_no_card_or_turn(preset: str) -> None:
    asked = along = 0
    for seed in range(GAMES):
        added = Course(replace(PRESETS[preset], questions=True), seed)
        written = Course(replace(as_written(PRESETS[preset], preset), questions=True), seed)
        assert added.told == written.told
        assert written.along == 0
        asked, along = asked + len(written.game.questions.asked), along + added.along
    assert asked > 5 * GAMES
    assert along > asked


def test_comparison_detects_a_changed_card() -> None:
    options = replace(PRESETS["cheater"], questions=True)
    told = [Course(replace(options, stakes=stakes), 3).told for stakes in ("none", "half")]
    assert told[0] != told[1]


@pytest.mark.parametrize("preset", ["classroom", "cheater"])
def test_additions_beside_cards_change_no_card_or_turn(preset: str) -> None:
    for seed in range(GAMES):
        beside, alone = (Course(replace(PRESETS[preset], **dict.fromkeys(BESIDE, on)), seed) for on in (True, False))
        assert beside.told == alone.told
        assert beside.beside > 50
        assert alone.beside == 0


@pytest.mark.parametrize("preset", SEEDS)
def test_rules_as_written_exclude_additions_beside_the_cards(preset: str) -> None:
    everything = replace(PRESETS[preset], **dict.fromkeys(BESIDE, True))
    written = as_written(everything, preset)
    assert not any(getattr(written, name) for name in BESIDE)
    assert all(getattr(Options(), name) is False for name in BESIDE), "lessons recorded before had none of it"


@pytest.mark.parametrize("preset", SEEDS)
def test_everybody_answers_by_default_in_presets_with_questions(preset: str) -> None:
    assert PRESETS[preset].answer_along
    assert PRESETS[preset].points
    written = as_written(replace(PRESETS[preset], questions=True, deck="9"), preset)
    assert not written.answer_along
    assert not written.points
    assert written.questions == (preset == "cheater")  # A and C have none
    assert written.deck == "9"  # a choice of the teacher, not an addition


def test_rules_as_written_equal_the_classroom_preset() -> None:
    assert additions("classroom") == ()
    assert as_written(PRESETS["classroom"], "classroom") == PRESETS["classroom"]


def test_every_addition_is_an_option() -> None:
    assert {name for preset in PRESETS for name in additions(preset)} <= set(asdict(Options()))
