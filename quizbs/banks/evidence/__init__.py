"""What the fields of a stranger's file are for, decided by what is in them; their names only break ties."""
