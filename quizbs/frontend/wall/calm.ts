/** Reduced motion: as the device asks for it, or as the switch in the bar says, which is stored on this computer. */
const KEPT = "quizbs-calm";
const asks = matchMedia("(prefers-reduced-motion: reduce)");

const kept = () => {
  try {
    return localStorage.getItem(KEPT) === "on";
  } catch {
    return false; // storage is blocked
  }
};

/** Return whether motion is reduced. */
export const isCalm = () => document.documentElement.hasAttribute("data-calm");

/** Return `{on, turn()}` and keep `data-calm` on the document up to date. */
export function calm() {
  const motion = {
    on: kept(),
    turn() {
      motion.on = !motion.on;
      try {
        localStorage.setItem(KEPT, motion.on ? "on" : "off");
      } catch {
        // It then lasts as long as the page.
      }
      apply();
    },
  };
  const apply = () => document.documentElement.toggleAttribute("data-calm", motion.on || asks.matches);
  asks.addEventListener("change", apply);
  apply();
  return motion;
}
