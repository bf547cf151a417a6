/** How much room a question with its choices takes in the door of one of few tables, where type is as small as it may be. */
const LETTERS = 42; // of a question in one line
const ROW = 1.6; // rem: a choice of one line, with the gap below it
const LINE = 1.06; // rem
const ROOM = 10.6; // rem
const BROAD = { columns: 1, letters: 34 }; // of a choice in one line
const NARROW = { columns: 2, letters: 14 };

const linesOf = (text: string, letters: number) => Math.max(1, Math.ceil(text.length / letters));

/** Return the height of the choices in rem; each row is as high as its longest choice. */
function heightOf(choices: string[], { columns, letters }: typeof BROAD) {
  const lines = choices.map((text) => linesOf(text, letters));
  const rows = Array.from({ length: Math.ceil(lines.length / columns) }, (_, row) =>
    Math.max(...lines.slice(row * columns, (row + 1) * columns)),
  );
  return rows.reduce((sum, high) => sum + ROW + (high - 1) * LINE, 0);
}

/** Return the number of columns in which the choices take the least room. */
export const columnsInDoor = (choices: string[]) =>
  heightOf(choices, NARROW) <= heightOf(choices, BROAD) ? NARROW.columns : BROAD.columns;

/** Return whether a question and all its choices fit the door. */
export const fitsDoor = ({ text, choices }: { text: string; choices: string[] }) =>
  linesOf(text, LETTERS) * LINE + Math.min(heightOf(choices, NARROW), heightOf(choices, BROAD)) <= ROOM;
