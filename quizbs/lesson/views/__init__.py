"""What each viewer may see of a lesson: an allow-list, built from a scene."""
