/**
 * The show as data: a view starts plans, a running plan is a track, a track is a list of beats, and what is drawn
 * follows from the view and the beats reached so far. Only `player` waits; everything else is pure. Times are in ms.
 */
type Ms = number;

/**
 * `at` ms after its track began, the scene changes by `name`, or the sound `cue` plays. `frames`: something else is
 * drawn for so many frames first, so that no frame has to build both.
 */
export interface Beat<Cue> {
  at: Ms;
  name?: string;
  frames?: number;
  cue?: Cue;
}

/**
 * A track that a view starts. It began `since` ms ago; without that it continues if it is playing, and otherwise counts
 * as over.
 */
export interface Plan<Cue> {
  id: string;
  since?: Ms;
  beats?: readonly Beat<Cue>[];
}

/** A track that plays on this wall, which joined it `entered` ms after its start. */
export interface Track<Cue> {
  id: string;
  began: Ms;
  entered: Ms;
  beats: readonly Beat<Cue>[];
}

/** What is shown, and since when it has been paused, if it is. */
export interface Story<View, Cue> {
  view: View;
  tracks: readonly Track<Cue>[];
  stopped: Ms | null;
}

export type Director<View, Cue> = (before: View | null, view: View) => readonly Plan<Cue>[];

/** Beats until `from` are built; of those reached since then, the ones that wait for at most `frames` frames. */
interface Built {
  from: Ms;
  frames: number;
}

const DRIFT = 250; // ms by which the server's clock may differ before a track is moved

/** Return the story after a view has arrived. What was paused continues where it stopped. */
export function follow<View, Cue>(
  before: Story<View, Cue> | null,
  view: View,
  now: Ms,
  direct: Director<View, Cue>,
  halted: boolean,
): Story<View, Cue> {
  const stopped = before?.stopped ?? now;
  const time = halted ? stopped : now;
  const tracks = direct(before?.view ?? null, view).flatMap(({ id, since, beats }) => {
    const played = before?.tracks.find((track) => track.id === id);
    const goesOn = played && { ...played, began: played.began + time - stopped };
    if (since === undefined || !beats || (halted && goesOn)) return goesOn ?? [];
    const keeps = goesOn && Math.abs(time - since - goesOn.began) < DRIFT;
    return { id, beats, began: keeps ? goesOn.began : time - since, entered: played?.entered ?? since };
  });
  return { view, tracks, stopped: halted ? stopped : null };
}

/** Return the story with the track of this beat moved so that the beat is reached now. */
export const skip = <View, Cue>(story: Story<View, Cue>, name: string, now: Ms): Story<View, Cue> => ({
  ...story,
  tracks: story.tracks.map((track) => {
    const beat = track.beats.find((one) => one.name === name);
    return beat ? { ...track, began: (story.stopped ?? now) - beat.at } : track;
  }),
});

type Tracks<Cue> = Pick<Story<unknown, Cue>, "tracks" | "stopped">;

/** Return all beats that change the scene, with their times. */
const changes = <Cue>({ tracks }: Tracks<Cue>) =>
  tracks.flatMap(({ began, beats }) =>
    beats.flatMap(({ at, name, frames = 0 }) => (name ? { due: began + at, name, frames } : [])),
  );

/** Return the reached beats that still wait for a frame. */
const unbuilt = <Cue>(story: Tracks<Cue>, now: Ms, { from, frames }: Built) =>
  changes(story).filter((one) => one.due <= (story.stopped ?? now) && one.due > from && one.frames > frames);

/** Return the names of the reached beats. */
export function reached<Cue>(story: Tracks<Cue>, now: Ms, built: Built = { from: now, frames: 0 }): Set<string> {
  const waits = unbuilt(story, now, built);
  const come = changes(story).filter(
    ({ due, name }) => due <= (story.stopped ?? now) && !waits.some((one) => one.name === name),
  );
  return new Set(come.map(({ name }) => name));
}

/** Return the sounds from now on and after how many ms each plays; missed ones are left out. */
export const cues = <Cue>({ began, beats }: Track<Cue>, now: Ms) =>
  beats.flatMap(({ at, cue }) => (cue && began + at >= now ? { cue, after: began + at - now } : []));

/** Return when the scene next changes by itself, or null. */
export function next<Cue>(story: Tracks<Cue>, now: Ms): Ms | null {
  const later = changes(story).flatMap(({ due }) => (due > now ? due : []));
  return story.stopped !== null || !later.length ? null : Math.min(...later);
}

/** What the player needs from the page. */
export interface Around<Cue> {
  clock(): Ms;
  /** Return whether sounds can be heard: the wall is visible and not muted. */
  heard(): boolean;
  seen(): boolean;
  draw(): void;
  whenDrawn(then: () => void): void;
  sound(cue: Cue, after: Ms, track: string): void;
  hush(track: string): void;
}

/** The only timer of the show. */
export function player<View, Cue>(
  direct: Director<View, Cue>,
  { clock, heard, seen, draw, whenDrawn, sound, hush }: Around<Cue>,
) {
  let story: Story<View, Cue> | null = null;
  let own: Tracks<Cue> = { tracks: [], stopped: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let built: Built = { from: -Infinity, frames: 0 };
  let builds = false;
  const sounding = new Map<string, Ms>(); // tracks whose sounds are scheduled, and when each began

  const both = () => (story ? [own, story] : [own]);

  function wake() {
    clearTimeout(timer);
    const now = clock();
    const at = Math.min(...both().map((one) => next(one, now) ?? Infinity));
    if (at < Infinity) timer = setTimeout(step, Math.ceil(at - now));
  }

  function sounds(now: Ms) {
    const tracks = heard() && story?.stopped === null ? story.tracks : [];
    for (const [id, began] of sounding) {
      if (tracks.some((track) => track.id === id && track.began === began)) continue;
      sounding.delete(id);
      hush(id);
    }
    for (const track of tracks) {
      if (sounding.has(track.id)) continue;
      sounding.set(track.id, track.began);
      for (const { cue, after } of cues(track, now)) sound(cue, after, track.id);
    }
  }

  /** Draw what has been reached by now; beats that need a frame of their own one frame after the other. */
  function step() {
    const now = clock();
    if (!seen()) built = { from: now, frames: 0 };
    sounds(now);
    draw();
    wake();
    if (!story || !unbuilt(story, now, built).length) built = { from: now, frames: 0 };
    else if (!builds) {
      builds = true;
      whenDrawn(() => {
        [builds, built] = [false, { ...built, frames: built.frames + 1 }];
        step();
      });
    }
  }

  return {
    step,
    take(view: View, halted: boolean) {
      const now = clock();
      if (story?.stopped != null && !halted) built.from += now - story.stopped;
      story = follow(story, view, now, direct, halted);
      step();
    },
    skip(name: string) {
      if (story) story = skip(story, name, clock());
      step();
    },
    /** Reach `name` after so many ms, as a deadline outside the views; null cancels it. */
    after(name: string, ms: Ms | null) {
      const others = own.tracks.filter(({ id }) => id !== name);
      const deadline = { id: name, began: clock(), entered: 0, beats: [{ at: ms ?? 0, name }] };
      own = { ...own, tracks: ms === null ? others : [...others, deadline] };
      wake();
    },
    reached(): Set<string> {
      const now = clock();
      return new Set(both().flatMap((one) => [...reached(one, now, built)]));
    },
    /** Return the track of this kind, the first word of its id. */
    track: (kind: string) => story?.tracks.find(({ id }) => id.startsWith(`${kind} `)),
  };
}
