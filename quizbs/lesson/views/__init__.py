"""What everybody may see of a lesson: one allow-list, built from a scene for one viewer."""
