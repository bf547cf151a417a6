"""What may be known of the tables: who sits where in which order, and what needs the teacher."""

from quizbs.game.clocks import common_end
from quizbs.game.deal import known_starter
from quizbs.game.options import Options
from quizbs.game.presence import awaited
from quizbs.game.refusal import Refused
from quizbs.game.table import Table
from quizbs.lesson.dealing import dealer_of, why_not
from quizbs.lesson.scene import Scene, View
from quizbs.lesson.state import Group, Lesson

FEW = 3  # hands at a table to which one bot more would do good
SLOW = 60.0  # seconds without a clock, or past the usual time, after which somebody may need help


def groups(scene: Scene) -> list[View]:
    """Return all tables."""
    return [_group(scene, group) for group in scene.lesson.groups]


def _group(scene: Scene, group: Group) -> View:
    dealt = scene.lesson.current.get(group.number)
    starter = _starter(scene, group)
    playing = group.seats if dealt is None else tuple(seat for seat in group.seats if seat in dealt.seats)
    guests = [seat for seat in group.seats if seat not in playing]
    options = scene.lesson.setup.options if dealt is None else dealt.setup.options
    return {
        "number": group.number,
        "seats": [*_in_order(options, playing, starter), *guests],
        "starter": starter,
        "sat": sorted(group.sat),
        "dealt": dealt is not None,
        "over": dealt is not None and dealt.over,
        "round": scene.lesson.number if dealt is None else dealt.number,
    }


def _starter(scene: Scene, group: Group) -> int | None:
    """Return who began or will begin, ``None`` while that is open."""
    table, lesson = scene.table(group.number), scene.lesson
    if table is not None:
        return table.starter
    dealt = lesson.current.get(group.number)
    if dealt is not None:
        return known_starter(dealt.setup.options, dealt.seats, dealt.dealer, dealt.number)
    dealer = dealer_of(lesson, group)
    return known_starter(lesson.setup.options, group.seats, dealer, lesson.number) if dealer else None


def _in_order(options: Options, seats: tuple[int, ...], starter: int | None) -> list[int]:
    """Return seats in the order of their turns."""
    if starter not in seats:
        return list(seats)
    at = seats.index(starter)
    order = [*seats[at:], *seats[:at]]
    return order if options.direction == "clockwise" else [order[0], *reversed(order[1:])]


def needs(scene: Scene) -> list[View]:
    """Return where the teacher is needed: ``why`` is a short word, ``seat`` is null where it is the whole table."""
    return [need for group in scene.lesson.groups for need in _needs(scene, group)]


def _needs(scene: Scene, group: Group) -> list[View]:
    lesson, table = scene.lesson, scene.table(group.number)
    if lesson.phase == "seating" and group.number not in lesson.current:
        found = [_refused(group, refused)] if (refused := why_not(lesson, group)) else []
        return [*found, _need(group, None, "three")] if len(group.seats) == FEW else found
    if table is None or table.phase == "over":
        return []
    moved = _moved_away(lesson, group)
    found = [_need(group, seat, "moved") | {"to": to} for seat, to in moved.items()]
    found += [_need(group, seat, "automatic") for seat in _without_owner(lesson, table) if seat not in moved]
    if table.paused_at is not None and not lesson.halted:
        found.append(_need(group, None, "paused"))
    people = _awaited(table)
    usual = common_end(table)  # a longer time of one seat must not be told here
    if people and scene.at - (table.began_at if usual is None else usual) >= SLOW:
        found.append(_need(group, people[0] if len(people) == 1 else None, "slow") | {"seats": people})
    return found


def _moved_away(lesson: Lesson, group: Group) -> dict[int, int]:
    """Return whose hands of a running game the server plays since they were moved, each with the new table."""
    dealt = lesson.current.get(group.number)
    left = () if dealt is None or dealt.over else lesson.left(dealt)
    return {seat: one.group for seat in left if (one := lesson.seat(seat)) is not None}


def waits(scene: Scene) -> dict[str, list[int]]:
    """Return for whom each table waits just now, by its number: people who are here."""
    running = ((group.number, scene.table(group.number)) for group in scene.lesson.groups)
    return {str(number): people for number, table in running if table and (people := _awaited(table))}


def _awaited(table: Table) -> list[int]:
    return [] if table.paused_at is not None else sorted(awaited(table) - table.bots)


def _without_owner(lesson: Lesson, table: Table) -> list[int]:
    """Return the hands that the server plays although nobody took their owners out."""
    return [seat for seat in table.seats if seat in table.automatic and lesson.seat(seat) is not None]


def _refused(group: Group, refused: Refused) -> View:
    """Return why a table gets no cards; where it is for the deck alone, with those that would bring them."""
    good = refused.more.get("good")
    return _need(group, None, refused.code) if good is None else _need(group, None, "deck") | {"good": good}


def _need(group: Group, seat: int | None, why: str) -> View:
    return {"group": group.number, "seat": seat, "why": why}
