// Fills in the prompt for an assistant while its fields are typed, and copies it. Without scripts a button fills it in.
import { copied } from "../ui/copied.js";
import { field, find } from "../ui/find.js";

for (const form of document.querySelectorAll<HTMLFormElement>("form.bring")) {
  const area = find<HTMLTextAreaElement>("textarea", form);
  const copy = find<HTMLButtonElement>("[data-copies]", form);
  const said = find("[role=status]", form);
  const button = find<HTMLButtonElement>("[type=submit]", form);
  const title = find<HTMLInputElement>("#written-title");
  const language = find<HTMLSelectElement>("select[name=in]", form);
  button.hidden = true;
  copy.hidden = false;
  form.addEventListener("input", fill);
  form.addEventListener("submit", (event) => event.preventDefault());
  copy.addEventListener("click", () => (said.textContent = copied(area)));
  fill(); // browsers restore typed text when somebody returns to the page

  function fill() {
    const { lang, dataset } = language.selectedOptions[0];
    const usual: Record<string, string> = JSON.parse(dataset.usual ?? "{}");
    said.textContent = "";
    for (const [name, text] of Object.entries(usual))
      find<HTMLInputElement>(`[name="${name}"]`, form).placeholder = text;
    title.value = field(form, "topic").value.slice(0, 60);
    area.lang = lang;
    area.value = (dataset.template ?? "").replace(
      /\{(\w+)\}/g,
      (_, name: string) => field(form, name).value.trim() || usual[name],
    );
  }
}
