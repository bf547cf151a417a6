"""Builds pages that play a recorded lesson without a server: ``python -m tests.tools.demo_pages FOLDER``.

They are the server's own pages of the wall, a phone and the report, with the screens' scripts over a connection that
plays the recording (``demo/``). All files are in the folder, so the pages work from a disk and from any web server.
``--readme URL`` is the address of their link.
"""

from __future__ import annotations

import argparse
import base64
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from quizbs import paths
from tests.tools.demo_lesson import Recording, recorded
from tests.tools.style import node_modules
from tests.tools.wheel import freshen

HERE = Path(__file__).parent / "demo"
README = "../../README.md"
SCREENS = ("wall", "phone")
SHEETS = (*SCREENS, "report")
FACE = re.compile(r"@font-face\s*\{[^}]*\}")
UNUSED = "opendyslexic"  # a font that no phone in the lesson uses


def build(folder: Path, readme: str = README) -> Recording:
    """Write the pages into a folder, replacing its content, and return the recording."""
    freshen()
    node_modules()
    manifest = json.loads((paths.STATIC / "manifest.json").read_text(encoding="utf-8"))["files"]
    recording = recorded()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)

    def write(name: str, text: str) -> None:
        (folder / name).write_text(text, encoding="utf-8", newline="\n")

    heads = (paths.STATIC / manifest["ui/heads.svg"]).read_text(encoding="utf-8")
    for name in SCREENS:
        write(f"{name}.html", screen(recording.pages[name], name, heads))
    write("report.html", page(recording.pages["report"], "report"))
    for name in SHEETS:
        more = (HERE / "tap.css").read_text(encoding="utf-8") if name == "phone" else ""
        write(f"{name}.css", sheet(paths.STATIC / manifest[f"pages/{name}.css"]) + more)
    write("index.html", (HERE / "index.html").read_text(encoding="utf-8").replace('href="README"', f'href="{readme}"'))
    wall = (folder / "wall.css").read_text(encoding="utf-8")
    write("page.css", "".join(FACE.findall(wall)) + (HERE / "page.css").read_text(encoding="utf-8"))
    shutil.copyfile(paths.STATIC / "LICENCES.txt", folder / "LICENCES.txt")
    write("qr.svg", recording.qr)
    bundle(recording, folder)
    return recording


def page(html: str, name: str) -> str:
    """Return a page of the server, with its stylesheet in the same folder and without scripts."""
    html = re.sub(r"<script\b.*?</script>\s*", "", html, flags=re.DOTALL)
    html = re.sub(r'<link rel="preload"[^>]*>\s*', "", html)
    html, count = re.subn(r'(<link rel="stylesheet" href=")[^"]*', rf"\g<1>{name}.css", html)
    assert count == 1, name
    return html


def screen(html: str, name: str, heads: str) -> str:
    """Return the page of a screen with its script, and the heads inlined, which browsers don't load from a disk."""
    html, count = re.subn(r'(name="quizbs-heads" content=")[^"]*', r"\1", page(html, name))
    assert count == 1, name
    html = html.replace("</head>", f'<script defer src="{name}.js"></script>\n</head>')
    return html.replace("</body>", f"<div hidden>{heads}</div>\n</body>")


def sheet(path: Path) -> str:
    """Return a built stylesheet with its fonts inlined, which browsers don't load from a disk."""

    def inside(face: re.Match[str]) -> str:
        named = re.search(r'url\("(\.\./fonts/[^"]+)"\)', face[0])
        assert named, face[0]
        if UNUSED in named[1]:
            return ""
        font = base64.b64encode((path.parent / named[1]).read_bytes()).decode()
        return face[0].replace(named[1], f"data:font/woff2;base64,{font}")

    return FACE.sub(inside, path.read_text(encoding="utf-8"))


def bundle(recording: Recording, folder: Path) -> None:
    """Write the scripts, which contain the recording."""
    with tempfile.TemporaryDirectory() as made:
        screens = {"wall": recording.wall, "phone": recording.phone}
        data: dict[str, Any] = {
            name: [{"at": at, event: said} for at, event, said in events] for name, events in screens.items()
        }
        data["page"] = {"moments": recording.moments, "ends": recording.ends}
        for name, said in data.items():
            (Path(made) / f"{name}.json").write_text(json.dumps(said), encoding="utf-8")
        node = shutil.which("node")
        assert node, "no node on this machine"
        subprocess.run([node, str(HERE / "bundle.mjs"), made, str(folder)], check=True)


def main(arguments: list[str]) -> None:
    """Build the pages, and print where they are."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.demo_pages", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--readme", default=README)
    given = parser.parse_args(arguments)
    recording = build(given.folder, given.readme)
    size = sum(file.stat().st_size for file in given.folder.iterdir())
    sys.stdout.write(f"{given.folder / 'index.html'}: {recording.ends / 1000:.0f} s, {size / 1000:.0f} kB\n")


if __name__ == "__main__":
    main(sys.argv[1:])
