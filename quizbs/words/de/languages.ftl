### The menu of languages, on students’ phones and on the teacher’s page.

languages-menu = Sprache
# Stands below the name of a language, in that language: its words were written by somebody who speaks another.
languages-unread = noch nicht muttersprachlich geprüft
