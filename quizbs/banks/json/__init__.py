"""JSON and YAML: where the questions are in it, and which of their choices are right."""
