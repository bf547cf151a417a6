/** How far somebody is in the tutorial, and what a tap there does. What is shown is in tutorial.ts. */
import type * as Phone from "./types.js";

export const freshPractice = (): { step: number; picked: Set<number>; choice: number | null; hint: string } => ({
  step: 0,
  picked: new Set<number>(),
  choice: null,
  hint: "",
});

/** The tutorial is shown to students who wait and haven't finished it, and on request. */
export function practises({ state, lesson, own, you, can }: Phone.Context) {
  if (state.practice) return !(can.play || can.answer || can.ask || can.discard);
  return (
    !you &&
    state.practice === null &&
    lesson.phase !== "closed" &&
    !lesson.seats.find((seat) => seat.seat === own)?.ready
  );
}

/** What a tap in the tutorial does. `app` as in actions.ts, `send` sends a command. */
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
    /** Done or skipped: ready, and not asked again. */
    skipPractice: () => {
      state.practice = false;
      const { lesson, you } = app.view();
      if (!lesson.seats.find((seat) => seat.seat === you.seat)?.ready) void send({ do: "practised" }, () => true);
      app.draw();
    },
  };
}
