/**
 * The handlers of taps: each changes the phone's state, or sends a command with the numbers of what was on the screen.
 */
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type * as Phone from "./types.js";
import { msLeft } from "../ui/clock.js";
import * as words from "words:phone";
import { cardName } from "../words/cards.js";
import { rankOf } from "../ui/cards.js";
import { keepDraft, keepLeft, keepPicked } from "./draft.js";
import { draftName, handName } from "./state.js";
import { practiceActions } from "./lobby/practice.js";

const SETTLE = 250; // ms during which taps on a new claim are ignored as accidental

/** Return the handlers for taps, which change the state of the page or send a command. */
export function actionsFor(app: Phone.App) {
  const { state } = app;
  const lazy: { later?: Phone.LaterActions } = {};

  /** Return a handler that clears the hint, makes a change, and redraws. */
  const thenRedraw =
    <Given extends unknown[]>(change: (...given: Given) => unknown) =>
    (...given: Given) => {
      state.hint = state.pendingRefusal = "";
      if (state.leftAt) keepLeft((state.leftAt = null));
      change(...given);
      app.draw();
    };

  /** Send a command and show its outcome. `still` returns whether the command still makes sense in a newer view. */
  async function send(command: View.Act, still: Phone.Still) {
    state.hint = state.pendingRefusal = "";
    const answer = app.link().act(command, (view) => still(view.game?.you?.can ?? {}, view.game ?? {}, view));
    app.draw();
    const { refused, left } = await answer;
    if (refused === "too_early" && command.do === "play") {
      state.armedPlay = { turn: command.turn, cards: command.cards };
      return app.arm(left ?? 500);
    }
    if (refused) app.refused(refused);
    app.draw();
  }

  /** Keep the unsent answer in case the page is reloaded; questions that are tried again need no draft. */
  const keepAnswer = () => {
    if (!state.retry) keepDraft(draftName(app.view()), state);
  };

  const sendPlay = (turn: number, cards: number[]) =>
    send({ do: "play", turn, cards }, (can, game) => can.play?.turn === turn || game.paused);

  function answer(question: number, given: number[] | string, how: Phone.How = "answer", sure?: number) {
    const said = {
      ...(typeof given === "string" ? { text: given } : { choices: given }),
      ...(sure === undefined ? {} : { sure }),
    };
    if (how === "retry") return lazy.later?.answerRetry(said);
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
  }

  return Object.assign(lazy, {
    pick: thenRedraw((card: View.OwnCard, may: boolean) => {
      const play = app.view().game?.you?.can?.play;
      if (!may)
        return void (state.hint =
          play?.rank && play.truth !== "free" ? words.turnMustTap({ rank: play.rank }) : words.turnNotNow);
      if (!state.picked.delete(card.id)) {
        if (play?.most === 1) state.picked.clear();
        state.picked.add(card.id);
        state.questionCard = card.id;
      }
      state.armedPlay = null;
      keepPicked(handName(app.view()), state.picked);
      const picked = (app.view().game?.you?.hand ?? []).filter((card) => state.picked.has(card.id));
      const honest =
        play && !play.open && picked.length ? picked.every((card) => rankOf(card.face) === play.rank) : null;
      const names = picked.map((card) => cardName(card.face));
      app.say(names.length ? words.handPickedNow({ names }) : words.handPickedNone);
      if (honest !== null) app.say(honest ? words.handHonest : words.handBluff);
    }),
    /** Remember the focused card: Tab returns to it. */
    reached(id: number) {
      state.focusedCard = id;
      app.draw();
    },
    play: thenRedraw((turn: number, cards: number[]) => {
      if (state.playDelay && msLeft(state.playDelay) > 0) {
        state.armedPlay = { turn, cards };
        app.arm(msLeft(state.playDelay));
      } else void sendPlay(turn, cards);
    }),
    /** Send the armed play, if it is still the same turn. */
    release() {
      const armed = state.armedPlay;
      state.armedPlay = null;
      if (armed && app.view().game?.you?.can?.play?.turn === armed.turn) void sendPlay(armed.turn, armed.cards);
      app.draw();
    },
    disarm: thenRedraw(() => (state.armedPlay = null)),
    call: (claim: number) => {
      if (state.replacingClaim === claim) return;
      state.armedPlay = null;
      void send({ do: "call", claim }, (can) => can.call === claim);
    },
    believe: (claim: number) =>
      state.replacingClaim !== claim && send({ do: "believe", claim }, (can) => can.believe === claim),
    bet: (turn: number, lie: boolean) => send({ do: "bet", turn, lie }, (can) => can.bet === turn),
    /** Pick a question; `at` is its place in the list, which the wall highlights. */
    pickQuestion: thenRedraw((card: number, at: number) => {
      state.askCard = card;
      app.link().gesture({ at });
    }),
    jump: () => app.link().gesture({}),
    pickAnswerer: thenRedraw((seat: View.Seat) => (state.answerer = seat)),
    ask: (challenge: number, card: number, answerer: View.Seat) =>
      send({ do: "ask", challenge, card, answerer }, (can) => can.ask?.challenge === challenge),
    decline: (challenge: number) => send({ do: "decline", challenge }, (can) => can.ask?.challenge === challenge),
    choose: thenRedraw((at: number, many: boolean, on: boolean) => {
      state.choices = many ? state.choices.filter((choice) => choice !== at).concat(on ? [at] : []) : [at];
      keepAnswer();
    }),
    type: thenRedraw((text: string) => {
      state.typed = text;
      keepAnswer();
    }),
    submitTyped(event: Event, question: Screen.Question, how: Phone.How = "answer") {
      event.preventDefault();
      const text = state.typed.trim();
      if (text && !question.sure) return answer(question.number, text, how); // with `sure`, one of three buttons sends it
    },
    answer,
    /** Show the answer instead of answering late. */
    look: (question: number) => send({ do: "look", question }, (can) => can.along === question),
    lookClass: (number: number) =>
      send({ do: "look_class", number }, (can, game, { you }) => you.can?.look_class === number),
    leaveClass: (number: number) =>
      send({ do: "leave_class", number }, (can, game, { you }) => you.can?.leave_class === number),
    pass: (turn: number) => send({ do: "pass", turn }, (can) => can.pass === turn),
    sit: () => send({ do: "sit" }, (can, game, { you }) => you.can?.sit),
    again: () => send({ do: "again" }, (can, game, { you }) => you.can?.again && !you.rematch),
    rematch: () => send({ do: "rematch" }, (can, game, { you }) => you.can?.rematch && !you.rematch),
    pickDiscard: thenRedraw((id: number) => (state.discardCard = state.discardCard === id ? null : id)),
    discard: (challenge: number, card: number) =>
      send({ do: "discard", challenge, card }, (can) => can.discard?.challenge === challenge),
    ready: (question: number) => send({ do: "ready", question }, (can) => can.ready === question),
    hide: thenRedraw(() => (state.handHidden = !state.handHidden)),
    openPanel: thenRedraw(() => (state.helpOpen = true)),
    closePanel: thenRedraw(() => (state.helpOpen = false)),
    closeOutside: (event: Event & { currentTarget: HTMLDialogElement }) =>
      event.target === event.currentTarget && event.currentTarget.close(),
    theme: thenRedraw((theme: string) => {
      state.theme = theme;
      app.keep();
    }),
    letters: thenRedraw((wanted: boolean) => {
      state.letterKeys = wanted;
      app.keep();
    }),
    playHere: thenRedraw(() => {
      state.away = null;
      app.link().resume();
    }),
    ...practiceActions(app, send),
    send,
    settleAfter: SETTLE,
  });
}
