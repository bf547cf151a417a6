"""From a lesson's events to what a teacher wants to know. Pure: no storage and no names, only ids of people."""
