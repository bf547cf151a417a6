"""The proposal of who sits at which table, and what teacher and students change in it."""

from random import Random

from quizbs.game.refusal import Refused, require
from quizbs.lesson import commands as c
from quizbs.lesson import events as e
from quizbs.lesson.dealing import next_after, next_dealer
from quizbs.lesson.seating import sharing
from quizbs.lesson.seats import present_seat
from quizbs.lesson.session_state import SessionState
from quizbs.lesson.signs import distinct_signs
from quizbs.lesson.standings import by_last_round


def arrange(session: SessionState, command: c.Arrange, now: float, chance: Random) -> list[e.Event]:
    """Return the event that proposes tables for everybody present. Refused while any table has cards."""
    require(not session.running, "not_now")
    require(
        session.present, "need_players", least=session.setup.options.fewest_seats, most=session.setup.options.most_seats
    )
    return [arrange_event(session, command.way, now, chance)]


def arrange_event(session: SessionState, way: c.Way, now: float, chance: Random) -> e.Arranged:
    """Return the event with the proposed tables, made in the given way.

    A table whose people were together before keeps its order of dealers; others draw the dealer.
    """
    here = {player.seat for player in session.present}
    pairs = [(a, b) for a, b in session.seating.apart if a in here and b in here]
    tables = _shared_out(session, way, chance)
    if way != "one":
        tables = sharing.kept_apart(tables, pairs, by_last_round(session), chance)
    seatings = tuple(_seating(session, number, seats, chance) for number, seats in enumerate(tables, start=1))
    return e.Arranged(now, next_after(session), seatings, way == "one")


def _seating(session: SessionState, number: int, seats: list[int], chance: Random) -> e.Seating:
    """Return table ``number`` with these seats: their signs (all different), the bots that sit already, the dealer."""
    people = {player.seat: player for player in session.present}
    bots = tuple(sorted(seat for seat in seats if people[seat].bot))
    signs = distinct_signs([people[seat] for seat in seats])
    return e.Seating(number, tuple(seats), bots, _dealer(session, seats, chance), signs)


def _shared_out(session: SessionState, way: c.Way, chance: Random) -> sharing.Tables:
    everybody = [player.seat for player in session.present]
    bots = [player.seat for player in session.present if player.bot]
    people = [seat for seat in everybody if seat not in bots]
    signs = {player.seat: player.sign for player in session.present}
    match way:
        case "one":
            return [everybody]
        case "random":
            return sharing.at_random(people, bots, chance, signs)
        case "results":
            ranked = [seat for seat in by_last_round(session) if seat in people]
            fresh = [seat for seat in people if seat not in ranked]
            middle = len(ranked) // 2  # students without results are ranked in the middle
            return sharing.by_results([*ranked[:middle], *fresh, *ranked[middle:]], bots, chance)
        case "keep":
            if not session.seating.tables:
                return sharing.at_random(people, bots, chance, signs)
            seated = {seat for table in session.seating.tables for seat in table.seats}
            fresh = [seat for seat in everybody if seat not in seated]
            return sharing.with_newcomers([table.seats for table in session.seating.tables], fresh)


def _dealer(session: SessionState, seats: list[int], chance: Random) -> int:
    """Return the dealer: the next one if most of these seats were together before, otherwise a random one."""
    for dealt in reversed(session.games):
        if dealt.dealer in seats and len(set(dealt.seats).intersection(seats)) * 2 > len(seats):
            return next_dealer(dealt, tuple(seats))
    return chance.choice(seats)


def keep_apart(session: SessionState, command: c.KeepApart, _now: float, _chance: Random) -> list[e.Event]:
    """Return the event that sets the pairs which must not share a table."""
    pairs, known = command.pairs, {player.seat for player in session.seats}
    require(all({a, b} <= known for a, b in pairs), "not_understood")
    require(all(a != b for a, b in pairs), "same_one")
    require(len({frozenset(pair) for pair in pairs}) == len(pairs), "apart_already")
    return [e.KeptApart(pairs)]


def sit(session: SessionState, seat: int, _: c.Sit, _now: float, _chance: Random) -> list[e.Event]:
    """Return the event that a student has found the table."""
    table = session.table(present_seat(session, seat).table)
    if session.phase != "seating" or table is None:
        raise Refused("not_now")
    require(table.number not in session.current and seat not in table.sat, "closed")
    return [e.SeatFoundTable(seat)]
