/** Connects the parts of the desk, the teacher's own page: the line, the newest view, its own `state`, and drawing. */
import { clockFrom } from "../ui/clock.js";
import { render } from "../ui/render.js";
import { gamesOf } from "./answers.js";
import { askedClock, fetchQuestions } from "./asking.js";
import { fetched } from "./fetched.js";
import { keepFields } from "./fields.js";
import { fetchPlan, minutesToBell } from "./planned.js";
import { farewell, screen } from "./screen.js";
import { watched } from "./since.js";
import { nextLate, watchedSeats } from "./sitting.js";
import { refused } from "../words/desk.js";
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type * as Desk from "./types.js";

const SAID = 7_000; // ms that a refusal stays

/** Draw the desk into `root`. `open(on)` opens the line and returns it (connect.ts). */
export function mountDesk(root: HTMLElement, open: Screen.Open<View.Desk>) {
  let view: View.Desk | null = null;
  let gone: string | null = null;
  let saying = 0;
  let reminding = 0;

  const state: Desk.State = {
    host: Boolean(root.dataset.host), // this is the laptop, not the remote
    code: root.dataset.lesson ?? "",
    remote: "", // the path by which a phone becomes the remote, for who cannot scan; "" while it is not known
    remoteUsed: false, // a phone is the remote
    classList: false, // this lesson has one
    added: "", // the name that was added to it last
    bell: null, // the bell's clock on this device
    clocks: new Map(), // of each table, by its number
    classClock: null, // of the question to the whole class
    sitting: new Map(), // since when each table has waited for those who do not sit yet, by its number
    since: new Map(), // how long each table has stood at this moment, by its number
    line: "on",
    trouble: "", // why nothing can be saved just now
    here: null, // seats whose phone is connected, as far as anybody has said
    held: [], // names that wait
    crowd: [], // seats of who came from one address all at once
    watch: null, // how long each new name waits still, on this device
    taken: 0, // when the newest view came, on this device
    clearing: false, // the fold for many at once is open
    follow: 0,
    panel: null, // {kind, …} of the dialog that is open
    picked: null, // the seat that is being moved
    search: "", // part of a name that is looked for among the students
    apart: {}, // the two who are picked to be kept apart: {one, other}
    chosen: null, // the student whose buttons are open where everybody's don't fit
    left: new Set(), // answers that the teacher has left as they are
    said: "",
    act,
    tell,
    plan: null, // what fits before the bell
    earlier: null, // what was answered in earlier games; null until it has come
    questions: null, // that the class could be asked; null until they have come
    sought: "", // the words by which questions are looked for
    unread: false, // lies of “Trick the class” don’t pass this desk
    open(panel: Desk.Panel | null) {
      state.panel = panel;
      Object.assign(state, { picked: null, questions: null, earlier: null, apart: {} });
      if (!panel) Object.assign(state, { search: "", chosen: null, added: "" });
      if (panel?.kind === "bell" && view) {
        panel.minutes = minutesToBell(view.lesson, state.bell); // what the field begins with: a new view must not reset it
        void state.plans(panel.minutes);
      }
      if (panel?.kind === "ask" || panel?.kind === "trick") void state.offers();
      if (panel?.kind === "remote") void state.remotes();
      draw();
    },
    /** Fetch questions to ask; `words` is the search. */
    async offers(words: string = "") {
      state.sought = words.trim();
      const found = await fetchQuestions(state.code, words, state.panel?.kind === "trick");
      if (state.sought !== words.trim()) return; // something else is looked for by now
      state.questions = found;
      draw();
    },
    async recalls() {
      state.earlier = (await fetched<Desk.Earlier[]>(state.code, "answers")) ?? state.earlier;
      draw();
    },
    async remotes() {
      state.remote = (await fetched<{ path: string }>(state.code, "remote"))?.path ?? "";
      draw();
    },
    async plans(minutes: number) {
      state.plan = await fetchPlan(state.code, minutes);
      draw();
    },
    pick(seat: View.Seat) {
      state.picked = state.picked === seat ? null : seat;
      draw();
    },
    find(part: string) {
      state.search = part;
      draw();
    },
    choose(seat: View.Seat) {
      state.chosen = state.chosen === seat ? null : seat;
      draw();
    },
    async add(name: string) {
      state.added = (await act({ do: "add_student", name })) ? name : "";
      draw();
    },
    leave(key: string) {
      state.left.add(key);
      draw();
    },
  };

  function draw() {
    if (!root.isConnected) return; // this desk has left the page
    if (gone) return render(farewell(gone, state), root);
    if (!view) return;
    const keep = keepFields(root);
    render(screen(view, state), root);
    const dialog = root.querySelector("dialog");
    if (dialog && state.panel && !dialog.open) dialog.showModal();
    keep();
  }

  function take(next: View.Desk) {
    if (view && state.earlier && gamesOf(view) !== gamesOf(next)) void state.recalls();
    view = next;
    if (view.lesson.phase === "closed") return over();
    state.bell = clockFrom(view.lesson.bell ?? {});
    state.watch = clockFrom(view.lesson.watch ?? {});
    state.taken = performance.now();
    state.classClock = askedClock(view);
    state.since = watched(state.since, view.games);
    state.sitting = watchedSeats(state.sitting, view.lesson);
    remind();
    state.clocks = new Map(
      view.games.map(({ table, view: game }) => [table, clockFrom(game?.clock ?? {}, Boolean(game?.paused))]),
    );
    draw();
  }

  /** Go to the page with the results, once the lesson is over. */
  const over = () => location.replace(`/desk/${state.code}/over`);

  /** Schedule a drawing for when the next table has waited long enough for its missing players. */
  function remind() {
    clearTimeout(reminding);
    const left = view && nextLate(state.sitting, view.lesson);
    if (left !== null) reminding = setTimeout(() => (draw(), remind()), left + 20);
  }

  /** Show a sentence for a while; "" removes it. */
  function tell(sentence: string) {
    state.said = sentence;
    clearTimeout(saying);
    if (sentence) saying = setTimeout(() => tell(""), SAID);
    draw();
  }

  async function act(command: View.Act) {
    const answer = await line.act(command);
    tell(answer.refused ? refused(answer.refused) : "");
    return !answer.refused;
  }

  root.replaceChildren();
  const line = open({
    view: take,
    pulse: ({
      here,
      held,
      crowd,
      follow,
      class_list,
      trouble = "",
      remote = trouble ? state.remoteUsed : false,
    }: Screen.Pulse) => {
      if (remote !== state.remoteUsed && state.panel?.kind === "remote") void state.remotes();
      state.remoteUsed = remote;
      state.classList = class_list ?? state.classList;
      Object.assign(state, { trouble, here: new Set(here), held: held ?? state.held, crowd: crowd ?? state.crowd });
      state.follow = follow ?? state.follow;
      draw();
    },
    line: (line: "on" | "off") => ((state.line = line), draw()),
    moved: () => ((gone = "moved"), draw()),
    gone: (why: string) => (why === "closed" ? over() : ((gone = why), draw())),
  });
}
