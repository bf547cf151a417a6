"""The window itself, in Tk."""

import sys
import tkinter as tk
from functools import partial
from pathlib import Path
from tkinter import ttk
from typing import cast

from quizbs.window.model import Appearance, Button, Model

_ICON = Path(__file__).with_name("icon.png")
_TICK = 100  # ms between two updates; Python handles signals only when its own code runs
_WIDTH = 510  # width of the text in pixels, of which 96 are an inch
_MAIN = {"window-next", "window-open", "window-stay", "window-again"}
_PAPER, _INK, _FELT, _GOLD = "#f7f5ee", "#1d241f", "#0b3627", "#facb39"


def sharp() -> None:
    """Make Windows draw the window with all pixels of the screen. To be called before the first window is created."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shcore.SetProcessDpiAwareness(1)


def languages(root: tk.Tk) -> list[str]:
    """Return the languages that the user prefers, best first, as Tcl reads them from the system."""
    root.tk.call("package", "require", "msgcat")
    return [tag for tag in map(str, root.tk.splitlist(root.tk.call("msgcat::mcpreferences"))) if tag]


class TkWindow:
    """Shows the appearance of a model, and passes presses of buttons to it."""

    def __init__(self, root: tk.Tk, model: Model) -> None:
        self._root, self._model = root, model
        self._shown: Appearance | None = None
        _style(root)
        root.resizable(False, False)
        root.protocol("WM_DELETE_WINDOW", model.quit)
        if sys.platform == "darwin":
            root.createcommand("tk::mac::Quit", model.quit)
            root.createcommand("tk::mac::ReopenApplication", model.open_page)  # instead of a second start
        box = ttk.Frame(root, padding=24)
        box.grid()
        width = round(_WIDTH * root.winfo_fpixels("1i") / 96)
        self._headline = ttk.Label(box, style="Headline.TLabel", wraplength=width)
        self._more = ttk.Label(box, wraplength=width)
        self._buttons = ttk.Frame(box)
        for row, part in enumerate((self._headline, self._more, self._buttons)):
            part.grid(row=row, sticky="ew", pady=(0, 0 if part is self._buttons else 14))
        box.columnconfigure(0, minsize=width)
        self._icon = tk.PhotoImage(file=_ICON)  # Tk keeps no reference to it
        root.iconphoto(True, self._icon)
        self._tick()

    def _tick(self) -> None:
        self._model.tick()
        if self._model.over:
            self._root.destroy()
            return
        self._draw(self._model.appearance())
        self._root.after(_TICK, self._tick)

    def _draw(self, now: Appearance) -> None:
        if now == self._shown:
            return
        self._root.title(f"quizbs – {now.title}")
        self._headline["text"], self._more["text"] = now.headline, now.more
        if self._shown is None or now.buttons != self._shown.buttons:
            self._draw_buttons(now.buttons)
        self._shown = now

    def _draw_buttons(self, buttons: tuple[tuple[Button, str], ...]) -> None:
        for old in self._buttons.winfo_children():
            old.destroy()
        for place, (button, words) in enumerate(buttons):
            is_first, is_last = place == 0, place == len(buttons) - 1
            style = "Main.TButton" if button in _MAIN else "TButton"
            made = ttk.Button(self._buttons, text=words, style=style, command=partial(self._press, button))
            made.pack(side="right" if is_last else "left", padx=(0, 0 if is_last else 10))
            if is_first:
                made.focus_set()

    def _press(self, button: Button) -> None:
        self._model.press(button)
        self._draw(self._model.appearance())


def _style(root: tk.Tk) -> None:
    """Give the window the colours of the desk on Linux, where Tk looks old; elsewhere it looks like the system."""
    style = ttk.Style(root)
    style.configure("Headline.TLabel", font=("TkHeadingFont", 18, "bold"))
    root.bind_class("TButton", "<Return>", lambda event: cast("ttk.Button", event.widget).invoke())
    if root.tk.call("tk", "windowingsystem") != "x11":
        return
    style.theme_use("clam")
    root.configure(background=_PAPER)
    style.configure(".", background=_PAPER, foreground=_INK, font=("TkDefaultFont", 11))
    style.configure("Headline.TLabel", font=("TkDefaultFont", 18, "bold"), foreground=_FELT)
    style.configure("TButton", padding=(14, 8))
    style.configure("Main.TButton", background=_GOLD)
    style.map("Main.TButton", background=[("active", "#ffdc66")])
