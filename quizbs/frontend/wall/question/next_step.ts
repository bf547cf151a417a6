/** What the clock after an answer is for, and who acts before the game goes on. */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { emphasis } from "../../ui/emphasis.js";
import { wins } from "../../words/events.js";
import * as words from "words:wall";

export function nextStep(game: View.Game, people: Wall.People) {
  const { phase, settled, ready, seats } = game;
  const winner = wins(game, people.word);
  if (phase === "discard" && settled?.hunter) return words.throwsAway({ who: people.word(settled.hunter.seat) });
  if (settled?.hunter?.done) return words.threwAway({ who: people.word(settled.hunter.seat) });
  const read = words.hasRead({ count: ready.length, all: seats.length });
  return winner ? emphasis(`${winner} ${read}`) : read;
}
