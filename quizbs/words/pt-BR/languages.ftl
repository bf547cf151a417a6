### The menu of languages, on students’ phones and on the teacher’s page.

languages-menu = Idioma
# Stands below the name of a language, in that language: its words were written by somebody who speaks another.
languages-unread = ainda não revisado por falantes nativos
