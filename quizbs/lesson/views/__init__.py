"""What everybody may see of a lesson: an allow-list, built from a scene for one viewer."""
