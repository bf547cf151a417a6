"""The names of seats and of the people who share one; for the desk also who is excluded."""

from collections.abc import Sequence

from quizbs.game.moments import since
from quizbs.game.turn_counts import turns_done
from quizbs.lesson.session_state import WATCH, Seat
from quizbs.lesson.views.scene import Fields, Scene, clock
from quizbs.lesson.views.view_types import OutView, SharerView

LONGEST = 32  # characters of all names of a shared phone, on public screens


def holder(scene: Scene, player: Seat) -> str:
    """Return the id of the person who holds a shared phone. It is passed on after each of the seat's turns."""
    game = scene.game(player.table)
    turns = turns_done(game, player.seat) if game is not None and player.seat in game.seats else 0
    return player.people[turns % len(player.people)]


def name(scene: Scene, player: Seat) -> str:
    """Return the name of a seat: during its game that of the phone's holder, otherwise those of all who share it."""
    if not player.partners:
        return scene.names.get(player.seat, "…")
    game = scene.game(player.table)
    plays = game is not None and game.phase != "over" and player.seat in game.seats
    return scene.name_of(holder(scene, player)) if plays else together(names(scene, player))


def together(people: Sequence[str]) -> str:
    """Return several names joined by " & ", the longest of them shortened until the text fits."""
    shortened, most = people, max(map(len, people))
    while len(whole := " & ".join(shortened)) > LONGEST and most > 2:
        most -= 1
        shortened = [name if len(name) <= most else f"{name[: most - 1].rstrip()}…" for name in people]
    return whole


def names(scene: Scene, player: Seat) -> tuple[str, ...]:
    """Return the names of all who share a seat, in the order of holding the phone; ``()`` for one person."""
    return tuple([scene.name_of(person) for person in player.people]) if player.partners else ()


def for_the_desk(scene: Scene) -> Fields:
    """Return the fields of ``DeskLessonView`` about people: who shares a phone, when they joined, who is excluded."""
    session = scene.session
    people = [player for player in session.present if not player.bot]
    watched = session.entry.watch_until > scene.now
    return {
        "shared": {str(player.seat): _sharing(scene, player) for player in people if player.partners},
        "came": {str(player.seat): since(player.came) for player in people},
        "out": tuple(
            [
                OutView(person, scene.people[person], scene.ticked.get(person, ""))
                for person in sorted(session.entry.out & scene.people.keys())
            ]
        ),
        "watch": clock(session.entry.watch_until, session.entry.watch_until - WATCH) if watched else None,
    }


def _sharing(scene: Scene, player: Seat) -> tuple[SharerView, ...]:
    holds = holder(scene, player)
    return tuple(
        [
            SharerView(person, scene.name_of(person), scene.ticked.get(person, ""), person == holds)
            for person in player.people
        ]
    )
