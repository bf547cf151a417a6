"""The files in docs/school: all start quizbs and nginx by the two scripts that the tests run."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

FOLDER = Path(__file__).parents[2] / "docs" / "school"
SCRIPTS = ("run-process", "run-nginx")
PLACE = "/opt/quizbs/school/"  # the folder to which a school copies them
NEEDED = ("QUIZBS_DATABASE", "QUIZBS_SECRET_KEY", "QUIZBS_PUBLIC_URL")


def lines(name: str) -> list[str]:
    return (FOLDER / name).read_text().splitlines()


def starts(unit: str, key: str = "ExecStart") -> list[str]:
    return [line.partition("=")[2] for line in lines(unit) if line.startswith(f"{key}=")]


def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((FOLDER / "compose.yaml").read_text())
    return loaded


def test_every_file_is_documented_and_scripts_are_executable() -> None:
    told = (FOLDER / "README.md").read_text()
    for file in FOLDER.iterdir():
        assert f"`{file.name}`" in told or file.name == "README.md", file.name
    for script in SCRIPTS:
        assert os.access(FOLDER / script, os.X_OK)
        subprocess.run(["sh", "-n", FOLDER / script], check=True)


def test_units_call_the_scripts() -> None:
    assert starts("quizbs@.service") == [f"{PLACE}run-process %i"]
    (nginx,) = starts("quizbs-nginx.service")
    assert nginx == f"{PLACE}run-nginx /run/quizbs ${{LISTEN}} $PROCESSES"
    assert starts("quizbs-nginx.service", "ExecReload") == [nginx]
    for unit in ("quizbs@.service", "quizbs-nginx.service"):  # nginx sets the header that the processes read
        assert {name.lstrip("-") for name in starts(unit, "EnvironmentFile")} >= {"/etc/quizbs/settings"}


@pytest.mark.parametrize("unit", ["quizbs@.service", "quizbs-nginx.service"])
def test_unit_files_are_accepted_by_systemd(unit: str, tmp_path: Path) -> None:
    """Each line is a section, a setting or a comment; ``systemd-analyze`` checks the unit, if it is installed."""
    assert all(re.fullmatch(r"|#.*|\[(?:Unit|Service|Install)\]|[A-Z][A-Za-z]+=.*", line) for line in lines(unit))
    checker = shutil.which("systemd-analyze")
    if checker is None:
        return
    placed = tmp_path / unit.replace("@", "@1")
    placed.write_text((FOLDER / unit).read_text().replace(PLACE, f"{FOLDER}/"))
    ran = subprocess.run(
        [checker, "verify", "--recursive-errors=no", placed], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")


def test_containers_call_the_scripts_and_use_no_registry() -> None:
    said = (FOLDER / "Containerfile").read_text()
    assert re.findall(r'^ENTRYPOINT \["([^"]+)"', said, re.MULTILINE) == [f"{PLACE}{script}" for script in SCRIPTS]
    images = [*re.findall(r"^FROM (\S+)", said, re.MULTILINE), compose()["services"]["database"]["image"]]
    assert len(images) == 4
    assert not [image for image in images if "." in image.partition("/")[0] and "/" in image]
    for copied in re.findall(r"^COPY (docs/\S.*) /opt", said, re.MULTILINE):
        for file in copied.split():
            assert (FOLDER.parents[1] / file).is_file(), file


def test_compose_services_use_matching_names_and_ports() -> None:
    services = compose()["services"]
    processes = [name for name, one in services.items() if one.get("build", {}).get("target") == "process"]
    assert [services[name]["command"] for name in processes] == [["1"], ["2"]]
    listen, *shown = services["front"]["command"]
    assert shown == [f"{name}:800{number}" for number, name in enumerate(processes, 1)]
    assert services["front"]["ports"] == [f"80:{listen}"]
    assert int(listen) >= 1024  # since nginx there doesn't run as root
    assert set(services["front"]["depends_on"]) == set(processes)
    # nginx must know the header with the signed-in teacher, to remove it from clients' requests.
    assert all("settings" in services[name]["env_file"] for name in ("front", *processes))
    for file in ("compose.yaml", "README.md"):
        assert all(name in (FOLDER / file).read_text() for name in NEEDED), file


def test_containers_have_restricted_privileges() -> None:
    services = compose()["services"]
    for name, service in services.items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
    assert [name for name, service in services.items() if "secrets" in service["env_file"]] == [
        "database",
        "one",
        "two",
    ]
    stages = (FOLDER / "Containerfile").read_text().split("FROM ")[2:]
    assert [re.findall(r"^USER (\S+)", stage, re.MULTILINE) for stage in stages] == [["quizbs"], ["nginx"]]


@pytest.mark.parametrize("unit", ["quizbs@.service", "quizbs-nginx.service"])
def test_units_have_restricted_privileges(unit: str) -> None:
    settings = dict(line.split("=", 1) for line in lines(unit) if "=" in line and not line.startswith("#"))
    assert settings["PrivateDevices"] == "yes"
    assert settings["SystemCallFilter"] == "@system-service"
    assert int(settings["LimitNOFILE"]) >= 8192
    assert {"MemoryMax", "RestrictAddressFamilies"} <= settings.keys()


@pytest.mark.parametrize("missing", NEEDED)
def test_process_names_a_missing_setting(missing: str) -> None:
    environ = {name: "x" for name in NEEDED if name != missing} | {"PATH": os.environ["PATH"]}
    ran = subprocess.run([FOLDER / "run-process", "1"], env=environ, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (1, f"run-process: set {missing}, the same for all processes.\n")
