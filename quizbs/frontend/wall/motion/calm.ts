/** Reduced motion: as the device asks for it, or as the switch in the bar says. */
import { deviceSwitch } from "../bar/device_switch.js";

const asks = matchMedia("(prefers-reduced-motion: reduce)");

/** Return whether motion is reduced. */
export const isCalm = () => document.documentElement.hasAttribute("data-calm");

/** Return the switch, and keep `data-calm` on the document up to date. */
export function calm() {
  const apply = (on: boolean) => document.documentElement.toggleAttribute("data-calm", on || asks.matches);
  const motion = deviceSwitch("quizbs-calm", apply);
  asks.addEventListener("change", () => apply(motion.on));
  return motion;
}
