// Typesets the maths of a bank page. Without scripts, and until KaTeX has loaded, the source is shown.
import { pieces, typeset } from "../ui/maths.js";

setMaths(document);

export function setMaths(root: ParentNode) {
  for (const element of root.querySelectorAll<HTMLElement>(".told")) {
    const text = element.textContent ?? "";
    if (!text.includes("$")) continue;
    element.replaceChildren(
      ...pieces(text).map((piece) => {
        if (typeof piece === "string") return piece;
        const place = document.createElement("span");
        place.className = "maths";
        void typeset(place, piece);
        return place;
      }),
    );
  }
}
