"""Import, edit and save a bank in a browser; every bank page at every size; maths and pictures."""

from __future__ import annotations

import io
import json
import re
import zipfile
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image
from playwright.sync_api import FilePayload, expect

from tests.browser.faults import settle, show_wall, wall_axe, wall_faults
from tests.tools.catalogue import served
from tests.web.shipped import running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page, Route

    from tests.web.shipped import Server

SIZES = ((1280, 720), (1366, 768), (360, 640))
LEAF = "/picture/" + "0123456789abcdef" * 2 + ".webp"
TABLE = r"""Question,A,B,C,D,Correct,Explanation,Topic,Image,Card
Solve $x^2=4$.,$x=\pm 2$,$x=\frac{1}{2}$,$$\sqrt{16}$$,none,A,Since $(-2)^2=4$.,Algebra,,AS
Which leaf is this?,oak,ash,beech,lime,A,,Plants,leaf.png,QD
It costs $5 and $6. How much?,$11,$12,$1,$30,A,Add them.,Money,,KH
Capital of Norway?,Oslo,Bergen,Turku,Malmö,E,,Towns,,
"""


def drawn(kind: str = "PNG") -> bytes:
    content = io.BytesIO()
    Image.new("RGB", (900, 600), "green").save(content, kind)
    return content.getvalue()


def zipped() -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as packed:
        packed.writestr("chapter-7.csv", TABLE)
        packed.writestr("leaf.png", drawn())
    return content.getvalue()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("banks")) as found:
        yield found
        assert "Traceback" not in found.log


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Yield a page; the test fails on any error or warning in its console."""
    said: list[str] = []
    page = browser.new_context(reduced_motion="reduce").new_page()
    page.on("console", lambda line: said.append(line.text) if line.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    yield page
    page.context.close()
    assert said == []


def looks_right(page: Page) -> None:
    """Assert that at every size nothing is wider than the page, all targets are large enough, and axe finds nothing."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (page.url, width)
        assert page.evaluate(SMALL) == [], (page.url, width)
    assert wall_axe(page) == [], page.url


# Links inside a sentence need no 44 px, nor do the column heads in the grid of answers, since the detail view has
# buttons for the same; everything else does.
SMALL = """() => [...document.querySelectorAll("a, button, input:not([type=hidden]), select, textarea, summary")]
  .filter((one) => one.checkVisibility() && !one.closest("p") && !one.matches("#grid [data-head], :disabled"))
  .map((one) => (one.matches("[type=checkbox], [type=radio]") ? one.closest("label") : one))
  .filter((one) => one.getBoundingClientRect().height < 43.5 || one.getBoundingClientRect().width < 43.5)
  .map((one) => one.outerHTML.slice(0, 120))"""


def foot_in_view(page: Page) -> None:
    """Assert that the editor's footer, with "saved" and on wide screens the shortcut, is in view at every size."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        settle(page)
        foot = ["Save and add another", "✓ Saved", *(["or Ctrl+Enter"] if width > 1000 else [])]
        for text in foot:
            box = page.locator(".edit-foot").get_by_text(text).bounding_box()
            assert box, (text, width)
            assert box["y"] + box["height"] <= height, (text, width)
        top = page.locator(".edit-foot").bounding_box()
        assert top
        assert height - top["y"] <= height / 4, "it leaves room for the question"


def test_bank_is_uploaded_corrected_imported_and_edited(server: Server, page: Page) -> None:
    page.goto(server.host_url)
    page.get_by_role("link", name="Question banks", exact=True).click()
    page.get_by_role("link", name="Add a bank").click()
    looks_right(page)
    page.get_by_label("A file").set_input_files(
        files=[FilePayload(name="chapter-7.zip", mimeType="application/zip", buffer=zipped())]
    )
    page.get_by_role("button", name="Preview").click()

    page.get_by_role("heading", name="3 questions ready, 1 to look at").wait_for()
    page.get_by_text("How we read the columns").click()
    page.get_by_text("Fix row 5").click()
    assert page.get_by_label("What column A is").input_value() == "question"
    page.wait_for_function("() => document.querySelectorAll('math').length === 5")
    assert page.get_by_text("It costs $5 and $6. How much?", exact=True).is_visible()
    assert page.locator("img.asks-picture").evaluate("image => image.decode().then(() => image.naturalWidth)") == 900
    looks_right(page)
    page.get_by_role("button", name="A Oslo").click()
    page.get_by_role("heading", name="All 4 questions are good").wait_for()
    page.reload()
    page.get_by_label("Tags").fill("year 7")
    page.get_by_role("button", name="Import 4 questions").dblclick()

    page.get_by_role("link", name="Play with it").wait_for()
    page.wait_for_function("() => document.querySelectorAll('math').length === 5")
    looks_right(page)
    page.get_by_role("link", name="Capital of Norway?").click()
    looks_right(page)
    page.get_by_label("Why shown after the answer").fill("It was called Kristiania.")
    expect(page.get_by_label("Why A is wrong")).not_to_be_visible()
    expect(page.get_by_label("Why B is wrong")).to_be_visible()
    page.get_by_text("Students type").click()
    expect(page.get_by_label("Choice A", exact=True)).not_to_be_visible()
    page.get_by_text("Students pick").click()
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_text("was edited.").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Redo").click()
    assert page.get_by_text("It was called Kristiania.").is_visible()

    page.get_by_role("link", name="On the cards").click()
    looks_right(page)
    page.get_by_role("link", name="Queen of Diamonds: 1 question, Which leaf is this?").click()
    looks_right(page)
    page.get_by_role("link", name="Check-up").click()
    page.get_by_text("a wrong answer teaches something").wait_for()
    looks_right(page)
    page.get_by_role("link", name="Banks").click()
    looks_right(page)
    page.goto(f"{server.base}/banks/space/question/0")
    looks_right(page)


def test_pasted_list_is_shown_while_it_is_typed(server: Server, page: Page) -> None:
    page.goto(server.host_url)
    page.goto(f"{server.base}/banks/new")
    area = page.get_by_label("Or paste a list")
    assert not page.locator(".pasted").is_visible()
    area.press_sequentially("Question,Answer,Wrong 1\nSolve $x^2=4$.,2")
    page.locator(".pasted-said", has_text="The question is good").wait_for()
    assert area.evaluate("area => area === document.activeElement")
    page.locator(".pasted math").wait_for()
    area.press_sequentially(",3\nTwo and two?,,5\nCapital of Norway?,Oslo,Bergen\n")
    page.locator(".pasted-said", has_text="2 questions ready, 1 to look at").wait_for()
    assert page.locator(".pasted .is-right").all_inner_texts() == ["A\n2\nRight", "A\nOslo\nRight"]
    looks_right(page)
    area.fill("")
    page.locator(".pasted").wait_for(state="hidden")


def test_prompt_for_an_assistant_is_filled_in_and_copied(server: Server, page: Page) -> None:
    page.goto(server.host_url)
    page.goto(f"{server.base}/banks/new")
    page.get_by_role("link", name="Have an AI write it").click()
    page.get_by_label("Topic").fill("rivers")
    page.get_by_label("Age", exact=True).fill("11")
    prompt = page.get_by_label("The prompt")
    assert prompt.input_value().startswith("Write 20 quiz questions about rivers for students aged 11, in English.")
    page.get_by_label("Prompt in").select_option("العربية")
    assert prompt.evaluate("area => area.lang") == "ar"
    assert "لطلاب في عمر 11 سنة" in prompt.input_value()
    page.get_by_label("Prompt in").select_option("Deutsch")
    assert prompt.input_value().startswith("Schreib mir 20 Quizfragen zum Thema „rivers“ für Schülerinnen und Schüler")
    assert "Sprache der Fragen: Deutsch." in prompt.input_value()
    page.get_by_role("button", name="Copy the prompt").press("Enter")
    page.get_by_text(re.compile("Copied|copy it by hand")).wait_for()
    page.get_by_label("What the assistant wrote").fill("```\nQuestion,Answer\nLongest?,Nile\n```")
    page.locator(".pasted-said", has_text="The question is good").wait_for()
    looks_right(page)
    page.get_by_role("button", name="Preview").click()
    page.get_by_role("heading", name="1 question ready").wait_for()
    page.get_by_text("Check the answers: nobody has yet.").wait_for()
    assert page.get_by_label("Name of the bank").input_value() == "rivers"


def test_bank_is_written_with_the_keyboard_alone(server: Server, page: Page) -> None:
    page.goto(server.host_url)
    page.goto(f"{server.base}/banks")
    page.get_by_role("button", name="Write questions here").press("Enter")
    page.get_by_label("Name of the bank").fill("Sums")
    looks_right(page)
    for number in (1, 2):
        page.get_by_label("Question maths").press_sequentially(f"What is {number} and {number}?")
        page.get_by_label("Choice A", exact=True).press_sequentially(str(2 * number))
        page.get_by_label("Choice B", exact=True).press_sequentially("7")
        page.keyboard.press("Tab")
        page.get_by_text("✓ Saved").wait_for()
        foot_in_view(page)
        assert not page.get_by_label("Choice E", exact=True).is_visible()
        page.keyboard.press("Control+Enter")
        page.wait_for_function("() => document.querySelector('#text')?.value === ''")
    page.get_by_text("+ Answer").press("Enter")
    assert page.get_by_label("Choice E", exact=True).is_visible()
    page.get_by_role("link", name="Back").press("Enter")
    page.get_by_role("heading", name="Sums").wait_for()
    assert page.locator(".asks-text").all_inner_texts() == ["What is 1 and 1?", "What is 2 and 2?"]
    page.goto(f"{server.base}/banks")
    page.get_by_role("link", name=re.compile("^Play ?: Sums")).click()
    page.wait_for_url("**/host?bank=own-*")


SOLVE = {"text": r"Solve $\frac{x}{2} = \sqrt{4}$ for $5 or less.", "picture": LEAF}
CHOICES = [r"$x = 4$", r"$\boxed{x} = -4$", "$5 and $6", r"$\frac{broken$"]


def test_guessed_columns_can_be_changed_before_import(server: Server, page: Page) -> None:
    page.goto(server.host_url)
    page.get_by_role("link", name="Question banks", exact=True).click()
    page.get_by_role("link", name="Add a bank").click()
    page.get_by_label("Or paste a list").fill("house|casa\ndog|perro\ncat|gato\nbird|pajaro\n")
    page.get_by_role("button", name="Preview").click()
    page.get_by_role("heading", name="4 questions were read. Are they right?").wait_for()
    page.get_by_label("What column A is").select_option("answer")
    page.get_by_label("What column B is").select_option("question")
    page.get_by_role("button", name="Re-read with these settings").click()
    page.get_by_role("button", name="Import 4 questions").wait_for()
    assert page.locator(".asks-text").first.inner_text() == "casa"
    page.get_by_role("button", name="Import 4 questions").click()
    page.get_by_role("button", name="Archive").click()
    page.get_by_text("was archived.").wait_for()
    looks_right(page)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("link", name="Play with it").wait_for()


def test_too_large_file_is_reported_before_and_after_upload(server: Server, tmp_path: Path, browser: Browser) -> None:
    (tmp_path / "large.csv").write_bytes(b"x" * 11_000_000)
    page = browser.new_context().new_page()  # the console reports the response's status, which is expected here
    page.goto(server.host_url)
    page.get_by_role("link", name="Question banks", exact=True).click()
    page.get_by_role("link", name="Add a bank").click()
    page.get_by_label("A file").set_input_files(tmp_path / "large.csv")
    said = page.get_by_label("A file").evaluate("field => field.validationMessage")
    assert said.startswith("This file has 11 MB; 10 MB is the most.")
    page.get_by_label("A file").evaluate("field => field.setCustomValidity('')")
    with page.expect_response("**/banks/upload") as answer:
        page.get_by_role("button", name="Preview").click()
    assert answer.value.status == 413
    page.get_by_role("heading", name="That file is too big").wait_for()
    page.get_by_role("link", name="Choose another file").click()
    page.get_by_role("heading", name="Add a question bank").wait_for()
    page.context.close()


def with_maths(page: Page, name: str) -> None:
    """Have the sample ``name`` ask a question with maths and a picture."""

    def changed(route: Route) -> None:
        view: dict[str, Any] = route.fetch().json()
        view["game"]["question"] |= SOLVE | {"choices": CHOICES[: len(view["game"]["question"]["choices"])]}
        if result := view["game"]["question"]["result"]:
            result["explanation"] = r"Because $\int_0^1 x\,dx = \frac{1}{2}$."
        route.fulfill(body=json.dumps(view), content_type="application/json")

    page.route(f"**/view/{name}", changed)
    page.route("**/picture/*", lambda route: route.fulfill(body=drawn("WEBP"), content_type="image/webp"))


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served() as found:
        yield found


def formulas(page: Page) -> list[str]:
    """Return the visible formulas of a screen, as TeX."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("math")].filter((one) => one.getBoundingClientRect().height > 8)
          .map((one) => one.closest(".maths").dataset.tex)"""
    )
    return found


def letters(page: Page) -> list[str]:
    """Return the texts inside formulas, for which the size check doesn't hold: super- and subscripts are smaller."""
    found: list[str] = page.evaluate("""() => [...document.querySelectorAll("math *")].map((one) => one.textContent)""")
    return found


# Formulas whose boxes stick out of an element that clips them.
CUT = """() => [...document.querySelectorAll("math")].filter((one) => {
  const box = one.getBoundingClientRect();
  const within = one.closest(".question-body, .question-why").getBoundingClientRect();
  return box.top < within.top - 2 || box.bottom > within.bottom + 2 || box.right > within.right + 2;
}).map((one) => one.closest(".maths").dataset.tex)"""


@pytest.mark.parametrize(("name", "count"), [("question", 3), ("answer-right", 4)])
def test_wall_typesets_maths_and_shows_the_picture(page: Page, address: str, name: str, count: int) -> None:
    with_maths(page, name)
    for size in ((1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        show_wall(page, address, name)
        page.wait_for_function("() => document.querySelectorAll('math').length >= 3")
        page.locator(".question-picture").evaluate("image => image.decode()")
        settle(page)
        settle(page)
        assert [one for one in wall_faults(page) if one.rpartition(": ")[2] not in letters(page)] == []
        assert page.evaluate(CUT) == []
    assert len(formulas(page)) == count
    assert page.get_by_text("$5 and $6").is_visible()
    assert page.get_by_text(r"$\frac{broken$").is_visible()
    assert wall_axe(page) == []


@pytest.mark.parametrize("name", ["phone-answer", "phone-right"])
def test_phone_typesets_maths_and_shows_the_picture(page: Page, address: str, name: str) -> None:
    with_maths(page, name)
    for size in ((320, 568), (360, 640)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"{address}/{name}")
        page.wait_for_function("() => document.querySelectorAll('math').length >= 2")
        page.locator(".question-picture").evaluate("image => image.decode()")
        settle(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.locator(".question-picture").is_visible()
    assert formulas(page)
    assert wall_axe(page) == []


def test_katex_is_loaded_only_for_formulas(page: Page, address: str) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    show_wall(page, address, "question")
    assert not [one for one in fetched if "katex" in one]
    with_maths(page, "question")
    show_wall(page, address, "question")
    page.wait_for_function("() => document.querySelectorAll('math').length >= 3")
    assert len([one for one in fetched if "katex" in one]) == 1


MONEY = {
    "Solve $x^2=4$ or $y$-wise.": ["x^2=4", "y"],
    r"$$\frac{1}{2}$$ and $\text{area of it} = 3$": [r"\frac{1}{2}", r"\text{area of it} = 3"],
    r"\$5 and $x$; $-2|A^T||B|$": ["x", "-2|A^T||B|"],
    "It costs $5 and $6.": [],
    "A $5/$10 ticket, US$5 and CA$6, between $5-$6": [],
    "I pay $5 here or US$ there, 5$\u201310$": [],
    "$10 per day or $70 per week$": [],
    "$ x $ and a lone $": [],
}


def test_dollar_amounts_are_not_read_as_formulas(page: Page, address: str) -> None:
    page.goto(f"{address}/host-404")
    take_apart = """async (texts) => texts.map((await import("/alone/ui/maths.js")).pieces)"""
    for (text, formulas), found in zip(MONEY.items(), page.evaluate(take_apart, list(MONEY)), strict=True):
        assert [one["tex"] for one in found if isinstance(one, dict)] == formulas, text
        assert "".join(one if isinstance(one, str) else one["source"] for one in found) == text
