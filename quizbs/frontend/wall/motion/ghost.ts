/**
 * A copy of the last scene, which stays behind a call for a moment or fades out over the next scene, so that there is
 * no hard cut. Hidden from screen readers and clicks.
 */
const STAYS = 700; // ms

/** Copy the current scene of `root`: it dims "behind" the next one, "leaves" before it, or fades "over" it. */
export function keepGhost(root: HTMLElement, how: "behind" | "leaves" | "over") {
  const main = root.querySelector<HTMLElement>("main.wall");
  const scene = main?.querySelector(":scope > .wall-scene");
  if (!main || !scene) return;
  document.querySelector(".ghost")?.remove();
  const ghost = document.importNode(main, false);
  ghost.className += ` ghost is-still ghost-${how}`;
  const { top, left, width, height } = main.getBoundingClientRect();
  for (const [name, value] of Object.entries({ top, left, width, height }))
    ghost.style.setProperty(`--${name}`, `${value}px`);
  ghost.style.setProperty("padding", getComputedStyle(main).padding); // it depends on the neighbours
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.dataset.show = "";
  ghost.append(scene.cloneNode(true));
  for (const named of ghost.querySelectorAll("[id]")) named.removeAttribute("id");
  for (const show of ghost.querySelectorAll(".show")) show.remove(); // without animation it would be visible again
  document.body.prepend(ghost);
  setTimeout(() => ghost.remove(), STAYS);
}
