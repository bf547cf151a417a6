"""Starting the window. If quizbs is running already, only its page is opened."""

import os
import signal
import threading
import webbrowser
from collections.abc import Iterable
from pathlib import Path

from quizbs import paths
from quizbs.cli.instance_lock import InstanceLock, answers
from quizbs.cli.spoken import WINDOW
from quizbs.window.child import log_file, started
from quizbs.window.first_start import FirstStart
from quizbs.window.local_name import LocalName
from quizbs.window.watch import Awake, Watch
from quizbs.words import LANGUAGES, chosen, words

_OPENS = 5.0  # seconds for a browser to open a page


def browse(url: str) -> threading.Thread:
    """Open a URL in the browser, in a thread: some browsers return only when they are closed."""
    thread = threading.Thread(target=webbrowser.open, args=(url,), daemon=True)
    thread.start()
    return thread


def main() -> None:
    """Run the window until it is closed."""
    given = os.environ.get("QUIZBS_DATA", "").strip()
    folder = Path(given).expanduser() if given else paths.user_folder()
    lock = InstanceLock(folder / "quizbs.db")
    note = lock.note()
    if note is not None and note.address and answers(note.address):
        browse(note.address).join(_OPENS)
        return
    _show(lock, FirstStart(folder))


def language_for(wanted: Iterable[str]) -> str:
    """Return the tag of the first wanted language that quizbs speaks to teachers, "en" if it speaks none."""
    tag = chosen(wanted)
    return "en" if LANGUAGES[tag].students_only else tag


def _show(lock: InstanceLock, first: FirstStart) -> None:
    import tkinter as tk

    from quizbs.window import screen
    from quizbs.window.model import Model

    screen.sharp()
    root = tk.Tk(className="quizbs")
    language = language_for(screen.languages(root))
    log = log_file()
    watch: Watch | None = None
    opened: list[threading.Thread] = []
    model = Model(
        lambda: started(log, {WINDOW: language}),
        lock.note,
        lambda: watch.latest if watch else None,
        lambda url: opened.append(browse(url)),
        lambda: opened.append(browse(log.as_uri())),
        words(language).say,
        first,
    )
    local_name = LocalName(lambda: watch.latest.address if watch and watch.latest else "")
    watch = Watch(model.page, Awake(), lambda: local_name.name)
    for name in {"SIGTERM", "SIGINT", "SIGHUP"} & {each.name for each in signal.Signals}:
        signal.signal(getattr(signal, name), lambda *_: model.end())
    screen.TkWindow(root, model)
    root.mainloop()
    local_name.stop()
    watch.stop()
    for thread in opened[-1:]:
        thread.join(_OPENS)
