"""The teacher's pages for banks: upload, preview, import, edit and check."""
