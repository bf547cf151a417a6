"""A teacher moves all data to another computer in the browser: saves a file there, and uploads it here."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.shipped import host, open_lesson, running
from tests.web.test_transfer import BANK

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

    from tests.support.cli_runner import CliRunner


def test_everything_is_moved_to_another_computer(quizbs: CliRunner, browser: Browser, tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    for folder in (old, new):
        folder.mkdir()
    (tmp_path / "bank.csv").write_text(BANK)
    assert quizbs("import", "--title", "Moons", "bank.csv", within=tmp_path, data=old).returncode == 0
    with running(old) as own, running(new) as other:
        until = {"keep_class": "yes", "class_until": f"{datetime.now(UTC) + timedelta(30):%Y-%m-%d}"}
        code = open_lesson(host(own), label="8b", roster="Zora\nYusuf", naming="roster", **until)
        page = browser.new_context(locale="en-GB", accept_downloads=True).new_page()
        page.goto(own.host_url)
        page.get_by_role("link", name="Move to another computer").click()
        with page.expect_download() as download:
            page.get_by_role("link", name="Save a backup").click()
        assert download.value.suggested_filename.startswith("quizbs 2")
        download.value.save_as(backup := tmp_path / download.value.suggested_filename)

        page.goto(other.host_url)
        expect(page.get_by_role("link", name="8b")).to_have_count(0)
        page.get_by_role("link", name="Move to another computer").click()
        page.get_by_label("Backup, up to").set_input_files(backup)
        page.get_by_role("button", name="See what’s in it").click()
        expect(page.get_by_text("1 question bank of your own · 1 lesson · 1 saved class")).to_be_visible()
        page.get_by_role("button", name="Bring it here").click()
        expect(page.get_by_role("heading", name="quizbs is starting again")).to_be_visible()
        expect(page.get_by_text("Everything from the backup is here now.")).to_be_visible(timeout=60_000)
        page.get_by_role("link", name="quizbs", exact=True).click()
        expect(page.get_by_role("link", name="8b")).to_be_visible()
        expect(page.get_by_text("Moons").first).to_be_visible()
        expect(page.get_by_text(code)).to_be_visible()
