"""JSON and YAML: where the questions are, and which of their choices are right."""
