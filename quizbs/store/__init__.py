"""What outlives the process: ledger, lessons, people, banks, results. SQL is only written here."""
