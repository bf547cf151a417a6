"""When a table gets cards: when the teacher deals, when everybody sits, or once more because it finished early."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from quizbs.game.cards import Rank
from quizbs.game.refusal import Refused, require
from quizbs.lesson import commands as c
from quizbs.lesson import decks
from quizbs.lesson import events as e
from quizbs.lesson.evolve import replay
from quizbs.lesson.seating import sharing
from quizbs.lesson.seating.moving import as_planned, planned_moves
from quizbs.lesson.seating.splitting import table_sizes
from quizbs.lesson.seats import present_seat
from quizbs.lesson.session_state import GameRecord, SessionState, Table
from quizbs.lesson.signs import distinct_signs

LEAST_LEFT = 240.0  # seconds before the cards stop, after which no table starts another game
NO_BELL = 10.0  # length in minutes of an extra game without a bell


def why_no_deal(session: SessionState) -> Refused | None:
    """Return why the next round can't start now, ``None`` if it can."""
    if session.halted:
        return Refused("paused")
    if session.phase == "playing" and session.running:
        return Refused("not_now")
    session = as_planned(session)
    try:
        if session.phase == "seating":
            _options_for(session, tables_without_cards(session))
        else:
            _playable(session)
    except Refused as refused:
        return refused
    return None


def _playable(session: SessionState) -> None:
    """Raise ``Refused`` if no deck suits the people present in their next seating."""
    decks.for_tables(session.setup.options, next_sizes(session), at_most=session.setup.at_most)


def next_sizes(session: SessionState) -> tuple[int, ...]:
    """Return how many hands each table would have if the next round were dealt now."""
    session = as_planned(session)
    if session.phase == "seating" or not must_arrange(session):
        return tuple(len(table.seats) for table in as_they_sit(session))
    hands = len(session.present)
    return (hands,) if session.seating.one_table else table_sizes(hands)


def must_arrange(session: SessionState) -> bool:
    """Return whether the next deal needs a new seating."""
    if session.seating.one_table:
        return len(session.seating.tables) > 1
    if len(session.seating.tables) > 1:
        return not sharing.may_stay([table.seats for table in session.seating.tables])
    return len(table_sizes(len(session.present))) > 1


def as_they_sit(session: SessionState) -> tuple[Table, ...]:
    """Return the current tables, before the first deal one table with everybody."""
    return session.seating.tables or (Table(1, tuple(player.seat for player in session.present)),)


def tables_without_cards(session: SessionState) -> list[Table]:
    """Return the tables that have no cards yet since the class was split."""
    dealt = session.current
    return [table for table in session.seating.tables if table.number not in dealt]


def _options_for(session: SessionState, tables: Sequence[Table]) -> None:
    """Raise ``Refused`` if none of ``tables`` can be dealt."""
    why = [refused for table in tables if (refused := why_not(session, table)) is not None]
    if len(why) == len(tables):
        raise why[0] if why else Refused("not_now")


def why_not(session: SessionState, table: Table) -> Refused | None:
    """Return why the table can't be dealt with its present people, ``None`` if it can."""
    try:
        game_for(session, table)
    except Refused as refused:
        return refused
    return None


def game_for(session: SessionState, table: Table) -> c.GameSetup:
    """Return the set-up of a table's next game: the same deck at all tables, if one fits them all.

    Raises ``Refused`` as ``deck_for`` does. A deck that was chosen by hand is refused only if it doesn't fit this
    table, and a largest deck (``GameSetup.at_most``) never is.
    """
    setup, own = session.setup, [len(table.seats)]
    decks.for_tables(setup.options, own, at_most=True)  # too few or too many people, whatever the deck
    playing = [size for size in (len(there.seats) for there in session.seating.tables) if _can_play(setup, size)] or own
    if setup.options.deck == "fit" or setup.at_most:
        common = decks.for_tables(setup.options, playing, at_most=True)
        return replace(setup, options=common if common.deck == "fit" else decks.for_tables(common, own, at_most=True))
    try:
        return replace(setup, options=decks.for_tables(setup.options, own))
    except Refused as refused:
        good = decks.good_for(setup.options, playing, Rank(setup.options.deck))
        raise Refused(refused.code, good=good) from None


def _can_play(setup: c.GameSetup, size: int) -> bool:
    """Return whether a table with ``size`` hands can be dealt with some deck."""
    try:
        decks.for_tables(setup.options, [size], at_most=True)
    except Refused:
        return False
    return True


def deal_all(session: SessionState, tables: Sequence[Table], now: float, chance: Random) -> list[e.Event]:
    """Return the deals of all ``tables`` that can be dealt."""
    events: list[e.Event] = []
    number = session.seating.number if session.phase == "seating" else next_after(session)
    for table in tables:
        if why_not(session, table) is None:
            after = replay(events, session)
            events.append(deal_event(after, table, number, game_for(session, table), now, chance))
    return events


def next_after(session: SessionState) -> int:
    """Return the number of the next round."""
    return max((dealt.number for dealt in session.games), default=0) + 1


def deal_event(
    session: SessionState, table: Table, number: int, setup: c.GameSetup, now: float, chance: Random
) -> e.RoundDealt:
    """Return the event of a deal at one table."""
    one_by_one = {player.seat: player for player in session.present}
    return e.RoundDealt(
        at=now,
        number=number,
        game=f"{session.id}.{len(session.games) + 1}",
        seats=table.seats,
        signs=distinct_signs([one_by_one[seat] for seat in table.seats]),
        dealer=dealer_of(session, table) or chance.choice(table.seats),
        setup=setup,
        table=table.number,
        stamp=True,
    )


def dealer_of(session: SessionState, table: Table) -> int:
    """Return the seat that deals next at a table, as arranged or after the last dealer; 0 if it has to be drawn."""
    if table.dealer or not table.seats:
        return table.dealer
    last = next((dealt for dealt in reversed(session.games) if dealt.table == table.number), None)
    return next_dealer(last, table.seats) if last else 0


def next_dealer(last: GameRecord, seats: tuple[int, ...]) -> int:
    """Return the first of ``seats`` clockwise after the dealer of game ``last`` (``docs/rules.md`` 1)."""
    at = last.seats.index(last.dealer) + 1
    return next((seat for seat in (*last.seats[at:], *last.seats[:at]) if seat in seats), seats[0])


def complete(session: SessionState, now: float, chance: Random) -> list[e.Event]:
    """Return the deals at tables where everybody sits, or where everybody wants another game.

    After the bell only the teacher deals.
    """
    if session.halted or session.bell.rang:
        return []
    ready = [table for table in tables_without_cards(session) if table.sat >= set(table.seats)]
    events = deal_all(session, ready, now, chance) if session.phase == "seating" else []
    for number in session.current:
        after = replay(events, session)
        if may_play_again(after, number, now) and after.rematch >= (wanted := voters(after, number)) and wanted:
            events += _wanted(after, number, now, chance)
    return events


def _wanted(session: SessionState, number: int, now: float, chance: Random) -> list[e.Event]:
    """Return the moves to and from a table that has finished early, and the deal of its next game."""
    moves = planned_moves(session, now, at=number)
    after = replay(moves, session)
    table = after.table(number)
    if table is None:
        return moves
    return [*moves, _one_more(after, table, now, chance, minutes_left(session, now) or NO_BELL)]


def deal_table(session: SessionState, command: c.DealTable, now: float, chance: Random) -> list[e.Event]:
    """Return the deal at one table, which the teacher wants now: its first one, or of another game."""
    table = session.table(command.table)
    require(not session.halted, "paused")
    if table is None:
        raise Refused("closed")
    if table in tables_without_cards(session):
        return [deal_event(session, table, session.seating.number, game_for(session, table), now, chance)]
    left = minutes_left(session, now)
    return [_one_more(session, table, now, chance, left)]


def again(session: SessionState, seat: int, _: c.Again, now: float, __: Random) -> list[e.Event]:
    """Return the event that a player wants another game at a table that finished early; nothing if recorded already."""
    player = present_seat(session, seat)
    require(not player.bot, "not_yours")
    require(not player.next_table and may_play_again(session, player.table, now), "not_now")
    return [] if seat in session.rematch else [e.RematchWanted(seat, now)]


def voters(session: SessionState, number: int) -> frozenset[int]:
    """Return the seats that must all want another game at a table that has finished early.

    These are all who stay, except bots and those who were absent when the last game ended.
    """
    table, last = session.table(number), session.current.get(number)
    away = last.away if last else ()
    return frozenset(
        seat
        for seat in (table.seats if table else ())
        if seat in session.seated and seat not in away and (player := session.seat(seat)) and not player.next_table
    )


def may_play_again(session: SessionState, number: int, now: float) -> bool:
    """Return whether a table's players may start another game without the teacher.

    They may while other tables still play and a game is likely to end in time. Once all tables are done, players ask
    for another round instead.
    """
    last, table, left = session.current.get(number), session.table(number), minutes_left(session, now)
    if last is None or table is None or not last.over or not session.running or session.halted or session.bell.rang:
        return False
    return left is None or decks.time_for_one(session.setup.options, len(table.seats), left)


def want_rematch(session: SessionState, seat: int, _: c.WantRematch, now: float, __: Random) -> list[e.Event]:
    """Return the event that a player wants another round, which the teacher deals; nothing if recorded already."""
    require(not present_seat(session, seat).bot, "not_yours")
    require(may_want_rematch(session, now), "not_now")
    return [] if seat in session.rematch else [e.RematchWanted(seat, now)]


def may_want_rematch(session: SessionState, now: float) -> bool:
    """Return whether players may ask for another round: all tables have finished, and enough time is left."""
    return session.over_everywhere and not session.halted and _time_for_a_game(session, now)


def _time_for_a_game(session: SessionState, now: float) -> bool:
    until = session.bell.cards_until
    return not session.bell.rang and (until is None or until - now >= LEAST_LEFT)


def minutes_left(session: SessionState, now: float) -> float | None:
    """Return how many minutes are left until the cards stop, ``None`` without a bell."""
    return None if session.bell.cards_until is None or session.bell.rang else (session.bell.cards_until - now) / 60


def _one_more(session: SessionState, table: Table, now: float, chance: Random, minutes: float | None) -> e.RoundDealt:
    last = session.current[table.number]
    require(last.over, "not_now")
    if minutes is None:
        setup = game_for(replace(session, setup=replace(session.setup, at_most=True)), table)
    else:
        setup = replace(session.setup, options=decks.for_minutes(session.setup.options, len(table.seats), minutes))
    return deal_event(session, table, last.number + 1, setup, now, chance)
