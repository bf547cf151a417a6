"""The revisions of the database, a module each. A revision is never changed after its release."""
