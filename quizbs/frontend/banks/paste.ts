// Shows how quizbs reads a pasted list while it is typed. Without scripts a button does.
import { setMaths } from "./maths.js";
import { find } from "../ui/find.js";

const PAUSE = 500; // ms after the last key
const MOST = 200_000; // characters; longer lists wait for the button

for (const place of document.querySelectorAll<HTMLElement>("[data-pasted]")) {
  const area = find<HTMLTextAreaElement>(`#${place.dataset.pasted ?? ""}`);
  showWhileTyping(area, place);
}

function showWhileTyping(area: HTMLTextAreaElement, place: HTMLElement) {
  const said = find("[role=status]", place);
  const questions = find(".pasted-questions", place);
  let timer = 0;
  let asked = new XMLHttpRequest();

  function show() {
    asked.abort(); // drop the answer to an older text
    if (!area.value.trim() || area.value.length > MOST) {
      place.hidden = true;
      return;
    }
    const content = new FormData();
    content.append("text", area.value);
    place.setAttribute("aria-busy", "true");
    asked = new XMLHttpRequest(); // returns a document; the page's policy forbids parsing text
    asked.responseType = "document";
    asked.addEventListener("load", () => draw(asked.response));
    asked.open("POST", "/banks/paste");
    asked.send(content);
  }

  function draw(page: Document | null) {
    const heading = page?.querySelector("[data-said]");
    place.removeAttribute("aria-busy");
    if (!page || !heading) return; // the server explains problems when the form is sent
    said.textContent = heading.textContent?.trim() ?? "";
    heading.remove();
    questions.replaceChildren(...page.body.children);
    setMaths(questions);
    place.hidden = false;
  }

  const soon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(show, PAUSE);
  };
  area.addEventListener("input", soon);
  if (area.value) soon();
}
