"""A school: quizbs processes on one PostgreSQL database behind nginx, all started by the scripts in docs/school."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

from tests.tools.wheel import environment
from tests.web.shipped import Constants, Server, hurried, until

SCRIPTS = Path(__file__).parents[2] / "docs" / "school"
# Limits that tests exceed, since they do in a minute what takes a whole lesson.
LIVELY: Constants = {
    "quizbs.rate_limits.limits.MESSAGES": (3000.0, 300.0),
    "quizbs.rate_limits.limits.OF_DEVICE": (40_000.0, 4000.0),
    "quizbs.rate_limits.limits.OF_SEATS": (40_000.0, 4000.0),
}


def free_port() -> int:
    """Return a free port."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def nginx_is_there() -> bool:
    """Return whether nginx is installed, in Debian's place or in PATH."""
    return bool(shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin"))


class Nginx:
    """nginx in front of processes, started by ``scripts``. ``base`` is its address for browsers; ``ssl`` a certificate
    and its key.
    """

    def __init__(
        self,
        folder: Path,
        port: int,
        ssl: tuple[Path, Path] | None = None,
        scripts: Path = SCRIPTS,
        **environ: str,
    ) -> None:
        self._folder, self._port, self._ssl, self._scripts = folder, port, ssl, scripts
        self._environ = os.environ | {"QUIZBS_SHARED_ADDRESS": "on"} | environ
        if ssl:
            self._environ |= {"QUIZBS_CERTIFICATE": str(ssl[0]), "QUIZBS_CERTIFICATE_KEY": str(ssl[1])}
        self.netloc = f"127.0.0.1:{port}"
        self.base = f"{'https' if ssl else 'http'}://{self.netloc}"
        self._child: subprocess.Popen[bytes] | None = None
        self._processes: list[str] = []

    def start(self) -> None:
        """Start nginx, and wait until it accepts connections."""
        with (self._folder / "log-nginx.txt").open("ab") as log:
            self._child = subprocess.Popen(self._command(), stdout=log, stderr=subprocess.STDOUT, env=self._environ)
        until(self._listens, "nginx")

    def show(self, processes: list[Server]) -> None:
        """Configure nginx to forward requests to these processes from now on."""
        self._processes = [server.netloc for server in processes]
        if self._child is None:
            self.start()
        else:
            workers = self._workers()
            subprocess.run(self._command(), check=True, capture_output=True, env=self._environ)
            until(lambda: not workers & self._workers(), "the new workers of nginx")

    def stop(self) -> None:
        """Stop nginx, which closes all connections."""
        if self._child is not None:
            self._child.terminate()
            self._child.wait()
            self._child = None

    def _workers(self) -> set[int]:
        """Return the ids of nginx's worker processes. After a reload, old ones may still run for a moment."""
        assert self._child
        found = set()
        for pid in Path(f"/proc/{self._child.pid}/task/{self._child.pid}/children").read_text().split():
            with contextlib.suppress(OSError):
                if b"shutting down" not in Path(f"/proc/{pid}/cmdline").read_bytes():
                    found.add(int(pid))
        return found

    def _command(self) -> list[str]:
        listen = f"{self.netloc} ssl" if self._ssl else self.netloc
        return [str(self._scripts / "run-nginx"), str(self._folder / "nginx"), listen, *self._processes]

    def _listens(self) -> bool:
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", self._port)).close()
            return True
        return False


class Forked:
    """A process forked by the nursery, with the methods of ``Popen`` that tests use."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        """Return ``None`` while the process runs, and 0 after its end, whatever its exit code was."""
        with contextlib.suppress(OSError):
            if Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z":
                return None
        return 0

    def send_signal(self, how: int) -> None:
        os.kill(self.pid, how)

    def wait(self, patience: float) -> None:
        until(lambda: self.poll() is not None, "the end of a process", patience, each=0.002)


class Nursery:
    """The process of ``tests.school.nursery``, which forks processes with all modules loaded."""

    def __init__(self, program: tuple[str, ...]) -> None:
        code = "import runpy, sys; sys.argv[1:] = []\n" + program[1].replace("main()", "") if program else ""
        begin = "runpy.run_module('tests.school.nursery', run_name='__main__')"
        self._child = subprocess.Popen(
            [sys.executable, *(("-c", f"{code}\n{begin}") if program else ("-m", "tests.school.nursery"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | environment() | {"PYTHONPATH": f"{environment()['PYTHONPATH']}:{SCRIPTS.parents[1]}"},
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._child.stdin
        assert self._child.stdout
        self._said: IO[str] = self._child.stdin
        self._answers: IO[str] = self._child.stdout

    def fork(self, **what: Any) -> Forked:
        """Fork a process; ``what`` are the fields of the request to the nursery."""
        self._said.write(json.dumps(what) + "\n")
        self._said.flush()
        return Forked(int(self._answers.readline()))

    def close(self) -> None:
        """End the nursery."""
        self._said.close()
        self._answers.close()
        self._child.wait()


class Process(Server):
    """A server process of a school, started by the script ``run-process``, or by a nursery if there is one."""

    def __init__(self, folder: Path, nursery: Nursery | None, **environ: str) -> None:
        self._nursery = nursery
        folder.mkdir(exist_ok=True)
        script = (str(SCRIPTS / "run-process"), "1")
        super().__init__(folder, free_port(), "127.0.0.1", script, "sh", **environ)  # type: ignore[arg-type]

    def start(self) -> None:
        if self._nursery is None:
            return super().start()
        self.starts += 1
        self.file = self.folder / f"log-{self.starts}.txt"
        self.file.touch()
        environ = {"QUIZBS_DATA": str(self.folder), "QUIZBS_PROXY": "1", "PYTHONUNBUFFERED": "1", **self.environ}
        arguments = ["--host", self.host, "--port", str(self.port), "--no-browser"]
        forked = self._nursery.fork(environ=environ, arguments=arguments, log=str(self.file))
        self.child: Any = forked
        self.host_url = until(self._address, "the address", 90.0)
        self.base = f"http://127.0.0.1:{self.port}"
        return None

    def lines(self) -> set[str]:
        """Return the addresses of the clients that are connected to the process."""
        mine = f":{self.port:04X}"
        rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        return {row[2] for row in rows if row[1].endswith(mine) and row[3] == "01"}


class School:
    """Server processes on one database, with a lesson clock ``faster`` than real time; ``front``: behind nginx."""

    def __init__(
        self, url: str, folder: Path, constants: Constants, faster: int, *, front: bool = False, quick: bool = False
    ) -> None:
        self._folder = folder
        program = hurried(constants, faster) if constants or faster > 1 else ()
        self.nginx = Nginx(folder, free_port()) if front else None
        self._nursery = Nursery(program) if quick else None
        (folder / "quizbs.py").write_text(program[1] if program else "from quizbs.__main__ import main\nmain()\n")
        self.processes: list[Process] = []
        self.environ = {
            **environment(),
            "QUIZBS_DATABASE": url,
            "QUIZBS_SECRET_KEY": "k" * 40,
            "QUIZBS_SHARED_ADDRESS": "on",
            "QUIZBS_LOG": "text",  # then it prints the start address with its key
            "QUIZBS_PROGRAM": f"{sys.executable} {folder / 'quizbs.py'}",
            "QUIZBS_PUBLIC_URL": self.nginx.base if self.nginx else "http://school.example",
        }

    def start(self) -> Process:
        """Start one more process, and add it to nginx's configuration."""
        process = Process(self._folder / f"process{len(self.processes)}", self._nursery, **self.environ)
        self.processes.append(process)
        if self.nginx:
            self.nginx.show(list(self.processes))
        return process

    def close(self) -> None:
        """Stop all processes."""
        if self.nginx:
            self.nginx.stop()
        if self._nursery:
            self._nursery.close()
        for process in self.processes:
            if process.child.poll() is None:
                process.stop(signal.SIGKILL)


class Cluster:
    """A PostgreSQL cluster that a test may stop and start."""

    def __init__(self, folder: Path) -> None:
        programs = self.programs()
        self._bin, self._folder, self._port = programs[-1].parent, folder / "cluster", free_port()
        self._as = self._owner(folder)
        self._child: subprocess.Popen[bytes] | None = None
        initdb = [str(self._bin / "initdb"), f"--pgdata={self._folder}", "--username=quizbs", "--no-sync"]
        subprocess.run(
            [*self._as, *initdb, "--auth=trust", "--locale=C.UTF-8", "--encoding=UTF8"],
            check=True,
            cwd="/",
            stdout=subprocess.DEVNULL,
        )
        self.url = f"postgresql+psycopg://quizbs@127.0.0.1:{self._port}/postgres"
        self.start()

    @staticmethod
    def programs() -> list[Path]:
        """Return the PostgreSQL servers that are installed, in Debian's place."""
        return sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))

    @staticmethod
    def _owner(folder: Path) -> list[str]:
        if os.getuid():
            return []
        for above in (folder, *folder.parents):  # PostgreSQL runs as another user, since it refuses to run as root
            above.chmod(above.stat().st_mode | 0o011) if above.stat().st_uid == 0 else None
        shutil.chown(folder, "postgres")
        return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]

    def start(self) -> None:
        """Start PostgreSQL, and wait until it answers."""
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "fsync": "off"}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        postgres = [str(self._bin / "postgres"), "-D", str(self._folder), "-p", str(self._port), *options]
        self._child = subprocess.Popen([*self._as, *postgres], cwd="/", stderr=subprocess.DEVNULL)
        ready = [str(self._bin / "pg_isready"), "--quiet", "--host=127.0.0.1", f"--port={self._port}"]
        until(lambda: subprocess.run(ready, check=False).returncode == 0, "PostgreSQL", each=0.1)

    def stop(self) -> None:
        """Stop PostgreSQL at once, cutting all connections."""
        if self._child is not None:
            self._child.send_signal(signal.SIGQUIT)
            self._child.wait()
            self._child = None
