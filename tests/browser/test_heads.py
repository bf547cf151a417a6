"""The heads of the animals: one small picture each, distinguishable at their size beside a name."""

from __future__ import annotations

import io
import re
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageStat

from quizbs.live.drawn_names import HEADS
from tests.tools import catalogue

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SPRITE = Path(__file__).parents[2] / "quizbs" / "frontend" / "ui" / "heads.svg"
SMALL = 28  # px: the size beside a name
LEAST = 12  # least mean difference of the pixels (0–255) of any two heads

DRAW = """([heads, size]) => {
  const file = document.querySelector('meta[name="quizbs-heads"]').content;
  const make = (name, attributes) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [each, value] of Object.entries(attributes)) made.setAttribute(each, value);
    return made;
  };
  document.body.replaceChildren(...heads.map((head) => {
    const picture = make("svg", { width: size, height: size, viewBox: "0 0 32 32" });
    picture.append(make("use", { href: `${file}#${head}`, width: 32, height: 32 }));
    return picture;
  }));
}"""


def test_each_animal_has_one_small_self_contained_drawing() -> None:
    drawn = dict(re.findall(r'<symbol id="(\w+)"(.+?)</symbol>', SPRITE.read_text()))
    assert sorted(drawn) == sorted(HEADS)
    assert len(drawn) >= 40
    assert max(map(len, drawn.values())) <= 3000
    # A picture that another document uses can't refer to its own parts.
    assert not re.search(r"url\(|clip-path|<style|href|<script", SPRITE.read_text())


def test_any_two_heads_are_distinguishable_at_small_size(browser: Browser) -> None:
    with catalogue.served(keep=True) as address, browser.new_context(viewport={"width": 640, "height": 480}) as context:
        page = context.new_page()
        page.goto(f"{address}/lobby-five")
        page.evaluate(DRAW, [list(HEADS), SMALL])
        page.wait_for_load_state("networkidle")
        heads = page.locator("svg")
        assert heads.count() == len(HEADS)
        pictures = {
            head: Image.open(io.BytesIO(heads.nth(at).screenshot())).convert("RGB") for at, head in enumerate(HEADS)
        }

    def apart(one: str, other: str) -> float:
        difference = ImageChops.difference(pictures[one], pictures[other])
        return sum(ImageStat.Stat(difference).mean) / 3

    alike = {(one, other): apart(one, other) for one, other in combinations(HEADS, 2)}
    assert {pair: how for pair, how in alike.items() if how < LEAST} == {}
