/**
 * The sounds of the projector: short, soft, made by oscillators, no file. Which sound a new view calls for, and the
 * one place that plays. Nothing sounds before somebody has touched the page, never for the first view, and no verdict
 * before its stamp.
 */
import { isStamped } from "./turned.js";

const KEPT = "quizbs-muted"; // in localStorage, so that a muted room stays muted
const LOUD = 0.16; // of full scale, for all notes together
const RISE = 0.012; // s until a note has its loudness: without it, it clicks

/** Notes as [Hz, s from the beginning, s long]; `wave` as an oscillator calls it. */
export const MELODIES = {
  join: { wave: "sine", notes: [[660, 0, 0.12]] },
  call: {
    wave: "triangle",
    notes: [
      [392, 0, 0.14],
      [294, 0.12, 0.24],
    ],
  },
  caught: {
    wave: "triangle",
    notes: [
      [440, 0, 0.16],
      [349, 0.14, 0.16],
      [262, 0.28, 0.34],
    ],
  },
  honest: {
    wave: "sine",
    notes: [
      [440, 0, 0.18],
      [659, 0.16, 0.36],
    ],
  },
  right: {
    wave: "sine",
    notes: [
      [523, 0, 0.13],
      [659, 0.11, 0.13],
      [784, 0.22, 0.3],
    ],
  },
  wrong: {
    wave: "sine",
    notes: [
      [330, 0, 0.2],
      [294, 0.18, 0.34],
    ],
  },
  win: {
    wave: "triangle",
    notes: [
      [523, 0, 0.14],
      [659, 0.13, 0.14],
      [784, 0.26, 0.14],
      [1047, 0.39, 0.6],
    ],
  },
};

/** @param {View.Challenge} challenge */
const verdictOf = ({ honest }) => (honest ? "honest" : "caught");

/**
 * What a new view sounds like after the one before.
 *
 * @returns {string[]}
 *
 * @param {Wall.Focused | null} before
 * @param {Wall.Focused} after
 */
export function soundsOf(before, after) {
  if (!before) return [];
  const [was, is] = [before.game, after.game];
  if (!is) {
    const known = new Set(before.lesson.seats.map(({ seat }) => seat));
    return after.lesson.phase === "lobby" && after.lesson.seats.some(({ seat }) => !known.has(seat)) ? ["join"] : [];
  }
  const same = before.version[1] === after.version[1] && before.lesson.round === after.lesson.round;
  const past = /** @type {Partial<View.Game>} */ (same && was ? was : {});
  if (is.phase === "over") return past.phase === "over" ? [] : ["win"];
  const { challenge, question } = is;
  const answered =
    question?.result &&
    (question.number !== past.question?.number || question.result.right !== past.question.result?.right);
  if (answered) return [question.result.right ? "right" : "wrong"];
  if (!challenge) return [];
  const known = challenge.number === past.challenge?.number ? past.challenge : null;
  if (isStamped(challenge)) return known && isStamped(known) ? [] : [verdictOf(challenge)];
  return known || !challenge.called ? [] : ["call"];
}

const remembered = () => {
  try {
    return localStorage.getItem(KEPT) === "yes";
  } catch {
    return false; // no storage: muted until the page goes
  }
};

/** The loudspeaker: `{muted, mute(), wake(), follow(before, after)}`. `wake` belongs into the handler of a click. */
export function loudspeaker() {
  let context = /** @type {AudioContext | null} */ (null);

  /** @param {string} name */
  function sound(name) {
    if (!context || speaker.muted) return;
    const { wave, notes } = MELODIES[name];
    for (const [pitch, start, long] of notes) {
      const [tone, loudness] = [context.createOscillator(), context.createGain()];
      const begin = context.currentTime + start;
      tone.type = /** @type {OscillatorType} */ (wave);
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, begin);
      loudness.gain.linearRampToValueAtTime(LOUD, begin + RISE);
      loudness.gain.exponentialRampToValueAtTime(0.0001, begin + long);
      tone.connect(loudness);
      loudness.connect(context.destination);
      tone.start(begin);
      tone.stop(begin + long);
    }
  }

  const speaker = {
    muted: remembered(),
    mute() {
      speaker.muted = !speaker.muted;
      try {
        localStorage.setItem(KEPT, speaker.muted ? "yes" : "no");
      } catch {
        return; // kept for this page only
      }
    },
    wake() {
      if (!window.AudioContext) return;
      context ||= new AudioContext();
      if (context.state === "suspended") context.resume();
    },
    /**
     * @param {Wall.Focused | null} before
     * @param {Wall.Focused} after
     */
    follow(before, after) {
      soundsOf(before, after).forEach(sound);
    },
  };
  return speaker;
}
