"""Starting the server from the command line. Only one process serves a SQLite file; a second opens its page."""

import contextlib
import gc
import logging
import os
import sys
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click
from msgspec.structs import replace

from quizbs import config, error_log
from quizbs.cli.banks import database_in_words
from quizbs.cli.instance_lock import InstanceLock, wait_for_lock
from quizbs.cli.spoken import said, say
from quizbs.game import Refused

if TYPE_CHECKING:
    import socket

    from quizbs.app import App

_EVERYWHERE = {"", "0.0.0.0", "::"}  # noqa: S104 -- compared, not bound
_log = logging.getLogger(__name__)
_log.setLevel(logging.INFO)
_PATIENCE = 10.0  # seconds for another quizbs to start, to end, or to answer


def serve(
    port: int | None,
    host: str | None,
    public_url: str | None,
    log: str | None,
    no_browser: bool,
    as_demo: bool = False,
    for_window: bool = False,
) -> None:
    """Serve until the process is ended. If another process already serves this data, open that process's page instead.

    ``port`` to ``no_browser`` are command-line options, ``None`` if not given. ``as_demo``: with the demo's data;
    bots play. ``for_window``: the app's window started it, and ends it by closing its standard input.
    """
    gc.disable()  # until all permanent objects exist: collecting takes a fifth of the time of a start
    try:
        settings = config.read(os.environ, port=port, host=host, public_url=public_url, log=log)
        settings = replace(settings, for_window=for_window)
        error_log.begin(as_json=settings.json_log)
        if as_demo:
            settings = config.for_demo(settings)
        lock = _instance_lock(settings)
        if lock is not None and _is_served(lock, no_browser, settings.json_log):
            return
        sock = _listen(settings)
        app = _build(settings, sock.getsockname()[1])
        if for_window:
            _end_with_standard_input(lambda: app.web.over.set())
        while (next_socket := _serve(app, sock, settings, lock, no_browser, as_demo)) is not None:
            sock, no_browser = next_socket, True
            gc.unfreeze()
            app = _build(settings, sock.getsockname()[1])
    except config.BadSetting as mistake:
        raise SystemExit(f"quizbs: {said(mistake.message)}") from None
    except config.NotStarted as mistake:
        raise SystemExit(f"quizbs: {mistake}") from None
    if lock is not None:
        lock.leave()


def _serve(
    app: "App",
    sock: "socket.socket",
    settings: config.Settings,
    lock: InstanceLock | None,
    no_browser: bool,
    as_demo: bool,
) -> "socket.socket | None":
    """Serve until quizbs is to end. Return the socket if quizbs is to start again with other data, else ``None``."""
    from quizbs.web.server import wsgi

    page = _demo(app) if as_demo else app.school.host_path
    local = "127.0.0.1" if settings.host in _EVERYWHERE else settings.host
    base = f"http://{f'[{local}]' if ':' in local else local}:{sock.getsockname()[1]}"
    address = base + page

    def tell(now: str) -> None:
        if lock is not None:
            lock.write_note(now)

    def renewed() -> None:
        tell(now := base + app.school.host_path)
        if app.web.access.is_school() or settings.json_log:
            return
        click.echo(say("cli-signed-out"))
        _list(("cli-for-you", now))
        sys.stdout.flush()

    def ready() -> None:
        app.school.deletion.renewed = renewed
        tell(address)
        _greet(app, base, page, settings)
        if not no_browser:
            webbrowser.open(address)

    web, drain = app.web, app.school.registry.drain
    next_socket = wsgi.serve(
        web.flask, sock, app.start, app.stop, ready, web.links, drain, web.over, lambda: bool(web.again)
    )
    app.store.database.close()  # also the connections of the requests that have just ended
    return next_socket


def _end_with_standard_input(end: Callable[[], object]) -> None:
    """Call ``end`` when the standard input ends, however the program at its other end has ended.

    From then on ``end`` is called each second: a server that has just started again must end, too.
    """
    import gevent

    def read() -> None:
        with contextlib.suppress(OSError):
            while os.read(0, 1024):
                pass

    def watch() -> None:
        gevent.get_hub().threadpool.apply(read)
        while True:
            end()
            gevent.sleep(1)

    gevent.spawn(watch)


def _demo(app: "App") -> str:
    from quizbs.cli import demo

    try:
        return demo.start(app)
    except Refused:
        raise SystemExit(f"quizbs: {say('cli-cant-save-demo')}") from None


def _instance_lock(settings: config.Settings) -> InstanceLock | None:
    """Return the lock of the SQLite file; ``None`` for PostgreSQL, which several processes may serve."""
    with database_in_words():
        from quizbs.store.database import file_of

        file = file_of(settings.database)
        return None if file is None else InstanceLock(Path(file))


def _is_served(lock: InstanceLock, no_browser: bool, json_log: bool) -> bool:
    """Return whether another quizbs serves this data, after opening its page in the browser.

    Raises ``config.NotStarted`` if the other quizbs doesn't answer.
    """
    with database_in_words():
        note = wait_for_lock(lock, _PATIENCE, lambda: time.sleep(0.2))
    if note is None:
        return False
    if not note.address:
        raise config.NotStarted(
            say("cli-doesnt-answer-process", code=str(note.process)) if note.process else say("cli-doesnt-answer")
        )
    if json_log:
        _log.info("quizbs is already running (process %s)", note.process)
    else:
        click.echo(f"{say('cli-already-running', code=str(note.process))}\n  {note.address}")
    if not no_browser:
        webbrowser.open(note.address)
    return True


def _listen(settings: config.Settings) -> "socket.socket":
    from quizbs.web.server import wsgi

    try:
        if settings.port is not None:
            return wsgi.listener(settings.host, settings.port)
        sock = wsgi.listener(settings.host, config.PORT, wsgi.NEAR)
    except wsgi.PortTaken as taken:
        free = f"quizbs --port {taken.port + 1}"
        raise config.NotStarted(say("cli-port-taken", code=str(taken.port), text=free)) from None
    except OSError as error:
        raise config.NotStarted(say("cli-cant-listen", address=settings.host, text=str(error.strerror))) from None
    if (port := sock.getsockname()[1]) != config.PORT:
        if settings.json_log:
            _log.info("port %d is in use, so this is port %d", config.PORT, port)
        else:
            click.echo(say("cli-port-used", code=str(config.PORT), other=str(port)))
    return sock


def _build(settings: config.Settings, port: int) -> "App":
    """Return the app. If a backup waits for this start, it is put in place first."""
    with database_in_words():
        from quizbs.app import App
        from quizbs.store.backups import put_next_in_place
        from quizbs.store.database import file_of

        file = file_of(settings.database)
        is_there = file is None or put_next_in_place(file)
        app = App(settings, port)
        app.school.transfer.has_failed = not is_there
        return app


def _greet(app: "App", base: str, page: str, settings: config.Settings) -> None:
    from sqlalchemy import make_url

    from quizbs.store.database import file_of

    if settings.json_log:  # the log must not contain the key of the host page
        _log.info("quizbs is running", extra={"more": {"address": base}})
        return
    typed, url = app.school.reach.typed(), make_url(settings.database)
    saved = str(file_of(url) or url.render_as_string(hide_password=True))
    click.echo(f"\n{say('cli-running')}")
    if app.web.access.is_school():
        first = ("cli-for-teachers", say("cli-by-link", code="quizbs teacher --help"))
    else:
        first = ("cli-for-you", f"{base}{page}")
    _list(first, ("cli-for-students", typed or say("cli-no-network")), ("cli-saved", saved))
    click.echo(f"  {say('cli-stop')}\n")
    sys.stdout.flush()


def _list(*lines: tuple[str, str]) -> None:
    """Print lines in two columns: a label, which is the id of a message, and a value."""
    width = max(len(say(label)) for label, _ in lines)
    for label, value in lines:
        click.echo(f"  {say(label):{width}}  {value}")
