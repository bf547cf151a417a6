"""The rules of *Trick the class*: writing, review, voting, reveal; and which command is due."""

from random import Random

from quizbs.game.refusal import Refused, require
from quizbs.lesson.seats import present_seat
from quizbs.lesson.session_state import SessionState
from quizbs.lesson.trick import commands as c
from quizbs.lesson.trick import events as e
from quizbs.lesson.trick import lies
from quizbs.lesson.trick.state import Trick
from quizbs.quiz.question import LETTERS_A_SECOND, reading_time

FEWEST_PEOPLE = 2
WRITES, CHOOSES = 60.0, 30.0  # seconds, besides reading
FIRST, TURNS, SHOWN = 2.5, 4.5, 30.0  # seconds until the first tile turns, between tiles, and that the result is shown
FEWEST, MOST = 3, 7  # lies among which the truth is hidden: fewer are filled up, more are drawn by chance


def due(session: SessionState, now: float) -> c.GoOnTrick | c.LengthenTrick | None:
    """Return the command that is due: the next step if time is up or no seat is awaited any more, otherwise
    ``None``.
    """
    trick, at = session.trick, next_due(session)
    if trick is None or at is None or now < at:
        return None
    if not _is_done(session, trick) and not trick.lengthened and _slow(session, trick):
        return c.LengthenTrick(trick.number, trick.step)
    return c.GoOnTrick(trick.number, trick.step)


def next_due(session: SessionState) -> float | None:
    """Return when the next command is due if nothing else happens (s), ``None`` for never."""
    trick = session.trick
    if trick is None or session.frozen is not None or trick.closes_at is None:
        return None
    return trick.began_at if _is_done(session, trick) else trick.closes_at


def _is_done(session: SessionState, trick: Trick) -> bool:
    """Return whether at least one seat has written or voted, and no other is awaited."""
    return bool(done(session, trick)) and not awaited(session, trick)


def expected(session: SessionState, trick: Trick) -> frozenset[int]:
    """Return the seats of people that are awaited or done. Seats with absent phones count only once they are done."""
    return session.seated - trick.away | done(session, trick)


def done(session: SessionState, trick: Trick) -> frozenset[int]:
    """Return the seats that have written a lie or, during the vote, have voted."""
    if trick.phase == "writing":
        return frozenset(seat for lie in trick.lies for seat in lie.writers) & session.seated
    return session.seated & trick.chosen.keys() if trick.phase == "voting" else frozenset()


def awaited(session: SessionState, trick: Trick) -> frozenset[int]:
    """Return the seats that haven't written or voted yet, without absent phones."""
    return expected(session, trick) - done(session, trick)


def _slow(session: SessionState, trick: Trick) -> bool:
    """Return whether an awaited seat has more time."""
    waits = awaited(session, trick) if trick.phase in ("writing", "voting") else frozenset()
    return any(player.seat in waits and player.accommodation.more_time for player in session.present)


def shown_to(session: SessionState, trick: Trick) -> frozenset[int]:
    """Return the seats whose players were present when the truth was revealed."""
    at = trick.shown_at
    return frozenset(
        player.seat for player in session.present if at is not None and not player.bot and player.came <= at
    )


def why_no_trick(session: SessionState) -> str:
    """Return the refusal code if *Trick the class* can't start, "" if it can.

    It needs a pause between games, and enough people.
    """
    if session.phase not in ("lobby", "playing") or session.running or session.halted:
        return "not_now"
    return "need_players" if len(session.seated) < FEWEST_PEOPLE else ""


def by_a_player(session: SessionState, seat: int, command: c.FROM_A_PLAYER, now: float) -> list[e.TrickEvent]:
    """Return the events of a player's command in *Trick the class*. Raises ``Refused``."""
    trick = _open(session, command.number)
    require(not present_seat(session, seat).bot, "closed")
    match command:
        case c.WriteLie(text=text):
            return _write(trick, seat, text, now)
        case c.ChooseTile(tile=tile):
            return _choose(trick, seat, tile, now)
        case c.OwnUp():
            return _own_up(trick, seat)


def by_another(session: SessionState, command: c.FROM_ANOTHER, now: float, chance: Random) -> list[e.TrickEvent]:
    """Return the events of a command from the teacher, the clock or the program. Raises ``Refused``."""
    if isinstance(command, c.PutTrick):
        return _begin(session, command, now)
    if isinstance(command, c.KeepLie):
        return _keep(session, command)
    trick = _open(session, command.number)
    match command:
        case c.DiscardLie(lie=lie, on=on):
            return _discard(trick, lie, on=on)
        case c.EndTrick():
            return [e.TrickEnded(now)]
        case c.MissTrick(seat=seat, on=on):
            require(not present_seat(session, seat).bot and (seat in trick.away) != on, "closed")
            return [e.TrickMissed(seat, on)]
        case c.GoOnTrick() | c.LengthenTrick():
            return _next(session, trick, command, now, chance)


def _next(
    session: SessionState, trick: Trick, command: c.GoOnTrick | c.LengthenTrick, now: float, chance: Random
) -> list[e.TrickEvent]:
    require(session.frozen is None, "paused")
    require(command.step == trick.step, "closed")
    if isinstance(command, c.LengthenTrick):
        return [e.TrickLengthened(now, now + (trick.closes_at or now) - trick.began_at)]
    return _go_on(trick, now, chance)


def _open(session: SessionState, number: int) -> Trick:
    trick = session.trick
    if trick is None or trick.number != number:
        raise Refused("closed")
    return trick


def _begin(session: SessionState, command: c.PutTrick, now: float) -> list[e.TrickEvent]:
    why = why_no_trick(session)
    require(why != "need_players", "need_players", least=FEWEST_PEOPLE)
    require(not why, "not_now")
    question = command.question
    require(lies.fits(question), "not_understood")
    closes_at = now + WRITES + reading_time(question)
    number = len(session.tricks) + 1
    return [e.TrickAsked(now, number, question, command.language, closes_at, command.filtered)]


def _write(trick: Trick, seat: int, typed: str, now: float) -> list[e.TrickEvent]:
    """Return the event of a written lie; nothing if the seat has written the same. The truth is refused."""
    require(trick.phase == "writing", "closed")
    text = lies.tidied(typed)
    require(not lies.is_the_truth(trick.question, text), "truth")
    require(not (trick.filtered and lies.is_unwanted(trick.question, text)), "rude")
    return [] if trick.typed.get(seat) == text else [e.LieWritten(seat, text, now)]


def _choose(trick: Trick, seat: int, tile: int, now: float) -> list[e.TrickEvent]:
    require(trick.phase == "voting" and seat not in trick.chosen, "closed")
    require(tile < len(trick.tiles), "not_understood")
    require(tile != trick.tile_of(seat), "own_lie")
    return [e.TileChosen(seat, tile, now)]


def _own_up(trick: Trick, seat: int) -> list[e.TrickEvent]:
    require(may_own_up(trick, seat), "closed")
    return [e.LieOwned(seat)]


def may_own_up(trick: Trick, seat: int) -> bool:
    """Return whether the seat may say "It was me": its lie is revealed, and it hasn't said so yet."""
    return trick.tile_of(seat) in trick.open and seat not in trick.owned


def _discard(trick: Trick, lie: int, *, on: bool) -> list[e.TrickEvent]:
    require(trick.phase in ("writing", "glance"), "closed")
    require(lie < len(trick.lies), "not_understood")
    return [] if trick.lies[lie].discarded == on else [e.LieDiscarded(lie, on)]


def _keep(session: SessionState, command: c.KeepLie) -> list[e.TrickEvent]:
    trick = session.tricks[-1] if session.tricks else None
    require(trick is not None and trick.number == command.number, "closed")
    if trick is None or not trick.is_revealed:
        raise Refused("closed")
    require(any(tile.lie == command.lie for tile in trick.tiles), "not_understood")
    return [] if trick.lies[command.lie].kept else [e.LieKept(command.lie)]


def _go_on(trick: Trick, now: float, chance: Random) -> list[e.TrickEvent]:
    match trick.phase:
        case "writing" if not trick.filtered and any(lie.writers for lie in trick.lies):
            return [e.TrickLookedAt(now)]
        case "writing" | "glance":
            return _to_vote(trick, now, chance)
        case "voting":
            return [_reveals(trick.tiles, trick.chosen, now)]
        case _ if trick.turned < len(trick.order):
            last = trick.turned + 1 == len(trick.order)
            return [e.TileTurned(now, now + (SHOWN if last else TURNS))]
        case _:
            return [e.TrickEnded(now)]


def _to_vote(trick: Trick, now: float, chance: Random) -> list[e.TrickEvent]:
    """Return the event that starts the vote, with the truth among the lies; without lies, the event that starts the
    reveal.
    """
    truth = lies.truth_of(trick.question)
    left = [(at, lie) for at, lie in enumerate(trick.lies) if lie.writers and not lie.discarded]
    drawn = sorted(chance.sample(left, len(left)), key=lambda each: -len(each[1].writers))[:MOST]
    own = lies.wrong_choices(trick.question, (lie.text for _, lie in left))
    filled = chance.sample(own, min(len(own), max(0, FEWEST - len(drawn))))
    tiles = [e.Tile(truth, truth=True)]
    tiles += [e.Tile(lies.formatted_like(lie.text, truth), lie=at) for at, lie in drawn]
    tiles += [e.Tile(text) for text in filled]
    chance.shuffle(tiles)
    shown = tuple(tiles)
    if len(shown) == 1:
        return [e.TrickVoting(now, now, shown), _reveals(shown, {}, now)]
    letters = len(trick.question.text) + sum(len(tile.text) for tile in shown)
    return [e.TrickVoting(now, now + CHOOSES + letters // LETTERS_A_SECOND, shown)]


def _reveals(tiles: tuple[e.Tile, ...], chosen: dict[int, int], now: float) -> e.TrickReveals:
    """Return the event that starts the reveal: lies from the least to the most chosen, followed by the truth."""
    times = [sum(at == place for at in chosen.values()) for place in range(len(tiles))]
    order = sorted(range(len(tiles)), key=lambda place: (tiles[place].truth, times[place], place))
    return e.TrickReveals(now, now + FIRST, tuple(order))
