/** After the game: the missed questions again, one by one, in private. Nothing of it is sent or counted. */
import type * as View from "../../protocol.js";
import type * as Screen from "../../screen.js";
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { letterAmong, signs } from "../../ui/signs.js";
import { formulaText } from "../../ui/formula_text.js";
import * as events from "words:events";
import * as words from "words:after";
import * as phone from "words:phone";
import { answerDock, askingScreen } from "../question/answer.js";
import { go, quiet } from "../controls/buttons.js";
import { answerTold, verdictWords } from "../question/explain.js";
import { frame, headline } from "../frame.js";
import { judged, missed } from "./missed.js";
import { rightOf } from "../device/speak.js";

const HOW = "retry"; // instead of a command: the answer stays on the phone

export function retryScreen(context: Phone.Context, retry: Phone.Retry) {
  const met = retry.list[retry.at];
  const question = { ...met.question, number: retry.at + 1, stakes: null };
  return retry.given ? looked(context, retry, met, question) : asked(context, retry, met, question);
}

const label = ({ list, at }: Phone.Retry) => words.retryStrip({ count: at + 1, all: list.length });

const asked = (context: Phone.Context, retry: Phone.Retry, met: Phone.SeenQuestion, question: Screen.Question) =>
  askingScreen(context, question, {
    may: true,
    how: HOW,
    label: label(retry),
    side: html`<button class="chip" @click=${context.on.later?.stopRetry}>${words.retryResults}</button>`,
    source: question.topic ? html`<p class="question-source"><bdi>${question.topic}</bdi></p>` : nothing,
    given: null,
    without: met.without,
    stake: html`<p class="panel panel-dashed">${words.retryNothing}</p>`,
    dock: answerDock(context, question, HOW, met.without),
    page: `ask ${question.number}`,
  });

const VERDICTS = new Map([
  [true, [signs.right, events.right, "headline-verdict is-good"]],
  [false, [signs.wrong, events.wrong, "headline-verdict is-bad"]],
  [null, ["", words.retryCompare, "headline-verdict"]],
]);

/** The answer that was given in the game. */
function before({ given, question, without }: Phone.SeenQuestion) {
  const said =
    given?.text ?? given?.choices?.map((at) => `${letterAmong(at, without)}: ${question.choices[at]}`).join(", ");
  return html`<p class="question-asked" dir="auto">
    ${said ? html`${words.retryBefore} <bdi>${formulaText(said)}</bdi>` : words.retryNone}
  </p>`;
}

function looked(context: Phone.Context, retry: Phone.Retry, met: Phone.SeenQuestion, question: Phone.Answered) {
  const { list, at, given, right } = retry;
  const [sign, said, state] = VERDICTS.get(right) ?? ["", ""];
  const { on } = context;
  return frame(context, {
    kind: "explain",
    label: label(retry),
    eye: false,
    seats: false,
    page: `look ${question.number}`,
    headline: headline(nothing, verdictWords(sign, said), nothing, state),
    middle: answerTold(
      context,
      question,
      right === null ? null : { given, right },
      met.without,
      html`${before(met)}
      ${right === null ? html`<p class="question-asked" dir="auto">${words.retryTyped} <bdi>${given?.text}</bdi></p>` : nothing}`,
    ),
    dock:
      at + 1 < list.length
        ? html`<div class="pair pair-lean">
            ${quiet(words.retryResults, on.later?.stopRetry)}${go(words.retryNext, on.later?.nextRetry)}
          </div>`
        : go(words.retryResults, on.later?.stopRetry),
  });
}

/** Return the handlers of these screens. */
export function retryActions(app: Phone.App) {
  const { state } = app;
  const fresh = () => Object.assign(state, { choices: [], typed: "", hint: "" });
  const open = (list: Phone.SeenQuestion[], at: number) => {
    fresh();
    state.retry = { list, at, given: null, right: null };
    app.say(list[at].question.text);
    app.draw();
  };
  return {
    startRetry: () => open(missed(state), 0),
    nextRetry: () => state.retry && open(state.retry.list, state.retry.at + 1),
    stopRetry() {
      fresh();
      state.retry = null;
      app.draw();
    },
    answerRetry(given: View.Given) {
      if (!state.retry) return;
      const met = state.retry.list[state.retry.at];
      const { question } = met;
      const right = judged(question, given);
      Object.assign(state.retry, { given, right });
      if (right) state.seenQuestions.set(question.text, { ...met, right });
      app.say(
        [
          right === null ? "" : right ? events.right : events.wrong,
          phone.heardRight({ names: rightOf(question.choices, question.result.answer) }),
        ]
          .filter(Boolean)
          .join(" "),
      );
      app.draw();
    },
  };
}
