"""Persistent storage: ledger, lessons, people, banks, results. The only place with SQL."""
