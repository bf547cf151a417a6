"""The pages: routes, and what their templates need."""
