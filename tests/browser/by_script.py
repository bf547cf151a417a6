"""A page of whatever browser, which scripts in the page alone see and press."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from tests.web.shipped import until

SLOW = 60.0  # seconds that a busy machine may take to show a thing
SHOWN = """(selector) => [...document.querySelectorAll(selector)].find(
  (one) => one.getClientRects().length && !one.disabled)"""


class ByScript(ABC):
    """What a person does on a page."""

    @abstractmethod
    def evaluate(self, function: str, argument: Any = None) -> Any:
        """Return what a JavaScript function in the page gives for one argument."""

    def there(self, selector: str) -> bool:
        """Return whether such a thing is to be seen and can be pressed."""
        return bool(self.evaluate(f"(selector) => Boolean(({SHOWN})(selector))", selector))

    def wait(self, selector: str) -> None:
        """Wait until such a thing is to be seen."""
        until(lambda: self.there(selector), selector, SLOW)

    def press(self, selector: str) -> None:
        """Press the first of these that is to be seen, once it is."""
        until(lambda: self.tap(selector), selector, SLOW)

    def tap(self, selector: str) -> bool:
        """Press the first of these that is to be seen; return whether there was any."""
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
