/**
 * Which sounds a new view plays, and the loudspeaker with its two switches. Nothing plays before the page has been
 * clicked, nor for the first view, and before the stamp it is the same for truth and bluff. The sounds are in
 * sound_set.ts, which loads with player.ts once sound is on.
 */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { DOOR, type Cue } from "../motion/direct.js";
import { enlarged, momentOf } from "../overview/overview.js";
import { dealtAt } from "../scene.js";
import { trickSounds } from "../question/trick.js";

const KEPT = { muted: "quizbs-muted", music: "quizbs-music" }; // in localStorage: a muted room stays muted
const LAST = 5; // the last seconds of a clock, which tick
const HIGHEST = 12; // semitones
const LANDS = 0.36; // s until the first card lands
const BETWEEN_SLAPS = 0.06; // s between two cards
const PASSES = 0.3; // s until the turn passes on
const MOST = 10; // cards with a sound

/** One more player has answered along. */
function alongOf({ number, result, along }: View.Question, past: View.Question | null | undefined): Cue[] {
  const known = past?.number === number ? past.along : null;
  return !result && along && known && along.answered > known.answered ? [["blip", { many: along.answered - 1 }]] : [];
}

function arrivals({ lesson: was }: Wall.Focused, { lesson: is }: Wall.Focused): Cue[] {
  const known = new Set(was.seats.map(({ seat }) => seat));
  return is.phase === "lobby" && is.seats.some(({ seat }) => !known.has(seat)) ? [["join"]] : [];
}

/** One more student wants a rematch: a higher pitch each time. */
function votesOf({ lesson: { rematch: was } }: Wall.Focused, { lesson: { rematch: is } }: Wall.Focused): Cue[] {
  return was && is && is.wanted > was.wanted ? [["blip", { many: Math.min(is.wanted - 1, HIGHEST) }]] : [];
}

/** Each card that is played slaps down, then the turn passes on; after a reveal the turn only passes on. */
function laidOf({ claim, turn, phase }: View.Game, was: View.Game): Cue[] {
  const laid = claim?.open && claim.number !== was.claim?.number ? Math.min(MOST, claim.count) : 0;
  const passes = phase === "turn" && turn !== null && turn !== was.turn;
  return [
    ...(laid ? [["slap", { many: laid, after: LANDS }] as const] : []),
    ...(passes ? [["turn", { after: laid ? LANDS + BETWEEN_SLAPS * laid + PASSES : 0 }] as const] : []),
  ].map(([name, how]): Cue => [name, how]);
}

/** Return the sounds for a new view, apart from those of the show (direct.ts). */
export function soundsOf(before: Wall.Focused | null, after: Wall.Focused): Cue[] {
  if (!before) return [];
  const is = after.game;
  const votes = [...votesOf(before, after), ...trickSounds(before, after)];
  if (votes.length) return votes;
  if (!is) return dealtAt(before, after).length ? [["deal"]] : arrivals(before, after);
  const same = before.version[1] === after.version[1] && before.lesson.round === after.lesson.round;
  const was = same ? before.game : null;
  if (is.phase === "over") return [];
  if (is.phase === "spinning") return was?.phase === "spinning" ? [] : [["rattle"]];
  if (!was && is.log.at(-1)?.what === "dealt") return [["deal"]];
  return [...(was ? laidOf(is, was) : []), ...(is.question ? alongOf(is.question, was?.question) : [])];
}

/** Return the view with the enlarged table as its game, as long as that is about the same moment. */
function nearest(view: Wall.Focused): Wall.Focused {
  const large = enlarged(view);
  return large ? { ...view, version: [view.version[0], momentOf(large), view.version[2]], game: large.view } : view;
}

/** Return the loop to play: music in the lobby, during turns and under a question; a heartbeat for a last card. */
export function trackOf({ lesson, game }: Wall.Focused) {
  const { class_question: asked, trick } = lesson;
  if (lesson.frozen || lesson.phase === "closed") return "";
  if (trick) return trick.phase === "writing" || trick.phase === "voting" ? "bed" : "";
  if (asked) return asked.result || asked.groups.length ? "" : "bed";
  if (game?.paused) return "";
  if (game?.phase === "answering") return "bed";
  if (game?.phase === "last" || (game?.phase === "turning" && game.challenge?.claim.last)) return "heartbeat";
  if (!game) return lesson.phase === "lobby" || lesson.phase === "seating" ? "groove" : "";
  return game.phase === "turn" ? "groove" : "";
}

/** Return how many layers the music of a question has, 1 to 3: more, the more of the class have answered. */
export function layersOf({ lesson, game }: Wall.Focused) {
  const { trick } = lesson;
  const { answered = 0, of = 0 } = trick
    ? { answered: trick.done, of: trick.of }
    : (lesson.class_question ?? game?.question?.along ?? {});
  return of ? 1 + Math.min(2, Math.floor((3 * answered) / of)) : 1;
}

/** Return the ticks of a question's last seconds, in s from now. */
export function ticksOf({ game, lesson }: Wall.Focused) {
  const clock = game?.phase === "answering" && !game.paused && !lesson.frozen ? game.clock : null;
  if (!clock) return [];
  return Array.from({ length: LAST }, (_, at) => clock.left / 1000 - LAST + at).filter((after) => after >= 0);
}

function remembered(name: keyof typeof KEPT) {
  try {
    return localStorage.getItem(KEPT[name]);
  } catch {
    return null; // storage is blocked
  }
}

function remember(name: keyof typeof KEPT, on: boolean) {
  try {
    localStorage.setItem(KEPT[name], on ? "yes" : "no");
  } catch {
    return; // storage is blocked: lasts as long as the page
  }
}

/**
 * Return the loudspeaker. Call `wake` in the handler of a click; `play(name, how)` plays a sound now or `how.after` s
 * later; `drop(key)` cancels sounds that haven't started.
 */
export function loudspeaker() {
  let context: AudioContext | null = null;
  let loading: Promise<void> | null = null;
  let player: ReturnType<typeof import("./player.js").player> | null = null;
  let track = "";
  let layers = 1;
  const heard = () => (speaker.muted || (track !== "heartbeat" && !speaker.music) ? "" : track);
  const goOn = () => player?.loops(heard(), layers);

  async function load(context: AudioContext) {
    try {
      const part = await import("./player.js");
      player = part.player(context);
      player.mute(speaker.muted);
      goOn();
    } catch {
      loading = null; // loading failed: the next click tries again
    }
  }

  const speaker = {
    muted: remembered("muted") === "yes",
    music: remembered("music") !== "no",
    mute() {
      speaker.muted = !speaker.muted;
      remember("muted", speaker.muted);
      player?.mute(speaker.muted);
      goOn();
      speaker.wake();
    },
    turnMusic() {
      speaker.music = !speaker.music;
      remember("music", speaker.music);
      goOn();
    },
    wake() {
      if (!window.AudioContext || speaker.muted) return;
      context ||= new AudioContext();
      if (context.state === "suspended") context.resume().catch(() => {}); // the next click tries again
      loading ||= load(context);
    },
    play(name: string, how: Wall.Sounding = {}) {
      if (!speaker.muted) player?.play(name, how);
    },
    drop: (key: string) => player?.drop(key),
    loops(name: string, many: number) {
      [track, layers] = [name, many];
      goOn();
    },
    follow(was: Wall.Focused | null, is: Wall.Focused) {
      const [before, after] = [was && nearest(was), nearest(is)];
      const loud = after === is ? 1 : DOOR;
      speaker.drop("clock");
      for (const at of before ? ticksOf(after) : []) speaker.play("tick", { after: at, key: "clock", loud });
      for (const [name, how] of soundsOf(before, after)) speaker.play(name, { ...how, loud });
      speaker.loops(trackOf(after), layersOf(after));
    },
  };
  return speaker;
}
