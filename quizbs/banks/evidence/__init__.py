"""Which column of an untrusted table holds what, decided by the cells; column names only break ties."""
