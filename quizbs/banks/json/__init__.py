"""Reading JSON, YAML and TOML as plain values, and the choices in them as texts."""
