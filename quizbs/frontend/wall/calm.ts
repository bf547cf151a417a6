/** Less motion: as the device asks for it, or as the switch in the bar says; kept on this computer. */
const KEPT = "quizbs-calm";
const asks = matchMedia("(prefers-reduced-motion: reduce)");

const kept = () => {
  try {
    return localStorage.getItem(KEPT) === "on";
  } catch {
    return false; // no storage: until the page goes
  }
};

/** Whether less is to move now. */
export const isCalm = () => document.documentElement.hasAttribute("data-calm");

/** `{on, turn()}`; the document has `data-calm` while less is to move. */
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
