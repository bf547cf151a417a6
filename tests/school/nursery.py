"""Forks quizbs processes from one that has loaded all modules: ``python -m tests.school.nursery``.

It reads JSON lines: ``{"environ": …, "arguments": […], "log": FILE}``, and answers each with the id of a new process
that runs quizbs with these arguments. Loading modules takes three quarters of a start.
"""

import json
import os
import signal
import sys
from pathlib import Path

from gevent import monkey

monkey.patch_all()

import quizbs.app  # noqa: E402 -- what is loaded here need not be loaded again
import quizbs.store.advisory_lease  # noqa: E402, F401
from quizbs.cli.main import main  # noqa: E402


def run(environ: dict[str, str], arguments: list[str], log: str) -> None:
    """Run quizbs in this forked process, with its output in the file ``log``."""
    out = os.open(Path(log), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    for stream in (1, 2):
        os.dup2(out, stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(environ)
    sys.argv = ["quizbs", *arguments]
    main()


if __name__ == "__main__":
    fork = monkey.get_original("os", "fork")  # gevent's fork would start an event loop here, which children can't use
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # so that ended children leave no zombies
    for line in sys.stdin:
        if not (child := fork()):
            run(**json.loads(line))
            os._exit(0)
        print(child, flush=True)  # noqa: T201 -- the answer
