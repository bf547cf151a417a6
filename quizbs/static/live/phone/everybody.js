/** What the teacher does to all phones at once: a freeze, and one question to the whole class. */
import { html, nothing } from "lit-html";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { rich } from "../rich.js";
import { picture } from "../picture.js";
import { told } from "../told.js";
import { signs, verdict } from "../words/common.js";
import { along, classQuestion as words, frozen as frozenWords } from "../words/together.js";
import { readText } from "./aloud.js";
import { answerDock, askingScreen, sentDock } from "./answer.js";
import { go, quiet } from "./buttons.js";
import { answers } from "./explain.js";
import { box, clockLine, frame, headline, note, ring } from "./frame.js";

/** Eyes up: nothing to press, nothing to read but this. */
export function frozenScreen(here) {
  const { message } = here.lesson.frozen;
  return frame(here, {
    kind: "frozen",
    help: false,
    eye: false,
    seats: false,
    headline: headline(nothing, frozenWords.title),
    middle: message ? html`<p class="story" dir="auto">${message}</p>` : nothing,
    dock: box(frozenWords.line),
  });
}

export function classScreen(here) {
  const { lesson, view, local } = here;
  const question = { ...lesson.class_question, stakes: null };
  const may = view.you.can?.class === question.number;
  if (question.result && !may) return classResult(here, question);
  const unhurried = (here.ease?.time ?? 1) !== 1; // the clock of the others is not the own one
  return askingScreen(here, question, {
    may,
    how: "answer_class",
    label: words.strip,
    side: unhurried ? nothing : ring(local.classClock, words.clock),
    source: question.topic ? html`<p class="small"><bdi>${question.topic}</bdi></p>` : nothing,
    given: view.you.class?.given ?? null,
    without: view.you.without ?? [],
    stake: may ? html`<p class="panel dashed">${words.nothing}</p>` : nothing,
    dock:
      view.you.can?.look_class === question.number
        ? lateDock(here, question)
        : may
          ? html`${unhurried ? note(along.later) : nothing}${answerDock(here, question, "answer_class", view.you.without)}`
          : sentDock(question),
  });
}

/** The others know the answer: finish in private, or look. */
const lateDock = (here, question) =>
  html`${note(along.later)}
    <div class="pair lean">
      ${quiet(along.show, () => here.on.lookClass(question.number))}
      <div>${answerDock(here, question, "answer_class", here.view.you.without)}</div>
    </div>`;

function classResult(here, question) {
  const { result } = question;
  const own = here.view.you.class;
  const [sign, said, state] =
    own?.right == null
      ? ["", along.none, ""]
      : own.right
        ? [signs.right, verdict.right, "verdict good"]
        : [signs.wrong, verdict.wrong, "verdict bad"];
  return frame(here, {
    kind: "explain",
    label: words.strip,
    eye: false,
    seats: false,
    headline: headline(
      nothing,
      html`${sign ? html`<span aria-hidden="true">${sign}</span> ` : nothing}${said}`,
      nothing,
      state,
    ),
    middle: html`<p class="asked" lang=${ifDefined(question.lang || undefined)} dir="auto">${told(question.text)}</p>
      ${picture(question.picture)} ${answers(question, own?.given, own?.right, here.view.you.without)}
      ${
        result.explanation
          ? html`<p class="panel why" dir="auto">${told(result.explanation)}</p>
              ${readText(here, result.explanation, question.lang)}`
          : nothing
      }`,
    dock: html`${clockLine(rich(words.counted(result.right, result.given)), here.local.classClock, words.next)}${
      here.view.you.can?.leave_class === question.number
        ? go(words.leave, () => here.on.leaveClass(question.number))
        : box(here.you ? words.back : words.end)
    }`,
  });
}
