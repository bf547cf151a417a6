/**
 * The sounds of the wall as layers: waveform, pitches, length, loudness, filter. Small speakers play nothing below 200
 * Hz, so each sound has a layer above that. player.ts plays them. Pitches are in Hz, times in s.
 */
import type * as Wall from "../types.js";

/**
 * `hz` is the pitch at the start and those it glides to; `rise` is the time to full loudness, from which it falls to
 * zero at `long`.
 */
export type Layer = {
  at: number;
  wave: OscillatorType | "noise";
  hz: number[];
  long: number;
  gain: number;
  rise: number;
  filter?: { kind: BiquadFilterType; hz: number[]; q: number };
};

/** A tone that glides from one pitch to another. */
const tone = (
  wave: OscillatorType,
  hz: number | [number, number],
  long: number,
  gain: number,
  more?: Partial<Layer>,
): Layer => ({ at: 0, rise: 0.006, wave, hz: [hz].flat(), long, gain, ...more });

/** Filtered noise that glides between pitches. */
const hiss = (
  kind: BiquadFilterType,
  hz: number | number[],
  long: number,
  gain: number,
  { q = 0.9, ...more }: Partial<Layer> & { q?: number } = {},
): Layer => ({
  at: 0,
  rise: 0.002,
  wave: "noise",
  hz: [],
  long,
  gain,
  filter: { kind, hz: [hz].flat(), q },
  ...more,
});

const muffled = (from: number, to: number = from): Layer["filter"] => ({ kind: "lowpass", hz: [from, to], q: -3 });

const repeat = (many: number, each: (at: number) => Layer[]): Layer[] =>
  Array.from({ length: many }, (_, at) => each(at)).flat();

const CHORD = [523.25, 659.25, 783.99]; // C5 E5 G5
const SEMITONE = 2 ** (1 / 12);

const knock = (at: number, hz: number, strong: number) => [
  tone("sine", [hz, hz * 0.6], 0.16, 0.4 * strong, { at }),
  tone("triangle", [3 * hz, 1.6 * hz], 0.12, 0.55 * strong, { at }),
  hiss("bandpass", 320, 0.06, 1.2 * strong, { at, rise: 0.003 }),
];

/** A drum roll, faster and louder towards its end. */
function roll(long: number) {
  const beats: Layer[] = [];
  for (let at = 0; at < long; at += 0.085 - 0.043 * (at / long)) {
    const hz = beats.length % 2 ? 340 : 260;
    beats.push(hiss("bandpass", hz, 0.07, 0.5 + 2.1 * (at / long), { at }));
  }
  return beats;
}

/** Return when something that spins for `long` s knocks: less and less often. */
function turns(long: number) {
  const knocks: number[] = [];
  for (let at = 0; at < long; at += 0.09 + 0.2 * (at / long) ** 2) knocks.push(at);
  return knocks;
}

const brass = (at: number, hz: number[], long: number) =>
  hz.flatMap((each) =>
    [each, each * 1.004].map((one) => tone("sawtooth", one, long, 0.14, { at, rise: 0.015, filter: muffled(2600) })),
  );

/**
 * Each sound with its `level`, which balances it against the others. `many` is what a sound counts (cards, steps up),
 * `long` how long a roll lasts.
 */
export const SOUNDS: Record<string, { level: number; layers: (how: Wall.Sounding) => Layer[] }> = {
  join: {
    level: 1.5,
    layers: () => [tone("sine", 659.25, 0.14, 0.22), tone("sine", 987.77, 0.2, 0.18, { at: 0.07 })],
  },
  blip: { level: 2, layers: ({ many = 0 }) => [tone("sine", 659.25 * SEMITONE ** many, 0.14, 0.22)] },
  plink: { level: 0.9, layers: () => [tone("triangle", 784, 0.55, 0.3), tone("sine", 1568, 0.7, 0.09)] },
  deal: {
    level: 1.1,
    layers: ({ many = 50 }) =>
      repeat(many, (at) => [hiss("bandpass", 2600 + 300 * (at % 3), 0.035, 1.3, { at: at * 0.04, q: 2 })]),
  },
  slap: {
    level: 1,
    layers: ({ many = 1 }) =>
      repeat(many, (at) => [
        hiss("bandpass", [1700 + 120 * (at % 3), 700], 0.06, 2, { at: at * 0.06, q: 1 }),
        tone("triangle", [330, 210], 0.05, 0.5, { at: at * 0.06, rise: 0.002 }),
      ]),
  },
  turn: {
    level: 1,
    layers: () => [
      tone("triangle", 587.33, 0.16, 0.24),
      tone("triangle", 880, 0.26, 0.2, { at: 0.09 }),
      tone("sine", 1760, 0.2, 0.05, { at: 0.09 }),
    ],
  },
  /** The class sees how much is at stake: a rising and falling open vowel. */
  ooh: {
    level: 1.6,
    layers: () => [
      ...[196, 220, 247, 262, 294].map((hz, at) =>
        tone("sawtooth", [hz, hz * 1.18], 0.9, 0.16, {
          at: 0.02 * at,
          rise: 0.3,
          filter: { kind: "bandpass", hz: [360, 620, 420], q: 2.2 },
        }),
      ),
      hiss("bandpass", [420, 700, 480], 0.9, 0.35, { rise: 0.3, q: 2 }),
    ],
  },
  /** Glass on wood, slower and slower until the bottle stops. */
  rattle: {
    level: 1.5,
    layers: () =>
      turns(2.5).flatMap((at, many) => [
        hiss("bandpass", many % 2 ? 2900 : 2300, 0.05, 0.9, { at, q: 3 }),
        tone("sine", many % 2 ? 1480 : 1245, 0.09, 0.12, { at, rise: 0.003 }),
      ]),
  },
  tick: { level: 2.1, layers: () => [hiss("bandpass", 2400, 0.03, 2.4, { q: 6 })] },
  shout: {
    level: 1.5,
    layers: () => [
      tone("sine", [180, 60], 0.3, 0.4),
      ...[196, 198.5, 294, 392].map((hz) => tone("sawtooth", hz, 0.6, 0.26, { filter: muffled(4000, 900) })),
      hiss("highpass", 1800, 0.18, 0.28, { q: -3 }),
    ],
  },
  roll: { level: 1.3, layers: ({ long = 2.4 }) => roll(long) },
  flip: {
    level: 1,
    layers: ({ many = 0 }) => {
      const higher = SEMITONE ** many;
      return [
        hiss("bandpass", [900 * higher, 3200 * higher], 0.12, 1.8, { rise: 0.02, q: 1.2 }),
        tone("triangle", 240 * higher, 0.06, 0.5, { at: 0.1, rise: 0.002 }),
      ];
    },
  },
  "stamp:lie": {
    level: 1.3,
    layers: () => [
      hiss("lowpass", 1600, 0.25, 1, { q: -3 }),
      tone("sine", [140, 50], 0.4, 0.45),
      ...[311.13, 293.66, 220].map((hz) =>
        tone("sawtooth", hz, 0.8, 0.34, { at: 0.04, rise: 0.01, filter: muffled(2600, 500) }),
      ),
    ],
  },
  "stamp:truth": {
    level: 0.9,
    layers: () => [
      ...[392, 493.88, 587.33, 784].map((hz, at) => tone("triangle", hz, 0.55, 0.3, { at: at * 0.09 })),
      tone("sine", 1568, 0.7, 0.09, { at: 0.27 }),
    ],
  },
  whoosh: {
    level: 1.1,
    layers: ({ many = 8 }) => [
      hiss("bandpass", [260, 2600, 500], 0.62, 1.15, { rise: 0.4, q: 1.4 }),
      ...repeat(Math.min(many, 10), (at) => [
        tone("sine", [150, 80], 0.07, 0.34, { at: 0.6 + at * 0.06, rise: 0.002 }),
        tone("triangle", 240, 0.07, 0.34, { at: 0.6 + at * 0.06, rise: 0.002 }),
      ]),
    ],
  },
  right: {
    level: 1,
    layers: () => [
      ...CHORD.map((hz, at) => tone("triangle", hz, 0.28, 0.3, { at: at * 0.08 })),
      tone("sine", 1046.5, 0.5, 0.22, { at: 0.24 }),
    ],
  },
  wrong: {
    level: 1,
    layers: () => [tone("sine", 329.63, 0.26, 0.34), tone("sine", 277.18, 0.42, 0.34, { at: 0.18 })],
  },
  streak: {
    level: 1.2,
    layers: () => [
      ...[523.25, 587.33, 659.25, 783.99, 1046.5].map((hz, at) => tone("triangle", hz, 0.2, 0.26, { at: at * 0.055 })),
      hiss("bandpass", [400, 2800], 0.6, 0.25, { at: 0.1, rise: 0.25, q: 0.8 }),
    ],
  },
  heartbeat: { level: 1.6, layers: () => [...knock(0, 78, 1), ...knock(0.22, 68, 0.75)] },
  low: { level: 2.2, layers: ({ many = 0 }) => [tone("triangle", many ? 220 : 196, 0.4, 0.3)] },
  fanfare: {
    level: 1.25,
    layers: () => [
      ...[0, 0.18, 0.36].flatMap((at) => brass(at, [392], 0.2)),
      ...brass(0.54, [523.25], 0.5),
      ...brass(0.9, [466.16], 0.35),
      ...brass(1.15, CHORD, 1.4),
      tone("sine", [130, 65], 0.4, 0.5, { at: 1.15 }),
      hiss("highpass", 5000, 1.2, 0.16, { at: 1.15, rise: 0.005, q: -3 }),
    ],
  },
};

const EIGHTH = 60 / 96 / 2;
const BASS = [110, 0, 110, 130.81, 0, 146.83, 0, 98];

/** An eighth note of the groove: 96 beats a minute, A minor, two bars repeated. */
function groove(step: number): Layer[] {
  const [bar, at] = [Math.floor(step / 8) % 2, step % 8];
  const found = [hiss("highpass", 6500, 0.03, at % 2 ? 0.1 : 0.16, { at: at % 2 ? 0.04 : 0, q: -3 })];
  if (BASS[at]) {
    found.push(tone("triangle", BASS[at], 0.28, 0.16, { filter: muffled(500), rise: 0.01 }));
    found.push(tone("triangle", 2 * BASS[at], 0.24, 0.2, { rise: 0.008 }));
  }
  if (at === 0 || at === 5) found.push(tone("sine", [160, 60], 0.14, 0.26, { rise: 0.003 }));
  if (at === 2 || at === 6) found.push(hiss("bandpass", 1700, 0.11, 0.3, { q: 0.8 }));
  if (at === 3 || at === 6)
    found.push(
      ...[440, ...CHORD.slice(0, 2)].map((hz) => tone("triangle", hz * (bar ? 1.122 : 1), 0.3, 0.055, { rise: 0.008 })),
    );
  return found;
}

/** The chords of the music under a question: three progressions of four bars, each played twice. */
const WAYS = [
  [
    [220, 261.63, 329.63],
    [174.61, 220, 261.63],
    [196, 246.94, 293.66],
    [164.81, 207.65, 246.94],
  ],
  [
    [220, 261.63, 329.63],
    [196, 246.94, 293.66],
    [174.61, 220, 261.63],
    [196, 246.94, 293.66],
  ],
  [
    [146.83, 174.61, 220],
    [220, 261.63, 329.63],
    [174.61, 220, 261.63],
    [164.81, 207.65, 246.94],
  ],
];
const BEATS = 8; // eighths per bar
const BARS = 8; // bars per progression
const UP_AND_DOWN = [0, 1, 2, 1, 2, 1, 0, 1];

/**
 * An eighth note of the music under a question: a pulse and its chord; with two layers an arpeggio, with three a beat.
 * Eight bars, then another eight; no progression comes twice in a row.
 */
function bed(step: number, layers: number): Layer[] {
  const [bar, at] = [Math.floor(step / BEATS), step % BEATS];
  const chord = WAYS[Math.floor(bar / BARS) % WAYS.length][bar % 4];
  const found: Layer[] = [];
  if (at === 0) found.push(...chord.map((hz) => tone("triangle", hz, 2, 0.07, { rise: 0.25 })));
  if (at % 2 === 0) found.push(tone("triangle", chord[0], 0.2, 0.14, { rise: 0.01 }));
  if (layers > 1) found.push(tone("triangle", 2 * chord[UP_AND_DOWN[at]], 0.24, 0.09, { rise: 0.006 }));
  if (layers > 2) {
    found.push(hiss("highpass", 6500, 0.03, at % 2 ? 0.12 : 0.07, { q: -3 }));
    if (at === 0 || at === 3 || at === 6) found.push(tone("sine", [160, 60], 0.14, 0.24, { rise: 0.003 }));
    if (at === 4) found.push(hiss("bandpass", 1700, 0.1, 0.24, { q: 0.8 }));
  }
  return found;
}

/** Loops: for each step its layers and its length; `many` is the number of layers. `music` is turned off by *Music*. */
export const TRACKS: Record<
  string,
  { level: number; music: boolean; step: (at: number, many: number) => { layers: Layer[]; long: number } }
> = {
  groove: { level: 1, music: true, step: (at) => ({ layers: groove(at), long: EIGHTH }) },
  bed: { level: 1, music: true, step: (at, many) => ({ layers: bed(at, many), long: 60 / 92 / 2 }) },
  heartbeat: {
    level: SOUNDS.heartbeat.level,
    music: false,
    step: (at) => ({ layers: SOUNDS.heartbeat.layers({}), long: 60 / Math.min(90, 60 + 3 * at) }),
  },
};
