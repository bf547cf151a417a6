/** The page that checks the connection: one socket per transport, a few echoes, and words. It belongs to no lesson. */
import { io, XHR } from "socket.io-client";
import { find } from "../ui/find.js";
import { Willing } from "../line/transports.js";
import * as words from "words:check";

const PATIENCE = 6_000; // ms that a transport may take
const ECHOES = 5;
const QUICK = 150; // ms: not noticeable
const SLOW = 700; // ms: a tap feels lost

const SIGNS = { good: "✓", bad: "✗", slow: "!" };

const page = find("#check");
const again = find<HTMLButtonElement>("#again");

interface Echoes {
  taken: number[];
  counts: boolean;
}

function put(name: string, text: string) {
  find(`[data-is="${name}"]`, page).textContent = text;
}

function row(name: string, how: string, text: string) {
  find(`[data-row="${name}"]`, page).dataset.how = how;
  put(name, text);
}

/** Return the ms of each echo over this transport, and whether it counts; `null` if there is no connection. */
async function measure(transport: typeof Willing | typeof XHR): Promise<Echoes | null> {
  const socket = io({
    transports: [transport],
    upgrade: false,
    forceNew: true,
    reconnection: false,
    timeout: PATIENCE,
    auth: { screen: "check" },
  });
  try {
    await new Promise((resolve, reject) => {
      socket.on("connect", () => resolve(null));
      socket.on("connect_error", reject);
      setTimeout(reject, PATIENCE);
    });
    const taken: number[] = [];
    let counts = false;
    for (let count = 0; count < ECHOES; count++) {
      const sent = performance.now();
      const answer = await socket.timeout(PATIENCE).emitWithAck("echo");
      counts = answer.counts; // false in the host's own browser
      taken.push(Math.round(performance.now() - sent));
    }
    return { taken, counts };
  } catch {
    return null;
  } finally {
    socket.disconnect();
  }
}

const middle = (numbers: number[]) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

function verdict(websocket: Echoes | null, polling: Echoes | null, delay: number) {
  if (!websocket && !polling) return "none";
  if (delay > SLOW) return "slow";
  if (!websocket) return "polling";
  return polling ? "best" : "websocket";
}

function tell(websocket: Echoes | null, polling: Echoes | null) {
  const best = websocket ?? polling;
  const delay = best ? middle(best.taken) : 0;
  for (const [name, found] of Object.entries({ websocket, polling })) {
    const how = found ? "good" : "bad";
    row(name, how, `${SIGNS[how]} ${words.works({ works: found !== null })}`);
  }
  if (best) {
    const how = delay > SLOW ? "slow" : "good";
    const quick = delay > SLOW ? "slow" : delay > QUICK ? "fair" : "good";
    row("delay", how, `${SIGNS[how]} ${words.took({ count: delay, how: quick })}`);
  } else {
    row("delay", "", "–");
  }
  const how = verdict(websocket, polling, delay);
  put("title", words.title({ how }));
  put("line", best && !best.counts ? words.own : words.line({ how }));
  page.dataset.state = how;
  tellMore(websocket, polling);
}

function tellMore(websocket: Echoes | null, polling: Echoes | null) {
  const best = websocket ?? polling;
  const address = location.host;
  const lines = [
    words.page({ address: `${location.origin}/check` }),
    websocket ? words.websocketOpen({ address }) : words.websocketBlocked({ address }),
    polling ? words.pollingOpen : words.pollingBlocked({ address }),
    ...(best ? [words.answersTook({ names: best.taken.map(String) })] : []),
    ...(location.protocol === "http:" ? [words.nothing] : []), // a tunnel needs the internet
    words.screen({ text: `${innerWidth} × ${innerHeight}`, count: devicePixelRatio }),
  ];
  const list = find('[data-is="more"]', page);
  list.replaceChildren(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
}

async function check() {
  again.disabled = true;
  page.dataset.state = "asking";
  put("title", words.title({ how: "asking" }));
  put("line", words.line({ how: "asking" }));
  for (const name of ["websocket", "polling", "delay"]) row(name, "", "…");
  put("text", words.pixels({ count: parseFloat(getComputedStyle(document.documentElement).fontSize) }));
  const websocket = await measure(Willing); // one after the other, so that delays don't add up
  const polling = await measure(XHR);
  tell(websocket, polling);
  again.disabled = false;
}

again.addEventListener("click", check);
void check();
