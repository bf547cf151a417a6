/** A head in the lobby jumps when its student taps it on the phone. */
import type * as View from "../../protocol.js";
import { isCalm } from "./calm.js";

const JUMPS = { duration: 520, easing: "cubic-bezier(.3,.1,.4,1)" };
const JUMP: Keyframe[] = [
  {},
  { transform: "scale(1.12, .84)", offset: 0.16 },
  { transform: "translateY(-42%) scale(.96, 1.08)", offset: 0.5 },
  { transform: "scale(1.08, .92)", offset: 0.82 },
  {},
];
const BLINKS = { duration: 240 };

/** Make the head of a seat jump; with reduced motion it lights up. */
export function jump(root: HTMLElement, seat: View.Seat) {
  const head = root.querySelector(`[data-jumps="${seat}"] .sign`);
  if (isCalm()) head?.animate([{}, { opacity: 0.4 }, {}], BLINKS);
  else head?.animate(JUMP, JUMPS);
}
