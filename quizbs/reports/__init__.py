"""From the events of a lesson to what a teacher wants to know. Pure: no storage and no names, ids of people alone."""
