"""Settings, folders and the command line: defaults, and an error message of one line for each mistake."""

import os
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from quizbs import __version__, config, paths
from quizbs.cli.main import commands
from quizbs.config import BadSetting
from quizbs.store.database import file_of
from quizbs.words import words
from tests.web.prompt import started
from tests.web.shipped import running


def read(tmp_path: Path, environ: dict[str, str] | None = None, **flags: str | int | None) -> config.Settings:
    return config.read({"QUIZBS_DATA": str(tmp_path), **(environ or {})}, **flags)


def test_default_settings_serve_the_local_network(tmp_path: Path) -> None:
    settings = read(tmp_path)
    assert (settings.host, settings.port, settings.public_url) == (config.EVERYWHERE, None, "")
    assert settings.database == f"sqlite:///{tmp_path / 'quizbs.db'}"
    assert settings.proxies == 0


def test_flag_overrides_the_environment(tmp_path: Path) -> None:
    environ = {"QUIZBS_PORT": "8100", "QUIZBS_HOST": "127.0.0.1", "QUIZBS_PUBLIC_URL": "https://Quiz.example.org/"}
    assert read(tmp_path, environ).port == 8100
    assert read(tmp_path, environ, port=8200).port == 8200
    assert read(tmp_path, environ, port=0).port == 0
    assert read(tmp_path, environ).public_url == "https://quiz.example.org"
    assert read(tmp_path, environ, public_url=None, host="10.0.0.1").host == "10.0.0.1"
    assert [read(tmp_path, {"QUIZBS_LOG": "json"}, log=flag).json_log for flag in (None, "text")] == [True, False]


@pytest.mark.parametrize(
    ("environ", "names"),
    [
        ({"QUIZBS_PORT": "eighty"}, "QUIZBS_PORT"),
        ({"QUIZBS_PORT": "65536"}, "QUIZBS_PORT"),
        ({"QUIZBS_PORT": "-1"}, "QUIZBS_PORT"),
        ({"QUIZBS_PUBLIC_URL": "quiz.example.org"}, "public URL"),
        ({"QUIZBS_PUBLIC_URL": "https://quiz.example.org/school"}, "public URL can't have a path"),
        ({"QUIZBS_PUBLIC_URL": "ftp://quiz.example.org"}, "public URL"),
        ({"QUIZBS_PUBLIC_URL": "http://[::1"}, "public URL"),
        ({"QUIZBS_PUBLIC_URL": "https://a@quiz.example.org"}, "public URL"),
        ({"QUIZBS_PROXY": "yes"}, "QUIZBS_PROXY"),
        ({"QUIZBS_LOG": "xml"}, "QUIZBS_LOG"),
        ({"QUIZBS_SHARED_ADDRESS": "maybe"}, "QUIZBS_SHARED_ADDRESS"),
        ({"QUIZBS_SECRET_KEY": "short"}, "QUIZBS_SECRET_KEY"),
        ({"QUIZBS_METRICS_TOKEN": "short"}, "QUIZBS_METRICS_TOKEN"),
    ],
)
def test_invalid_setting_is_named_in_the_error(tmp_path: Path, environ: dict[str, str], names: str) -> None:
    with pytest.raises(BadSetting) as told:
        read(tmp_path, environ)
    assert names in words("en").said(told.value.message)


def test_data_folder_that_cannot_be_made_is_named_in_the_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSetting) as told:
        read(tmp_path / "file" / "folder")
    assert told.value.message.facts["text"] == str(tmp_path / "file" / "folder")


def test_data_folder_may_have_any_characters_in_its_name(tmp_path: Path) -> None:
    folder = tmp_path / "8b? #1 50%41 Jörg"
    assert file_of(read(folder).database) == folder / "quizbs.db"
    with running(folder) as server:
        assert f"Saved in:      {folder / 'quizbs.db'}\n" in server.log
    assert [one.name for one in tmp_path.iterdir()] == [folder.name]


def test_console_without_emoji_gets_question_mark(tmp_path: Path) -> None:
    file = tmp_path / "bank.csv"
    file.write_text("Question,Answer\nWhich planet has Phobos?,Mars\n")
    ran = started(tmp_path, "import", str(file), "--title", "🌍", PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("Saved as")


def test_folder_in_package_precedes_folder_beside_it(tmp_path: Path) -> None:
    package = tmp_path / "quizbs"
    (tmp_path / "templates").mkdir()
    package.mkdir()
    assert paths.shipped("templates", package) == tmp_path / "templates"
    (package / "templates").mkdir()
    assert paths.shipped("templates", package) == package / "templates"
    with pytest.raises(FileNotFoundError, match="question_banks"):
        paths.shipped("question_banks", package)


def test_user_folder_is_named_quizbs() -> None:
    assert paths.user_folder().name == "quizbs"


_VERSION = """
import sys
from gevent import monkey
patch_all, large = monkey.patch_all, {"sqlalchemy", "flask", "socketio", "quizbs.store", "quizbs.game"}
monkey.patch_all = lambda: print("loaded too early:", *sorted(large & sys.modules.keys())) or patch_all()
from quizbs.cli.main import main
sys.argv = ["quizbs", "--version"]
try:
    main()
finally:
    print("loaded:", *sorted(large & sys.modules.keys()))
"""


def test_command_imports_no_large_module_before_gevent_patch() -> None:
    ran = subprocess.run([sys.executable, "-c", _VERSION], check=True, capture_output=True, text=True)
    assert ran.stdout.splitlines() == ["loaded too early:", f"quizbs, version {__version__}", "loaded:"]


@pytest.mark.parametrize("command", commands.list_commands(click.Context(commands)))
def test_every_command_has_a_help_text(command: str) -> None:
    told = CliRunner().invoke(commands, [command, "--help"])
    assert told.exit_code == 0
    assert "Options:" in told.output
    assert "cli-" not in told.output


def test_command_uses_a_language_from_a_words_folder(tmp_path: Path) -> None:
    (tmp_path / "sv").mkdir()
    (tmp_path / "sv/cli.ftl").write_text("cli-lessons = Visa alla lektioner.\n")
    told = started(tmp_path, "lessons", "--help", QUIZBS_WORDS=str(tmp_path / "sv"), LC_ALL="sv_SE.UTF-8").stdout
    assert "Visa alla lektioner." in told


def test_help_and_manual_list_every_setting(tmp_path: Path) -> None:
    told = started(tmp_path, "--help").stdout
    manual = (Path(__file__).parent.parent / "docs" / "teacher.md").read_text(encoding="utf-8")
    for option in config.OPTIONS:
        assert option.variable in told
        assert option.variable in manual
        assert not option.flag or option.flag in told


@pytest.mark.parametrize(
    ("arguments", "environ", "words"),
    [
        (["--public-url", "nowhere"], {}, "https://quiz.example.org"),
        (["--port", "99999"], {}, "65535"),
        (["--port", "0"], {"QUIZBS_WORDS": "nowhere/sv"}, "QUIZBS_WORDS"),
        (["--host", "203.0.113.9"], {}, "can't listen on 203.0.113.9"),
        (["--port", "0"], {"QUIZBS_DATABASE": "mysql://x/y"}, "QUIZBS_DATABASE"),
        (["--port", "0"], {"QUIZBS_DATABASE": "nonsense"}, "QUIZBS_DATABASE"),
        (["--port", "0"], {"QUIZBS_DATABASE": "sqlite:////nowhere/at/all.db"}, "QUIZBS_DATABASE"),
        (
            ["--port", "0"],
            {"QUIZBS_DATABASE": "postgresql://u@127.0.0.1:1/none"},
            "PostgreSQL doesn't answer",
        ),
        (["--port", "0"], {"QUIZBS_DATABASE": "sqlite:///{folder}/empty.db"}, "the file has 0 bytes"),
        (["--port", "0"], {"QUIZBS_DATABASE": "sqlite:///{folder}/damaged.db"}, "damaged"),
        (["dance"], {}, "dance"),
    ],
)
def test_wrong_start_is_answered_in_a_few_lines(
    tmp_path: Path, arguments: list[str], environ: dict[str, str], words: str
) -> None:
    (tmp_path / "damaged.db").write_text("no database " * 1000)
    (tmp_path / "empty.db").touch()
    environ = {name: value.format(folder=tmp_path) for name, value in environ.items()}
    answer = started(tmp_path, *arguments, "--no-browser", screens=(), **environ)
    assert answer.returncode not in {0, -9}
    assert words in answer.stderr
    assert "Traceback" not in answer.stderr
    assert len(answer.stderr.strip().splitlines()) <= 4


_STARTED = """
from gevent import monkey
monkey.patch_all()
import sys
from quizbs import config
from quizbs.app import App
from quizbs.banks import shipped
shipped.read = lambda *_: sys.exit("a bank was read")
app = App(config.read(), 8000)
app.start()
app.stop()
print(*({"alembic", "openpyxl"} & sys.modules.keys()))
"""


def test_restart_does_not_import_alembic(tmp_path: Path) -> None:
    environ = os.environ | {"QUIZBS_DATA": str(tmp_path)}
    environ.pop("QUIZBS_DATABASE", None)
    loaded = [
        subprocess.run([sys.executable, "-c", _STARTED], env=environ, check=True, capture_output=True, text=True)
        for _ in range(2)
    ]
    assert [child.stdout.split() for child in loaded] == [["alembic"], []]  # the first start makes the tables
