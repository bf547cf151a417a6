/** The words of points after a question and in the help panel. */
import { points } from "./points.js";

export const won = {
  got: (count: number) => `+${count}`,
  heard: (count: number) => `You get ${points(count)}.`,
  row: (count: number) => (count < 3 ? `${count} in a row!` : `${count} in a row: you’re on fire!`),
  wrong: "Not this time.",
  keep: (count: number) => (count ? `You keep your ${points(count)}.` : "The next one can be yours."),
};

export const rule = {
  title: "Your points",
  own: (count: number, row: number) => `*${points(count)}*${row > 1 ? `, ${row} right in a row` : ""}`,
  line: "A right answer is 1 point. From the third in a row on, it’s 2. You never lose any.",
};
