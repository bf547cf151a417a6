/** The words of the page that says what gets through. The one place to translate them. */

export const signs = { good: "✓", bad: "✗", slow: "!" };

/** The verdict: what it means, and what to do. `how` as found by check.js. */
export const verdict = {
  asking: ["Can this phone play?", "A moment, please."],
  best: ["It works from here", "All is well. The light on the laptop is green now."],
  slow: ["It works, slowly", "The network is slow just now. Go nearer to the Wi-Fi, and close what you do not need."],
  polling: [
    "It works from here",
    "WebSocket is cut on the way, so it goes by long polling. Nothing to do: nobody will notice.",
  ],
  websocket: ["It works from here", "Long polling is cut on the way, but WebSocket is there, and that is enough."],
  none: [
    "Not from here yet",
    "The page came, the game does not. Try another Wi-Fi, or show this page to your IT person.",
  ],
};

/** Instead of the second sentence, in the browser of the host. */
export const own = "But this is the laptop itself, so its light stays dark. Now try it with a phone.";

export const transport = { yes: "gets through", no: "is cut" };
export const delay = (ms) => `${ms} ms`;
export const quick = { good: "quick", fair: "good enough", slow: "slow" };
export const text = (px) =>
  `Too small to read? Make letters larger in the settings of the phone: the game follows. Now: ${px} px.`;

/** Lines for the IT person. */
export const more = {
  address: (origin) => `This page: ${origin}/check`,
  websocket: (ok, host) =>
    ok
      ? `WebSocket: open (ws on ${host}).`
      : `WebSocket: let “Connection: Upgrade” to ${host} pass the proxy or filter, path /socket.io/.`,
  polling: (ok, host) =>
    ok
      ? "Long polling: open (plain GET and POST)."
      : `Long polling: let GET and POST to http://${host}/socket.io/ pass; an answer may take 5 seconds.`,
  delays: (all) => `Answers took ${all.join(", ")} ms.`,
  nothing: "No other address is needed: no internet, no other server.",
  screen: (width, height, ratio) =>
    `Screen: ${width} × ${height}, ${ratio} device ${ratio === 1 ? "pixel" : "pixels"} to one.`,
};
