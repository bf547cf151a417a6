"""A child process that tests control by lines of text: ``python -m tests.store.child WHAT URL …``.

It prints ``ready``, and waits for a line before it does anything.
"""

import random
import sys
import threading

from quizbs.game.actors import Player
from quizbs.live.lesson_log import Writing
from quizbs.store.database import Database
from quizbs.store.ledger import Ledger
from quizbs.store.migrations import migrate
from tests.store.counter import COUNTER, LIMIT, Add, Play

LATE = 1000.0 + LIMIT  # when the bell of an addition at 1000.0 rings
_voice = threading.Lock()


def say(line: str) -> None:
    """Print a line for the test in one write, from any thread."""
    with _voice:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


def ready() -> None:
    say("ready")
    sys.stdin.readline()


def play_on(database: Database, now: float) -> Play:
    return Play(Writing(Ledger(database), COUNTER, lambda: now, random.Random()))


def acknowledge(url: str) -> None:
    """Append rows for ever in four streams at once; print each version as soon as it is acknowledged."""
    play = play_on(Database(url), 1000.0)
    ready()

    def add(stream: str) -> None:
        while True:
            version = play.act(stream, Player(1), str(play.now(stream)[0]), Add(1))
            say(f"{stream} {version}")

    for name in "abcd":
        threading.Thread(target=add, args=(f"counter:{name}",)).start()


def tick(url: str) -> None:
    """Run due commands once, after the deadline."""
    database = Database(url)
    play = play_on(database, LATE)
    play.now("counter:a")
    ready()
    say(str(play.tick("counter:a")))
    database.close()


def move_in(url: str) -> None:
    """Open the database and make its tables."""
    ready()
    database = Database(url)
    migrate(database)
    say("in")
    database.close()


def greenlets(url: str) -> None:
    """Like in the server, 30 greenlets append 10 rows each, while another greenlet counts its turns."""
    from gevent import monkey

    monkey.patch_all()
    import gevent

    database = Database(url)
    play = play_on(database, 1000.0)
    ready()
    beats = 0
    told = False

    def beat() -> None:
        nonlocal beats, told
        while True:
            gevent.sleep(0.02)
            beats += 1
            if beats >= 25 and not told:
                told = True
                say(f"beating {play.now('counter:a')[0]}")

    def add(number: int) -> None:
        for turn in range(10):
            play.act(f"counter:{'ab'[number % 2]}", Player(number), str(turn), Add(1))

    heart = gevent.spawn(beat)
    gevent.joinall([gevent.spawn(add, number) for number in range(30)], raise_error=True)
    say(f"done {play.now('counter:a')[0]} {play.now('counter:b')[0]}")
    heart.kill()
    database.close()


def replay(url: str) -> None:
    """Replay a ledger while another greenlet counts its turns."""
    from gevent import monkey

    monkey.patch_all()
    import gevent

    play, turns = play_on(Database(url), 1000.0), 0
    ready()

    def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            gevent.sleep(0)

    counts = gevent.spawn(count)
    total = play.now("counter:a")[1].total
    counts.kill()
    say(f"{total} {turns}")


def lead(url: str) -> None:
    """Lead the lesson ``l``; then, for each line of the test, ``take`` the lesson or ``append`` a row."""
    from gevent import monkey

    monkey.patch_all()
    from gevent import get_hub

    from quizbs.store.lease import LedElsewhere
    from quizbs.store.ledger import NotLed
    from quizbs.store.store import lease_on

    ready()
    database = Database(url)
    lease = lease_on(database, "8001")
    lease.start(lambda lesson: say(f"lost {lesson}"))
    ledger, asked = Ledger(database, lease.me), "take"
    while asked:
        try:
            if asked == "take":
                lease.take("l")
                say("leads")
            else:
                ledger.append("l", 1, "host:a", 1.0, None, "[]")
                say("kept")
        except LedElsewhere as elsewhere:
            say(f"led by {elsewhere.process}")
        except NotLed:
            say("not ours")
        asked = get_hub().threadpool.apply(sys.stdin.readline).strip()
    lease.stop()
    database.close()


if __name__ == "__main__":
    globals()[sys.argv[1]](*sys.argv[2:])
