"""The third-party libraries that quizbs contains, with the licences that their packages state."""

import contextlib
import functools
import re
from importlib import metadata

import msgspec

from quizbs import paths

_PROGRAM = "quizbs"
_OF_WINDOW = ("wakepy", "zeroconf")  # the extra "app"
_HEADING = re.compile(r"^(\S+) (\S+), (.+)\n=+$", re.MULTILINE)  # written by frontend/build.mjs


class BundledLibrary(msgspec.Struct, frozen=True):
    """A library: its name, its version, and the name of its licence."""

    name: str
    version: str
    licence: str


@functools.cache
def libraries() -> tuple[BundledLibrary, ...]:
    """Return all libraries, in the order of their names."""
    browser = [BundledLibrary(*heading) for heading in _HEADING.findall(_of_browser())]
    python = [BundledLibrary(package.metadata["Name"], package.version, _licence(package)) for package in _needed()]
    return tuple(sorted((*browser, *python), key=lambda library: library.name.lower()))


def licences() -> str:
    """Return the licences of quizbs and of all libraries in full."""
    packages = (*_installed(_PROGRAM), *_needed())
    parts = [f"{package.metadata['Name']} {package.version}\n\n{_text(package)}" for package in packages]
    return "\n\n\n".join((*parts, _of_browser()))


def _of_browser() -> str:
    return (paths.STATIC / "LICENCES.txt").read_text(encoding="utf-8")


def _installed(*names: str) -> list[metadata.Distribution]:
    """Return those of the named packages that are installed.

    quizbs itself isn't when it runs from its source, nor are libraries that only other systems need.
    """
    packages = []
    for name in names:
        with contextlib.suppress(metadata.PackageNotFoundError):
            packages.append(metadata.distribution(name))
    return packages


@functools.cache
def _needed() -> tuple[metadata.Distribution, ...]:
    """Return the packages that quizbs and its app need on this system, and the packages that these need in turn."""
    packages = {package.name: package for package in _installed(*_OF_WINDOW)}
    waiting = [*_installed(_PROGRAM), *packages.values()]
    while waiting:
        needed = [need for need in waiting.pop().requires or () if "extra ==" not in need]
        for package in _installed(*(re.split(r"[^\w.-]", need, maxsplit=1)[0] for need in needed)):
            if package.name not in packages:
                packages[package.name] = package
                waiting.append(package)
    return tuple(packages.values())


def _licence(package: metadata.Distribution) -> str:
    """Return the name of a package's licence. Older packages state it only as a classifier, or in free text."""
    classified = [each for each in _all(package, "Classifier") if each.startswith("License :: OSI")]
    words = [*_all(package, "License-Expression"), *(each.rpartition(":: ")[2] for each in classified)]
    return next(iter((*words, *_all(package, "License"))), "").partition("\n")[0]


def _all(package: metadata.Distribution, field: str) -> list[str]:
    return package.metadata.get_all(field) or []


def _text(package: metadata.Distribution) -> str:
    files = _all(package, "License-File") or ["LICENSE", "LICENSE.txt", "LICENSE.rst"]
    texts = (package.read_text(f"licenses/{file}") or package.read_text(file) for file in files)
    return "\n\n".join(filter(None, texts)) or _licence(package)
