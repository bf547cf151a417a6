/** What the teacher sends to all phones at once: a freeze, or one question for the whole class. */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { emphasis } from "../../ui/emphasis.js";
import { signs } from "../../ui/signs.js";
import * as words from "words:after";
import * as events from "words:events";
import * as together from "words:together";
import { answerDock, askingScreen, lateDock, sentDock } from "./answer.js";
import { go } from "../controls/buttons.js";
import { answered } from "../context.js";
import { answerTold, verdictWords } from "./explain.js";
import { box, clockLine, frame, headline, note, ring } from "../frame.js";
import { gained } from "./points_won.js";

/** The screen during a freeze: only the teacher's message. */
export function frozenScreen(context: Phone.Context, { message }: View.Frozen) {
  return frame(context, {
    kind: "frozen",
    help: false,
    eye: false,
    seats: false,
    headline: headline(nothing, together.frozen),
    middle: message ? html`<p class="story" dir="auto">${message}</p>` : nothing,
    dock: box(together.frozenLine),
  });
}

export function classScreen(context: Phone.Context, question: View.ClassQuestion) {
  const { view, state } = context;
  const may = view.you.can?.class === question.number;
  if (answered(question) && !may) return classResult(context, question);
  if (question.groups.length) return arguing(context, question);
  const unhurried = (context.accommodation?.time ?? 1) !== 1; // the class clock isn't this student's
  return askingScreen(context, question, {
    may,
    how: "answer_class",
    label: words.classStrip,
    side: unhurried ? nothing : ring(state.classClock, words.classClock),
    source: question.topic ? html`<p class="question-source"><bdi>${question.topic}</bdi></p>` : nothing,
    given: view.you.class?.given ?? null,
    without: view.you.without ?? [],
    score: view.you.score,
    stake: nothing,
    dock:
      view.you.can?.look_class === question.number
        ? lateDock(context, question, "answer_class", () => context.on.lookClass(question.number), view.you.without)
        : may
          ? html`${unhurried ? note(together.later) : nothing}${answerDock(context, question, "answer_class", view.you.without)}`
          : sentDock(question),
  });
}

/** The screen while students discuss: find somebody with another answer. It shows only the student's own one. */
const arguing = (context: Phone.Context, question: View.ClassQuestion) =>
  askingScreen(context, question, {
    may: false,
    how: "answer_class",
    label: words.classStrip,
    side: ring(context.state.classClock, words.classClock),
    source: nothing,
    given: context.view.you.class?.given ?? null,
    without: context.view.you.without ?? [],
    stake: html`<p class="panel panel-dashed">${emphasis(words.classArgue)}</p>`,
    dock: box(words.classThenAgain),
  });

function classResult(context: Phone.Context, question: Phone.Answered<View.ClassQuestion>) {
  const { result } = question;
  const own = context.view.you.class;
  const { score } = context.view.you;
  const [sign, said, state] =
    own?.right == null
      ? ["", together.unanswered, ""]
      : own.right
        ? [signs.right, events.right, "headline-verdict is-good"]
        : score
          ? [signs.wrong, events.wrong, "headline-verdict is-kept"]
          : [signs.wrong, events.wrong, "headline-verdict is-bad"];
  return frame(context, {
    kind: "explain",
    label: words.classStrip,
    eye: false,
    seats: false,
    headline: headline(nothing, verdictWords(sign, said), nothing, state),
    middle: html`${gained(context, score)}${answerTold(context, question, own, context.view.you.without)}`,
    dock: html`${clockLine(emphasis(words.classCounted({ count: result.right, all: result.given })), context.state.classClock, words.classNext)}${
      context.view.you.can?.leave_class === question.number
        ? go(words.classLeave, () => context.on.leaveClass(question.number))
        : box(context.you ? words.classBack : words.classEnd)
    }`,
  });
}
