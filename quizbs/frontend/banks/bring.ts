// Warns at once if a chosen file is too large. Without scripts the server refuses it after the upload.

for (const input of document.querySelectorAll<HTMLInputElement>("input[data-most]")) {
  const most = Number(input.dataset.most);
  input.addEventListener("change", () => {
    const size = input.files?.[0]?.size ?? 0;
    const told = `This file has ${Math.ceil(size / 1e6)} MB; ${most / 1e6} MB is the most. Make its pictures smaller, or split it.`;
    input.setCustomValidity(size > most ? told : "");
    input.reportValidity();
  });
}
