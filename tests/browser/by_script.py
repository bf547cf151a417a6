"""A page of any browser, read and operated by scripts in the page, without Playwright's actions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from tests.web.shipped import until

SLOW = 60.0  # seconds that a busy machine may take to show an element
SHOWN = """(selector) => [...document.querySelectorAll(selector)].find(
  (one) => one.getClientRects().length && !one.disabled)"""


class ByScript(ABC):
    """A page, with what a person does on it. A selector means the elements that can be seen."""

    @abstractmethod
    def evaluate(self, function: str, argument: Any = None) -> Any:
        """Call a JavaScript function in the page with one argument, and return its result."""

    def there(self, selector: str) -> bool:
        """Return whether an element that matches can be seen and pressed."""
        return bool(self.evaluate(f"(selector) => Boolean(({SHOWN})(selector))", selector))

    def wait(self, selector: str) -> None:
        """Wait until an element that matches can be seen."""
        until(lambda: self.there(selector), selector, SLOW)

    def press(self, selector: str) -> None:
        """Wait until an element that matches can be seen, and press the first one."""
        until(lambda: self.tap(selector), selector, SLOW)

    def tap(self, selector: str) -> bool:
        """Press the first visible element that matches; return whether there was one."""
        return bool(
            self.evaluate(
                f"""(selector) => {{
                  const found = ({SHOWN})(selector);
                  setTimeout(() => found?.click());
                  return Boolean(found);
                }}""",
                selector,
            )
        )
