"""How events change who sits at which table, and the rounds."""

from collections.abc import Iterable

from msgspec.structs import replace

from quizbs.game.events import Changes
from quizbs.game.options import carried_over
from quizbs.lesson import events as e
from quizbs.lesson.commands import GameSetup
from quizbs.lesson.session_state import Bell, GameRecord, SessionState, ShownLie, Table


def seat_changed(session: SessionState, seat: int, **changes: object) -> SessionState:
    """Return the session with fields of one seat replaced by ``changes``."""
    seats = tuple(replace(player, **changes) if player.seat == seat else player for player in session.seats)
    return replace(session, seats=seats)


def _with_tables(session: SessionState, tables: Iterable[Table]) -> SessionState:
    return replace(session, seating=replace(session.seating, tables=tuple(tables)))


def with_member(session: SessionState, seat: int, number: int) -> SessionState:
    """Return the session with ``seat`` at table ``number``: as its last seat, unless it sits there already. 0 changes
    nothing.

    Bots sit immediately.
    """
    if number == 0:
        return session
    player = session.seat(seat)
    sat = {seat} if player and player.bot else set()
    table = session.table(number) or Table(number, ())
    seats = table.seats if seat in table.seats else (*table.seats, seat)
    new = replace(table, seats=seats, sat=table.sat | sat)
    others = [other for other in session.seating.tables if other.number != number]
    tables = tuple(sorted([*others, new], key=lambda table: table.number))
    return seat_changed(_with_tables(session, tables), seat, table=number)


def without_seat(session: SessionState, seat: int) -> SessionState:
    """Return the session with a seat at no table. An empty table is removed unless it has a running game."""
    running = {dealt.table for dealt in session.running}
    tables = tuple(_left(table, seat) if seat in table.seats else table for table in session.seating.tables)
    return _in_phase(_with_tables(session, (table for table in tables if table.seats or table.number in running)))


def _in_phase(session: SessionState) -> SessionState:
    """Return the session in its right phase: lobby without tables, seating until all tables have cards, or playing."""
    if session.phase not in ("seating", "playing"):
        return session
    if not session.seating.tables:  # everybody has left
        return replace(session, phase="lobby", seating=replace(session.seating, arranged=len(session.games)))
    everywhere = all(table.number in session.current for table in session.seating.tables)
    return replace(session, phase="playing" if everywhere else "seating")


def _left(table: Table, seat: int) -> Table:
    """Return the table without a seat; if that was the dealer, the next seat deals."""
    at = table.seats.index(seat)
    seats = (*table.seats[:at], *table.seats[at + 1 :])
    dealer = table.dealer if table.dealer != seat else seats[at % len(seats)] if seats else 0
    return replace(table, seats=seats, sat=table.sat - {seat}, dealer=dealer)


def _arranged(session: SessionState, event: e.Arranged) -> SessionState:
    game_of = {seat: table.number for table in event.tables for seat in table.seats}
    signs = {seat: sign for table in event.tables for seat, sign in zip(table.seats, table.signs, strict=False)}
    return replace(
        session,
        phase="seating",
        rematch=frozenset(),
        seating=replace(
            session.seating,
            tables=tuple(Table(made.number, made.seats, frozenset(made.sat), made.dealer) for made in event.tables),
            number=event.number,
            arranged=len(session.games),
            one_table=event.one,
        ),
        seats=tuple(
            replace(player, table=game_of.get(player.seat, 0), next_table=0, sign=signs.get(player.seat, player.sign))
            for player in session.seats
        ),
    )


def _kept_apart(session: SessionState, event: e.KeptApart) -> SessionState:
    """Return the session with the pairs to keep apart. Older rows may contain repeated pairs, or one student twice."""
    pairs = dict.fromkeys((min(pair), max(pair)) for pair in event.pairs if pair[0] != pair[1])
    return replace(session, seating=replace(session.seating, apart=tuple(pairs)))


def _moved(session: SessionState, event: e.Moved) -> SessionState:
    after = with_member(without_seat(session, event.seat), event.seat, event.table)
    after = seat_changed(after, event.seat, next_table=0)
    return after if event.sign is None else seat_changed(after, event.seat, sign=event.sign)


def _move_planned(session: SessionState, event: e.MovePlanned) -> SessionState:
    player = session.seat(event.seat)
    return seat_changed(session, event.seat, next_table=0 if player and player.table == event.table else event.table)


def _sat(session: SessionState, event: e.SeatFoundTable) -> SessionState:
    tables = (
        replace(table, sat=table.sat | {event.seat}) if event.seat in table.seats else table
        for table in session.seating.tables
    )
    return _with_tables(session, tables)


def setup_of(event: e.Started | e.Prepared | e.RoundDealt) -> GameSetup:
    """Return the set-up in an event, converted if it was stored when ``reveal_time`` counted from the call."""
    return event.setup if event.stamp else replace(event.setup, options=carried_over(event.setup.options))


def _round_dealt(session: SessionState, event: e.RoundDealt) -> SessionState:
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
    seated = _all_seated(session, event)
    after = replace(
        seated,
        phase="playing",
        rematch=frozenset() if session.over_everywhere else session.rematch.difference(event.seats),
        seating=replace(seated.seating, number=max(session.seating.number, event.number)),
        bell=Bell(set_at=session.bell.set_at) if session.bell.rang else session.bell,  # no bell after the last lap
        games=(*session.games, dealt),
    )
    return _in_phase(after)


def _all_seated(session: SessionState, event: e.RoundDealt) -> SessionState:
    """Return the session with everybody of a dealt table sitting there: players first, guests last."""
    signs = dict(zip(event.seats, event.signs, strict=True))
    seats = tuple(
        replace(player, sign=signs[player.seat], table=event.table) if player.seat in signs else player
        for player in session.seats
    )
    table = session.table(event.table) or Table(event.table, ())
    members = (*event.seats, *(seat for seat in table.seats if seat not in signs))
    playing = Table(event.table, members, frozenset(members))
    others = [other for other in session.seating.tables if other.number != event.table]
    tables = sorted([*others, playing], key=lambda table: table.number)
    return _with_tables(replace(session, seats=seats), tables)


def _round_finished(session: SessionState, event: e.RoundFinished) -> SessionState:
    games = (
        replace(dealt, over=True, over_at=event.at, places=event.places, away=session.left(dealt))
        if dealt.game == event.game
        else dealt
        for dealt in session.games
    )
    tables = tuple(table for table in session.seating.tables if table.seats)
    return _in_phase(_with_tables(replace(session, games=tuple(games)), tables))


def _round_amended(session: SessionState, event: e.RoundAmended) -> SessionState:
    games = (replace(dealt, places=event.places) if dealt.game == event.game else dealt for dealt in session.games)
    return replace(session, games=tuple(games))


def _rematch_wanted(session: SessionState, event: e.RematchWanted) -> SessionState:
    return replace(session, rematch=session.rematch | {event.seat})


def _lie_shown(session: SessionState, event: e.LieShown) -> SessionState:
    return replace(session, lies=(*session.lies, ShownLie(event.game, event.seat, event.rank, event.cards)))


CHANGES: Changes[SessionState] = {
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
