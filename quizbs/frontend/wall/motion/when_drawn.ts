/**
 * Run `then` after the current frame, for work that is too much for the same frame on a slow laptop. In a hidden tab it
 * runs when the tab is visible again.
 */
export const whenDrawn = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
