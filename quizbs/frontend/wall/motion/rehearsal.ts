/**
 * Draws each scene once in the background while nothing moves: whatever a browser does only the first time (type in a
 * new size, rules, templates, code) then costs no frame of the show. Its players and cards are made up.
 */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { nothing, render } from "lit-html";
import type { FinaleStage } from "../../ui/finale_stages.js";
import { fit } from "../fit.js";
import { sceneOf } from "../scene.js";
import { screen } from "../screen.js";

const WAITS = 500; // ms until it checks again whether nothing moves
const SEATS = 5;
const CHOICES = ["A", "B", "C", "D"];
const CLOCK = 5_000; // ms: longer animations are clocks
const LONG = 60_000; // ms, so that the stage doesn't end by itself

type Step = [View.Game | null, Partial<Wall.State>?, { games: View.Game[]; door?: View.TableNumber | null }?];

const TURN: View.Game = {
  phase: "turn",
  step: 1,
  paused: false,
  paused_by: [],
  clock: null,
  slow: false,
  wait: 0,
  lap: 1,
  last_lap: null,
  deck: { ranks: "A23456789TJQK", decks: 1, step: 1 },
  starter: { seat: 1, how: "turn" },
  direction: 1,
  seats: Array.from({ length: SEATS }, (_, seat) => ({
    seat,
    sign: seat,
    cards: 10,
    autoplay: false,
    tokens: null,
    next: false,
  })),
  turn: 1,
  turn_number: 1,
  rank: "7",
  open_card: null,
  pile: 9,
  gone: 0,
  claim: null,
  challenge: null,
  choosing: null,
  question: null,
  settled: null,
  ready: [],
  log: [],
  places: null,
  winner: null,
  brains: [],
  reactions: [],
  end_on_wall: false,
};

const FINALE: Wall.State["finale"] = { stage: null, told: false, heads: SEATS, over: false, goesOn: "" };
const TURNS = ["stage", "turns 0", "turns 1", "turns 2"];

const EMPTY: Partial<Wall.State> = {
  ...{ openingScene: "", held: null, panel: null, connected: null, clock: null, wait: null, touched: null },
  reached: new Set(TURNS),
  call: undefined,
  mostTables: Infinity,
  finale: FINALE,
  learnt: { sums: null, follow() {}, load: () => Promise.resolve() },
};

const CLAIM = { number: 1, seat: 1, count: 3, rank: "7", last: false };

const CALLED: View.Challenge = {
  number: 1,
  claim: CLAIM,
  called: true,
  caller: 2,
  honest: null,
  loser: null,
  wins: null,
  cards: [],
  pile: 9,
  short: false,
  bets: null,
  met: null,
  on_wall: false,
};

const QUESTION: View.Question = {
  number: 1,
  asker: 2,
  answerer: 1,
  card: 1,
  kind: "choice",
  text: "Which of these is the right answer?",
  picture: "",
  topic: "",
  lang: "en",
  choices: CHOICES,
  translation: null,
  stakes: { right: 4, wrong: 9 },
  again: false,
  sure: false,
  along: { answered: 2, of: SEATS, who: [1, 2] },
  result: null,
};

const RESULT: View.Result = {
  right: true,
  given: { choices: [0] },
  answer: [0],
  explanation: "This is why.",
  feedback: [],
  overruled: false,
  row: null,
  shines: [1, 2],
  knew: { right: 2, of: SEATS, choices: [2, 1, 1, 1] },
};

/** An explanation so long that it gets a scene of its own. */
const LONG_ANSWER = { ...QUESTION, result: { ...RESULT, explanation: RESULT.explanation.repeat(40) } };

const stamped = (honest: boolean): View.Challenge => ({
  ...CALLED,
  honest,
  loser: honest ? 2 : 1,
  cards: ["7S", honest ? "7H" : "6H", honest ? "7D" : "KD"].map((face) => ({ face, true: face[0] === "7" })),
});

const stage = (name: FinaleStage["name"], told: boolean): Partial<Wall.State> => ({
  finale: { ...FINALE, stage: { name, duration: LONG, last: true, awardsShown: SEATS }, told },
});

/** Return the moments of a game, in order. */
function steps(): Step[] {
  const call = { id: "call", began: 0, entered: 0, beats: [] };
  const plays = { call, passed: 0, reached: new Set(["call", "cards", "outcome", ...TURNS]) };
  const asked = { ...TURN, challenge: stamped(false), phase: "answering" as const, question: QUESTION };
  const settled = { loser: 1, takes: 4, leaves: 5, why: "caught" as const, hunter: null };
  const answered = { ...asked, question: { ...QUESTION, result: RESULT }, settled };
  const over = { ...TURN, phase: "over" as const, winner: 1, places: PLACES };
  return [
    [TURN],
    [{ ...TURN, claim: { ...CLAIM, autoplay: false, open: true, believers: [], voters: 4 } }],
    [{ ...TURN, phase: "turning", challenge: CALLED }, plays],
    ...[true, false].map((honest): Step => [{ ...TURN, phase: "reveal", challenge: stamped(honest) }, plays]),
    [asked],
    [{ ...answered, phase: "explaining" }, { reached: new Set(["lit", "told"]) }],
    [{ ...answered, phase: "explaining" }, { reached: new Set(["lit", "told", "why"]) }],
    [{ ...answered, phase: "explaining", question: LONG_ANSWER }],
    [over, stage("winner", false)],
    [over, stage("winner", true)],
    [over, stage("awards", true)],
    [over],
  ];
}

const PLACES = TURN.seats.map(({ seat }) => ({
  seat,
  place: seat + 1,
  cards: 2 * seat,
  right: 3,
  asked: 4,
  score: { points: 5 - seat, of: 4 },
}));

/** Return the moments of several tables, then of the end of a round. */
function classSteps(): Step[] {
  const asked = { ...TURN, challenge: stamped(false), phase: "answering" as const, question: QUESTION };
  const behind = [
    { ...TURN, phase: "turning" as const, challenge: CALLED },
    { ...TURN, phase: "reveal" as const, challenge: stamped(false) },
    asked,
    { ...asked, question: { ...QUESTION, result: RESULT } },
  ];
  return [
    [null, {}, { games: [TURN, TURN, TURN] }],
    ...behind.map((game): Step => [null, {}, { games: [TURN, game, TURN], door: 2 }]),
    ...doneSteps(),
  ];
}

const doneSteps = (): Step[] => [
  [null, stage("jump", false)],
  [null, stage("knowledge", false)],
  [null, stage("match", true)],
  [null, stage("awards", true)],
];

/** Return a view with this game, or several, with names of the first seats; without a game, the end of a round. */
function viewOf(
  { version, lesson }: View.Wall,
  game: View.Game | null,
  { games, door = null }: { games: View.Game[]; door?: View.TableNumber | null },
): View.Wall {
  const seats = TURN.seats.map(({ seat, sign }) => ({
    ...{ people: [], bot: false, ready: true, table: 1 },
    ...{ seat, sign, name: lesson.seats[seat]?.name ?? "Somebody", head: "" }, // a head would be fetched for each scene
  }));
  const steps = PLACES.slice(0, 3).map(({ seat, place }) => ({ seat, place, value: 4, of: 5, points: true }));
  const podiums = { match: steps, cards: steps, knowledge: steps, detective: steps, helpful: steps };
  const awards = seats.map(({ seat }): View.Awarded => ({ seat, award: "brain", deed: "brain", value: 9, of: null }));
  return {
    version: [0, "rehearsal", version[2]],
    you: { role: "wall", host: false },
    lesson: {
      ...{ ...lesson, seats, phase: "playing", frozen: null, class_question: null, bell: null, door },
      tables: [1, 2].slice(game ? 1 : 0).map((number) => ({
        ...{ number, seats: [], starter: null, sat: [], dealt: true, over: !game, round: 1 },
      })),
      standings: games.length || (game && game.phase !== "over") ? null : { podiums, awards },
    },
    game,
    games: games.map((view, at) => ({ table: at + 1, game: `rehearsal-${at}`, over: false, view })),
  };
}

const RESTS = ["lobby", "tables", "table", "overview", "closed"];

/** Return whether nothing is being played; a running clock doesn't count. */
const isAtRest = (view: View.Wall) =>
  RESTS.includes(sceneOf(view).kind) &&
  !document.hidden &&
  !document.querySelector("[data-show], .flights, .door") &&
  document
    .getAnimations()
    .every(
      (animation) => animation.playState !== "running" || Number(animation.effect?.getComputedTiming().endTime) > CLOCK,
    );

/** Draw one scene after the other beside `root`, whenever the browser is idle. */
export function rehearse(root: HTMLElement, view: () => View.Wall | null, state: Wall.State) {
  const all = [...steps(), ...classSteps()];
  const idle = window.requestIdleCallback ?? setTimeout;
  const place = document.createElement("div");
  place.className = "wall-rehearsal";
  place.inert = true;
  place.setAttribute("aria-hidden", "true");

  function next() {
    if (!root.isConnected) return;
    const stands = view();
    if (!stands || !isAtRest(stands)) return void setTimeout(() => idle(next), WAITS);
    const step = all.shift();
    if (!step) return;
    const [game, own, several = { games: [] }] = step;
    const shown: Wall.State = { ...state, ...EMPTY, ...own };
    document.body.append(place);
    render(screen(viewOf(stands, game, several), shown), place);
    fit(place);
    render(nothing, place);
    place.remove();
    if (all.length) idle(next);
    else performance.mark("rehearsed");
  }
  idle(next);
}
