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

const SAID = 7_000; // ms for which a refusal is shown

/** Draw the desk into `root`. `open(on)` opens the line and returns it (connect.ts). */
export function mountDesk(root: HTMLElement, open: Screen.Open<View.Desk>) {
  let view: View.Desk | null = null;
  let gone: string | null = null;
  let saying = 0;
  let reminding = 0;

  const state: Desk.State = {
    host: Boolean(root.dataset.host),
    code: root.dataset.lesson ?? "",
    remotePath: "",
    remoteAddress: "",
    remoteUsed: false,
    classList: false,
    addedName: "",
    bell: null,
    clocks: new Map(),
    classClock: null,
    sitting: new Map(),
    since: new Map(),
    line: "on",
    trouble: "",
    connected: null,
    waiters: [],
    crowd: [],
    waitClock: null,
    viewArrived: 0,
    clearingOpen: false,
    follow: 0,
    panel: null,
    picked: null,
    search: "",
    apartPair: {},
    openStudent: null,
    dismissed: new Set(),
    notice: "",
    act,
    show: tell,
    plan: null,
    earlier: null,
    questions: null,
    questionSearch: "",
    unread: false,
    open(panel: Desk.Panel | null) {
      state.panel = panel;
      state.picked = state.questions = state.earlier = null;
      state.apartPair = {};
      if (!panel) {
        state.search = state.addedName = "";
        state.openStudent = null;
      }
      if (panel?.kind === "bell" && view) {
        panel.minutes = minutesToBell(view.lesson, state.bell); // the field's initial value; a new view must not reset it
        void state.loadPlan(panel.minutes);
      }
      if (panel?.kind === "ask" || panel?.kind === "trick") void state.loadQuestions();
      if (panel?.kind === "remote") void state.loadRemote();
      draw();
    },
    /** Fetch questions to ask; `words` is the search. */
    async loadQuestions(words: string = "") {
      state.questionSearch = words.trim();
      const found = await fetchQuestions(state.code, words, state.panel?.kind === "trick");
      if (state.questionSearch !== words.trim()) return; // the search has changed since
      state.questions = found;
      draw();
    },
    async loadEarlier() {
      state.earlier = (await fetched<Desk.Earlier[]>(state.code, "answers")) ?? state.earlier;
      draw();
    },
    async loadRemote() {
      const link = await fetched<{ path: string; address: string }>(state.code, "remote");
      state.remotePath = link?.path ?? "";
      state.remoteAddress = link?.address ?? "";
      draw();
    },
    async loadPlan(minutes: number) {
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
      state.openStudent = state.openStudent === seat ? null : seat;
      draw();
    },
    async add(name: string) {
      state.addedName = (await act({ do: "add_student", name })) ? name : "";
      draw();
    },
    dismiss(key: string) {
      state.dismissed.add(key);
      draw();
    },
  };

  function draw() {
    if (!root.isConnected) return; // the root was removed from the page
    if (gone) return render(farewell(gone, state), root);
    if (!view) return;
    const keep = keepFields(root);
    render(screen(view, state), root);
    const dialog = root.querySelector("dialog");
    if (dialog && state.panel && !dialog.open) dialog.showModal();
    keep();
  }

  function take(next: View.Desk) {
    if (view && state.earlier && gamesOf(view) !== gamesOf(next)) void state.loadEarlier();
    view = next;
    if (view.lesson.phase === "closed") return over();
    state.bell = clockFrom(view.lesson.bell ?? {});
    state.waitClock = clockFrom(view.lesson.watch ?? {});
    state.viewArrived = performance.now();
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
    state.notice = sentence;
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
      if (remote !== state.remoteUsed && state.panel?.kind === "remote") void state.loadRemote();
      state.remoteUsed = remote;
      state.classList = class_list ?? state.classList;
      state.trouble = trouble;
      state.connected = new Set(here);
      state.waiters = held ?? state.waiters;
      state.crowd = crowd ?? state.crowd;
      state.follow = follow ?? state.follow;
      draw();
    },
    line(line: "on" | "off") {
      state.line = line;
      draw();
    },
    moved() {
      gone = "moved";
      draw();
    },
    gone(why: string) {
      if (why === "closed") return over();
      gone = why;
      draw();
    },
  });
}
