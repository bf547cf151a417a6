/**
 * Confetti on one canvas: 120 pieces for four seconds, half shot from both sides, half falling. None with reduced
 * motion.
 */
const PIECES = 120;
const LASTS = 4000; // ms
const COLOURS = ["#ffd23f", "#ff8a5c", "#53e07f", "#4cc3ff", "#d58cf5", "#fff"];
const FADES = 600; // ms before the end
const TURN = 2 * Math.PI;

const PULL = 0.5; // gravity, in heights per second squared

/** Return where a piece starts and how fast it moves, in widths and heights per second. */
function way(of: number) {
  if (of % 2)
    return { x: Math.random(), y: -0.05 - 0.9 * Math.random(), goes: 0.08 * (Math.random() - 0.5), falls: 0.36 };
  const side = of % 4 ? 1 : -1;
  const x = 0.5 + 0.52 * side;
  return { x, y: 0.75, goes: -side * (0.08 + 0.5 * Math.random()), falls: -0.5 - 0.6 * Math.random(), pull: PULL };
}

const piece = (of: number) => ({
  pull: 0,
  ...way(of),
  spins: 1 + 3 * Math.random(),
  wide: 0.007 + 0.007 * Math.random(),
  colour: COLOURS[of % COLOURS.length],
  round: of % 5 === 0,
});

/** Start on a newly drawn canvas marked for confetti. */
export function celebrate(root: HTMLElement) {
  const canvas = root.querySelector<HTMLCanvasElement>("canvas[data-confetti]:not([data-falls])");
  if (!canvas || document.documentElement.hasAttribute("data-calm") || document.hidden) return;
  canvas.dataset.falls = "";
  const pen = canvas.getContext("2d");
  if (pen) fall(canvas, pen);
}

function fall(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D) {
  canvas.width = canvas.clientWidth;
  canvas.height = canvas.clientHeight;
  const { width, height } = canvas;
  const size = Math.max(width, height);
  const pieces = Array.from({ length: PIECES }, (_, at) => piece(at));
  const began = performance.now();

  function frame(now: number) {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, width, height);
    const gone = now - began;
    if (gone > LASTS || !canvas.isConnected) return;
    pen.globalAlpha = Math.min(1, (LASTS - gone) / FADES);
    for (const { x, y, goes, falls, pull, spins, wide, colour, round } of pieces) {
      const seconds = gone / 1000;
      const turned = spins * seconds;
      const down = falls * seconds + pull * seconds * seconds;
      pen.setTransform(1, 0, 0, 1, (x + goes * seconds) * width, (y + down) * height);
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
