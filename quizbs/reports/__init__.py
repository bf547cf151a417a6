"""From a lesson's events to reports. Pure: no storage and no names, only ids of people."""
