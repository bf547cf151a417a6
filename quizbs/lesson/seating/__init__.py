"""Who sits at which table: splitting a class, sharing it out, and moving single students."""
