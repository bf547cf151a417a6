/**
 * What stood on the wall before: it stays behind a call for a moment, or fades over what comes, so that nothing is cut
 * off. A picture of it, for no reader and no hand.
 */
const STAYS = 700; // ms

/**
 * Keep the present scene of `root` as it looks: it dims "behind" what comes, "leaves" before it comes, or fades "over" it.
 */
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
  ghost.style.setProperty("padding", getComputedStyle(main).padding); // it depends on what stands beside it
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.dataset.show = "";
  ghost.append(scene.cloneNode(true));
  for (const named of ghost.querySelectorAll("[id]")) named.removeAttribute("id");
  for (const show of ghost.querySelectorAll(".show")) show.remove(); // where nothing moves it would stand there again
  document.body.prepend(ghost);
  setTimeout(() => ghost.remove(), STAYS);
}
