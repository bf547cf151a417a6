// Warns at once if a chosen file is too large. Without scripts the server refuses it after the upload.
import * as words from "words:banks";

for (const input of document.querySelectorAll<HTMLInputElement>("input[data-most]")) {
  const most = Number(input.dataset.most);
  input.addEventListener("change", () => {
    const size = input.files?.[0]?.size ?? 0;
    const told = words.newTooBig({ size: Math.ceil(size / 1e6), most: most / 1e6 });
    input.setCustomValidity(size > most ? told : "");
    input.reportValidity();
  });
}
