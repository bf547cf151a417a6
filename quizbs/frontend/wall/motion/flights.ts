/** Cards that fly over the wall after a drawing, from where they were to where they are. */
import type { Move } from "./card_moves.js";
import { isCalm } from "./calm.js";
import { pickUpCards, playCards, throwCard } from "./cards_in_play.js";
import { dealTable, dealTables } from "./deal.js";
import { standing } from "./deal_heads.js";
import { flightLayer } from "./flight_layer.js";
import { whenDrawn } from "./when_drawn.js";

/**
 * Return the flying cards over `root`: call `prepare(move)` before a drawing and `start(move)` after it; `stop()` removes
 * everything. Many tables that appear at once are too much for one frame. They are drawn one by one, each with a `draw`
 * that reads `drawn`, and stay invisible until the first card flies.
 */
export function flights(root: HTMLElement, draw: () => void) {
  const layer = flightLayer();
  let stood: ReturnType<typeof standing> = new Map(); // where the running heads started
  let filling: { drawn: number; of: number } | null = null; // tables that are still invisible

  function stop() {
    layer.clear();
    if (!filling) return;
    root.classList.remove("is-veiled");
    filling = null;
    draw();
  }

  function prepare({ fills }: Move) {
    stop();
    stood = standing(root);
    if (!fills) return;
    filling = { drawn: 0, of: fills };
    root.classList.add("is-veiled");
  }

  function start(move: Move) {
    if (!filling) return fly(move);
    const mine = filling;
    const drawNext = () => {
      if (filling !== mine) return; // another move has started
      if (mine.drawn > mine.of) {
        filling = null;
        fly(move);
        return root.classList.remove("is-veiled");
      }
      mine.drawn += 1;
      draw();
      whenDrawn(drawNext);
    };
    whenDrawn(drawNext);
  }

  function fly(move: Move) {
    const width = root.querySelector(".heap .card, .stake-cards .card")?.getBoundingClientRect().width || 60;
    if (move.what === "deal") dealTable(layer, root, move, width, stood);
    if (move.what === "room") dealTables(layer, root, move);
    if (isCalm()) return;
    if (move.what === "play") playCards(layer, root, move, width);
    if (move.what === "pick") pickUpCards(layer, root, move);
    if (move.what === "throw") throwCard(layer, root);
  }

  return {
    prepare,
    start,
    stop,
    /** How many tables are drawn so far, without fitting; infinite: all of them. */
    get drawn() {
      return filling && filling.drawn <= filling.of ? filling.drawn : Infinity;
    },
  };
}
