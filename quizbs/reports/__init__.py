"""From a lesson's events to reports. Reads no storage: callers pass events, answers and names."""
