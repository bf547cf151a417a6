"""The teacher's pages for banks: upload one, look at what was read, keep it, edit it, look after it."""
