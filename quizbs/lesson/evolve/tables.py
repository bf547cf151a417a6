"""How events change who sits at which table, and the rounds."""

from collections.abc import Iterable

from msgspec.structs import replace

from quizbs.game.events import Changes
from quizbs.game.options import carried_over
from quizbs.lesson import events as e
from quizbs.lesson.commands import GameSetup
from quizbs.lesson.state import Bell, GameRecord, Lesson, ShownLie, Table


def seat_changed(lesson: Lesson, seat: int, **changes: object) -> Lesson:
    """Return the lesson with fields of one seat replaced by ``changes``."""
    seats = tuple(replace(player, **changes) if player.seat == seat else player for player in lesson.seats)
    return replace(lesson, seats=seats)


def _with_tables(lesson: Lesson, tables: Iterable[Table]) -> Lesson:
    return replace(lesson, seating=replace(lesson.seating, tables=tuple(tables)))


def with_member(lesson: Lesson, seat: int, number: int) -> Lesson:
    """Return the lesson with ``seat`` at table ``number``: as its last seat, unless it sits there already. 0 changes
    nothing.

    Bots sit immediately.
    """
    if number == 0:
        return lesson
    player = lesson.seat(seat)
    sat = {seat} if player and player.bot else set()
    table = lesson.table(number) or Table(number, ())
    seats = table.seats if seat in table.seats else (*table.seats, seat)
    new = replace(table, seats=seats, sat=table.sat | sat)
    others = [other for other in lesson.seating.tables if other.number != number]
    tables = tuple(sorted([*others, new], key=lambda table: table.number))
    return seat_changed(_with_tables(lesson, tables), seat, table=number)


def without(lesson: Lesson, seat: int) -> Lesson:
    """Return the lesson with a seat at no table. An empty table is removed unless it has a running game."""
    running = {dealt.table for dealt in lesson.running}
    tables = tuple(_left(table, seat) if seat in table.seats else table for table in lesson.seating.tables)
    return _in_phase(_with_tables(lesson, (table for table in tables if table.seats or table.number in running)))


def _in_phase(lesson: Lesson) -> Lesson:
    """Return the lesson in its right phase: lobby without tables, seating until all tables have cards, or playing."""
    if lesson.phase not in ("seating", "playing"):
        return lesson
    if not lesson.seating.tables:  # everybody has left
        return replace(lesson, phase="lobby", seating=replace(lesson.seating, arranged=len(lesson.games)))
    everywhere = all(table.number in lesson.current for table in lesson.seating.tables)
    return replace(lesson, phase="playing" if everywhere else "seating")


def _left(table: Table, seat: int) -> Table:
    """Return the table without a seat; if that was the dealer, the next seat deals."""
    at = table.seats.index(seat)
    seats = (*table.seats[:at], *table.seats[at + 1 :])
    dealer = table.dealer if table.dealer != seat else seats[at % len(seats)] if seats else 0
    return replace(table, seats=seats, sat=table.sat - {seat}, dealer=dealer)


def _arranged(lesson: Lesson, event: e.Arranged) -> Lesson:
    game_of = {seat: table.number for table in event.tables for seat in table.seats}
    signs = {seat: sign for table in event.tables for seat, sign in zip(table.seats, table.signs, strict=False)}
    return replace(
        lesson,
        phase="seating",
        rematch=frozenset(),
        seating=replace(
            lesson.seating,
            tables=tuple(Table(made.number, made.seats, frozenset(made.sat), made.dealer) for made in event.tables),
            number=event.number,
            arranged=len(lesson.games),
            one_table=event.one,
        ),
        seats=tuple(
            replace(player, table=game_of.get(player.seat, 0), next_table=0, sign=signs.get(player.seat, player.sign))
            for player in lesson.seats
        ),
    )


def _kept_apart(lesson: Lesson, event: e.KeptApart) -> Lesson:
    """Return the lesson with the pairs to keep apart. Older rows may contain repeated pairs, or one student twice."""
    pairs = dict.fromkeys((min(pair), max(pair)) for pair in event.pairs if pair[0] != pair[1])
    return replace(lesson, seating=replace(lesson.seating, apart=tuple(pairs)))


def _moved(lesson: Lesson, event: e.Moved) -> Lesson:
    after = with_member(without(lesson, event.seat), event.seat, event.table)
    after = seat_changed(after, event.seat, next_table=0)
    return after if event.sign is None else seat_changed(after, event.seat, sign=event.sign)


def _move_planned(lesson: Lesson, event: e.MovePlanned) -> Lesson:
    player = lesson.seat(event.seat)
    return seat_changed(lesson, event.seat, next_table=0 if player and player.table == event.table else event.table)


def _sat(lesson: Lesson, event: e.SeatFoundTable) -> Lesson:
    tables = (
        replace(table, sat=table.sat | {event.seat}) if event.seat in table.seats else table
        for table in lesson.seating.tables
    )
    return _with_tables(lesson, tables)


def setup_of(event: e.Started | e.Prepared | e.RoundDealt) -> GameSetup:
    """Return the set-up in an event, converted if it was stored when ``reveal_time`` counted from the call."""
    return event.setup if event.stamp else replace(event.setup, options=carried_over(event.setup.options))


def _round_dealt(lesson: Lesson, event: e.RoundDealt) -> Lesson:
    dealt = GameRecord(
        event.number,
        event.game,
        event.seats,
        event.signs,
        event.dealer,
        setup_of(event),
        table=event.table,
        dealt_at=event.at,
    )
    seated = _all_seated(lesson, event)
    after = replace(
        seated,
        phase="playing",
        rematch=frozenset() if lesson.over_everywhere else lesson.rematch.difference(event.seats),
        seating=replace(seated.seating, number=max(lesson.seating.number, event.number)),
        bell=Bell(set_at=lesson.bell.set_at) if lesson.bell.rang else lesson.bell,  # no bell after the last lap
        games=(*lesson.games, dealt),
    )
    return _in_phase(after)


def _all_seated(lesson: Lesson, event: e.RoundDealt) -> Lesson:
    """Return the lesson with everybody of a dealt table sitting there: players first, guests last."""
    signs = dict(zip(event.seats, event.signs, strict=True))
    seats = tuple(
        replace(player, sign=signs[player.seat], table=event.table) if player.seat in signs else player
        for player in lesson.seats
    )
    table = lesson.table(event.table) or Table(event.table, ())
    members = (*event.seats, *(seat for seat in table.seats if seat not in signs))
    playing = Table(event.table, members, frozenset(members))
    others = [other for other in lesson.seating.tables if other.number != event.table]
    tables = sorted([*others, playing], key=lambda table: table.number)
    return _with_tables(replace(lesson, seats=seats), tables)


def _round_finished(lesson: Lesson, event: e.RoundFinished) -> Lesson:
    games = (
        replace(dealt, over=True, over_at=event.at, places=event.places, away=lesson.left(dealt))
        if dealt.game == event.game
        else dealt
        for dealt in lesson.games
    )
    tables = tuple(table for table in lesson.seating.tables if table.seats)
    return _in_phase(_with_tables(replace(lesson, games=tuple(games)), tables))


def _round_amended(lesson: Lesson, event: e.RoundAmended) -> Lesson:
    games = (replace(dealt, places=event.places) if dealt.game == event.game else dealt for dealt in lesson.games)
    return replace(lesson, games=tuple(games))


def _rematch_wanted(lesson: Lesson, event: e.RematchWanted) -> Lesson:
    return replace(lesson, rematch=lesson.rematch | {event.seat})


def _lie_shown(lesson: Lesson, event: e.LieShown) -> Lesson:
    return replace(lesson, lies=(*lesson.lies, ShownLie(event.game, event.seat, event.rank, event.cards)))


CHANGES: Changes[Lesson] = {
    e.Arranged: _arranged,
    e.KeptApart: _kept_apart,
    e.Moved: _moved,
    e.MovePlanned: _move_planned,
    e.SeatFoundTable: _sat,
    e.RoundDealt: _round_dealt,
    e.RoundFinished: _round_finished,
    e.RoundAmended: _round_amended,
    e.RematchWanted: _rematch_wanted,
    e.LieShown: _lie_shown,
}
