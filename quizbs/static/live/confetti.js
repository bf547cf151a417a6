/** Confetti on one canvas: 120 pieces for four seconds. Where less is to move there is none. */
const PIECES = 120;
const LASTS = 4000; // ms
const COLOURS = ["#ffd23f", "#ff8a5c", "#53e07f", "#4cc3ff", "#d58cf5", "#fff"];
const FADES = 600; // ms before the end
const TURN = 2 * Math.PI;

/** @param {number} of */
const piece = (of) => ({
  x: Math.random(),
  y: -0.1 - 0.5 * Math.random(),
  drift: 0.08 * (Math.random() - 0.5),
  falls: 0.32 + 0.22 * Math.random(), // of the height in a second
  spins: 1 + 3 * Math.random(),
  wide: 0.006 + 0.006 * Math.random(),
  colour: COLOURS[of % COLOURS.length],
  round: of % 4 === 0,
});

/**
 * Let it fall on a canvas that has just come, if it asks for some.
 *
 * @param {HTMLElement} root
 */
export function celebrate(root) {
  const canvas = /** @type {HTMLCanvasElement | null} */ (
    root.querySelector("canvas[data-confetti]:not([data-falls])")
  );
  if (!canvas || document.documentElement.hasAttribute("data-calm") || document.hidden) return;
  canvas.dataset.falls = "";
  fall(canvas);
}

/** @param {HTMLCanvasElement} canvas */
function fall(canvas) {
  const pen = canvas.getContext("2d");
  canvas.width = canvas.clientWidth;
  canvas.height = canvas.clientHeight;
  const { width, height } = canvas;
  const size = Math.max(width, height);
  const pieces = Array.from({ length: PIECES }, (_, at) => piece(at));
  const began = performance.now();

  /** @param {number} now */
  function frame(now) {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, width, height);
    const gone = now - began;
    if (gone > LASTS || !canvas.isConnected) return;
    pen.globalAlpha = Math.min(1, (LASTS - gone) / FADES);
    for (const { x, y, drift, falls, spins, wide, colour, round } of pieces) {
      const seconds = gone / 1000;
      const turned = spins * seconds;
      pen.setTransform(1, 0, 0, 1, (x + drift * seconds) * width, (y + falls * seconds) * height);
      pen.rotate(turned);
      pen.scale(1, Math.cos(2 * turned));
      pen.fillStyle = colour;
      pen.beginPath();
      if (round) pen.arc(0, 0, (wide * size) / 2, 0, TURN);
      else pen.rect((-wide * size) / 2, (-wide * size) / 3, wide * size, (wide * size * 2) / 3);
      pen.fill();
    }
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);
}
