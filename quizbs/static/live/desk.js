/** The desk: the teacher's own page. Takes views from the network and draws them; all that it keeps itself is in `local`. */
import { render } from "lit-html";
import { clockFrom } from "./clock.js";
import { connect } from "./connect.js";
import { fetchEarlier, gamesOf } from "./desk/answers.js";
import { askedClock, fetchQuestions } from "./desk/asking.js";
import { fetchPlan, minutesToBell } from "./desk/planned.js";
import { fetchRemote } from "./desk/panels.js";
import { farewell, screen } from "./desk/screen.js";
import { watched } from "./desk/since.js";
import { nextLate, watchedSeats } from "./desk/sitting.js";
import { refused } from "./words/desk.js";

const SAID = 7_000; // ms that a refusal stays

const root = /** @type {HTMLElement} */ (document.getElementById("desk"));
let view = /** @type {any} */ (null);
let gone = /** @type {string | null} */ (null);
let saying = 0;
let reminding = 0;

/** @type {Record<string, any>} */
const local = {
  host: Boolean(root.dataset.host), // this is the laptop, not the remote
  code: root.dataset.lesson,
  remote: "", // the path by which a phone becomes the remote, for who cannot scan; "" while it is not known
  remoteUsed: false, // a phone is the remote
  bell: null, // the bell's clock on this device
  clocks: new Map(), // of each table, by its number
  classClock: null, // of the question to the whole class
  sitting: new Map(), // since when each table has waited for those who do not sit yet, by its number
  since: new Map(), // how long each table has stood at this moment, by its number
  line: "on",
  trouble: "", // why nothing can be saved just now
  here: null, // seats whose phone is connected, as far as anybody has said
  held: [], // names that wait: {person, name, real}
  watch: null, // how long each new name waits still, on this device
  taken: 0, // when the newest view came, on this device
  clearing: false, // the fold for many at once is open
  follow: 0,
  panel: null, // {kind, …} of the dialog that is open
  picked: null, // the seat that is being moved
  search: "", // part of a name that is looked for among the students
  chosen: null, // the student whose buttons are open where there is no room for everybody's
  left: new Set(), // answers that the teacher has left as they are
  said: "",
  act,
  tell,
  plan: null, // what fits before the bell
  earlier: null, // what was answered in earlier games; null until it has come
  questions: null, // that the class could be asked; null until they have come
  open(panel) {
    local.panel = panel;
    Object.assign(local, { picked: null, questions: null, earlier: null });
    if (!panel) Object.assign(local, { search: "", chosen: null });
    if (panel?.kind === "bell") local.plans(minutesToBell(view.lesson, local.bell));
    if (panel?.kind === "ask") local.offers();
    if (panel?.kind === "remote") local.remotes();
    draw();
  },
  async offers() {
    local.questions = await fetchQuestions(local.code);
    draw();
  },
  async recalls() {
    local.earlier = (await fetchEarlier(local.code)) ?? local.earlier;
    draw();
  },
  async remotes() {
    local.remote = await fetchRemote(local.code);
    draw();
  },
  async plans(minutes) {
    local.plan = await fetchPlan(local.code, minutes);
    draw();
  },
  pick(seat) {
    local.picked = local.picked === seat ? null : seat;
    draw();
  },
  find(part) {
    local.search = part;
    draw();
  },
  choose(seat) {
    local.chosen = local.chosen === seat ? null : seat;
    draw();
  },
  leave(key) {
    local.left.add(key);
    draw();
  },
};

function draw() {
  if (gone || view?.lesson.phase === "closed") return render(farewell(gone ?? "closed", local.host), root);
  if (!view) return;
  render(screen(view, local), root);
  const dialog = root.querySelector("dialog");
  if (dialog && local.panel && !dialog.open) dialog.showModal();
}

function take(next) {
  if (view && local.earlier && gamesOf(view) !== gamesOf(next)) local.recalls();
  view = next;
  local.bell = clockFrom(view.lesson.bell ?? {});
  local.watch = clockFrom(view.lesson.watch ?? {});
  local.taken = performance.now();
  local.classClock = askedClock(view);
  local.since = watched(local.since, view.tables);
  local.sitting = watchedSeats(local.sitting, view.lesson);
  remind();
  local.clocks = new Map(
    view.tables.map(({ group, view: table }) => [group, clockFrom(table?.clock ?? {}, Boolean(table?.paused))]),
  );
  draw();
}

/** Draw again when the next table has waited long enough for its last ones. */
function remind() {
  clearTimeout(reminding);
  const left = nextLate(local.sitting, view.lesson);
  if (left !== null) reminding = setTimeout(() => (draw(), remind()), left + 20);
}

/** Say a sentence for a while; "" says nothing any more. */
function tell(sentence) {
  local.said = sentence;
  clearTimeout(saying);
  if (sentence) saying = setTimeout(() => tell(""), SAID);
  draw();
}

async function act(command) {
  const answer = await line.act(command);
  tell(answer.refused ? refused(answer.refused) : "");
  return !answer.refused;
}

root.replaceChildren();
const line = connect({
  screen: "desk",
  lesson: root.dataset.lesson,
  on: {
    view: take,
    pulse: ({ here, held, follow, trouble = "", remote = trouble ? local.remoteUsed : false }) => {
      if (remote !== local.remoteUsed && local.panel?.kind === "remote") local.remotes();
      local.remoteUsed = remote;
      Object.assign(local, { trouble, here: new Set(here), held: held ?? local.held, follow: follow ?? local.follow });
      draw();
    },
    line: (state) => ((local.line = state), draw()),
    moved: () => ((gone = "moved"), draw()),
    gone: (why) => ((gone = why), draw()),
  },
});
