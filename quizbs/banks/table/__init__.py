"""Reading tables: splitting texts into rows, finding out what each column holds, and interpreting answer keys."""
