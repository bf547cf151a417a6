"""The settings: environment variables and flags, their defaults and meanings, and how they are read."""

import ipaddress
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TypedDict
from urllib.parse import quote, urlsplit

import msgspec
from msgspec.structs import replace

from quizbs import paths
from quizbs.message import Message

PORT = 8000
SHORTEST_KEY = 32  # characters
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
EVERYWHERE = "0.0.0.0"  # noqa: S104 -- phones must reach it


class BadSetting(Exception):
    """An invalid setting. ``message`` is for the user: it names the setting and how to fix it."""

    def __init__(self, message: str, /, **facts: str | int) -> None:
        super().__init__(message)
        self.message = Message(message, facts)


class NotStarted(Exception):
    """The command or the server can't start; the message is for the user and says what to do."""


class Option(msgspec.Struct, frozen=True):
    """A row of the table of settings in the docs: the environment variable, and the flag ("" if it has none)."""

    variable: str
    flag: str = ""


OPTIONS = (
    Option("QUIZBS_PORT", "--port"),
    Option("QUIZBS_HOST", "--host"),
    Option("QUIZBS_PUBLIC_URL", "--public-url"),
    Option("QUIZBS_PROXY"),
    Option("QUIZBS_DATA"),
    Option("QUIZBS_DATABASE"),
    Option("QUIZBS_SECRET_KEY"),
    Option("QUIZBS_SHARED_ADDRESS"),
    Option("QUIZBS_LOG", "--log"),
    Option("QUIZBS_METRICS_TOKEN"),
    Option("QUIZBS_SIGN_IN_HEADER"),
    Option("QUIZBS_SIGN_IN_FROM"),
    Option("QUIZBS_WORDS"),
)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The checked settings.

    ``port`` is ``None`` for any free port near 8000; ``proxies`` is the number of trusted proxies. ``data`` is the data
    folder, ``database`` an SQLAlchemy URL. ``shared_address``: the whole school has one public IP address.
    ``sign_in_header`` is the header in which a proxy at ``sign_in_from`` says which teacher is signed in.
    ``for_window``: the app's window has started this process and ends it.
    """

    data: Path
    database: str
    host: str = EVERYWHERE
    port: int | None = None
    public_url: str = ""
    secret_key: str = ""  # "": the key in the database
    proxies: int = 0
    shared_address: bool = False
    json_log: bool = False
    metrics_token: str = ""  # "": /metrics is for this computer only
    sign_in_header: str = ""  # "": no sign-in by header
    sign_in_from: tuple[Network, ...] = ()
    for_window: bool = False


def read(environ: Mapping[str, str] = os.environ, **flags: str | int | None) -> Settings:
    """Return the settings; ``flags`` override ``environ``, which overrides the defaults.

    Flags are ``port``, ``host``, ``public_url`` and ``log``. Creates the data folder. Raises ``BadSetting``.
    """

    def given(name: str) -> str:
        flag = flags.get(name.lower())
        return str(flag) if flag is not None else environ.get(f"QUIZBS_{name}", "").strip()

    _check_words(given("WORDS"))
    data = _made(Path(given("DATA")).expanduser() if given("DATA") else paths.user_folder())
    return Settings(
        data=data,
        database=given("DATABASE") or _file_in(data),
        secret_key=_secret("SECRET_KEY", given("SECRET_KEY")),
        metrics_token=_secret("METRICS_TOKEN", given("METRICS_TOKEN")),
        host=given("HOST") or EVERYWHERE,
        port=_number("QUIZBS_PORT", given("PORT"), 65_535) if given("PORT") else None,
        public_url=_public_url(given("PUBLIC_URL")),
        proxies=_number("QUIZBS_PROXY", given("PROXY") or "0", 5),
        shared_address=_switch("QUIZBS_SHARED_ADDRESS", given("SHARED_ADDRESS")),
        json_log=_json_log(given("LOG")),
        **_sign_in(given("SIGN_IN_HEADER"), given("SIGN_IN_FROM")),
    )


def for_demo(settings: Settings) -> Settings:
    """Return the settings of the demo, whose data is in a folder ``demo`` inside the configured one.

    So bots can play during a lesson without touching the lesson's data. Raises ``BadSetting``.
    """
    data = _made(settings.data / "demo")
    return replace(settings, data=data, database=_file_in(data))


def _made(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetting("settings-folder", text=str(folder), other=error.strerror or "") from error
    return folder


def _check_words(folder: str) -> None:
    from babel import Locale, UnknownLocaleError

    try:
        fine = not folder or (Path(folder).is_dir() and Locale.parse(Path(folder).resolve().name, sep="-"))
    except (UnknownLocaleError, ValueError):
        fine = False
    if not fine:
        raise BadSetting("settings-words", text=folder)


def _file_in(folder: Path) -> str:
    return f"sqlite:///{quote(str(folder / 'quizbs.db'))}"  # an unquoted ? in a folder's name would end the path


def _number(name: str, text: str, most: int) -> int:
    if text.isascii() and text.isdigit() and int(text) <= most:
        return int(text)
    raise BadSetting("settings-number", name=name, value=str(most), text=text)


def _switch(name: str, text: str) -> bool:
    words = {"": False, "0": False, "off": False, "no": False, "1": True, "on": True, "yes": True}
    if text.lower() not in words:
        raise BadSetting("settings-on-off", name=name, text=text)
    return words[text.lower()]


def _json_log(text: str) -> bool:
    if text.lower() not in {"", "text", "json"}:
        raise BadSetting("settings-log", text=text)
    return text.lower() == "json"


def _public_url(text: str) -> str:
    if not text:
        return ""
    try:
        parts = urlsplit(text)
        fine = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
    except ValueError:
        fine = False
    if not fine or parts.query or parts.fragment or parts.username:
        raise BadSetting("settings-public-url", text=text)
    if parts.path not in {"", "/"}:
        raise BadSetting("settings-public-path", text=text, other=parts.path)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _secret(name: str, given: str) -> str:
    if given and len(given) < SHORTEST_KEY:
        raise BadSetting("settings-short", name=f"QUIZBS_{name}", count=SHORTEST_KEY)
    return given


class _SignIn(TypedDict):
    sign_in_header: str
    sign_in_from: tuple[Network, ...]


def _sign_in(header: str, trusted: str) -> _SignIn:
    if header and not re.fullmatch(r"[A-Za-z0-9-]{1,60}", header):
        raise BadSetting("settings-header", text=header)
    try:
        networks = tuple(
            ipaddress.ip_network(network, strict=False) for network in re.split(r"[,\s]+", trusted) if network
        )
    except ValueError:
        raise BadSetting("settings-trusted", text=trusted) from None
    if header and not networks:
        raise BadSetting("settings-trusted-missing")
    return {"sign_in_header": header, "sign_in_from": networks}
