"""Random games with all presets and options and two to twelve seats: checks what must always be true.

The quick profile takes some seconds; ``QUIZBS_THOROUGH=1`` asks for the large one.
"""

from __future__ import annotations

import logging
import os
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec.structs import replace

from quizbs.game import NO_GAME, Command, Event, GameState, Refused, decide, due, replay, view_for
from quizbs.game import commands as c
from quizbs.game.accommodation import Accommodation
from quizbs.game.actors import Away, Clock, Host, Session
from quizbs.game.clocks import AUTOPLAY_SECONDS
from quizbs.game.log import Tally
from quizbs.game.options import PRESETS, TIMES, deck_for
from quizbs.game.presence import awaited_seats
from quizbs.game.turn_counts import autoplayed
from tests.game.disguise import disguised
from tests.game.players import not_offered, offered
from tests.support.game_story import CODEC, PAUSES, By, asks, by, given, true_or_false, typed

if TYPE_CHECKING:
    from quizbs.quiz.question import Question

THOROUGH = bool(os.environ.get("QUIZBS_THOROUGH"))
EXAMPLES, STEPS = (300, 40) if THOROUGH else (25, 15)

BANK: tuple[Question, ...] = (
    *(asks(f"choice {number}?", "right", "wrong", "neither", time=number or None) for number in range(12)),
    *(asks(f"multi {number}?", "this", "not this", "and this", right=(0, 2)) for number in range(4)),
    *(typed(f"typed {number}?", "ACCEPT", str(number)) for number in range(8)),
    *(true_or_false(f"true {number}?", right=number % 2 == 0) for number in range(4)),
    *(asks(f"pinned {card}?", cards=(card,)) for card in ("AS", "2H", "KD", "KD")),
)
OPTIONS: dict[str, st.SearchStrategy[Any]] = {
    "deck": st.sampled_from(["5", "5", "7", "9", "J", "K", "fit"]),
    "decks": st.integers(0, 3),
    "remainder": st.sampled_from(["pile", "dealt"]),
    "starter": st.sampled_from(["left_of_dealer", "bottle", "rotates"]),
    "opening": st.sampled_from(["hidden_aces", "open_card"]),
    "direction": st.sampled_from(["clockwise", "counterclockwise"]),
    "step": st.sampled_from([1, 1, 1, 2, 12]),
    "wrap": st.sampled_from([True, True, False]),
    "truth": st.sampled_from(["free", "must"]),
    "truth_count": st.sampled_from(["any", "all"]),
    "first_bluff": st.sampled_from(["any", "one"]),
    "most_cards": st.sampled_from([1, 2, 4, 13]),
    "overclaim": st.booleans(),
    "passing": st.booleans(),
    "answer_along": st.sampled_from([True, True, False]),
    "call_tokens": st.sampled_from([0, 0, 1, 3]),
    "calls_in_row": st.sampled_from([0, 0, 1, 2]),
    "quiet": st.booleans(),
    "callers": st.sampled_from(["anyone", "next"]),
    "last_card": st.sampled_from(["survive", "honest"]),
    "questions": st.sampled_from([True, True, False]),
    "ask_caught": st.sampled_from(["none", "may", "must"]),
    "ask_wrong": st.sampled_from(["none", "may", "must"]),
    "ask_whom": st.sampled_from(["accuser", "least_asked", "anyone"]),
    "ask_which": st.sampled_from(["challenged", "false_only"]),
    "stakes": st.sampled_from(["none", "half"]),
    "odd_card": st.sampled_from(["taken", "gone"]),
    "hunter": st.booleans(),
    "short_show": st.booleans(),
    "first_lap_clock": st.booleans(),
    **{name: st.sampled_from([0, 1, 5]) for name in TIMES},
}
SEEDS = st.integers(0, 2**32)
WEIGHTS: dict[type, float] = {c.Play: 5, c.Believe: 1, c.Call: 0.6, c.Pass: 3, c.Bet: 0.05, c.React: 0.02}
GUESTS = (91, 92)
EASES = st.builds(
    Accommodation, time=st.sampled_from([0.0, 1.0, 1.5, 2.0, 10.0]), may_pass=st.booleans(), fewer=st.booleans()
)
CHANCE = Random(1)  # where its outcome does not matter
AFTER_A_CALL = {
    "choosing": (c.Ask, c.Decline),
    "answering": (c.Answer, c.Answer),
    "discard": (c.Discard,),
    "explaining": (c.Ready,),
}
STEPS_OF_A_TURN = 60  # all 52 cards of a claim may turn one by one
LOOKERS = 4 if THOROUGH else 2  # how many seats' views are checked after each step


class AnyGame(RuleBasedStateMachine):
    """A state machine of one game, with everything that may happen to it."""

    steps: ClassVar[Counter[str]] = Counter()

    def __init__(self) -> None:
        super().__init__()
        self.game: GameState = NO_GAME
        self.log: list[Event] = []
        self.now = 1000.0
        self.cards: Counter[str] = Counter()
        self.held: dict[str, tuple[int, int]] = {}  # card: its seat and its hand id
        self.ids: set[int] = set()

    @initialize(
        preset=st.sampled_from(sorted(PRESETS)),
        seats=st.integers(2, 12),
        changed=st.fixed_dictionaries({}, optional=OPTIONS),
        bank=st.integers(0, len(BANK)),
        seed=SEEDS,
        moves=st.integers(0, 30),
        accommodations=st.dictionaries(st.integers(11, 22), EASES, max_size=3),
        bots=st.sets(st.integers(11, 22), max_size=2),
    )
    def deal(
        self,
        preset: str,
        seats: int,
        changed: dict[str, Any],
        bank: int,
        seed: int,
        moves: int,
        accommodations: dict[int, Accommodation],
        bots: set[int],
    ) -> None:
        options = replace(PRESETS[preset], fewest_seats=2, **changed)
        try:
            deck_for(options, seats)
        except Refused as refused:
            good = refused.more.get("good")
            options = replace(options, deck=good[0] if isinstance(good, list) else "K")
            if refused.code == "need_decks" or seats > 8:
                options = replace(options, decks=0)
            try:
                deck_for(options, seats)
            except Refused:
                options = replace(options, deck="fit")
        places = tuple(range(11, 11 + seats))
        opening = c.Open(
            options=options,
            seats=places,
            signs=tuple(seat % 8 for seat in places),
            dealer=places[seed % seats],
            round=seed % 7 + 1,
            bank=tuple({question.id: question for question in BANK[:bank]}.values()),
            accommodations={seat: accommodation for seat, accommodation in accommodations.items() if seat in places},
            bots=tuple(sorted(bots.intersection(places))),
        )
        self.game = replay(CODEC.read(CODEC.write(decide(self.game, *given(opening), self.now, Random(seed)))))
        self.log = CODEC.read(CODEC.write(decide(NO_GAME, *given(opening), self.now, Random(seed))))
        self.cards = Counter(self.everywhere())
        self.check()
        self.all_play(seed, moves)

    # --- what may happen

    def act(self, command: Command | By, seed: int = 0, *, look: bool = True) -> bool:
        """Carry out a command with the random ``seed``; return whether it was accepted. A refusal changes nothing.

        ``look``: whether to check afterwards all that must always be true.
        """
        before = msgspec.json.encode(self.game)
        try:
            events = decide(self.game, *given(command), self.now, Random(seed))
        except Refused:
            AnyGame.steps["refused"] += 1
            return False
        finally:
            assert msgspec.json.encode(self.game) == before, f"{command} changed the table itself"
        stored = CODEC.read(CODEC.write(events))
        after = replay(stored, self.game)
        assert msgspec.json.encode(self.game) == before, f"the events of {command} changed the table itself"
        self.nothing_counts_for_who_is_not_here(self.game, after, command)
        self.game = after
        self.log += stored
        AnyGame.steps[type(given(command).command).__name__] += 1
        if look:
            self.check()
        return True

    def all_play(self, seed: int, moves: int) -> None:
        """Let seats make ``moves`` random moves that their views offer."""
        chance = Random(seed)
        for _ in range(moves):
            if not self.running():
                return
            if self.game.phase in ("discard", "explaining") and chance.random() < 0.1:
                self.act(c.Overrule(len(self.game.questions.asked), chance.random() < 0.7))
            able = [move for seat in self.everybody() for move in self.moves(seat, chance)]
            if not able:
                clock = self.game.clock
                soon = [at for at in (clock.free_at, clock.closes_at) if at is not None and at > self.now]
                self.now = min(soon, default=self.now)
                command = due(self.game, self.now)
                assert soon or command or self.game.phase == "reveal", "nobody can go on, and no clock will"
                if command or not soon:
                    skip = by(Clock(), command) if command else c.Skip(self.game.clock.step)
                    assert self.act(skip, chance.randrange(2**32))
                continue
            move = chance.choices(able, [WEIGHTS.get(type(move.command), 5) for move in able])[0]
            assert self.act(move, chance.randrange(2**32)), f"{move} was offered"

    def by_a_seat(self, kind: type | tuple[type, ...], seed: int) -> None:
        """Let a random seat give a command of this ``kind``, if a seat may."""
        chance = Random(seed)
        moves = [
            move for seat in self.everybody() for move in self.moves(seat, chance) if isinstance(move.command, kind)
        ]
        if moves:
            assert self.act(chance.choice(moves), seed)

    def everybody(self) -> tuple[int, ...]:
        return (*self.game.seats, *sorted(self.game.guests))

    def moves(self, seat: int, chance: Random) -> list[By]:
        view = view_for(self.game, seat, self.now)
        assert view is not None
        return offered(view, chance)

    def going_on(self) -> bool:
        return self.game.phase not in ("", "over")

    def running(self) -> bool:
        return self.going_on() and self.game.clock.paused_at is None

    @precondition(running)
    @rule(seed=SEEDS, moves=st.integers(1, 12))
    def play_on(self, seed: int, moves: int) -> None:
        self.all_play(seed, moves)

    @precondition(lambda self: self.running() and self.game.phase == "turn")
    @rule(seed=SEEDS, honest=st.booleans())
    def play(self, seed: int, honest: bool) -> None:
        self.now = max(self.now, self.game.clock.free_at)
        seat = self.game.turn.seat
        view = view_for(self.game, seat, self.now)
        assert view is not None
        play = view["you"]["can"]["play"]
        faces = {card["id"]: card["face"] for card in view["you"]["hand"]}
        true = [card for card in play["cards"] if faces[card][0] == view["rank"]][: play["most"]]
        if honest and len(true) >= play["least"]:
            assert self.act(by(seat, c.Play(play["turn"], tuple(true))))
        else:
            self.by_a_seat(c.Play, seed)

    @precondition(lambda self: self.running() and self.game.phase == "turn")
    @rule(seed=SEEDS)
    def pass_turn(self, seed: int) -> None:
        self.now = max(self.now, self.game.clock.free_at)
        self.by_a_seat(c.Pass, seed)

    @precondition(lambda self: self.running() and self.game.turn.claim is not None and self.game.turn.claim.open)
    @rule(seed=SEEDS, kind=st.sampled_from([c.Call, c.Believe]))
    def call_or_believe(self, seed: int, kind: type) -> None:
        self.by_a_seat(kind, seed)

    @precondition(lambda self: self.running() and self.game.phase in AFTER_A_CALL)
    @rule(seed=SEEDS)
    def after_a_call(self, seed: int) -> None:
        self.by_a_seat(AFTER_A_CALL[self.game.phase], seed)

    @precondition(going_on)
    @rule(seconds=st.sampled_from([0.5, 1.0, 3.0, 4.0, 31.0, 700.0]), seed=SEEDS)
    def wait(self, seconds: float, seed: int) -> None:
        until = self.now + seconds
        for _ in range(2000):
            closes = self.game.clock.closes_at
            if closes is None or closes > until or self.game.clock.paused_at is not None:
                break
            self.now = max(self.now, closes)
            command = due(self.game, self.now)
            assert command is not None
            step = self.game.clock.step
            assert self.act(command, seed), "what is due was refused"
            later = self.game.phase == "turning" and (self.game.clock.closes_at or 0) > closes
            assert later or self.game.clock.step > step, "what was due is due again"
        self.now = until

    @precondition(running)
    @rule(seed=SEEDS)
    def skip(self, seed: int) -> None:
        assert self.act(c.Skip(self.game.clock.step), seed)

    @precondition(going_on)
    @rule(guest=st.sampled_from(GUESTS))
    def guest(self, guest: int) -> None:
        assert self.act(c.Guest(guest, on=guest not in self.game.guests))

    @precondition(going_on)
    @rule(seed=SEEDS, accommodation=EASES)
    def accommodate(self, seed: int, accommodation: Accommodation) -> None:
        assert self.act(c.Accommodate(Random(seed).choice(self.everybody()), accommodation))

    @precondition(going_on)
    @rule(seed=SEEDS, bot=st.booleans())
    def somebody_takes_over(self, seed: int, bot: bool) -> None:
        seat = Random(seed).choice(self.game.seats)
        self.now += 0.5
        picked_up = self.game.tally.get(seat, Tally()).picked_up
        assert self.act(c.TakeHand(seat, self.now, bot))
        assert (seat in self.game.bots) == bot
        if self.going_on() and self.game.phase != "explaining":
            assert self.game.tally[seat] == Tally(picked_up=picked_up)
        assert not self.act(c.TakeHand(seat, self.now, bot))

    @precondition(lambda self: self.going_on() and self.game.questions.bank)
    @rule(seed=SEEDS)
    def the_class_was_asked(self, seed: int) -> None:
        chance = Random(seed)
        question = chance.choice([*self.game.questions.bank, *self.game.questions.asked[-1:]])
        seats = tuple(chance.sample(self.everybody(), chance.randint(1, len(self.everybody()))))
        new = set(seats) - self.game.questions.seen.get(question, frozenset())
        assert self.act(c.RecordSeenAnswer(question, seats)) == bool(new)
        assert self.game.questions.seen[question] >= set(seats)

    @precondition(lambda self: self.going_on() and self.game.questions.bank)
    @rule(seed=SEEDS)
    def somebody_has_seen_elsewhere(self, seed: int) -> None:
        chance, before = Random(seed), self.game.questions
        seat, question = chance.choice(self.everybody()), chance.choice(list(before.bank))
        new = seat not in before.seen.get(question, ())
        assert self.act(c.RecordAnswersSeenElsewhere({question: (seat,)})) == new
        assert self.game.questions.on_card == before.on_card
        assert seat in self.game.questions.seen[question]

    @precondition(going_on)
    @rule(chosen=st.integers(0, 5), seed=SEEDS, moves=st.integers(0, 12))
    def bell(self, chosen: int, seed: int, moves: int) -> None:
        if chosen:
            return
        rang = self.game.last_turn is not None
        assert self.act(c.LastLap()) != rang
        if self.running():
            self.all_play(seed, moves)

    @precondition(going_on)
    @rule()
    def freeze(self) -> None:
        """Freeze the class, or end the freeze; a pause by the host stays."""
        held = "freeze" in self.game.clock.paused_by
        assert self.act(by(Session(), c.Resume()) if held else by(Session(), c.Pause()))
        assert ("host" in self.game.clock.paused_by) <= (self.game.clock.paused_at is not None)

    @precondition(running)
    @rule(seconds=st.sampled_from([0.0, 9.0]), chosen=st.integers(0, 3), seed=SEEDS)
    def pause(self, seconds: float, chosen: int, seed: int) -> None:
        """Pause for ``seconds``; it stays if ``chosen`` is 0; if 1, autoplay of a seat begins or ends in it."""
        assert self.act(c.Pause())
        self.now += seconds
        if chosen:
            if chosen == 1:
                self.autoplay_seat(seed, on=bool(seed % 2))
            if self.going_on():
                assert self.act(c.Resume())

    @precondition(lambda self: self.going_on() and "host" in self.game.clock.paused_by)
    @rule()
    def resume(self) -> None:
        assert self.act(c.Resume())

    @precondition(going_on)
    @rule(seed=SEEDS, on=st.booleans())
    def autoplay_seat(self, seed: int, on: bool) -> None:
        chosen = [seat for seat in self.game.seats if (seat in self.game.autoplay) != on]
        if chosen and (not on or len(self.game.autoplay) < 2 or not seed % 5):
            who = Away() if on and seed % 2 else Host()
            assert self.act(by(who, c.Autoplay(Random(seed).choice(chosen), on)), seed)

    @precondition(lambda self: self.going_on() and self.game.guests)
    @rule(seed=SEEDS)
    def the_phone_of_a_guest_goes_or_comes_back(self, seed: int) -> None:
        guest = Random(seed).choice(sorted(self.game.guests))
        assert self.act(by(Away(), c.Autoplay(guest, guest not in self.game.autoplay)))
        assert not self.act(c.Autoplay(guest, guest not in self.game.autoplay))

    @precondition(lambda self: self.going_on() and self.game.phase in ("discard", "explaining"))
    @rule(right=st.booleans())
    def overrule(self, right: bool) -> None:
        self.act(c.Overrule(len(self.game.questions.asked), right))

    @precondition(going_on)
    @rule(seconds=st.sampled_from([0.0, 5.0, 90.0]))
    def extend(self, seconds: float) -> None:
        self.now += seconds
        assert self.act(c.Extend(seconds))

    @precondition(going_on)
    @rule(chosen=st.integers(0, 12))
    def end(self, chosen: int) -> None:
        if not chosen:
            assert self.act(c.End())

    @precondition(lambda self: self.game.phase == "over")
    @rule(seed=SEEDS)
    def nothing_happens_any_more(self, seed: int) -> None:
        seat = Random(seed).choice(self.game.seats)
        for command in (c.Pause(), c.Resume(), c.End(), c.Extend(1), c.Autoplay(seat, on=True), by(seat, c.Call(1))):
            assert self.response(self.game, command) == ("over", {})
        assert due(self.game, self.now + 1e9) is None

    # --- what must always be true

    def check(self) -> None:
        """Check after every single command all that must always be true."""
        chance = Random(len(self.log))
        lookers = chance.sample(self.everybody(), min(LOOKERS, len(self.game.seats)))
        self.no_card_is_lost_or_doubled()
        self.a_card_that_comes_back_has_a_new_id()
        for viewer in (None, *lookers):
            self.nobody_can_tell_hidden_things_apart(viewer, chance)
        for seat in lookers:
            self.what_is_offered_is_accepted_and_nothing_else(seat, chance)
        self.the_table_makes_sense()
        self.the_last_lap_has_clocks()
        self.nobody_waits_for_who_is_not_here()

    def everywhere(self) -> list[str]:
        game = self.game
        return [*game.deck.pile, *game.deck.gone, *(card for hand in game.deck.hands.values() for card in hand)]

    def no_card_is_lost_or_doubled(self) -> None:
        assert Counter(self.everywhere()) == self.cards
        held = [card for hand in self.game.deck.hands.values() for card in hand]
        assert set(self.game.deck.ids) == set(held)
        assert len(set(self.game.deck.ids.values())) == len(held)

    def the_log_tells_the_whole_story(self) -> None:
        assert replay(CODEC.read(CODEC.write(self.log))) == self.game

    def a_card_that_comes_back_has_a_new_id(self) -> None:
        held = {card: (seat, self.game.deck.ids[card]) for seat, hand in self.game.deck.hands.items() for card in hand}
        for card, (seat, number) in held.items():
            if card in self.held and self.held[card][0] == seat:
                assert self.held[card][1] == number
            else:
                assert number not in self.ids
        self.held = dict(held.items())
        self.ids |= {number for _, number in held.values()}

    def nobody_can_tell_hidden_things_apart(self, viewer: int | None, chance: Random) -> None:
        other = disguised(self.game, viewer, chance)
        seen = view_for(self.game, viewer, self.now)
        assert seen == view_for(other, viewer, self.now)
        if viewer is None or seen is None:
            return
        wrong = not_offered(self.game, seen, chance)
        for command in [*offered(seen, chance), *chance.sample(wrong, min(5, len(wrong)))]:
            assert self.response(self.game, command) == self.response(other, command)

    def response(self, game: GameState, command: Command | By) -> tuple[str, dict[str, object]]:
        """Return the answer to a phone's command: "done", or the code of a refusal with its details."""
        try:
            decide(game, *given(command), self.now, CHANCE)
        except Refused as refused:
            return refused.code, dict(refused.more)
        return "done", {}

    def what_is_offered_is_accepted_and_nothing_else(self, seat: int, chance: Random) -> None:
        view = view_for(self.game, seat, self.now)
        assert view is not None
        for command in offered(view, chance):
            assert self.response(self.game, command) == ("done", {}), command
        for command in not_offered(self.game, view, chance):
            assert self.response(self.game, command)[0] != "done", command

    def the_table_makes_sense(self) -> None:
        game = self.game
        if not game.phase:
            return
        assert (game.phase == "over") == bool(game.places)
        view = view_for(game, None, self.now)
        assert view is not None
        assert (view["claim"] is not None and view["claim"]["open"]) <= (game.phase in ("turn", "last"))
        if clock := view["clock"]:
            assert clock["left"] >= 0
            assert clock["left"] <= clock["of"] + view["wait"] + 1
        if game.phase == "over":
            places = [place["place"] for place in view["places"]]
            placed = [place for place in places if place is not None]
            assert places == sorted(placed) + [None] * (len(places) - len(placed))
            assert placed[:1] in ([1], [])
            played_by_others = {seat for seat in game.seats if autoplayed(game, seat)}
            assert {place["seat"] for place in view["places"] if place["place"] is None} == played_by_others
            assert game.winner not in played_by_others
            assert sorted(place["seat"] for place in view["places"]) == sorted(game.seats)
        elif game.clock.closes_at is None and game.clock.paused_at is None and game.phase not in ("reveal", "turn"):
            able = [seat for seat in self.everybody() if self.moves(seat, Random(1))]
            assert able, "nobody can go on, and no clock will"

    def the_last_lap_has_clocks(self) -> None:
        """After the bell each step has a deadline, even if it began before the bell or has no limit by the options."""
        game = self.game
        assert game.clock.closes_at is not None or game.last_turn is None or game.phase == "over", "it has no end"

    def after_the_bell_time_alone_ends_the_game(self) -> None:
        """Nobody acts any more: deadlines end the game within the steps of one lap, with and without time limits."""
        game = self.game
        commands: list[Any] = [by(PAUSES[why], c.Resume()) for why in game.clock.paused_by]
        commands += [c.LastLap()] if game.last_turn is None else []
        for command in commands:
            game = replay(decide(game, *given(command), self.now, CHANCE), game)
        now = self.now
        for _ in range(STEPS_OF_A_TURN * (len(game.seats) + 1)):
            if game.phase == "over":
                return
            assert game.clock.closes_at is not None, f"after the bell {game.phase} has no end"
            now = max(now, game.clock.closes_at)
            game = replay(decide(game, Clock(), c.Skip(game.clock.step), now, CHANCE), game)
        raise AssertionError("the last lap does not come to an end")

    def nobody_waits_for_who_is_not_here(self) -> None:
        """If no present seat can end a step, its clock ends it soon; shown cards need no present seat."""
        game = self.game
        assert awaited_seats(game) <= {*game.seats, *game.guests} - game.autoplay
        if game.phase in ("", "over") or game.clock.paused_at is not None or awaited_seats(game):
            return
        if game.phase in (
            "spinning",
            "turning",
            "reveal",
        ):  # these last as long as usual, even with nobody present
            assert game.clock.closes_at is not None or set(game.seats) - game.autoplay
            return
        assert game.clock.closes_at is not None, "a step waits for nobody and has no end"
        left = game.clock.closes_at - max(self.now, game.clock.began_at)
        assert left <= AUTOPLAY_SECONDS + game.options.window, "a step waits longer for nobody"

    def nothing_counts_for_who_is_not_here(self, before: GameState, after: GameState, command: Command | By) -> None:
        if isinstance(given(command).command, c.Overrule | c.TakeHand):  # these restart the step's clock
            return
        for seat in before.autoplay & after.autoplay:
            then, now = before.tally.get(seat, Tally()), after.tally.get(seat, Tally())
            asking = before.turn.asking
            answered = asking is not None and asking.answerer == seat and asking.answered
            assert (now.asked, now.silent) == (then.asked, then.silent) or answered

    def teardown(self) -> None:
        """Check that the log replays, and the game can be ended and ends by itself after the bell or without seats."""
        self.the_log_tells_the_whole_story()
        if not self.going_on():
            return
        self.after_the_bell_time_alone_ends_the_game()
        with_end = replay(decide(self.game, *given(c.End()), self.now, Random(1)), self.game)
        assert with_end.phase == "over"
        leave: list[Any] = [by(PAUSES[why], c.Resume()) for why in self.game.clock.paused_by]
        leave += [c.Guest(guest, on=False) for guest in sorted(self.game.guests)]
        leave += [c.Autoplay(seat, on=True) for seat in set(self.game.seats) - self.game.autoplay]
        for command in leave:
            assert self.act(command) or self.game.phase == "over"
        chance = Random(3)
        for _ in range(400):
            if self.game.phase == "over":
                return
            assert self.game.clock.closes_at is not None, "nobody is left to go on, and no clock runs"
            self.now = max(self.now, self.game.clock.closes_at)
            assert self.act(by(Clock(), c.Skip(self.game.clock.step)), chance.randrange(2**32), look=False)
        assert self.game.options.last_card == "honest", "the game does not come to an end"


def test_random_commands_keep_what_is_always_true_of_a_game() -> None:
    AnyGame.steps.clear()
    profile = settings(
        max_examples=EXAMPLES,
        stateful_step_count=STEPS,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate, Phase.shrink] if THOROUGH else [Phase.generate],
    )
    run_state_machine_as_test(AnyGame, settings=profile)
    logging.getLogger(__name__).info("%d steps: %s", AnyGame.steps.total(), dict(AnyGame.steps))
    assert {"Play", "Call", "Believe", "Skip", "Answer"} <= AnyGame.steps.keys()
    if THOROUGH:  # a few games may miss some events
        assert {"Ask", "Decline", "Discard", "Ready", "Overrule"} <= AnyGame.steps.keys()
