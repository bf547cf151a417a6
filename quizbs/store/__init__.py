"""What outlives the process: ledger, lessons, people, banks, results. SQL is written here and nowhere else."""
