/**
 * Style sheets for the oldest browsers, where esbuild leaves them as they are: colours in sRGB (a screen that shows more
 * draws the same ones), and a height in `vh` before each in `dvh`.
 */

/** `oklch()` as every browser knows it; what lies outside of sRGB is cut, as browsers cut it on such a screen. */
function inSrgb(_, light, chroma, hue, alpha = "") {
  const angle = (Number(hue) * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (Number(light) + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (Number(light) - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (Number(light) - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((value) => {
    const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, gamma)));
  });
  return `rgb(${channels.join(" ")}${alpha && ` / ${alpha}`})`;
}

const COLOUR = /oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*(?:\/\s*([\d.]+%?)\s*)?\)/g;
const HEIGHT = /(?<=[{;}]\s*|\*\/\s*)([a-z-]+):([^;{}]*?[\d.]dvh[^;{}]*);/g;

/** The sheet as the oldest browsers take it. */
export function lowered(css) {
  return css
    .replace(COLOUR, inSrgb)
    .replace(HEIGHT, (line, name, value) => value.includes("var(") ? line : `${name}:${value.replaceAll("dvh", "vh")};${line}`);
}
