/**
 * When the projector sounds: which sounds a new view calls for, and the loudspeaker with its two switches. Nothing sounds
 * before somebody has touched the page, never for the first view, and nothing differs for truth and lie before the stamp.
 * The sounds themselves are in sound_set.js, which comes with player.js once sound is on.
 */
import { dealtAt } from "./flights.js";
import { isStamped } from "./turned.js";

const KEPT = { muted: "quizbs-muted", music: "quizbs-music" }; // in localStorage: a muted room stays muted
const DOOR = 0.5; // so loud is one of several tables
const [SHOUTS, ROLLS, WHIPS] = [0.12, 0.9, 1]; // s: from the call; the last from there to the first turn
const WHIP = 0.08; // s between two cards that fly up
const FLIES = 0.98; // s from the stamp until the pile flies
const LAST = 5; // s of a clock that tick
const HIGHEST = 12; // semitones
const [LIGHTS, STREAK] = [0.5, 1.5]; // s after the answer

type Sound = [string, Wall.Sounding?];

/**
 * A call: the shout, cards that fly up, a roll until the first of them turns.
 * @param turns s from the call until the first card turns
 * @param since s
 */
function callOf({ called, short, claim }: View.Challenge, turns: number, since: number): Sound[] {
  const pace = short ? 0.5 : 1;
  const flies = turns - WHIPS * pace;
  const whips = Array.from({ length: Math.min(claim.count, 6) }, (_, at) => flies + WHIP * at * pace);
  const all = [
    ...(called ? [{ name: "shout", at: SHOUTS * pace }] : []),
    { name: "roll", at: ROLLS * pace, long: turns - ROLLS * pace },
    ...whips.map((at) => ({ name: "flip", at })),
  ];
  return all
    .filter(({ at }) => at >= since)
    .map(({ name, at, ...how }) => [name, { after: at - since, key: "show", ...how }]);
}

function stampOf({ honest, called, loser, pile }: View.Challenge): Sound[] {
  const flies = pile && (loser !== null || called);
  const stamp: Sound = [honest ? "stamp:truth" : "stamp:lie"];
  return flies ? [stamp, ["whoosh", { after: FLIES, many: pile }]] : [stamp];
}

/** What the answer sounds like, once somebody has given it or the teacher has judged otherwise. */
function answerOf({ number, result, along }: View.Question, past: View.Question | null | undefined): Sound[] | null {
  const known = past?.number === number ? past : null;
  if (!result) {
    const more = along && known?.along && along.answered > known.along.answered;
    return more ? [["blip", { many: along.answered - 1 }]] : [];
  }
  if (known?.result?.right === result.right) return null;
  const streak = result.row && !known?.result;
  const verdict: Sound = [result.right ? "right" : "wrong", { after: known?.result ? 0 : LIGHTS }];
  return streak ? [verdict, ["streak", { after: STREAK }]] : [verdict];
}

function arrivals({ lesson: was }: Wall.Focused, { lesson: is }: Wall.Focused): Sound[] {
  const known = new Set(was.seats.map(({ seat }) => seat));
  return is.phase === "lobby" && is.seats.some(({ seat }) => !known.has(seat)) ? [["join"]] : [];
}

/** One more wants a rematch: higher each time. */
function votesOf({ lesson: { rematch: was } }: Wall.Focused, { lesson: { rematch: is } }: Wall.Focused): Sound[] {
  return was && is && is.wanted > was.wanted ? [["blip", { many: Math.min(is.wanted - 1, HIGHEST) }]] : [];
}

/**
 * What a new view sounds like after the one before: names of sounds, each with when and how. `turns`, `since`: the show of
 * a call, in s.
 */
export function soundsOf(
  before: Wall.Focused | null,
  after: Wall.Focused,
  { turns, since }: { turns: number; since: number } = { turns: 2.6, since: 0 },
): Sound[] {
  if (!before) return [];
  const is = after.game;
  const votes = votesOf(before, after);
  if (votes.length) return votes;
  if (!is) return dealtAt(before, after).length ? [["deal"]] : arrivals(before, after);
  const same = before.version[1] === after.version[1] && before.lesson.round === after.lesson.round;
  const was = same ? before.game : null;
  if (is.phase === "over") return [];
  if (!was && is.log.at(-1)?.what === "dealt") return [["deal"]];
  const answered = is.question && answerOf(is.question, was?.question);
  if (answered?.length) return answered;
  const { challenge } = is;
  if (!challenge) return [];
  const known = challenge.number === was?.challenge?.number ? was.challenge : null;
  if (isStamped(challenge)) return known && isStamped(known) ? [] : stampOf(challenge);
  return known ? [] : callOf(challenge, turns, since);
}

/** What goes on meanwhile: music in the lobby and while cards are laid, the heart at a last card. */
export function trackOf({ lesson, game }: Wall.Focused) {
  if (lesson.frozen || lesson.class_question || lesson.phase === "closed" || game?.paused) return "";
  if (game?.phase === "last") return "heartbeat";
  if (!game) return lesson.phase === "lobby" || lesson.phase === "seating" ? "groove" : "";
  return game.phase === "turn" ? "groove" : "";
}

/** The ticks of a question's last seconds, in s from now. */
export function ticksOf({ game, lesson }: Wall.Focused) {
  const clock = game?.phase === "answering" && !game.paused && !lesson.frozen ? game.clock : null;
  if (!clock) return [];
  return Array.from({ length: LAST }, (_, at) => clock.left / 1000 - LAST + at).filter((after) => after >= 0);
}

function remembered(name: keyof typeof KEPT) {
  try {
    return localStorage.getItem(KEPT[name]);
  } catch {
    return null; // no storage: as long as the page
  }
}

function remember(name: keyof typeof KEPT, on: boolean) {
  try {
    localStorage.setItem(KEPT[name], on ? "yes" : "no");
  } catch {
    return; // kept for this page only
  }
}

/**
 * The loudspeaker. `wake` belongs into the handler of a click; `play(name, how)` sounds at once or `how.after` s later,
 * `drop(key)` takes back what has not begun.
 */
export function loudspeaker() {
  let context: AudioContext | null = null;
  let loading: Promise<void> | null = null;
  let player: ReturnType<typeof import("./player.js").player> | null = null;
  let track = "";
  const heard = () => (speaker.muted || (track === "groove" && !speaker.music) ? "" : track);

  async function load(context: AudioContext) {
    try {
      const part = await import("./player.js");
      player = part.player(context);
      player.mute(speaker.muted);
      player.loops(heard());
    } catch {
      loading = null; // it did not come: the next click asks again
    }
  }

  const speaker = {
    muted: remembered("muted") === "yes",
    music: remembered("music") !== "no",
    mute() {
      speaker.muted = !speaker.muted;
      remember("muted", speaker.muted);
      player?.mute(speaker.muted);
      player?.loops(heard());
      speaker.wake();
    },
    turnMusic() {
      speaker.music = !speaker.music;
      remember("music", speaker.music);
      player?.loops(heard());
    },
    wake() {
      if (!window.AudioContext || speaker.muted) return;
      context ||= new AudioContext();
      if (context.state === "suspended") context.resume();
      loading ||= load(context);
    },
    play(name: string, how: Wall.Sounding = {}) {
      if (!speaker.muted) player?.play(name, how);
    },
    drop: (key: string) => player?.drop(key),
    loops(name: string) {
      track = name;
      player?.loops(heard());
    },
    follow(before: Wall.Focused | null, after: Wall.Focused, show: { turns: number; since: number; door: boolean }) {
      const loud = show.door ? DOOR : 1;
      const { game } = after;
      if (!game || game.paused || game.phase !== "turning") speaker.drop("show");
      speaker.drop("clock");
      for (const at of before ? ticksOf(after) : []) speaker.play("tick", { after: at, key: "clock", loud });
      for (const [name, how] of soundsOf(before, after, show)) speaker.play(name, { ...how, loud });
      speaker.loops(trackOf(after));
    },
    /** A card of the show begins to turn; the last one over a roll that ends before its face is up. */
    turns(at: number, { claim, short }: View.Challenge, door: boolean) {
      const loud = door ? DOOR : 1;
      speaker.play("flip", { many: at, loud });
      if (at === claim.count - 1) speaker.play("roll", { long: short ? 0.45 : 0.95, key: "show", loud });
    },
  };
  return speaker;
}
