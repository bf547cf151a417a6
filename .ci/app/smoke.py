"""Try the built app on any system, with Python alone: ``python smoke.py FOLDER [--window]``.

FOLDER has the programs ``quizbs`` and ``quizbs-window``. ``--window`` needs a screen.
"""

import argparse
import http.client
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import time
import zipfile
import zlib
from pathlib import Path
from urllib.parse import urlsplit

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


class App:
    """The built app, with a data folder of its own, and without any program of the system to help it."""

    def __init__(self, folder: Path, work: Path) -> None:
        self.ending = ".exe" if sys.platform == "win32" else ""
        self.folder, self.work = folder.resolve(), work
        self.environ = os.environ | {"PATH": "", "QUIZBS_DATA": str(work / "data"), "LANG": "en"}
        for name in ("PYTHONPATH", "PYTHONHOME", "LC_ALL", "LC_MESSAGES"):
            self.environ.pop(name, None)

    def run(self, *arguments: str) -> str:
        """Return what the command prints. Exits if it fails."""
        command = [str(self.folder / f"quizbs{self.ending}"), *arguments]
        ran = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE, check=False, cwd=self.work, env=self.environ
        )
        if ran.returncode:
            sys.exit(f"{' '.join(arguments)} exits with {ran.returncode}: {ran.stdout}{ran.stderr}")
        return ran.stdout

    def start(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        """Start a program of the app, with a standard input that this script holds."""
        command = [str(self.folder / f"{program}{self.ending}"), *arguments]
        return subprocess.Popen(command, stdin=subprocess.PIPE, cwd=self.work, env=self.environ)

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


def try_files(app: App) -> None:
    """Bring questions from files, which are read by a process of their own."""
    must(bool(re.match(r"quizbs, version \d", app.run("--version"))), "the command line starts")
    for name, questions in write_files(app.work):
        must(f"Questions: {questions}." in app.run("import", name), f"{name} is imported")


def try_server(app: App) -> None:
    """Start quizbs as the window does, and end it."""
    child = app.start("quizbs", "--for-window", "--no-browser", "--log", "json")
    page = app.page()
    must(asked(page, "/healthz")[0] == 200, "quizbs answers")
    report = json.loads(asked(page, f"/window?{urlsplit(page).query}")[1])
    must(report["lesson"] is False, "it reports that no lesson is running")
    assert child.stdin
    child.stdin.close()
    must(child.wait(PATIENCE) == 0, "it ends with its standard input")


def try_window(app: App) -> None:
    """Start the window, start it again, and kill it."""
    app.environ["PATH"] = os.environ["PATH"]  # a browser may open
    began = time.monotonic()
    window = app.start("quizbs-window")
    page = app.page()
    must(asked(page, "/healthz")[0] == 200, f"the window's quizbs answers after {time.monotonic() - began:.1f} s")
    must(app.start("quizbs-window").wait(PATIENCE) == 0, "a second window opens the first one's page and ends")
    window.kill()
    window.wait(PATIENCE)
    must(is_gone(page), "a killed window leaves no quizbs")
    app.forget()


def main() -> None:
    """Try everything. Exits with 1 at the first thing that fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--window", action="store_true")
    asked_for = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as work:
        app = App(asked_for.folder, Path(work))
        try_files(app)
        try_server(app)
        if asked_for.window:
            try_window(app)


if __name__ == "__main__":
    main()
