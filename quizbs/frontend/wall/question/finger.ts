/** Where the asker's finger is: a pure function of the view. */
import type * as Screen from "../../screen.js";
import type * as Wall from "../types.js";
import { withCall } from "../scene.js";

/** Return a key for the question that is being picked; "" for none. */
export function picking(view: Wall.Focused) {
  const called = view.game && withCall(view.game);
  return called?.phase === "choosing" ? `${view.version[1]} ${called.challenge.number}` : "";
}

/** Return where the finger is, if this wall shows that table. */
export function touched(view: Wall.Focused, gesture: Screen.Gesture): Wall.State["touched"] {
  const table = view.table ?? view.games[0]?.table;
  return "place" in gesture && gesture.table === table ? { asks: picking(view), place: gesture.place } : null;
}
