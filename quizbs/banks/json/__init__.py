"""JSON, YAML and TOML as plain values, and their choices as texts."""
