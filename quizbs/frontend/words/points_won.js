/** The words for points once a question is over, and behind the button for help. The one place to translate them. */
import { points } from "./points.js";

export const won = {
  got: (count) => `+${count}`,
  heard: (count) => `You get ${points(count)}.`,
  row: (count) => (count < 3 ? `${count} in a row!` : `${count} in a row: you’re on fire!`),
  wrong: "Not this time.",
  keep: (count) => (count ? `You keep your ${points(count)}.` : "The next one can be yours."),
};

export const rule = {
  title: "Your points",
  own: (count, row) => `*${points(count)}*${row > 1 ? `, ${row} right in a row` : ""}`,
  line: "A right answer is 1 point. From the third in a row on, it’s 2. You never lose any.",
};
