"""Runs before each program of the app: a browser that it starts must not load the app's libraries.

PyInstaller has set these variables for this process, which has read them already.
"""

import os

for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
    before = os.environ.pop(f"{name}_ORIG", "")
    os.environ.pop(name, None)
    if before:
        os.environ[name] = before
