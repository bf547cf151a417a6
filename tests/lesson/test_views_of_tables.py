"""Views of a lesson whose games are really played."""

import json
from random import Random

from msgspec.structs import replace

from quizbs.game import NO_GAME, GameState, decide, evolve
from quizbs.game import commands as g
from quizbs.game.actors import Away, Session
from quizbs.game.options import PRESETS
from quizbs.lesson import Desk, Player, Viewer, Wall, view_for
from quizbs.lesson import commands as c
from quizbs.lesson.views.people_view import together
from quizbs.lesson.views.scene import Scene
from quizbs.lesson.views.timed_changes import changes_at
from tests.lesson.story import CLASSROOM, DESK, Class
from tests.support.game_story import By, asks, by, given

BANK = tuple(asks(f"Question {number}?") for number in range(40))


class School(Class):
    """A class of nine at two tables with real games."""

    def __init__(self, setup: c.GameSetup = CLASSROOM, seats: int = 9) -> None:
        super().__init__(seats, setup=setup)
        self.does(c.Deal())
        if self.session.phase == "seating":
            self.does(c.Deal())
        self.games: dict[int, GameState] = {}
        for dealt in self.session.running:
            self.games[dealt.table] = NO_GAME
            opening = g.Open(
                options=dealt.setup.options,
                seats=dealt.seats,
                signs=dealt.signs,
                dealer=dealt.dealer,
                round=dealt.number,
                bank=BANK,
            )
            self.at(dealt.table, opening)

    def at(self, table: int, *commands: g.Command | By) -> "School":
        for command in commands:
            for event in decide(self.games[table], *given(command), self.now, Random(5)):
                self.games[table] = evolve(self.games[table], event)
        return self

    def lays(self, table: int) -> "School":
        """Let the next player at this table play one card as soon as a play is allowed."""
        game = self.games[table]
        self.now = max(self.now, game.clock.free_at)
        card = game.deck.ids[game.deck.hands[game.turn.seat][0]]
        return self.at(table, by(game.turn.seat, g.Play(game.turn.number, (card,))))

    def scene(self, games: object = None) -> Scene:
        del games
        found = {table: (dealt.game, 7 + table, self.games.get(table)) for table, dealt in self.session.current.items()}
        people = {person: f"name of {person}" for seat in self.session.seats for person in seat.people}
        return replace(super().scene(), games=found, people=people)

    def seen(self, viewer: Viewer):  # type: ignore[no-untyped-def]
        return view_for(self.scene(), viewer)


def test_everybody_sees_own_table_and_hand() -> None:
    here = School()
    for seat in here.session.present:
        view = here.seen(Player(seat.seat))
        assert view["version"] == [4, here.round_of(seat.table).game, 7 + seat.table]
        assert [other["seat"] for other in view["game"]["seats"]] == list(here.round_of(seat.table).seats)
        assert len(view["game"]["you"]["hand"]) == len(here.games[seat.table].deck.hands[seat.seat])
        assert "games" not in view


def test_other_tables_do_not_change_a_phone() -> None:
    here = School()
    seat = here.round_of(1).seats[0]
    before = here.seen(Player(seat))
    here.lays(2)
    assert here.seen(Player(seat)) == before
    here.lays(1)
    assert here.seen(Player(seat)) != before


def test_wall_and_desk_see_every_table_and_no_hand() -> None:
    here = School()
    for viewer in (Wall(), Wall(host=True), DESK):
        view = here.seen(viewer)
        assert view["version"] == [4, "all", 17]
        assert [len(game["view"]["seats"]) for game in view["games"]] == [5, 4]
        assert '"hand"' not in json.dumps(view)


def test_wall_of_a_single_table_shows_its_game() -> None:
    here = School(seats=4)
    view = here.seen(Wall())
    assert view["version"] == [4, "f3kq.1", 8]
    assert view["game"] == view["games"][0]["view"]


def test_tables_are_shown_in_order_of_turns_from_the_starter() -> None:
    for setup in (CLASSROOM, c.GameSetup(preset="bottle", options=PRESETS["bottle"])):
        here = School(setup)
        for told in here.told()["tables"]:
            game = here.games[told["number"]]
            if game.phase == "spinning":
                assert (told["starter"], told["seats"]) == (None, list(game.seats))
                here.at(told["number"], g.Skip(game.clock.step))
        for told in here.told()["tables"]:
            game = here.games[told["number"]]
            assert told["starter"] == game.starter
            order = [game.starter]
            for _ in range(len(game.seats) - 1):
                way = 1 if game.options.direction == "clockwise" else -1
                order.append(game.seats[(game.seats.index(order[-1]) + way) % len(game.seats)])
            assert told["seats"] == order


def test_hand_rotates_among_partners_after_each_turn() -> None:
    here = School()
    seat = here.games[1].turn.seat
    here.does(c.AddPartner(seat, "bob"), c.AddPartner(seat, "cem"))
    holders = [here.you(seat)["holder"]]
    for _ in range(3):
        here.lays(1)
        assert here.you(seat)["holder"] == holders[-1]  # until the claim can't be called any more
        here.lays(1)
        holders.append(here.you(seat)["holder"])
        for _ in range(3):
            here.lays(1)
        assert here.you(seat)["holder"] == holders[-1]
    names = [f"name of {person}" for person in (f"person{seat}", "bob", "cem")]
    assert here.you(seat)["partners"] == names
    assert holders == [*names, names[0]]


def test_wall_names_holder_of_a_shared_phone_and_desk_all_partners() -> None:
    here = School()
    seat = here.games[1].turn.seat
    here.does(c.AddPartner(seat, "bob"))
    both = [f"name of {person}" for person in (f"person{seat}", "bob")]
    for holds in (0, 0, 1):  # before the play, while the claim can be called, and afterwards
        for viewer in (Wall(), DESK, Player(seat % 4 + 1)):
            (one,) = [student for student in here.seen(viewer)["lesson"]["seats"] if student["seat"] == seat]
            assert (one["name"], one["people"]) == (both[holds], both)
        shared = here.seen(DESK)["lesson"]["shared"][str(seat)]
        assert [(student["name"], student["holds"]) for student in shared] == [
            (both[0], holds == 0),
            (both[1], holds == 1),
        ]
        here.lays(1)
    assert together(["Maximilian-Henri", "W" * 16, "Ann", "Bartholomew-Jude"]) == "Maxim… & WWWWW… & Ann & Barth…"
    assert together(["Ann", "Bartholomew-Jude", "Bob"]) == "Ann & Bartholomew-Jude & Bob"
    lobby = Class(2).does(c.AddPartner(1, "person3"))
    assert lobby.told()["seats"][0]["name"] == "ann & cem"


def test_hand_rotates_to_a_partner_after_the_answer() -> None:
    here = School()
    game = here.games[1]
    seat = game.turn.seat
    here.does(c.AddPartner(seat, "bob"))
    first, second = (f"name of {person}" for person in (f"person{seat}", "bob"))
    false = next(card for card in game.deck.hands[seat] if card[0] != game.turn.rank)
    caller = next(other for other in game.seats if other != seat)
    here.now = game.clock.free_at
    here.at(1, by(seat, g.Play(game.turn.number, (game.deck.ids[false],))))
    here.at(1, by(caller, g.Call(1)))
    while (game := here.games[1]).phase != "turn":
        assert here.you(seat)["holder"] == first, game.phase
        here.now = game.clock.closes_at or here.now
        here.at(1, g.Skip(game.clock.step))
    assert game.questions.asked
    assert here.you(seat)["holder"] == second


def test_guest_sees_the_table_and_has_no_cards() -> None:
    here = School().does(c.TakeSeat("late"))
    guest = 10
    assert here.game_of(guest) == 2
    assert "you" not in here.seen(Player(guest))["game"]
    here.at(2, g.Guest(guest, on=True))
    assert here.seen(Player(guest))["game"]["you"]["hand"] == []


def test_student_moved_during_a_game_has_no_hand() -> None:
    here = School()
    seat = here.round_of(1).seats[0]
    here.does(c.Move(seat, 2, at_once=True))
    here.at(1, by(Session(), g.Autoplay(seat, on=True)))
    assert here.told(DESK)["needs"] == [{"table": 1, "seat": seat, "why": "moved", "to": 2}]
    view = here.seen(Player(seat))
    assert view["version"][1] == here.round_of(2).game
    assert "you" not in view["game"]


def test_desk_sees_tables_that_need_help() -> None:
    here = School()
    assert here.told(DESK)["needs"] == []
    gone, taken_out = here.round_of(1).seats[:2]
    here.at(1, by(Away(), g.Autoplay(gone, on=True)), by(Session(), g.Autoplay(taken_out, on=True)))
    here.does(c.Remove(taken_out))
    assert here.told(DESK)["needs"] == [{"table": 1, "seat": gone, "why": "autoplay"}]
    here.at(2, g.Pause())
    assert here.told(DESK)["needs"][1:] == [{"table": 2, "seat": None, "why": "paused"}]
    here.at(2, g.Resume())
    here.now += 89
    assert len(here.told(DESK)["needs"]) == 1
    here.now += 1  # in the first lap turns have no clock
    turn = here.games[2].turn.seat
    assert here.told(DESK)["needs"][1:] == [{"table": 2, "seat": turn, "why": "slow", "seats": [turn], "minutes": 1}]


def test_only_desk_sees_who_delays_a_table() -> None:
    here = School(replace(CLASSROOM, options=replace(CLASSROOM.options, answer_time=0, hunter=False)))
    game = here.games[1]
    seat, others = game.turn.seat, [seat for seat in game.seats if seat != game.turn.seat]
    assert here.told(DESK)["waits"] == {"1": [seat], "2": [here.games[2].turn.seat]}
    here.now = game.clock.free_at
    false = next(card for card in game.deck.hands[seat] if card[0] != game.turn.rank)
    here.at(1, by(seat, g.Play(game.turn.number, (game.deck.ids[false],))), by(others[0], g.Call(1)))
    while here.games[1].phase != "answering":
        here.at(1, g.Skip(here.games[1].clock.step))
    assert here.told(DESK)["waits"]["1"] == sorted(game.seats)
    for away in others[2:]:
        here.at(1, by(Away(), g.Autoplay(away, on=True)))
    here.at(1, by(seat, g.Answer(1, (0,))), by(others[0], g.Answer(1, (0,))))
    assert here.told(DESK)["waits"]["1"] == [others[1]]
    here.now += 90
    found = [need for need in here.told(DESK)["needs"] if need["why"] == "slow"]
    assert [(need["table"], need["seat"]) for need in found] == [(1, others[1]), (2, here.games[2].turn.seat)]
    for viewer in (Wall(host=True), Player(seat)):
        assert "waits" not in here.told(viewer)
    here.at(1, g.Pause())
    assert "1" not in here.told(DESK)["waits"]


def test_desk_lists_no_needs_during_a_freeze() -> None:
    here = School().does(c.Freeze())
    here.at(1, by(Session(), g.Pause())).at(2, by(Session(), g.Pause()))
    here.now += 600
    assert here.told(DESK)["needs"] == []


def test_changes_at_returns_when_needs_change_next() -> None:
    school = School()
    assert not view_for(school.scene(), Desk())["lesson"]["needs"]
    found = []
    for _ in range(5):
        at = changes_at(school.scene())
        assert at is not None
        school.now = at
        found.append([need["minutes"] for need in view_for(school.scene(), Desk())["lesson"]["needs"]])
    assert found == [[], [1, 1], [2, 2], [3, 3], [4, 4]]  # after 45 s the turn itself is called slow
    assert changes_at(school.does(c.Freeze()).scene()) is None
