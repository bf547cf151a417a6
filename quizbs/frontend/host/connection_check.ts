// Waits for a phone: polls the server and shows the sentences for its state. The page contains all of
// them; without this script it reloads itself.
import { find } from "../ui/find.js";
import type * as Screen from "../screen.js";

const EACH = 1_500; // ms between two requests
const PATIENCE = 60_000; // ms until likely causes are named

const main = find("#main");
const lamp = find(".connection-check-lamp", main);
const opened = performance.now();
const all = (selector: string) => main.querySelectorAll<HTMLElement>(selector);

function show(state: string) {
  if (main.dataset.state === state) return;
  main.dataset.state = state;
  for (const part of all("[data-when]")) part.hidden = part.dataset.when !== state;
  lamp.classList.toggle("lamp-on", state === "on");
  lamp.classList.toggle("lamp-off", state === "waiting");
  if (state === "late") find<HTMLDetailsElement>(".connection-check-causes", main).open = true;
}

type Report = { state: string; tunnel: string; address: string; addresses: Screen.Address[] };

function take({ state, tunnel, address, addresses }: Report) {
  const known = addresses.map((address) => address.address).join(" ");
  const { dataset } = main;
  if (address !== dataset.address || known !== dataset.all || tunnel !== dataset.tunnel) return location.reload();
  for (const known of addresses) {
    const line = main.querySelector(`[data-one="${CSS.escape(known.address)}"]`);
    line?.querySelector(".lamp")?.classList.replace("lamp-off", known.devices > 0 ? "lamp-on" : "lamp-off");
    line?.querySelector("[data-came]")?.toggleAttribute("hidden", known.devices === 0);
    if (known.address !== address) continue;
    for (const part of all("[data-by]")) part.hidden = (part.dataset.by === "websocket") !== known.websocket;
  }
  show(state === "waiting" && performance.now() - opened > PATIENCE ? "late" : state);
}

async function ask() {
  try {
    const answer = await fetch("/host/check/state", { cache: "no-store" });
    if (answer.ok) take(await answer.json());
  } catch {
    // quizbs has stopped, or is restarting
  }
  setTimeout(ask, EACH);
}

void ask();
