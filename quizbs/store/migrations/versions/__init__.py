"""The revisions, one module each: written once, never changed after a release."""
