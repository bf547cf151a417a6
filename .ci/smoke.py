"""Try quizbs as it is installed, on any system, with Python alone.

``python smoke.py COMMAND…`` tries a command that starts quizbs, such as ``uvx quizbs``. ``python smoke.py [--window]
FOLDER`` tries the app: a folder with the programs ``quizbs`` and ``quizbs-window``; ``--window`` needs a screen.
"""

import argparse
import atexit
import http.client
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile
import zlib
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.parse import urlencode, urlsplit

PATIENCE = 60.0  # seconds, on a slow machine whose virus scanner reads every file
ROWS = (("Question", "Answer", "Wrong 1"), ("Which is green?", "leaf", "coal"), ("And black?", "coal", "leaf"))
_SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_TYPES = "http://schemas.openxmlformats.org/package/2006/content-types"


def png() -> bytes:
    """Return a picture of one colour."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    rows = (b"\0" + b"\x20\x80\x40" * 64) * 64
    head = struct.pack(">IIBBBBB", 64, 64, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def write_table(file: Path) -> None:
    """Write the questions as a spreadsheet."""
    cell = '<c t="inlineStr"><is><t>{}</t></is></c>'
    rows = "".join(f"<row>{''.join(map(cell.format, row))}</row>" for row in ROWS)
    sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    parts = {
        "[Content_Types].xml": f'<Types xmlns="{_TYPES}"><Default Extension="rels" '
        'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/xl/workbook.xml" ContentType="{sheet}.sheet.main+xml"/>'
        f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{sheet}.worksheet+xml"/></Types>',
        "_rels/.rels": f'<Relationships xmlns="{_RELATIONS}"><Relationship Id="r1" '
        f'Type="{_OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook xmlns="{_SHEET}" xmlns:r="{_OFFICE}"><sheets>'
        '<sheet name="Questions" sheetId="1" r:id="r1"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{_RELATIONS}"><Relationship Id="r1" '
        f'Type="{_OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
        "xl/worksheets/sheet1.xml": f'<worksheet xmlns="{_SHEET}"><sheetData>{rows}</sheetData></worksheet>',
    }
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, content)


def write_files(folder: Path) -> list[tuple[str, int]]:
    """Write files with questions, and return their names with how many questions are in each."""
    text = "\n".join(",".join(row) for row in ROWS)
    (folder / "plants.csv").write_text(text + "\n", encoding="utf-8")
    write_table(folder / "plants.xlsx")
    with zipfile.ZipFile(folder / "plants.zip", "w") as archive:
        archive.writestr("plants.csv", "Question,Answer,Wrong 1,Image\nWhich?,oak,ash,leaf.png\n")
        archive.writestr("leaf.png", png())
    return [("plants.csv", 2), ("plants.xlsx", 2), ("plants.zip", 1)]


class Quizbs:
    """A command that starts quizbs, with a data folder of its own."""

    def __init__(self, command: list[str], work: Path, **environ: str) -> None:
        self.command, self.work = command, work
        self.environ = os.environ | {"QUIZBS_DATA": str(work / "data"), "LANG": "en"} | environ
        for name in ("PYTHONPATH", "PYTHONHOME", "LC_ALL", "LC_MESSAGES"):
            self.environ.pop(name, None)

    def run(self, *arguments: str) -> str:
        """Return what it prints with these arguments. Exits if it fails."""
        command = [*self.command, *arguments]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False, env=self.environ)
        if ran.returncode:
            sys.exit(f"{' '.join(arguments)} exits with {ran.returncode}: {ran.stdout}{ran.stderr}")
        return ran.stdout

    def start(self, *arguments: str) -> subprocess.Popen[bytes]:
        """Start it, with a standard input that this script holds."""
        child = subprocess.Popen([*self.command, *arguments], stdin=subprocess.PIPE, env=self.environ)
        atexit.register(child.kill)  # which does nothing to what has ended
        return child

    def page(self) -> str:
        """Return the URL of the host page once quizbs is ready."""
        note = self.work / "data" / "quizbs.db.serving"
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            try:
                if page := json.loads(note.read_text(encoding="utf-8"))["address"]:
                    return str(page)
            except (OSError, ValueError):
                pass
            time.sleep(0.05)
        sys.exit("quizbs is never ready")

    def forget(self) -> None:
        """Remove the note of a quizbs that was killed."""
        (self.work / "data" / "quizbs.db.serving").unlink(missing_ok=True)


def asked(page: str, path: str) -> tuple[int, bytes]:
    """Return status and content of a page of the quizbs whose host page has this URL."""
    parts = urlsplit(page)
    link = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE)
    link.request("GET", path)
    answer = link.getresponse()
    return answer.status, answer.read()


class Visitor:
    """Somebody with a browser, which keeps cookies, at the quizbs whose host page has this URL."""

    def __init__(self, page: str) -> None:
        self.base = page.partition("/host")[0]
        without_proxy, cookies = urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor(CookieJar())
        self.browser = urllib.request.build_opener(without_proxy, cookies)

    def opens(self, path: str, **fields: str) -> tuple[str, str]:
        """Return the path that a page or a form leads to, and its text. Raises ``OSError`` if it is refused."""
        content = urlencode(fields).encode() if fields else None
        request = urllib.request.Request(self.base + path, content, {"Origin": self.base})  # noqa: S310 -- http
        with self.browser.open(request, timeout=PATIENCE) as answer:
            return answer.url.removeprefix(self.base), answer.read().decode()


def is_gone(page: str) -> bool:
    """Return whether no quizbs answers any more, within half the patience."""
    ends = time.monotonic() + PATIENCE / 2
    while time.monotonic() < ends:
        try:
            asked(page, "/healthz")
        except OSError:
            return True
        time.sleep(0.1)
    return False


def must(holds: bool, what: str) -> None:
    """Print what was tried. Exits if it doesn't hold."""
    print("ok  " if holds else "NOT ", what, flush=True)
    if not holds:
        sys.exit(1)


def try_files(quizbs: Quizbs) -> None:
    """Bring questions from files, which are read by a process of their own."""
    must(bool(re.match(r"quizbs, version \d", quizbs.run("--version"))), "the command line starts")
    for name, questions in write_files(quizbs.work):
        must(f"Questions: {questions}." in quizbs.run("import", str(quizbs.work / name)), f"{name} is imported")


def try_lesson(page: str) -> None:
    """Open a lesson, and join it with a phone."""
    teacher, phone = Visitor(page), Visitor(page)
    host = teacher.opens(page.removeprefix(teacher.base))[1]
    must("plants" in host, "the host page has the imported questions")
    bank = re.findall(r'name="bank" value="([^"]+)"', host)[0]
    wall, _ = teacher.opens("/host/open", bank=bank, preset="classroom", naming="typed")
    code = wall.rpartition("/")[2]
    must(wall.startswith("/wall/"), "a lesson is opened")
    must("<form" in phone.opens(f"/j/{code}")[1], "its join page answers")
    seat, screen = phone.opens(f"/j/{code}", typed="Ann")
    must(seat.endswith("/play"), "a phone joins")
    script = re.findall(r'src="(/static/[^"]+[.]js)"', screen)[0]
    must(len(phone.opens(script)[1]) > 1000, "its script is loaded")
    must(phone.opens("/socket.io/?EIO=4&transport=polling")[1].startswith('0{"sid"'), "it connects")


def try_server(quizbs: Quizbs) -> None:
    """Start quizbs as somebody with a terminal or a container does, and end it."""
    child = quizbs.start("--no-browser", "--port", "0")
    page = quizbs.page()
    must(asked(page, "/readyz")[0] == 200, "quizbs is ready")
    try_lesson(page)
    began = time.monotonic()
    child.terminate()
    must(child.wait(PATIENCE) == 0, f"it ends when it is told to, after {time.monotonic() - began:.1f} s")


def try_for_window(quizbs: Quizbs) -> None:
    """Start quizbs as the window does, and end it."""
    child = quizbs.start("--for-window", "--no-browser", "--log", "json")
    page = quizbs.page()
    must(asked(page, "/readyz")[0] == 200, "quizbs is ready")
    report = json.loads(asked(page, f"/window?{urlsplit(page).query}")[1])
    must(report["lesson"] is False, "it reports that no lesson is running")
    try_lesson(page)
    assert child.stdin
    child.stdin.close()
    must(child.wait(PATIENCE) == 0, "it ends with its standard input")


def try_window(window: Quizbs) -> None:
    """Start the window, start it again, and kill it."""
    began = time.monotonic()
    child = window.start()
    page = window.page()
    must(asked(page, "/healthz")[0] == 200, f"the window's quizbs answers after {time.monotonic() - began:.1f} s")
    must(window.start().wait(PATIENCE) == 0, "a second window opens the first one's page and ends")
    child.kill()
    child.wait(PATIENCE)
    must(is_gone(page), "a killed window leaves no quizbs")
    window.forget()


def main() -> None:
    """Try everything. Exits with 1 at the first thing that fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--window", action="store_true")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as work:
        folder = Path(given.command[0]).resolve()
        if not folder.is_dir():
            quizbs = Quizbs(given.command, Path(work))
            try_files(quizbs)
            try_server(quizbs)
            return
        ending = ".exe" if sys.platform == "win32" else ""
        app = Quizbs([str(folder / f"quizbs{ending}")], Path(work), PATH="")  # no program of the system helps it
        try_files(app)
        try_for_window(app)
        if given.window:
            try_window(Quizbs([str(folder / f"quizbs-window{ending}")], Path(work)))


if __name__ == "__main__":
    main()
