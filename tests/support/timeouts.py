"""How long tests wait for what is sure to come: one net against hanging, wide enough for a busy machine.

Where a limit is the thing that is tested, the clock is an argument, or what is counted is work.
"""

PATIENCE = 30.0  # seconds
IN_BROWSER = 1000 * PATIENCE  # ms, which is also how long Playwright waits for whatever is done on a page
