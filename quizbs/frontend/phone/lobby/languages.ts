/** The menu of languages, which comes with the page (templates/languages.html) since it needs no script. */
const made: { [Place in "lobby" | "panel"]?: Node } = {};

/** Return the menu for one place on the screens; nothing if only one language is offered. */
export const languages = (place: keyof typeof made) =>
  (made[place] ??= document
    .querySelector<HTMLTemplateElement>("#languages")
    ?.content.firstElementChild?.cloneNode(true));
