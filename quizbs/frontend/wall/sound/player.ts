/**
 * Plays the layers of sound_set.ts through one audio graph: effects and music, a compressor, and a limiter. Loads when
 * sound is first switched on. Times are in s.
 */
import type * as Wall from "../types.js";
import { SOUNDS, TRACKS, type Layer } from "./sound_set.js";

export const MOST = 24; // voices at a time
const AHEAD = 0.1; // s before its time at which a layer is scheduled
const OFTEN = 40; // ms between two runs of the scheduler
const MUSIC = 0.35;
const DUCKED = 0.08; // loudness of music during an effect
const DUCKS = 0.06; // s until the music is low
const RECOVERS = 0.4; // s until it is back
const BUS = 0.5;
const CEILING = 0.7; // of full scale: -3.1 dB
const SILENCE = 0.0001;

/** Return the nodes that voices connect to: `{effects, music, whole}`; `whole` mutes everything. */
export function graph(context: BaseAudioContext) {
  const [effects, music, whole] = [context.createGain(), context.createGain(), context.createGain()];
  const evens = new DynamicsCompressorNode(context, {
    threshold: -14,
    ratio: 6,
    attack: 0.003,
    release: 0.15,
    knee: 6,
  });
  const ceiling = new WaveShaperNode(context, { curve: [-CEILING, 0, CEILING] });
  music.gain.value = MUSIC;
  whole.gain.value = BUS;
  effects.connect(whole);
  music.connect(whole);
  whole.connect(evens).connect(ceiling).connect(context.destination);
  return { effects, music, whole };
}

/** Return one second of white noise, the same each time. */
export function noise(context: BaseAudioContext) {
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  let last = 1;
  for (let at = 0; at < samples.length; at++) {
    last = (Math.imul(last, 1664525) + 1013904223) >>> 0;
    samples[at] = last / 2 ** 31 - 1;
  }
  return made;
}

/** Start a value at the first of `hz` and glide to the others, in equal parts of `long`. */
function glide(value: AudioParam, [first, ...others]: number[], when: number, long: number) {
  value.setValueAtTime(first, when);
  others.forEach((hz, at) => value.exponentialRampToValueAtTime(hz, when + (long * (at + 1)) / others.length));
}

/** Play one layer at `when`, and return when it ends. */
export function voice(
  context: BaseAudioContext,
  white: AudioBuffer,
  { wave, hz, long, gain, rise, filter }: Layer,
  when: number,
  loud: number,
  into: AudioNode,
) {
  const source =
    wave === "noise"
      ? new AudioBufferSourceNode(context, { buffer: white, loop: true })
      : new OscillatorNode(context, { type: wave });
  if (source instanceof OscillatorNode) glide(source.frequency, hz, when, long);
  const swell = context.createGain();
  swell.gain.setValueAtTime(0, when);
  swell.gain.linearRampToValueAtTime(gain * loud, when + rise);
  swell.gain.exponentialRampToValueAtTime(SILENCE, when + long);
  if (filter) {
    const through = new BiquadFilterNode(context, { type: filter.kind, Q: filter.q });
    glide(through.frequency, filter.hz, when, long);
    source.connect(through).connect(swell).connect(into);
  } else source.connect(swell).connect(into);
  source.start(when);
  source.stop(when + long);
  return when + long;
}

export function player(context: AudioContext) {
  const { effects, music, whole } = graph(context);
  const white = noise(context);
  let waiting: { when: number; layer: Layer; loud: number; into: AudioNode; key: string }[] = [];
  let ends: number[] = []; // of the playing voices
  let loudUntil = 0;
  let track = { name: "", at: 0, next: 0, layers: 1 };
  let timer = 0;

  /** Lower the music during an effect. */
  function duck(when: number, until: number) {
    loudUntil = Math.max(loudUntil, until);
    const { gain } = music;
    gain.cancelScheduledValues(context.currentTime);
    gain.setValueAtTime(gain.value, context.currentTime);
    gain.linearRampToValueAtTime(DUCKED, Math.max(context.currentTime, when) + DUCKS);
    gain.setValueAtTime(DUCKED, loudUntil + DUCKS);
    gain.linearRampToValueAtTime(MUSIC, loudUntil + DUCKS + RECOVERS);
  }

  function goesOn() {
    const { level, music: isMusic, step } = TRACKS[track.name];
    track.next = Math.max(track.next, context.currentTime + 0.01); // don't catch up after the page was suspended
    while (track.next < context.currentTime + AHEAD) {
      const { layers, long } = step(track.at++, track.layers);
      for (const layer of layers)
        waiting.push({
          when: track.next + layer.at,
          layer,
          loud: level,
          into: isMusic ? music : effects,
          key: "track",
        });
      track.next += long;
    }
  }

  function pump() {
    clearTimeout(timer);
    const now = context.currentTime;
    if (track.name) goesOn();
    const due = waiting.filter(({ when }) => when < now + AHEAD).sort((one, other) => one.when - other.when);
    waiting = waiting.filter((each) => !due.includes(each));
    ends = ends.filter((end) => end > now);
    for (const { when, layer, loud, into } of due) {
      if (ends.length >= MOST) break; // another voice would be inaudible
      const end = voice(context, white, layer, Math.max(when, now), loud, into);
      ends.push(end);
      if (into === effects) duck(when, end);
    }
    if (track.name || waiting.length) timer = setTimeout(pump, OFTEN);
  }

  return {
    /** Play the sound of this name in SOUNDS. */
    play(name: string, { after = 0, loud = 1, key = "", ...how }: Wall.Sounding) {
      const { level, layers } = SOUNDS[name];
      const begins = context.currentTime + after;
      for (const layer of layers(how))
        waiting.push({ when: begins + layer.at, layer, loud: level * loud, into: effects, key });
      pump();
    },
    /** Cancel sounds with that key that haven't started yet. */
    drop(key: string) {
      waiting = waiting.filter((each) => each.key !== key);
    },
    /** Loop this track, "" for none. If it is already playing it continues, with so many layers. */
    loops(name: string, layers: number) {
      track.layers = layers;
      if (track.name === name) return;
      this.drop("track");
      track = { name, at: 0, next: 0, layers };
      pump();
    },
    mute(on: boolean) {
      whole.gain.setTargetAtTime(on ? 0 : BUS, context.currentTime, 0.01);
    },
  };
}
