/**
 * The four reactions as pictures: laughing, amazed, doubtful, a heart. Our own drawings, so that they look the same
 * everywhere.
 */
import { html, svg } from "lit-html";

const FACE = svg`<circle cx="16" cy="16" r="14" fill="#facb39" stroke="#0f141d" stroke-width="2" />`;
const EYES = svg`<circle cx="11" cy="13" r="2" fill="#0f141d" /><circle cx="21" cy="13" r="2" fill="#0f141d" />`;
const line = (d: string) => svg`<path d=${d} fill="none" stroke="#0f141d" stroke-width="2.2" stroke-linecap="round" />`;

const PICTURES = [
  svg`${FACE}${line("M7.5 13q3-3.5 6 0M18.5 13q3-3.5 6 0")}<path d="M8 17.5h16a8 8 0 0 1-16 0z" fill="#0f141d" />`,
  svg`${FACE}${EYES}<ellipse cx="16" cy="22" rx="3.5" ry="4.5" fill="#0f141d" />`,
  svg`${FACE}${EYES}${line("M7.5 8.5l6 2M11 22.5q5-3 10-1")}`,
  svg`<path d="M16 28.5C4 20 3 12.5 6 8.5c3-4 8-3 10 2 2-5 7-6 10-2 3 4 2 11.5-10 20z" fill="#e5484d" stroke="#0f141d" stroke-width="2" />`,
];

export const reaction = (which: number) => html`<svg viewBox="0 0 32 32" aria-hidden="true">${PICTURES[which]}</svg>`;
