"""The view of the tables: who sits where in which order, and which table needs the teacher."""

from msgspec import convert

from quizbs.game.clocks import common_end, nudged_at
from quizbs.game.deal import known_starter
from quizbs.game.options import Options
from quizbs.game.presence import awaited_seats
from quizbs.game.refusal import Refused
from quizbs.game.state import GameState
from quizbs.lesson.dealing import dealer_of, why_not
from quizbs.lesson.session_state import SessionState, Table
from quizbs.lesson.views.scene import Scene
from quizbs.lesson.views.view_types import NeedView, TableView

FEW = 3  # hands at a table for which the desk offers another bot
SLOW = 60.0  # seconds after the usual time, from which a seat may need help
SLOW_WITHOUT_CLOCK = 90.0  # seconds after the start of a step without a time limit, as in the first lap
MINUTE = 60.0  # seconds


def tables(scene: Scene) -> tuple[TableView, ...]:
    """Return the view of every table."""
    return tuple([_table(scene, table) for table in scene.session.seating.tables])


def _table(scene: Scene, table: Table) -> TableView:
    dealt = scene.session.current.get(table.number)
    starter = _starter(scene, table)
    playing = table.seats if dealt is None else tuple(seat for seat in table.seats if seat in dealt.seats)
    guests = [seat for seat in table.seats if seat not in playing]
    options = scene.session.setup.options if dealt is None else dealt.setup.options
    return TableView(
        number=table.number,
        seats=(*_in_order(options, playing, starter), *guests),
        starter=starter,
        sat=tuple(sorted(table.sat)),
        dealt=dealt is not None,
        over=dealt is not None and dealt.over,
        round=scene.session.seating.number if dealt is None else dealt.number,
    )


def _starter(scene: Scene, table: Table) -> int | None:
    """Return the seat that started or will start, ``None`` if that is drawn later."""
    game, session = scene.game(table.number), scene.session
    if game is not None:
        return game.starter or None
    dealt = session.current.get(table.number)
    if dealt is not None:
        return known_starter(dealt.setup.options, dealt.seats, dealt.dealer, dealt.number)
    dealer = dealer_of(session, table)
    return known_starter(session.setup.options, table.seats, dealer, session.seating.number) if dealer else None


def _in_order(options: Options, seats: tuple[int, ...], starter: int | None) -> list[int]:
    """Return the seats in the order of their turns, from ``starter`` on; unchanged without a starter."""
    if starter not in seats:
        return list(seats)
    at = seats.index(starter)
    order = [*seats[at:], *seats[:at]]
    return order if options.direction == "clockwise" else [order[0], *reversed(order[1:])]


def needs(scene: Scene) -> tuple[NeedView, ...]:
    """Return where the teacher is needed, and why; ``seat`` is null for a whole table."""
    return tuple([need for table in scene.session.seating.tables for need in _needs(scene, table)])


def _needs(scene: Scene, table: Table) -> list[NeedView]:
    session, game = scene.session, scene.game(table.number)
    if session.phase == "seating" and table.number not in session.current:
        found = [_refused(table, refused)] if (refused := why_not(session, table)) else []
        return [*found, NeedView(table.number, None, "three")] if len(table.seats) == FEW else found
    if game is None or game.phase == "over":
        return []
    moved = _moved_away(session, table)
    found = [NeedView(table.number, seat, "moved", to=to) for seat, to in moved.items()]
    found += [NeedView(table.number, seat, "autoplay") for seat in _without_owner(session, game) if seat not in moved]
    if game.clock.paused_at is not None and not session.halted:
        found.append(NeedView(table.number, None, "paused"))
    people, (since, patience) = _awaited(game), _waited(game)
    if people and (waited := scene.at - since) >= patience:
        alone, minutes = people[0] if len(people) == 1 else None, int(waited // MINUTE)
        found.append(NeedView(table.number, alone, "slow", seats=people, minutes=minutes))
    return found


def _waited(game: GameState) -> tuple[float, float]:
    """Return a time (s) and after how many seconds from it the table counts as slow.

    The time is the usual end of the step, or its start if it has no time limit.
    """
    usual = common_end(game)  # extra time of a seat is private
    return (game.clock.began_at, SLOW_WITHOUT_CLOCK) if usual is None else (usual, SLOW)


def changes(scene: Scene) -> list[float]:
    """Return when ``needs`` or ``slow`` changes without an event (s), for each table that waits."""
    running = [game for table in scene.session.seating.tables if (game := scene.game(table.number)) is not None]
    if scene.session.frozen:
        return []
    long = [at for game in running if (at := nudged_at(game)) is not None]
    return [*long, *(_change(game, scene.at) for game in running if _awaited(game))]


def _change(game: GameState, now: float) -> float:
    since, patience = _waited(game)
    waited = now - since
    return since + (patience if waited < patience else MINUTE * (waited // MINUTE + 1))


def _moved_away(session: SessionState, table: Table) -> dict[int, int]:
    """Return the seats that left their hands at this table because the teacher moved them, each with its new table."""
    dealt = session.current.get(table.number)
    left = () if dealt is None or dealt.over else session.left(dealt)
    return {seat: player.table for seat in left if (player := session.seat(seat)) is not None}


def awaited_players(scene: Scene) -> dict[str, tuple[int, ...]]:
    """Return, by table number, the present players that the table waits for."""
    running = ((table.number, scene.game(table.number)) for table in scene.session.seating.tables)
    return {str(number): people for number, game in running if game and (people := _awaited(game))}


def _awaited(game: GameState) -> tuple[int, ...]:
    return () if game.clock.paused_at is not None else tuple(sorted(awaited_seats(game) - game.bots))


def _without_owner(session: SessionState, game: GameState) -> list[int]:
    """Return the seats under autoplay whose players weren't removed."""
    return [seat for seat in game.seats if seat in game.autoplay and session.seat(seat) is not None]


def _refused(table: Table, refused: Refused) -> NeedView:
    """Return why a table can't be dealt; if only the deck is wrong, with the decks that work."""
    good = refused.more.get("good")
    if good is None:
        return NeedView(table.number, None, refused.code)
    return NeedView(table.number, None, "deck", good=convert(good, tuple[str, ...]))
