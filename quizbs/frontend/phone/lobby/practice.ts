/** The state and handlers of the tutorial; tutorial.ts draws it. */
import type * as Phone from "../types.js";

export const freshPractice = (): { step: number; picked: Set<number>; choice: number | null; hint: string } => ({
  step: 0,
  picked: new Set<number>(),
  choice: null,
  hint: "",
});

/** Return whether to show the tutorial: to waiting students who haven't finished it, and on request. */
export function showsTutorial({ state, lesson, own, you, can }: Phone.Context) {
  if (state.practice) return !(can.play || can.answer || can.ask || can.discard);
  return (
    !you &&
    state.practice === null &&
    lesson.phase !== "closed" &&
    !lesson.seats.find((seat) => seat.seat === own)?.ready
  );
}

/** Return the handlers of the tutorial; `send` sends a command. */
export function practiceActions(app: Phone.App, send: Phone.Send) {
  const { state } = app;
  const at = () => (state.practice ||= freshPractice());
  const changed =
    <Given extends unknown[]>(change: (now: Phone.Practice, ...given: Given) => unknown) =>
    (...given: Given) => {
      change(at(), ...given);
      app.draw();
    };
  return {
    pickPractice: changed((now, id: number) => void (now.picked.delete(id) || now.picked.add(id))),
    hintPractice: changed((now, hint: string, heard: string) => {
      now.hint = hint;
      app.say(heard);
    }),
    choosePractice: changed((now, place: number) => (now.choice = place)),
    nextPractice: changed((now) => Object.assign(now, freshPractice(), { step: now.step + 1 })),
    answerPractice: (place: number) => send({ do: "practise", choices: [place] }, () => !app.view().you.practised),
    startPractice: () => {
      state.practice = freshPractice();
      state.helpOpen = false;
      app.draw();
    },
    /** End the tutorial, finished or skipped, and report the student as ready. */
    skipPractice: () => {
      state.practice = false;
      const { lesson, you } = app.view();
      if (!lesson.seats.find((seat) => seat.seat === you.seat)?.ready) void send({ do: "practised" }, () => true);
      app.draw();
    },
  };
}
