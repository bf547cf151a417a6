"""How long tests wait for what must happen: a limit against hanging, long enough for a busy machine.

Tests of a time limit don't use it: they pass a clock as an argument, or count work instead of time.
"""

PATIENCE = 30.0  # seconds
IN_BROWSER = 1000 * PATIENCE  # ms; also Playwright's default for actions
