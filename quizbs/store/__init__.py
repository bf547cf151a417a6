"""Persistent storage: ledger, lessons, people, banks, results. SQL is only here."""
