/**
 * What we learnt: at the end of a lesson the podium gives way to what the class knows together, by itself. The server makes
 * it, for the teacher's wall alone, and has no names in it; where there is nothing to show, nothing changes.
 */
import type * as Wall from "./types.js";
import { html } from "lit-html";

const STANDS = 20_000; // ms that a podium stands first
const ENDS = ["podium", "podiums"];

/** The sums of the lesson as the report has them, or null. */
const sumsOf = (code: string): Promise<HTMLElement | null> =>
  new Promise((done) => {
    const request = new XMLHttpRequest(); // reads a page without a parser that a policy has to trust
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
 * `sums` is what the wall shows now, or null. `follow` belongs before each drawing, `load` to a lesson that is over.
 * @param code of the lesson
 */
export function learnt(code: string, draw: () => void) {
  let key = ""; // of the end that stands
  let timer = 0;
  const self = {
    sums: null as HTMLElement | null,
    /**
     * After the bell, once a podium has stood for a while, and at once where the lesson is over.
     * @param told the finale is over
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
