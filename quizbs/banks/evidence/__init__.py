"""What the fields of an untrusted file are for, decided by their content; names only break ties."""
