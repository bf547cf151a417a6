"""What a teacher is told about pictures and zips: every sentence, to be translated in one place."""

from quizbs.banks.words.common_words import Fault

SAVE_AS_PNG = "Open it in any picture program and save it as PNG or JPEG."
ANIMATED = Fault("This is a GIF, which often moves.", SAVE_AS_PNG)
DRAWING = Fault("This is a drawing (SVG), which may hold more than a picture.", SAVE_AS_PNG)
OTHER_PICTURE = Fault("This is no PNG, JPEG or WebP picture.", SAVE_AS_PNG)
BROKEN_PICTURE = Fault("This picture cannot be read.", SAVE_AS_PNG)
HUGE_PICTURE = Fault("This picture has more than {most} million dots.", "Make it smaller, or cut out what matters.")
TOO_MANY_PICTURES = Fault(
    "A zip may hold up to {most} pictures.", "Split the bank into several, each with its pictures."
)
MORE_PICTURES = Fault(
    "A file brings up to {most} pictures, and this one is beyond.", "Split the bank into several, or add it here."
)
BAD_ZIP = Fault("This zip cannot be unpacked.", "Make it again: the table and the pictures, without a password.")
LARGE_ZIP = Fault(
    "Unpacked, this zip is far too large for a question bank.", "Take out what is no question or picture."
)
NO_TABLE = Fault(
    "There is no table in this zip.", "Put the table with the questions (CSV or Excel) beside the pictures."
)
SLOW_PICTURES = Fault("These pictures took too long to read.", "Make them smaller, or bring them in several zips.")
NOT_IN_ZIP = Fault("The picture “{value}” did not come along.", "Bring a zip with the table and its pictures.")
ELSEWHERE = Fault(
    "The picture lies at “{value}”. quizbs asks no other computer, so it is not shown.",
    "Save the picture, and add it to the question here.",
)
