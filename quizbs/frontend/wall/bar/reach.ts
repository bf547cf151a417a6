/**
 * "Try it tonight" on the wall: a light in the host's bar says whether another device has connected, and a panel what
 * to do if not, and which address the code has. Also bots for free seats.
 */
import type * as View from "../../protocol.js";
import type * as Screen from "../../screen.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { emphasis } from "../../ui/emphasis.js";
import * as words from "words:reach";

/** Why phones can’t connect, the likeliest first. */
const CAUSES = [words.firewall, words.twoNetworks, words.keptApart, words.noTime];

export const LATE = 60_000; // ms without a phone until the causes are named
const TABLE = 4; // seats after the first tap
const MOST = 8; // seats up to which a bot may be added

/** Return the address that students type; the pulse is newer than the view. */
export const addressOf = ({ lesson }: { lesson: { address: string } }, { reach }: { reach: Screen.Reach | null }) =>
  reach?.address ?? lesson.address;

/**
 * Return "on" if a device has connected at the address shown, "waiting", after a minute "late"; "none" without a
 * network.
 */
export function lampOf({ reach, reached }: Pick<Wall.State, "reach" | "reached">) {
  if (reach?.address === "") return "none";
  if (reach?.addresses.some(({ address, devices }) => address === reach.address && devices > 0)) return "on";
  return reached.has("late") ? "late" : "waiting";
}

/** The light with its words, a button that opens the panel; nothing before the first pulse. */
export function lamp(state: Wall.State) {
  const { reach, open } = state;
  if (!reach || reach.shut) return nothing;
  const lamp = lampOf(state);
  return html` <button type="button" class="bar-button bar-lamp" @click=${() => open("reach")}>
      <span class="lamp lamp-${lamp}" aria-hidden="true"></span>${words.lamp({ lamp })}
    </button>
    <span class="heard" role="status">${lamp === "waiting" ? "" : words.lamp({ lamp })}</span>`;
}

/** Return how many seats are taken after a tap: first a whole table, then one more each time; 0 if there is no room. */
export function seatsWithBots({ seats, deal }: View.WallLesson) {
  const game = Math.min(MOST, Math.max(TABLE, deal?.least ?? 0));
  if (seats.length < game) return game;
  return seats.length < MOST ? seats.length + 1 : 0;
}

/** The button that adds bots. */
export function addBots({ lesson }: Wall.Focused, { act }: Wall.State) {
  const seats = seatsWithBots(lesson);
  if (!seats) return nothing;
  return html`<button type="button" class="bar-button" @click=${() => act({ do: "bots", seats })}>
    ${words.addBots({ count: seats - lesson.seats.length })}
  </button>`;
}

const known = (shown: boolean, came: boolean, late: boolean) =>
  shown && came ? words.shownAndCame : shown ? words.shown : came ? words.came : late ? words.later : "";

const row = ({ address, devices, new: late }: Screen.Address, reach: Screen.Reach, act: (command: View.Act) => void) =>
  html`<li class="panel-row">
    <span class="reach-address"
      ><span class="lamp lamp-${devices ? "on" : "waiting"}" aria-hidden="true"></span><bdi>${address}</bdi></span
    >
    <span class="panel-state">${known(address === reach.address, devices > 0, late)}</span>
    ${
      address === reach.address
        ? nothing
        : html`<button
            type="button"
            class="bar-button"
            aria-label=${words.useIt({ address })}
            @click=${() => act({ do: "address", address })}
          >
            ${words.use}
          </button>`
    }
  </li>`;

const causes = (lamp: ReturnType<typeof lampOf>) => html`
  <p>${words.line({ lamp })}</p>
  <ol class="reach-causes">
    ${CAUSES.map((cause) => html`<li>${emphasis(cause)}</li>`)}
  </ol>
`;

/** The contents of the panel. */
export function reachPanel({ lesson }: Wall.Focused, state: Wall.State) {
  const { reach, act, open } = state;
  const lamp = lampOf(state);
  return html`
    <h2 class="panel-lamp" id="panel-title">
      <span class="lamp lamp-${lamp}" aria-hidden="true"></span>${words.title({ lamp })}
    </h2>
    ${reach?.shared ? html`<p>${emphasis(words.shared)}</p>` : causes(lamp)}
    ${
      reach && reach.addresses.length > 1
        ? html`<h3>${words.addresses}</h3>
            <ul class="panel-list">
              ${repeat(
                reach.addresses,
                ({ address }) => address,
                (address) => row(address, reach, act),
              )}
            </ul>`
        : nothing
    }
    <p class="panel-buttons">
      <button type="button" class="bar-button" @click=${() => open("wifi")}>${words.wifi}</button>
      <a class="bar-button" href="/${lesson.code}" target="_blank">${words.tab}</a>
      <a class="bar-button" href="/host/check" target="_blank">${words.more}</a>
      <button type="button" class="bar-button bar-main" autofocus @click=${() => open(null)}>${words.close}</button>
    </p>
  `;
}
