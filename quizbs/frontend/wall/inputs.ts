/** The keys, taps and changes of the window that the wall listens to. */
import type * as Wall from "./types.js";

interface Handlers {
  /** Draw; `fresh` fits all texts again. */
  draw(fresh?: boolean): void;
  /** Keep the bar bright for a while. */
  brighten(): void;
  /** Skip what the wall is showing, as far as that can be skipped. */
  skip(): void;
  /** The page was hidden, or shown again. */
  seen(): void;
}

const BRIGHTENS = ["pointermove", "pointerdown", "keydown", "focusin"];
const TYPED = "input, textarea, select";

/** Call the handlers from now on. `root` holds the wall. */
export function listen(root: HTMLElement, state: Wall.State, { draw, brighten, skip, seen }: Handlers) {
  ignoreUnseenButtons(root, state);
  for (const event of BRIGHTENS) document.addEventListener(event, brighten);
  for (const event of ["click", "keydown"]) document.addEventListener(event, () => state.speaker.wake(), true);
  document.addEventListener("keydown", ({ key, ctrlKey, metaKey, altKey, target }) => {
    const types = target instanceof Element && target.matches(TYPED);
    if (key.toLowerCase() === "m" && !ctrlKey && !metaKey && !altKey && !types) state.mute();
  });
  root.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(".wall")) skip();
  });
  document.addEventListener("visibilitychange", seen);
  document.addEventListener("fullscreenchange", () => {
    state.full.on = Boolean(document.fullscreenElement);
    draw();
  });
  window.addEventListener("resize", () => draw());
  void document.fonts.ready.then(() => draw(true));
  // Formulas and pictures change size when they load; heads and other images don't.
  document.addEventListener("typeset", () => draw(true), true);
  document.addEventListener("load", ({ target }) => target instanceof HTMLImageElement && draw(true), true);
}

/** A finger that goes down while the bar is hidden only shows it: it can't have meant a button there. */
function ignoreUnseenButtons(root: HTMLElement, state: Wall.State) {
  let unseen = false;
  const notice = ({ pointerType }: PointerEvent) => (unseen = pointerType === "touch" && state.reached.has("dim"));
  document.addEventListener("pointerdown", notice, true);
  root.addEventListener(
    "click",
    (event) => {
      if (unseen && event.target instanceof Element && event.target.closest(".bar > :not(.bar-gold)")) {
        event.stopPropagation();
        event.preventDefault();
      }
    },
    true,
  );
}
