"""Starts processes of quizbs without loading it again: ``python -m tests.school.nursery``.

Each line that it reads is JSON: ``{"environ": …, "arguments": […], "log": FILE}``. It answers with the number of a new
process, which runs quizbs as any other. To load Python's modules takes three quarters of a start.
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
    """Be quizbs."""
    out = os.open(Path(log), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    for stream in (1, 2):
        os.dup2(out, stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(environ)
    sys.argv = ["quizbs", *arguments]
    main()


if __name__ == "__main__":
    fork = monkey.get_original("os", "fork")  # gevent's own would begin a loop here, which no child could use
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that have ended
    for line in sys.stdin:
        if not (child := fork()):
            run(**json.loads(line))
            os._exit(0)
        print(child, flush=True)  # noqa: T201 -- the answer
