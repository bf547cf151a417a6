/** The words of the page that checks the connection. */

export const signs = { good: "✓", bad: "✗", slow: "!" };

/** The verdict: what it means, and what to do; `how` is from check.ts. */
export const verdict = {
  asking: ["Can this phone play?", "One moment…"],
  best: ["This phone can play", "All good! Your laptop’s light is green."],
  slow: ["It works, but slowly", "The network is slow right now. Move closer to the Wi-Fi, and close other apps."],
  polling: ["This phone can play", "Works (in compatibility mode). Nothing to do."],
  websocket: ["This phone can play", "Works (WebSocket only). Nothing to do."],
  none: [
    "Not yet",
    "This page loads, but the game can’t connect. Try another Wi-Fi, or show this page to your IT person.",
  ],
};

/** In place of the second sentence, in the host's browser. */
export const own = "But this is the laptop itself, so its light stays off. Now try it with a phone.";

export const transport = { yes: "works", no: "is blocked" };
export const delay = (ms: number) => `${ms} ms`;
export const quick = { good: "quick", fair: "good enough", slow: "slow" };
export const text = (px: number) =>
  `Too small to read? Set larger letters on the phone, and the game follows. Now: ${px} px.`;

/** Lines for the IT administrator. */
export const more = {
  address: (origin: string) => `This page: ${origin}/check`,
  websocket: (ok: boolean, host: string) =>
    ok
      ? `WebSocket: open (ws on ${host}).`
      : `WebSocket: let “Connection: Upgrade” to ${host}, path /socket.io/, through the proxy or filter.`,
  polling: (ok: boolean, host: string) =>
    ok
      ? "Long polling: open (plain GET and POST)."
      : `Long polling: let GET and POST to http://${host}/socket.io/ through; an answer may take 5 seconds.`,
  delays: (all: number[]) => `Answers took ${all.join(", ")} ms.`,
  nothing: "Nothing else is needed: no internet, no other server.",
  screen: (width: number, height: number, ratio: number) =>
    `Screen: ${width} × ${height}, ${ratio} device ${ratio === 1 ? "pixel" : "pixels"} to one.`,
};
