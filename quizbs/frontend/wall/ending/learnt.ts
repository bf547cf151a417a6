/**
 * What we learnt: at the end of a lesson the podium is followed by what the class knows. The server renders it without
 * names, for the teacher's wall only; if it is empty, the podium stays.
 */
import type * as Wall from "../types.js";
import { html } from "lit-html";

const STANDS = 20_000; // ms for which a podium is shown first
const ENDS = ["podium", "podiums"];

/** Fetch the totals of the lesson from the report, or null. */
const sumsOf = (code: string): Promise<HTMLElement | null> =>
  new Promise((done) => {
    const request = new XMLHttpRequest(); // parses HTML without a sink that Trusted Types would block
    request.open("GET", `/wall/${code}/learnt`);
    request.responseType = "document";
    request.onload = () => {
      const page = request.status === 200 ? request.response?.querySelector("main") : null;
      const sums = document.createElement("div");
      sums.className = "learnt-sums";
      if (page?.querySelector(".learnt-tiles")) sums.append(...page.children);
      done(sums.childElementCount ? sums : null);
    };
    request.onerror = () => done(null);
    request.send();
  });

/**
 * Return an object whose `sums` is what the wall shows, or null. Call `follow` before each drawing; `load` fetches the
 * totals of the lesson with this code.
 */
export function learnt(code: string, draw: () => void) {
  let key = ""; // key of the end that is shown
  let timer = 0;
  const self = {
    sums: null as HTMLElement | null,
    /**
     * Schedule the totals: some time after a podium if the bell has rung, or at once if the lesson is over. `told` says
     * that the finale is over.
     */
    follow({ lesson, you, version }: Wall.Focused, scene: string, told: boolean) {
      const over = scene === "closed";
      const ends = you.host && (over || (told && lesson.bell?.rang && ENDS.includes(scene)));
      const now = ends ? `${scene} ${version[1]} ${lesson.round}` : "";
      if (now === key) return;
      clearTimeout(timer);
      [key, self.sums] = [now, null];
      if (ends) timer = setTimeout(self.load, over ? 0 : STANDS);
    },
    async load() {
      const asked = key;
      const sums = await sumsOf(code);
      if (!sums || asked !== key) return;
      self.sums = sums;
      draw();
    },
  };
  return self;
}

export const learntScene = (sums: HTMLElement) => html`<section class="wall-scene learnt">${sums}</section>`;
