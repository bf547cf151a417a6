"""Deciding by the cells of an untrusted table what each column holds; column names only break ties."""
