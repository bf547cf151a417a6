"""What outlives the process: ledger, lessons, people, banks, results. SQL stands here and nowhere else."""
