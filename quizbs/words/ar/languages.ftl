### The menu of languages, on students’ phones and on the teacher’s page.

languages-menu = اللغة
# Stands below the name of a language, in that language: its words were written by somebody who speaks another.
languages-unread = لم يراجعها ناطق أصلي بالعربية بعد
