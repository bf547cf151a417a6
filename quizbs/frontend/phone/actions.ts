/** What a tap does: changes `state`, or sends a command that names what was on the screen when it was drawn. */
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type * as Phone from "./types.js";
import { msLeft } from "../ui/clock.js";
import { plain } from "../ui/emphasis.js";
import { cardName } from "../words/common.js";
import * as words from "../words/phone.js";
import { rankOf } from "../ui/cards.js";
import { keepDraft, keepLeft, keepPicked } from "./draft.js";
import { draftName, handName } from "./state.js";
import { practiceActions } from "./practice.js";

const SETTLE = 250; // ms in which nobody can have meant a claim that has just appeared under the thumb

/**
 * The handlers for the screens. `app` is `{state, view(), draw(), link(), say(text)}`; `link()` is the line of
 * connect.ts.
 */
export function actionsFor(app: Phone.App) {
  const { state } = app;
  const drawn =
    <Given extends unknown[]>(change: (...given: Given) => unknown) =>
    (...given: Given) => {
      state.hint = state.refused = "";
      if (state.left) keepLeft((state.left = null));
      change(...given);
      app.draw();
    };

  /** Send; `still(can, table, view)` says whether a newer view leaves sense in it. */
  async function send(command: View.Act, still: Phone.Still) {
    state.hint = state.refused = "";
    const answer = app.link().act(command, (view) => still(view.game?.you?.can ?? {}, view.game ?? {}, view));
    app.draw();
    const { refused, left } = await answer;
    if (refused === "too_early" && command.do === "play") {
      state.armed = { turn: command.turn, cards: command.cards };
      return app.arm(left ?? 500);
    }
    if (refused) app.refused(refused);
    app.draw();
  }

  /** Keep what is not sent yet for a page that is reloaded; what was missed is tried again without that. */
  const keep = () => state.retry || keepDraft(draftName(app.view()), state);

  const sendPlay = (turn: number, cards: number[]) =>
    send({ do: "play", turn, cards }, (can, game) => can.play?.turn === turn || game.paused);

  return {
    pick: drawn((card: View.OwnCard, may: boolean) => {
      const play = app.view().game?.you?.can?.play;
      if (!may)
        return void (state.hint =
          play?.rank && play.truth !== "free" ? words.turn.mustTap(play.rank) : words.turn.notNow);
      if (!state.picked.delete(card.id)) {
        if (play?.most === 1) state.picked.clear();
        state.picked.add(card.id);
        state.reading = card.id;
      }
      state.armed = null;
      keepPicked(handName(app.view()), state.picked);
      const picked = (app.view().game?.you?.hand ?? []).filter((card) => state.picked.has(card.id));
      const honest =
        play && !play.open && picked.length ? picked.every((card) => rankOf(card.face) === play.rank) : null;
      app.say(
        plain(
          words.hand.pickedNow(
            picked.map((card) => cardName(card.face)),
            honest,
          ),
        ),
      );
    }),
    /** A card has the focus: Tab comes back to it. */
    reached(id: number) {
      state.stop = id;
      app.draw();
    },
    play: drawn((turn: number, cards: number[]) => {
      if (state.wait && msLeft(state.wait) > 0) {
        state.armed = { turn, cards };
        app.arm(msLeft(state.wait));
      } else sendPlay(turn, cards);
    }),
    /** The armed play goes now, if nothing has come between. */
    release() {
      const armed = state.armed;
      state.armed = null;
      if (armed && app.view().game?.you?.can?.play?.turn === armed.turn) sendPlay(armed.turn, armed.cards);
      app.draw();
    },
    disarm: drawn(() => (state.armed = null)),
    call: (claim: number) => {
      if (state.fresh === claim) return;
      state.armed = null;
      send({ do: "call", claim }, (can) => can.call === claim);
    },
    believe: (claim: number) => state.fresh !== claim && send({ do: "believe", claim }, (can) => can.believe === claim),
    bet: (turn: number, lie: boolean) => send({ do: "bet", turn, lie }, (can) => can.bet === turn),
    /** The wall shows where the finger is; `at` is its place in the list. */
    pickQuestion: drawn((card: number, at: number) => {
      state.card = card;
      app.link().gesture({ at });
    }),
    jump: () => app.link().gesture({}),
    pickAnswerer: drawn((seat: View.Seat) => (state.answerer = seat)),
    ask: (challenge: number, card: number, answerer: View.Seat) =>
      send({ do: "ask", challenge, card, answerer }, (can) => can.ask?.challenge === challenge),
    decline: (challenge: number) => send({ do: "decline", challenge }, (can) => can.ask?.challenge === challenge),
    choose: drawn((at: number, many: boolean, on: boolean) => {
      state.choices = many ? state.choices.filter((choice) => choice !== at).concat(on ? [at] : []) : [at];
      keep();
    }),
    type: drawn((text: string) => {
      state.typed = text;
      keep();
    }),
    submitTyped(event: Event, question: Screen.Question, how: Phone.How = "answer") {
      event.preventDefault();
      const text = state.typed.trim();
      if (text && !question.sure) this.answer(question.number, text, how); // else one of three buttons sends it
    },
    answer(question: number, given: number[] | string, how: Phone.How = "answer", sure?: number) {
      const said = {
        ...(typeof given === "string" ? { text: given } : { choices: given }),
        ...(sure === undefined ? {} : { sure }),
      };
      if (how === "retry") return (this as unknown as Phone.On).answerRetry(said); // comes with later.ts
      if (how === "answer_class")
        return send(
          { do: how, number: question, ...said },
          (can, game, { lesson }) => lesson.class_question?.number === question,
        );
      return send(
        { do: how, question, ...said },
        (can, game) =>
          can.answer === question || can.along === question || (game.paused && game.question?.number === question),
      );
    },
    /** Look at the answer instead of answering late. */
    look: (question: number) => send({ do: "look", question }, (can) => can.along === question),
    lookClass: (number: number) =>
      send({ do: "look_class", number }, (can, game, { you }) => you.can?.look_class === number),
    leaveClass: (number: number) =>
      send({ do: "leave_class", number }, (can, game, { you }) => you.can?.leave_class === number),
    pass: (turn: number) => send({ do: "pass", turn }, (can) => can.pass === turn),
    sit: () => send({ do: "sit" }, (can, game, { you }) => you.can?.sit),
    again: () => send({ do: "again" }, (can, game, { you }) => you.can?.again && !you.rematch),
    rematch: () => send({ do: "rematch" }, (can, game, { you }) => you.can?.rematch && !you.rematch),
    pickDiscard: drawn((id: number) => (state.discard = state.discard === id ? null : id)),
    discard: (challenge: number, card: number) =>
      send({ do: "discard", challenge, card }, (can) => can.discard?.challenge === challenge),
    ready: (question: number) => send({ do: "ready", question }, (can) => can.ready === question),
    hide: drawn(() => (state.hidden = !state.hidden)),
    openPanel: drawn(() => (state.panel = true)),
    closePanel: drawn(() => (state.panel = false)),
    closeOutside: (event: Event & { currentTarget: HTMLDialogElement }) =>
      event.target === event.currentTarget && event.currentTarget.close(),
    theme: drawn((theme: string) => {
      state.theme = theme;
      app.keep();
    }),
    letters: drawn((wanted: boolean) => {
      state.keys = wanted;
      app.keep();
    }),
    playHere: drawn(() => {
      state.away = null;
      app.link().resume();
    }),
    ...practiceActions(app, send),
    send,
    settleAfter: SETTLE,
  };
}
