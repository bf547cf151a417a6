/**
 * Do something when the present frame has been drawn: what comes at once is too much for one on a slow laptop. A page that
 * nobody sees draws none: there it is done when it is seen again.
 */
export const whenDrawn = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
