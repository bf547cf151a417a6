// Saves a question whenever a field is left. What can't be saved yet stays on the page.
import { field, find } from "../ui/find.js";

for (const form of document.querySelectorAll<HTMLFormElement>("form.edit")) {
  saveWhileWriting(form);
}

function saveWhileWriting(form: HTMLFormElement) {
  const told = find(".edit-saved", form);
  let unsaved = false;
  let running = 0;
  let last = Promise.resolve();

  async function save() {
    if (field(form, "file").value) return; // pictures are only uploaded with the button
    const content = new FormData(form);
    content.append("stay", "1");
    unsaved = false;
    const answer = await fetch(form.action, { method: "POST", body: content });
    const { kept, position, seen } = await answer.json();
    unsaved ||= !kept;
    told.hidden = unsaved;
    if (!kept) return;
    form.action = form.action.replace(/[^/]*$/, position);
    field(form, "seen").value = seen;
    field(form, "joins").value = "1";
  }

  /** Show the fields for the chosen kind of answer, and hide the reason beside a right choice. */
  function follow() {
    form.dataset.way = String(new FormData(form).get("way") ?? "");
    for (const box of form.querySelectorAll<HTMLInputElement>(".edit-choices [type=checkbox]"))
      box.closest("div")?.classList.toggle("is-right", box.checked);
  }

  follow();
  form.addEventListener("change", follow);
  form.addEventListener("input", () => {
    unsaved = true;
    told.hidden = true;
  });
  form.addEventListener("change", () => {
    running += 1;
    last = last
      .then(save)
      .catch(() => void (unsaved = true)) // no network: the button will show that
      .then(() => void (running -= 1));
  });
  form.addEventListener("submit", (event) => {
    if (!running) return void (unsaved = false);
    event.preventDefault();
    void last.then(() => event.submitter?.click());
  });
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    find<HTMLButtonElement>("[type=submit]", form).click();
  });
  addEventListener("beforeunload", (event) => {
    if (unsaved) event.preventDefault();
  });
}
